"""High-visibility trousers laid flat: two bands round each leg, knee-pad pockets, dark knees and hems."""

from fasteners import button
from flat_cloth import Panel, mirrored_outline, sewn_on, ups
from garment_cloth import cloth
from geom import *
import materials as M

VIEWS = {
    "flat": dict(rot=(0, 0, 2), elev=70, frame=0.87),
    "knee": dict(rot=(0, 0, 2), elev=66, frame=0.87, zoom=(2.4, -0.10, -0.10)),
}
ORANGE, NAVY = "ff5a12", "1c2740"
LEGS = [(0, 1.15), (0.14, 0.6), (0.34, -1.6), (0.62, -5.6, 1), (2.28, -5.78, 1), (2.36, -2.4), (2.34, 1.0), (2.22, 2.8), (1.96, 4.05, 1), (1.92, 4.52, 1), (0, 4.46)]


def waist(p, navy, thread):
    """The band with its belt loops, button and fly."""
    C = p.line([(-1.90, 4.28), (-1.0, 4.24), (0, 4.20), (1.0, 4.24), (1.90, 4.28)], 300, 0.02)
    strap("waistband", C, ups(C), 0.46, 0.06, navy)
    for offset in (-0.19, 0.19):
        stitches("band seam", C + [0, offset, 0.035], ups(C), thread, 0.07, 0.045, 0.008)
    for x in (-1.45, -0.75, 0.75, 1.45):
        L = p.line([(x, 3.96), (x, 4.2), (x, 4.50)], 40, 0.07)
        strap("loop", L, ups(L), 0.17, 0.04, navy)
    fly = p.line([(0.02, 4.0), (0.0, 3.0), (-0.02, 1.9)], 120, 0.012)
    stitches("fly", fly, ups(fly), thread, 0.07, 0.045, 0.008)
    curve = p.line([(0.46, 4.0), (0.46, 2.9), (0.34, 2.3), (0.02, 2.0)], 120, 0.012)
    stitches("fly", curve, ups(curve), thread, 0.07, 0.045, 0.008)
    button(p, 0.0, 4.20, "c4d63c", 0.10, 0.11)


def build(view="flat"):
    fabric = cloth(ORANGE, second=NAVY)
    navy = M.fabric(NAVY, 60, "Object", 0.3)
    thread = M.fabric("8a3208", 20, "Object", 0.2)
    p = Panel(mirrored_outline(LEGS))
    side = np.sign(p.x)
    cx = side * (0.98 + 0.10 * smooth(0, -5, p.y))
    knee = p.box(cx, -1.30, 0.86, 1.12, 0.12)
    knee_flap = p.box(cx, -0.42, 0.90, 0.20, 0.05)
    thigh = p.box(2.0, 0.72, 0.46, 0.66, 0.06)
    rule = p.box(-2.0, 0.62, 0.36, 0.86, 0.06)
    thigh_flap = p.box(2.0, 1.30, 0.50, 0.19, 0.04)
    pocket = np.minimum.reduce([knee, thigh, rule])
    flap = np.minimum(knee_flap, thigh_flap)
    hip = np.where(np.abs(p.x) > 0.5, np.abs(np.abs(p.x) - 1.10 - 0.30 * (4.0 - p.y)) * (p.y > 2.4) + 9 * (p.y <= 2.4), 9)
    bands = np.minimum(p.band(p.y, -3.10), p.band(p.y, -4.35))
    hems = smooth(-5.02, -5.04, p.y)
    zone = np.maximum(1 - smooth(-0.01, 0.01, knee), hems)
    zone = np.maximum(zone, 1 - smooth(-0.01, 0.01, np.minimum(knee_flap, thigh_flap)))
    middle = np.where(p.y > 0.9, np.abs(p.x), 9)
    p.lay("trousers", fabric, 0.16, 0.24, soft=0.28, seed=6, strength=1.7, tape=bands, zone=zone, pocket=pocket, flap=flap, seam=np.minimum(middle, hip), raised=sewn_on(pocket, flap))
    waist(p, navy, thread)
    for s in (-1, 1):
        hem = p.line([(s * 0.66, -5.50), (s * 1.45, -5.60), (s * 2.24, -5.66)], 120, 0.01)
        stitches("hem", hem, ups(hem), M.fabric("0f1626", 20, "Object", 0.2), 0.07, 0.045, 0.008)
