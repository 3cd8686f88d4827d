"""A flexible delineator post on its bolted base."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, -20), elev=14, frame=0.86),
    "base": dict(rot=(0, 0, -20), elev=26, frame=0.86, zoom=(2.3, 0.0, -0.28)),
}
H = 7.5


def build(view="hero"):
    orange = M.plastic("f2590c", 0.36, 0.03, gs=40)
    black = M.rubber("1b1c1e", 0.62, 0.3, gs=60)
    lathe("post", [(0.40, 0.50), (0.40, 7.2), (0.40, 7.28, 0.05), (0.22, 7.46, 0.12), (0, H)], orange, 160)
    for z in (1.05, 3.22, 4.78, 5.06, 6.62):
        lathe("groove", [(0.40, z - 0.05), (0.425, z - 0.02, 0.02), (0.425, z + 0.02, 0.02), (0.40, z + 0.05)], orange, 128)
    silver = M.reflective(scale=22, tint="c9ced2")
    for low, high in ((3.36, 4.64), (5.20, 6.48)):
        wrap_label("band", 0.40, low, high, 0, 360, silver, 200, eps=0.010)
        for z in (low, high):
            torus("edge", 0.41, 0.006, M.plastic("d9dcde", 0.4), loc=(0, 0, z))
    lathe("base", [(0, 0), (1.12, 0, 0.02), (1.10, 0.10, 0.05), (0.72, 0.30, 0.12), (0.60, 0.34, 0.05), (0.54, 0.62, 0.05), (0.41, 0.64, 0.02), (0.41, 0.5)], black, 160)
    for k in range(16):
        a = 2 * math.pi * k / 16
        box("rib", (0.03, 0.05, 0.18), black, 0.012, loc=(0.555 * math.cos(a), 0.555 * math.sin(a), 0.48), rot=(0, 0, math.degrees(a)))
    zinc, washer = M.metal("aeb3b8", 0.3, bump=0.03), M.metal("c6cacd", 0.24)
    for k in range(3):
        a = math.radians(30 + 120 * k)
        at = group("bolt", loc=(0.86 * math.cos(a), 0.86 * math.sin(a), 0.27))
        lathe("boss", [(0, 0), (0.21, 0, 0.02), (0.24, -0.2)], black, 64, parent=at)
        cyl("washer", 0.15, 0.03, washer, 0.01, (0, 0, 0.015), parent=at)
        cyl("head", 0.10, 0.11, zinc, 0.02, (0, 0, 0.08), seg=6, parent=at)
