"""A steel box for group lockout: a lip with twelve holes, a slot for keys, a handle; one padlock hangs in it."""

import padlock
from geom import *
import materials as M
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, -26), elev=32, frame=0.86),
    "holes": dict(rot=(0, 0, -26), elev=22, frame=0.86, zoom=(2.2, -0.10, 0.06)),
}
W, D, H = 4.2, 2.0, 1.9
RED = "c3121a"


def label():
    body = "<rect width='400' height='210' rx='8' fill='#fbfbf9'/><rect width='400' height='64' rx='8' fill='#111'/>"
    body += T(16, 42, "GROUP LOCK BOX", 23, 800, "#fff", "start") + T(386, 42, "صندوق أقفال", 19, 700, "#fff", "end", ar=True)
    for k, (english, arabic) in enumerate((("Equipment", "المعدة"), ("Date", "التاريخ"), ("In charge", "المسؤول"))):
        y = 104 + 42 * k
        body += T(18, y, english, 22, 700, "#222", "start") + T(382, y, arabic, 22, 700, "#222", "end", ar=True)
        body += f"<rect x='136' y='{y + 4}' width='150' height='2.4' fill='#333'/>"
    return printed("group_lock_box", 400, 210, body, 1200)


def lip(paint, z, deep, thick=0.05):
    """A flange along the front with twelve holes."""
    hole = superellipse(0.085, 0.085, 2, 32)
    drilled = [hole + [(k - 5.5) * 0.335, -0.12] for k in range(12)]
    o = rrect(W, deep, 0.12)
    plate("lip", o, thick, 0.015, paint, holes=drilled, loc=(0, -D / 2 - deep / 2 + 0.14, z))


def handle(paint):
    steel, black = M.metal("9ba1a6", 0.3), M.rubber("1a1b1d", 0.5, 0.15)
    C = catmull(np.array([(-0.9, 0, H + 0.12), (-0.86, 0, H + 0.52), (-0.5, 0, H + 0.66), (0.5, 0, H + 0.66), (0.86, 0, H + 0.52), (0.9, 0, H + 0.12)]), 120) + [0, 0.30, 0]
    tube("bail", C, 0.055, steel, 20)
    tube("grip", C[42:78], 0.12, black, 24)
    for x in (-0.9, 0.9):
        rbox("foot", (0.34, 0.30, 0.10), 0.06, steel, edge=0.03, loc=(x, 0.30, H + 0.14))


def build(view="hero"):
    paint = M.paint(RED, 0.26, 0.05)
    box("box", (W, D, H), paint, 0.05, loc=(0, 0, H / 2 + 0.02))
    box("lid", (W + 0.10, D + 0.10, 0.16), paint, 0.04, loc=(0, 0, H + 0.02))
    lip(paint, H - 0.075, 0.60)
    lip(paint, H - 0.015, 0.60)
    slot = rrect(0.9, 0.16, 0.07)
    plate("slot rim", rrect(1.14, 0.40, 0.1), 0.03, 0.01, M.metal("aab0b5", 0.3), holes=[slot], loc=(0, -0.52, H + 0.11))
    plate("slot", slot * 1.04, 0.01, 0.002, M.plastic("060607", 0.9), loc=(0, -0.52, H + 0.104))
    handle(paint)
    decal_plane("label", 2.3, 1.21, M.label(label(), 0.4, 0.1), (0.5, -D / 2 - 0.004, 0.86), (90, 0, 0), r=0.04)
    steel = M.metal("8e9499", 0.3)
    for x in (-W / 2 + 0.4, W / 2 - 0.4):
        cyl("hinge", 0.07, 0.5, steel, 0.02, (x, D / 2 + 0.04, H - 0.05), (0, 90, 0))
    lock = group("lock", loc=(-4.5 * 0.335, -D / 2 - 0.515, H - 1.66), rot=(0, 0, 90))
    padlock.lock(lock, "yellow", key=False)
