"""What is fitted to a harness: dorsal plate, label, sternal loops, padded belt, shoulder rings, cover."""

import materials as M
from fine_webbing import fine_webbing
from geom import *
from harness_parts import dring, frame_at, path, quick_buckle
from hooks import connector, hook

PLATE = [
    (-0.46, 0.34),
    (0, 0.26),
    (0.46, 0.34),
    (0.52, 0.16),
    (0.34, 0),
    (0.52, -0.16),
    (0.46, -0.34),
    (0, -0.26),
    (-0.46, -0.34),
    (-0.52, -0.16),
    (-0.34, 0),
    (-0.52, 0.16),
]


def black_plastic():
    return M.plastic("1a1b1d", 0.42, 0.1)


def black_webbing():
    return fine_webbing("34363b", name="black webbing")


def over_bar(parent, y, z, half, width):
    """Webbing sewn down above and below the straight bar of a ring, at y and z of its middle."""
    low = z - 0.09
    over = [(y - 0.36, low), (y - 0.26, low), (y - 0.12, z + 0.03), (y, z + half)]
    over += [(y + 0.12, z + 0.03), (y + 0.26, low), (y + 0.36, low)]
    C = catmull(np.array([(0, a, b) for a, b in over]), 90)
    N = norm(np.cross([1.0, 0, 0], norm(np.gradient(C, axis=0))))
    strap("keeper", C, N, width, 0.04, black_webbing(), parent=parent)
    thread = M.fabric("e9c22a", 20, "Object", 0.2)
    for a in (y - 0.33, y - 0.25, y + 0.25, y + 0.33):
        row = refine(np.array([(-0.4 * width, a, low + 0.025), (0.4 * width, a, low + 0.025)]), 0.03)
        up = np.tile([0, 0, 1.0], (len(row), 1))
        stitches("seam", row, up, thread, 0.038, 0.027, 0.006, parent)


def dorsal(covered=False):
    """The sliding plate between the shoulder blades, its D-ring and the loop that holds it.

    Where a flap covers the plate, the ring lies on the flap and webbing over its bar holds it.
    """
    C, N = path([(0, 1.6, 3.9), (0, 1.6, 4.3), (0, 1.5, 4.7)], 30, 0.05)
    p, r, n = frame_at(C, N, 0.5)
    at = group("dorsal", loc=p + n * 0.03, rot=r)
    outline = catmull(np.array(PLATE), 120, True)
    plate("plate", outline, 0.07, 0.02, black_plastic(), parent=at)
    if covered:
        dring(group("ring", at, (0, 0.02, 0.25), (20, 0, 0)), 1.25)
        over_bar(at, -0.145, 0.19, 0.10, 0.48)
        return
    dring(group("ring", at, (0, -0.08, 0.12), (38, 0, 0)), 1.25)
    C, N = path([(0, 1.6, 3.9), (0, 1.6, 4.3)], 30, 0.10)
    strap("loop", C, N, 0.40, 0.04, black_webbing())


def cover():
    """The flap of aramid cloth over the stitching of the dorsal ring."""
    cloth = M.fabric("4b4f55", 60, "Object", 0.4, name="cover")
    C, N = path([(0, 1.5, 4.95), (0, 1.6, 4.6), (0, 1.6, 4.24), (0, 1.6, 4.06)], 60, 0.17)
    strap("cover", C, N, 1.04, 0.045, cloth)
    yellow = M.fabric("e9c22a", 20, "Object", 0.2)
    for x in (-0.47, 0.47):
        side = np.cross(N, norm(np.gradient(C, axis=0))) * x
        stitches("hem", C + side + N * 0.024, N, yellow, 0.042, 0.030, 0.006)


def label_pouch():
    C, N = path([(0.5, 1.4, 3.0), (0.62, 1.3, 2.4)], 20, 0.06)
    p, r, n = frame_at(C, N, 0.5)
    at = group("label", loc=p + n * 0.02, rot=r)
    cloth = M.fabric("17181a", 40, "Object", 0.3)
    rbox("pouch", (0.44, 0.8, 0.05), 0.05, cloth, edge=0.02, parent=at)
    printed = M.label(f"{M.TEX}/harness_label.png", 0.4, 0.3)
    decal_plane("print", 0.76, 0.38, printed, (0, 0, 0.028), (0, 0, 90), at)


def sternal_loops(joined=False):
    """A loop of webbing on each shoulder strap, marked A/2; a connector may lie across in both."""
    tip_x, gap = (0.36, 0.088) if joined else (0.20, 0.075)
    printed = M.label(f"{M.TEX}/half_a.png", 0.85, 0.0)
    for s in (-1, 1):
        C, N = path(
            [(s * 0.92, -1.1, 4.94), (s * 0.6, -1.2, 4.92), (s * tip_x, -1.3, 4.90)], 60, 0.13
        )
        half = np.linspace(0, np.pi, 30)
        along = norm(np.gradient(C, axis=0))
        tip = (
            C[-1] - np.cos(half)[:, None] * N[-1] * gap + np.sin(half)[:, None] * along[-1] * 0.09
        )
        turn = norm(tip - C[-1])
        ring = np.vstack([C - N * gap, tip, (C + N * gap)[::-1]])
        normals = np.vstack([-N, turn, N[::-1]])
        strap("sternal loop", ring, normals, 0.34, 0.045, black_webbing())
        p, r, n = frame_at(C, N, 0.52)
        at = group("mark", loc=p + n * (gap + 0.026), rot=r)
        decal_plane("mark", 0.26, 0.26, printed, rot=(0, 0, -90 * s), parent=at, r=0.02)
        if joined and s > 0:
            bar = C[int(np.argmin(np.abs(C[:, 0] - 0.43)))]
            at = group("connector", loc=(0, float(bar[1]), float(bar[2])), rot=(90, -90, 0))
            connector(at, 0.86, 0.66, 0.054)


def gear_loop(C, N, a, b):
    """A cord loop that hangs from the belt between two places along it."""
    i, j = int(a * len(C)), int(b * len(C))
    m = (i + j) // 2
    out = [C[i] + N[i] * 0.06, C[m] + N[m] * 0.22 - [0, 0, 0.62], C[j] + N[j] * 0.06]
    low = [C[k] + N[k] * 0.20 - [0, 0, 0.52] for k in ((3 * i + j) // 4, (i + 3 * j) // 4)]
    line = catmull(np.array([out[0], low[0], out[1], low[1], out[2]]), 120)
    tube("gear loop", line, 0.055, M.plastic("f0b400", 0.4), 16)
    for k in (i, j):
        tack = group("root", loc=C[k] + N[k] * 0.05)
        rbox("root", (0.16, 0.16, 0.22), 0.05, black_plastic(), edge=0.04, parent=tack)


def hip_ring(parent, turn):
    """A ring on a plate; webbing sewn over the ring's straight bar holds it."""
    at = group("turned", parent, rot=(0, 0, turn))
    rbox("plate", (0.62, 0.90, 0.08), 0.10, black_plastic(), edge=0.03, loc=(0, -0.12, 0), parent=at)
    dring(group("ring", at, (0, 0, 0.15), (7, 0, 0)), 1.05)
    over_bar(at, -0.147, 0.132, 0.09, 0.44)


def padded_belt(course):
    """A padded belt with a ring at each hip; `course` gives centre line and normals at a distance."""
    pad, webbing = M.foam("36383c"), black_webbing()
    C, N = course(0.03)
    strap("belt pad", C, N, 1.05, 0.16, pad, closed=True)
    C, N = course(0.15)
    strap("belt", C, N, 0.46, 0.04, webbing, closed=True)
    p, r, n = frame_at(C, N, 0.25)
    quick_buckle(group("belt buckle", loc=p + n * 0.05, rot=r))
    for t, turn in ((0.07, 0), (0.43, 180)):
        p, r, n = frame_at(C, N, t)
        hip_ring(group("hip ring", loc=p + n * 0.06, rot=r), turn)
    for a, b in ((0.55, 0.63), (0.67, 0.74), (0.76, 0.83), (0.87, 0.95)):
        gear_loop(C, N, a, b)


def belt():
    around = [(-1.9, 0), (-1.3, -1.0), (0, -1.3), (1.3, -1.0)]
    around += [(1.9, 0), (1.3, 1.1), (0, 1.35), (-1.3, 1.1)]
    padded_belt(lambda off: path([(x, y, 2.0) for x, y in around], 400, off, True))


def sling(x, y, low, high):
    """A closed sling of webbing round the spreader bar and round a thinner bar above; (x, z) of both."""
    (x0, z0), (x1, z1) = low, high
    a = np.radians(np.linspace(-90, 90, 24))
    r0, r1 = 0.085 + 0.03, 0.05 + 0.03
    top = np.c_[r1 * np.sin(a), z1 + r1 * np.cos(a)]
    foot = np.c_[-r0 * np.sin(a), z0 - r0 * np.cos(a)]
    C = resample(np.vstack([top, foot]), 260, True)
    middle = x + np.interp(C[:, 1], [z0, z1], [x0, x1])
    T = norm(np.roll(C, -1, 0) - np.roll(C, 1, 0))
    out = np.c_[-T[:, 1], T[:, 0]]
    side = np.sign((out * (C - [0, (z0 + z1) / 2])).sum(-1).mean())
    across = np.linspace(-1, 1, 13)
    half = 0.02 * np.clip(1 - np.abs(across) ** 10, 0, 1) ** 0.5
    w = np.r_[across, across[::-1][1:-1]]
    t = np.r_[half, -half[::-1][1:-1]] * side
    P = np.stack(
        [
            middle[None] + 0.15 * w[:, None],
            y + C[None, :, 0] + t[:, None] * out[None, :, 0],
            C[None, :, 1] + t[:, None] * out[None, :, 1],
        ],
        -1,
    )
    along = np.broadcast_to(arclen(C)[None], P.shape[:2])
    uv = np.stack([np.broadcast_to((w[:, None] + 1) / 2, P.shape[:2]), along], -1)
    grid("sling", P, black_webbing(), cu=True, cv=True, uv=uv)
    thread, outside = M.fabric("e9c22a", 20, "Object", 0.2), np.c_[0 * middle, side * out]
    for aside in (-0.10, -0.05, 0.05, 0.10):
        row = np.c_[middle + aside, y + C[:, 0], C[:, 1]] + 0.021 * outside
        stitches("sling seam", row, outside, thread, 0.045, 0.032, 0.006)


DELTA = [(-0.30, 0), (0, 0), (0.30, 0), (0.41, 0.04), (0.43, 0.14), (0.11, 0.62)]
DELTA += [(0, 0.67), (-0.11, 0.62), (-0.43, 0.14), (-0.41, 0.04)]


def spreader_bar(x, y, z):
    """The bar between the hooks of both shoulders, slung from a winch hook; z of the rings' middle."""
    steel, black = M.metal("b4b9be", 0.28), black_plastic()
    for s in (-1, 1):
        spot = (s * (x + 0.24), y, z)
        cyl("end", 0.13, 0.16, black, 0.04, loc=spot, rot=(0, 90, 0))
        sling(0, y, (s * (x - 0.34), z), (s * 0.17, z + 0.95))
    bar = refine(np.array([(-x - 0.24, y, z), (x + 0.24, y, z)]), 0.05)
    tube("spreader bar", bar, 0.085, steel, 32)
    link = catmull(np.array([(a, 0, b) for a, b in DELTA]), 200, True) + [0, y, z + 0.95]
    tube("delta link", link, 0.05, steel, 24, closed=True, up=(0, 1, 0))
    hook(group("winch hook", loc=(0, y, z + 0.95 + 0.67 + 1.05), rot=(90, 180, 90)), 1.0, False)


def shoulder_rings(spreader=False):
    """A ring on top of each shoulder; with the spreader bar, they hang from a winch hook."""
    for s in (-1, 1):
        C, N = path([(s * 0.84, 0.5, 5.7), (s * 0.87, 0.1, 5.86), (s * 0.88, -0.4, 5.55)], 90, 0.09)
        p, r, n = frame_at(C, N, 0.5)
        hump = 0.15 * np.exp(-(((np.linspace(0, 1, 90) - 0.5) / 0.13) ** 2))
        strap("keeper", C + N * hump[:, None], N, 0.38, 0.04, black_webbing())
        strap("under", C - N * 0.01, N, 0.46, 0.03, black_webbing())
        x, y, z = p + n * 0.19
        dring(group("shoulder ring", loc=(x, y, z), rot=(86, 0, 0)), 0.95)
        if spreader:
            at = group("hook", loc=(x, y + 0.02, z + 1.28), rot=(90, 180, 90))
            hook(at, 0.85, False, ring=0.19, turn=0)
    if spreader:
        # the bar hangs in the upper part of the hooks' rings, across which it lies
        spreader_bar(abs(x), y + 0.02, z + 1.28 + 0.10 + 0.19 + 0.055)
