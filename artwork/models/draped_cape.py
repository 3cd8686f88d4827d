"""Cloth that falls from a curve by its own weight: gathered at its upper edge, in folds that the solver finds."""

from geom import *
import cloth as solver


def neck(p):
    """Distance in decimetres to the back of a display head, its neck and its foot."""
    S = SDF
    d = S.ellipsoid(p, np.array([0, 0.05, -0.05]), (0.74, 0.95, 0.95))
    d = S.su(d, S.ellipsoid(p, np.array([0, -0.30, -0.56]), (0.59, 0.60, 0.70)), 0.30)
    return S.su(d, S.capsule(p, (0, 0.24, -0.8), (0, 0.16, -2.3), 0.50, 0.56), 0.22)


def pattern(top, length, full, flare, rows):
    """The cloth before it is sewn on: `full` times as wide as the curve, wider still at its hem."""
    along = arclen(top)
    across = (along - along[-1] / 2) * full
    v = np.linspace(0, 1, rows)[None, :]
    x = across[:, None] * (1 + flare * v)
    return np.stack([x, -length[:, None] * v, 0 * x], -1)


def draped(top, length, full=1.2, flare=0.15, rows=56, folds=9, seed=3, steps=110, bend=0.10, body=neck):
    """Points [along, down] of a cloth hung from the curve `top`, as long at each point as `length` (decimetres)."""
    n = len(top)
    rest = pattern(top, length, full, flare, rows)
    outward = norm(np.c_[top[:, 0], top[:, 1] - 0.05, 0 * top[:, 0]])
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, rows), indexing="ij")
    phase = 2 * np.pi * folds * (u + 0.035 * np.sin(9 * u + seed) + 0.012 * v)
    swell = 0.16 * np.sin(phase) + 0.10 * fbm(np.stack([u * 11, v * 1.2, 0 * u + seed], -1), 3, seed)
    start = top[:, None] + outward[:, None] * (swell * v**0.8 + 0.10 * v)[..., None]
    start[..., 2] -= length[:, None] * v * 0.97
    pinned = np.arange(n) * rows
    near = None if body is None else solver.GridSDF(body, (-1.9, -1.7, -2.6), (1.9, 2.0, 0.6), 0.06)
    points = solver.simulate(
        start.reshape(-1, 3), grid_faces(n, rows), near, steps, 12, -9.0, 0.025, 0.9, bend, 0.975, 0.05, 0.5,
        pin=pinned, rest=rest.reshape(-1, 3), log=False,
    )
    return points.reshape(n, rows, 3)


def sewn(name, P, material, thread, thick=0.020):
    """The cloth of these points with its thickness, and a turned hem with a seam along its free edges."""
    uv = np.stack(np.meshgrid(arclen(P[:, 0]), arclen(P[len(P) // 2]), indexing="ij"), -1)
    sheet = grid(name, P, material, uv=uv)
    sheet.modifiers.new("smooth", "SUBSURF").render_levels = 2
    wall = sheet.modifiers.new("thickness", "SOLIDIFY")
    wall.thickness, wall.offset = thick, 0
    N = grid_normals(P)
    border = np.concatenate([P[0], P[1:-1, -1], P[-1, ::-1]])
    tube("hem", resample(border, 1200), thick * 0.95, material, 10)
    for side in (-1, 1):
        line = P[3:-3, -4] + side * N[3:-3, -4] * thick * 0.6
        stitches("hem stitch", line, side * N[3:-3, -4], thread, 0.06, 0.040, 0.005)
