"""Hems, elastic, front closures and hood edges on a draped garment."""

from scipy.spatial import cKDTree

from flat_cloth import ups
import materials as M
from geom import *


def smoothed_loop(points, rounds=20):
    for _ in range(rounds):
        points = 0.25 * np.roll(points, 1, 0) + 0.5 * points + 0.25 * np.roll(points, -1, 0)
    return points


def settled(X, loops, reach=0.4):
    """The garment with its free edges evened out, and the cloth near them brought along."""
    out = X.copy()
    for loop in loops:
        if np.linalg.norm(X[loop[0]] - X[loop[-1]]) > 0.6:
            continue
        shift = smoothed_loop(X[loop], 70) - X[loop]
        away, nearest = cKDTree(X[loop]).query(X, distance_upper_bound=reach)
        near = away < reach
        out[near] += shift[nearest[near]] * ((1 - away[near] / reach) ** 2)[:, None]
    return out


def hems(X, loops, material):
    """A rolled edge on every free edge."""
    for loop in loops:
        C = X[loop]
        if np.linalg.norm(C[0] - C[-1]) > 0.6:
            continue
        C = resample(smoothed_loop(C), 260, True)
        section = superellipse(0.035, 0.06, 2.4, 14)
        tube("hem", C, 1, material, prof=section, closed=True, up=(0, 0, 1))


def centre_front(X, N, V, low, high, n=260):
    """A path up the centre of the front, and its normals."""
    near = np.where((np.abs(V[:, 0]) < 0.25) & (X[:, 1] < 0.1) & (V[:, 2] > low - 0.1))[0]
    levels = np.linspace(low, high, 200)
    tree = cKDTree(np.c_[V[near, 0] * 4, V[near, 2]])
    _, j = tree.query(np.c_[0 * levels, levels], k=6)
    C, out = X[near[j]].mean(1), norm(N[near[j]].mean(1))
    for _ in range(10):
        C[1:-1] = 0.25 * C[:-2] + 0.5 * C[1:-1] + 0.25 * C[2:]
        out[1:-1] = 0.25 * out[:-2] + 0.5 * out[1:-1] + 0.25 * out[2:]
    return resample(C, n), norm(resample(out, n))


def bind(points, panel, material, lift=0.0, closed=False, fine=False):
    """The binding of an edge of laid cloth; `fine` that of a flap, a pocket's mouth or a window."""
    half = (0.028, 0.045) if fine else (0.05, 0.085)
    tube("bind", panel.line(points, 260, lift), 1, material, prof=superellipse(*half, 2.5, 16), closed=closed)


def beside_zip(points):
    """A course along an edge of both fronts, from left to right, in two parts that leave the zip between them."""
    for side in (-1, 1):
        half = [(x, y) for x, y in points if side * x > 0]
        edge = (side * 0.075, next(y for x, y in points if x == 0))
        yield [*half, edge] if side < 0 else [edge, *half]


def microphone_tab(panel, at, reach, material):
    """A short loop of webbing on laid cloth, as far to both sides of its middle as `reach`."""
    middle, half = np.array(at), np.array(reach)
    C = panel.line([middle - half, middle, middle + half], 40, 0.03)
    C[:, 2] += 0.065 * np.sin(np.linspace(0, np.pi, 40))
    strap("tab", C, ups(C), 0.19, 0.035, material)


def open_zip(C, N):
    """A zip on both its tapes: a nylon coil that is wound to and fro, its puller near the top."""
    dark = M.fabric("1b1d20", 40, "Object", 0.3)
    strap("zip tape", C + N * 0.02, N, 0.22, 0.02, dark)
    across = norm(np.cross(norm(np.gradient(C, axis=0)), N))
    run = np.arange(0, arclen(C)[-1], 0.009)
    along = lambda field: np.c_[tuple(np.interp(run, arclen(C), field[:, i]) for i in range(3))]
    sway = 0.046 * np.sin(2 * np.pi * run / 0.036)[:, None]
    tube("coil", along(C + N * 0.040) + along(across) * sway, 0.014, M.plastic("45494e", 0.3, 0.1), 8, up=N[0])
    k = len(C) - 8
    turn = [math.degrees(a) for a in Vector(N[k]).to_track_quat("Z", "Y").to_euler()]
    at = group("puller", loc=C[k] + N[k] * 0.06, rot=turn)
    rbox("slider", (0.12, 0.17, 0.05), 0.03, M.metal("8f9498", 0.3), edge=0.02, parent=at)
    tag = superellipse(0.045, 0.13, 3, 40)
    plate("tag", tag, 0.03, 0.01, M.metal("8f9498", 0.3), parent=at, loc=(0, -0.17, 0.02))


def storm_flap(C, N, material, thread):
    """A flap over the closure, edge-stitched when there is thread."""
    strap("flap", C + N * 0.03, N, 0.40, 0.035, material)
    B = norm(np.cross(norm(np.gradient(C, axis=0)), N))
    if thread:
        for side in (-0.165, 0.165):
            stitches("stitch", C + B * side + N * 0.05, N, thread, 0.07, 0.045, 0.008)
