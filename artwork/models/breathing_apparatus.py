"""Self-contained breathing apparatus: backplate, cylinder, harness with gauge, mask and valve."""

import apparatus_parts as parts
import fullface
import materials as M
from assembly import assembled
from geom import *

# tall strips that draw the edges of the black parts
RIMS = [
    ("left rim", (-4.6, 1.6, 2.2), (0, 0, 0.9), 0.6, 3.6, 150, 0.4),
    ("right rim", (4.4, 1.4, 2.2), (0, 0, 0.9), 0.6, 3.6, 150, 0.4),
    ("front right", (3.4, -4.6, 2.0), (0.2, 0, 0.8), 0.7, 3.2, 90, 0.4),
]
VIEWS = {
    "cylinder": dict(elev=9, rot=(0, 0, 0), frame=0.86, lights=RIMS),
    "harness": dict(elev=9, rot=(0, 0, 0), frame=0.86),
}
AXIS = np.array([0, 0.98, 0])
TURN = {"cylinder": 152, "harness": -30}
MASK = {"cylinder": np.array([2.75, -1.0, 0]), "harness": np.array([-2.95, -0.9, 0])}


def turned(points, degrees):
    a = math.radians(degrees)
    turn = np.array([[math.cos(a), -math.sin(a), 0], [math.sin(a), math.cos(a), 0], [0, 0, 1]])
    return np.asarray(points, float) @ turn.T


def backplate(hard):
    half = [
        (0.62, 0.22), (1.12, 0.45), (1.22, 1.2), (0.82, 2.5), (0.95, 4.2), (1.25, 5.1),
        (0.98, 5.75), (0.42, 5.95),
    ]
    outline = catmull(np.array(half + [(-x, z) for x, z in half[::-1]]), 300, closed=True)
    slots = [rrect(0.20, 0.85, 0.09) + [s * 0.93, 5.05] for s in (-1, 1)]
    slots += [rrect(0.16, 0.5, 0.07) + [s * 0.92, 1.15] for s in (-1, 1)]
    plate("backplate", outline, 0.18, 0.06, hard, holes=slots, rot=(90, 0, 0))
    for s in (-1, 1):
        rib = catmull(
            np.array([(s * 0.55, 0.1, 0.7), (s * 0.42, 0.12, 2.5), (s * 0.55, 0.1, 5.0)]), 80
        )
        tube("rib", rib, 0.09, hard, 16)
    rbox("saddle", (1.1, 0.5, 0.8), 0.12, hard, edge=0.06, loc=(0, 0.2, 3.9))
    rbox("foot", (1.9, 0.55, 0.34), 0.14, hard, edge=0.08, loc=(0, 0.12, 0.18))
    guard = [
        (-0.8, 0.2, 0.20), (-0.86, 1.1, 0.15), (-0.6, 1.65, 0.15), (0.6, 1.65, 0.15),
        (0.86, 1.1, 0.15), (0.8, 0.2, 0.20),
    ]
    tube("guard", catmull(np.array(guard), 200), 0.11, hard, 18)


def cylinder_on_plate(hard):
    at = group("cylinder", loc=AXIS)
    made = assembled(parts.air_cylinder, radius=0.80, low=0.95, high=5.75)
    valve = assembled(parts.cylinder_valve, z=0.95)
    made.parent = valve.parent = at
    rbox(
        "reducer", (0.72, 0.34, 0.42), 0.10, M.metal("b9bdc2", 0.3), edge=0.05, loc=(0, 0.36, 0.76)
    )
    a = np.linspace(0, 2 * np.pi, 160, endpoint=False)
    ring = np.c_[0.83 * np.sin(a), AXIS[1] + 0.83 * np.cos(a), 3.9 + 0 * a]
    out = np.c_[np.sin(a), np.cos(a), 0 * a]
    strap("band", ring, out, 0.46, 0.05, M.webbing("202225", ribs=9, pitch=22), closed=True)
    rbox(
        "cam", (0.52, 0.14, 0.56), 0.08, hard, edge=0.04, loc=(0.3, AXIS[1] + 0.83, 3.9),
        rot=(0, 0, -20),
    )


def shoulder_strap(s, padding, web, hard):
    points = [
        (0.45, -0.06, 5.30), (0.58, -0.35, 5.85), (0.82, -1.10, 5.80), (0.98, -1.72, 5.0),
        (1.04, -1.80, 3.9), (1.02, -1.42, 2.95),
    ]
    C = catmull(np.array(points) * [s, 1, 1], 200)
    T_line = norm(np.gradient(C, axis=0))
    N = norm((C - [0, -0.5, 4.1]) * [0.25, 1, 1])
    strap(
        "pad", C, N, 0.74 * endcap(np.linspace(0, 1, 200), 0.04, 0.04), 0.17, padding, camber=0.03
    )
    N = norm(N - T_line * (N * T_line).sum(-1, keepdims=True))
    strap("stripe", C[70:150] + N[70:150] * 0.115, N[70:150], 0.20, 0.02, M.reflective(scale=12))
    pull = np.array(
        [
            C[-14] + N[-14] * 0.06, (s * 1.10, -1.25, 2.5), (s * 1.16, -0.5, 1.75),
            (s * 1.0, -0.05, 1.2),
        ]
    )
    C2 = catmull(pull, 90)
    strap("pull", C2, np.tile([s * 0.5, -0.8, 0.2], (90, 1)), 0.30, 0.04, web)
    turn = [math.degrees(t) for t in Vector(C2[10] - C2[4]).to_track_quat("Z", "Y").to_euler()]
    rbox("buckle", (0.46, 0.12, 0.36), 0.06, hard, edge=0.04, loc=C2[5] + [0, -0.04, 0], rot=turn)


def waist(padding, web, hard):
    a = np.linspace(0, 2 * np.pi, 260, endpoint=False)
    C = np.c_[1.62 * np.sin(a), -1.02 - 1.08 * np.cos(a), 1.15 - 0.12 * np.cos(a)]
    N = norm(np.c_[np.sin(a) / 1.62, -np.cos(a) / 1.08, 0 * a])
    strap("belt", C, N, 0.42, 0.045, web, closed=True)
    for span in (range(50, 112), range(149, 211)):
        k = np.array(span)
        strap(
            "hip pad", C[k] - N[k] * 0.06, N[k],
            0.82 * endcap(np.linspace(0, 1, len(k)), 0.1, 0.1), 0.17, padding,
        )
    rbox("buckle", (0.62, 0.14, 0.50), 0.10, hard, edge=0.05, loc=C[0] + [0, -0.03, 0])
    box("button", (0.22, 0.06, 0.22), M.plastic("c3131a", 0.35), 0.03, loc=C[0] + [0, -0.10, 0])


def gauge_on_shoulder():
    hose = [
        (0.3, 0.30, 0.95), (0.52, 0.20, 2.5), (0.5, 0.14, 4.9), (0.62, -0.30, 6.02),
        (0.84, -1.15, 6.0), (1.0, -1.95, 5.05), (1.02, -2.02, 4.65),
    ]
    tube("gauge hose", catmull(np.array(hose), 300), 0.055, M.rubber("17181a", 0.45, 0.05), 14)
    at = group("gauge", loc=(1.02, -2.06, 4.36), rot=(78, 0, 8))
    parts.pressure_gauge(at, 0.30)
    steel = M.metal("c3c7cb", 0.22)
    cyl("whistle", 0.075, 0.34, steel, 0.02, loc=(1.02, -2.03, 4.86), seg=32)


def apparatus():
    hard, web = M.plastic("202225", 0.42, 0.10, gs=80), M.webbing("1b1d20", ribs=9, pitch=24)
    padding = M.fabric("232529", 50, "UV", 0.4)
    backplate(hard)
    cylinder_on_plate(hard)
    for s in (-1, 1):
        shoulder_strap(s, padding, web, hard)
    waist(padding, web, hard)
    gauge_on_shoulder()


def mask_with_valve():
    fullface.build(color="1c1d1f", mount="thread")
    parts.demand_valve(group("demand valve", loc=(0, -0.46, 0.58), rot=(104, 0, 0)))


def build(view="cylinder"):
    assembled(apparatus, rot=(0, 0, TURN[view]))
    side = -24 if view == "cylinder" else 18
    mask = MASK[view] + [0, 0, 0.03]
    assembled(mask_with_valve, loc=mask, rot=(0, 0, side))
    port = mask + turned([(-0.56, -0.98, 0.46), (-1.0, -1.02, 0.36)], side)
    start = turned([(-0.36, 0.36, 0.80), (-0.95, 0.25, 0.75), (-1.5, -0.2, 0.55)], TURN[view])
    if view == "cylinder":  # a slack bow that touches the floor, from the reducer to the mask
        start = start[:2]
        bow = [(1.00, -0.84, 0.50), (1.16, -1.08, 0.20), (1.34, -1.34, 0.085), (1.48, -1.54, 0.10)]
        port = port[:1]
        lead = port[0] + [-0.26, -0.03, -0.20]
        way = np.vstack([start, bow, [lead], port])
    else:
        middle = (start[-1] + port[-1]) / 2 + [0, -0.25, 0]
        middle[2] = 0.10
        way = np.vstack([start, middle, port[::-1]])
    tube("supply hose", catmull(way, 300), 0.075, M.rubber("17181a", 0.45, 0.05), 16)
