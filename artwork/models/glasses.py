"""Safety spectacles. Options: lens; frame; accent; over 0 or 1 (wide, worn over spectacles)."""

from arrange import gather
from geom import *
from scipy.interpolate import PchipInterpolator
from settle import settle


def interp1(S, pts):
    p = np.array(pts, float)
    return PchipInterpolator(p[:, 0], p[:, 1])(S)


import materials as M

RIM = [("rim", (-1.6, 4.8, 2.4), (0, 0, 0.3), 4.2, 1.2, 420, 0.5)]  # lifts dark frames off their shadow
VIEWS = {
    "hero": dict(rot=(0, 0, -24), elev=22, frame=0.92, low=1),
    "front": dict(rot=(0, 0, 0), elev=6, frame=0.82),
    "side": dict(rot=(0, 0, -82), elev=8, frame=0.84),
    "back": dict(rot=(0, 0, -160), elev=24, frame=0.88, low=1, lights=RIM),
}
TINT = dict(clear="fafcfc", smoke="8b9095", amber="f6b851", blue="9cc4e6")


def build(view="hero", lens="clear", frame="black", accent="6b7076", over="0"):
    tall, broad = (1.30, 1.55) if over == "1" else (1.0, 1.0)
    fc = dict(black="1f2124", clear="c9d2d6", blue="12479c", orange="e8590c", grey="4a4f55").get(
        frame, frame
    )
    nyl = M.plastic(fc, 0.30, 0.02, name="nylon")
    tpr = M.rubber("44494f" if frame != "grey" else "15171a", 0.6, 0.15, gs=90)
    acc = M.plastic(accent, 0.35, 0.05)
    R, A = 0.86, math.radians(74)
    nu, nv = 260, 60
    ph = np.linspace(-A, A, nu)

    def surf(p, z, off=0.0):
        rr = R + off
        x = rr * np.sin(p) * 0.92
        y = -rr * np.cos(p) * 0.80 + 0.25
        y = y + 0.34 * z**2 + 0.10 * np.maximum(-z, 0) * 0.6
        return np.stack([x, y, z + 0 * p], -1)

    ap = np.abs(ph)
    top = 0.235 - 0.10 * smooth(0.55, 1.3, ap) + 0.012 * np.cos(ph * 4)
    bot = (
        -0.27
        + 0.05 * smooth(0, 0.2, ap)
        + 0.33 * np.exp(-((ap / 0.145) ** 2.2))
        + 0.26 * (ap / 1.29) ** 3.2
    )
    top, bot = top * tall, bot * tall
    V = np.linspace(0, 1, nv)

    def sheet(off):
        z = bot[:, None] + (top - bot)[:, None] * V[None]
        return surf(np.repeat(ph[:, None], nv, 1), z, off)

    t = 0.022
    o, i = sheet(t / 2), sheet(-t / 2)
    # closed ring per phi: outer up, inner down (rounded edge)
    P = np.concatenate([o, i[:, ::-1]], 1)
    cap0 = P[:1]
    P = P
    c = TINT[lens]
    lm = M.clear(c, ior=1.58)
    ob = grid("lens", P, lm, cv=True)
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bm.edges.ensure_lookup_table()
    bmesh.ops.holes_fill(bm, edges=[e for e in bm.edges if e.is_boundary])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(ob.data)
    bm.free()
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = math.radians(50)
    # brow bar: hugs the top edge of the lens (explicit frame: radial / vertical)
    sec = superellipse(0.5, 0.5, 3.0, 40)
    pe = np.linspace(-A * 1.03, A * 1.03, 300)
    te = np.interp(pe, ph, top)
    C = surf(pe, te + 0.012, 0.004)
    Nn = norm(np.stack([np.sin(pe), -np.cos(pe), 0 * pe], -1))
    Z = np.tile([0, 0, 1.0], (300, 1))
    S = np.linspace(0, 1, 300)
    hh = lerp(0.082, 0.120, smooth(0.55, 1.25, np.abs(pe))) + 0.02 * np.exp(-((pe / 0.2) ** 2))
    sweep("brow", C, Nn, Z, sec, 0.082 * endcap(S, 0.01, 0.01), hh * endcap(S, 0.01, 0.01), nyl)
    j = np.abs(pe) < 0.62
    Sj = np.linspace(0, 1, j.sum())
    sweep(
        "browpad",
        C[j] - Nn[j] * 0.05 - Z[j] * 0.01,
        Nn[j],
        Z[j],
        sec,
        0.05 * endcap(Sj, 0.06, 0.06),
        0.075 * endcap(Sj, 0.06, 0.06),
        tpr,
    )
    # temples
    for s in (-1, 1):
        e = surf(np.array([A]), np.array([top[-1]]))[0] + [0, 0, 0.012]
        pts = np.array(
            [
                (e[0] - 0.012, e[1] - 0.01, e[2]),
                (e[0] + 0.022, e[1] + 0.14, e[2]),
                (e[0] + 0.032, e[1] + 0.42, e[2] + 0.002),
                (0.852, e[1] + 0.80, e[2] + 0.002),
                (0.812, e[1] + 1.12, e[2] - 0.025),
                (0.778, e[1] + 1.34, e[2] - 0.11),
                (0.752, e[1] + 1.50, e[2] - 0.25),
            ]
        )
        pts[:, 0] *= s
        C = catmull(pts, 240)
        S = np.linspace(0, 1, 240)
        T = norm(np.gradient(C, axis=0))
        B = norm(np.cross(T, [0, 0, 1.0]))
        U = np.cross(B, T)
        h = interp1(
            S, [(0, 0.125), (0.12, 0.150), (0.35, 0.135), (0.60, 0.10), (0.8, 0.115), (1, 0.12)]
        )
        h = 0.02 + (h - 0.02) * lerp(broad, 1.0, smooth(0.35, 0.62, S))
        w = interp1(S, [(0, 0.075), (0.1, 0.062), (0.4, 0.046), (0.7, 0.05), (1, 0.06)])
        sweep("temple", C, B, U, sec, w * endcap(S, 0.006, 0.02), h * endcap(S, 0.006, 0.02), nyl)
        j = S > 0.58
        Sj = (S[j] - 0.58) / 0.42
        rib = 1 + 0.05 * np.maximum(0, np.sin(Sj * 150)) * (Sj > 0.25) * (Sj < 0.8)
        sweep(
            "tip",
            C[j],
            B[j],
            U[j],
            sec,
            (w[j] * rib + 0.016) * endcap(Sj, 0.03, 0.05),
            (h[j] + 0.018) * endcap(Sj, 0.03, 0.05),
            tpr,
        )
        # recessed colour flash on the outside of the arm
        j = (S > 0.10) & (S < 0.46)
        Sj = np.linspace(0, 1, j.sum())
        out = B[j] * (1 if (B[120] @ [s, 0, 0]) > 0 else -1)
        sweep(
            "flash",
            C[j] + out * (w[j] * 0.5)[:, None],
            out,
            U[j],
            sec,
            0.010,
            h[j] * 0.34 * endcap(Sj, 0.25, 0.12),
            acc,
        )
        # hinge: barrel + screw
        cyl("hinge", 0.030, 0.115, nyl, 0.008, loc=(s * (e[0] - 0.045), e[1] + 0.035, e[2]))
        cyl(
            "screw",
            0.014,
            0.122,
            M.metal("c9ccd0", 0.2),
            0.004,
            loc=(s * (e[0] - 0.045), e[1] + 0.035, e[2]),
            seg=24,
        )
    # nose pads
    for s in (-1, 1):
        C = catmull(
            np.array(
                [
                    (s * 0.055, -0.42, 0.075),
                    (s * 0.10, -0.40, -0.02),
                    (s * 0.155, -0.36, -0.12),
                    (s * 0.19, -0.31, -0.19),
                ]
            ),
            50,
        )
        sec = superellipse(0.5, 0.5, 2.6, 28)
        S = np.linspace(0, 1, 50)
        ee = np.sqrt(np.clip(1 - (2 * S - 1) ** 8, 0.001, 1))
        T = norm(np.gradient(C, axis=0))
        Bq = norm(np.cross(T, [0, 1, 0]))
        Uq = np.cross(Bq, T)
        P = (
            C[None]
            + Bq[None] * (sec[:, 0, None, None] * 0.045 * ee[None, :, None])
            + Uq[None] * (sec[:, 1, None, None] * 0.11 * ee[None, :, None])
        )
        grid("nose", P, tpr, cu=True, caps=True)
    if view == "back":  # where the tips are in front and must not hover
        settle(gather("glasses"))
