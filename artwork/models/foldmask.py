"""Fold-flat respirator opened into its chamber of three panels. Options: valve 0 or 1; strap_c."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(-8, 0, -30), elev=10, frame=0.84),
    "front": dict(rot=(-8, 0, 0), elev=8, frame=0.82),
}


def felt():
    m = M.Mat("felt")
    m.set(Base_Color=M.col("d9dbdc"), Roughness=0.95, Specular=0.1, Sheen=0.3)
    points = m.new("ShaderNodeTexVoronoi", Scale=60.0)
    m.link(m.coord(), points.inputs["Vector"])
    m.bump(
        m.math("ADD", m.noise(60, 4, 0.7), m.math("MULTIPLY", points.outputs["Distance"], 0.4)),
        0.4,
        0.010,
    )
    return m.m


def surface(nu=260, nv=260, corner=0.0, closing=0.62, side=0.22):
    """Panels meet at two horizontal folds; the sides are welded flat, their ends rounded by `corner`.

    The higher `closing`, the more gently the chamber narrows towards the sides; `side` is the height there,
    as a share of the height in the middle.
    """
    across = np.sin(np.linspace(-1, 1, nu) * np.pi / 2)  # dense where the sides come together
    u, v = np.meshgrid(across, np.linspace(0, 1, nv), indexing="ij")
    half = 0.86 * (1 - 0.10 * np.abs(v - 0.5) * 2 - corner * np.abs(2 * v - 1) ** 4)
    level = np.array([0, 0.28, 0.70, 1.0])
    depth = np.interp(v, level, [0.10, 0.60, 0.66, 0.06])
    for _ in range(8):
        depth[:, 1:-1] = 0.25 * depth[:, :-2] + 0.5 * depth[:, 1:-1] + 0.25 * depth[:, 2:]
    height = np.interp(v, level, [-0.60, -0.34, 0.28, 0.66])
    close = np.clip(1 - np.abs(u) ** 2.4, 0, 1) ** closing
    z = height * (side + (1 - side) * close) + 0.02
    nose = 0.13 * np.exp(-((u / 0.16) ** 2)) * smooth(0.70, 1.0, v)
    y = -depth * close - nose + 0.40 * np.abs(u) ** 2.2
    P = np.stack([u * half * (0.80 + 0.20 * close), y, z + 0.64], -1)
    return u, v, P


def build(view="hero", valve="1", strap_c="c3131a", corner=0.0, thickness=0.035, closing=0.62, side=0.22):
    u, v, P = surface(corner=corner, closing=closing, side=side)
    N = grid_normals(P)
    N *= -np.sign(N[..., 1:2] + 1e-9)
    N = np.where(N[..., 1:2] > 0, -N, N)
    weld_line = np.minimum.reduce([np.abs(v - 0.28), np.abs(v - 0.70)])
    D = 0.010 * np.exp(-((weld_line / 0.012) ** 2)) - 0.012 * np.exp(
        -(((np.abs(u) - 0.93) / 0.012) ** 2)
    )
    D += 0.007 * fbm(P * 2.4, 3, 3) + 0.004 * fbm(P * 8, 2, 5)
    D *= smooth(0.94, 0.84, np.abs(u))  # the sides lie flat on each other
    P = P + N * D[..., None]
    body = grid("mask", P, felt())
    thick = body.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = thickness, 0
    edge = np.vstack([P[:, 0], P[-1, 1:], P[::-1, -1][1:], P[0, ::-1][1:]])
    tube("edge", resample(edge, 600, True), thickness * 0.63, felt(), 10, closed=True)
    row = int(0.93 * 259)
    j = np.abs(u[:, row]) < 0.30
    C, Nn = P[j, row], N[j, row]
    for _ in range(22):
        C[1:-1] = 0.25 * C[:-2] + 0.5 * C[1:-1] + 0.25 * C[2:]
        Nn[1:-1] = 0.25 * Nn[:-2] + 0.5 * Nn[1:-1] + 0.25 * Nn[2:]
        Nn[0], Nn[-1] = Nn[1], Nn[-2]
    C = C + norm(Nn) * max(0.0, float(((P[j, row] - C) * norm(Nn)).sum(-1).max()))  # clear of the nose all along
    strap("clip", C + norm(Nn) * 0.016, norm(Nn), 0.09, 0.016, M.metal("cdd1d4", 0.28))
    if valve == "1":
        i, k = 130, int(0.47 * 259)
        turn = [math.degrees(a) for a in Vector(N[i, k]).to_track_quat("Z", "Y").to_euler()]
        at = group("valve", loc=P[i, k], rot=turn)
        white = M.plastic("eceded", 0.32, 0.04)
        lathe(
            "valve",
            [(0.24, -0.02), (0.26, 0.0, 0.02), (0.26, 0.07, 0.03), (0.19, 0.13, 0.03), (0, 0.14)],
            white,
            96,
            parent=at,
        )
        for q in range(10):
            a = 2 * np.pi * q / 10
            box(
                "slot",
                (0.09, 0.022, 0.03),
                M.plastic("6f767b", 0.5),
                0.006,
                loc=(0.13 * math.cos(a), 0.13 * math.sin(a), 0.130),
                rot=(0, 0, math.degrees(a)),
                parent=at,
            )
    elastic = M.webbing(strap_c, ribs=4, pitch=36)
    for low, rise, back in ((0.72, 0.55, 0.98), (0.26, -0.10, 0.10)):
        left, right = P[24, int(low * 259)], P[-25, int(low * 259)]
        half = [
            (right + [0.08, 0.22, rise * 0.2]).tolist(),
            (0.78, 0.85, 0.64 + rise),
            (0.46, 1.34, 0.64 + back - 0.06),
        ]
        mirrored = [(-x, y, z) for x, y, z in half[::-1]]
        C = catmull(np.array([right, *half, (0, 1.5, 0.64 + back), *mirrored, left]), 240)
        T = norm(np.gradient(C, axis=0))
        strap("elastic", C, norm(np.cross(T, np.array([0, -0.2, 1.0]))), 0.075, 0.02, elastic)
        for end in (left, right):
            at = end + np.array([0, -0.03, 0])
            box("staple", (0.10, 0.018, 0.02), M.metal("c9ccd0", 0.2), 0.005, loc=at)
