"""An insulating rescue hook laid on the floor: wide body hook, glass-fibre tube, hand guard and grip."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, 38), elev=62, frame=0.88),
    "hook": dict(rot=(0, 0, 38), elev=62, frame=0.88, zoom=(2.6, 0.27, 0.24)),
}
LONG = 12.0


def build(view="hero"):
    yellow = M.plastic("f2b90c", 0.24, 0.02, coat=0.3)
    black = M.rubber("1a1b1d", 0.6, 0.25)
    lathe("tube", [(0, -LONG / 2), (0.19, -LONG / 2, 0.02), (0.19, LONG / 2, 0.02), (0, LONG / 2)], yellow, 96, axis="X", maxlen=0.4).location = (0, 0, 0.55)
    lathe("grip", [(0.19, 0), (0.23, 0, 0.02), (0.23, 3.4, 0.02), (0.19, 3.4)], black, 96, axis="X").location = (-LONG / 2 + 0.3, 0, 0.55)
    for k in range(16):
        torus("ridge", 0.228, 0.022, black, loc=(-LONG / 2 + 0.55 + 0.2 * k, 0, 0.55), rot=(0, 90, 0))
    lathe("guard", [(0.19, -0.14), (0.24, -0.12, 0.02), (0.26, -0.04, 0.04), (0.52, -0.03, 0.03), (0.54, 0.03, 0.03), (0.26, 0.05, 0.04), (0.22, 0.3, 0.05), (0.19, 0.32)], M.plastic("c8151b", 0.34, 0.05), 128, axis="X").location = (-LONG / 2 + 4.0, 0, 0.55)
    lathe("end cap", [(0, -0.16), (0.17, -0.16, 0.06), (0.225, 0, 0.04), (0.225, 0.32, 0.03), (0.19, 0.34)], black, 96, axis="X").location = (-LONG / 2, 0, 0.55)
    steel = M.metal("a4a9ae", 0.3)
    lathe("ferrule", [(0.19, 0), (0.23, 0, 0.02), (0.23, 1.1, 0.03), (0.15, 1.3, 0.05), (0.10, 1.32)], steel, 96, axis="X").location = (LONG / 2 - 0.8, 0, 0.55)
    for x in (0.25, 0.8):
        cyl("rivet", 0.05, 0.50, M.metal("d5d8da", 0.2), 0.015, (LONG / 2 - 0.8 + x, 0, 0.55))
    a = np.radians(np.linspace(180, -58, 90))
    x0, r = LONG / 2 + 3.45, 2.0
    arc = np.c_[x0 + r * np.cos(a), 2.0 + r * np.sin(a), np.full(90, 0.42)]
    shank = [(LONG / 2 + x, 0.0, 0.55) for x in (0.1, 0.35, 0.6)]  # leaves the sleeve in its axis
    bend = [(LONG / 2 + 0.95, 0.09, 0.55), (LONG / 2 + 1.24, 0.40, 0.54), (LONG / 2 + 1.40, 0.95, 0.51)]
    arc[:, 2] = lerp(0.48, 0.12, np.linspace(0, 1, 90))
    C = catmull(np.vstack([shank, bend, arc[2::6]]), 320)
    coat = M.plastic("c8ccd0", 0.36, 0.04)
    tube("hook", C, 0.115, M.plastic("f2b90c", 0.34, 0.03), 28)
    tube("tip", C[-12:], 0.135, black, 28)
