"""A high-visibility work shirt laid flat: collar, buttoned placket, flapped pockets, banded sleeves."""

from flat_cloth import Panel, mirrored_outline, outline, sewn_on, ups
from garment_cloth import cloth
from garment_trim import storm_flap
from geom import *
import materials as M

VIEWS = {
    "flat": dict(rot=(0, 0, 3), elev=70, frame=0.86),
    "collar": dict(rot=(0, 0, 3), elev=66, frame=0.86, zoom=(2.7, 0.0, 0.24)),
}
LIME = "d3f000"
BODY = [
    (0, -3.75),
    (1.5, -3.78),
    (2.5, -3.52),
    (2.82, -3.20, 1),
    (2.80, -1.0),
    (2.72, 1.0, 1),
    (2.46, 1.8),
]
BODY += [(2.40, 2.75, 1), (1.6, 3.10), (0.80, 3.36, 1), (0.62, 2.95), (0, 2.62)]
BACK_NECK = [(0, 2.3), (0.9, 2.6, 1), (0.92, 3.34, 1), (0.5, 3.50), (0, 3.54)]
SLEEVE = [
    (2.30, 2.80, 1),
    (2.72, 2.45),
    (3.30, 1.2),
    (3.95, -0.7),
    (4.45, -2.45, 1),
    (3.45, -2.72, 1),
    (3.05, -1.2),
    (2.66, 0.95, 1),
]
CUFF = [(4.43, -2.36, 1), (4.58, -3.02, 1), (3.42, -3.28, 1), (3.43, -2.60, 1)]
LEAF = [(0.05, 2.70, 1), (0.62, 1.92, 1), (1.12, 2.62), (1.02, 3.40, 1), (0.72, 3.58), (0.42, 3.20)]
BANDS, BRACE = (-2.45, -1.10), 1.46


def flipped(points, side):
    return [(side * x, *rest) for x, *rest in points]


def sleeve(side, lime, thread):
    """A long sleeve beside the body, two bands square to the arm, and its buttoned cuff."""
    p = Panel(outline(flipped(SLEEVE, side)))
    along = (np.abs(p.x) - 2.45) * 0.315 - (p.y - 2.6) * 0.949
    silver = np.minimum(p.band(along, 2.05), p.band(along, 3.45))
    p.lay("sleeve", lime, 0.06, 0.16, seed=11 + side, strength=1.5, tape=silver, turn=side * 18)
    cuff = Panel(outline(flipped(CUFF, side)))
    cuff.lay("cuff", lime, 0.08, 0.20, seed=3, strength=0.5, turn=side * 18)
    for a, b in (((4.38, -2.48), (3.50, -2.70)), ((4.50, -2.92), (3.48, -3.16))):
        C = cuff.line([(side * a[0], a[1]), (side * b[0], b[1])], 120, 0.01)
        stitches("cuff seam", C, ups(C), thread, 0.07, 0.045, 0.008)
    button(cuff, side * 3.72, -2.92)


def button(panel, x, y, size=0.085, lift=0.03):
    z = float(panel.height(np.array([x]), np.array([y]))[0]) + lift
    at = group("button", loc=(x, y, z))
    shape = [
        (0, 0),
        (size * 0.94, 0, 0.01),
        (size, 0.03, 0.012),
        (size * 0.7, 0.028, 0.008),
        (0, 0.02),
    ]
    lathe("button", shape, M.plastic("c4d63c", 0.3, coat=0.2), 48, parent=at)
    for q in range(4):
        a = math.radians(45 + 90 * q)
        spot = (0.026 * math.cos(a), 0.026 * math.sin(a), 0.022)
        cyl("hole", 0.012, 0.01, M.plastic("5a6418", 0.6), 0.001, spot, parent=at, seg=12)


def neck_label(panel):
    """The woven label inside the back of the neck."""
    cloth_ = M.fabric("f4f4f0", 60, "Object", 0.2)
    z = float(panel.height(np.array([0.0]), np.array([3.14]))[0])
    rbox(
        "label",
        (0.52, 0.34, 0.03),
        0.03,
        cloth_,
        edge=0.012,
        loc=(0, 3.12, z + 0.03),
        rot=(-8, 0, 0),
    )


def collar(lime, plain, thread):
    """Two leaves that fall from the neck to their points."""
    for side in (-1, 1):
        p = Panel(outline(flipped(LEAF, side)))
        slope = 0.22 * smooth(2.0, 3.5, p.y)
        p.lay(
            "leaf",
            lime,
            0.44,
            0.10,
            soft=0.09,
            seed=5 + side,
            strength=0.35,
            tilt=slope,
            turn=side * 52,
        )
        inner = outline(flipped([(0.16, 2.70), (0.62, 2.08), (1.00, 2.64), (0.93, 3.20)], side))
        C = p.line(inner[: int(len(inner) * 0.62)], 200, 0.008)
        stitches("collar seam", C, ups(C), thread, 0.07, 0.045, 0.008)


def build(view="flat"):
    lime = cloth(LIME)
    plain = M.fabric(LIME, 60, "Object", 0.3)
    thread = M.fabric("98a420", 20, "Object", 0.2)
    back = Panel(mirrored_outline(BACK_NECK))
    back.lay("back", lime, 0.16, 0.10, seed=4, strength=0.4, tilt=0.30 * smooth(2.9, 3.5, back.y))
    neck_label(back)
    for side in (-1, 1):
        sleeve(side, lime, thread)
    p = Panel(mirrored_outline(BODY))
    pocket = np.minimum(p.box(-1.32, 1.05, 0.56, 0.62), p.box(1.32, 1.05, 0.56, 0.62))
    flap = np.minimum(p.box(-1.32, 1.56, 0.60, 0.20, 0.03), p.box(1.32, 1.56, 0.60, 0.20, 0.03))
    silver = np.maximum(p.tapes(BANDS, BRACE), 0.03 - np.minimum(pocket, flap))
    yoke = np.abs(p.y - 2.42)
    p.lay(
        "front",
        lime,
        0.22,
        0.14,
        seed=2,
        strength=1.5,
        raised=sewn_on(pocket, flap),
        tape=silver,
        pocket=pocket,
        flap=flap,
        seam=yoke,
    )
    C = p.line([(0.0, -3.74), (0.02, -1.5), (-0.02, 0.8), (0.0, 2.72)], 300, 0.01)
    storm_flap(C, ups(C), plain, thread)
    for y in (-3.0, -1.75, -0.35, 0.55, 1.5, 2.35):
        button(p, 0.0, y, lift=0.075)
    for side in (-1, 1):
        button(p, side * 1.32, 1.48, 0.075)
    hem = p.line(
        [
            (-2.75, -3.12),
            (-2.42, -3.40),
            (-1.5, -3.66),
            (0, -3.63),
            (1.5, -3.66),
            (2.42, -3.40),
            (2.75, -3.12),
        ],
        300,
        0.01,
    )
    stitches("hem", hem, ups(hem), thread, 0.07, 0.045, 0.008)
    collar(lime, plain, thread)
