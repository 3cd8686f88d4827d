"""A portable earthing set: three line clamps, their copper cables in a clear sheath, a junction, the earth clamp."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, 0), elev=58, frame=0.88),
    "clamp": dict(rot=(0, 0, 0), elev=58, frame=0.88, zoom=(2.4, 0.02, 0.26)),
}


def clamp(parent, alloy, brass, dark):
    """A cast C with a spindle that presses a jaw against the conductor."""
    C = catmull(np.array([(0.10, -0.62), (-0.42, -0.55), (-0.58, 0.0), (-0.42, 0.62), (0.05, 0.78), (0.38, 0.58)]), 120)
    tube("frame", np.c_[C, np.full(120, 0.22)], 0.17, alloy, 24, parent=parent)
    rbox("boss", (0.46, 0.40, 0.40), 0.10, alloy, edge=0.06, loc=(0.16, -0.62, 0.22), parent=parent)
    cyl("spindle", 0.10, 1.5, brass, 0.02, (0.16, -0.78, 0.22), (90, 0, 0), parent=parent)
    for k in range(12):
        torus("thread", 0.10, 0.018, brass, loc=(0.16, -0.36 - 0.075 * k, 0.22), rot=(90, 0, 0), parent=parent, seg=40, rs=10)
    rbox("jaw", (0.46, 0.18, 0.36), 0.06, brass, edge=0.04, loc=(0.16, 0.02, 0.22), parent=parent)
    torus("ring", 0.20, 0.05, dark, loc=(0.16, -1.68, 0.22), parent=parent, seg=60)
    cyl("lug", 0.13, 0.5, brass, 0.03, (-0.62, -0.15, 0.22), (90, 0, 20), parent=parent)


def build(view="hero"):
    alloy, brass, dark = M.metal("b9bdc0", 0.36, bump=0.05), M.metal("c9a24d", 0.25), M.metal("8b9094", 0.3)
    copper = M.paint("c47a3a", 0.16, 0.03, coat=0.8)
    junction = (0.2, -0.9)
    for x in (-3.0, 0.0, 3.0):
        clamp(group("clamp", loc=(x, 2.7, 0)), alloy, brass, dark)
        start = np.array([(x - 0.64, 2.45, 0.22), (x - 0.80, 1.9, 0.16)])
        bend = np.array([(x * 0.85 - 1.15, 1.0, 0.12), (x * 0.55 - 0.2, 0.35, 0.12), (junction[0] + x * 0.10, junction[1] + 0.45, 0.22)])
        tube("cable", catmull(np.vstack([start, bend]), 200), 0.12, copper, 20)
    rbox("junction", (1.2, 0.8, 0.5), 0.14, M.plastic("c5151c", 0.4, 0.06), edge=0.08, loc=(*junction, 0.25))
    t = np.linspace(0.3, 2.2 * 2 * np.pi, 260)
    coil = np.c_[1.0 + (1.25 + 0.05 * np.sin(t)) * np.cos(t - 2.2), -2.9 + 1.0 * np.sin(t - 2.2), 0.12 + 0.10 * t / 6.28]
    lead = np.array([(0.2, -1.25, 0.22), (0.05, -1.7, 0.14)])
    out = np.array([(-0.7, -3.9, 0.14), (-1.7, -3.6, 0.16), (-2.2, -3.0, 0.22)])
    tube("earth cable", catmull(np.vstack([lead, coil[::12], out]), 700), 0.12, copper, 20)
    clamp(group("earth clamp", loc=(-2.0, -2.35, 0), rot=(0, 0, 34)), alloy, brass, dark)
