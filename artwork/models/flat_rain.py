"""A rain suit laid flat: hooded jacket with storm flap, bib trousers, sealed seams.

Options: color; lining (inside of the hood, colour of the braces); tape 0 or 1 for the reflective bands.
"""

from assembly import assembled
from flat_cloth import Panel, mirrored_outline, outline, sewn_on, ups
from garment_cloth import cloth
from garment_trim import storm_flap
from geom import *
import materials as M
from polygons import poly_sdf

VIEWS = {
    "flat": dict(rot=(0, 0, 0), elev=70, frame=0.88),
    "hood": dict(rot=(0, 0, 0), elev=66, frame=0.88, zoom=(2.7, 0.20, 0.22)),
}
YELLOW = "e4ec00"
BODY = [
    (0, -4.3),
    (1.8, -4.34),
    (2.95, -4.22, 1),
    (2.98, -1.5),
    (2.86, 1.0, 1),
    (2.58, 1.9),
    (2.46, 2.85, 1),
]
BODY += [(1.6, 3.18), (0.92, 3.38, 1), (0.6, 3.16), (0, 3.08)]
SLEEVE = [
    (2.36, 2.90, 1),
    (2.80, 2.50),
    (3.42, 1.2),
    (4.20, -0.9),
    (4.86, -3.0, 1),
    (3.62, -3.36, 1),
    (3.14, -1.5),
    (2.80, 0.95, 1),
]
HOOD = [(0, 3.0), (0.95, 3.16, 1), (1.36, 3.9), (1.42, 4.7), (1.10, 5.55), (0.5, 5.95), (0, 6.05)]
FACE = [(0, 3.32), (0.42, 3.50), (0.72, 4.1), (0.76, 4.75), (0.52, 5.30), (0, 5.50)]
LEGS = [
    (0, -1.2),
    (0.12, -1.6),
    (0.40, -6.6, 1),
    (1.95, -6.75, 1),
    (2.05, -3.0),
    (2.15, 0.2),
    (1.95, 2.0, 1),
]
LEGS += [(1.92, 2.5), (1.50, 3.1), (1.20, 4.5), (1.12, 5.25, 1), (0, 5.30)]


def flipped(points, side):
    return [(side * x, *rest) for x, *rest in points]


def face_of(panel):
    """Distance to the hood's opening, negative inside."""
    return poly_sdf(np.c_[panel.x, panel.y], mirrored_outline(FACE))


def jacket(yellow, plain, lining, tape):
    inside = Panel(mirrored_outline(FACE))
    dark = cloth(lining, finish="coated")
    for side in (-1, 1):
        p = Panel(outline(flipped(SLEEVE, side)))
        along = (np.abs(p.x) - 2.5) * 0.33 - (p.y - 2.7) * 0.944
        silver = np.minimum(p.band(along, 2.15), p.band(along, 3.75))
        p.lay(
            "sleeve",
            yellow,
            0.06,
            0.20,
            soft=0.22,
            seed=11 + side,
            strength=1.6,
            tape=silver if tape else p.none,
            turn=side * 18,
            seam=np.abs(along - 5.35),
        )
    hood = Panel(mirrored_outline(HOOD))
    face = face_of(hood)
    rim = 0.10 * np.exp(-(((face - 0.10) / 0.09) ** 2)) - 0.44 * smooth(0.05, -0.14, face)
    middle = np.where(hood.y > 5.5, np.abs(hood.x), 9)
    hood.lay("hood", yellow, 0.34, 0.26, soft=0.5, seed=5, strength=0.9, raised=rim, seam=middle)
    inside.lay("hood inside", dark, 0.38, 0.02, seed=8, strength=0.2)
    C = hood.line(mirrored_outline(FACE)[::4], 260, 0.02)
    tube("hood rim", C, 0.055, plain, 14, closed=True)
    cord = M.plastic("1b1c1e", 0.5)
    for side in (-1, 1):
        line = np.array(
            [
                (side * 0.34, 3.42, 0.74),
                (side * 0.42, 3.05, 0.66),
                (side * 0.40, 2.55, 0.60),
                (side * 0.46, 2.1, 0.58),
            ]
        )
        tube("cord", catmull(line, 80), 0.035, cord, 12)
        rbox("toggle", (0.16, 0.26, 0.14), 0.06, cord, edge=0.04, loc=(side * 0.405, 2.78, 0.64))
    p = Panel(mirrored_outline(BODY))
    pocket = np.minimum(p.box(-1.52, -3.15, 0.80, 0.62), p.box(1.52, -3.15, 0.80, 0.62))
    flap = np.minimum(p.box(-1.52, -2.58, 0.86, 0.20, 0.03), p.box(1.52, -2.58, 0.86, 0.20, 0.03))
    silver = np.minimum.reduce([p.band(p.y, level) for level in (-1.75, -0.35)])
    silver = np.minimum(silver, np.where(p.y > -0.35, p.band(np.abs(p.x), 1.46), 9))
    p.lay(
        "jacket",
        yellow,
        0.26,
        0.18,
        soft=0.22,
        seed=2,
        strength=1.6,
        raised=sewn_on(pocket, flap),
        tape=silver if tape else p.none,
        pocket=pocket,
        flap=flap,
        seam=np.abs(p.y - 2.25),
    )
    C = p.line([(0.0, -4.27), (0.02, -1.5), (-0.02, 0.8), (0.0, 3.16)], 300, 0.02)
    storm_flap(C, ups(C), plain, None)
    stud = M.metal("8d9297", 0.3)
    for y in (-3.8, -2.6, -1.05, 0.6, 1.8, 2.9):
        k = int(np.argmin(np.abs(C[:, 1] - y)))
        lathe(
            "stud",
            [(0, 0), (0.08, 0, 0.01), (0.07, 0.04, 0.015), (0, 0.045)],
            stud,
            40,
            parent=group("stud", loc=C[k] + [0, 0, 0.05]),
        )


def trousers(yellow, braces, tape):
    p = Panel(mirrored_outline(LEGS))
    bands = np.minimum(p.band(p.y, -3.6), p.band(p.y, -4.9))
    seam = np.minimum(np.abs(p.y - 2.35), np.where(p.y < 2.35, np.abs(p.x) + 9 * (p.y > 1.2), 9))
    pocket = p.box(0, 4.15, 0.62, 0.55)
    p.lay(
        "trousers",
        yellow,
        0.14,
        0.22,
        soft=0.26,
        seed=6,
        strength=1.7,
        tape=bands if tape else p.none,
        seam=seam,
        pocket=pocket,
        raised=sewn_on(pocket),
    )
    web = M.webbing(braces, ribs=4, pitch=26)
    hard = M.plastic("17181a", 0.4, 0.1)
    for side in (-1, 1):
        z = float(p.height(np.array([side * 0.8]), np.array([4.9]))[0])
        course = [
            (side * 0.80, 4.70, z + 0.05),
            (side * 0.84, 5.3, z + 0.05),
            (side * 1.05, 6.1, 0.16),
        ]
        course += [
            (side * 0.75, 6.75, 0.08),
            (-side * 0.25, 6.55, 0.10 + 0.05 * side),
            (-side * 0.75, 5.9, 0.05),
        ]
        C = catmull(np.array(course), 200)
        strap("brace", C, ups(C), 0.40, 0.05, web)
        rbox(
            "buckle", (0.56, 0.66, 0.14), 0.08, hard, edge=0.05, loc=(side * 0.815, 4.92, z + 0.11)
        )


def build(view="flat", color=YELLOW, lining="7d8210", braces="c9d000", tape="1"):
    coated = cloth(color, finish="coated")
    plain = M.plastic(color, 0.46)
    assembled(lambda: jacket(coated, plain, lining, tape == "1"), (-3.15, 0.45, 0), (0, 0, 3))
    assembled(lambda: trousers(coated, braces, tape == "1"), (4.05, 0.55, 0), (0, 0, -3))
