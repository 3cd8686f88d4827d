"""Half mask. Options: color; filt gas, a2p3, p100 or none (open bayonets).

The views `laid` and `laid_side` rest it on its rim, its straps on the floor behind it.
"""

from arrange import gather, loose_parts
from floor_straps import floor_strap
from geom import *
import materials as M
from respirator_filters import fit_filter
from settle import on_floor, settle

TEX = M.TEX
VIEWS = {
    "laid": dict(rot=(0, 0, -26), elev=50, frame=0.86),
    "hero": dict(rot=(0, 0, -24), elev=8, frame=0.84),
    "left": dict(rot=(0, 0, 30), elev=10, frame=0.84),
    "front": dict(rot=(0, 0, 0), elev=4, frame=0.82),
    "side": dict(rot=(0, 0, -78), elev=6, frame=0.84),
    "laid_side": dict(rot=(0, 0, -74), elev=24, frame=0.86),
    "detail": dict(rot=(0, 0, 8), elev=8, frame=0.84, zoom=(2.1, 0.28, -0.09)),
}


def straps_on_floor(mask, hard):
    """Both loops lie behind the mask; they are buckled to its sides."""
    web = M.webbing("1d1f22", ribs=5, pitch=30)
    for x, y, z, wide, far in ((0.50, -0.02, 1.23, 1.02, 1.85), (0.54, 0.06, 0.62, 1.22, 2.12)):
        ends = [on_floor(mask, (s * x, y, z)) for s in (-1, 1)]
        half = [(-wide * 0.93, ends[0][1] + 0.10), (-wide, ends[0][1] + 0.55)]
        half += [(-wide * 0.72, far), (-wide * 0.25, far + 0.16)]
        way = [*half, *[(-a, b + 0.03) for a, b in half[::-1]]]
        path, normal = floor_strap(ends[0], ends[1], way, 0.17, web)
        for k in (14, -15):
            at = group("buckle", loc=path[k])
            along = norm(path[k + 1] - path[k - 1])
            side = np.cross(along, normal[k])
            at.rotation_euler = Matrix(
                [[along[i], normal[k][i], side[i]] for i in range(3)]
            ).to_euler()
            rbox("buck", (0.16, 0.06, 0.24), 0.04, hard, edge=0.02, parent=at)


def build(view="hero", color="grey", filt="gas"):
    before = loose_parts()
    sil = M.rubber(
        dict(grey="55575a", blue="2b5fa8", black="1c1d20").get(color, color),
        0.46,
        0.05,
        name="silicone",
        gs=40,
    )
    hard = M.plastic("24272b", 0.34, 0.05)
    lt = M.plastic("8d949b", 0.35, 0.05)
    S = SDF
    Z0 = 0.95

    def outer(p):
        p = p - np.array([0, 0, Z0])
        q = p.copy()
        q[..., 0] = np.abs(q[..., 0])
        bowl = S.ellipsoid(p, np.array([0, 0.12, -0.16]), (0.60, 0.66, 0.56))
        nose = S.capsule(q, (0, -0.30, -0.05), (0, 0.02, 0.66), 0.30, 0.13)
        cheek = S.capsule(q, (0.15, 0.0, -0.05), (0.50, 0.30, 0.02), 0.36, 0.30)
        chin = S.ellipsoid(p, np.array([0, 0.05, -0.55]), (0.40, 0.46, 0.24))
        port = S.cyl(q, (0.28, -0.18, -0.10), (0.60, -0.42, -0.14), 0.30, 0.05)
        d = S.su(S.su(bowl, nose, 0.28), S.su(cheek, chin, 0.3), 0.3)
        return S.su(d, port, 0.16)

    def back(p):  # face contour: positive behind
        z = p[..., 2] - Z0
        return p[..., 1] - (
            0.20
            + 0.28 * (p[..., 0] / 0.62) ** 2
            - 0.20 * smooth(0.25, 0.75, z)
            + 0.10 * smooth(-0.3, -0.75, z)
        )

    def face(p):
        o = outer(p)
        b = back(p)
        shell = np.maximum(o, -(o + 0.075))
        shell = S.si(shell, b, 0.05)
        lip = np.maximum(np.maximum(o - 0.085, -(o + 0.05)), np.abs(b + 0.02) - 0.026) - 0.016
        return S.su(shell, lip, 0.09)

    sdf_mesh("face", face, (-1.0, -0.85, -0.05), (1.0, 0.75, 1.9), 0.0105, sil, smooth_it=10)

    # hard front yoke: offset of the same surface inside a mask
    def yoke(p):
        o = outer(p)
        q = p - np.array([0, 0, Z0])
        sh = np.maximum(o - 0.045, -(o + 0.0))
        m = S.box(q, np.array([0, -0.5, -0.16]), (0.72, 0.62, 0.30), 0.16) + 0.18 * 0
        band = (
            np.abs(q[..., 2] + 0.14 + 0.25 * np.maximum(0, 0.32 - np.abs(q[..., 0])) ** 1)
            - 0.20
            - 0.16 * smooth(0.3, 0.0, np.abs(q[..., 0]))
        )
        m2 = np.maximum(band, back(p) + 0.36)
        return S.si(sh, m2, 0.06) - 0.004

    sdf_mesh("yoke", yoke, (-1.0, -0.9, 0.2), (1.0, 0.3, 1.5), 0.012, hard, smooth_it=3)
    # exhalation valve
    g = group("valve", loc=(0, -0.60, Z0 - 0.33), rot=(118, 0, 0))
    lathe(
        "vb",
        [
            (0, 0),
            (0.235, 0, 0.02),
            (0.25, 0.05, 0.03),
            (0.225, 0.15, 0.05),
            (0.19, 0.185, 0.03),
            (0.0, 0.20),
        ],
        hard,
        96,
        parent=g,
    )
    for i in range(-3, 4):
        L = math.sqrt(max(0.0, 0.16**2 - (i * 0.044) ** 2))
        box(
            "slot",
            (L * 2, 0.018, 0.03),
            M.plastic("0a0a0b", 0.6),
            0.006,
            loc=(0, i * 0.044, 0.188),
            parent=g,
        )
    torus("vring", 0.19, 0.012, lt, loc=(0, 0, 0.18), parent=g)
    # cartridges
    for s in (-1, 1):
        d = np.array([s * 0.80, -0.58, -0.08])
        d /= np.linalg.norm(d)
        base = np.array([s * 0.57, -0.40, Z0 - 0.135])
        q = Vector(d).to_track_quat("Z", "Y").to_euler()
        rot = [math.degrees(a) for a in q]
        g = group("cart", loc=base, rot=rot)
        lathe(
            "bay",
            [
                (0, -0.08),
                (0.24, -0.08, 0.02),
                (0.24, 0.05, 0.02),
                (0.30, 0.07, 0.02),
                (0.30, 0.10, 0.02),
            ],
            hard,
            96,
            parent=g,
        )
        for k in range(3):
            b = 2 * np.pi * k / 3
            box(
                "lug",
                (0.12, 0.08, 0.05),
                hard,
                0.012,
                loc=(0.29 * math.cos(b), 0.29 * math.sin(b), 0.05),
                rot=(0, 0, math.degrees(b)),
                parent=g,
            )
        fit_filter(g, filt, hard)
    if view.startswith("laid"):
        mask = gather("mask", before, rot=(-90, 0, 0))
        settle(mask)
        straps_on_floor(mask, hard)
        return
    # head straps: two elastic loops going back, buckles at the yoke
    web = M.webbing("1d1f22", ribs=5, pitch=30)
    for s in (-1, 1):
        up = catmull(
            np.array(
                [
                    (s * 0.50, -0.02, Z0 + 0.28),
                    (s * 0.70, 0.28, Z0 + 0.40),
                    (s * 0.86, 0.80, Z0 + 0.60),
                    (s * 0.72, 1.35, Z0 + 0.82),
                    (s * 0.30, 1.66, Z0 + 0.92),
                    (0, 1.72, Z0 + 0.94),
                ]
            ),
            160,
        )
        T = norm(np.gradient(up, axis=0))
        N = norm(np.cross(T, np.array([0, -0.25, 1.0]))) * s
        strap("su", up, N, 0.17, 0.022, web)
        lo = catmull(
            np.array(
                [
                    (s * 0.52, 0.0, Z0 - 0.36),
                    (s * 0.74, 0.35, Z0 - 0.34),
                    (s * 0.84, 0.85, Z0 - 0.20),
                    (s * 0.66, 1.35, Z0 - 0.06),
                    (s * 0.28, 1.6, Z0 - 0.0),
                    (0, 1.66, Z0 + 0.0),
                ]
            ),
            160,
        )
        T = norm(np.gradient(lo, axis=0))
        N = norm(np.cross(T, np.array([0, 0.1, 1.0]))) * s
        strap("sl", lo, N, 0.17, 0.022, web)
        for C, zz in ((up, 20), (lo, 20)):
            p = C[zz]
            T = norm(C[zz + 1] - C[zz - 1])
            e = Vector(T).to_track_quat("X", "Z").to_euler()
            b = rbox(
                "buck",
                (0.16, 0.05, 0.24),
                0.04,
                hard,
                edge=0.02,
                loc=p,
                rot=[math.degrees(a) for a in e],
            )
    box("clip", (0.34, 0.05, 0.2), hard, 0.02, loc=(0, 1.66, Z0 + 0.0))
