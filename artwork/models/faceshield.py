"""Face shield on a browguard. Options: color; bound 0 or 1; tint; chin 0 or 1 (chin guard)."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, -34), elev=4, frame=0.82),
    "front": dict(rot=(0, 0, 0), elev=5, frame=0.8),
    "side": dict(rot=(0, 0, -90), elev=6, frame=0.8),
}


def build(view="hero", color="grey", bound="1", tint="fbfdfd", chin="0"):
    blk = M.plastic("1a1b1e", 0.42, 0.1)
    c = dict(grey="3c4148", black="1c1d20", yellow="f0b400", blue="1552ab", green="1f8a4a").get(
        color, color
    )
    hd = M.plastic(c, 0.32, 0.05, coat=0.15)
    Z = 2.35  # headband height
    # visor: thin curved sheet, open at the bottom
    R = 1.22
    A = math.radians(98)
    nu, nv = 240, 60
    ph = np.linspace(-A, A, nu)
    v = np.linspace(0, 1, nv)

    def surf(p, z, off=0):
        return np.stack(
            [
                (R + off) * np.sin(p) * 0.98,
                -(R + off) * np.cos(p) * 1.08 + 0.1 - 0.02 * (Z - z),
                z + 0 * p,
            ],
            -1,
        )

    zb = (
        0.10 + 1.45 * np.clip((np.abs(ph) - A * 0.62) / (A * 0.38), 0, 1) ** 2.6
    )  # rounded lower corners
    zb = 0.06 + 1.25 * (
        1 - np.sqrt(np.clip(1 - np.clip((np.abs(ph) - A * 0.60) / (A * 0.40), 0, 1) ** 2.2, 0, 1))
    )
    zt = Z - 0.02 + 0 * ph
    G = surf(np.repeat(ph[:, None], nv, 1), zb[:, None] + (zt - zb)[:, None] * v[None])
    pc = M.thin_clear(tint, 0.0, 0.006, 1.62)
    grid("visor", G, pc)
    Gi = surf(np.repeat(ph[:, None], nv, 1), zb[:, None] + (zt - zb)[:, None] * v[None], -0.02)
    grid("visor2", Gi, pc)
    # visible sheet edge / aluminium binding
    ed = np.concatenate([G[:1, ::-1][0], G[:, 0], G[-1:, :][0]])
    ed = catmull(ed[::3], 500)
    if bound == "1":
        tube("bind", ed, 0.030, M.metal("c5c8cb", 0.28), 16, prof=None)
    else:
        tube("edge", ed, 0.012, M.plastic("dfe8ea", 0.08, coat=1), 10)
    if chin == "1":
        edge = np.linspace(-A * 0.86, A * 0.86, 200)
        low = np.interp(edge, ph, zb)
        U, V = np.meshgrid(edge, np.linspace(0, 1, 50), indexing="ij")
        height = low[:, None] + 0.18 - 0.95 * V * np.cos(U / A * 1.2) ** 0.5
        cup = surf(U, height, 0.035) * 1.0
        cup[..., 1] += 0.55 * V**1.6
        cup[..., 0] *= 1 - 0.16 * V**1.5
        guard = grid("chin guard", cup, M.plastic("17181a", 0.36, 0.06))
        thick = guard.modifiers.new("thickness", "SOLIDIFY")
        thick.thickness = 0.05
    # brow guard (visor carrier)
    p2 = np.linspace(-A * 1.02, A * 1.02, 220)
    sec = np.array(
        [
            (-0.035, -0.10),
            (0.03, -0.11),
            (0.045, -0.05),
            (0.045, 0.10),
            (0.02, 0.17),
            (-0.10, 0.235),
            (-0.30, 0.275),
            (-0.34, 0.262),
            (-0.31, 0.235),
            (-0.12, 0.19),
            (-0.05, 0.13),
            (-0.035, 0.05),
        ]
    )
    sec = catmull(sec, 70, True)
    taper = 1 - 0.55 * smooth(0.55, 1.0, np.abs(p2) / (A * 1.02))
    P = np.zeros((70, 220, 3))
    for k, (o, z) in enumerate(sec):
        P[k] = surf(p2, Z + z * np.where(z > 0.1, taper, 1), o * np.where(o < -0.05, taper, 1))
    grid("brow", P, hd, cu=True, caps=True)
    # raised rib + knobs at visor posts
    for a in (-58, -30, 0, 30, 58):
        p = math.radians(a)
        q = surf(np.array([p]), np.array([Z - 0.0]), 0.05)[0]
        g = group("post", loc=q, rot=(90, 0, math.degrees(p)))
        lathe(
            "b",
            [(0, 0.05), (0.05, 0.045, 0.01), (0.06, 0.0, 0.01), (0.04, -0.02)],
            blk,
            32,
            parent=g,
        )
    # headband
    a = np.linspace(0, 2 * np.pi, 260, endpoint=False)
    C = np.c_[0.80 * np.sin(a), -0.96 * np.cos(a) + 0.16, Z + 0.02 - 0.16 * (1 - np.cos(a)) / 2]
    N = norm(np.c_[np.sin(a), -np.cos(a), 0 * a])
    strap("band", C, N, 0.26, 0.045, blk, closed=True)
    j = np.arange(-58, 59) % 260
    strap("sweat", C[j] - N[j] * 0.05, N[j], 0.30, 0.075, M.foam("5a6068"))
    # crown strap
    t = np.linspace(0, np.pi, 120)
    Cc = np.c_[0.82 * np.cos(t), 0.14 + 0.10 * np.sin(t), Z - 0.05 + 0.80 * np.sin(t)]
    Nc = norm(np.c_[np.cos(t), 0 * t, np.sin(t)])
    strap("crown", Cc, Nc, 0.22, 0.035, blk)
    for k in range(-5, 6):
        i = 60 + k * 3
        cyl(
            "hole",
            0.022,
            0.05,
            M.plastic("55595e", 0.5),
            0.003,
            loc=Cc[i] + Nc[i] * 0.0,
            rot=(0, math.degrees(math.atan2(Nc[i, 0], Nc[i, 2])), 0),
            seg=16,
        )
    # pivots
    for s in (-1, 1):
        g = group("pivot", loc=(s * 1.03, 0.16, Z + 0.02), rot=(0, s * 90, 0))
        cyl("pk", 0.20, 0.16, hd, 0.04, loc=(0, 0, 0.05), parent=g)
        cyl("pk2", 0.12, 0.2, blk, 0.03, loc=(0, 0, 0.08), parent=g)
        for q in range(14):
            b = 2 * np.pi * q / 14
            cyl(
                "kr",
                0.018,
                0.12,
                hd,
                0.004,
                loc=(0.198 * math.cos(b), 0.198 * math.sin(b), 0.06),
                parent=g,
                seg=10,
            )
        o = strap(
            "arm",
            catmull(
                np.array(
                    [
                        (s * 0.99, 0.16, Z + 0.02),
                        (s * 1.08, -0.05, Z + 0.04),
                        (s * 1.17, -0.12, Z + 0.03),
                    ]
                ),
                30,
            ),
            np.tile([s, 0, 0], (30, 1)),
            0.26,
            0.05,
            hd,
        )
    g = group("ratchet", loc=(0, 1.14, Z - 0.14), rot=(-90, 0, 0))
    rbox("rk", (0.66, 0.28, 0.08), 0.13, blk, edge=0.03, parent=g)
    cyl("knob", 0.17, 0.14, M.rubber("101113"), 0.03, loc=(0, 0, 0.1), parent=g)
    for q in range(20):
        b = 2 * np.pi * q / 20
        cyl(
            "kr",
            0.016,
            0.12,
            M.rubber("101113"),
            0.004,
            loc=(0.168 * math.cos(b), 0.168 * math.sin(b), 0.1),
            parent=g,
            seg=10,
        )
