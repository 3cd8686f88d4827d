"""A spine board lying: a yellow board with hand holes along both sides, three straps with buckles across it."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, 52), elev=48, frame=0.88),
    "holds": dict(rot=(0, 0, 52), elev=48, frame=0.88, zoom=(2.2, -0.10, -0.14)),
}
LONG, WIDE, THICK = 18.0, 4.1, 0.5


def outline():
    half = [(-9.0, 1.25, 0.5), (-7.9, 1.62, 0.6), (-3.0, 1.95, 1.0), (3.6, 2.05, 1.0), (7.4, 1.85, 1.0), (9.0, 1.25, 0.6)]
    return profile([(-9.0, 0.0), *half, (9.0, 0.0), *[(x, -y, b) for x, y, b in half[::-1]], (-9.0, -0.01)])


def hand_holes():
    spots = [(x, s * (1.50 if abs(x) < 6 else 1.28)) for x in (-6.6, -4.1, -1.6, 0.9, 3.4, 5.9) for s in (-1, 1)]
    holes = [rrect(1.5, 0.42, 0.2) + [x, y] for x, y in spots]
    return holes + [rrect(0.42, 1.3, 0.2) + [x, 0] for x in (-8.35, 8.35)]


def one_strap(x, web, black, red):
    over = catmull(np.array([(-2.25, 0.06), (-2.22, 0.42), (-1.95, 0.80), (-1.0, 0.85), (0.0, 0.88), (1.0, 0.85), (1.95, 0.80), (2.22, 0.42), (2.25, 0.06)]), 160)
    C = np.c_[np.full(160, x) + 0.10 * over[:, 0], over]
    N = norm(np.c_[0 * over[:, 0], -np.gradient(over[:, 1]), np.gradient(over[:, 0])])
    strap("strap", C, N, 0.48, 0.05, web)
    rbox("buckle", (0.78, 0.9, 0.16), 0.12, black, edge=0.07, loc=(x + 0.02, 0.15, 0.98))
    rbox("button", (0.40, 0.36, 0.08), 0.08, red, edge=0.03, loc=(x + 0.02, 0.12, 1.07))


def build(view="hero"):
    yellow = M.plastic("f2c011", 0.38, 0.10, gs=40)
    plate("board", outline()[:-1], THICK, 0.16, yellow, holes=hand_holes(), loc=(0, 0, 0.50), seg=8)
    for y in (-0.75, 0.75):
        rbox("runner", (13.0, 0.34, 0.28), 0.12, yellow, edge=0.06, loc=(0, y, 0.14))
    web = M.webbing("d9480f", ribs=6, pitch=20, edge="1c1e21")
    black, red = M.plastic("1b1c1e", 0.4, 0.06), M.plastic("c5151c", 0.34, 0.05)
    for x in (-4.9, -0.3, 4.4):
        one_strap(x, web, black, red)
