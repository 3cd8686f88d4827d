"""A lockout cover over the valve of a gas cylinder, closed by a padlock; the view `open` shows valve and half cover."""

import padlock
from geom import *
import materials as M
from printed import T, printed
from satin import satin

VIEWS = {
    "hero": dict(rot=(0, 0, -20), elev=10, frame=0.86),
    "open": dict(rot=(0, 0, 24), elev=21, frame=0.88, zoom=(1.3, 0.0, 0.15)),
}
BELL = [(0.62, 0), (0.66, 0.02, 0.02), (0.66, 0.34, 0.05), (0.56, 0.44, 0.1), (0.56, 1.15, 0.2), (0.46, 1.60, 0.2), (0.22, 1.84, 0.12), (0.0, 1.88)]
TOP = 2.02
HINGE = 0.66  # how far behind the cylinder's axis its pin stands


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
    """A cylinder valve: tapered stem in the neck, forged body with flats, outlet with its thread, handwheel."""
    brass, black = satin("c8a04a", 0.26, "brass"), M.plastic("17181a", 0.4, 0.05)
    steel = satin("8d9297", 0.3)
    lathe("neck plug", [(0, 1.97), (0.34, 1.97, 0.02), (0.34, 2.0, 0.02), (0.27, 2.06, 0.02), (0, 2.06)], brass, 96)
    rbox("body", (0.44, 0.44, 0.62), 0.08, brass, edge=0.05, loc=(0, 0, 2.36))
    lathe("bonnet", [(0, 2.64), (0.21, 2.64), (0.21, 2.78, 0.02), (0.15, 2.84, 0.02), (0.15, 2.96, 0.02), (0.07, 2.98), (0.07, 3.14), (0, 3.14)], brass, 96)
    nut = np.linspace(0, 2 * np.pi, 6, endpoint=False)
    plate("nut", np.c_[0.25 * np.cos(nut), 0.25 * np.sin(nut)], 0.16, 0.02, brass, loc=(0, 0, 2.74))
    out = group("outlet", loc=(0.10, -0.20, 2.40), rot=(90, 0, 28))
    lathe("outlet", [(0, 0), (0.20, 0), (0.20, 0.16, 0.02), (0.165, 0.18, 0.01), (0.165, 0.46, 0.02), (0.10, 0.46, 0.01), (0.10, 0.30), (0, 0.30)], brass, 96, parent=out)
    for k in range(6):
        torus("thread", 0.166, 0.014, brass, (0, 0, 0.21 + 0.042 * k), parent=out, rs=12)
    cyl("relief", 0.10, 0.14, brass, 0.02, (-0.22, 0.05, 2.40), (0, 90, 0), seg=6)
    cyl("spindle", 0.045, 0.30, steel, 0.01, (0, 0, 3.16))
    torus("rim", 0.34, 0.058, black, (0, 0, 3.18))
    lathe("hub", [(0, 3.10), (0.11, 3.10, 0.02), (0.12, 3.22, 0.02), (0, 3.24)], black, 64)
    for k in range(5):
        a = 2 * np.pi * k / 5 + 0.3
        arm = np.array([(0.08 * math.cos(a), 0.08 * math.sin(a), 3.16), (0.34 * math.cos(a), 0.34 * math.sin(a), 3.18)])
        tube("spoke", refine(arm, 0.03), 0.036, black, 16)
    cyl("wheel nut", 0.06, 0.06, steel, 0.01, (0, 0, 3.26), seg=6)


def half(parent, side, red):
    """One half of the cover: side 1 right, -1 left, with its ear for the padlock and its hinge."""
    arc = (-90, 90) if side > 0 else (90, 270)
    shell = [(r, z) for r, z, *_ in BELL]
    lathe("shell", BELL, red, 120, parent=parent, arc=arc)
    run = profile(BELL)
    inner = np.c_[np.maximum(run[:, 0] - 0.05, 0), np.minimum(run[:, 1], 1.84)]
    lathe("inside", inner, red, 120, parent=parent, arc=arc, bevel=False)
    seam = resample(np.c_[np.maximum(run[:, 0] - 0.025, 0), run[:, 1]], 160)
    for y in (-1, 1):  # a rolled rim closes both walls, from the foot over the crown
        tube("edge", np.c_[0 * seam[:, 0] + side * 0.006, y * seam[:, 0], seam[:, 1]], 0.034, red, 16, up=(1, 0, 0), parent=parent)
    foot = np.radians(np.linspace(*arc, 90))
    tube("foot", np.c_[0.60 * np.cos(foot), 0.60 * np.sin(foot), 0 * foot + 0.01], 0.034, red, 16, parent=parent)


def hinge(parent, red, side):
    """Knuckles and leaf of one half behind; the halves' knuckles stand between one another on one pin."""
    for k in range(5):
        if (k % 2 == 0) == (side > 0):
            z = 0.50 + 0.165 * k
            knuckle = [(0.035, 0), (0.085, 0, 0.012), (0.085, 0.155, 0.012), (0.035, 0.155)]
            lathe("knuckle", knuckle, red, 40, parent=group("knuckle", parent, (0, HINGE, z)))
            rbox("leaf", (0.16, 0.10, 0.15), 0.03, red, edge=0.02, loc=(side * 0.075, HINGE - 0.06, z + 0.078), parent=parent)


def ear(parent, red, side):
    """The ear that both padlock holes go through; it stands off the seam in front."""
    hole = superellipse(0.085, 0.085, 2, 32)
    o = rrect(0.92, 0.80, 0.12)
    plate("ear", o, 0.06, 0.015, red, holes=[hole + [0.27, 0.19], hole + [0.27, -0.19]], parent=parent, loc=(side * 0.034, -0.90, 0.90), rot=(90, 0, -90))


def build(view="hero"):
    red = M.plastic("c8151b", 0.34, 0.06, gs=70)
    cylinder()
    cover = group("cover", loc=(0, 0, TOP))
    cyl("hinge pin", 0.036, 0.90, satin("b9bdc1", 0.24), 0.012, (0, HINGE, 0.91), parent=cover, seg=32)
    if view == "open":
        valve()
        for side in (-1, 1):
            swung = group("swung", cover, (0, HINGE, 0), (0, 0, side * 68))
            moved = group("half", swung, (0, -HINGE, 0))
            half(moved, side, red)
            ear(moved, red, side)
            hinge(moved, red, side)
        return
    for side in (-1, 1):
        half(cover, side, red)
        ear(cover, red, side)
        hinge(cover, red, side)
    face = M.label(label(), 0.4, 0.1)
    wrap_label("label", 0.565, TOP + 0.58, TOP + 1.12, -76, -10, face)
    lock = group("lock", loc=(0.0, -1.17, TOP + 1.07 - 1.735), rot=(0, 0, 0))
    padlock.lock(lock, "yellow", key=False)
