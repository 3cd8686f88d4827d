from geom import *
import materials as M, cloth, body, os
from paths import SIMULATIONS
from geom import SDF as S

VIEWS = {
    "hero": dict(rot=(0, 0, -14), elev=4, frame=0.88, lift=0.06),
    "back": dict(rot=(0, 0, 168), elev=4, frame=0.88, lift=0.06),
    "detail": dict(rot=(0, 0, -14), elev=4, frame=0.88, lift=0.06, zoom=(2.6, 0.0, 0.24)),
    "cuff": dict(rot=(0, 0, -14), elev=4, frame=0.88, lift=0.06, zoom=(2.8, -0.05, -0.28)),
}
AA = 17
COL = dict(
    navy="1d2b4a",
    orange="e8540e",
    white="eceded",
    grey="555c64",
    royal="1b4aa0",
    red="b3151b",
    khaki="a88d5c",
)


def limbs():
    a = np.radians(AA)
    sh = np.array([1.62, 0.10, 5.05])
    dr = np.array([np.sin(a), 0, -np.cos(a)])
    el = sh + dr * 2.85
    wr = el + np.array([np.sin(a * 0.9), -0.14, -np.cos(a * 0.9)]) * 2.75
    return sh, el, wr


def person(p):
    q = p.copy()
    q[..., 0] = np.abs(q[..., 0])
    d = body.torso(p, arms=False, legs=False)
    sh, el, wr = limbs()
    d = S.su(
        d, np.minimum(S.capsule(q, sh, el, 0.52, 0.42), S.capsule(q, el, wr, 0.42, 0.30)), 0.25
    )
    d = S.su(
        d,
        np.minimum(
            S.capsule(q, (0.86, 0.08, 0.5), (1.0, -0.02, -3.6), 0.92, 0.62),
            S.capsule(q, (1.0, -0.02, -3.6), (1.06, 0.10, -7.8), 0.60, 0.42),
        ),
        0.3,
    )
    return d


def shell(p):
    """loose garment surface"""
    q = p.copy()
    q[..., 0] = np.abs(q[..., 0])
    sh, el, wr = limbs()
    d = S.ellipsoid(p, np.array([0, 0.0, 3.9]), (2.12, 1.40, 2.0))
    d = S.su(d, S.ellipsoid(p, np.array([0, 0.0, 1.6]), (2.05, 1.36, 2.1)), 1.0)
    d = S.su(d, S.capsule(q, (0.3, 0.12, 5.35), (1.70, 0.10, 5.08), 0.58, 0.62), 0.5)
    d = S.su(
        d, np.minimum(S.capsule(q, sh, el, 0.74, 0.60), S.capsule(q, el, wr, 0.60, 0.44)), 0.35
    )
    leg = np.minimum(
        S.capsule(q, (0.92, 0.05, 0.4), (1.06, -0.02, -3.6), 1.10, 0.84),
        S.capsule(q, (1.06, -0.02, -3.6), (1.10, 0.10, -7.6), 0.84, 0.70),
    )
    d = S.su(d, leg, 0.3)
    d = S.su(d, S.capsule(p, (0, 0.16, 5.4), (0, 0.02, 6.7), 0.80, 0.80), 0.30)  # collar
    return d


def subdiv(F, *arrs):
    e = np.sort(np.concatenate([F[:, [0, 1]], F[:, [1, 2]], F[:, [2, 0]]]), 1)
    u, inv = np.unique(e, axis=0, return_inverse=True)
    n = len(arrs[0])
    m = len(F)
    inv = inv.ravel()
    a, b, c = inv[:m] + n, inv[m : 2 * m] + n, inv[2 * m :] + n
    F2 = np.concatenate(
        [np.c_[F[:, 0], a, c], np.c_[a, F[:, 1], b], np.c_[c, b, F[:, 2]], np.c_[a, b, c]]
    )
    return F2, [np.concatenate([x, (x[u[:, 0]] + x[u[:, 1]]) / 2]) for x in arrs]


def make(
    cache=str(SIMULATIONS / "coverall.npz"), res=0.125
):
    sh, el, wr = limbs()
    if os.path.exists(cache):
        z = np.load(cache)
        V, F, X = z["V"], z["F"], z["X"]
    else:
        V, F = sdf_surface(shell, (-4.6, -1.9, -8.0), (4.6, 1.9, 7.7), res)
        # regularise triangles: tangential smoothing, then project back onto the level set
        import scipy.sparse as sp

        for _ in range(12):
            e = np.concatenate([F[:, [0, 1]], F[:, [1, 2]], F[:, [2, 0]]])
            e = np.concatenate([e, e[:, ::-1]])
            n = len(V)
            A = sp.csr_matrix((np.ones(len(e)), (e[:, 0], e[:, 1])), (n, n))
            A.data[:] = 1
            V = V + 0.7 * ((A @ V) / np.asarray(A.sum(1)) - V)
            for _ in range(2):
                eps = 0.01
                d = shell(V)
                g = norm(
                    np.stack(
                        [
                            shell(V + np.eye(3)[k] * eps) - shell(V - np.eye(3)[k] * eps)
                            for k in range(3)
                        ],
                        -1,
                    )
                )
                V = V - g * d[:, None]
        V = np.asarray(V)
        q = V.copy()
        q[:, 0] = np.abs(q[:, 0])
        wd = norm(wr - el)
        cutv = np.maximum.reduce(
            [
                (q - wr) @ wd - 0.05 + 9 * (q[:, 0] < 2.4) * -1,
                -7.25 - V[:, 2],
                np.where(q[:, 0] < 1.2, V[:, 2] - (6.34 + 0.16 * V[:, 1]), -1),
            ]
        )
        keep = (cutv < 0)[F].all(1)
        F = F[keep]
        used = np.unique(F)
        rm = -np.ones(len(V), int)
        rm[used] = np.arange(len(used))
        V = V[used]
        F = rm[F]
        q = V.copy()
        q[:, 0] = np.abs(q[:, 0])
        ankle = V[:, 2] < -7.1
        wrist = ((q - wr) @ wd > -0.16) & (q[:, 0] > 2.4)
        neck = (V[:, 2] > 5.95) & (q[:, 0] < 1.2)
        pin = np.where(ankle | wrist | neck)[0]
        B = cloth.GridSDF(person, (-4.8, -2.0, -8.2), (4.8, 2.0, 7.0), 0.10)
        armw = smooth(2.0, 2.5, q[:, 0])
        legw = smooth(0.2, -0.6, V[:, 2]) * (1 - armw)

        def rs(mid, d):
            ax = np.abs(mid[:, 0])
            aw = smooth(1.9, 2.4, ax)
            lw = smooth(0.4, -0.6, mid[:, 2]) * (1 - aw)
            along = np.abs(d @ np.array([0, 0, 1.0]))
            return 1.0 + (0.075 * aw + 0.050 * lw + 0.025 * (1 - aw) * (1 - lw)) * along + 0.015

        # elastic cuffs: pull the pinned rings in
        V1 = V.copy()
        for msk, c, ax_ in ((ankle, None, None),):
            for s in (-1, 1):
                k = msk & (np.sign(V[:, 0]) == s)
                c0 = V[k].mean(0)
                V1[k, :2] = c0[:2] + (V[k, :2] - c0[:2]) * 0.82
        for s in (-1, 1):
            k = wrist & (np.sign(V[:, 0]) == s)
            c0 = wr * [s, 1, 1]
            V1[k] = c0 + (V[k] - c0) * 0.85
        rng = np.random.default_rng(2)
        Xi = V1 + rng.normal(0, 0.02, V.shape) * (~(ankle | wrist | neck))[:, None]
        X = cloth.simulate(
            Xi,
            F,
            B,
            steps=150,
            iters=30,
            bend=0.16,
            thickness=0.06,
            rest=V,
            rest_scale=rs,
            pin=pin,
            damp=0.95,
            friction=0.6,
            gravity=-4,
        )
        np.savez_compressed(cache, V=V, F=F, X=X)
    for _ in range(2):
        F, (V, X) = subdiv(F, V, X)
    X = relax(X, F, 3, 0.5, -0.5)
    return V, F, X


def loops_tri(F):
    from collections import defaultdict

    e = np.sort(np.concatenate([F[:, [0, 1]], F[:, [1, 2]], F[:, [2, 0]]]), 1)
    u, c = np.unique(e, axis=0, return_counts=True)
    nb = defaultdict(list)
    for a, b in u[c == 1]:
        nb[a].append(b)
        nb[b].append(a)
    seen, out = set(), []
    for s in list(nb):
        if s in seen:
            continue
        L = [s]
        seen.add(s)
        cur = s
        while True:
            nx = [q for q in nb[cur] if q not in seen]
            if not nx:
                break
            cur = nx[0]
            seen.add(cur)
            L.append(cur)
        if len(L) > 20:
            out.append(L)
    return out


def build(view="hero", color="navy", tape="1"):
    V, F, X = make()
    sh, el, wr = limbs()
    N = vert_normals(X, F)
    if ((X - [0, 0, 0])[:, 1] * N[:, 1]).mean() < 0:
        F = F[:, ::-1]
        N = -N
    q = V.copy()
    q[:, 0] = np.abs(q[:, 0])
    x, y, z = V.T
    xs = np.abs(x)
    front = y < 0.1
    wd = norm(wr - el)
    armc = (q - sh) @ norm(el - sh)
    isarm = xs > 1.95 + 0.12 * np.clip(5 - z, 0, 9)
    isarm = ((q - sh) @ norm(wr - sh) > 0.35) & (xs > 1.75)
    # fine creases
    ridg = lambda sc, sd: 1 - 2 * np.abs(fbm(V * sc, 3, sd))
    X = X + N * (0.012 * ridg([1.2, 1.2, 2.2], 3) + 0.006 * fbm(V * 5, 2, 8))[:, None]

    # ---- artwork as signed distances
    def band(v, c, h):
        return np.abs(v - c) - h

    arm_t = (q - sh) @ norm(wr - sh)
    tp = np.where(
        isarm, band(arm_t, 2.5, 0.25), np.minimum(band(z, -2.9, 0.25), band(z, -4.6, 0.25))
    )
    tp = np.where(~isarm & (z > -1), band(z, 3.15, 0.25), tp)
    tp = np.where(~isarm & (z > 3.15), np.minimum(tp, band(xs, 1.25, 0.25)), tp)
    if tape == "0":
        tp = tp * 0 + 9
    seam = np.full(len(V), 9.0)
    seam = np.minimum(seam, np.where(~isarm & (z < 5.0), np.abs(y - 0.1), 9))  # side seams
    seam = np.minimum(seam, np.where(~isarm, np.abs(z - 1.55), 9))  # waist
    seam = np.minimum(seam, np.abs(arm_t - 0.40) + 9 * (xs < 1.6))  # sleeve head
    seam = np.minimum(seam, np.where(~isarm & (xs < 0.6), np.abs(z - 5.72 - 0.06 * y), 9))  # collar
    inner = np.where(~isarm & (z < -0.2), np.hypot(0, np.abs(y - 0.05)) + 9 * (xs > 0.9), 9)
    seam = np.minimum(seam, inner)

    # pockets
    def rb(cx, cz, w, h, r=0.06):
        return SDF.box(np.stack([xs - cx, z - cz, 0 * z], -1), 0, (w, h, 1), r)

    pk = np.full(len(V), 9.0)
    pk = np.where(
        front & ~isarm, np.minimum(rb(0.98, 4.22, 0.50, 0.48), rb(1.15, 0.35, 0.55, 0.62)), pk
    )
    flap = np.where(front & ~isarm, rb(0.98, 4.62, 0.53, 0.15, 0.04), 9.0)
    kp = np.where(front & ~isarm & (z < -1), rb(1.05, -3.75, 0.62, 0.5), 9.0) * 1 + 9 * (
        tape == "1"
    )
    thigh = np.where(~front & ~isarm, rb(0.95, 0.25, 0.52, 0.55), 9.0)
    pk = np.minimum(pk, thigh)
    d = np.zeros(len(V))
    d += (
        0.022 * (1 - smooth(-0.02, 0.02, pk))
        + 0.022 * (1 - smooth(-0.015, 0.015, flap))
        - 0.018 * np.exp(-((seam / 0.03) ** 2))
        + 0.008 * np.exp(-(((seam - 0.07) / 0.04) ** 2))
    )
    X = X + N * d[:, None]
    c = M.col(COL.get(color, color))
    dk = tuple(v * 0.45 for v in c[:3]) + (1,)
    m = M.Mat("twill")
    t = m.attr("tape").outputs["Fac"]
    a = m.attr("puv")
    sp_ = m.new("ShaderNodeSeparateXYZ")
    m.link(a.outputs["Vector"], sp_.inputs[0])
    u, v = sp_.outputs["X"], sp_.outputs["Y"]
    tw = m.math("SINE", m.math("MULTIPLY", m.math("ADD", u, v), 120.0), 0)
    nz = m.ramp(m.noise(1.4, 5, 0.6), 0.3, 0.7, 0.88, 1.08)
    sc = m.new("ShaderNodeVectorMath", operation="SCALE")
    sc.inputs[0].default_value = c[:3]
    m.link(nz, sc.inputs["Scale"])
    base = sc.outputs[0]
    se = m.attr("seam").outputs["Fac"]
    line = m.ramp(se, 0.006, 0.014, 1, 0, False)
    base = m.mixcol(line, base, dk)

    def dash(dist_sock, off, along):
        k = m.ramp(
            m.math("ABSOLUTE", m.math("SUBTRACT", dist_sock, off), 0), 0.009, 0.013, 1, 0, False
        )
        s_ = m.ramp(
            m.math("SINE", m.math("MULTIPLY", along, 2 * math.pi / 0.075), 0), -0.2, 0, 0, 1, False
        )
        return m.math("MULTIPLY", k, s_)

    along = m.math("ADD", m.math("ADD", u, v), 0.0)
    pkf = m.attr("pk").outputs["Fac"]
    fl = m.attr("fl").outputs["Fac"]
    st = m.math(
        "MAXIMUM",
        m.math("MAXIMUM", dash(se, 0.05, along), dash(se, 0.085, along)),
        m.math("MAXIMUM", dash(pkf, -0.045, along), dash(fl, -0.04, along)),
    )
    thread = tuple(min(1, vv * 2.2 + 0.06) for vv in c[:3]) + (1,)
    base = m.mixcol(m.math("MULTIPLY", st, 0.8), base, thread)
    base = m.mixcol(m.ramp(m.math("ABSOLUTE", pkf, 0), 0.008, 0.016, 0.8, 0, False), base, dk)
    base = m.mixcol(m.ramp(m.math("ABSOLUTE", fl, 0), 0.008, 0.016, 0.9, 0, False), base, dk)
    inn = m.ramp(t, -0.006, 0.006, 1, 0, False)
    chk = m.math(
        "MULTIPLY",
        m.math("SINE", m.math("MULTIPLY", m.math("ADD", u, v), 58.0), 0),
        m.math("SINE", m.math("MULTIPLY", m.math("SUBTRACT", u, v), 58.0), 0),
    )
    sil = m.mixcol(m.ramp(chk, -0.3, 0.5), (0.47, 0.49, 0.51, 1), (0.64, 0.66, 0.68, 1))
    edge = m.ramp(t, 0.07, 0.078, 1, 0, False)
    base = (
        m.mixcol(
            edge, base, M.col("d3f000" if color in ("navy", "grey", "royal", "black") else "9aa0a5")
        )
        if tape == "1"
        else base
    )
    m.link(m.mixcol(inn, base, sil), m.b.inputs["Base Color"])
    m.link(m.math("MULTIPLY", inn, 0.4), m.b.inputs["Metallic"])
    m.link(m.ramp(inn, 0, 1, 0.88, 0.42, False), m.b.inputs["Roughness"])
    m.set(Specular=0.22, Sheen=0.35, Sheen_Tint=0.5)
    m.bump(
        m.math(
            "ADD",
            m.math("MULTIPLY", tw, 0.16),
            m.math(
                "ADD",
                m.math("MULTIPLY", m.math("MAXIMUM", inn, edge), 0.6),
                m.math("MULTIPLY", st, 0.4),
            ),
        ),
        0.5,
        0.014,
    )
    puv = np.c_[
        np.where(
            isarm,
            np.arctan2(y - 0.1, xs - 2.4) * 0.7,
            np.where(z < -0.5, np.arctan2(y, xs - 1.05) * 0.95, np.arctan2(y, x) * 1.9),
        ),
        np.where(isarm, arm_t, z),
        0 * z,
    ]
    ob = mesh(
        "coverall",
        X,
        F,
        m.m,
        attrs=dict(
            tape=tp.astype(np.float32),
            seam=seam.astype(np.float32),
            pk=pk.astype(np.float32),
            fl=flap.astype(np.float32),
            puv=puv,
        ),
        parent=root(),
    )
    so = ob.modifiers.new("s", "SOLIDIFY")
    so.thickness = 0.035
    so.offset = -1
    # hems
    bm_ = M.fabric(COL.get(color, color), 40, "Object", 0.3)
    for L in loops_tri(F):
        C = X[L]
        if np.linalg.norm(C[0] - C[-1]) > 0.5:
            continue
        for _ in range(20):
            C = 0.25 * np.roll(C, 1, 0) + 0.5 * C + 0.25 * np.roll(C, -1, 0)
        C = resample(C, 260, True)
        tube("hem", C, 1, bm_, prof=superellipse(0.035, 0.06, 2.4, 14), closed=True, up=(0, 0, 1))
    # front zip with storm flap: project centre line onto the garment
    from scipy.spatial import cKDTree

    sel = np.where((xs < 0.25) & (y < 0) & (z > -0.1))[0]
    o = sel[np.argsort(z[sel])]
    zz = np.linspace(0.0, 6.22, 200)
    tr = cKDTree(np.c_[x[sel] * 4, z[sel]])
    dd, j = tr.query(np.c_[0 * zz, zz], k=6)
    C = X[sel[j]].mean(1)
    Nz = norm(N[sel[j]].mean(1))
    for _ in range(8):
        C[1:-1] = 0.25 * C[:-2] + 0.5 * C[1:-1] + 0.25 * C[2:]
        Nz[1:-1] = 0.25 * Nz[:-2] + 0.5 * Nz[1:-1] + 0.25 * Nz[2:]
    C = resample(C, 260)
    Nz = norm(resample(Nz, 260))
    strap("flap", C + Nz * 0.03, Nz, 0.40, 0.035, bm_)
    (
        strap("zip", C[170:] + Nz[170:] * 0.052, Nz[170:], 0.09, 0.03, M.plastic("17181a", 0.35))
        if 0
        else None
    )
    B = norm(np.cross(norm(np.gradient(C, axis=0)), Nz))
    thr = M.fabric("c9ccd2" if color != "white" else "9aa0a5", 20, "Object", 0.2)
    for s in (-0.165, 0.165):
        stitches("fs", C + B * s + Nz * 0.05, Nz, thr, 0.07, 0.045, 0.008)
    i = 248
    e = Vector(Nz[i]).to_track_quat("Z", "Y").to_euler()
    for k in (20, 64, 108, 152, 196, 240):
        e = Vector(Nz[k]).to_track_quat("Z", "Y").to_euler()
        g = group("snap", loc=C[k] + Nz[k] * 0.055, rot=[math.degrees(a) for a in e])
        lathe(
            "sn",
            [(0, 0.03), (0.05, 0.028, 0.01), (0.07, 0.0, 0.01)],
            M.metal("9ea3a8", 0.3),
            32,
            parent=g,
        )
