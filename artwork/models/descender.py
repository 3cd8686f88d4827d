"""A rescue descender with a lifting wheel: aluminium housing, wheel with folding crank, rope guides."""

from printed import T, printed

import materials as M
from geom import *
from satin import satin


def wheel(parent, radius=1.0):
    """The lifting wheel over the housing: a grip rim with hollows for the fingers, three cast spokes, the crank's knob."""
    alloy, steel = satin("b4b9be", 0.36), satin("8d9297", 0.28)
    black = M.plastic("2a2c2f", 0.5, 0.2)
    at = group("wheel", parent, (0, 0, 0.68), (0, 0, 20))
    a = np.linspace(0, 2 * np.pi, 480, endpoint=False)
    section = superellipse(0.115, 0.085, 2.6, 40)
    hollow = 0.030 * (0.5 + 0.5 * np.cos(18 * a)) ** 1.5
    out = smooth(-0.02, 0.11, section[:, 0])
    r = radius - 0.03 + section[:, 0][:, None] - out[:, None] * hollow[None]
    P = np.stack([r * np.cos(a), r * np.sin(a), np.tile(section[:, 1][:, None], 480)], -1)
    grid("rim", P, black, cu=True, cv=True, parent=at)
    for k in range(3):
        spoke = [(0.18, -0.17), (radius - 0.08, -0.12), (radius - 0.08, 0.12), (0.18, 0.17)]
        turned = group("spoke", at, rot=(0, 0, 45 + 120 * k))
        plate("spoke", np.array(spoke), 0.07, 0.025, alloy, parent=turned)
        rbox("spine", (radius - 0.34, 0.07, 0.16), 0.03, alloy, edge=0.03, loc=(radius / 2 + 0.02, 0, 0), parent=turned)
    hub = [(0, -0.24), (0.32, -0.24, 0.02), (0.36, -0.05, 0.04), (0.30, 0.10, 0.04), (0.17, 0.13, 0.03), (0, 0.13)]
    lathe("hub", hub, alloy, 96, parent=at)
    cyl("washer", 0.15, 0.03, steel, 0.01, loc=(0, 0, 0.145), parent=at)
    cyl("nut", 0.11, 0.09, steel, 0.015, loc=(0, 0, 0.20), parent=at, seg=6)
    knob = [(0, 0.10), (0.115, 0.10, 0.02), (0.15, 0.22, 0.05), (0.16, 0.52, 0.09), (0.10, 0.62, 0.05), (0, 0.63)]
    spot = group("knob", at, (0.93 * radius * math.cos(0.785), 0.93 * radius * math.sin(0.785), 0.03))
    cyl("collar", 0.085, 0.16, steel, 0.015, loc=(0, 0, 0.06), parent=spot, seg=32)
    lathe("knob", knob, M.plastic("b8161d", 0.42, 0.0, wear=False), 64, parent=spot)


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
    black = M.plastic("26282b", 0.5, 0.15)
    rbox("guide", (1.30, 0.90, 0.62), 0.14, black, edge=0.08, loc=(0, -1.16, 0), parent=parent)
    for x in (-0.34, 0.34):
        cyl("mouth", 0.17, 0.12, alloy, 0.03, loc=(x, -1.62, 0), rot=(90, 0, 0), parent=parent)
    wheel(parent)


def type_plate(parent, spot, turn=0):
    """The words of the type plate, English over Arabic."""
    body = "<rect width='240' height='110' rx='5' fill='#fbfbf9'/><rect width='240' height='34' fill='#b8161d'/>"
    body += T(120, 25, "RESCUE DESCENDER", 19, 800, "#fff")
    body += T(120, 62, "جهاز إنزال للإنقاذ", 20, 700, "#111", ar=True)
    body += T(120, 94, "EN 341 · EN 1496 · 40 m", 17, 800, "#111")
    words = M.label(printed("descender_plate", 240, 110, body), 0.4, 0.2)
    decal_plane("plate", 1.06, 0.486, words, spot, (0, 0, turn), parent, r=0.02)
