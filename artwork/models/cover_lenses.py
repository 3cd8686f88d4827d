"""Cover lenses of a welding helmet: five outer and two inner, with film and pull tabs. Sizes in decimetres."""

from geom import *
import materials as M

GLINT = [("glint", (1.6, 5.2, 6.6), (0, 0, 0.1), 3.0, 2.2, 300, 1.0)]
VIEWS = {
    "front": dict(rot=(0, 0, -10), elev=52, frame=0.87, lights=GLINT),
    "peeled": dict(rot=(0, 0, -14), elev=52, frame=0.86, lights=GLINT),
}
OUTER, INNER = (
    (1.14, 0.90),
    (1.06, 0.48),
)  # a little wider than the filter's case and its inner window


THICK = 0.026
STEP = THICK + 0.005  # from plate to plate where they lie on one another


def pane(size, loc, rot, peeled=None):
    """A clear plate with rounded edges; with `peeled`, its blue film, drawn off by this share."""
    at = group("pane", None, loc, rot)
    solid = M.clear("f1f8f8", ior=1.50)
    plate("lens", resample(rrect(*size, 0.07), 260, True), THICK, 0.006, solid, parent=at, loc=(0, 0, THICK / 2))
    if peeled is not None:
        film(at, size, peeled)
    return at


def film(parent, size, peeled):
    """The protective film, with a tab; what is peeled rolls back over the rest."""
    tint = M.thin_clear("7db6f2", 0.16, 0.05, 1.4, name="film")
    u, v = np.meshgrid(np.linspace(0, 1, 140), np.linspace(0, 1, 90), indexing="ij")
    x, y = (u - 0.5) * size[0] * 0.985, (v - 0.5) * size[1] * 0.985
    across = norm(np.array([1.0, 0.75]))
    way = x * across[0] + y * across[1]
    fold = way.max() * (1 - 1.15 * peeled)
    past = np.maximum(way - fold, 0)
    round_, flat = 0.11, 0.11 * np.pi * 0.80
    turn = np.minimum(past, flat) / round_
    rest = np.maximum(past - flat, 0)
    along = round_ * np.sin(turn) + rest * np.cos(turn.max()) - past
    up = round_ * (1 - np.cos(turn)) + rest * np.sin(turn.max())
    P = np.stack([x + along * across[0], y + along * across[1], THICK + 0.006 + up], -1)
    grid("film", P, tint, parent=parent)
    corner = P[-1, -1]
    tab = M.plastic("1f63c8", 0.45)
    back = -1 if peeled > 0.3 else 1
    place_at = dict(loc=corner + [back * 0.05, -0.10 * (peeled < 0.3), 0.004], parent=parent)
    rbox("tab", (0.16, 0.16, 0.012), 0.03, tab, edge=0.005, **place_at)


def build(view="front"):
    if view == "peeled":
        pane(OUTER, (-0.15, 0.30, 0.0), (0, 0, 6), peeled=0.62)
        pane(INNER, (0.22, -0.62, 0.0), (0, 0, -10), peeled=0.0)
        return
    for k in range(4):
        pane(OUTER, (-0.36 + 0.26 * k, 0.86 - 0.04 * k, STEP * k), (0, 0, 15 - 9 * k))
    pane(OUTER, (-0.46, -0.34, 0.0), (0, 0, 8), peeled=0.62)
    for k in range(2):
        pane(INNER, (0.74 + 0.04 * k, -0.30 - 0.42 * k, STEP * k), (0, 0, 4 - 12 * k))
