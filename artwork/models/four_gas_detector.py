"""A portable four-gas detector: rubber-edged housing, lit display, four sensors, alarm lights, belt clip."""

from geom import *
import materials as M
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, -22), elev=13, frame=0.86),
    "display": dict(rot=(0, 0, -22), elev=13, frame=0.86, zoom=(2.1, 0.0, 0.0)),
}
W, D, H = 0.74, 0.38, 1.30


def screen():
    body = "<rect width='300' height='270' fill='#bfd2b4'/><path d='M150 20V250M14 135H286' stroke='#26301f' stroke-width='4'/>"
    readings = (("O2", "20.9", "% vol"), ("LEL", "0", "%"), ("H2S", "0.0", "ppm"), ("CO", "0", "ppm"))
    for k, (gas, value, unit) in enumerate(readings):
        x, y = 80 + 142 * (k % 2), 20 + 122 * (k // 2)
        body += T(x, y + 26, gas, 27, 700, "#141a10") + T(x, y + 76, value, 50, 800, "#141a10")
        body += T(x, y + 103, unit, 21, 600, "#141a10")
    return printed("four_gas_screen", 300, 270, body, 900)


def build(view="hero"):
    yellow, black = M.plastic("f2b705", 0.34, 0.05, gs=80), M.rubber("1a1b1d", 0.55, 0.2)
    lean = group("detector", loc=(0, 0, 0.0), rot=(0, 0, 0))
    rbox("housing", (W, D, H), 0.13, yellow, edge=0.07, loc=(0, 0, H / 2), parent=lean, crown=0.0)
    for x in (-1, 1):
        rbox("bumper", (0.16, D + 0.05, H * 0.80), 0.07, black, edge=0.05, loc=(x * (W / 2 - 0.035), 0, H * 0.47), parent=lean)
    rbox("top", (W + 0.03, D + 0.05, 0.20), 0.13, black, edge=0.07, loc=(0, 0, H - 0.07), parent=lean)
    rbox("bottom", (W + 0.03, D + 0.05, 0.16), 0.13, black, edge=0.06, loc=(0, 0, 0.08), parent=lean)
    front = -D / 2
    rbox("bezel", (0.58, 0.06, 0.50), 0.05, M.plastic("141516", 0.22, coat=0.4), edge=0.02, loc=(0, front - 0.005, 0.55), parent=lean)
    decal_plane("screen", 0.50, 0.45 * 0.92, M.label(screen(), 0.2, 0.5), (0, front - 0.0365, 0.55), (90, 0, 0), lean, r=0.02)
    steel = M.metal("5b6066", 0.35)
    for k, x in enumerate((-0.24, -0.08, 0.08, 0.24)):
        at = group("sensor", lean, (x, front - 0.01, 0.98), (90, 0, 0))
        lathe("port", [(0, 0.0), (0.052, 0.0), (0.058, 0.022, 0.008), (0.074, 0.022, 0.008), (0.076, -0.02)], black, 48, parent=at)
        cyl("membrane", 0.05, 0.01, M.plastic("d8dadb" if k % 2 else "8b9095", 0.8), 0.002, (0, 0, 0.004), parent=at)
        torus("ring", 0.062, 0.008, steel, (0, 0, 0.022), parent=at)
    light = M.plastic("c8161d", 0.12, coat=0.7)
    for x in (-0.20, 0.20):
        rbox("alarm light", (0.24, 0.10, 0.07), 0.03, light, edge=0.025, loc=(x, front + 0.0, H - 0.045), parent=lean)
    sounder = group("sounder", lean, (0, front - 0.012, 0.785), (90, 0, 0))
    for x in (-0.05, 0, 0.05):
        rbox("slot", (0.028, 0.09, 0.012), 0.012, M.plastic("0c0d0e", 0.7), edge=0.004, loc=(x, 0.055, 0.012), parent=sounder)
    for x, colour in ((-0.14, "2a2c2f"), (0.14, "1c7a43")):
        at = group("button", lean, (x, front - 0.015, 0.225), (90, 0, 0))
        rbox("button", (0.19, 0.11, 0.05), 0.05, M.rubber(colour, 0.5, 0.1), edge=0.02, parent=at)
    clip = [(0, D / 2, 1.10), (0, D / 2 + 0.10, 1.12), (0, D / 2 + 0.12, 0.98), (0, D / 2 + 0.07, 0.55)]
    C = catmull(np.array(clip), 60)
    T_line = norm(np.gradient(C, axis=0))
    strap("clip", C, np.cross(T_line, [1.0, 0, 0]), 0.30, 0.03, M.metal("b9bdc1", 0.25), parent=lean)
