"""A rescue descender with a lifting wheel: aluminium housing, wheel with folding crank, rope guides."""

from printed import T, printed

import materials as M
from geom import *


def wheel(parent, radius=1.18):
    """The lifting wheel over the housing, its knob standing up."""
    alloy = M.metal("c3c8cc", 0.30, bump=0.03)
    black = M.plastic("1a1b1d", 0.45, 0.15)
    at = group("wheel", parent, (0, 0, 0.66))
    torus("rim", radius, 0.105, black, parent=at)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        line = refine(
            np.array(
                [
                    (0.22 * math.cos(a), 0.22 * math.sin(a), 0.02),
                    (radius * math.cos(a), radius * math.sin(a), 0),
                ]
            ),
            0.05,
        )
        tube("spoke", line, 0.075, alloy, 20, parent=at)
    cyl("hub", 0.30, 0.22, alloy, 0.04, loc=(0, 0, 0.02), parent=at)
    cyl("nut", 0.13, 0.10, M.metal("8d9297", 0.3), 0.02, loc=(0, 0, 0.17), parent=at, seg=6)
    knob = [
        (0, 0),
        (0.09, 0, 0.01),
        (0.09, 0.12, 0.02),
        (0.17, 0.20, 0.05),
        (0.19, 0.50, 0.08),
        (0, 0.56),
    ]
    a = math.radians(45)
    spot = (radius * math.cos(a), radius * math.sin(a), 0.04)
    lathe("knob", knob, M.plastic("c3131a", 0.35, 0.05), 64, parent=group("knob", at, spot))


def descender(parent):
    """Lies on its back in XY: eye at +Y, rope guides at -Y, wheel above; stands 0.5 below to the floor."""
    alloy = M.metal("b9bec3", 0.34, bump=0.03)
    red = M.paint("b8161d", 0.3, 0.05)
    body = [
        (0, -0.42),
        (0.92, -0.42, 0.10),
        (1.0, -0.30, 0.08),
        (1.0, 0.30, 0.08),
        (0.92, 0.42, 0.10),
        (0, 0.42),
    ]
    lathe("housing", body, alloy, 160, parent=parent)
    lathe(
        "cover",
        [(0.30, 0.40), (0.80, 0.40, 0.03), (0.76, 0.49, 0.04), (0.30, 0.50)],
        red,
        128,
        parent=parent,
    )
    for k in range(8):
        a = 2 * np.pi * (k + 0.5) / 8
        spot = (0.87 * math.cos(a), 0.87 * math.sin(a), 0.42)
        cyl("screw", 0.055, 0.04, M.metal("d6d9dc", 0.2), 0.012, loc=spot, parent=parent, seg=24)
    lug = [(-0.42, 0.75), (-0.30, 1.30), (-0.14, 1.52), (0.14, 1.52), (0.30, 1.30), (0.42, 0.75)]
    eye = superellipse(0.13, 0.13, 2, 36) + [0, 1.28]
    plate(
        "lug", catmull(np.array(lug), 90, True)[::-1], 0.22, 0.05, alloy, parent=parent, holes=[eye]
    )
    black = M.plastic("1a1b1d", 0.45, 0.15)
    rbox("guide", (1.24, 0.56, 0.62), 0.12, black, edge=0.08, loc=(0, -1.02, 0), parent=parent)
    for x in (-0.34, 0.34):
        cyl("mouth", 0.17, 0.12, alloy, 0.03, loc=(x, -1.32, 0), rot=(90, 0, 0), parent=parent)
    wheel(parent)


def type_plate(parent, spot, turn=0):
    """The words of the type plate, English over Arabic."""
    body = "<rect width='240' height='110' rx='5' fill='#fbfbf9'/><rect width='240' height='34' fill='#b8161d'/>"
    body += T(120, 25, "RESCUE DESCENDER", 19, 800, "#fff")
    body += T(120, 62, "جهاز إنزال للإنقاذ", 20, 700, "#111", ar=True)
    body += T(120, 94, "EN 341 · EN 1496 · 40 m", 17, 800, "#111")
    words = M.label(printed("descender_plate", 240, 110, body), 0.4, 0.2)
    decal_plane("plate", 1.06, 0.486, words, spot, (0, 0, turn), parent, r=0.02)
