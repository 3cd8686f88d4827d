"""Eyelets, laces with a bow, tongue and pull loop of lace-up footwear."""

import materials as M
from boot_stitching import halves
from geom import *

LACE = 0.022  # radius of the round laces
HOOK = [(-0.035, 0.006), (0, 0.012), (0.032, 0.02), (0.046, 0.045), (0.03, 0.066), (0.004, 0.068)]


def eyelets(upper):
    """Points and normals of the eyelets, left and right, from the toe upwards."""
    low = upper.height == "low"
    rows = np.linspace(upper.throat + 0.04, 0.74 if low else 0.965, 4 if low else 6 - upper.guarded)
    right, left = [], []
    for s in rows:
        k = int(np.argmin(np.abs(upper.along - s)))
        for columns, found in zip(halves(upper), (right, left)):
            f = upper.across[columns, k] - (upper.gap[0, k] + 0.085)
            i = columns[np.where((f[:-1] < 0) & (f[1:] >= 0))[0][0]]
            found.append((upper.P[i, k], upper.N[i, k]))
    return left, right


def rings(points, style, parent):
    """Eyelets of metal, or of plastic on a boot that must have no metal."""
    finish = M.plastic if style.get("plastic_eyelets") else M.metal
    ring = finish(style["eye"], 0.6 if style.get("plastic_eyelets") else 0.3)
    hole = M.plastic("050505", 0.7)
    for p, n in points:
        turn = [math.degrees(a) for a in Vector(n).to_track_quat("Z", "Y").to_euler()]
        torus(
            "eyelet", 0.042, 0.016, ring, loc=p + n * 0.006, rot=turn, parent=parent, seg=40, rs=14
        )
        cyl("hole", 0.034, 0.01, hole, 0.001, loc=p + n * 0.004, rot=turn, parent=parent, seg=24)


def hooks(left, right, style, parent):
    """Open lace hooks, each bent outwards over its lace."""
    steel = M.metal(style["eye"], 0.28)
    for (a, an), (b, bn) in zip(left + right, right + left):
        away = norm(a - b - an * ((a - b) @ an))
        path = catmull(np.array([a + away * u + an * v for u, v in HOOK]), 40)
        normal = norm(np.cross(np.cross(away, an), np.gradient(path, axis=0)))
        strap("hook", path, normal, 0.062, 0.014, steel, parent=parent)
        turn = [math.degrees(t) for t in Vector(an).to_track_quat("Z", "Y").to_euler()]
        at = a - away * 0.03 + an * 0.012
        cyl("rivet", 0.030, 0.018, steel, 0.006, loc=at, rot=turn, parent=parent, seg=28)


def crossing(start, end, height):
    """A lace from one eyelet to another, arched over the tongue."""
    (a, an), (b, bn) = start, end
    up = norm(an + bn)
    points = [
        a - an * 0.03,
        a + an * 0.035,
        a * 0.7 + b * 0.3 + up * (0.055 + height),
        (a + b) / 2 + up * (0.06 + height),
        a * 0.3 + b * 0.7 + up * (0.055 + height),
        b + bn * 0.035,
        b - bn * 0.03,
    ]
    return catmull(np.array(points), 70)


def lacing(left, right, material, parent):
    def lay(start, end, height):
        tube("lace", crossing(start, end, height), LACE, material, 14, parent=parent)

    lay(left[0], right[0], 0.0)
    for i in range(len(left) - 1):
        lay(left[i], right[i + 1], 0.012)
        lay(right[i], left[i + 1], 0.045)
    lay(left[-1], right[-1], 0.02)
    (a, an), (b, bn) = left[-1], right[-1]
    bow((a + b) / 2 + norm(an + bn) * 0.10, material, parent)


def bow(knot, material, parent):
    rbox(
        "knot",
        (0.085, 0.07, 0.075),
        0.032,
        material,
        edge=0.03,
        loc=knot,
        rot=(-30, 0, 10),
        parent=parent,
    )
    for s in (-1, 1):
        loop = [
            (0, 0, 0),
            (s * 0.14, -0.10, 0.06),
            (s * 0.32, -0.13, 0.02),
            (s * 0.42, -0.06, -0.16),
            (s * 0.34, -0.04, -0.20),
            (s * 0.18, -0.08, -0.06),
            (0, -0.01, 0),
        ]
        tube("loop", catmull(knot + np.array(loop), 120), LACE, material, 14, parent=parent)
        end = [
            (0, 0, 0),
            (s * 0.08, -0.12, -0.05),
            (s * 0.20, -0.16, -0.24),
            (s * 0.24, -0.22, -0.46),
        ]
        path = catmull(knot + np.array(end), 70)
        tube("end", path, LACE, material, 14, parent=parent)
        tube("aglet", path[-6:], 0.026, M.plastic("1a1b1c", 0.3), 14, parent=parent)


def tongue(upper, parent):
    """The padded upper end of the tongue, quilted across."""
    W, V = np.meshgrid(np.linspace(-1, 1, 90), np.linspace(0, 1, 80), indexing="ij")
    textile = M.fabric(upper.style["textile"], 60, "Object", 0.3)
    grid("tongue front", tongue_front(upper, W, V), textile, parent=parent)
    back = tongue_sheet(upper, W, V, 0.035 * tongue_padding(W, V))
    grid("tongue back", back, textile, parent=parent, flip=True)
    u = np.linspace(-0.9, 0.9, 60)
    for level in (0.50, 0.975):
        line = tongue_front(upper, u, np.full(60, level))
        thread = M.fabric(upper.style.get("thread", upper.style["accent"]), 20, "Object", 0.2)
        out = np.tile([0.0, -1, 0.2], (60, 1))
        stitches("tongue seam", line, out, thread, 0.034, 0.023, 0.005, parent)


def tongue_padding(W, V):
    return np.sqrt(np.clip(1 - np.abs(W) ** 10, 0, 1) * np.clip(1 - V**18, 0, 1))


def tongue_sheet(upper, W, V, offset):
    """Across W, -1 to 1, and up V, 0 to 1: a tongue a little curled, its corners round."""
    if upper.height == "low":  # laid along the instep
        tall = upper.style.get("tongue", 0.47)
        z = upper.front_top - 0.34 + V * tall - 0.11 * np.abs(W) ** 4 * V
        y = upper.P[0, -1][1] - 0.06 + 0.16 * W**2 + 0.20 * V + offset
        return np.stack([W * (0.25 + 0.05 * V) * (1 - 0.08 * V**8), y, z], -1)
    z = upper.front_top - 0.35 + V * 0.58 - 0.13 * np.abs(W) ** 4 * V
    y = upper.P[0, -1][1] + 0.075 + 0.16 * W**2 - 0.09 * V**1.5 + offset
    return np.stack([W * (0.25 + 0.07 * V) * (1 - 0.06 * V**8), y, z], -1)


def tongue_front(upper, W, V):
    seams = np.exp(-(((V - 0.50) / 0.018) ** 2)) + np.exp(-(((V - 0.975) / 0.014) ** 2))
    return tongue_sheet(upper, W, V, -0.06 * tongue_padding(W, V) + 0.014 * seams)


def pull_loop(upper, colour, parent):
    h = upper.back_top
    points = [
        (0, 1.13, h - 0.27),
        (0, 1.20, h - 0.09),
        (0, 1.24, h + 0.13),
        (0, 1.20, h + 0.20),
        (0, 1.12, h + 0.13),
        (0, 1.06, h - 0.07),
    ]
    path = catmull(np.array(points), 100)
    normal = norm(np.cross(np.tile([1.0, 0, 0], (100, 1)), norm(np.gradient(path, axis=0))))
    strap("pull", path, normal, 0.16, 0.022, M.webbing(colour, ribs=4, pitch=26), parent=parent)


def lace_up(upper, parent, accent):
    left, right = eyelets(upper)
    ringed = len(left) - upper.style.get("hooks", 0)
    rings(left[:ringed] + right[:ringed], upper.style, parent)
    hooks(left[ringed:], right[ringed:], upper.style, parent)
    lacing(left, right, M.webbing(upper.style["lace"], ribs=6, pitch=34, name="lace"), parent)
    tongue(upper, parent)
    pull_loop(upper, accent, parent)
