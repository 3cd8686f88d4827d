"""A welding blanket of glass fabric, spread over goods or folded: sewn hem, eyelets on all sides, sewn label."""

from scipy.interpolate import LinearNDInterpolator, NearestNDInterpolator

from geom import *
import materials as M
from printed import T, printed
from satin import satin

VIEWS = {
    "hero": dict(rot=(0, 0, -24), elev=36, frame=0.88),
    "folded": dict(rot=(0, 0, -22), elev=30, frame=0.84),
    "hem": dict(rot=(0, 0, -24), elev=36, frame=0.88, zoom=(2.5, 0.10, -0.15)),
}
HALF = 9.0  # half of the blanket's side
LOAD = (4.7, 3.9, 2.3)  # half the width and depth of what lies below, and its height
ROUND = 0.5  # radius of its upright edges
HEM, EYELETS = 0.75, 7  # the hem's width, eyelets of a side


def label() -> str:
    body = "<rect width='400' height='260' fill='#f5f4ee'/>" + T(200, 66, "WELDING BLANKET", 34, 800)
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


def normals_at(u, v, e=0.04):
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
    at, n = cloth_at(u, v), normals_at(u, v, 0.2)
    turn = Vector(n).to_track_quat("Z", "Y").to_euler()
    ring = group("eyelet", loc=tuple(at + n * 0.105))
    ring.rotation_euler = turn
    lathe("ring", [(0.10, -0.02), (0.11, 0.024, 0.014), (0.20, 0.02, 0.014), (0.225, -0.01), (0.225, -0.09)], brass, 48, parent=ring)
    cyl("hole", 0.105, 0.01, dark, 0.001, (0, 0, -0.012), seg=32, parent=ring)


LAYERS, STEP = 9, 0.25  # of the folded blanket, and their distance
WIDE, DEEP = 2.9, 2.25  # half its width and its depth


def layers(cloth):
    """The cloth zigzags over itself: its folds are in front and behind, its edges at the sides."""
    half = np.linspace(-np.pi / 2, np.pi / 2, 22)
    course, tier = [], []
    for k in range(LAYERS):
        way = 1 if k % 2 else -1
        y = np.linspace(-way * DEEP, way * DEEP, 90)
        course += [(v, (k + 0.5) * STEP) for v in y]
        tier += [k] * 90
        if k < LAYERS - 1:
            out = 0.27 + 0.09 * math.sin(k * 2.3)
            course += [(way * (DEEP + out * math.cos(a)), (k + 1) * STEP + 0.5 * STEP * math.sin(a)) for a in half[1:-1]]
            tier += list(k + np.linspace(0, 1, 20))
    line, tier = np.array(course), np.array(tier)
    x = np.linspace(-1, 1, 150)
    X, Y = np.meshgrid(x, line[:, 0], indexing="ij")
    Z, K = np.meshgrid(x, line[:, 1], indexing="ij")[1], np.broadcast_to(tier[None], X.shape)
    ragged = 0.10 * np.sin(K * 1.9 + 0.6) + 0.08 * fbm(np.stack([0 * X, Y * 0.5, K * 0.9], -1), 2, 3)
    wide = WIDE + ragged * np.sign(X)
    height = K / LAYERS
    sag = 0.20 * fbm(np.stack([X * WIDE * 0.40, Y * 0.40, 0 * X], -1), 3, 5) * height
    soft = 0.07 * fbm(np.stack([X * WIDE * 0.7, Y * 0.7, K * 1.4], -1), 2, 8) + 0.02 * fbm(np.stack([X * WIDE * 1.8, Y * 1.8, K], -1), 2, 8)
    soft = soft * smooth(0.0, 1.0, K)
    drop = (0.34 * smooth(1.0, 0, WIDE * (1 - np.abs(X))) ** 2 + 0.10 * X**2) * height
    drop = drop + 0.22 * smooth(0.9, 0, DEEP - np.abs(Y)) ** 2 * height
    slack = 0.13 * fbm(np.stack([X * 1.7, 0 * Y, K * 1.3], -1), 2, 6) * smooth(DEEP - 0.9, DEEP, np.abs(Y))
    P = np.stack([X * wide, Y + slack * np.sign(Y), Z + sag + soft - drop], -1)
    run = np.broadcast_to(arclen(line)[None], X.shape)
    body = grid("folded cloth", P, cloth, uv=np.stack([X * WIDE, run], -1))
    skin = body.modifiers.new("thickness", "SOLIDIFY")
    skin.thickness, skin.offset = 0.15, 0
    side_folds(P, cloth)
    return P


def side_folds(P, cloth):
    """The cloth was folded double before: at the right, every second layer turns into the next."""
    a = np.linspace(-np.pi / 2, np.pi / 2, 16)
    for k in range(0, LAYERS - 2, 2):
        lower, upper = P[-1, 110 * k : 110 * k + 90], P[-1, 110 * (k + 1) : 110 * (k + 1) + 90][::-1]
        middle, half = (lower + upper) / 2, (upper - lower) / 2
        out = 0.20 + 0.05 * math.sin(k * 1.7) + 0.04 * fbm(np.stack([0 * lower[:, 1], lower[:, 1], 0 * lower[:, 1] + k], -1), 2, 4)
        turn = middle[:, None] + half[:, None] * np.sin(a)[None, :, None]
        turn[..., 0] += out[:, None] * np.cos(a)[None]
        run = np.broadcast_to(np.linspace(0, 0.5, 16)[None], turn.shape[:2])
        fold = grid("side fold", turn, cloth, uv=np.stack([run, turn[..., 1]], -1))
        skin = fold.modifiers.new("thickness", "SOLIDIFY")
        skin.thickness, skin.offset = 0.15, 0


def folded(cloth, thread, brass, dark):
    """Folded to a packet: the hemmed edge with its eyelets lies uppermost along the front, the label above it."""
    P = layers(cloth)
    top = P[:, -90:]
    if top[0, 0, 1] > top[0, -1, 1]:
        top = top[:, ::-1]
    spots, heights = top[..., :2].reshape(-1, 2), top[..., 2].ravel()
    within, beside = LinearNDInterpolator(spots, heights), NearestNDInterpolator(spots, heights)

    def on_top(x, y, lift):
        z = within(x, y)
        return np.stack([x, y, np.where(np.isnan(z), beside(x, y), z) + lift], -1)

    up = lambda C: np.tile([0, 0, 1.0], (len(C), 1))
    strip = top[:, :13] + [0, 0, 0.10]
    hem = grid("hem", strip, cloth, uv=strip[..., :2])
    skin = hem.modifiers.new("thickness", "SOLIDIFY")
    skin.thickness, skin.offset = 0.05, 0
    for row in (-DEEP + 0.04, -DEEP + 0.48):
        x = np.linspace(top[0, 4, 0] + 0.06, top[-1, 4, 0] - 0.06, 300)
        C = on_top(x, np.full(300, row), 0.132)
        stitches("seam", C, up(C), thread, 0.11, 0.075, 0.011)
    for x in np.linspace(-WIDE + 0.35, WIDE - 0.35, 4):
        y = -DEEP + 0.27
        west, east, south, north, spot = on_top(x + np.array([-0.2, 0.2, 0, 0, 0]), y + np.array([0, 0, -0.2, 0.2, 0]), 0.150)
        at = group("eyelet", loc=tuple(spot))
        at.rotation_euler = Vector(np.cross(east - west, north - south)).to_track_quat("Z", "Y").to_euler()
        lathe("ring", [(0.085, -0.02), (0.09, 0.03, 0.015), (0.17, 0.025, 0.015), (0.19, -0.01), (0.19, -0.03)], brass, 48, parent=at)
        cyl("hole", 0.088, 0.01, dark, 0.001, (0, 0, -0.008), seg=32, parent=at)
    x, y = np.meshgrid(np.linspace(-0.95, 0.95, 50), np.linspace(-0.95, 0.285, 34), indexing="ij")
    patch = on_top(x, y, 0.098)
    grid("label", patch, M.label(label(), 0.7, 0.0))
    rim = np.concatenate([patch[1:-1, 1], patch[-2, 1:-1], patch[-2:1:-1, -2], patch[1, -2:0:-1]]) + [0, 0, 0.004]
    stitches("label seam", rim, up(rim), thread, 0.09, 0.06, 0.007)


def build(view="hero"):
    if view == "folded":
        fine = M.fabric("bd9a68", 30, "UV", 1.0, rough=0.72, sheen=0.3)
        return folded(fine, M.fabric("7f6538", 20, "Object", 0.2), satin("c8a04a", 0.24, "brass"), M.plastic("6f6a62", 0.9))
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
    u, v = np.meshgrid(np.linspace(1.6, 3.8, 50), np.linspace(-8.0, -6.57, 34), indexing="ij")
    patch = cloth_at(u, v) + normals_at(u, v) * 0.10
    grid("label", patch, M.label(label(), 0.7, 0.0))
    rim = np.concatenate([patch[1:-1, 1], patch[-2, 1:-1], patch[-2:1:-1, -2], patch[1, -2:0:-1]]) + [0, 0, 0.004]
    stitches("label seam", rim, np.tile([0, 0, 1.0], (len(rim), 1)), thread, 0.12, 0.08, 0.009)
