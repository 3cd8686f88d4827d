"""What air-fed hoods share: the corrugated hose and the waist belt."""

import materials as M
from geom import *


def corrugated(points, radius=0.17, pitch=0.085):
    """A corrugated breathing hose through these points, with a smooth cuff at each end."""
    black = M.rubber("1f2123", 0.5, 0.05)
    rough = catmull(np.array(points), 400)
    length = arclen(rough)[-1]
    C = resample(rough, int(length / pitch * 10))
    s = arclen(C)
    wave = 0.028 * np.cos(2 * np.pi * s / pitch)
    cuff = smooth(0.0, 0.02, s - 0.26) * smooth(0.0, 0.02, length - 0.26 - s)
    tube("hose", C, radius + wave * cuff + 0.02 * (1 - cuff), black, 28)


def waist_belt(at, half, z, width=0.42, color="1d1f22"):
    """A closed, stiff belt on its edge: an oval about `at` at height z."""
    a = np.linspace(0, 2 * np.pi, 260, endpoint=False)
    C = np.c_[at[0] + half[0] * np.sin(a), at[1] - half[1] * np.cos(a), z + 0 * a]
    N = norm(np.c_[np.sin(a) / half[0], -np.cos(a) / half[1], 0 * a])
    strap("belt", C, N, width, 0.05, M.webbing(color, ribs=9, pitch=24), closed=True)
    hard = M.plastic("141517", 0.38, 0.05)
    for k, tall in ((60, 0.50), (200, 0.50)):
        turn = math.degrees(a[k])
        rbox("slide", (0.14, 0.12, tall), 0.04, hard, edge=0.025, loc=C[k], rot=(0, 0, turn))
