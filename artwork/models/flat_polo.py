"""A high-visibility polo shirt laid flat: knitted collar, three-button placket, bands round body and over shoulders."""

from fasteners import button
from flat_cloth import Panel, mirrored_outline, outline, ups
from flat_rain import flipped
from garment_cloth import cloth
from geom import *
import materials as M

VIEWS = {
    "flat": dict(rot=(0, 0, 3), elev=70, frame=0.86),
    "collar": dict(rot=(0, 0, 3), elev=66, frame=0.86, zoom=(2.5, 0.0, 0.24)),
}
LIME = "d3f000"
BODY = [(0, -3.9), (1.6, -3.92), (2.72, -3.82, 1), (2.72, -1.2), (2.66, 1.0, 1), (2.52, 1.9), (2.40, 2.80, 1), (1.6, 3.12), (0.82, 3.36, 1), (0.6, 3.02), (0, 2.80)]
BACK_NECK = [(0, 2.4), (0.9, 2.6, 1), (0.92, 3.36, 1), (0.5, 3.50), (0, 3.54)]
SLEEVE = [(2.20, 2.94, 1), (2.80, 2.66), (3.62, 1.72), (4.12, 0.98, 1), (3.55, 0.52), (2.96, 0.16, 1), (2.70, 0.75), (2.50, 1.5, 1)]
LEAF = [(0.04, 2.78, 1), (0.66, 2.02, 1), (1.14, 2.66), (1.02, 3.42, 1), (0.70, 3.58), (0.40, 3.24)]
BANDS, BRACE = (-2.55, -1.15), 1.46


def sleeve(side, lime, thread):
    p = Panel(outline(flipped(SLEEVE, side)))
    along = (np.abs(p.x) - 2.35) * 0.70 - (p.y - 2.85) * 0.714
    p.lay("sleeve", lime, 0.06, 0.16, seed=11 + side, strength=1.2, turn=side * 40, seam=np.abs(along - 2.35))
    C = p.line([(side * 4.02, 0.98), (side * 3.52, 0.60), (side * 2.98, 0.28)], 120, 0.01)
    stitches("sleeve hem", C, ups(C), thread, 0.07, 0.045, 0.008)


def placket(panel, lime, thread):
    """A half-length overlap with three buttons, the top one open."""
    C = panel.line([(0.0, 0.95), (0.0, 1.8), (0.0, 2.80)], 120, 0.02)
    strap("placket", C, ups(C), 0.46, 0.05, lime)
    for x in (-0.19, 0.19):
        stitches("placket seam", C + [x, 0, 0.03], ups(C), thread, 0.07, 0.045, 0.008)
    box_line = panel.line([(-0.19, 1.02), (0.0, 1.02), (0.19, 1.02)], 40, 0.05)
    stitches("placket end", box_line, ups(box_line), thread, 0.07, 0.045, 0.008)
    for y in (1.35, 1.98, 2.60):
        button(panel, 0.0, y, "c4d63c", 0.055, 0.075)


def collar(lime, thread):
    for side in (-1, 1):
        p = Panel(outline(flipped(LEAF, side)))
        slope = 0.20 * smooth(2.0, 3.5, p.y)
        p.lay("leaf", lime, 0.42, 0.09, soft=0.09, seed=5 + side, strength=0.3, tilt=slope, turn=side * 52)
        edge = outline(flipped([(0.17, 2.74), (0.66, 2.18), (1.02, 2.66), (0.93, 3.24)], side))
        C = p.line(edge[: int(len(edge) * 0.62)], 200, 0.008)
        stitches("collar seam", C, ups(C), thread, 0.07, 0.045, 0.008)


def build(view="flat"):
    lime, rib = cloth(LIME, finish="tricot"), cloth("c4e000", finish="tricot")
    plain, thread = M.fabric(LIME, 60, "Object", 0.3), M.fabric("98a420", 20, "Object", 0.2)
    back = Panel(mirrored_outline(BACK_NECK))
    back.lay("back", lime, 0.14, 0.10, seed=4, strength=0.4, tilt=0.30 * smooth(2.9, 3.5, back.y))
    for side in (-1, 1):
        sleeve(side, lime, thread)
    p = Panel(mirrored_outline(BODY))
    p.lay("front", lime, 0.22, 0.16, seed=2, strength=1.5, tape=p.tapes(BANDS, BRACE))
    placket(p, plain, thread)
    hem = p.line([(-2.66, -3.70), (-1.5, -3.80), (0, -3.78), (1.5, -3.80), (2.66, -3.70)], 300, 0.01)
    stitches("hem", hem, ups(hem), thread, 0.07, 0.045, 0.008)
    collar(rib, thread)
