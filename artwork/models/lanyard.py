"""Webbing lanyard with energy absorber, and the hooks of fall protection. Options: color; legs 1 or 2."""

from geom import *
import materials as M
from harness_parts import dring

TEX = M.TEX
VIEWS = {
    "hero": dict(rot=(0, 0, 0), elev=66, frame=0.86),
    "detail": dict(rot=(0, 0, 0), elev=66, frame=0.86, zoom=(2.3, -0.16, 0.17)),
    "hook": dict(rot=(0, 0, 10), elev=60, frame=0.86, zoom=(2.5, 0.2, 0.2)),
}


def hook(parent, s=1.0, big=True):
    """scaffold hook, flat in XY, eye at the bottom (0,0), opening towards +X"""
    al = M.metal("a4aab0", 0.34, name="alu", bump=0.03)
    st = M.metal("5c6267", 0.32)
    if big:
        pts = [
            (0.06, 0.12),
            (-0.10, 0.40),
            (-0.42, 0.95),
            (-0.52, 1.55),
            (-0.30, 2.08),
            (0.16, 2.24),
            (0.56, 2.02),
            (0.66, 1.62),
            (0.58, 1.46),
        ]
    else:
        pts = [
            (0.05, 0.12),
            (-0.06, 0.30),
            (-0.24, 0.60),
            (-0.26, 0.95),
            (-0.08, 1.18),
            (0.16, 1.14),
            (0.26, 0.94),
            (0.24, 0.84),
        ]
    P = np.array(pts) * s
    C = catmull(np.c_[P, 0 * P[:, 0]], 220)
    S = np.linspace(0, 1, 220)
    w = 0.15 if big else 0.10
    wid = w * (1 + 0.25 * np.exp(-(((S - 0.55) / 0.2) ** 2))) * lerp(1, 0.82, smooth(0.8, 1, S))
    sec = superellipse(0.5, 0.5, 3.2, 40)
    e = np.sqrt(np.clip(1 - np.clip((S - 0.975) / 0.025, 0, 1) ** 2, 0.01, 1))
    T = norm(np.gradient(C, axis=0))
    B = np.array([0, 0, 1.0])
    Nn = norm(np.cross(B, T))
    Pp = (
        C[None]
        + Nn[None] * (sec[:, 0, None, None] * (wid * 1.5 * e)[None, :, None])
        + B * (sec[:, 1, None, None] * (0.16 * s if big else 0.13) * e[None, :, None])
    )
    grid("hook", Pp, al, cu=True, caps=True, parent=parent)
    # gate + safety latch
    a = P[-1]
    b = np.array([0.16, 0.36]) * s if big else np.array([0.12, 0.26]) * s
    G = catmull(
        np.array(
            [
                (b[0], b[1], 0),
                ((a[0] + b[0]) / 2 + 0.03 * s, (a[1] + b[1]) / 2, 0),
                (a[0], a[1] + 0.02, 0),
            ]
        ),
        60,
    )
    Tg = norm(np.gradient(G, axis=0))
    Ng = norm(np.cross(B, Tg))
    gw = 0.11 * s if big else 0.085 * s
    Pp = G[None] + Ng[None] * (sec[:, 0, None, None] * gw) + B * (sec[:, 1, None, None] * 0.11)
    grid("gate", Pp, st, cu=True, caps=True, parent=parent)
    L = catmull(
        np.array(
            [
                (b[0] * 0.2, b[1] * 0.9, 0),
                (b[0] - 0.16 * s, b[1] + 0.42 * s, 0),
                (b[0] - 0.02 * s, b[1] + 0.85 * s, 0),
            ]
        ),
        50,
    )
    Tl = norm(np.gradient(L, axis=0))
    Nl = norm(np.cross(B, Tl))
    grid(
        "latch",
        L[None]
        + Nl[None] * (sec[:, 0, None, None] * 0.09 * s)
        + B * (sec[:, 1, None, None] * 0.14),
        M.plastic("c3131a", 0.35) if big else st,
        cu=True,
        caps=True,
        parent=parent,
    )
    for q in (b,):
        cyl(
            "rivet",
            0.05 * s + 0.01,
            0.17,
            M.metal("d5d8da", 0.2),
            0.015,
            loc=(q[0], q[1], 0),
            parent=parent,
        )
    cyl(
        "rivet",
        0.04 * s + 0.01,
        0.17,
        M.metal("d5d8da", 0.2),
        0.015,
        loc=(b[0] * 0.2, b[1] * 0.9, 0),
        parent=parent,
    )
    # body around the eye + swivel eye
    o = catmull(
        np.array(
            [
                (-0.20, 0.05),
                (-0.24, 0.30),
                (-0.10, 0.62),
                (0.10, 0.62),
                (0.27, 0.36),
                (0.22, 0.05),
                (0.0, -0.04),
            ]
        )
        * s
        * (1 if big else 0.72),
        90,
        True,
    )
    plate("body", o, 0.15, 0.05, al, parent=parent)
    torus(
        "eye",
        0.20 * s if big else 0.17,
        0.055 * s if big else 0.05,
        st,
        loc=(0, -0.16 * s, 0),
        parent=parent,
        sx=1.25,
        sy=0.8,
    )


def web(pts, w, mat, n=300, z=0.06, th=0.035, pleat=0.0):
    C = catmull(np.array(pts, float), n)
    if C.shape[1] == 2:
        C = np.c_[C, np.full(len(C), z)]
    s = arclen(C)
    N = np.tile([0, 0, 1.0], (n, 1))
    if pleat:
        m = smooth(0.3, 0.7, s) * smooth(0.3, 0.7, s[-1] - s)
        C[:, 2] += pleat * m * (0.5 + 0.5 * np.sin(s / 0.13 * 2 * np.pi))
        T = norm(np.gradient(C, axis=0))
        S = norm(np.cross(np.tile([0, 0, 1.0], (n, 1)), T))
        N = norm(np.cross(T, S))
        N *= np.sign(N[:, 2:3])
    strap("web", C, N, w, th, mat)
    return C, N


def build(view="hero", color="orange", legs="2"):
    c = dict(orange="e8560c", yellow="e0b400", blue="1a57a8", red="c3131a").get(color, color)
    w1 = M.webbing(c, ribs=6, pitch=20, edge="1c1e21")
    blk = M.webbing("1d1f22", ribs=6, pitch=20)
    th = M.fabric("f2ead0", 20, "Object", 0.2)
    fab = M.fabric("1b1d20", 46, "Object", 0.45, name="cordura")
    g = group("abs", loc=(0, -0.55, 0.20))
    rbox("pouch", (0.80, 1.75, 0.34), 0.16, fab, edge=0.13, parent=g, crown=0.03)
    for s in (-1, 1):
        P = refine(np.array([(s * 0.31, -0.78, 0.172), (s * 0.31, 0.78, 0.172)]), 0.03)
        stitches("st", P, np.tile([0, 0, 1.0], (len(P), 1)), th, 0.055, 0.036, 0.008, g)
    for yy in (-0.80, 0.80):
        box(
            "band", (0.84, 0.16, 0.37), M.rubber("101113", 0.5, 0.2), 0.05, loc=(0, yy, 0), parent=g
        )
    decal_plane(
        "lab",
        1.12,
        0.56,
        M.label(f"{TEX}/harness_label.png", 0.4, 0.4),
        (0, 0, 0.206),
        (0, 0, 90),
        g,
        r=0.02,
    )
    web([(0, -1.36), (0, -1.86)], 0.42, blk, 60, 0.12)
    h = group("snap", loc=(0, -2.04, 0.12), rot=(0, 0, 180))
    hook(h, 1.0, False)
    for s in ((-1, 1) if legs == "2" else (1,)):
        x = s if legs == "2" else 0.4
        C, N = web(
            [
                (x * 0.13, 0.20),
                (x * 0.16, 0.85),
                (x * 0.34, 1.55),
                (x * 1.05, 2.02),
                (x * 1.82, 1.55),
                (x * 1.98, 0.75),
                (x * 1.96, 0.20),
            ],
            0.40,
            w1,
            900,
            0.09,
            0.03,
            pleat=0.10,
        )
        for t in (0.10, 0.97):
            i = int(t * 899)
            p = C[i]
            T = norm(C[min(i + 3, 899)] - C[max(i - 3, 0)])
            a = math.degrees(math.atan2(T[1], T[0])) - 90
            gg = group("end", loc=(p[0], p[1], 0.13), rot=(0, 0, a))
            rbox(
                "sleeve",
                (0.48, 0.46, 0.12),
                0.05,
                M.plastic("202225", 0.45, 0.1),
                edge=0.035,
                parent=gg,
            )
        hk = group("hook", loc=(x * 1.96, -0.10, 0.12), rot=(0, 0, 180 + 5 * s))
        hk.scale = (-s, 1, 1)
        hook(hk, 1.0, True)
