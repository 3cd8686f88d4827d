"""Disposable covers as they are worn: a hair cap and a beard cover on the display head, a folded one before it."""

from display_head import FOOT, display_head
from geom import *
from mathutils.bvhtree import BVHTree
import materials as M
from nonwoven_covers import gathers, sheet, strip
from wrinkles import scattered

VIEWS = {
    "hair": dict(rot=(0, 0, -38), elev=9, frame=0.86),
    "beard": dict(rot=(0, 0, -40), elev=6, frame=0.86),
    "hair_side": dict(rot=(0, 0, -86), elev=8, frame=0.86),
    "beard_side": dict(rot=(0, 0, -74), elev=8, frame=0.86, zoom=(1.7, 0.06, -0.01)),
}
BLUE = "8dbbe6"


def with_ears():
    """The display head and plain ears, behind which the loops of a cover lie."""
    at = display_head()
    S = SDF

    def ear(p):
        q = p.copy()
        q[..., 0] = np.abs(q[..., 0])
        d = S.ellipsoid(q, np.array([0.73, 0.10, -0.44]), (0.10, 0.15, 0.24))
        hollow = S.ellipsoid(q, np.array([0.86, 0.06, -0.42]), (0.08, 0.09, 0.15))
        return S.ss(d, hollow, 0.06)

    matt = bpy.data.objects["head"].data.materials[0]
    sdf_mesh("ear", ear, (-0.95, -0.2, -0.8), (0.95, 0.4, -0.1), 0.016, matt, at, smooth_it=4)
    return at


def skin():
    """Where the head is met on the way in from outside, at an angle from the front and a height."""
    head = bpy.data.objects["head"]
    points = [tuple(v.co) for v in head.data.vertices]
    tree = BVHTree.FromPolygons(points, [tuple(f.vertices) for f in head.data.polygons])

    def at(angle, z, off=0.02, middle=(0.0, 0.05)):
        way = np.array([math.sin(angle), -math.cos(angle), 0.0])
        start = np.array([*middle, z]) + way * 3
        hit = tree.ray_cast(Vector(start), Vector(-way))[0]
        return np.array(hit) + way * off

    return at


def hair_cap(colour):
    """A puffed cap down to the brow and the nape, gathered on a thin elastic."""
    at = skin()
    n = 560
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    level = 0.10 - 0.52 * (1 - np.cos(a)) / 2
    rim = np.array([at(k, z, 0.03) for k, z in zip(a, level)])
    v = np.linspace(0, 1, 130)[None]
    out = norm((rim - [0, 0.08, 0]) * [1, 1, 0])[:, None]
    up = np.array([0, 0, 1.0])
    crown = np.array([0, 0.16, 0.90])
    puff = np.sin(np.pi * np.clip(v / 0.85, 0, 1)) ** 0.7 * (1 - 0.5 * v)
    t = np.sin(v * np.pi / 2)[..., None]
    flat = rim[:, None, :2] * (1 - (1 - np.cos(v * np.pi / 2)))[..., None] + crown[None, None, :2] * (1 - np.cos(v * np.pi / 2))[..., None]
    z = rim[:, None, 2] + (crown[2] - rim[:, None, 2]) * t[..., 0] ** 0.9
    P = np.concatenate([flat, z[..., None]], -1)
    A = np.repeat(a[:, None], 130, 1)
    V = np.repeat(v, n, 0)
    fold = 0.026 * gathers(A, 64, 3) * np.exp(-((V / 0.16) ** 2)) * smooth(0, 0.02, V)
    fold += 0.011 * gathers(A, 24, 5) * smooth(0.8, 0.2, V) * smooth(0, 0.2, V)
    soft = 0.075 * (1 - 2 * np.abs(fbm(P * [1.7, 1.7, 1.5], 3, 8))) * smooth(0.04, 0.4, V)
    grow = (0.23 * puff + fold + soft)[..., None]
    P = P + (out * (1 - 0.6 * v[..., None]) + up * 0.8 * v[..., None]) * grow
    grid("cap", P, sheet(colour, 0.20), cu=True)
    frill = np.linspace(0, 1, 10)[None]
    wave = 0.024 * gathers(np.repeat(a[:, None], 10, 1), 64, 3)
    F = rim[:, None] + out * (0.010 + wave * frill)[..., None] - up * (0.055 * frill)[..., None]
    grid("frill", F, sheet(colour, 0.20), cu=True)
    tube("elastic", rim + out[:, 0] * 0.016, 0.012, sheet("f2f5f7", 0.0), 10, closed=True)


def beard_cover(colour):
    """From ear to ear over the upper lip and round under the chin, gathered at its edge; loops behind the ears."""
    at = skin()
    n, m = 640, 220
    u = np.linspace(-1, 1, n)
    a = u * 1.42
    upper = np.array([at(k, -0.83 + 0.24 * abs(w) ** 1.5, 0.03) for k, w in zip(a, u)])
    lower = np.array([at(k, -1.40 + 0.62 * smooth(0.55, 1.0, abs(w)), 0.05) for k, w in zip(a, u)])
    thin = (1 - np.abs(u) ** 2.5)[:, None]
    out = norm(np.c_[np.sin(a), -np.cos(a), 0 * a])
    one = upper + out * 0.16 * thin - np.array([0, 0, 0.34]) * thin
    two = lower + out * 0.52 * thin - np.array([0, 0, 0.18]) * thin
    v = np.linspace(0, 1, m)[None, :, None]
    P = (1 - v) ** 3 * upper[:, None] + 3 * v * (1 - v) ** 2 * one[:, None]
    P = P + 3 * v**2 * (1 - v) * two[:, None] + v**3 * lower[:, None]
    U, V = np.repeat(u[:, None], m, 1), np.repeat(v[..., 0], n, 0)
    edge = np.minimum(V, 1 - V)
    pleat = np.cos(74 * U + 4 * fbm(np.stack([U * 3, 0 * U, 0 * U], -1), 2, 4))
    fold = 0.024 * pleat * np.exp(-((edge / 0.20) ** 2)) * smooth(0, 0.02, edge)
    hang = scattered(3 * U, 1.5 * V, 5, 44, 90, 16, 0.45, 0.038) + scattered(3 * U, 1.5 * V, 8, 24, 40, 30, 0.5, 0.026)
    fold += (hang + 0.014 * fbm(P * 5, 3, 5) + 0.08) * np.sin(np.pi * V) ** 0.7 * thin
    N = norm(out[:, None] * np.sin(np.pi * (0.25 + 0.5 * V))[..., None] - np.array([0, 0, 1.0]) * V[..., None])
    grid("pouch", P + N * fold[..., None], sheet(colour, 0.07))
    white = sheet("f2f5f7", 0.0)
    rim = np.concatenate([upper, lower[::-1]])
    tube("elastic", resample(rim + np.concatenate([out, out[::-1]]) * 0.012, 700, True), 0.012, white, 10, closed=True)
    for s in (-1, 1):
        start, end = upper[0 if s < 0 else -1], lower[0 if s < 0 else -1]
        loop = [start, (s * 0.79, -0.06, -0.34), (s * 0.80, 0.06, -0.17), (s * 0.77, 0.22, -0.28)]
        loop += [(s * 0.75, 0.27, -0.46), (s * 0.75, 0.20, -0.66), end]
        tube("loop", catmull(np.array(loop), 160), 0.012, white, 10)


def build(view="hair"):
    hair = view.startswith("hair")
    with_ears()
    (hair_cap if hair else beard_cover)(BLUE)
    flat = group("folded", loc=(0.15, -1.15, FOOT), rot=(0, 0, 24), scale=0.62)
    strip(flat, 3.2 if hair else 2.6, BLUE, 1 if hair else 4)
