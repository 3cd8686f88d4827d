"""A winter liner under a helmet: fleece over ears and nape, closed under the chin."""

from geom import *
import materials as M


def fleece(color):
    m = M.Mat("fleece")
    m.set(Base_Color=M.col(color), Roughness=0.98, Specular=0.08, Sheen=0.8, Sheen_Tint=0.4)
    m.bump(m.math("ADD", m.noise(46, 5, 0.75), m.noise(120, 3, 0.7)), 0.75, 0.03)
    return m.m


def liner(color="63676d"):
    """A hood without crown: open at the face, long at the nape, meeting under the chin."""
    S = SDF

    def outside(p):
        head = S.ellipsoid(p, np.array([0, 0.05, -0.18]), (0.96, 1.18, 1.0))
        jaw = S.ellipsoid(p, np.array([0, -0.18, -0.92]), (0.74, 0.88, 0.62))
        nape = S.ellipsoid(p, np.array([0, 0.42, -0.95]), (0.80, 0.70, 0.75))
        return S.su(S.su(head, jaw, 0.35), nape, 0.35)

    def hood(p):
        d = outside(p) - 0.025 * fbm(p * 1.6, 2, 3)
        wall = np.maximum(d, -(d + 0.10))
        face = S.ellipsoid(p, np.array([0, -1.25, -0.50]), (0.60, 0.80, 0.70))
        wall = S.ss(wall, face, 0.06)
        neck = p[..., 2] + 1.52 - 0.25 * p[..., 1]
        return np.maximum(np.maximum(wall, p[..., 2] + 0.05), -neck)

    sdf_mesh("liner", hood, (-1.1, -1.3, -1.9), (1.1, 1.4, 0.0), 0.018, fleece(color), smooth_it=3)
    tab = M.fabric("1d1f22", 40, "Object", 0.4)
    rbox(
        "tab", (0.40, 0.07, 0.24), 0.06, tab, edge=0.025, loc=(0.10, -1.03, -1.10), rot=(-16, 0, 4)
    )
    path = catmull(
        np.array([(-0.30, -0.98, -1.06), (-0.10, -1.05, -1.09), (0.12, -1.06, -1.10)]), 30
    )
    stitches(
        "stitch",
        path + [0, -0.03, 0],
        np.tile([0, -1.0, 0], (30, 1)),
        M.fabric("8d9196", 20),
        0.05,
        0.03,
        0.008,
    )
