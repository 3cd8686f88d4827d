"""A gauntlet beside a steel ruler.

Options: kind nitrile or welding; length from fingertip to cuff in centimetres.
"""

import chemglove
import leatherglove
import materials as M
from geom import *
from label_ground import on_ground
from printed import T, printed

VIEWS = {"hero": dict(rot=(0, 0, 0), elev=70, frame=0.90)}
REACH, MARGIN, WIDTH = 36, 0.6, 3.0  # centimetres


def scale_artwork():
    """Ticks every millimetre and a figure for every centimetre."""
    w, h = WIDTH * 10, (REACH + 2 * MARGIN) * 10
    body = f"<rect width='{w}' height='{h}' fill='#b9bdc1'/>"
    for mm in range(REACH * 10 + 1):
        y = h - MARGIN * 10 - mm
        long = 9 if mm % 10 == 0 else 6.5 if mm % 5 == 0 else 4
        body += f"<rect x='{w - long}' y='{y - 0.14}' width='{long}' height='0.28' fill='#111'/>"
        if mm % 10 == 0:
            body += T(w - 15, y + 2, str(mm // 10), 6.2, 700)
    body += T(5, h - 4, "cm", 5, 700, anchor="start")
    return printed("ruler", w, h, body, 500)


def ruler(parent, loc):
    w, h = WIDTH / 10, (REACH + 2 * MARGIN) / 10
    at = group("ruler", parent, loc=(loc[0], loc[1] + h / 2 - MARGIN / 10, loc[2]))
    box("blade", (w, h, 0.03), M.metal("c9ccd0", 0.32, True), 0.008, parent=at)
    steel = M.label(scale_artwork(), 0.32, 0.2, metallic=0.6)
    decal_plane("scale", w - 0.012, h - 0.012, steel, loc=(0, 0, 0.0165), parent=at)


def build(view="hero", kind="nitrile", length="33"):
    at = group("glove")
    if kind == "welding":
        leatherglove.glove(at, False, "welding")
    else:
        chemglove.glove(at, True, "chemical", 5, inner="e4e3dc")
    low, high = on_ground(at)
    scale = float(length) / 10 / (high[1] - low[1])
    at.scale = (scale,) * 3
    at.location = (0.42, -low[1] * scale, -low[2] * scale)
    edge = 0.42 + low[0] * scale
    ruler(root(), (edge - 0.25, 0, 0.015))
