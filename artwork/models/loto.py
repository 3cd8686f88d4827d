"""Lockout bag, electrician's pouch and soft first aid bag."""

from geom import *
import materials as M
from loto_parts import belt_pouch

TEX = M.TEX
VIEWS = {
    "bag": dict(rot=(0, 0, -26), elev=12, frame=0.84),
    "pouch": dict(rot=(0, 0, -22), elev=10, frame=0.84),
}


def build(view="bag", color="b01218", cross="0"):
    if view == "pouch":
        belt_pouch()
        return
    fab = M.fabric(color, 50, "Object", 0.45, name="cordura")
    blk = M.webbing("1a1b1d", ribs=5, pitch=22)
    g = group("bag")

    def bag():
        W, D, H = 4.3, 1.3, 2.7
        k = 120
        zs = np.linspace(0, 1, 70)
        rings = []
        for t in zs:
            e = 0.5 * (1 - math.sqrt(max(0, 1 - (max(0, 0.12 - t) / 0.12) ** 2))) + 0.25 * (
                1 - math.sqrt(max(0, 1 - (max(0, t - 0.9) / 0.1) ** 2))
            )
            w = W * (1 - 0.03 * t) - e * 0.6
            d = D * (1 - 0.10 * t) - e * 0.6
            rings.append(np.c_[superellipse(w / 2, d / 2, 7 - 2 * t, 400), np.full(400, t * H)])
        P = np.stack(rings, 1)
        N = grid_normals(P, cu=True)
        c = P.mean((0, 1))
        N *= np.sign((N * (P - c)).sum(-1, keepdims=True))
        n = fbm(P * [1.1, 1.1, 1.4], 3, 4)
        P = P + N * (0.05 * n + 0.03 * (1 - np.abs(fbm(P * [1.2, 1, 2.5], 2, 9))))[..., None]

        def cap(r, s):
            c = r.mean(0)
            return np.stack(
                [
                    c + (r - c) * q + [0, 0, s * 0.06 * (1 - q * q)]
                    for q in np.linspace(1, 0, 14)[1:]
                ],
                1,
            )

        return np.concatenate([cap(P[:, 0], 0)[:, ::-1], P, cap(P[:, -1], 1)], 1)

    weld(grid("bag", bag(), fab, cu=True, parent=g))
    # zip over the top edge, piping, label, straps
    a = superellipse(4.3 * 0.97 / 2 + 0.01, 1.3 * 0.92 / 2 + 0.01, 5.2, 300)
    C = np.c_[a, np.full(300, 2.38)]
    tube("piping", C, 0.045, M.plastic("17181a", 0.45, 0.1), 14, closed=True, parent=g)
    C2 = np.c_[
        superellipse(4.3 * 0.97 / 2 + 0.03, 1.3 * 0.92 / 2 + 0.03, 5.2, 300), np.full(300, 2.22)
    ]
    T = norm(np.roll(C2, -1, 0) - np.roll(C2, 1, 0))
    strap(
        "zip",
        C2,
        norm(np.cross(T, [0, 0, 1.0])),
        0.14,
        0.03,
        M.webbing("141516", ribs=3, pitch=40),
        closed=True,
        parent=g,
    )
    if cross == "1":
        white = M.label(f"{TEX}/white_cross.png", 0.5, 0.1, alpha=True)
        decal_plane("cross", 1.5, 1.5, white, (0, -0.74, 1.40), (90, 0, 0), g)
    else:
        decal_plane(
            "lab",
            2.1,
            0.77,
            M.label(f"{TEX}/loto_bag.png", 0.5, 0.1),
            (0, -0.735, 1.66),
            (90, 0, 0),
            g,
            r=0.03,
        )
    for s in (-1, 1):
        C = refine(
            np.array([(s * 1.45, -0.70, 0.05), (s * 1.45, -0.72, 1.2), (s * 1.45, -0.68, 2.5)]),
            0.05,
        )
        strap("st", C, np.tile([0, -1.0, 0], (len(C), 1)), 0.28, 0.03, blk, parent=g)
    C = catmull(
        np.array(
            [
                (-1.45, -0.66, 2.5),
                (-1.2, -0.5, 2.95),
                (-0.5, -0.2, 3.3),
                (0.5, -0.2, 3.3),
                (1.2, -0.5, 2.95),
                (1.45, -0.66, 2.5),
            ]
        ),
        160,
    )
    T = norm(np.gradient(C, axis=0))
    strap("handle", C, norm(np.cross([0, 1.0, 0.3], T)), 0.28, 0.05, blk, parent=g)
