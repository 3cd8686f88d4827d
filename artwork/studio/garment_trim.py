"""Hems, elastic, front closures and hood edges on a draped garment."""

from scipy.spatial import cKDTree

import materials as M
from geom import *


def smoothed_loop(points, rounds=20):
    for _ in range(rounds):
        points = 0.25 * np.roll(points, 1, 0) + 0.5 * points + 0.25 * np.roll(points, -1, 0)
    return points


def hems(X, loops, material, ribbed=False):
    """A rolled edge on every free edge; ribbed: a knitted cuff of some depth instead."""
    for loop in loops:
        C = X[loop]
        if np.linalg.norm(C[0] - C[-1]) > 0.6:
            continue
        C = resample(smoothed_loop(C), 260, True)
        depth = 0.12 if ribbed else 0.06
        section = superellipse(0.05 if ribbed else 0.035, depth, 2.4, 14)
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


def closure(C, N, kind, material, thread):
    """A storm flap with snaps, a plain flap, or an open zip with its puller."""
    if kind == "zip":
        dark = M.fabric("1b1d20", 40, "Object", 0.3)
        strap("zip tape", C + N * 0.02, N, 0.22, 0.02, dark)
        strap("teeth", C + N * 0.036, N, 0.08, 0.035, M.plastic("17181a", 0.35))
        k = len(C) - 8
        turn = [math.degrees(a) for a in Vector(N[k]).to_track_quat("Z", "Y").to_euler()]
        at = group("puller", loc=C[k] + N[k] * 0.06, rot=turn)
        rbox("slider", (0.12, 0.17, 0.05), 0.03, M.metal("8f9498", 0.3), edge=0.02, parent=at)
        tag = superellipse(0.045, 0.13, 3, 40)
        plate("tag", tag, 0.03, 0.01, M.metal("8f9498", 0.3), parent=at, loc=(0, -0.17, 0.02))
        return
    strap("flap", C + N * 0.03, N, 0.40, 0.035, material)
    B = norm(np.cross(norm(np.gradient(C, axis=0)), N))
    if thread:
        for side in (-0.165, 0.165):
            stitches("stitch", C + B * side + N * 0.05, N, thread, 0.07, 0.045, 0.008)
    if kind != "snaps":
        return
    for k in np.linspace(18, len(C) - 20, 6).astype(int):
        turn = [math.degrees(a) for a in Vector(N[k]).to_track_quat("Z", "Y").to_euler()]
        at = group("snap", loc=C[k] + N[k] * 0.055, rot=turn)
        dome = [(0, 0.03), (0.05, 0.028, 0.01), (0.07, 0.0, 0.01)]
        lathe("snap", dome, M.metal("9ea3a8", 0.3), 32, parent=at)
