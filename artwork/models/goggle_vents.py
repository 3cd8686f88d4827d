"""The vents of goggles (covered, open or filled with foam) and the foam seal along the face.

`outline` is the frame seen from the front, `ring` gives its points at a size and a depth.
"""

from geom import *
import materials as M


def top_index(outline, x):
    """The point of the upper edge at x."""
    return int(np.argmin(np.abs(outline[:, 0] - x) + 9 * (outline[:, 1] < 0)))


def covered(outline, ring, cap):
    """Six caps above the vents: air enters only below their rims."""
    dark = M.plastic("4a545a", 0.5)
    for x in (-0.62, -0.36, -0.12, 0.12, 0.36, 0.62):
        at = group("vent", loc=ring(1.0, -0.08)[top_index(outline, x)], rot=(0, x * 8, 0))
        lathe("collar", [(0.075, -0.04), (0.075, 0.0)], dark, 48, parent=at)
        shape = [(0.070, 0.020), (0.100, 0.020, 0.008), (0.094, 0.058, 0.024), (0, 0.066)]
        lathe("cap", shape, cap, 64, parent=at, maxlen=0.02)
        for k in range(8):
            b = 2 * np.pi * k / 8
            foot = (0.088 * math.cos(b), 0.088 * math.sin(b), 0.002)
            turn = (0, 0, math.degrees(b))
            box("foot", (0.028, 0.016, 0.044), cap, 0.004, loc=foot, rot=turn, parent=at)


def holes(outline, ring):
    """Two rows of open holes along the upper edge."""
    dark, lip = M.plastic("2b3338", 0.6), M.plastic("b9c4ca", 0.35)
    for row, depth in enumerate((-0.13, -0.02)):
        for x in np.linspace(-0.62, 0.62, 17) + row * 0.035:
            loc = ring(1.002, depth)[top_index(outline, x)]
            at = group("hole", loc=loc, rot=(0, x * 10, 0))
            lathe("hole", [(0, 0.004), (0.020, 0.004)], dark, 20, parent=at, bevel=False)
            torus("lip", 0.022, 0.006, lip, parent=at)


def open_cells():
    """Coarse filter foam: round dark pores of two sizes between light walls."""
    m = M.Mat("open-cell foam")
    m.set(Roughness=0.95, Specular=0.1)
    walls = []
    for scale in (105.0, 190.0):
        pores = m.new("ShaderNodeTexVoronoi", feature="SMOOTH_F1", Scale=scale)
        pores.inputs["Smoothness"].default_value = 0.25
        m.link(m.coord(), pores.inputs["Vector"])
        walls.append(m.ramp(pores.outputs["Distance"], 0.22, 0.52))
    height = m.math("MULTIPLY", walls[0], m.math("ADD", m.math("MULTIPLY", walls[1], 0.5), 0.5))
    m.link(m.mixcol(height, M.col("4a4e52"), M.col("868b90")), m.b.inputs["Base Color"])
    m.bump(height, 0.8, 0.012)
    return m.m


def foam_filled(outline, ring, frame):
    """Four long slots along the upper edge, filled with open-cell foam."""
    cells = open_cells()
    upper = outline[:, 1] > 0
    for x in (-0.51, -0.17, 0.17, 0.51):
        sizes = ((0.150, 0.150, 0.0, frame), (0.122, 0.096, 0.014, cells))
        for half, width, lift, material in sizes:
            near = np.where(upper & (np.abs(outline[:, 0] - x) < half))[0]
            near = near[np.argsort(outline[near, 0])]
            path = resample(ring(1.0, -0.075)[near], 40)
            up = norm(np.c_[path[:, 0] * 0.35, 0 * path[:, 0], np.ones(40)])
            S = np.linspace(0, 1, 40)
            ends = endcap(S, width / 4 / half, width / 4 / half)
            strap("vent", path + up * lift, up, width * ends, 0.030, material)


def foam_seal(ring):
    """A soft strip on the whole edge that touches the face."""
    section = [
        (1.16, 0.22),
        (1.17, 0.34),
        (1.14, 0.385),
        (1.06, 0.39),
        (0.985, 0.375),
        (0.965, 0.33),
        (0.965, 0.20),
    ]
    rows = np.stack([ring(a, b) for a, b in catmull(np.array(section), 50)], 1)
    grid("foam seal", rows, M.foam("777c81"), cu=True)
