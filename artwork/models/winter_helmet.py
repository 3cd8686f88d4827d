"""Winter helmet with its fleece liner in place, on a display head."""

from display_head import display_head
from geom import *
import hardhat
from helmet_liner import chin_strap, liner
import materials as M

VIEWS = {
    "worn": dict(rot=(0, 0, -34), elev=7, frame=0.86),
    "nape": dict(rot=(0, 0, 138), elev=7, frame=0.86),
}


def build(view="worn"):
    hardhat.build(color="orange", vent="0")
    for part in list(bpy.data.objects):  # the liner lies over the adjuster at the nape
        if part.name.split(".")[0] in ("knob", "rib", "housing"):
            bpy.data.objects.remove(part)
    liner()
    chin_strap()
    for part in display_head().children:
        part.data.materials[0] = M.plastic("c0c4c8", 0.95, 0.12, spec=0.10, gs=70)
