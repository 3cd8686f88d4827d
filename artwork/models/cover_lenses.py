"""Cover lenses of a welding helmet: five outer and two inner, with film and pull tabs."""

from geom import *
import materials as M

VIEWS = {
    "front": dict(rot=(0, 0, -14), elev=40, frame=0.86),
    "peeled": dict(rot=(0, 0, -14), elev=46, frame=0.84),
}
OUTER, INNER = (
    (1.14, 0.90),
    (1.06, 0.48),
)  # a little wider than the filter's case and its inner window


THICK = 0.022


def pane(size, loc, rot, peeled=None):
    """A clear plate with flat edges; with `peeled`, its blue film, drawn off by this share."""
    at = group("pane", None, loc, rot)
    sheet = M.thin_clear("eef5f7", 0.02, 0.01, 1.5)
    rim = resample(rrect(*size, 0.05), 260, True)
    for level in (0.0, THICK):
        decal_plane("lens", *size, sheet, (0, 0, level), parent=at, r=0.05)
    wall = np.stack([np.c_[rim, 0 * rim[:, 0] + z] for z in (0.0, THICK)], 1)
    grid("edge", wall, M.plastic("7fa3b4", 0.12, coat=0.8), cu=True, parent=at)
    if peeled is not None:
        film(at, size, peeled)
    return at


def film(parent, size, peeled):
    """The protective film, with a tab; what is peeled rolls back over the rest."""
    tint = M.thin_clear("8fc0f2", 0.16, 0.05, 1.4, name="film")
    u, v = np.meshgrid(np.linspace(0, 1, 140), np.linspace(0, 1, 90), indexing="ij")
    x, y = (u - 0.5) * size[0] * 0.985, (v - 0.5) * size[1] * 0.985
    across = norm(np.array([1.0, 0.75]))
    way = x * across[0] + y * across[1]
    fold = way.max() * (1 - 1.15 * peeled)
    past = np.maximum(way - fold, 0)
    round_, flat = 0.11, 0.11 * np.pi * 0.92
    turn = np.minimum(past, flat) / round_
    rest = np.maximum(past - flat, 0)
    along = round_ * np.sin(turn) + rest * np.cos(turn) - past
    up = round_ * (1 - np.cos(turn)) + rest * np.sin(turn)
    P = np.stack([x + along * across[0], y + along * across[1], THICK + 0.006 + up], -1)
    grid("film", P, tint, parent=parent)
    corner = P[-1, -1]
    tab = M.plastic("1f63c8", 0.45)
    back = -1 if peeled > 0.3 else 1
    place_at = dict(loc=corner + [back * 0.05, -0.10 * (peeled < 0.3), 0.004], parent=parent)
    rbox("tab", (0.16, 0.16, 0.012), 0.03, tab, edge=0.005, **place_at)


def build(view="front"):
    if view == "peeled":
        pane(OUTER, (-0.25, 0.10, 0.0), (0, 0, 6), peeled=0.62)
        pane(INNER, (0.45, -0.80, 0.0), (0, 0, -10), peeled=0.0)
        return
    for k in range(4):
        pane(OUTER, (-0.95 + 0.36 * k, 0.62 + 0.02 * k, THICK * k), (0, 0, 14 - 8 * k))
    pane(OUTER, (-0.55, -0.55, 0.0), (0, 0, 8), peeled=0.62)
    for k in range(2):
        pane(INNER, (0.62 + 0.20 * k, -0.42 - 0.26 * k, THICK * k), (0, 0, 6 - 12 * k))
