"""The grip of a positioning lanyard: two cheeks, a cam on the rope, and the lever that frees it."""

import materials as M
from geom import *

CHEEK = [
    (-0.62, -0.20),
    (-0.50, -0.30),
    (0.10, -0.33),
    (0.52, -0.24),
    (0.78, 0.16),
    (0.74, 0.40),
    (0.52, 0.44),
    (0.10, 0.26),
    (-0.44, 0.24),
    (-0.62, 0.10),
]
LEVER = [
    (-0.36, 0.16),
    (-0.10, 0.34),
    (0.30, 0.56),
    (0.86, 0.66),
    (1.20, 0.60),
    (1.22, 0.46),
    (0.80, 0.44),
    (0.34, 0.24),
    (0.0, 0.06),
    (-0.28, 0.02),
]


def grip(parent):
    """Lies in XY; the rope runs along X at y = -0.1, the connector's eye is at (0.58, 0.22)."""
    alloy = M.metal("a9aeb4", 0.36, bump=0.02)
    bright = M.metal("d6d9dc", 0.18)
    eye = superellipse(0.145, 0.145, 2, 36) + [0.57, 0.22]
    window = superellipse(0.20, 0.045, 3, 36) + [-0.12, -0.20]
    outline = catmull(np.array(CHEEK), 160, True)
    for z in (-0.17, 0.17):
        spot = (0, 0, z)
        plate("cheek", outline, 0.055, 0.02, alloy, parent=parent, loc=spot, holes=[eye, window])
    cyl("cam", 0.17, 0.27, M.metal("6b7176", 0.3), 0.03, loc=(-0.18, 0.10, 0), parent=parent)
    lever = catmull(np.array(LEVER), 120, True)
    plate("lever", lever, 0.24, 0.07, M.plastic("17181a", 0.42, 0.08), parent=parent)
    for x, y, r in ((-0.18, 0.10, 0.085), (-0.46, -0.22, 0.05), (0.30, -0.24, 0.05)):
        cyl("rivet", r, 0.42, bright, 0.02, loc=(x, y, 0), parent=parent)
    arrow = np.array([(-0.16, 0.02), (0.06, 0.02), (0.06, 0.06), (0.16, 0), (0.06, -0.06)])
    arrow = np.vstack([arrow, [(0.06, -0.02), (-0.16, -0.02)]])
    black = M.plastic("17181a", 0.4)
    for z in (-0.199, 0.199):
        plate("arrow", arrow[::-1], 0.006, 0.001, black, loc=(0.16, -0.03, z), parent=parent)
