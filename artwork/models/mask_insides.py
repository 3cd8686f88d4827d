"""Disposable masks lying on their outside, so that the side of the face is seen."""

import ffp
import foldmask
import materials as M
from arrange import gather, loose_parts
from assembly import assembled
from floor_straps import floor_strap
from geom import *
from settle import on_floor, settle

VIEWS = {
    "cup": dict(rot=(0, 0, 30), elev=46, frame=0.86),
    "fold": dict(rot=(0, 0, 24), elev=54, frame=0.86),
}
SOFT = dict(corner=0.03, closing=1.0, side=0.05)
"""The fold mask spread by two hands: its sides open gently, from the point where the panels are welded."""


def lying(before):
    """Gather what was made, open side up and nose away, and let it rest on its outside."""
    mask = gather("mask", before, rot=(90, 0, 180))
    settle(mask)
    return mask


def straps_beside(mask, anchors, colour):
    """Elastic loops on the floor: the upper one beyond the nose, the lower one before the chin."""
    elastic = M.webbing(colour, ribs=4, pitch=36)
    for (right, left), (near, far, wide) in zip(anchors, ((0.30, 0.72, 0.92), (-0.22, -0.62, 0.88))):
        start, end = on_floor(mask, right), on_floor(mask, left)
        s = np.sign(start[0])
        half = [(s * wide, start[1] + near * 0.6), (s * wide * 0.98, start[1] + near * 1.3)]
        half += [(s * wide * 0.62, start[1] + far * 0.94), (s * wide * 0.2, start[1] + far)]
        way = [*half, *[(-x, y + 0.02) for x, y in half[::-1]]]
        floor_strap(start, end, way, 0.07, elastic, 0.02)
        for at in (start, end):
            box("staple", (0.018, 0.10, 0.02), M.metal("c9ccd0", 0.2), 0.005, loc=at)


def cup():
    before = loose_parts()
    assembled(ffp.build, view="front", valve="0", strap_c="d8c39a", without=("el", "staple"))
    mask = bpy.data.objects["in"]
    V = np.array([v.co for v in mask.data.vertices])
    xs = np.linspace(-0.36, 0.36, 80)
    rows = []
    for x in xs:
        near = np.hypot(V[:, 0] - x, V[:, 2] - (1.17 - 1.0 * x * x))
        rows.append(V[np.argmin(near)])
    path = np.array(rows)
    for _ in range(30):
        path[1:-1] = 0.25 * path[:-2] + 0.5 * path[1:-1] + 0.25 * path[2:]
    inwards = norm(np.array([0, 1.0, -0.45]) - path * [1.0, 0, 0])
    pad = M.foam("8b9094")
    ends = 0.13 * endcap(np.linspace(0, 1, 80), 0.08, 0.08)
    strap("pad", path + inwards * 0.012 - [0, 0, 0.03], inwards, ends, 0.028, pad, na=21)
    sides = [(np.array([s * 0.655, 0.20, z]) for s in (1, -1)) for z in (0.82, 0.44)]
    straps_beside(lying(before), [tuple(side) for side in sides], "d8c39a")


def valve_seat(at, inward):
    """The inside of the exhalation valve: a welded ring, and the grid over its thin membrane."""
    seat = group("valve seat", loc=at)
    seat.rotation_euler = Vector(inward).to_track_quat("Z", "Y").to_euler()
    white, dark = M.plastic("e4e6e7", 0.35, 0.04), M.plastic("4b5258", 0.7)
    lathe("ring", [(0.16, -0.02), (0.165, 0.022, 0.008), (0.235, 0.022, 0.012), (0.25, -0.02)], white, 96, parent=seat)
    cyl("membrane", 0.166, 0.006, dark, 0.001, (0, 0, -0.004), seg=64, parent=seat)
    cyl("hub", 0.036, 0.024, white, 0.006, (0, 0, 0.008), seg=40, parent=seat)
    for k in range(6):
        turn = math.radians(60 * k)
        spot = (0.10 * math.cos(turn), 0.10 * math.sin(turn), 0.008)
        box("spoke", (0.15, 0.020, 0.018), white, 0.005, loc=spot, rot=(0, 0, 60 * k), parent=seat)


def fold():
    """The open chamber: thin layers, a soft sealing strip welded all along the edge that meets the face."""
    before = loose_parts()
    assembled(foldmask.build, valve="1", **SOFT, thickness=0.016, without=("elastic", "staple"))
    u, v, P = foldmask.surface(**SOFT)
    inward = grid_normals(P)
    outwards = (inward * ([0, -0.15, 0.66] - P)).sum(-1, keepdims=True) < 0
    inward = np.where(outwards, -inward, inward)
    soft = M.rubber("a9c3d4", 0.6, 0.12, gs=60)
    across, along = np.meshgrid(np.linspace(0, 1, len(P)), v[0], indexing="ij")
    near = [along / 0.125, (1 - along) / 0.125, across / 0.17, (1 - across) / 0.17]
    edges = sum(np.maximum(d, 1e-3) ** -5.0 for d in near) ** -0.2  # the nearest, round in the corners
    height = 0.020 * smooth(0, 0.12, edges) + 0.026 * np.clip(1 - np.abs(2 * edges - 1) ** 4, 0, 1) ** 0.5
    for fold in (0.28, 0.70):
        height = height + 0.010 * np.exp(-(((along - fold) / 0.006) ** 2)) * smooth(1.0, 1.1, edges)
    lining = grid("lining", P + inward * height[..., None], foldmask.felt())
    lining.data.materials.append(soft)
    on_seal = edges.ravel() < 1.0
    for face in lining.data.polygons:
        face.material_index = int(all(on_seal[vertex] for vertex in face.vertices))
    middle = (len(P) // 2, int(0.47 * 259))  # behind the valve
    valve_seat(P[middle] + inward[middle] * 0.030, inward[middle])
    sides = [(P[-42, int(at * 259)], P[41, int(at * 259)]) for at in (0.72, 0.26)]
    straps_beside(lying(before), sides, "c3131a")


def build(view="cup"):
    (fold if view == "fold" else cup)()
