"""The still life of the home page: helmet, boots, gloves, goggles, ear muffs and harness on a bench."""

import bpy

import materials as M
from geom import *
from set_pieces import bench, crate, put, wall

# view: size in pixels, what the camera looks at, width of the scene in decimetres at that point
CAMERAS = {
    "wide": dict(size=(1600, 900), target=(0.5, 0, 2.55), width=13.6, distance=24.0, height=5.4),
    "tall": dict(size=(900, 1200), target=(0.5, 0, 2.7), width=8.9, distance=24.0, height=6.2),
}
WARM, COOL = (1.0, 0.80, 0.56), (0.62, 0.80, 1.0)
LIGHTS = [
    ("window", (-9.5, -7.0, 10.5), (0.5, 0.5, 1.0), 4.5, 4.5, 3300, 0.4, WARM),
    ("lamp", (3.5, 3.8, 11.0), (1.5, 1.5, 1.0), 2.0, 1.6, 700, 0.4, WARM),
    ("fill", (11.0, -8.0, 5.5), (0, 0, 1.5), 5.0, 5.0, 420, 0.6, COOL),
    ("rim", (8.5, 4.6, 6.0), (0.5, 0.5, 2.0), 1.2, 5.0, 700, 0.4, (1.0, 0.9, 0.78)),
    ("wall wash", (-6.0, 2.2, 12.0), (-2.0, 6.2, 5.0), 3.0, 1.0, 900, 0.5, WARM),
]


def hook_on_wall(loc):
    steel = M.metal("8d8a86", 0.35)
    path = catmull(np.array([(0, 1.2, 0), (0, 0.2, 0), (0, -0.2, -0.05), (0, -0.35, 0.25)]), 40)
    tube("hook", path + np.array(loc), 0.10, steel, 20)


def build(view="wide"):
    narrow = view == "tall"
    if narrow:
        bench(depth=20.0, boards=9)
    else:
        bench()
    wall()
    top = crate((1.5, 1.5, 0), turn=-7)
    put("hardhat", (1.4, 1.3, top), turn=-34, color="yellow")
    put("boot", (-2.2 if narrow else -3.2, 0.5, 0), turn=34, view="pair", style="brown")
    put("leatherglove", (0.4 if narrow else -0.3, -2.0, 0.0), turn=158, style="driver")
    put("goggles", (2.9, -1.6, 0), turn=-30, strap_color="17181a")
    if not narrow:
        put("earmuffs", (5.2, -0.3, 0), turn=-42, color="red", label="30_NRR dB", double="1")
        put("cone", (-6.1, 3.3, 0), turn=-20)
    spot = (4.9, 5.3, 1.7) if not narrow else (3.4, 5.3, 4.4)
    put("harness", spot, turn=-14, rest=False, view="front", color="orange")
    hook_on_wall((spot[0], 5.2, spot[2] + 6.0))
