"""Where leather gloves are pieced together: the layer across the palm, the thumb's seams."""

from scipy.spatial import cKDTree

from geom import *

PATCH = [
    (-0.34, 0.42),
    (-0.42, 0.84),
    (-0.22, 1.01),
    (0.10, 1.03),
    (0.36, 0.88),
    (0.39, 0.50),
    (0.33, 0.10),
    (0.05, 0.02),
    (-0.20, 0.06),
]
STRAIGHT = [(-0.44, 0.26), (-0.37, 0.44), (-0.35, 0.62), (-0.42, 0.83)]
KEYSTONE = [
    (-0.37, 0.06),
    (-0.20, 0.14),
    (-0.06, 0.34),
    (-0.07, 0.56),
    (-0.22, 0.74),
    (-0.42, 0.84),
]


def thumb_seams(keystone):
    """(side, line) of the seams that set the thumb in: palm side below, back above."""
    palm = KEYSTONE if keystone else STRAIGHT
    return [(-1, catmull(np.array(palm), 160)), (1, catmull(np.array(STRAIGHT), 120))]


def welted(V, z, seams):
    """Height of the welts that stand up along the seams, with a furrow on either side."""
    height = np.zeros(len(V))
    for side, line in seams:
        distance = cKDTree(line).query(V[:, :2])[0]
        rise = 0.022 * np.exp(-((distance / 0.017) ** 2))
        furrow = 0.010 * np.exp(-(((distance - 0.042) / 0.014) ** 2))
        height += np.where(z * side > 0, rise - furrow, 0)
    return height
