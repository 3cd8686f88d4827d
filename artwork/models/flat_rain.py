"""A rain suit laid flat: hooded jacket with storm flap, bib trousers, sealed seams.

Options: color; lining (inside of the hood, colour of the braces); tape 0 or 1 for the reflective bands.
"""

from assembly import assembled
from bib_back import back_panel, brace
from fasteners import side_release
from garment_cloth import cloth, plain_cloth
from geom import *
from laid_collars import *
from laid_garment import *
from wrinkles import RAKE, garment_wrinkles
import materials as M

VIEWS = {
    "flat": dict(rot=(0, 0, 0), elev=74, frame=0.88, lights=RAKE),
    "hood": dict(rot=(0, 0, 0), elev=70, frame=0.88, zoom=(3.0, 0.25, 0.16), lights=RAKE),
}
YELLOW = "dde400"
HEM, LENGTH, CUFF = -0.75, 6.6, 0.76
BANDS = dict(body=(2.3, 3.8), sleeve=(2.6, 4.1), brace=1.45)
LEGS = [(0, -0.04), (0.12, -0.5), (0.22, -2.2), (0.36, -4.8), (0.50, -7.6, 1), (2.60, -7.62, 1)]
LEGS += [(2.78, -4.8), (2.96, -1.2), (2.90, 0.4), (2.66, 1.8)]
BIB = [(2.50, 2.6), (2.28, 3.2, 1), (1.66, 4.0), (1.38, 5.6, 1), (0, 5.62)]
ANKLE = [(0.50, -7.6), (2.60, -7.62)]


def flipped(points, side):
    return [(side * x, *rest) for x, *rest in points]


def stud(panel, y, metal):
    z = float(panel.height(np.array([0.0]), np.array([y]))[0])
    shape = [(0, 0.045), (0.07, 0.04, 0.015), (0.08, 0, 0.01)]
    lathe("stud", shape, metal, 40, parent=group("stud", loc=(0, y, z + 0.005)))


def cords(p):
    """The hood's cord comes out at both sides of the flap and ends in a toggle."""
    dark = M.plastic("1b1c1e", 0.5)
    for side in (-1, 1):
        C = p.line([(side * 0.46, 7.52), (side * 0.50, 7.1), (side * 0.46, 6.6), (side * 0.52, 6.1)], 80, 0.035)
        C[:6, 2] += np.linspace(0.25, 0.0, 6)
        tube("cord", C, 0.032, dark, 12)
        rbox("toggle", (0.16, 0.26, 0.13), 0.06, dark, edge=0.04, loc=C[44] + [0, 0, 0.03], rot=(0, 0, side * 4))


def jacket(coated, lining, tape):
    before = set(bpy.data.collections["product"].all_objects)
    inside = plain_cloth(lining)
    p = Garment([*body_points(HEM, 3.1), *sleeve_points(LENGTH, CUFF, 0.08), *BACK_NECK])
    raised = p.armhole() + garment_wrinkles(p, 14, 1.1) + mouths(p, cuff_ends(LENGTH, CUFF), inside)
    seam = np.minimum.reduce([np.abs(p.arm), p.on_body(np.abs(p.y - 6.55)), p.on_sleeve(np.abs(p.t - LENGTH + 0.6))])
    bands = p.bands(**BANDS) if tape else p.none
    p.lay("jacket", coated, 0.16, 0.15, soft=0.22, seed=2, strength=0.0, raised=raised, tape=bands, seam=seam)
    hood(7.5, coated, coated, inside, sewn=True)
    for side in (-1, 1):
        flapped_pocket(p, side * 1.5, 0.45, 0.76, 0.58, coated, None)
    flap = storm_flap(p, HEM + 0.05, 7.72, coated, None, 0.31, 0.10, bands=BANDS["body"] if tape else ())
    for y in np.linspace(HEM + 0.5, 7.3, 7):
        stud(flap, float(y), M.metal("8d9297", 0.3))
    cords(p)
    laid_by_hand(before)


def braces_of(p, web, hard):
    """Braces over the back of the bib, closed by buckles at its front."""
    for side in (-1, 1):
        z = float(p.height(np.array([side * 1.05]), np.array([5.3]))[0])
        brace(side, z, 0.36, 0.032, web)
        side_release(hard, 0.46, middle=(side * 1.04, 5.10, z + 0.09))


def trousers(coated, braces, tape):
    before = set(bpy.data.collections["product"].all_objects)
    inside = plain_cloth("6b6f20" if tape else "7a5c12")
    back_panel(inside)
    p = Garment([*LEGS, *BIB])
    p.arm = 0 * p.arm + 1
    raised = garment_wrinkles(p, 21, 1.1, legs=True) + mouths(p, ANKLE, inside)
    seam = np.minimum.reduce([np.abs(p.y - 2.6), np.maximum(np.abs(p.x), p.y - 0.3), np.abs(p.y + 7.3)])
    bands = p.bands(leg=(-4.6, -5.9)) if tape else p.none
    p.lay("trousers", coated, 0.16, 0.15, soft=0.22, seed=6, strength=0.0, raised=raised, tape=bands, seam=seam)
    sewn(p, pocket_points(0, 4.35, 0.72, 0.60), coated, None, 0.06)
    braces_of(p, M.webbing(braces, ribs=4, pitch=26), M.plastic("26282b", 0.4, 0.1))
    laid_by_hand(before)


def build(view="flat", color=YELLOW, lining="7d8210", braces="c9d000", tape="1"):
    coated = cloth(color, finish="coated")
    assembled(lambda: jacket(coated, lining, tape == "1"), (-4.5, 0.0, 0), (0, 0, 2))
    assembled(lambda: trousers(coated, braces, tape == "1"), (4.9, 1.3, 0), (0, 0, -2))
