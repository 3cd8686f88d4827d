"""The electrician's belt pouch, closed: nylon body with piped seams, bound flap, buckle, belt loops, a padlock in its ring."""

import materials as M
from geom import *
from padlock import lock
from web_ends import web_loop

WIDE, DEEP, HIGH = 1.22, 0.48, 2.72
FLAP = 1.30  # half the flap's width
OVER = [(0.50, 2.25), (0.51, 2.60), (0.40, 2.79), (0.05, 2.87), (-0.34, 2.83), (-0.55, 2.64)]
OVER += [(-0.61, 2.25), (-0.65, 1.80), (-0.655, 1.30)]


def body():
    """Horizontal sections from the round foot to the mouth, slack between the seams."""
    out = []
    for t in np.linspace(0, 1, 130):
        foot = math.sqrt(max(0.0, 1 - (max(0.0, 0.05 - t) / 0.05) ** 2))
        mouth = smooth(0.93, 1.0, t)
        belly = 0.09 * math.sin(math.pi * min(1, t * 1.15)) ** 0.8
        a = WIDE - 0.10 * (1 - foot) - 0.12 * mouth + 0.3 * belly
        b = DEEP - 0.10 * (1 - foot) - 0.10 * mouth + belly
        out.append(np.c_[superellipse(a, b, 5.0, 400), np.full(400, t * HIGH)])
    P = np.stack(out, 1)
    away = P * [1, 1, 0] / np.maximum(np.hypot(P[..., 0], P[..., 1]), 0.05)[..., None]
    slack = 0.055 * fbm(P * [0.9, 1.2, 0.8] + 3, 3, 4) + 0.030 * (1 - 2 * np.abs(fbm(P * [0.8, 1.0, 1.5], 2, 9)))
    slack = slack * smooth(0.0, 0.3, P[..., 2])
    return P + away * slack[..., None]


def flap_at(x, v):
    """Points of the flap: x across, v from 0 at its seam behind to 1 at its rounded lower edge."""
    x, v = np.broadcast_arrays(np.asarray(x, float), np.asarray(v, float))
    line = catmull(np.array(OVER), 300)
    s = arclen(line)
    inset = np.clip(np.abs(x) - (FLAP - 0.55), 0, 0.55)
    reach = s[-1] - (0.55 - np.sqrt(0.55**2 - inset**2)) + 0.07 * np.cos(x / FLAP * math.pi / 2)
    at = v * reach
    y, z = np.interp(at, s, line[:, 0]), np.interp(at, s, line[:, 1]) - np.maximum(at - s[-1], 0)
    p = np.stack([x, at, 0 * x], -1)
    front = smooth(1.0, 1.9, at)
    wave = 0.05 * fbm(p * [0.9, 0.8, 1], 3, 7) + 0.028 * (1 - 2 * np.abs(fbm(p * [0.7, 1.3, 1], 2, 12)))
    curl = 0.05 * smooth(0.72, 1.0, v) * np.cos(x / FLAP * 3.4 + 0.5)
    y = y - front * (0.10 * (1 - (x / FLAP) ** 2) + wave + curl)
    z = z + (1 - front) * (0.03 * (1 - (x / FLAP) ** 2) + wave) - 0.05 * (1 - front) * np.abs(x / FLAP) ** 4
    return np.stack([x, y, z], -1)


def flap_normals(x, v):
    e = 0.004
    across = flap_at(np.clip(x + e, -FLAP, FLAP), v) - flap_at(np.clip(x - e, -FLAP, FLAP), v)
    return norm(np.cross(flap_at(x, v + e) - flap_at(x, v - e), across))


def flap(red, binding, thread):
    """The bound flap with its sewn label."""
    x, v = np.meshgrid(np.linspace(-FLAP, FLAP, 150), np.linspace(0.03, 1, 170), indexing="ij")
    P = flap_at(x, v)
    cloth = grid("flap", P, red, uv=np.stack([x, v * 3.2], -1))
    skin = cloth.modifiers.new("thickness", "SOLIDIFY")
    skin.thickness, skin.offset = 0.05, 0
    side = np.linspace(0.05, 1, 160)
    edge = np.vstack([np.c_[np.full(160, -FLAP), side], np.c_[np.linspace(-FLAP, FLAP, 200)[1:-1], np.ones(198)], np.c_[np.full(160, FLAP), side[::-1]]])
    inner = np.c_[edge[:, 0] * (1 - 0.055 / FLAP), np.where(edge[:, 1] > 0.99, 0.978, edge[:, 1])]
    C, N = flap_at(inner[:, 0], inner[:, 1]), flap_normals(inner[:, 0], inner[:, 1])
    even = resample(np.c_[C, N], 420)
    C, N = even[:, :3], norm(even[:, 3:])
    strap("binding", C, N, 0.15, 0.085, binding)
    stitches("hem", C + N * 0.044, N, thread, 0.07, 0.045, 0.008)
    x, v = np.meshgrid(np.linspace(-0.60, 0.60, 60), np.linspace(0.735, 0.585, 40), indexing="ij")
    patch = flap_at(x, v) + flap_normals(x, v) * 0.036
    grid("label", patch, M.label(f"{M.TEX}/pouch.png", 0.6, 0.0))
    rim = np.concatenate([patch[1:-1, 1], patch[-2, 1:-1], patch[-2:1:-1, -2], patch[1, -2:0:-1]])
    normal = np.tile(flap_normals(np.array([0.0]), np.array([0.66])), (len(rim), 1))
    stitches("label seam", rim + normal * 0.004, normal, thread, 0.06, 0.04, 0.007)


def buckle(web):
    """The webbing from the flap to the body and its side-release buckle."""
    black = M.plastic("2c2f32", 0.42, 0.12)
    v = np.linspace(0.80, 1.0, 30)
    down = flap_at(0 * v, v) + flap_normals(0 * v, v) * 0.045
    below = down[-1] + np.array([[0, 0.00, -0.10], [0, 0.02, -0.22]])
    C = catmull(np.vstack([down[::6], below]), 90)
    N = norm(np.cross(norm(np.gradient(C, axis=0)), np.tile([-1.0, 0, 0], (90, 1))))
    strap("closing strap", C, N * np.sign(-N[:, 1:2]), 0.36, 0.045, web)
    at = group("buckle", loc=tuple(C[-1] + [0, -0.03, -0.06]), rot=(-4, 0, 0))
    rbox("socket", (0.50, 0.14, 0.34), 0.09, black, edge=0.05, loc=(0, 0, -0.16), parent=at)
    rbox("tongue", (0.46, 0.11, 0.16), 0.05, black, edge=0.04, loc=(0, 0, 0.11), parent=at)
    for s in (-1, 1):
        rbox("prong", (0.07, 0.09, 0.30), 0.035, black, edge=0.03, loc=(s * 0.235, 0, -0.08), rot=(0, s * -6, 0), parent=at)
    rbox("core", (0.20, 0.09, 0.12), 0.03, black, edge=0.03, loc=(0, 0, 0.01), parent=at)
    low = np.array([(0, C[-1, 1] - 0.02, C[-1, 2] - 0.34), (0, -DEEP - 0.15, 0.62), (0, -DEEP - 0.10, 0.30)])
    L = catmull(low, 60)
    strap("lower strap", L, np.tile([0, -1.0, 0], (60, 1)), 0.36, 0.045, web)


def seams(P, binding):
    """Piping along the upright edges of the front and round the foot."""
    for k in (int(np.argmin(np.hypot(P[:, 60, 0] - s * 1.2, P[:, 60, 1] + 0.50))) for s in (-1, 1)):
        tube("piping", resample(P[k, 6:], 160), 0.042, binding, 16)
    tube("foot piping", resample(P[:, 7], 400, True), 0.042, binding, 16, closed=True)


def belt_loops(web):
    """Two loops of webbing behind, which stand above the flap."""
    for x in (-0.62, 0.62):
        y, z = 0.60, HIGH
        way = [(y, 1.4), (y + 0.02, 2.3), (y, z + 0.12), (y + 0.05, z + 0.42), (y + 0.19, z + 0.46), (y + 0.26, z + 0.26), (y + 0.22, 2.2), (y + 0.06, 1.4)]
        C = catmull(np.array([(x, *p) for p in way]), 160)
        N = norm(np.cross(norm(np.gradient(C, axis=0)), np.tile([1.0, 0, 0], (160, 1))))
        strap("belt loop", C, N, 0.50, 0.05, web)


def ring_with_lock(web, steel):
    """At the side a ring in a tab of webbing; a padlock hangs from it."""
    x, z = WIDE + 0.11, 1.98
    tab = group("tab", loc=(x, -0.05, z))
    tab.rotation_euler = Matrix(((0, 0, -1), (1, 0, 0), (0, -1, 0))).to_euler()
    web_loop(tab, 0.0, 0.042, 0.34, 0.55, web)
    half = [(-0.20, 0.0), (-0.235, -0.04), (-0.20, -0.20), (0.0, -0.31), (0.20, -0.20), (0.235, -0.04), (0.20, 0.0)]
    bow = catmull(np.array([(0, y, h) for y, h in half]), 160, True)
    ring = group("ring", loc=(x, -0.05, z), rot=(0, -42, 0))
    tube("ring", bow, 0.038, steel, 20, closed=True, up=(1, 0, 0), parent=ring)
    spot = (x + 0.31 * math.sin(math.radians(42)), -0.05, z - 0.31 * math.cos(math.radians(42)) + 0.04 - 1.0)
    lock(group("lock", loc=spot, rot=(0, 0, 6), scale=0.6), "red", key=False, shackle="nylon")


def belt_pouch():
    """A black pouch with a red flap, belt loops, and one padlock that hangs from its ring."""
    black = M.fabric("2b2d30", 44, "Object", 0.9, name="nylon", rough=0.75, sheen=0.3)
    red = M.fabric("b01218", 44, "UV", 0.8, name="flap", rough=0.75, sheen=0.2)
    binding, web = M.webbing("232528", ribs=3, pitch=44, relief=0.5), M.webbing("232528", ribs=7, pitch=44, relief=0.6)
    thread = M.fabric("8d9196", 20, "Object", 0.2)
    P = body()
    grid("body", P, black, cu=True, caps=True)
    seams(P, M.fabric("3a3d41", 60, "Object", 0.5))
    flap(red, binding, thread)
    buckle(web)
    belt_loops(web)
    ring_with_lock(web, M.metal("c4c8cc", 0.2))
