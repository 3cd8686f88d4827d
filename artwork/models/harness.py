"""Full-body harness on an invisible torso. Options: color, belt 0 or 1 (padded, hip rings), shoulder 0 or 1."""

from geom import *
import materials as M
from harness_parts import adjuster, dring, frame_at, path, quick_buckle

TEX = M.TEX
VIEWS = {
    "hero": dict(rot=(0, 0, -24), elev=5, frame=0.86, lift=0.12),
    "front": dict(rot=(0, 0, 0), elev=4, frame=0.86, lift=0.12),
    "back": dict(rot=(0, 0, 155), elev=5, frame=0.86, lift=0.12),
    "detail": dict(rot=(0, 0, 155), elev=5, frame=0.86, lift=0.12, zoom=(2.4, 0, 0.16)),
}


def build(view="hero", color="orange", belt="0", shoulder="0"):
    c1 = dict(
        orange="e8560c",
        yellow="e0b400",
        blue="1a57a8",
        red="c3131a",
        green="1f8a4a",
        charcoal="44474c",
    ).get(color, color)
    wb = M.webbing(c1, ribs=7, pitch=20, edge="1c1e21", name="web1")
    bk = M.webbing("1d1f22", ribs=7, pitch=20, name="web2")
    th = M.fabric("f0e2b0", 20, "Object", 0.2)
    st = M.metal("c9ccd0", 0.2)
    pl = M.plastic("1a1b1d", 0.42, 0.1)
    pad = M.foam("25272b")
    W = 0.46

    def S_(pts, mat, closed=False, n=260, w=W, off=0.03):
        C, N = path(pts, n, off, closed)
        strap("strap", C, N, w, 0.04, mat, closed=closed, camber=0.0)
        return C, N

    def tack(C, N, t, mat=th, w=W, L=0.30):
        p, r, n = frame_at(C, N, t)
        g = group("tack", loc=p + n * 0.024, rot=r)
        for k in range(5):
            x = np.linspace(-w * 0.38, w * 0.38, 40)
            yy = (k - 2) * L / 5
            zig = np.c_[x, yy + 0.018 * np.sign(np.sin(np.arange(40) * 0.8)), 0 * x]
        x0 = np.linspace(-1, 1, 60)
        bx = np.array(
            [
                (-w * 0.38, -L / 2, 0),
                (w * 0.38, -L / 2, 0),
                (w * 0.38, L / 2, 0),
                (-w * 0.38, L / 2, 0),
                (-w * 0.38, -L / 2, 0),
                (w * 0.38, L / 2, 0),
                (w * 0.38, -L / 2, 0),
                (-w * 0.38, L / 2, 0),
            ],
            float,
        )
        P = refine(bx, 0.03)
        stitches("bt", P, np.tile([0, 0, 1.0], (len(P), 1)), mat, 0.045, 0.034, 0.0085, g)

    hips = []
    for s in (-1, 1):
        # shoulder strap: dorsal plate -> shoulder -> chest -> hip
        fr, frN = S_(
            [
                (s * 0.14, 1.6, 4.25),
                (s * 0.40, 1.4, 4.85),
                (s * 0.72, 0.9, 5.45),
                (s * 0.86, 0.2, 5.85),
                (s * 0.88, -0.5, 5.45),
                (s * 0.86, -1.0, 4.6),
                (s * 0.86, -1.2, 3.6),
                (s * 0.98, -1.15, 2.4),
                (s * 1.30, -0.95, 1.2),
                (s * 1.68, -0.45, 0.35),
                (s * 1.80, 0.10, -0.15),
            ],
            wb,
        )
        # back strap: dorsal -> opposite... runs down to the seat strap
        bs, bsN = S_(
            [
                (s * 0.14, 1.5, 4.3),
                (s * 0.30, 1.35, 3.6),
                (s * 0.62, 1.2, 2.4),
                (s * 0.95, 1.2, 1.3),
                (s * 1.25, 1.2, 0.2),
                (s * 1.32, 1.1, -0.25),
            ],
            wb,
        )
        # leg loop
        lz = -0.75
        leg, legN = S_(
            [
                (s * 1.80, 0.10, -0.20),
                (s * 1.72, -0.55, -0.42),
                (s * 1.15, -0.95, -0.78),
                (s * 0.50, -0.80, -0.98),
                (s * 0.12, -0.2, -1.02),
                (s * 0.16, 0.5, -0.92),
                (s * 0.7, 1.0, -0.62),
                (s * 1.32, 1.05, -0.32),
                (s * 1.70, 0.65, -0.18),
            ],
            bk,
            closed=True,
            n=260,
        )
        # foam shoulder pad
        C, N = path(
            [
                (s * 0.62, 1.0, 5.25),
                (s * 0.80, 0.45, 5.7),
                (s * 0.87, 0, 5.85),
                (s * 0.88, -0.5, 5.45),
                (s * 0.87, -0.85, 4.95),
            ],
            120,
            0.0,
        )
        e = np.sqrt(np.clip(1 - np.abs(np.linspace(-1, 1, 120)) ** 10, 0.01, 1))
        strap("pad", C, N, 0.72 * e, 0.09, pad)
        # hardware
        p, r, n = frame_at(leg, legN, 0.30)
        g = group("qb", loc=p + n * 0.05, rot=r)
        quick_buckle(g)
        p, r, n = frame_at(fr, frN, 0.63)
        g = group("adj", loc=p + n * 0.045, rot=r)
        adjuster(g)
        for t in (0.05, 0.93):
            tack(fr, frN, t)
        tack(bs, bsN, 0.95)
        tack(leg, legN, 0.02)
        tack(leg, legN, 0.90)
        # web keepers
        for t in (0.56, 0.72):
            p, r, n = frame_at(fr, frN, t)
            rbox("keep", (W + 0.10, 0.13, 0.09), 0.03, pl, edge=0.02, loc=p + n * 0.01, rot=r)
        p, r, n = frame_at(leg, legN, 0.40)
        rbox("keep", (W + 0.10, 0.13, 0.09), 0.03, pl, edge=0.02, loc=p + n * 0.01, rot=r)
        # loose leg-strap tail
        i = int(0.32 * 259)
        d = leg[i + 8] - leg[i]
        # lanyard parking loop on chest
        p, r, n = frame_at(fr, frN, 0.50)
        g = group("park", loc=p + n * 0.05, rot=r)
    # seat strap
    C, N = S_(
        [
            (-1.70, 0.62, -0.16),
            (-1.3, 1.15, -0.26),
            (-0.6, 1.35, -0.22),
            (0, 1.35, -0.20),
            (0.6, 1.35, -0.22),
            (1.3, 1.15, -0.26),
            (1.70, 0.62, -0.16),
        ],
        wb,
    )
    # chest strap with buckle and tail
    C, N = S_(
        [
            (-0.90, -1.2, 4.0),
            (-0.45, -1.3, 4.0),
            (0, -1.35, 4.0),
            (0.45, -1.3, 4.0),
            (0.90, -1.2, 4.0),
        ],
        bk,
        off=0.06,
    )
    p, r, n = frame_at(C, N, 0.5)
    g = group("cb", loc=p + n * 0.05, rot=r)
    quick_buckle(g)
    for t in (0.06, 0.94):
        p, r, n = frame_at(C, N, t)
        rbox("keep", (W + 0.12, 0.30, 0.10), 0.03, pl, edge=0.02, loc=p, rot=r)
    # dorsal plate and D-ring
    C, N = path([(0, 1.6, 3.9), (0, 1.6, 4.3), (0, 1.5, 4.7)], 30, 0.05)
    p, r, n = frame_at(C, N, 0.5)
    g = group("dorsal", loc=p + n * 0.03, rot=r)
    o = catmull(
        np.array(
            [
                (-0.46, 0.34),
                (0, 0.26),
                (0.46, 0.34),
                (0.52, 0.16),
                (0.34, 0),
                (0.52, -0.16),
                (0.46, -0.34),
                (0, -0.26),
                (-0.46, -0.34),
                (-0.52, -0.16),
                (-0.34, 0),
                (-0.52, 0.16),
            ]
        ),
        120,
        True,
    )
    plate("dp", o, 0.07, 0.02, pl, parent=g)
    dg = group("dg", g, (0, -0.08, 0.12), (38, 0, 0))
    dring(dg, 1.25)
    # webbing loop holding the D-ring
    C, N = path([(0, 1.6, 3.9), (0, 1.6, 4.3)], 30, 0.10)
    strap("dl", C, N, 0.40, 0.04, bk)
    # label pouch on the back strap
    C, N = path([(0.5, 1.4, 3.0), (0.62, 1.3, 2.4)], 20, 0.06)
    p, r, n = frame_at(C, N, 0.5)
    g = group("lab", loc=p + n * 0.02, rot=r)
    rbox(
        "pouch", (0.44, 0.8, 0.05), 0.05, M.fabric("17181a", 40, "Object", 0.3), edge=0.02, parent=g
    )
    decal_plane(
        "ll",
        0.76,
        0.38,
        M.label(f"{TEX}/harness_label.png", 0.4, 0.3),
        (0, 0, 0.028),
        (0, 0, 90),
        g,
    )
    if belt == "1":
        around = [
            (-1.9, 0, 2.0),
            (-1.3, -1.0, 2.0),
            (0, -1.3, 2.0),
            (1.3, -1.0, 2.0),
            (1.9, 0, 2.0),
            (1.3, 1.1, 2.0),
            (0, 1.35, 2.0),
            (-1.3, 1.1, 2.0),
        ]
        C, N = path(around, 400, 0.03, True)
        strap("belt pad", C, N, 1.05, 0.16, pad, closed=True)
        C, N = S_(around, bk, closed=True, n=400, off=0.15)
        p, r, n = frame_at(C, N, 0.25)
        quick_buckle(group("belt buckle", loc=p + n * 0.05, rot=r))
        for t in (0.03, 0.47):
            p, r, n = frame_at(C, N, t)
            at = group("hip ring", loc=p + n * 0.06, rot=r)
            rbox("plate", (0.5, 0.6, 0.08), 0.10, pl, edge=0.03, parent=at)
            dring(group("ring", at, (0, 0.0, 0.10), (40, 0, 90)), 1.05)
    if shoulder == "1":
        for s in (-1, 1):
            C, N = path(
                [(s * 0.84, 0.5, 5.7), (s * 0.87, 0.1, 5.86), (s * 0.88, -0.4, 5.55)], 30, 0.09
            )
            p, r, n = frame_at(C, N, 0.5)
            strap("keeper", C, N, 0.40, 0.04, bk)
            dring(group("shoulder ring", loc=p + n * 0.10, rot=(86, 0, 90)), 0.95)
