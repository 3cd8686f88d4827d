"""A high-visibility polo shirt laid flat: knitted collar, three-button placket, bands round body and over shoulders."""

from fasteners import button
from garment_cloth import cloth, plain_cloth
from geom import *
from laid_collars import *
from laid_garment import *
from wrinkles import RAKE, garment_wrinkles
import materials as M

VIEWS = {
    "flat": dict(rot=(0, 0, 3), elev=74, frame=0.86, lights=RAKE),
    "collar": dict(rot=(0, 0, 3), elev=70, frame=0.86, zoom=(2.5, 0.0, 0.24), lights=RAKE),
}
LIME = "d3f000"
HEM, SLEEVE, CUFF = 0.35, 3.75, 0.96
NECK = [(0.98, 8.0, 1), (0.64, 7.62), (0, 7.44)]


def placket(p, lime, thread):
    """A half-length overlap with three buttons, the top one open."""
    box = [(-0.22, 5.55, 1), (0.22, 5.55, 1), (0.22, 7.46, 1), (-0.22, 7.46, 1)]
    over = sewn(p, box, lime, thread, 0.06, (0.05,))
    C = over.line([(-0.16, 5.74), (0.0, 5.74), (0.16, 5.74)], 40, 0.01)
    stitches("placket end", C, ups(C), thread, 0.07, 0.045, 0.008)
    for y in (5.98, 6.52, 7.06):
        button(over, 0.0, y, "c4d63c", 0.02, 0.075)


def build(view="flat"):
    lime, rib = cloth(LIME, finish="tricot"), cloth("c8e400", finish="tricot")
    thread = M.fabric("98a420", 20, "Object", 0.2)
    at = lambda t, a, *sharp: (*(SHOULDER + t * ALONG + a * ACROSS), *sharp)
    sleeve = [(*ARMPIT, 1), at(SLEEVE, 0.22 - CUFF, 1), at(SLEEVE, 0.22 + CUFF, 1), at(2.4, 1.14), at(1.2, 0.92), tuple(SHOULDER)]
    p = Garment([*body_points(HEM, 2.80, 0.05), *sleeve, *NECK])
    raised = p.armhole() + garment_wrinkles(p, 5, 0.9)
    raised = raised + mouths(p, cuff_ends(SLEEVE, CUFF), plain_cloth("9fb800"), 0.2, 0.6)
    hems = [p.on_body(np.abs(p.y - HEM - 0.2)), p.on_sleeve(np.abs(p.t - SLEEVE + 0.25)), np.abs(p.arm)]
    p.lay(
        "polo", lime, 0.16, 0.15, soft=0.22, seed=2, strength=0.0, raised=raised,
        tape=p.bands((1.75, 3.15), brace=1.46), seam=np.minimum.reduce(hems),
    )
    placket(p, lime, thread)
    shirt_neck(rib, plain_cloth("a9c000"), thread)
    laid_by_hand()
