"""High-visibility trousers laid flat: two bands round each leg, knee-pad pockets, dark knees and hems."""

from fasteners import button
from garment_cloth import cloth, plain_cloth
from geom import *
from laid_garment import *
from wrinkles import RAKE, garment_wrinkles
import materials as M

VIEWS = {
    "flat": dict(rot=(0, 0, 2), elev=74, frame=0.87, lights=RAKE),
    "knee": dict(rot=(0, 0, 2), elev=66, frame=0.87, zoom=(2.4, -0.10, -0.10), lights=RAKE),
}
ORANGE, NAVY = "ff5a12", "1c2740"
LEGS = [(0, -0.04), (0.10, -0.5), (0.20, -2.2), (0.34, -4.8), (0.50, -7.6, 1), (2.42, -7.68, 1), (2.58, -4.8), (2.74, -1.2)]
LEGS += [(2.72, 0.4), (2.46, 1.8), (2.22, 2.95, 1), (1.2, 2.88), (0, 2.84)]
ANKLE = [(0.50, -7.6), (2.42, -7.68)]


def waist(p, navy, thread):
    """The band with its belt loops, button and fly."""
    C = p.line([(-2.24, 2.74), (-1.1, 2.68), (0, 2.64), (1.1, 2.68), (2.24, 2.74)], 300, 0.02)
    strap("waistband", C, ups(C), 0.46, 0.06, navy)
    for offset in (-0.19, 0.19):
        stitches("band seam", C + [0, offset, 0.035], ups(C), thread, 0.07, 0.045, 0.008)
    for x in (-1.75, -0.85, 0.85, 1.75):
        L = p.line([(x, 2.36), (x, 2.64), (x, 2.96)], 40, 0.08)
        strap("loop", L, ups(L), 0.17, 0.04, navy)
    for course in ([(0.02, 2.4), (0.0, 1.4), (-0.02, 0.45)], [(0.48, 2.4), (0.48, 1.4), (0.36, 0.8), (0.02, 0.5)]):
        fly = p.line(course, 120, 0.012)
        stitches("fly", fly, ups(fly), thread, 0.07, 0.045, 0.008)
    button(p, 0.0, 2.64, "27344f", 0.11, 0.11)


def knee(p, side, navy, thread):
    """A pocket for a knee pad, open under its flap, as wide on both legs."""
    x = side * 1.42
    sewn(p, box_points(x, -3.35, 0.80, 1.15), navy, thread, 0.07, (0.06, 0.12))
    sewn(p, box_points(x, -2.12, 0.84, 0.22), navy, thread, 0.12, (0.05,))


def build(view="flat"):
    fabric = cloth(ORANGE, second=NAVY)
    dark, navy = cloth(NAVY), M.fabric(NAVY, 60, "Object", 0.3)
    thread, pale = M.fabric("8a3208", 20, "Object", 0.2), M.fabric("6f7d9c", 20, "Object", 0.2)
    p = Garment(LEGS)
    p.arm = 0 * p.arm + 1
    raised = garment_wrinkles(p, 12, 1.0, legs=True) + mouths(p, ANKLE, plain_cloth(NAVY))
    zone = smooth(-6.88, -6.90, p.y)
    pocket = np.where((p.y > 0.6) & (p.y < 2.45), np.abs(np.abs(p.x) - 1.25 - 0.42 * (2.45 - p.y)), 9)
    middle = np.minimum(np.maximum(np.abs(p.x), p.y - 0.3), np.abs(p.y + 7.35))
    p.lay(
        "trousers", fabric, 0.16, 0.15, soft=0.22, seed=6, strength=0.0, raised=raised,
        tape=p.bands(leg=(-5.15, -6.35)), zone=zone, seam=np.minimum(middle, pocket),
    )
    waist(p, navy, pale)
    for side in (-1, 1):
        knee(p, side, dark, pale)
        flapped_pocket(p, side * 2.0, -0.85, 0.56, 0.66, fabric, thread)
    laid_by_hand()
