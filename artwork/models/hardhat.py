"""Industrial helmets: peak, full brim or climbing style, with what is fitted to them.

Options: color; style cap, brim or climbing; vent 0 or 1; tape 0 or 1 (reflective strips); strap 0, 2 or
4 (chin strap points); fastening ratchet or pin; muffs 0 or 1.
"""

from geom import *
import materials as M
from helmet_shell import shell
import helmet_fittings as fittings

VIEWS = {
    "hero": dict(rot=(0, 0, -38), elev=12),
    "front": dict(rot=(0, 0, 0), elev=8),
    "side": dict(rot=(0, 0, -90), elev=8),
    "slot": dict(rot=(0, 0, -60), elev=27, zoom=(3.0, 0.18, -0.075)),
    "back": dict(rot=(0, 0, 148), elev=10),
    "top": dict(rot=(0, 0, -30), elev=52),
    "detail": dict(rot=(0, 0, -38), elev=12, zoom=(2.4, 0.14, 0.10)),
    "inside": dict(rot=(-128, 0, -28), elev=16),
}


def build(
    view="hero",
    color="yellow",
    style="cap",
    vent="1",
    tape="0",
    strap="0",
    fastening="ratchet",
    muffs="0",
    strap_color="1b1c1f",
):
    outer, material = shell(color, style, vent == "1")
    if style == "cap":
        fittings.accessory_slots(material)
    fittings.suspension(6, fastening)
    if tape == "1":
        fittings.reflective_strips(outer)
    if strap != "0":
        fittings.chin_strap(int(strap), strap_color)
    if muffs == "1":
        from earmuff_cup import helmet_muffs

        helmet_muffs()
