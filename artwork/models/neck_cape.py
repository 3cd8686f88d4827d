"""High-visibility cape at the cradle of a helmet. The view `flat` lays the cape out by itself."""

from cape import hung, net, round_head
from display_head import display_head
from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, 90), elev=6, frame=0.86),
    "side": dict(rot=(0, 0, -78), elev=6, lift=0.10, frame=0.86),
    "flat": dict(rot=(0, 0, 0), elev=58, frame=0.86),
}
YELLOW = "c9ea00"


def flat_cape(cloth, mesh_cloth, band, thread):
    """Spread on the floor: band along the straight upper edge, mesh below it, then cloth."""
    u = np.linspace(-1, 1, 320)
    wide = lambda v: 1.75 + 0.55 * v
    lower = 2.1 - 0.95 * np.abs(u) ** 2.6

    def piece(name, v0, v1, material):
        v = np.linspace(v0, v1, 60)
        U, V = np.meshgrid(u, v, indexing="ij")
        run = V * lower[:, None]
        soft = fbm(np.stack([U * 2.4, V * 2.0, 0 * U], -1), 3, 8)
        fold = 0.5 + 0.5 * np.cos(9.5 * U + 1.2 * np.sin(4 * U))
        z = 0.035 + 0.028 * soft + 0.17 * fold**1.5 * V**1.2
        P = np.stack([U * wide(V), -run - 0.12 * U**2, np.maximum(z, 0.012)], -1)
        sheet = grid(name, P, material, uv=np.stack([P[..., 0], P[..., 1]], -1))
        sheet.modifiers.new("thickness", "SOLIDIFY").thickness = 0.012
        return P

    N = piece("mesh", 0.02, 0.24, mesh_cloth)
    P = piece("cloth", 0.24, 1.0, cloth)
    for row in (P[:, 0], P[:, -1]):
        tube("hem", row + [0, 0, 0.006], 0.018, thread, 8)
    for column in (P[0], P[-1], N[0, 6:], N[-1, 6:]):
        tube("hem", column + [0, 0, 0.006], 0.018, thread, 8)
    inner = P[8:-8, -4] + [0, 0, 0.012]
    stitches("stitch", inner, np.tile([0, 0, 1.0], (len(inner), 1)), thread, 0.07, 0.045, 0.008)
    x = np.linspace(-2.15, 2.15, 200)
    path = np.c_[x, 0.02 - 0.12 * (x / 1.75) ** 2, 0.10 + 0 * x]
    strap("hook and loop", path, np.tile([0, 0, 1.0], (200, 1)), 0.34, 0.05, band)
    for s in (-1, 1):
        ends = path[:26] if s < 0 else path[-26:]
        soft = M.fabric("4a4e53", 30, "Object", 0.9)
        strap("hooks", ends + [0, 0, 0.032], np.tile([0, 0, 1.0], (26, 1)), 0.27, 0.02, soft)
    for x in (-1.15, -0.4, 0.4, 1.15):
        clip(x, 0.02 - 0.12 * (x / 1.75) ** 2)


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
