"""Where the upper of footwear meets its sole: the feather line."""

from geom import *
from scipy.spatial import cKDTree


def on_side(P, side, low, high, y, z, moved=None):
    """Points of an upper at (y, z) of its side elevation, on one side between two heights.

    With `moved`, where those points went: the same upper, set down.
    """
    near = (P[..., 0] * side > 0.03) & (P[..., 2] > low) & (P[..., 2] < high)
    distance, at = cKDTree(P[near][:, 1:]).query(np.stack([y, z], -1), k=6)
    share = 1 / (distance + 1e-4) ** 2
    found = (P if moved is None else moved)[near][at]
    return (found * (share / share.sum(-1, keepdims=True))[..., None]).sum(-2)


def set_down(P):
    """Points (.., y, z) of an upper, let down from the last's height onto a sole 28 mm thick at the heel."""
    low = P.copy()
    low[..., -1] -= let_down(P[..., -2])
    return low


def set_down_level(P, begin, end):
    """The same, the shaft level again: from one height it straightens up to the other."""
    low = set_down(P)
    low[..., -1] += (let_down(P[..., -2]) - 0.22) * smooth(begin, end, P[..., -1])
    return low


def let_down(y):
    return 0.14 + 0.16 * smooth(-0.9, 0.6, y)


def feather_height(y):
    """Height of the line where an upper that is set down leaves its sole."""
    stations = [-1.85, -1.6, -1.2, -0.7, -0.2, 0.25, 0.6, 1.3]
    return np.interp(y, stations, [0.31, 0.25, 0.225, 0.225, 0.235, 0.265, 0.285, 0.29])


def outward(line):
    """Normals of the closed outline of a sole."""
    along = norm(np.roll(line, -1, 0) - np.roll(line, 1, 0))
    out = np.c_[along[:, 1], -along[:, 0]]
    inside = np.c_[0 * line[:, :1], np.clip(line[:, 1:], -1.3, 0.9)]
    return out * np.sign((out * (line - inside)).sum(1, keepdims=True))


def feather_line(P, O, ledge):
    """The outline of the last drawn in to where the upper crosses the sole's rim, plus a ledge."""
    over = P[..., 2] - feather_height(P[..., 1])
    crossings = []
    for axis in (0, 1):
        share = over / (over - np.roll(over, -1, axis) + 1e-12)
        between = P + (np.roll(P, -1, axis) - P) * share[..., None]
        found = (over < 0) != (np.roll(over, -1, axis) < 0)
        if axis:
            found[:, -1] = False
        crossings.append(between[found][:, :2])
    gap = cKDTree(np.concatenate(crossings)).query(O)[0]
    weights = np.hanning(41) / np.hanning(41).sum()
    gap = np.convolve(np.r_[gap[-20:], gap, gap[:20]], weights, "valid")
    return O - outward(O) * (gap - ledge)[:, None]


def tucked(P, O, ledge=0.022):
    """An upper drawn in below the rim of its sole, so that none of it breaks through the wall."""
    rim = feather_line(P, O, ledge)
    out = outward(rim)
    near = cKDTree(rim).query(P[..., :2].reshape(-1, 2))[1].reshape(P.shape[:2])
    past = ((P[..., :2] - rim[near]) * out[near]).sum(-1)
    over = P[..., 2] - feather_height(P[..., 1])
    allowed = -0.006 - 0.045 * smooth(0.0, -0.06, over)
    excess = np.maximum(0, past - allowed) * smooth(0.03, 0.0, over)
    low = P.copy()
    low[..., :2] -= out[near] * excess[..., None]
    return low
