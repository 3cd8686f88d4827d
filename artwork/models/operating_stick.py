"""An insulating operating stick laid on the floor: glass-fibre tube with a universal head, ring mark, hand guard, grip."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, 38), elev=62, frame=0.88),
    "head": dict(rot=(0, 0, 38), elev=62, frame=0.88, zoom=(3.4, 0.30, 0.33)),
}
LONG = 11.0


def build(view="hero"):
    orange = M.plastic("e8590c", 0.24, 0.02, coat=0.3)
    black, red = M.rubber("1a1b1d", 0.6, 0.25), M.plastic("c8151b", 0.34, 0.05)
    z = 0.55
    lathe("tube", [(0, -LONG / 2), (0.19, -LONG / 2, 0.02), (0.19, LONG / 2, 0.02), (0, LONG / 2)], orange, 96, axis="X", maxlen=0.4).location = (0, 0, z)
    lathe("grip", [(0.19, 0), (0.23, 0, 0.02), (0.23, 3.2, 0.02), (0.19, 3.2)], black, 96, axis="X").location = (-LONG / 2 + 0.3, 0, z)
    for k in range(15):
        torus("ridge", 0.228, 0.022, black, loc=(-LONG / 2 + 0.55 + 0.2 * k, 0, z), rot=(0, 90, 0))
    guard = [(0.19, -0.14), (0.24, -0.12, 0.02), (0.26, -0.04, 0.04), (0.52, -0.03, 0.03), (0.54, 0.03, 0.03), (0.26, 0.05, 0.04), (0.22, 0.3, 0.05), (0.19, 0.32)]
    lathe("guard", guard, red, 128, axis="X").location = (-LONG / 2 + 3.9, 0, z)
    lathe("ring mark", [(0.19, 0), (0.205, 0.01, 0.005), (0.205, 0.35, 0.005), (0.19, 0.36)], red, 96, axis="X").location = (LONG / 2 - 2.6, 0, z)
    lathe("end cap", [(0, -0.16), (0.17, -0.16, 0.06), (0.225, 0, 0.04), (0.225, 0.32, 0.03), (0.19, 0.34)], black, 96, axis="X").location = (-LONG / 2, 0, z)
    steel, bronze = M.metal("a4a9ae", 0.3), M.metal("b98a3e", 0.3)
    lathe("ferrule", [(0.19, 0), (0.24, 0, 0.02), (0.24, 0.9, 0.03), (0.17, 1.05, 0.05), (0.17, 1.35, 0.03), (0, 1.36)], steel, 96, axis="X").location = (LONG / 2 - 0.6, 0, z)
    cyl("spline", 0.42, 0.22, bronze, 0.03, (LONG / 2 + 0.92, 0, z), (0, 90, 0), seg=16)
    shank = [(LONG / 2 + 0.9, 0, z), (LONG / 2 + 1.7, 0, z), (LONG / 2 + 2.3, 0.12, z), (LONG / 2 + 2.6, 0.55, z)]
    tube("prong", catmull(np.array(shank), 80), 0.13, bronze, 24)
    tube("hook", catmull(np.array([(LONG / 2 + 1.7, 0, z), (LONG / 2 + 1.9, -0.35, z), (LONG / 2 + 1.75, -0.72, z)]), 60), 0.12, bronze, 24)
