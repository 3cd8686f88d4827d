"""The guided grab of a vertical lifeline: a hinged steel body that locks on its rope."""

import materials as M
from geom import *

CHEEK = [
    (-0.24, -0.66),
    (0.20, -0.68),
    (0.34, -0.40),
    (0.30, 0.10),
    (0.36, 0.48),
    (0.12, 0.70),
    (-0.26, 0.66),
    (-0.34, 0.40),
    (-0.34, -0.46),
]
ARM = [(0.12, -0.24), (0.62, -0.40), (0.98, -0.36), (1.06, -0.18), (0.94, -0.06), (0.46, -0.04)]
ARROW = [
    (0, 0.22),
    (0.15, 0.03),
    (0.06, 0.03),
    (0.06, -0.22),
    (-0.06, -0.22),
    (-0.06, 0.03),
    (-0.15, 0.03),
]


def grab(parent, rope_radius=0.075):
    """Lies in XY, up along +Y, round a rope that runs along Y at x = -0.12."""
    steel = M.metal("a9aeb3", 0.32, brushed=True, aniso_axis="Y")
    bright = M.metal("d6d9dc", 0.17)
    black = M.plastic("17181a", 0.42, 0.06)
    outline = catmull(np.array(CHEEK), 160, True)
    window = superellipse(0.055, 0.20, 3, 40) + [-0.12, -0.34]
    for side in (-1, 1):
        spot = (0, 0, side * (rope_radius + 0.075))
        holes = [window] if side > 0 else []
        plate("cheek", outline, 0.05, 0.018, steel, parent=parent, loc=spot, holes=holes)
    back = [(-0.36, y, 0) for y in np.linspace(-0.40, 0.36, 20)]
    depth = rope_radius + 0.075
    ribbon = np.array(back)
    strap("back", ribbon, np.tile([-1.0, 0, 0], (20, 1)), 2 * depth, 0.05, steel, parent=parent)
    arm = catmull(np.array(ARM), 90, True)
    eye = superellipse(0.105, 0.105, 2, 30) + [0.90, -0.22]
    plate("arm", arm, 0.10, 0.035, M.metal("8b9096", 0.34), parent=parent, holes=[eye])
    front = depth + 0.03
    cyl("hinge", 0.085, 2 * front + 0.04, bright, 0.02, loc=(0.20, 0.42, 0), parent=parent)
    cyl("pivot", 0.075, 2 * front + 0.03, bright, 0.02, loc=(0.14, -0.16, 0), parent=parent)
    knob = group("screw", parent, (0.12, -0.50, front + 0.06))
    cyl("screw", 0.12, 0.11, black, 0.03, parent=knob, seg=48)
    for k in range(14):
        a = 2 * math.pi * k / 14
        spot = (0.12 * math.cos(a), 0.12 * math.sin(a), 0)
        cyl("knurl", 0.014, 0.09, black, 0.006, loc=spot, parent=knob, seg=12)
    mark = plate("arrow", np.array(ARROW)[::-1], 0.008, 0.002, M.plastic("c3131a", 0.4))
    mark.parent = parent
    mark.location = (-0.10, 0.36, front)
    text("UP", 0.15, 0.003, 0.001, black, loc=(-0.11, 0.04, front), parent=parent)
