"""The hood of an arc flash suit: cloth over head and shoulders, a tinted window, a chin guard."""

from garment_cloth import plain_cloth
from geom import *
import materials as M


def hood_cloth(p):
    S = SDF
    crown = S.ellipsoid(p, np.array([0, 0.10, 7.30]), (1.20, 1.30, 1.32))
    shoulders = S.ellipsoid(p, np.array([0, 0.08, 5.45]), (2.05, 1.45, 1.15))
    angle = np.arctan2(p[..., 0], -p[..., 1])
    low = smooth(6.6, 5.2, p[..., 2])
    fold = np.cos(7 * angle + 1.4 * np.sin(2 * angle + 0.6) + 0.6 * p[..., 2])
    ridge = 1 - 2 * np.abs(fbm(p * [1.1, 1.1, 0.8], 2, 4))
    d = S.su(crown, shoulders, 0.7) - 0.035 * ridge + 0.085 * fold * low
    crest = np.exp(-((p[..., 0] / 0.05) ** 2)) + np.exp(-(((np.abs(angle) - 1.75) / 0.05) ** 2))
    d = d - 0.022 * np.minimum(crest, 1)
    wall = np.maximum(d, -(d + 0.07))
    opening = S.box(p, np.array([0, -1.4, 7.28]), (0.92, 1.2, 0.62), 0.25)
    hem = 4.85 + 0.10 * np.abs(p[..., 0] / 2) - p[..., 2]
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


def surround(cloth):
    """The band of cloth that the window's sheet is sewn under, with its stitches."""
    a, v = np.linspace(-1.16, 1.16, 200), np.linspace(0, 1, 50)
    at = lambda a, v: np.stack([1.23 * np.sin(a), -1.53 * np.cos(a) + 0.12, 6.40 + 1.60 * v + 0 * a], -1)
    top = at(a, 1 + 0 * a)
    sides = [at(0 * v + side * 1.16, v) for side in (-1, 1)]
    C = resample(np.vstack([sides[0], top[1:], sides[1][::-1][1:]]), 400)
    out = norm((C - [0, 0.12, 0]) * [1, 1, 0])
    strap("surround", C, out, 0.20, 0.10, cloth)


def arc_hood(colour):
    cloth = plain_cloth(colour)
    sdf_mesh("hood", hood_cloth, (-2.4, -1.9, 4.4), (2.4, 2.0, 8.9), 0.036, cloth, smooth_it=3)
    window()
    surround(plain_cloth(colour))
