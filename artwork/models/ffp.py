"""Moulded cup mask. Options: color; valve 0 or 1; strap_c; light 1 for the thin dust mask."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(-10, 0, -30), elev=12, frame=0.84),
    "front": dict(rot=(-10, 0, 0), elev=8, frame=0.8),
    "side": dict(rot=(-10, 0, 74), elev=8, frame=0.82),
    "left": dict(rot=(-10, 0, -66), elev=10, frame=0.82),
    "detail": dict(rot=(-10, 0, -30), elev=12, frame=0.84, zoom=(2.4, -0.03, 0.0)),
}


def build(view="hero", color="white", valve="1", strap_c="e3ab00", light="0"):
    thin = 0.62 if light == "1" else 1.0
    c = dict(white="e6e7e6", grey="8d9296", black="2a2c2f").get(color, color)
    m = M.Mat("felt")
    m.set(Base_Color=M.col(c), Roughness=0.95, Specular=0.1, Sheen=0.3)
    m.bump(
        m.math(
            "ADD",
            m.math("MULTIPLY", m.noise(55, 5, 0.7), 0.7),
            m.math("MULTIPLY", m.noise(160, 3, 0.7), 0.5),
        ),
        0.5,
        0.012,
    )
    n, k = 480, 220
    th = np.linspace(0, 2 * np.pi, n, endpoint=False)
    r = np.linspace(0, 1, k)
    ox = 0.64 * np.sign(np.sin(th)) * np.abs(np.sin(th)) ** 0.95 * (1 - 0.16 * np.cos(th))
    oz = np.where(np.cos(th) > 0, 0.70, 0.60) * np.cos(th)
    ox = ox * (1 - 0.22 * np.clip(np.cos(th), 0, 1) ** 2)
    R = r[None]
    X = ox[:, None] * R
    Zq = oz[:, None] * R
    dep = 0.58 * (1 - R**2.3) ** 0.62
    nose = 0.13 * np.exp(-((X / 0.17) ** 2)) * smooth(0.05, 0.5, Zq) * (
        1 - smooth(0.92, 1, R)
    ) - 0.05 * np.exp(-(((np.abs(X) - 0.30) / 0.12) ** 2)) * smooth(0.15, 0.5, Zq) * (
        1 - smooth(0.9, 1, R)
    )
    back = 0.26 * (X / 0.62) ** 2 - 0.16 * smooth(0.3, 0.75, Zq) * np.exp(
        -((X / 0.3) ** 2)
    )  # rim follows the face
    Y = -dep - nose + back
    P = np.stack([X, Y, Zq + 0.62], -1)
    N = grid_normals(P, cu=True)
    N *= -np.sign(N[..., 1:2] + 1e-9) * -1 * -1
    N = np.where((N[..., 1:2] > 0), -N, N)
    D = np.zeros_like(X)
    for f in (
        Zq - 0.28 + 0.16 * (X / 0.6) ** 2,
        Zq - 0.02 + 0.10 * (X / 0.6) ** 2,
        Zq + 0.26 - 0.02 * (X / 0.6) ** 2,
    ):
        D += (
            (0.018 if light == "0" else -0.014)
            * np.exp(-((f / 0.028) ** 2))
            * (1 - smooth(0.86, 0.93, R))
            * smooth(0.0, 0.10, np.abs(X) + (0 if valve == "0" else 0))
        )
    D -= 0.020 * np.exp(-(((R - 0.935) / 0.016) ** 2))
    D += 0.008 * smooth(0.945, 0.96, R)
    D += 0.008 * fbm(P * 5, 3, 3)
    P = P + N * D[..., None]
    rim = P[:, -1]
    lip = [
        rim + (norm(rim - [0, 0.2, 0.62]) * np.array([1, 0, 1]) * d) + np.array([0, e, 0])
        for d, e in (
            (0.02, 0.004),
            (0.05, 0.012),
            (0.055, 0.02),
            (0.05, 0.026),
            (0.0, 0.03),
            (-0.05, 0.02),
        )
    ]
    ob = grid("cup", np.concatenate([P, np.stack(lip, 1)], 1), m.m, cu=True, flip=True)
    weld(ob)
    inner = P[:, ::8] - N[:, ::8] * 0.02
    grid("in", inner, m.m, cu=True)

    def at(x, z):
        d = (P[..., 0] - x) ** 2 + (P[..., 2] - 0.62 - z) ** 2
        i = np.unravel_index(np.argmin(d), d.shape)
        return P[i], N[i]

    xs = np.linspace(-0.27, 0.27, 90)
    C = np.array([at(x, 0.46 - 0.9 * x * x)[0] for x in xs])
    Nn = np.array([at(x, 0.46 - 0.9 * x * x)[1] for x in xs])
    for _ in range(14):
        C[1:-1] = 0.25 * C[:-2] + 0.5 * C[1:-1] + 0.25 * C[2:]
        Nn[1:-1] = 0.25 * Nn[:-2] + 0.5 * Nn[1:-1] + 0.25 * Nn[2:]
    strap("clip", C + norm(Nn) * 0.014, norm(Nn), 0.085 * thin, 0.018, M.metal("cdd1d4", 0.28))
    p, nn = at(0, -0.12)
    if valve == "1":
        e = Vector(nn).to_track_quat("Z", "Y").to_euler()
        g = group("valve", loc=p - nn * 0.03, rot=[math.degrees(a) for a in e])
        wh = M.plastic("eceded", 0.32, 0.04)
        rbox("vb", (0.42, 0.36, 0.16), 0.12, wh, edge=0.05, loc=(0, 0, 0.06), parent=g)
        rbox("vf", (0.32, 0.26, 0.06), 0.08, wh, edge=0.02, loc=(0, 0, 0.15), parent=g)
        for q in (-1.5, -0.5, 0.5, 1.5):
            box(
                "sl",
                (0.24, 0.022, 0.03),
                M.plastic("7c8388", 0.5),
                0.006,
                loc=(0, q * 0.052, 0.175),
                parent=g,
            )
    el = M.webbing(strap_c, ribs=4, pitch=36)
    for s in (-1, 1):
        for z0, z1, zz in ((0.20, 0.55, 0.95), (-0.18, -0.10, 0.05)):
            a = at(s * 0.57, z0)[0]
            C = catmull(
                np.array(
                    [
                        a + [s * 0.02, 0.02, 0],
                        a + [s * 0.14, 0.26, (z1 - z0) * 0.3],
                        (s * 0.74, 0.75, 0.62 + z1),
                        (s * 0.52, 1.22, 0.62 + zz - 0.1),
                        (s * 0.2, 1.42, 0.62 + zz),
                        (0, 1.45, 0.62 + zz),
                    ]
                ),
                140,
            )
            T = norm(np.gradient(C, axis=0))
            Nw = norm(np.cross(T, np.array([0, -0.2, 1.0]))) * s
            strap("el", C, Nw, 0.07 * thin, 0.02, el)
            e = Vector(norm(np.array([s, -0.5, 0]))).to_track_quat("Z", "Y").to_euler()
            box(
                "staple",
                (0.10, 0.018, 0.02),
                M.metal("c9ccd0", 0.2),
                0.005,
                loc=a + np.array([s * 0.02, -0.01, 0]),
                rot=[math.degrees(q) for q in e],
            )
