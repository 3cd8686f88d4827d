"""A cabinet for one extinguisher on a wall: red body, hinged door with a clear window, latch, words in two languages."""

from geom import *
import materials as M
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, -24), elev=8, frame=0.86, wall=True),
    "latch": dict(rot=(0, 0, -24), elev=8, frame=0.86, zoom=(2.2, 0.10, 0.02), wall=True),
}
W, D, H = 3.2, 2.5, 7.2


def words():
    body = "<rect width='400' height='190' fill='#c3121a'/>"
    body += T(200, 78, "FIRE EXTINGUISHER", 36, 800, "#fff") + T(200, 150, "طفاية حريق", 52, 700, "#fff", ar=True)
    return printed("extinguisher_cabinet", 400, 190, body, 1200)


def inside():
    """The shoulder and body of an extinguisher, dim behind the window."""
    red, black = M.paint("b5121a", 0.3, 0.05), M.plastic("17181a", 0.4, 0.06)
    lathe("bottle", [(0, 0.6), (0.78, 0.6, 0.1), (0.78, 4.3, 0.5), (0.25, 5.0, 0.2), (0.25, 5.2), (0, 5.2)], red, 120).location = (0, -0.1, 0)
    rbox("levers", (0.30, 0.9, 0.34), 0.08, black, edge=0.05, loc=(0, -0.3, 5.4))
    lathe("sticker", [(0.785, 2.0), (0.785, 3.6)], M.plastic("f2f2ee", 0.5), 120, arc=(215, 325)).location = (0, -0.1, 0)


def build(view="hero"):
    paint, dark = M.paint("c3121a", 0.28, 0.06), M.plastic("1b1c1e", 0.6)
    t = 0.12
    box("back", (W, t, H), paint, 0.04, loc=(0, D / 2, H / 2))
    for x in (-W / 2 + t / 2, W / 2 - t / 2):
        box("side", (t, D, H), paint, 0.03, loc=(x, 0, H / 2))
    box("top", (W, D, t), paint, 0.03, loc=(0, 0, H - t / 2))
    box("bottom", (W, D, t), paint, 0.03, loc=(0, 0, t / 2))
    inside()
    window = rrect(1.95, 3.9, 0.25) + [0, -0.55]
    plate("door", rrect(W + 0.12, H + 0.12, 0.22), 0.16, 0.05, paint, holes=[window], loc=(0, -D / 2 - 0.06, H / 2), rot=(90, 0, 0))
    rim = plate("gasket", rrect(2.12, 4.07, 0.3) + [0, -0.55], 0.06, 0.02, M.rubber("1b1c1e"), holes=[rrect(1.9, 3.85, 0.24) + [0, -0.55]], loc=(0, -D / 2 - 0.15, H / 2), rot=(90, 0, 0))
    plate("pane", window, 0.03, 0.006, M.thin_clear("e8f0f4", 0.02, 0.02, spec=0.25), loc=(0, -D / 2 - 0.05, H / 2), rot=(90, 0, 0))
    decal_plane("words", 2.5, 1.19, M.label(words(), 0.36, 0.2), (0, -D / 2 - 0.146, 6.25), (90, 0, 0), r=0.05)
    rbox("latch", (0.34, 0.22, 0.9), 0.1, dark, edge=0.06, loc=(W / 2 - 0.26, -D / 2 - 0.22, 3.0))
    for z in (1.2, H - 1.2):
        cyl("hinge", 0.10, 0.7, M.metal("8b9094", 0.3), 0.03, (-W / 2 - 0.06, -D / 2 - 0.02, z))
