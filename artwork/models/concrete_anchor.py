"""A removable anchor for a drilled hole: spring shank with its cam segments, trigger, swivel eye."""

from geom import *
import materials as M
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, -32), elev=40, frame=0.84),
    "shank": dict(rot=(0, 0, -32), elev=40, frame=0.84, zoom=(2.1, 0.20, -0.14)),
}


def label():
    body = "<rect width='300' height='110' fill='#f6f4ea'/>" + T(150, 44, "EN 795:2012", 34, 800)
    body += T(150, 88, "1 USER · مستخدم واحد", 28, 700, ar=True)
    return printed("anchor_label", 300, 110, body, 800)


def shank(steel, plated):
    """Lies along +x from the head at the origin; the four segments spread a little before the nose."""
    at = group("shank", rot=(0, 90, 0))
    lathe("tube", [(0, -0.04), (0.096, -0.04), (0.096, 0.52, 0.01), (0.085, 0.54), (0.085, 0.60)], steel, 96, parent=at)
    cyl("rod", 0.045, 1.2, plated, 0.01, (0, 0, 0.9), parent=at)
    for k in range(4):
        a = 45 + 90 * k
        z = np.linspace(0.58, 1.24, 40)
        spread = 0.092 + 0.018 * smooth(0.75, 1.1, z)
        w = np.linspace(-0.62, 0.62, 17)
        Z, Wd = np.meshgrid(z, w, indexing="ij")
        r = spread[:, None] + 0.004 * np.sin(Z * 100) * smooth(0.95, 1.0, Z)
        P = np.stack([r * np.cos(Wd), r * np.sin(Wd), Z], -1)
        inner = P * [0.62, 0.62, 1]
        ring = np.concatenate([P, inner[:, ::-1]], 1)
        seg = group("segment", at, rot=(0, 0, a))
        grid("segment", ring.transpose(1, 0, 2), plated, cu=True, caps=True, parent=seg)
    lathe("nose", [(0.05, 1.20), (0.09, 1.30, 0.02), (0.088, 1.48, 0.03), (0.05, 1.53, 0.03), (0, 1.54)], steel, 96, parent=at)
    a = np.linspace(0, 2 * math.pi * 7, 300)
    coil = np.c_[0.066 * np.cos(a), 0.066 * np.sin(a), 0.56 + 0.12 * a / a[-1]]
    tube("spring", coil, 0.012, plated, 10, parent=at)


def head(steel, red):
    """Collar, trigger with its wing, and the swivel eye."""
    at = group("head", rot=(0, 90, 0))
    lathe("collar", [(0.09, 0.0), (0.20, 0.0, 0.02), (0.20, -0.08, 0.02), (0.15, -0.12, 0.02), (0.15, -0.24, 0.02), (0, -0.25)], steel, 96, parent=at)
    lathe("trigger", [(0.10, 0.05), (0.16, 0.05, 0.015), (0.16, 0.13, 0.015), (0.10, 0.13)], red, 64, parent=at)
    for s in (-1, 1):
        rbox("wing", (0.12, 0.26, 0.08), 0.04, red, edge=0.025, loc=(0, s * 0.24, 0.09), parent=at)
    eye = group("eye", loc=(-0.40, 0, 0), rot=(0, 0, 0))
    a = np.linspace(0.42, 2 * math.pi - 0.42, 90)
    C = np.vstack([[(0.20, 0.11, 0)], np.c_[-0.20 + 0.30 * np.cos(a), 0.30 * np.sin(a), 0 * a], [(0.20, -0.11, 0)]])
    tube("eye", catmull(C, 160), 0.062, steel, 24, parent=eye)
    rbox("yoke", (0.16, 0.36, 0.17), 0.06, steel, edge=0.04, loc=(0.16, 0, 0), parent=eye)


def build(view="hero"):
    steel, plated = M.metal("c6cacd", 0.24), M.metal("a2a8ad", 0.3, bump=0.03)
    tilt = group("anchor", loc=(0, 0, 0.20), rot=(0, 4.0, 0))
    before = [o for o in root().children if o != tilt]
    shank(steel, plated)
    head(steel, M.plastic("c8151b", 0.36, 0.05))
    for part in [o for o in root().children if o != tilt and o not in before]:
        part.parent = tilt
