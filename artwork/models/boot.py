"""Lace-up safety footwear. Options: style (an entry of STYLE); height low, mid or high; slim 0 or 1."""

from geom import *
import materials as M
from scipy.spatial import cKDTree

VIEWS = {
    "hero": dict(rot=(0, 0, 52), elev=12, frame=0.84),
    "side": dict(rot=(0, 0, 90), elev=5, frame=0.84),
    "pair": dict(rot=(0, 0, 40), elev=16, frame=0.88),
    "front": dict(rot=(0, 0, 12), elev=14, frame=0.80),
    "back": dict(rot=(0, 0, 140), elev=12, frame=0.82),
    "pair_top": dict(rot=(0, 0, 20), elev=52, frame=0.88),
    "toe": dict(rot=(0, 0, 52), elev=12, frame=0.84, zoom=(2.5, 0.24, -0.20)),
    "sole": dict(rot=(-84, 0, -26), elev=8, frame=0.86),
    "detail": dict(rot=(0, 0, 52), elev=12, frame=0.84, zoom=(2.3, -0.14, -0.10)),
}
STYLE = dict(
    black=dict(
        main="202124",
        over="191a1c",
        textile="1e2023",
        mid="2a2c2f",
        out="141516",
        lace="1c1d1f",
        accent="c9a400",
        toe="17181a",
        eye="3a3d40",
    ),
    brown=dict(
        main="6a3f20",
        over="54311a",
        textile="3a2c22",
        mid="26221f",
        out="17181a",
        lace="8a6a3a",
        accent="8a6a3a",
        toe="4a2c18",
        eye="b08d4a",
    ),
    sand=dict(
        main="b39568",
        over="9f8257",
        textile="8d7a5c",
        mid="cdbb96",
        out="a58c62",
        lace="8a7450",
        accent="d9c79c",
        toe="a2855a",
        eye="8a7a5a",
        suede=True,
    ),
    microfibre=dict(
        main="26282b",
        over="1f2124",
        textile="2a2d31",
        mid="35383c",
        out="1a1b1d",
        lace="26282b",
        accent="6f757b",
        toe="222427",
        eye="4a4d52",
    ),
    mesh=dict(
        main="6b7178",
        over="3d4146",
        textile="7d848b",
        mid="dfe2e4",
        out="2b2e32",
        lace="c9ced2",
        accent="9aa1a8",
        toe="2b2e32",
        eye="8d9298",
        suede=True,
    ),
    honey=dict(
        main="b07a3c",
        over="9a6830",
        textile="4a4036",
        mid="d8cdb8",
        out="5a3a22",
        lace="d6b36a",
        accent="6b4a26",
        toe="8a5c2a",
        eye="c9a24d",
    ),
    grey=dict(
        main="4a4f55",
        over="383c41",
        textile="2c2f33",
        mid="d9dcdf",
        out="1a1b1d",
        lace="e0e2e4",
        accent="e8590c",
        toe="232528",
        eye="8d9298",
    ),
)


def interp(pts, s):
    """monotone-ish smooth interpolation of (s, v) control points"""
    from scipy.interpolate import PchipInterpolator

    p = np.array(pts, float)
    return PchipInterpolator(p[:, 0], p[:, 1])(s)


def poly_sdf(P, poly):
    """signed distance of 2-D points to closed polygon (negative inside)"""
    d = np.full(len(P), 1e9)
    w = np.zeros(len(P), bool)
    for a, b in zip(poly, np.roll(poly, -1, 0)):
        ba = b - a
        pa = P - a
        t = np.clip((pa @ ba) / (ba @ ba), 0, 1)
        d = np.minimum(d, np.linalg.norm(pa - t[:, None] * ba, axis=1))
        c = ((a[1] <= P[:, 1]) & (P[:, 1] < b[1])) | ((b[1] <= P[:, 1]) & (P[:, 1] < a[1]))
        x = a[0] + (P[:, 1] - a[1]) / (b[1] - a[1] + 1e-12) * (b[0] - a[0])
        w ^= c & (P[:, 0] < x)
    return np.where(w, -d, d)


def one(parent, side=1, style="black", shaft=1.0, height="mid"):
    st = STYLE[style]
    hi = dict(low=(1.18, 1.12), mid=(1.95, 1.92), high=(2.6, 2.58))[height]
    # ---- plan outline of the sole (x right, y back): lateral +x for side=+1
    lat = [
        (0.02, -1.82),
        (0.26, -1.74),
        (0.44, -1.52),
        (0.53, -1.18),
        (0.56, -0.80),
        (0.50, -0.30),
        (0.44, 0.15),
        (0.44, 0.60),
        (0.41, 0.95),
        (0.26, 1.20),
        (0.0, 1.28),
    ]
    med = [
        (-0.26, 1.20),
        (-0.40, 0.95),
        (-0.40, 0.60),
        (-0.34, 0.15),
        (-0.37, -0.30),
        (-0.47, -0.80),
        (-0.48, -1.15),
        (-0.42, -1.50),
        (-0.24, -1.74),
    ]
    O = catmull(np.array(lat + med), 720, True)

    def halfw(y, inset=0.06):
        r, l = [], []
        right = O[:, 0] > (-0.04)
        iL = [i for i in range(len(O)) if O[i, 0] >= 0]
        iM = [i for i in range(len(O)) if O[i, 0] < 0]
        a = O[iL]
        b = O[iM]
        a = a[np.argsort(a[:, 1])]
        b = b[np.argsort(b[:, 1])]
        xr = np.interp(y, a[:, 1], a[:, 0])
        xl = np.interp(y, b[:, 1], b[:, 0])
        return np.maximum(xr - inset, 0.0), np.minimum(xl + inset, -0.0)

    zs = lambda y: np.interp(
        y,
        [-1.9, -1.6, -1.2, -0.7, -0.2, 0.2, 0.6, 1.3],
        [0.40, 0.33, 0.29, 0.30, 0.36, 0.44, 0.48, 0.50],
    )  # top of sole
    # ---- two side profiles, matched parameter s
    n_v = 760
    sv = np.linspace(0, 1, n_v)
    sv = np.clip(sv**1.25, 0, 1)
    h2 = hi[0]
    Tk = [
        (0, (-1.785, 0.46)),
        (0.03, (-1.772, 0.59)),
        (0.07, (-1.705, 0.73)),
        (0.12, (-1.57, 0.825)),
        (0.19, (-1.36, 0.885)),
        (0.27, (-1.10, 0.92)),
        (0.35, (-0.86, 0.975)),
        (0.43, (-0.64, 1.085)),
        (0.50, (-0.46, 1.235)),
        (0.56, (-0.34, 1.38)),
        (0.62, (-0.255, 1.53)),
        (0.70, (-0.20, 1.66)),
        (0.80, (-0.17, 1.78)),
        (0.90, (-0.165, 1.86)),
        (1.0, (-0.17, h2)),
    ]
    Bk = [
        (0, (-1.785, 0.34)),
        (0.03, (-1.765, 0.33)),
        (0.07, (-1.68, 0.30)),
        (0.12, (-1.50, 0.28)),
        (0.19, (-1.22, 0.26)),
        (0.27, (-0.90, 0.26)),
        (0.35, (-0.55, 0.29)),
        (0.43, (-0.18, 0.34)),
        (0.50, (0.22, 0.40)),
        (0.56, (0.66, 0.44)),
        (0.62, (1.06, 0.50)),
        (0.66, (1.205, 0.64)),
        (0.70, (1.215, 0.86)),
        (0.76, (1.165, 1.12)),
        (0.82, (1.115, 1.34)),
        (0.90, (1.115, 1.62)),
        (1.0, (1.16, hi[1])),
    ]

    if height == "low":
        Tk = Tk[:8] + [
            (0.50, (-0.46, 1.20)),
            (0.58, (-0.39, 1.27)),
            (0.70, (-0.345, 1.325)),
            (0.85, (-0.32, 1.36)),
            (1.0, (-0.31, 1.39)),
        ]
        Bk = Bk[:12] + [
            (0.70, (1.212, 0.73)),
            (0.76, (1.202, 0.83)),
            (0.82, (1.188, 0.92)),
            (0.90, (1.170, 1.01)),
            (1.0, (1.155, 1.08)),
        ]

    def curve(K):
        s = [k for k, _ in K]
        return np.stack([interp([(k, p[i]) for k, p in K], sv) for i in (0, 1)], -1)

    T, B = curve(Tk), curve(Bk)
    C = (T + B) / 2
    E = T - B
    Hh = np.linalg.norm(E, axis=1) / 2
    E = E / np.maximum(np.linalg.norm(E, axis=1, keepdims=True), 1e-9)
    # widths: from plan outline while the lower profile runs on the sole, ankle widths later
    xr, xl = halfw(np.minimum(B[:, 0], 0.55))
    toe = np.sqrt(np.clip((B[:, 0] + 1.787) / 0.20, 0, 1))
    wr = xr
    wl = -xl
    ank = interp(
        [
            (0, 0.42),
            (0.5, 0.43),
            (0.56, 0.425),
            (0.62, 0.425),
            (0.70, 0.40),
            (0.78, 0.39),
            (0.88, 0.415),
            (1, 0.44),
        ],
        sv,
    )
    k = smooth(0.46, 0.62, sv)
    wr = wr * (1 - k) + ank * k
    wl = wl * (1 - k) + ank * 0.98 * k
    # upper is narrower than the sole at the instep
    wr *= toe
    wl *= toe
    n_u = 720
    u = np.linspace(0, 2 * np.pi, n_u, endpoint=False)  # 0 = front/top centre, pi = sole/heel
    cu, su_ = np.cos(u), np.sin(u)
    nt = interp([(0, 2.6), (0.1, 2.5), (0.3, 2.15), (0.5, 2.0), (0.7, 2.1), (1, 2.2)], sv)
    nb = interp([(0, 3.0), (0.06, 4.5), (0.5, 5.5), (0.58, 4.0), (0.66, 2.6), (1, 2.2)], sv)
    nn = np.where(cu[:, None] >= 0, nt[None], nb[None])
    fz = np.sign(cu)[:, None] * np.abs(cu)[:, None] ** (2 / nn)
    fx = np.sign(su_)[:, None] * np.abs(su_)[:, None] ** (2 / nn)
    w = np.where(fx >= 0, wr[None], wl[None])
    # widest point sits low in the forefoot (pear section): shift by shear of width with height
    pear = interp([(0, 0.0), (0.2, 0.10), (0.4, 0.16), (0.55, 0.10), (0.7, 0.0), (1, 0)], sv)[None]
    w = w * (1 - pear * np.clip(fz, -1, 1) * 0.9)
    P = np.zeros((n_u, n_v, 3))
    P[..., 0] = fx * w
    P[..., 1] = C[None, :, 0] + E[None, :, 0] * Hh[None] * fz
    P[..., 2] = C[None, :, 1] + E[None, :, 1] * Hh[None] * fz
    # arc length from the front centre line, per section (for eyestay bands)
    dl = np.linalg.norm(np.diff(np.concatenate([P, P[:1]], 0), axis=0), axis=-1)
    al = np.concatenate([np.zeros((1, n_v)), np.cumsum(dl, 0)[:-1]], 0)
    tot = dl.sum(0)[None]
    al = np.minimum(al, tot - al)  # distance along the section from front centre
    N = grid_normals(P, cu=True)
    ctr = np.zeros_like(P)
    ctr[..., 1:] = C[None]
    N *= np.sign((N * (P - ctr)).sum(-1, keepdims=True) + 1e-9)
    # fix normals at the toe pole
    y, z = P[..., 1], P[..., 2]
    x = P[..., 0]
    YZ = np.stack([y.ravel(), z.ravel()], -1)
    # ---- panel artwork (side elevation)
    S = sv[None] + 0 * y
    throat0 = 0.385  # where the lacing starts
    thr = smooth(throat0 - 0.012, throat0 + 0.012, S)
    gap = 0.105 + 0.05 * smooth(0.4, 1, S)  # half width of tongue gap
    tongue = thr * (1 - smooth(gap - 0.012, gap + 0.006, al))
    # rounded start of the throat
    eyew = 0.25
    eyestay = (
        (
            1
            - smooth(
                gap + eyew - 0.006,
                gap + eyew + 0.006,
                al + 0.9 * np.maximum(0, throat0 + 0.0 - S) * 3.2 - 0,
            )
        )
        * smooth(throat0 - 0.055, throat0 - 0.05, S)
        * (1 - tongue)
    )
    toe_d = y - (-1.22 + 0.30 * np.clip((z - 0.3) / 0.6, 0, 1) ** 1.4 * -0.55 - 0.02)
    toecap = 1 - smooth(-0.007, 0.007, toe_d)
    heelp = poly_sdf(
        YZ,
        catmull(
            np.array(
                [
                    (1.4, 0.3),
                    (0.52, 0.3),
                    (0.50, 0.62),
                    (0.66, 0.95),
                    (0.86, 1.12),
                    (0.98, 1.28),
                    (1.4, 1.34),
                ]
            ),
            140,
            True,
        ),
    ).reshape(y.shape)
    heelc = 1 - smooth(-0.007, 0.007, heelp)
    colz = 1.46 + 0.10 * np.cos((y - 0.45) * 2.2) if height != "low" else 0.98 + 0 * y
    colz = 1.50 + 0.16 * smooth(0.2, -0.25, y) + 0.10 * smooth(0.6, 1.15, y)
    if height == "low":
        colz = colz - 0.62
    collar_d = colz - z
    collar = (1 - smooth(-0.008, 0.008, collar_d)) * (1 - eyestay) * (1 - tongue)
    sidep = poly_sdf(
        YZ,
        catmull(
            np.array(
                [
                    (-0.70, 0.40),
                    (-0.30, 0.42),
                    (0.18, 0.50),
                    (0.46, 0.60),
                    (0.60, 0.92),
                    (0.30, 1.08),
                    (0.02, 1.20),
                    (-0.20, 1.10),
                    (-0.40, 0.86),
                ]
            ),
            160,
            True,
        ),
    ).reshape(y.shape)
    sidepan = 1 - smooth(-0.006, 0.006, sidep)
    # ---- displacement
    D = np.zeros_like(y)
    D += 0.022 * toecap + 0.018 * np.maximum(heelc, 0) + 0.016 * eyestay
    D -= 0.035 * tongue
    D -= 0.010 * np.exp(-((sidep / 0.012) ** 2)) * (1 - heelc) + 0.004 * sidepan
    puff = collar * (
        0.045 + 0.022 * np.abs(np.sin((z - colz) / (max(h2 - 1.5, 0.3)) * np.pi * 1.5)) ** 0.7
    )
    D += puff * smooth(0, 0.05, -collar_d) - 0.012 * np.exp(-((collar_d / 0.012) ** 2)) * (
        1 - eyestay
    ) * (1 - tongue)
    # fold creases at the vamp flex line + general leather undulation
    fl = (
        np.exp(-(((y + 0.80 + 0.15 * (np.abs(x) / 0.5)) / 0.20) ** 2))
        * smooth(0.5, 0.8, z)
        * (1 - tongue)
    )
    D += (
        0.010
        * fl
        * (1 - 2 * np.abs(fbm(np.stack([x * 1.3, (y + 0.35 * np.abs(x)) * 8, z * 1.0], -1), 2, 5)))
    )
    ankf = (
        np.exp(-(((z - 1.18 - 0.25 * (y - 0.3)) / 0.16) ** 2))
        * (1 - eyestay)
        * (1 - tongue)
        * smooth(0.95, 0.6, y)
        * smooth(-0.45, -0.2, y)
    )
    D += (
        0.014
        * ankf
        * (1 - 2 * np.abs(fbm(np.stack([x * 0.8, y * 2.2 + 3, (z - 0.3 * y) * 8], -1), 2, 8)))
    )
    D += 0.006 * fbm(P * 3.0, 3, 2) * (1 - toecap)
    # tongue texture: padded quilting
    D += tongue * 0.012 * np.abs(np.sin(S * 60)) ** 0.6
    P2 = P + N * D[..., None]
    # ---- rolled top line and lining
    top = P2[:, -1]
    cen = np.array([0, C[-1, 0], C[-1, 1]])
    rad = top - cen
    rl = np.linalg.norm(rad, axis=1, keepdims=True)
    rd = rad / rl
    up = np.array([0, 0, 1.0])
    roll = []
    for a in np.linspace(0, np.pi, 14)[1:]:
        roll.append(top - rd * (0.06 * (1 - np.cos(a))) + up * (0.06 * np.sin(a)))
    for dd in np.linspace(0, 0.9, 14)[1:]:
        roll.append(roll[12] - up * dd - rd * 0.03 * dd)
    R = np.stack(roll, 1)
    full = np.concatenate([P2, R], 1)

    def ext(a, val=None):
        return np.concatenate(
            [
                a,
                np.repeat(
                    a[:, -1:] if val is None else np.full_like(a[:, -1:], val), R.shape[1], 1
                ),
            ],
            1,
        )

    # ---- colours and masks
    cm = np.zeros(y.shape + (3,)) + np.array(M.col(st["main"])[:3])

    def paint(mask, c):
        cm[...] = cm * (1 - mask[..., None]) + np.array(M.col(c)[:3]) * mask[..., None]

    paint(sidepan * (1 - heelc), st["over"])
    paint(np.maximum(heelc, eyestay), st["over"])
    paint(toecap, st["toe"])
    paint(collar, st["textile"])
    paint(tongue, st["textile"])
    tex = np.maximum(collar * 0.0, tongue)
    soft = np.maximum(collar, tongue)
    if st.get("suede"):
        soft = np.maximum(soft, 0.85)
    colr = np.concatenate(
        [
            cm,
            np.repeat(
                np.array(M.col(st["textile"])[:3])[None, None] * np.ones((n_u, 1, 1)), R.shape[1], 1
            ),
        ],
        1,
    )
    at = dict(col=colr, soft=ext(soft, 1.0), toe=ext(toecap, 0.0))
    m = M.Mat("upper")
    a = m.attr("col")
    so = m.attr("soft").outputs["Fac"]
    to = m.attr("toe").outputs["Fac"]
    var = m.ramp(m.noise(6, 5, 0.6), 0.25, 0.75, 0.86, 1.10)
    sc = m.new("ShaderNodeVectorMath", operation="SCALE")
    m.link(a.outputs["Color"], sc.inputs[0])
    m.link(var, sc.inputs["Scale"])
    m.link(sc.outputs[0], m.b.inputs["Base Color"])
    vo = m.new("ShaderNodeTexVoronoi", Scale=34.0)
    m.link(m.coord(), vo.inputs["Vector"])
    hl = m.math(
        "ADD",
        m.math("MULTIPLY", vo.outputs["Distance"], 0.55),
        m.math("MULTIPLY", m.noise(110, 3, 0.6), 0.45),
    )
    hs = m.math(
        "ADD",
        m.math("SINE", m.math("MULTIPLY", m.new("ShaderNodeSeparateXYZ").outputs["X"], 1), 0),
        m.noise(200, 2),
    )
    hx = m.new("ShaderNodeMixRGB")
    m.link(so, hx.inputs[0])
    m.link(hl, hx.inputs[1])
    m.link(m.noise(150, 2), hx.inputs[2])
    m.bump(hx.outputs[0], 0.32, 0.009)
    r = m.math(
        "ADD",
        m.ramp(so, 0, 1, 0.43, 0.85),
        m.math("MULTIPLY", m.ramp(m.noise(10, 4), 0.3, 0.7, -0.07, 0.07), 1.0),
    )
    m.link(r, m.b.inputs["Roughness"])
    m.set(Specular=0.42)
    ob = grid("upper", full, m.m, cu=True, attrs=at, parent=parent)
    weld(ob)
    # ---- stitches: iso-lines of the panel masks
    thread = M.fabric(
        st["accent"] if style != "black" else "8f9498", 20, "Object", 0.2, name="thread"
    )
    Pn = P2
    Nn = N

    def iso_u(
        field, lev, sel=None, off=0
    ):  # for each u column find first v crossing (field increasing)
        out, no = [], []
        for i in range(0, n_u, 2):
            f = field[i] - lev
            k = np.where((f[:-1] < 0) & (f[1:] >= 0))[0]
            if len(k) and (sel is None or sel(i, k[0])):
                k = k[0]
                t = f[k] / (f[k] - f[k + 1])
                out.append(Pn[i, k] * (1 - t) + Pn[i, k + 1] * t)
                no.append(Nn[i, k])
            else:
                out.append(None)
                no.append(None)
        return out, no

    def runs(out, no, name, pitch=0.036):
        n = len(out)
        start = 0
        seq = [i for i in range(n)]
        # rotate so that we start in a gap
        gaps = [i for i in range(n) if out[i] is None]
        if gaps:
            seq = seq[gaps[0] :] + seq[: gaps[0]]
        cur, cn = [], []

        def flush():
            if len(cur) > 6:
                Cc = np.array(cur)
                Nc = np.array(cn)
                for _ in range(3):
                    Cc[1:-1] = 0.25 * Cc[:-2] + 0.5 * Cc[1:-1] + 0.25 * Cc[2:]
                stitches(name, Cc, Nc, thread, pitch, pitch * 0.66, 0.0062, parent)

        for i in seq:
            if out[i] is None or (cur and np.linalg.norm(out[i] - cur[-1]) > 0.09):
                flush()
                cur, cn = [], []
            if out[i] is not None:
                cur.append(out[i])
                cn.append(no[i])
        flush()

    vis = lambda i, k: z[i, k] > 0.40
    for o in (-0.035, -0.075):
        runs(*iso_u(toe_d, o, vis), "st_toe")
    # polyline stitches through a KD-tree on each side
    idx = np.arange(n_u * n_v).reshape(n_u, n_v)
    for sd in (1, -1):
        sel = (x.ravel() * sd > 0.02) & (z.ravel() > 0.36)
        ids = idx.ravel()[sel]
        tree = cKDTree(YZ[sel])

        def follow(poly, off, name):
            c = catmull(np.array(poly), 400)
            t = norm(np.gradient(c, axis=0))
            q = c + np.c_[-t[:, 1], t[:, 0]] * off
            dd, j = tree.query(q)
            ok = dd < 0.02
            g = ids[j]
            o = [Pn.reshape(-1, 3)[gg] if k_ else None for gg, k_ in zip(g, ok)]
            nn_ = [Nn.reshape(-1, 3)[gg] if k_ else None for gg, k_ in zip(g, ok)]
            runs(o, nn_, name)

        hp = [(0.50, 0.45), (0.50, 0.62), (0.66, 0.95), (0.86, 1.12), (0.98, 1.28), (1.16, 1.325)]
        for o in (-0.035, -0.075):
            follow(hp, o, "st_heel")
        follow([(-0.58, 0.40), (-0.70, 0.40)][::-1] + [], 0.0, "x") if 0 else None
        follow(
            [(-0.66, 0.50), (-0.40, 0.86), (-0.20, 1.10), (0.02, 1.20), (0.30, 1.08), (0.60, 0.92)],
            -0.035,
            "st_side",
        )
    # eyestay outer edge
    f = al - (gap + eyew - 0.035)
    for half in (range(0, n_u // 2), range(n_u - 1, n_u // 2, -1)):
        out, no = [], []
        hidx = np.array(list(half))
        for k in range(0, n_v, 2):
            if sv[k] < throat0 + 0.01 or sv[k] > 0.985:
                continue
            col = f[hidx, k]
            c = np.where((col[:-1] < 0) & (col[1:] >= 0))[0]
            if len(c):
                i = hidx[c[0]]
                out.append(Pn[i, k])
                no.append(Nn[i, k])
        for o_ in (0,):
            runs(out, no, "st_eye")
    # ---- eyelets and laces
    eyem = M.metal(st["eye"], 0.3)
    hole = M.plastic("050505", 0.7)
    lace = M.webbing(st["lace"], ribs=2, pitch=16, name="lace")
    rows = np.linspace(
        throat0 + 0.04, 0.965 if height != "low" else 0.74, 6 if height != "low" else 4
    )
    L, Rr, LN, RN = [], [], [], []
    for s in rows:
        k = int(np.argmin(np.abs(sv - s)))
        for half, A, An in ((range(0, n_u // 2), Rr, RN), (range(n_u - 1, n_u // 2, -1), L, LN)):
            hidx = np.array(list(half))
            col = al[hidx, k] - (gap[0, k] + 0.085)
            c = np.where((col[:-1] < 0) & (col[1:] >= 0))[0][0]
            i = hidx[c]
            A.append(Pn[i, k])
            An.append(Nn[i, k])
    for A, An in ((L, LN), (Rr, RN)):
        for p, nrm in zip(A, An):
            e = Vector(nrm).to_track_quat("Z", "Y").to_euler()
            r_ = [math.degrees(q) for q in e]
            torus(
                "eye", 0.042, 0.016, eyem, loc=p + nrm * 0.006, rot=r_, parent=parent, seg=40, rs=14
            )
            cyl("h", 0.034, 0.01, hole, 0.001, loc=p + nrm * 0.004, rot=r_, parent=parent, seg=24)

    def lace_path(a, an, b, bn, hgt):
        m_ = (a + b) / 2
        nm = norm(an + bn)
        fr = np.array([0, -0.6, 0.8])
        pts = [
            a - an * 0.03,
            a + an * 0.035,
            a * 0.7 + b * 0.3 + nm * (0.055 + hgt),
            m_ + nm * (0.06 + hgt),
            a * 0.3 + b * 0.7 + nm * (0.055 + hgt),
            b + bn * 0.035,
            b - bn * 0.03,
        ]
        return catmull(np.array(pts), 70)

    flat_p = superellipse(0.040, 0.022, 2.4, 18)
    tube("lace", lace_path(L[0], LN[0], Rr[0], RN[0], 0.0), 1, lace, prof=flat_p, parent=parent)
    for i in range(len(L) - 1):
        tube(
            "lace",
            lace_path(L[i], LN[i], Rr[i + 1], RN[i + 1], 0.012),
            1,
            lace,
            prof=flat_p,
            parent=parent,
        )
        tube(
            "lace",
            lace_path(Rr[i], RN[i], L[i + 1], LN[i + 1], 0.045),
            1,
            lace,
            prof=flat_p,
            parent=parent,
        )
    # bow
    kn = (L[-1] + Rr[-1]) / 2 + norm(LN[-1] + RN[-1]) * 0.10
    tube(
        "lace", lace_path(L[-1], LN[-1], Rr[-1], RN[-1], 0.02), 1, lace, prof=flat_p, parent=parent
    )
    rbox(
        "knot", (0.13, 0.10, 0.10), 0.04, lace, edge=0.035, loc=kn, rot=(-30, 0, 10), parent=parent
    )
    for s in (-1, 1):
        lp = catmull(
            kn
            + np.array(
                [
                    (0, 0, 0),
                    (s * 0.14, -0.10, 0.06),
                    (s * 0.32, -0.13, 0.02),
                    (s * 0.42, -0.06, -0.16),
                    (s * 0.34, -0.04, -0.20),
                    (s * 0.18, -0.08, -0.06),
                    (0, -0.01, 0),
                ]
            ),
            120,
        )
        tube("loop", lp, 1, lace, prof=flat_p, parent=parent)
        en = catmull(
            kn
            + np.array(
                [
                    (0, 0, 0),
                    (s * 0.08, -0.12, -0.05),
                    (s * 0.20, -0.16, -0.24),
                    (s * 0.24, -0.22, -0.46),
                ]
            ),
            70,
        )
        tube("end", en, 1, lace, prof=flat_p, parent=parent)
        tube("aglet", en[-6:], 0.026, M.plastic("1a1b1c", 0.3), 14, parent=parent)
    # ---- tongue top and pull loop
    tp = P2[0, -1]
    tw = np.linspace(-1, 1, 60)
    tv = np.linspace(0, 1, 40)
    W, Vv = np.meshgrid(tw, tv, indexing="ij")

    def tong(off):
        zt = h2 - 0.35 + Vv * 0.60 - 0.17 * np.abs(W) ** 3.2 * Vv
        xt = (
            W
            * (0.25 + 0.05 * Vv)
            * np.sqrt(np.clip(1 - np.clip((Vv - 0.86) / 0.14, 0, 1) ** 2 * 0.35, 0, 1))
        )
        yt = tp[1] + 0.075 + 0.19 * (np.abs(W) ** 2.0) - 0.05 * np.sin(Vv * np.pi * 0.5) + off
        return np.stack([xt, yt, zt], -1)

    edge = (
        np.clip(1 - np.abs(W) ** 8, 0, 1) * np.clip(1 - np.clip((Vv - 0.8) / 0.2, 0, 1) ** 3, 0, 1)
    ) ** 0.5
    A_, B_ = tong(-0.075 * edge - 0.0), tong(0.045 * edge + 0.0)
    tm = M.fabric(st["textile"], 60, "Object", 0.3)
    grid("tongueA", A_, tm, parent=parent)
    grid("tongueB", B_, tm, parent=parent, flip=True)
    pl = catmull(
        np.array(
            [
                (0, 1.13, h2 - 0.30),
                (0, 1.20, h2 - 0.12),
                (0, 1.24, h2 + 0.10),
                (0, 1.20, h2 + 0.17),
                (0, 1.12, h2 + 0.10),
                (0, 1.06, h2 - 0.10),
            ]
        ),
        100,
    )
    Tt = norm(np.gradient(pl, axis=0))
    strap(
        "pull",
        pl,
        norm(np.cross(np.tile([1.0, 0, 0], (100, 1)), Tt)),
        0.16,
        0.022,
        M.webbing(st["accent"] if style != "black" else "2a2c2f", ribs=4, pitch=26),
        parent=parent,
    )
    # ---- sole: midsole + lugged outsole
    o = O.copy()
    cen2 = np.array([0.03, -0.2])
    tn = norm(np.roll(o, -1, 0) - np.roll(o, 1, 0))
    on = np.c_[tn[:, 1], -tn[:, 0]]
    on *= np.sign(
        (on * (o - np.c_[0 * o[:, :1], np.clip(o[:, 1:], -1.3, 0.9)])).sum(1, keepdims=True)
    )
    yy = o[:, 1]
    zt = zs(yy) + 0.045 + 0.10 * smooth(-1.35, -1.75, yy) + 0.02 * smooth(0.9, 1.2, yy)
    spring = 0.13 * smooth(-1.05, -1.85, yy) ** 1.4
    zm = spring + np.interp(yy, [-1.9, -0.9, -0.2, 0.4, 1.3], [0.115, 0.115, 0.17, 0.20, 0.20])
    arch = 0.15 * smooth(-0.38, -0.16, yy) * (1 - smooth(0.16, 0.24, yy))
    zb = spring + arch * 0.8
    # midsole wall (slight concave, rolled top edge)
    prof = [
        (-0.34, 0.90),
        (-0.16, 0.95),
        (-0.07, 1.0),
        (-0.02, 1.02),
        (0.008, 0.97),
        (0.015, 0.88),
        (-0.006, 0.55),
        (0.0, 0.2),
        (0.016, 0.06),
        (0.012, 0.0),
    ]
    pr = catmull(np.array(prof), 44)
    Pm = np.stack([np.c_[o + on * d, zm + (zt - zm) * t] for d, t in pr], 1)
    # decorative side grooves
    s_al = arclen(np.vstack([o, o[:1]]))[:-1]
    tt_ = pr[:, 1][None]
    gro = (
        0.012
        * (np.cos(s_al[:, None] / 0.085 * 2 * np.pi) > 0.35)
        * bumpf(0.42, 0.22, tt_, 0.3)
        * (smooth(0.1, 0.5, yy) + smooth(-0.5, -0.9, yy))[:, None]
    )
    Pm[..., :2] -= on[:, None] * gro[..., None]
    grid("midsole", Pm, M.rubber(st["mid"], 0.5, 0.12, gs=80), cu=True, parent=parent)
    # outsole wall with lugs
    lug = (np.cos(s_al / 0.30 * 2 * np.pi) > -0.35).astype(float)
    lug = np.convolve(np.r_[lug[-6:], lug, lug[:6]], np.ones(5) / 5, "same")[6:-6]
    lugm = 1 - smooth(-0.45, -0.30, yy) * (1 - smooth(0.15, 0.28, yy))
    rows_ = []
    for t in np.linspace(0, 1, 26):
        zz = zm - 0.012 - (zm - 0.012 - zb) * t
        depth = 0.012 + 0.055 * (1 - lug) * smooth(0.12, 0.30, t) * lugm
        e = 0.02 * smooth(0.85, 1, t)
        rows_.append(np.c_[o + on * (0.012 - depth - e)[:, None], zz])
    base = rows_[-1]
    for k in np.linspace(1, 0, 16)[1:]:
        c0 = np.c_[0 * yy + 0.03, np.clip(yy, -1.3, 0.85)]
        rows_.append(
            np.c_[c0 + (base[:, :2] - c0) * k, base[:, 2] + 0.05 * (1 - lug * lugm) * (k > 0.3)]
        )
    grid(
        "outsole",
        np.stack(rows_, 1),
        M.rubber(st["out"], 0.55, 0.2, gs=90),
        cu=True,
        parent=parent,
        flip=True,
    )
    gapr = np.stack([np.c_[o - on * 0.03, zm - 0.02], np.c_[o - on * 0.03, zm + 0.02]], 1)
    grid("groove", gapr, hole, cu=True, parent=parent)


def build(view="hero", style="black", height="mid", slim="0"):
    if view in ("pair", "pair_top"):
        left = group("left", loc=(-0.62, 0.18, 0), rot=(0, 0, 4))
        one(left, 1, style, height=height)
        right = group("right", loc=(0.72, -0.28, 0), rot=(0, 0, -10))
        right.scale = (-1, 1, 1)
        one(right, 1, style, height=height)
        return
    at = group("shoe")
    if slim == "1":
        at.scale = (0.90, 1, 0.97)
    one(at, 1, style, height=height)
