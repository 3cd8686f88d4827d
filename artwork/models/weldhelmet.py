"""Auto-darkening welding helmet. Options: color."""

from geom import *
import materials as M

# two tall strips and a card from below, so that the black shell has an outline and shape
STRIPS = [
    ("near strip", (-3.4, -4.4, 2.6), (0, 0, 1.1), 0.55, 3.4, 95, 0.4),
    ("far strip", (4.4, -2.6, 2.4), (0, 0, 1.1), 0.5, 3.6, 110, 0.4),
    ("low card", (-0.6, -5.2, 0.5), (0, 0, 1.0), 2.6, 0.5, 30, 0.5),
]
VIEWS = {
    "hero": dict(rot=(0, 0, -34), elev=9, frame=0.82, lights=STRIPS),
    "window": dict(rot=(0, 0, -24), elev=6, frame=0.82, lights=STRIPS, zoom=(2.7, -0.122, 0.075)),
    "inside": dict(rot=(0, 0, 172), elev=14, frame=0.82, lights=STRIPS),
    "front": dict(rot=(0, 0, 0), elev=5, frame=0.82),
    "side": dict(rot=(0, 0, -84), elev=6, frame=0.82),
}


def sensor(x, y, z, near):
    """An arc sensor: a dark red window, in the close view with its bezel flush with the cartridge."""
    glass = M.plastic("3a0d12", 0.1, coat=1)
    if not near:
        cyl("sensor", 0.045, 0.03, glass, 0.01, loc=(x, y - 0.012, z), rot=(90, 0, 0), seg=24)
        return
    at = group("sensor", loc=(x, y - 0.004, z), rot=(90, 0, 0))
    bezel = rrect(0.105, 0.085, 0.022)
    hole = [rrect(0.080, 0.060, 0.014)]
    plate("bezel", bezel, 0.022, 0.006, M.plastic("1b1c1e", 0.45), holes=hole, parent=at)
    window = M.plastic("2a070b", 0.05, coat=1, wear=False)
    plate("window", rrect(0.082, 0.062, 0.014), 0.012, 0.003, window, parent=at)


PLANE, SUNK = -1.36, 0.07  # depth of the flat front round the window, and of the recess in it


def build(view="hero", color="black", recess=True):
    c = dict(black="202225", red="8f1116", blue="143f86", grey="4a4f55").get(color, color)
    sh = M.plastic(c, 0.24, 0.03, coat=0.35, gs=50)
    H = 3.05
    nu, nv = 520, 380
    ph = np.linspace(-1.62, 1.62, nu)
    v = 1 - (1 - np.linspace(0, 1, nv)) ** 1.6
    A, V = np.meshgrid(ph, v, indexing="ij")
    z = V * H
    W = np.interp(v, [0, 0.12, 0.3, 0.55, 0.75, 1], [0.66, 0.80, 0.98, 1.12, 1.14, 1.14])
    Dp = np.interp(v, [0, 0.12, 0.3, 0.55, 0.75, 1], [1.02, 1.16, 1.25, 1.30, 1.26, 1.24])
    from scipy.ndimage import gaussian_filter, gaussian_filter1d as gf

    W, Dp = gf(W, 22, mode="nearest"), gf(Dp, 22, mode="nearest")
    dome = np.sqrt(np.clip(1 - np.clip((v - 0.74) / 0.262, 0, 1) ** 2.3, 0.0002, 1))
    W, Dp = W * dome, Dp * dome
    e = 2.5
    fx = np.sign(np.sin(A)) * np.abs(np.sin(A)) ** (2 / e)
    fy = np.sign(np.cos(A)) * np.abs(np.cos(A)) ** (2 / e)
    P = np.stack([W[None] * fx, -Dp[None] * fy + 0.12 * (np.abs(A) > 1.57), z], -1)
    N = grid_normals(P)
    N *= np.sign((N * (P - [0, 0.2, 1.5])).sum(-1, keepdims=True))
    x, y = P[..., 0], P[..., 1]
    f = y < 0.1
    win = SDF.box(np.stack([x, z - 1.78, 0 * x], -1), 0, (0.66, 0.46, 1), 0.10)
    win = np.where(f, win, 9)
    D = 0 * win
    for s in (-1, 1):  # cheek facets
        ln = z - 1.05 - 0.9 * (np.abs(x) - 0.55)
        D += (
            -0.02
            * np.exp(-((ln / 0.03) ** 2))
            * f
            * smooth(0.35, 0.5, np.abs(x))
            * smooth(0.45, 0.7, z)
        )
    D += 0.05 * bumpf(0, 0.20, x, 0.4) * smooth(2.25, 2.45, z) * (1 - smooth(2.85, 3.0, z))
    for k in range(4):
        D -= (
            0.02
            * np.exp(-(((z - 0.42 - k * 0.10) / 0.018) ** 2))
            * (1 - smooth(0.22, 0.30, np.abs(x) + 0.05 * k))
            * f
        )
    if view == "window":
        D = gaussian_filter(D, (2.0, 1.5), mode="nearest")
    P = P + N * D[..., None]
    P[..., 1] = lerp(P[..., 1], PLANE, 1 - smooth(-0.03, 0.11, win))
    floor = PLANE
    if recess:
        floor += SUNK
        P[..., 1] += SUNK * (1 - smooth(-0.075, -0.055, win))
    ob = grid("shell", P, sh)
    m = ob.modifiers.new("s", "SOLIDIFY")
    m.thickness = 0.045
    m.offset = -1
    apply_mods(ob)
    ob.data.materials.clear()
    ob.data.materials.append(sh)
    # filter cartridge
    yw = floor - (0.03 if recess else 0)
    box("cart", (1.12, 0.06, 0.74), M.plastic("0f1011", 0.35), 0.02, loc=(0, yw + 0.03, 1.78))
    lm = M.Mat("lens")
    lm.set(Base_Color=(0.004, 0.05, 0.022, 1), Roughness=0.05, Specular=0.8, Clearcoat=1)
    box("lens", (0.98, 0.03, 0.54), lm.m, 0.015, loc=(0, yw - 0.015, 1.80))
    for sx, sz in ((-0.50, 2.13), (0.50, 2.13), (-0.50, 1.44), (0.50, 1.44)):
        sensor(sx, yw, sz, view == "window")
    box(
        "solar",
        (0.70, 0.02, 0.07),
        M.plastic("241a3c", 0.15, coat=1),
        0.005,
        loc=(0, yw - 0.012, 1.46),
    )
    blk = M.plastic("101112", 0.4, 0.1)
    for s in (-1, 1):
        g = group("k", loc=(s * 1.10, -0.02, 1.95), rot=(0, s * 90, 0))
        cyl("kn", 0.17, 0.14, blk, 0.03, parent=g, loc=(0, 0, 0.05))
        for q in range(16):
            b = 2 * np.pi * q / 16
            cyl(
                "r",
                0.018,
                0.12,
                blk,
                0.004,
                loc=(0.168 * math.cos(b), 0.168 * math.sin(b), 0.05),
                parent=g,
                seg=10,
            )
    # head gear behind
    a = np.linspace(0, 2 * np.pi, 240, endpoint=False)
    C = np.c_[0.86 * np.sin(a), -0.95 * np.cos(a) + 0.30, 2.05 - 0.10 * (1 - np.cos(a))]
    Nn = norm(np.c_[np.sin(a), -np.cos(a), 0 * a])
    strap("hb", C, Nn, 0.28, 0.045, blk, closed=True)
    t = np.linspace(0, np.pi, 100)
    Cc = np.c_[0.86 * np.cos(t), 0.25 + 0 * t, 2.0 + 0.88 * np.sin(t)]
    strap("cr", Cc, norm(np.c_[np.cos(t), 0 * t, np.sin(t)]), 0.2, 0.04, blk)
    g = group("rt", loc=(0, 1.28, 1.86), rot=(-90, 0, 0))
    cyl("knob", 0.18, 0.14, M.rubber("141517"), 0.03, loc=(0, 0, 0.08), parent=g)
