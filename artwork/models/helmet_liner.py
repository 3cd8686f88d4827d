"""A winter liner under a helmet: fleece over ears and nape, closed under the chin."""

from geom import *
import materials as M


def fleece(color):
    m = M.Mat("fleece")
    m.set(Base_Color=M.col(color), Roughness=0.98, Specular=0.08, Sheen=1.0, Sheen_Tint=0.3)
    m.bump(m.math("ADD", m.noise(30, 6, 0.85), m.noise(90, 4, 0.8)), 1.0, 0.035)
    return m.m


def liner(color="74787e"):
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
        "tab", (0.44, 0.05, 0.20), 0.07, tab, edge=0.02, loc=(0.08, -0.93, -1.27), rot=(-34, 0, 4)
    )
