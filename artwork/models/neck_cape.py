"""High-visibility cape at the cradle of a helmet. The view `flat` lays the cape out by itself."""

from cape import hung, net, round_head
from display_head import display_head
from draped_cape import sewn
from geom import *
from wrinkles import scattered, strokes
import materials as M

LOW = [("rake", (-8.5, 3.4, 2.2), (0.3, 0, 0.1), 2.0, 1.6, 2000, 0.4)]  # rakes over the folds of the cloth
VIEWS = {
    "hero": dict(rot=(0, 0, 90), elev=6, frame=0.86),
    "side": dict(rot=(0, 0, -78), elev=6, lift=0.10, frame=0.86),
    "flat": dict(rot=(0, 0, -22), elev=54, frame=0.88, lights=LOW),
}
YELLOW = "c9ea00"


# the folds of the cape laid down: each its middle, direction, length, width, height and bend
FOLDS = [
    ((-1.28, -1.25), 80, 2.0, 0.15, 0.12, 0.10), ((-0.78, -1.70), 96, 1.9, 0.17, 0.13, -0.12),
    ((-0.30, -1.30), 85, 1.7, 0.13, 0.09, 0.16), ((0.16, -1.75), 93, 2.1, 0.20, 0.14, -0.08),
    ((0.66, -1.35), 101, 1.8, 0.14, 0.10, 0.12), ((1.08, -1.55), 92, 1.9, 0.16, 0.12, -0.14),
    ((-0.52, -2.05), 104, 0.9, 0.10, 0.06, 0.2), ((0.42, -0.85), 70, 0.9, 0.09, 0.045, -0.2),
    ((1.38, -0.95), 110, 0.9, 0.10, 0.06, 0.1), ((-1.00, -0.85), 62, 0.8, 0.08, 0.04, 0.2),
]


def laid(top, length, rows=110, seed=5):
    """Points [along, down] of a cloth spread on the floor below the curve `top`, in soft folds towards its hem."""
    v = np.linspace(0, 1, rows)[None]
    x = top[:, :1] * (1 + 0.10 * v) + 0.03 * np.sin(5 * v + 2 * top[:, :1])
    y = top[:, 1:2] - length[:, None] * v
    soft = 0.05 * fbm(np.stack([1.1 * x, 0.7 * y, 0 * x + seed], -1), 2, seed)
    folds = strokes(x, y, FOLDS) + scattered(x, y, seed, 9, 82, 24, 0.5, 0.035) + soft
    return np.stack([x, y, 0.075 + np.maximum(folds, -0.045) * smooth(0.02, 0.40, v)], -1)


def flat_cape(cloth, mesh_cloth, band, thread):
    """Spread on the floor: band along the upper edge, mesh below it, then cloth in the folds it falls in."""
    u = np.linspace(-1, 1, 200)
    top = np.c_[1.62 * u, -0.10 - 0.16 * u**2, 0.085 + 0 * u]
    P = laid(top, 2.25 - 0.85 * np.abs(u) ** 2.6)
    rows = P.shape[1] // 5
    sewn("mesh", P[:, : rows + 1], mesh_cloth, thread, 0.014)
    sewn("cloth", P[:, rows:], cloth, thread, 0.022)
    x = np.linspace(-1.98, 1.98, 240)
    path = np.c_[x, 0.02 - 0.16 * (x / 1.62) ** 2, 0.105 + 0.02 * np.sin(2.1 * x + 0.7)]
    path[:, 2] -= 0.06 * smooth(1.66, 1.98, np.abs(x))
    up = norm(np.c_[-0.02 * 2.1 * np.cos(2.1 * x + 0.7), 0.10 * np.sin(3 * x), np.ones(240)])
    strap("hook and loop", path, up, 0.34, 0.05, band)
    for s in (-1, 1):
        end = slice(0, 26) if s < 0 else slice(-26, None)
        strap("hooks", path[end] + [0, 0, 0.032], up[end], 0.27, 0.02, M.fabric("4a4e53", 30, "Object", 0.9))
    for edge in (-0.13, 0.13):
        stitches("band stitch", path + up * 0.027 + [0, edge, 0], up, M.fabric("5b6066", 40, "Object", 0.3), 0.06, 0.04, 0.006)
    for x in (-1.15, -0.4, 0.4, 1.15):
        clip(x, 0.02 - 0.16 * (x / 1.62) ** 2)


def clip(x, y):
    """A hook with which the band holds on to the cradle, on a loop sewn to the band."""
    hard = M.plastic("2b2e32", 0.4, 0.08)
    at = group("clip", loc=(x, y, 0.14))
    rbox("loop", (0.20, 0.40, 0.05), 0.03, hard, edge=0.02, parent=at)
    rbox("hook", (0.15, 0.16, 0.05), 0.05, hard, edge=0.02, loc=(0, 0.26, 0.03), parent=at)
    rbox("tongue", (0.10, 0.24, 0.04), 0.03, hard, edge=0.015, loc=(0, 0.14, 0.07), parent=at)


def build(view="hero", helmet="hiviz_orange"):
    cloth = M.fabric(YELLOW, 120, "UV", 0.3, sheen=0.3)
    thread = M.fabric("a9c400", 40, "Object", 0.3)
    mesh_cloth, band = net(YELLOW), M.fabric("1d1f22", 60, "Object", 0.6)
    if view == "flat":
        flat_cape(cloth, mesh_cloth, band, thread)
        return
    top = round_head(86, 274, -0.06, rise=-0.06)
    u = np.abs(np.linspace(-1, 1, len(top)))
    length = 2.15 - 0.75 * u**2.2
    low = hung("mesh", top, 0.24 * length, mesh_cloth, 0.06, 0.012, folds=7)
    hung("cloth", low, 0.76 * length, cloth, 0.34, 0.075, folds=7, edge=thread)
    outward = norm(top * [1, 1, 0])
    strap("hook and loop", top + outward * 0.012, outward, 0.22, 0.03, band)
    display_head(foot=-2.3)
    import hardhat

    hardhat.build(color=helmet, vent="0")
