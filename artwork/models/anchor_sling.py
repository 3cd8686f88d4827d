"""A sewn webbing sling lying on its edge: a small eye, a large eye, a wear sleeve, a sewn label."""

from geom import *
import materials as M
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, -6), elev=42, frame=0.87),
    "eye": dict(rot=(0, 0, -6), elev=42, frame=0.87, zoom=(2.3, -0.26, 0.10)),
}
WIDE, YELLOW = 0.44, "f0b808"
# how far a folded end lies from the middle of the body that it is sewn to
TAIL = 0.058
BODY = [(-1.75, 1.30), (-2.15, 0.35), (-1.85, -0.75), (-0.75, -1.30), (0.45, -0.80), (1.25, 0.10), (2.20, 0.55), (3.10, 0.10)]


def label():
    body = "<rect width='300' height='130' fill='#f7f6f0'/>" + T(150, 42, "EN 795:2012 B", 36, 800)
    body += T(75, 80, "1 USER", 27, 700) + T(212, 80, "مستخدم واحد", 27, 700, ar=True) + T(150, 118, "1.2 m", 34, 700)
    return printed("sling_label", 300, 130, body, 800)


def upright(points, n=200):
    """A course in the plane at half the webbing's width, and its normals in the plane."""
    C = catmull(np.c_[np.array(points, float), np.full(len(points), WIDE / 2 + 0.01)], n)
    T_line = norm(np.gradient(C, axis=0))
    return C, np.cross(T_line, [0, 0, 1.0])


def eye(body, normals, length, wide, web):
    """A loop folded back on the end of the body, whose last points come first: along it, round, and back."""
    end, side = body[0, :2], normals[0, :2]
    along = norm(body[0, :2] - body[6, :2])
    shape = [(0.22, wide * 0.32), (length * 0.52, wide * 0.5), (length * 0.88, wide * 0.40), (length, 0.0)]
    shape += [(x, -y) for x, y in shape[-2::-1]]
    beside = [body[48::-4, :2] + way * TAIL * normals[48::-4, :2] for way in (1, -1)]
    points = [*beside[0], *(end + along * x + side * y for x, y in shape), *beside[1][::-1]]
    C, N = upright(points, 260)
    strap("eye", C, N, WIDE, 0.06, web)


def sewn(C, N, thread):
    for offset in (-TAIL - 0.032, TAIL + 0.032):
        for z in np.linspace(-WIDE * 0.36, WIDE * 0.36, 5):
            stitches("seam", C + N * offset + [0, 0, z], N * np.sign(offset), thread, 0.075, 0.052, 0.011)
    for k in range(2, len(C) - 2, 14):
        for offset in (-TAIL - 0.032, TAIL + 0.032):
            row = np.repeat(C[k][None], 12, 0) + N[k] * offset
            row = row + np.c_[np.zeros((12, 2)), np.linspace(-WIDE * 0.36, WIDE * 0.36, 12)]
            stitches("bar", row, np.repeat(N[k][None] * np.sign(offset), 12, 0), thread, 0.06, 0.05, 0.011)


def build(view="hero"):
    web = M.webbing(YELLOW, ribs=6, pitch=20, edge="17181a")
    thread = M.fabric("1b1c1e", 20, "Object", 0.2)
    C, N = upright(BODY, 420)
    strap("body", C, N, WIDE, 0.06, web)
    eye(C, N, 0.95, 0.62, web)
    eye(C[::-1], N[::-1], 2.0, 1.10, web)
    sewn(C[6:46], N[6:46], thread)
    sewn(C[-46:-6], N[-46:-6], thread)
    part = slice(150, 262)
    oval = superellipse(0.085, WIDE / 2 + 0.035, 6, 60)
    B = np.repeat([[0, 0, 1.0]], 112, 0)
    sleeve = M.fabric("1a1b1d", 40, "Object", 0.5)
    S = np.linspace(0, 1, 112)
    swell = 1 + 0.10 * fbm(np.c_[S * 9, S * 0, S * 0], 2, 3)
    sweep("wear sleeve", C[part], N[part], B, oval, swell, 1.0, sleeve)
    mid = C[318:356] + N[318:356] * 0.042
    Z = np.linspace(-0.17, 0.17, 6)
    P = mid[:, None] + np.c_[np.zeros((6, 2)), Z][None]
    u, v = np.meshgrid(np.linspace(0, 1, len(mid)), np.linspace(0, 1, 6), indexing="ij")
    grid("label", P, M.label(label(), 0.6, 0), uv=np.stack([u, v], -1))
