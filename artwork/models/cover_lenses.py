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


def pane(size, loc, rot, peeled=0.0):
    """A clear plate in its blue film; `peeled` is the share of the film that is drawn off."""
    at = group("pane", None, loc, rot)
    sheet = M.thin_clear("f2f8fa", 0.02, 0.01, 1.5)
    decal_plane("lens", *size, sheet, (0, 0, 0.006), parent=at, r=0.05)
    rim = resample(rrect(*size, 0.05), 260, True)
    tube(
        "edge",
        np.c_[rim, 0 * rim[:, 0]],
        0.0125,
        M.plastic("8fb0c2", 0.15, coat=0.8),
        8,
        closed=True,
        parent=at,
    )
    film(at, size, peeled)
    return at


def film(parent, size, peeled):
    """The protective film, with a tab; what is peeled rolls back over the rest."""
    tint = M.thin_clear("d3e7fa", 0.07, 0.05, 1.4, name="film")
    u, v = np.meshgrid(np.linspace(0, 1, 90), np.linspace(0, 1, 60), indexing="ij")
    diagonal = (u + v) / 2
    start = 1 - 0.55 * peeled
    lift = np.clip((diagonal - start) / 0.55, 0, 1)
    x = (u - 0.5) * size[0] * 0.985 - 1.05 * lift**1.15 * size[0] * 0.62
    y = (v - 0.5) * size[1] * 0.985 - 1.05 * lift**1.15 * size[1] * 0.62
    z = 0.018 + 0.50 * np.sin(np.clip(lift * 2.4, 0, np.pi))
    grid("film", np.stack([x, y, z], -1), tint, parent=parent)
    if not peeled:
        tab = M.plastic("1f63c8", 0.45)
        place_at = dict(loc=(size[0] / 2 + 0.045, size[1] / 2 - 0.12, 0.018), parent=parent)
        rbox("tab", (0.15, 0.16, 0.012), 0.03, tab, edge=0.005, **place_at)


def build(view="front"):
    if view == "peeled":
        pane(OUTER, (-0.25, 0.10, 0.02), (0, 0, 6), peeled=1.0)
        pane(INNER, (0.45, -0.80, 0.02), (0, 0, -10))
        return
    for k in range(5):
        pane(OUTER, (-0.85 + 0.30 * k, 0.42 + 0.05 * k, 0.02 + 0.03 * k), (0, 1.2, 18 - 9 * k))
    for k in range(2):
        pane(INNER, (0.0 + 0.46 * k, -0.62 - 0.12 * k, 0.02 + 0.03 * k), (0, 1.0, 8 - 16 * k))
