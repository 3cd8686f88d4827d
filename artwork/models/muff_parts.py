"""One double cup lying open: its cushion taken off beside it, the foam insert in view. Options: color."""

from arrange import *
from geom import *
import materials as M
from earmuff_cup import BLACK, cup
from earmuffs import COLOURS

VIEWS = {
    "opened": dict(rot=(0, 0, -16), elev=48, frame=0.86),
}


def build(view="opened", color="red"):
    shell = M.plastic(COLOURS.get(color, color), 0.24, 0.015, coat=0.25)
    black = M.plastic(BLACK, 0.42, 0.1)
    at = group("cup", loc=(-0.40, 0.34, 0.50), rot=(0, 90, 0))
    cup(at, 1, black, black, ("30", "NRR dB"), shell)
    off = group("cushion taken off", loc=(0.42, -0.36, 0), rot=(0, 90, 34))
    for part in list(bpy.data.objects):
        if part.name.startswith("cushion") and part.type == "MESH":
            part.parent = off
    rest_on_floor(at)
    rest_on_floor(off)
    ledge = superellipse(0.275, 0.375, 2.5, 160)
    path = np.c_[np.full(160, -0.05), ledge]
    tube("seat", path, 0.022, black, 10, closed=True, parent=at)
    pores = M.Mat("insert")
    pores.set(Base_Color=M.col("6b7177"), Roughness=0.95, Specular=0.1)
    cells = pores.new("ShaderNodeTexVoronoi", Scale=28.0)
    pores.link(pores.coord(), cells.inputs["Vector"])
    pores.bump(cells.outputs["Distance"], 0.8, 0.02)
    o = superellipse(0.255, 0.355, 2.5, 160)
    rings = [
        np.c_[np.full(160, -0.05 - 0.03 * np.sqrt(1 - k**4)), o * k]
        for k in np.linspace(1, 0.01, 20)
    ]
    grid("insert", np.stack(rings, 1), pores.m, cu=True, parent=at, flip=True)
