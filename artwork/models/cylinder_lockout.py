"""A lockout cover over the valve of a gas cylinder, closed by a padlock; the view `open` shows valve and half cover."""

import padlock
from geom import *
import materials as M
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, -20), elev=10, frame=0.86),
    "open": dict(rot=(0, 0, -20), elev=14, frame=0.86),
}
BELL = [(0.62, 0), (0.66, 0.02, 0.02), (0.66, 0.34, 0.05), (0.56, 0.44, 0.1), (0.56, 1.15, 0.2), (0.46, 1.60, 0.2), (0.22, 1.84, 0.12), (0.0, 1.88)]
TOP = 2.02


def label():
    body = "<rect width='300' height='220' rx='10' fill='#fbfbf9'/><rect width='300' height='72' rx='10' fill='#111'/>"
    body += T(150, 52, "LOCKED OUT", 40, 800, "#fff") + T(150, 116, "مقفل", 44, 700, "#c4161c", ar=True)
    for y, words in ((160, "NAME / الاسم"), (204, "DATE / التاريخ")):
        body += T(14, y, words, 20, 700, "#222", "start") + f"<rect x='150' y='{y + 2}' width='136' height='2.4' fill='#333'/>"
    return printed("cylinder_lockout", 300, 220, body, 900)


def cylinder():
    green = M.paint("1c7a4a", 0.3, 0.08)
    lathe("shoulder", [(0, 0), (1.12, 0, 0.03), (1.14, 0.05, 0.03), (1.14, 0.78), (1.02, 1.24, 0.3), (0.62, 1.62, 0.3), (0.44, 1.70, 0.05), (0, 1.70)], green, 192)
    steel = M.metal("7d8388", 0.34, bump=0.03)
    lathe("neck ring", [(0.34, 1.66), (0.50, 1.66, 0.03), (0.50, 1.98, 0.03), (0.30, 1.98)], steel, 128)
    for k in range(4):
        torus("thread", 0.503, 0.016, steel, loc=(0, 0, 1.72 + 0.07 * k))


def valve():
    brass, black = M.brass(), M.plastic("17181a", 0.4, 0.05)
    lathe("body", [(0, 1.95), (0.20, 1.95), (0.22, 2.2, 0.03), (0.18, 2.3, 0.03), (0.18, 2.9, 0.03), (0.10, 2.95), (0.10, 3.1), (0, 3.1)], brass, 96)
    out = group("outlet", loc=(-0.16, 0, 2.55), rot=(0, -90, 0))
    lathe("outlet", [(0, 0), (0.14, 0), (0.14, 0.10, 0.02), (0.11, 0.12), (0.11, 0.30, 0.02), (0, 0.30)], brass, 64, parent=out)
    lathe("wheel", [(0, 3.06), (0.10, 3.05), (0.14, 3.12, 0.03), (0.30, 3.10, 0.04), (0.38, 3.16, 0.05), (0.36, 3.28, 0.05), (0.12, 3.24, 0.05), (0, 3.30)], black, 96)


def half(parent, side, red):
    """One half of the cover: side 1 right, -1 left, with its ear for the padlock and its hinge."""
    arc = (-90, 90) if side > 0 else (90, 270)
    shell = [(r, z) for r, z, *_ in BELL]
    lathe("shell", BELL, red, 120, parent=parent, arc=arc)
    inner = [(max(r - 0.045, 0), z) for r, z in shell]
    lathe("inside", inner, red, 120, parent=parent, arc=arc)
    seam = np.array([(0, -r, z) for r, z in shell[:-1]])
    for y in (-1, 1):
        C = catmull(seam * [1, -y, 1], 60) if y < 0 else catmull(seam * [1, 1, 1], 60)
        tube("edge", C + [side * 0.012, 0, 0], 0.028, red, 12, parent=parent)


def ear(parent, red, side):
    """The ear that both padlock holes go through; it stands off the seam in front."""
    hole = superellipse(0.085, 0.085, 2, 32)
    o = rrect(0.92, 0.80, 0.12)
    plate("ear", o, 0.06, 0.015, red, holes=[hole + [0.27, 0.19], hole + [0.27, -0.19]], parent=parent, loc=(side * 0.034, -0.90, 0.90), rot=(90, 0, -90))


def build(view="hero"):
    red = M.plastic("c8151b", 0.34, 0.06, gs=70)
    cylinder()
    cover = group("cover", loc=(0, 0, TOP))
    if view == "open":
        valve()
        half(cover, -1, red)
        ear(cover, red, -1)
        swung = group("swung", cover, (0, 0.62, 0), (0, 0, 118))
        moved = group("half", swung, (0, -0.62, 0))
        half(moved, 1, red)
        ear(moved, red, 1)
        return
    for side in (-1, 1):
        half(cover, side, red)
        ear(cover, red, side)
    face = M.label(label(), 0.4, 0.1)
    wrap_label("label", 0.565, TOP + 0.58, TOP + 1.12, -76, -10, face)
    lock = group("lock", loc=(0.0, -1.17, TOP + 1.07 - 1.735), rot=(0, 0, 0))
    padlock.lock(lock, "yellow", key=False)
