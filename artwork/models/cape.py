"""Cloth that hangs from a helmet: capes for the neck, and the brim that slips over the shell."""

from geom import *
import materials as M


def net(color):
    """Knitted mesh: rows of small holes that light passes."""
    m = M.Mat("net")
    m.set(Base_Color=M.col(color), Roughness=0.85, Specular=0.15)
    cells = m.new("ShaderNodeTexVoronoi", Scale=17.0)
    cells.inputs["Randomness"].default_value = 0.12
    m.link(m.coord("UV"), cells.inputs["Vector"])
    m.link(m.ramp(cells.outputs["Distance"], 0.26, 0.34), m.b.inputs["Alpha"])
    return m.m


def hung(name, top, length, material, flare=0.25, fold=0.05, folds=9, start=0.0, seed=3, edge=None):
    """A cloth below the curve `top`, as long at each of its points as `length` says, with soft folds.

    `start` is the share of the length at which this piece begins: pieces below one another line up.
    Returns the points of its lower edge.
    """
    n = len(top)
    outward = norm(np.c_[top[:, 0], top[:, 1] - 0.05, 0 * top[:, 0]])
    u = np.linspace(0, 1, n)
    t = np.linspace(0, 1, 70)
    wave = np.cos(2 * np.pi * folds * u + 1.6 * np.sin(5.1 * u + seed))
    soft = fbm(np.c_[u * 6, 0 * u, 0 * u + seed], 3, seed)
    rows = []
    for k in t:
        run = start + k
        out = flare * run**1.15 + fold * wave * run**1.1 + 0.05 * soft * run
        drift = 0.04 * np.sin(7 * u + seed) * run**2
        side = np.c_[-outward[:, 1], outward[:, 0], 0 * u]
        rows.append(
            top + outward * out[:, None] + side * drift[:, None] - np.c_[0 * u, 0 * u, length * k]
        )
    P = np.stack(rows, 1)
    uv = np.stack(np.meshgrid(arclen(top), t * float(np.max(length)), indexing="ij"), -1)
    cloth = grid(name, P, material, uv=uv)
    thick = cloth.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.014, 0
    if edge:
        border = np.concatenate([P[0], P[1:-1, -1], P[-1, ::-1]])
        tube("hem", resample(border, 900), 0.016, edge, 8)
        N = grid_normals(P)
        N = (N * np.sign((N * outward[:, None]).sum(-1, keepdims=True)))[8:-8, -4]
        stitches("hem stitch", P[8:-8, -4] + N * 0.012, N, edge, 0.07, 0.045, 0.008)
    return P[:, -1]


def round_head(start, end, level, half=(0.98, 1.22), n=420, rise=0.0):
    """A curve round the back of the head between two angles from the front, at a height."""
    a = np.radians(np.linspace(start, end, n))
    back = (1 - np.cos(a)) / 2
    return np.c_[half[0] * np.sin(a), -half[1] * np.cos(a) + 0.04, level + rise * back]
