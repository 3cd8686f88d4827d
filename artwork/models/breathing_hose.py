"""What air-fed hoods share: the corrugated hose and the waist belt. Sizes in decimetres."""

import materials as M
from geom import *


def corrugated(points, radius=0.17, pitch=0.085):
    """A corrugated breathing hose through these points, with a smooth cuff at each end."""
    black = M.rubber("2b2d30", 0.5, 0.05)
    rough = catmull(np.array(points), 400)
    length = arclen(rough)[-1]
    C = resample(rough, int(length / pitch * 10))
    s = arclen(C)
    wave = 0.028 * np.cos(2 * np.pi * s / pitch)
    cuff = smooth(0.0, 0.02, s - 0.26) * smooth(0.0, 0.02, length - 0.26 - s)
    tube("hose", C, radius + wave * cuff + 0.02 * (1 - cuff), black, 28)


def waist_belt(at, half, z, width=0.42, color="2b2d30"):
    """A closed belt on its edge, an oval about `at`: at height z where it holds its unit, on the floor behind it."""
    a = np.linspace(0, 2 * np.pi, 260, endpoint=False)
    C = np.c_[at[0] + half[0] * np.sin(a), at[1] - half[1] * np.cos(a), z + 0 * a]
    fallen = smooth(0.35, 2.1, np.minimum(a, 2 * np.pi - a))
    C[:, 2] = lerp(z, width / 2, fallen)
    C[:, :2] += 0.05 * fallen[:, None] * np.c_[np.sin(3 * a + 1), np.cos(2 * a)]
    N = norm(np.c_[np.sin(a) / half[0], -np.cos(a) / half[1], 0.10 * fallen * np.sin(2 * a + 0.6)])
    strap("belt", C, N, width, 0.05, M.webbing(color, ribs=9, pitch=24), closed=True)
    hard = M.plastic("2b2d30", 0.38, 0.05)
    for k in (60, 200):
        turn = math.degrees(a[k])
        slope = math.degrees(math.atan2(C[k + 1, 2] - C[k - 1, 2], np.linalg.norm(C[k + 1, :2] - C[k - 1, :2])))
        buckle = group("buckle", loc=C[k] + [0, 0, 0.02], rot=(0, -slope, turn))
        rbox("slide", (0.14, 0.12, width + 0.08), 0.04, hard, edge=0.025, parent=buckle)
