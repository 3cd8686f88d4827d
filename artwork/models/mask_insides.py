"""Disposable masks seen from the side of the face, their straps turned forward."""

import ffp
import foldmask
import materials as M
from assembly import assembled
from geom import *

VIEWS = {
    "cup": dict(rot=(12, 0, 152), elev=16, frame=0.82),
    "fold": dict(rot=(12, 0, 154), elev=18, frame=0.84),
}


def forward_straps(anchors, colour, low):
    """Elastic loops that hang in front of the mask, out of the way of its inner side."""
    elastic = M.webbing(colour, ribs=4, pitch=36)
    for (right, left), drop in zip(anchors, low):
        path = catmull(
            np.array(
                [
                    right,
                    right + [0.24, -0.12, 0.02],
                    right + [0.38, -0.62, drop * 0.3],
                    (0.66, -1.30, right[2] + drop * 0.8),
                    (0, -1.62, right[2] + drop),
                    (-0.66, -1.30, left[2] + drop * 0.8),
                    left + [-0.38, -0.62, drop * 0.3],
                    left + [-0.24, -0.12, 0.02],
                    left,
                ]
            ),
            260,
        )
        T = norm(np.gradient(path, axis=0))
        strap("elastic", path, norm(np.cross(T, np.array([0, 0.2, 1.0]))), 0.07, 0.02, elastic)


def cup():
    assembled(ffp.build, view="front", valve="0", strap_c="d8c39a", without=("el",))
    mask = bpy.data.objects["in"]
    V = np.array([v.co for v in mask.data.vertices])
    xs = np.linspace(-0.25, 0.25, 80)
    rows = []
    for x in xs:
        near = np.hypot(V[:, 0] - x, V[:, 2] - (1.05 - 0.9 * x * x))
        rows.append(V[np.argmin(near)])
    path = np.array(rows)
    for _ in range(30):
        path[1:-1] = 0.25 * path[:-2] + 0.5 * path[1:-1] + 0.25 * path[2:]
    inwards = norm(np.array([0, 1.0, -0.35]) - path * [1.2, 0, 0])
    pad = M.foam("8b9094")
    strap("pad", path + inwards * 0.055, inwards, 0.20, 0.11, pad, roll=0.5, na=21)
    sides = [
        (np.array([0.60, 0.24, 0.82]), np.array([-0.60, 0.24, 0.82])),
        (np.array([0.60, 0.24, 0.44]), np.array([-0.60, 0.24, 0.44])),
    ]
    forward_straps(sides, "d8c39a", (-0.30, -0.36))


def fold():
    assembled(foldmask.build, valve="1", without=("elastic",))
    u, v, P = foldmask.surface()
    N = grid_normals(P)
    N = np.where(N[..., 1:2] > 0, -N, N)
    last = 259
    rings = []
    for k in range(2, 34, 2):
        P_in = P - N * (0.03 + 0.075 * math.sin(math.pi * (k - 2) / 30))
        loop = np.vstack(
            [
                P_in[k : last - k, k],
                P_in[last - k, k : last - k],
                P_in[last - k : k : -1, last - k],
                P_in[k, last - k : k : -1],
            ]
        )
        rings.append(resample(loop, 500, True))
    seal = np.stack(rings, 1)
    for _ in range(12):
        seal = 0.25 * np.roll(seal, 1, 0) + 0.5 * seal + 0.25 * np.roll(seal, -1, 0)
    grid("seal", seal, M.rubber("b9c6cf", 0.5, 0.05, gs=40), cu=True)
    sides = [(P[-5, int(at * 259)], P[4, int(at * 259)]) for at in (0.72, 0.26)]
    forward_straps(sides, "c3131a", (-0.30, -0.36))


def build(view="cup"):
    (fold if view == "fold" else cup)()
