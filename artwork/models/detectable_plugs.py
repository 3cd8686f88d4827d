"""Corded plugs for lines with metal detectors: all blue, with a steel sleeve on each stem."""

from geom import *
import earplugs
import materials as M

VIEWS = {
    "pair": dict(rot=(0, 0, 0), elev=46, frame=0.80),
    "plug": dict(rot=(0, 0, 0), elev=22, frame=0.80),
}
BLUE, CORD = "1f63c8", "1a4f9f"


def steel_sleeve(plug):
    outline = [(0.19, 0.54), (0.275, 0.55, 0.02), (0.275, 0.84, 0.02), (0.19, 0.85)]
    lathe("sleeve", outline, M.metal("c6c9cc", 0.2), 64, parent=plug)


def build(view="pair"):
    kind = "flanged" if view == "pair" else "plug"
    earplugs.build(kind, BLUE, CORD)
    for part in list(bpy.data.objects):
        if part.name in ("left", "right", "plug"):
            steel_sleeve(part)
