"""A safety cabinet for flammable liquids: two closed doors, paddle latch, warning signs, vent, earthing lug."""

from geom import *
import materials as M
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, -24), elev=8, frame=0.86),
    "sign": dict(rot=(0, 0, -24), elev=8, frame=0.86, zoom=(2.0, -0.02, 0.20)),
}
W, D, H = 9.0, 4.6, 11.4
YELLOW = "f2b90c"


def words():
    body = "<rect width='300' height='190' fill='#c4161c'/>"
    body += T(150, 62, "FLAMMABLE", 46, 800, "#fff") + T(150, 104, "KEEP FIRE AWAY", 28, 700, "#fff")
    body += T(150, 142, "مواد قابلة للاشتعال", 29, 700, "#fff", ar=True)
    body += T(150, 176, "أبعد مصادر النار", 26, 700, "#fff", ar=True)
    return printed("cabinet_words", 300, 190, body, 1000)


def door(side, paint):
    at = group("door", loc=(side * W / 4, -D / 2 - 0.08, H / 2 + 0.28))
    box("door", (W / 2 - 0.18, 0.20, H - 1.10), paint, 0.05, parent=at)
    for z in (-3.9, 0.0, 3.9):
        steel = M.paint(YELLOW, 0.2)
        hinge = group("hinge", at, (side * (W / 4 - 0.02), -0.06, z))
        cyl("hinge", 0.10, 1.0, steel, 0.02, parent=hinge)


def latch():
    """The paddle handle with its lock, on the right door."""
    black, chrome = M.plastic("17181a", 0.36, 0.05), M.chrome()
    at = group("latch", loc=(0.72, -D / 2 - 0.21, H / 2 + 0.4))
    rbox("plate", (0.80, 0.10, 1.70), 0.10, black, edge=0.04, parent=at)
    rbox("well", (0.60, 0.06, 0.98), 0.08, M.plastic("08090a", 0.6), edge=0.02, loc=(0, -0.04, 0.22), parent=at)
    rbox("paddle", (0.50, 0.12, 0.78), 0.08, M.metal("6f757a", 0.3), edge=0.04, loc=(0, -0.08, 0.24), rot=(-6, 0, 0), parent=at)
    cyl("lock", 0.15, 0.10, chrome, 0.02, (0, -0.07, -0.56), (90, 0, 0), parent=at)
    box("slit", (0.03, 0.02, 0.14), black, 0.004, loc=(0, -0.125, -0.56), parent=at)


def vent(x, z):
    """A capped opening in the side wall."""
    at = group("vent", loc=(x, 0.7, z), rot=(0, 90, 0))
    lathe("vent", [(0, 0.06), (0.34, 0.06, 0.03), (0.38, 0.03, 0.02), (0.44, 0.02), (0.46, -0.01)], M.plastic("17181a", 0.4, 0.05), 96, parent=at)


def build(view="hero"):
    paint = M.paint(YELLOW, 0.24, 0.05)
    box("body", (W, D, H), paint, 0.06, loc=(0, 0, H / 2 + 0.24))
    box("gap", (W - 0.30, 0.04, H - 1.0), M.plastic("2a2208", 0.8), 0.01, loc=(0, -D / 2 - 0.01, H / 2 + 0.28))
    door(-1, paint)
    door(1, paint)
    latch()
    box("sump", (W - 0.1, 0.10, 0.44), paint, 0.03, loc=(0, -D / 2 - 0.05, 0.50))
    front = -D / 2 - 0.186
    sign = M.label(f"{M.TEX}/sign_flame.png", 0.34, 0.15)
    decal_plane("sign", 2.1, 2.83, sign, (-W / 4, front, H * 0.74), (90, 0, 0), r=0.07)
    decal_plane("words", 3.0, 1.9, M.label(words(), 0.34, 0.15), (W / 4 + 0.3, front, H * 0.78), (90, 0, 0), r=0.07)
    for z in (1.7, 10.4):
        vent(W / 2 + 0.01, z)
    lug = group("earthing lug", loc=(W / 2 + 0.01, -1.5, 1.0), rot=(0, 90, 0))
    cyl("stud", 0.10, 0.40, M.brass(), 0.02, (0, 0, 0.16), parent=lug)
    cyl("nut", 0.20, 0.14, M.brass(), 0.02, (0, 0, 0.16), seg=6, parent=lug)
    black = M.plastic("1b1c1e", 0.5)
    for x in (-1, 1):
        for y in (-1, 1):
            cyl("foot", 0.28, 0.26, black, 0.04, (x * (W / 2 - 0.5), y * (D / 2 - 0.5), 0.13))
