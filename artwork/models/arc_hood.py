"""The hood of an arc flash suit: cloth over head and shoulders, a tinted window, a chin guard."""

from geom import *
import materials as M


def hood_cloth(p):
    S = SDF
    crown = S.ellipsoid(p, np.array([0, 0.10, 7.30]), (1.20, 1.30, 1.32))
    shoulders = S.ellipsoid(p, np.array([0, 0.08, 5.55]), (2.05, 1.52, 1.15))
    d = S.su(crown, shoulders, 0.7) - 0.05 * fbm(p * [0.8, 0.8, 1.1], 2, 4)
    wall = np.maximum(d, -(d + 0.07))
    opening = S.box(p, np.array([0, -1.4, 7.28]), (0.92, 1.2, 0.62), 0.25)
    hem = 4.85 + 0.25 * np.abs(p[..., 0] / 2) - p[..., 2]
    return np.maximum(S.ss(wall, opening, 0.05), hem)


def window():
    """A curved sheet in front of the opening, held by a rim."""
    a = np.linspace(-1.12, 1.12, 160)
    A, V = np.meshgrid(a, np.linspace(0, 1, 50), indexing="ij")
    sheet = np.stack([1.22 * np.sin(A), -1.52 * np.cos(A) + 0.12, 6.42 + 1.55 * V], -1)
    grid("window", sheet, M.thin_clear("8a985f", 0.14, 0.008, 1.6))
    grid("window back", sheet * [0.985, 0.985, 1], M.thin_clear("b9c29a", 0.08, 0.008, 1.4))
    rim = np.vstack([sheet[:, 0], sheet[-1, 1:], sheet[::-1, -1][1:], sheet[0, ::-1][1:]])
    tube("rim", resample(rim, 500, True), 0.055, M.plastic("17181a", 0.4, 0.06), 14, closed=True)
    U, W = np.meshgrid(a, np.linspace(0, 1, 40), indexing="ij")
    chin = np.stack(
        [
            1.24 * np.sin(U) * (1 - 0.10 * W),
            (-1.54 * np.cos(U) + 0.12) * (1 - 0.06 * W),
            6.46 - 0.62 * W,
        ],
        -1,
    )
    guard = grid("chin guard", chin, M.plastic("17181a", 0.42, 0.08))
    thick = guard.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness = 0.05


def arc_hood(colour):
    cloth = M.fabric(colour, 60, "Object", 0.35, name="hood")
    sdf_mesh("hood", hood_cloth, (-2.4, -1.9, 4.4), (2.4, 2.0, 8.9), 0.036, cloth, smooth_it=3)
    window()
