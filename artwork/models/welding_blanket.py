"""A welding blanket of glass fabric spread over goods: sewn hem, eyelets on all sides, sewn label."""

from geom import *
import materials as M
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, -24), elev=36, frame=0.88),
    "hem": dict(rot=(0, 0, -24), elev=36, frame=0.88, zoom=(2.5, 0.10, -0.15)),
}
HALF = 9.0  # half of the blanket's side
LOAD = (4.7, 3.9, 2.3)  # half the width and depth of what lies below, and its height
ROUND = 0.5  # radius of its upright edges
HEM, EYELETS = 0.75, 7  # the hem's width, eyelets of a side


def label() -> str:
    body = "<rect width='400' height='260' fill='#f5f4ee'/>" + T(200, 62, "WELDING BLANKET", 40, 800)
    body += T(200, 112, "بطانية لحام", 40, 700, ar=True) + T(200, 168, "ANSI/FM 4950", 36, 700)
    return printed("welding_blanket_label", 400, 260, body + T(200, 222, "1.8 m × 1.8 m", 36, 700), 900)


def fall(d, lean):
    """How far out and how high the cloth is at `d` along it from the upper edge, if it leans out by `lean`."""
    top, foot = 0.35, 0.9  # lengths of cloth in the bends at the edge and on the floor
    slope = (LOAD[2] - 0.5 * top * np.cos(lean) - 0.5 * foot * np.cos(lean)) / np.cos(lean)
    steps = np.linspace(0, 12, 1201)
    S, L = np.meshgrid(steps, np.linspace(0, 1.2, 41), indexing="ij")
    down = math.pi / 2 - L  # the angle below the level on the slope
    run = (LOAD[2] - 0.5 * (top + foot) * np.sin(down)) / np.sin(down)
    angle = down * smooth(0, top, S) * (1 - smooth(0, foot, S - top - run))
    out = np.cumsum(np.cos(angle), 0) * steps[1]
    high = LOAD[2] - np.cumsum(np.sin(angle), 0) * steps[1]
    i, k = np.clip(d / 12 * 1200, 0, 1200), np.clip(lean / 1.2 * 40, 0, 39.999)
    i0, k0 = np.minimum(i.astype(int), 1199), k.astype(int)
    fi, fk = i - i0, k - k0

    def at(table):
        low = table[i0, k0] * (1 - fk) + table[i0, k0 + 1] * fk
        return low * (1 - fi) + (table[i0 + 1, k0] * (1 - fk) + table[i0 + 1, k0 + 1] * fk) * fi

    return at(out), np.maximum(at(high), 0)


def cloth_at(u, v):
    """Where the point (u, v) of the spread blanket lies."""
    u, v = np.broadcast_arrays(np.asarray(u, float), np.asarray(v, float))
    a, b = LOAD[0] - ROUND, LOAD[1] - ROUND
    qx, qy = np.clip(u, -a, a), np.clip(v, -b, b)
    away = np.hypot(u - qx, v - qy)
    nx, ny = (u - qx) / np.maximum(away, 1e-9), (v - qy) / np.maximum(away, 1e-9)
    d = np.maximum(away - ROUND, 0)
    theta = np.arctan2(np.abs(ny), np.abs(nx))  # 0 and 90 degrees on the sides, between them at a corner
    seed = np.sign(u) * 1.3 + np.sign(v) * 2.1
    turn = 0.06 * np.sin(seed * 3)
    ridge = np.exp(-(((theta - math.pi / 4 - turn) / 0.27) ** 2)) + 0.22 * np.exp(-(((theta - math.pi / 4 - 7 * turn) / 0.12) ** 2))
    side = 0.10 + 0.07 * np.sin(1.15 * (u * np.abs(ny) + v * np.abs(nx)) + seed) ** 2
    lean = np.clip(side + 0.72 * ridge, 0, 1.1)
    out, z = fall(d, lean)
    reach = np.minimum(away, ROUND) + out
    x, y = qx + reach * nx, qy + reach * ny
    p = np.stack([u, v, 0 * u], -1)
    floor = smooth(1.2, 0.1, z)
    swell = 0.24 * np.clip(fbm(p * [0.42, 0.42, 1], 3, 5) + 0.06, 0, None) * floor * smooth(0, 0.9, HALF + 0.2 - np.maximum(np.abs(u), np.abs(v)))
    crease = sum(0.045 * np.exp(-np.abs(w - c + 0.05 * np.sin(o)) / 0.10) for w, o in ((u, v), (v, u)) for c in (-4.5, 0, 4.5))
    bumps = 0.05 * fbm(p * [0.9, 0.9, 1], 3, 8)
    return np.stack([x + bumps * nx, y + bumps * ny, z + 0.06 + swell + (crease + bumps) * smooth(0.8, 0, d) + 0.4 * crease * floor], -1)


def normals_at(u, v):
    e = 0.04
    across, along = cloth_at(u + e, v) - cloth_at(u - e, v), cloth_at(u, v + e) - cloth_at(u, v - e)
    return norm(np.cross(across, along))


def sheet(name, u, v, cloth, lift=0.0):
    U, V = np.meshgrid(u, v, indexing="ij")
    P = cloth_at(U, V) + normals_at(U, V) * lift
    ob = grid(name, P, cloth, uv=np.stack([U, V], -1))
    skin = ob.modifiers.new("thickness", "SOLIDIFY")
    skin.thickness, skin.offset = 0.03, 1
    return ob


def eyelet(u, v, brass, dark):
    """A brass ring pressed into the hem."""
    at, n = cloth_at(u, v), normals_at(u, v)
    turn = Vector(n).to_track_quat("Z", "Y").to_euler()
    ring = group("eyelet", loc=tuple(at + n * 0.075))
    ring.rotation_euler = turn
    lathe("ring", [(0.10, -0.02), (0.11, 0.035, 0.02), (0.25, 0.03, 0.02), (0.29, -0.01), (0.29, -0.03)], brass, 48, parent=ring)
    cyl("hole", 0.105, 0.01, dark, 0.001, (0, 0, -0.012), seg=32, parent=ring)


def build(view="hero"):
    cloth = M.fabric("bd9a68", 26, "UV", 0.9, rough=0.72, sheen=0.35)
    thread = M.fabric("8f7448", 20, "Object", 0.2)
    full = np.linspace(-HALF, HALF, 460)
    sheet("cloth", full, full, cloth)
    strip = np.linspace(HALF - HEM, HALF + 0.015, 24)
    for s in (-1, 1):
        sheet("hem", full, np.sort(s * strip), cloth, 0.032)
        sheet("hem", np.sort(s * strip), full * (HALF - HEM) / HALF, cloth, 0.032)
        for inset in (0.10, HEM - 0.10):
            line = np.linspace(-HALF + 0.1, HALF - 0.1, 500)
            for u, v in ((line, np.full(500, s * (HALF - inset))), (np.full(500, s * (HALF - inset)), line)):
                n = normals_at(u, v)
                stitches("seam", cloth_at(u, v) + n * 0.068, n, thread, 0.17, 0.11, 0.014)
    brass, dark = M.brass(), M.plastic("6f6a62", 0.9)
    spots = np.linspace(-HALF + 0.38, HALF - 0.38, EYELETS)
    for k, w in enumerate(spots):
        for s in (-1, 1):
            edge = s * (HALF - 0.38)
            eyelet(w, edge, brass, dark)
            if 0 < k < EYELETS - 1:
                eyelet(edge, w, brass, dark)
    u, v = np.meshgrid(np.linspace(1.6, 3.8, 50), np.linspace(-8.15, -6.72, 34), indexing="ij")
    patch = cloth_at(u, v) + normals_at(u, v) * 0.06
    grid("label", patch, M.label(label(), 0.7, 0.0))
    rim = np.concatenate([patch[1:-1, 1], patch[-2, 1:-1], patch[-2:1:-1, -2], patch[1, -2:0:-1]]) + [0, 0, 0.004]
    stitches("label seam", rim, np.tile([0, 0, 1.0], (len(rim), 1)), thread, 0.12, 0.08, 0.009)
