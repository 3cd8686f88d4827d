"""High-visibility cape at the cradle of a helmet. The view `flat` lays the cape out by itself."""

from cape import hung, net, round_head
from display_head import display_head
from draped_cape import pattern, sewn
from geom import *
import cloth as solver
import materials as M

LOW = [("rake", (-8.5, 3.4, 2.2), (0.3, 0, 0.1), 2.0, 1.6, 2000, 0.4)]  # rakes over the folds of the cloth
VIEWS = {
    "hero": dict(rot=(0, 0, 90), elev=6, frame=0.86),
    "side": dict(rot=(0, 0, -78), elev=6, lift=0.10, frame=0.86),
    "flat": dict(rot=(0, 0, -22), elev=54, frame=0.88, lights=LOW),
}
YELLOW = "c9ea00"


def laid(top, length, full=1.13, flare=0.20, rows=84, folds=4, seed=5, steps=62):
    """Points [along, down] of a gathered cloth that slid down on the floor below the curve `top`."""
    n = len(top)
    rest = pattern(top, length, full, flare, rows)
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, rows), indexing="ij")
    start = rest * [1 / full, 0.97, 1] + top[:, None] * [0, 1, 1]
    phase = 2 * np.pi * folds * (u + 0.045 * np.sin(7 * u + seed) + 0.05 * v * (u - 0.5))
    soft = fbm(np.stack([u * 7, v * 2.2, 0 * u + seed], -1), 3, seed)
    start[..., 2] += (0.20 + 0.22 * np.cos(phase) + 0.16 * soft) * smooth(0.0, 0.35, v)
    points = solver.simulate(
        start.reshape(-1, 3), grid_faces(n, rows), None, steps, 12, -4.0, 0.025, 0.9, 0.30, 0.96, 0.0, 0.9,
        pin=np.arange(n) * rows, rest=rest.reshape(-1, 3), log=False, floor=0.025,
    )
    return points.reshape(n, rows, 3)


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
