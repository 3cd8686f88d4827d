"""A pair of rubber wheel chocks: ramp with a hollow for the tyre, ribs, yellow reflective strips, an eye for a rope."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, -32), elev=24, frame=0.86),
    "strips": dict(rot=(0, 0, -32), elev=24, frame=0.86, zoom=(2.0, -0.05, -0.05)),
}


def side_view():
    """Foot, back and the hollow ramp."""
    a = np.linspace(0, 1, 40)
    ramp = np.c_[1.15 - 2.35 * a, 1.72 - 1.66 * np.sin(a * np.pi / 2) ** 0.9]
    return np.vstack([profile([(-1.2, 0.0), (1.3, 0.0, 0.08), (1.42, 1.55, 0.16), (1.15, 1.72, 0.1)])[:-1], ramp, [(-1.25, 0.04)]])


def one(parent, rubber, yellow):
    plate("body", side_view(), 1.7, 0.07, rubber, parent=parent, rot=(90, 0, 0), seg=6)
    for y in (-0.60, -0.20, 0.20, 0.60):
        for k, x in enumerate(np.linspace(-0.95, 0.75, 7)):
            t = (1.15 - x) / 2.35
            z = 1.72 - 1.66 * math.sin(t * math.pi / 2) ** 0.9
            rbox("rib", (0.11, 0.30, 0.07), 0.03, rubber, edge=0.02, loc=(x, y, z + 0.02), rot=(0, -40, 0), parent=parent, k=3)
    for s in (-1, 1):
        strip = profile([(-0.35, 0.16), (1.18, 0.16, 0.04), (1.24, 0.46, 0.04), (-0.15, 0.46, 0.02), (-0.35, 0.16)])
        plate("strip", strip[:-1], 0.02, 0.004, yellow, parent=parent, loc=(0, s * 0.858, 0), rot=(90, 0, 0))
    torus("eye", 0.17, 0.045, M.metal("aab0b5", 0.3), loc=(1.50, 0, 1.05), rot=(90, 0, 0), parent=parent, seg=60)


def build(view="hero"):
    rubber = M.rubber("1b1c1e", 0.62, 0.35, gs=60)
    yellow = M.reflective(scale=22, tint="f0c419")
    one(group("chock", loc=(-1.25, -1.15, 0)), rubber, yellow)
    one(group("chock", loc=(1.35, 1.35, 0), rot=(0, 0, 196)), rubber, yellow)
