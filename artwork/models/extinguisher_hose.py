"""What leads the agent out of an extinguisher: hose and nozzle in a clip, lance, or CO2 horn."""

import materials as M
from geom import *


def hose(points, radius=0.105):
    """A rubber hose along these points with a brass ferrule at the valve; returns its line."""
    C = catmull(np.array(points), 320)
    s = arclen(C)
    tube("hose", C, radius, M.rubber("151617", 0.48, 0.1), 28)
    first, last = np.searchsorted(s, (0.08, 0.45))
    tube("ferr", C[first:last], radius + 0.02, M.metal("b8953f", 0.24), 32)
    return C


def pointing(at, direction):
    """A group at this place whose z axis points this way."""
    turn = Vector(direction).to_track_quat("Z", "Y").to_euler()
    return group("outlet", loc=at, rot=[math.degrees(a) for a in turn])


def powder_nozzle(parent):
    shape = [
        (0.105, -0.1),
        (0.135, -0.1, 0.02),
        (0.135, 0.12, 0.03),
        (0.10, 0.2, 0.04),
        (0.085, 0.62, 0.03),
        (0.12, 0.78, 0.02),
        (0.10, 0.79),
        (0.06, 0.4),
    ]
    lathe("nozzle", shape, M.plastic("111213", 0.4), 64, parent=parent)


def foam_nozzle(parent):
    """A short barrel with air slots; its face has one outlet amid two rings of fine holes."""
    black, dark = M.plastic("141517", 0.4, 0.05), M.plastic("020202", 0.8)
    shape = [
        (0.105, -0.12),
        (0.15, -0.12, 0.02),
        (0.15, 0.10, 0.02),
        (0.12, 0.16, 0.03),
        (0.12, 0.34, 0.03),
        (0.185, 0.44, 0.03),
        (0.185, 0.72, 0.025),
        (0.155, 0.73, 0.01),
        (0.150, 0.69),
        (0, 0.69),
    ]
    lathe("nozzle", shape, black, 96, parent=parent)
    for k in range(28):
        a = 2 * np.pi * k / 28
        at = (0.150 * math.cos(a), 0.150 * math.sin(a), 0.0)
        box(
            "rib",
            (0.012, 0.02, 0.16),
            black,
            0.004,
            loc=at,
            rot=(0, 0, math.degrees(a)),
            parent=parent,
        )
    rim, disc = M.metal("c9a24d", 0.25), M.metal("b8953f", 0.3)
    cyl("plate", 0.148, 0.02, disc, 0.004, loc=(0, 0, 0.695), parent=parent)
    for radius, count, size in ((0.0, 1, 0.022), (0.06, 6, 0.013), (0.112, 12, 0.013)):
        for k in range(count):
            a = 2 * np.pi * k / count
            at = (radius * math.cos(a), radius * math.sin(a), 0.7062)
            cyl("hole", size, 0.003, dark, 0.0005, loc=at, seg=20, parent=parent)
            torus("edge", size, 0.003, rim, loc=at, seg=20, rs=6, parent=parent)


def jet_nozzle(parent):
    """A slim smooth barrel for one straight jet of water."""
    black = M.plastic("141517", 0.38, 0.05)
    shape = [(0.105, -0.12), (0.14, -0.12, 0.02), (0.14, 0.10, 0.02), (0.11, 0.16, 0.03)]
    tip = [(0.075, 0.60, 0.03), (0.085, 0.64, 0.02), (0.085, 0.70, 0.015), (0.045, 0.70), (0.04, 0.3)]
    lathe("nozzle", [*shape, *tip], black, 72, parent=parent)


def spray_tip(parent):
    """The end of a lance for burning oil: a bend outwards and a round spray head."""
    steel = M.metal("b9bdc0", 0.28)
    bend = catmull(np.array([(0, 0, 0), (0, 0, 0.16), (-0.06, 0.03, 0.32), (-0.19, 0.10, 0.46)]), 60)
    tube("bend", bend, 0.062, steel, 28, parent=parent)
    turn = Vector(bend[-1] - bend[-5]).to_track_quat("Z", "Y").to_euler()
    head = group("head", parent, bend[-1], [math.degrees(a) for a in turn])
    black, brass = M.plastic("141517", 0.4, 0.05), M.metal("b8953f", 0.3)
    shape = [(0.05, -0.06), (0.10, -0.05, 0.02), (0.15, 0.10, 0.03), (0.15, 0.20, 0.02), (0, 0.20)]
    lathe("spray head", shape, black, 72, parent=head)
    cyl("face", 0.11, 0.02, brass, 0.004, loc=(0, 0, 0.205), parent=head)


def soft_outlet(parent):
    """The end of a lance for metal powder: a wide bell that lets the powder fall without force."""
    black = M.plastic("141517", 0.42, 0.08)
    shape = [(0.062, -0.10), (0.105, -0.08, 0.02), (0.11, 0.04, 0.04), (0.235, 0.34, 0.06)]
    bell = [(0.25, 0.58, 0.02), (0.265, 0.60, 0.01), (0.265, 0.64, 0.01), (0.235, 0.64), (0.09, 0.06)]
    lathe("bell", [*shape, *bell], black, 96, parent=parent)


def lance(R, zt, length, tip):
    """A hose, a grip and a long straight tube clipped upright beside the cylinder; `tip` ends it."""
    x, y, top = -R - 0.20, -0.18, zt - 0.62
    start = [(-0.12, 0, zt + 0.56), (-0.5, 0.0, zt + 0.64), (-0.95, -0.06, zt + 0.40)]
    hose([*start, (x - 0.08, y, zt - 0.15), (x, y, top + 0.25), (x, y, top)], 0.10)
    at = group("lance", loc=(x, y, top), rot=(180, 0, 0))
    rubber = M.rubber("1d1f21", 0.6, 0.2)
    grip = [(0.10, -0.12), (0.145, -0.12, 0.02), (0.145, 0.02, 0.02), (0.13, 0.06, 0.02)]
    lathe("grip", [*grip, (0.13, 0.78, 0.02), (0.10, 0.86, 0.03), (0.06, 0.87)], rubber, 72, parent=at)
    for k in range(8):
        torus("ridge", 0.128, 0.018, rubber, loc=(0, 0, 0.16 + 0.075 * k), parent=at)
    straight = np.array([(0, 0, 0.8), (0, 0, length)])
    tube("lance", refine(straight, 0.05), 0.062, M.metal("b9bdc0", 0.28), 28, parent=at)
    tip(group("tip", at, (0, 0, length)))
    for z in (top - 1.2, top - length + 0.42):
        clip(x, y, z, 0.066)


def clip(x, y, z, bore=0.108):
    """The plastic clip that holds the hose to the cylinder's side."""
    black = M.plastic("111213", 0.45)
    at = group("clip", loc=(x, y, z))
    wall = bore + 0.042
    ring = [(bore, -0.10), (wall, -0.10, 0.02), (wall, 0.10, 0.02), (bore, 0.10)]
    lathe("clipring", ring, black, 48, parent=at)
    box("clipfoot", (0.2, 0.16, 0.16), black, 0.03, loc=(0.14, 0.03, 0), parent=at)


def co2_horn(R, zt):
    """Hose down the side to a ribbed grip and the horn, which a band holds to the cylinder."""
    x, y, top = -R - 0.40, -0.10, zt - 0.75
    bends = [(-0.1, 0, zt + 0.62), (-0.5, 0, zt + 0.70), (-0.92, -0.03, zt + 0.50)]
    hose([*bends, (x - 0.10, y + 0.03, zt - 0.05), (x, y, top + 0.25), (x, y, top)], 0.095)
    at = group("horn", loc=(x, y, top), rot=(180, 0, 0))
    rubber, black = M.rubber("2b2d30", 0.62, 0.2), M.plastic("151618", 0.45, 0.15)
    nut = [(0.10, -0.18), (0.135, -0.18, 0.02), (0.135, 0.02, 0.02), (0.10, 0.02)]
    lathe("nut", nut, M.metal("b8953f", 0.24), 6, parent=at)
    grip = [
        (0.10, 0), (0.24, 0, 0.03), (0.24, 0.06, 0.03), (0.155, 0.10, 0.03), (0.155, 0.80, 0.03)
    ]
    lathe(
        "grip", [*grip, (0.24, 0.86, 0.03), (0.24, 0.92, 0.03), (0.12, 0.94)], rubber, 72, parent=at
    )
    for k in range(9):
        torus("ridge", 0.152, 0.022, rubber, loc=(0, 0, 0.16 + 0.072 * k), parent=at)
    bell = [
        (0.12, 0.90), (0.14, 0.96, 0.02), (0.16, 1.10, 0.05), (0.33, 2.62, 0.05), (0.36, 2.66, 0.02)
    ]
    lathe("bell", [*bell, (0.335, 2.67), (0.13, 1.1)], black, 96, parent=at)
    z = top - 1.35
    band = [
        (R - 0.01, z - 0.09),
        (R + 0.02, z - 0.09, 0.01),
        (R + 0.02, z + 0.09, 0.01),
        (R - 0.01, z + 0.09),
    ]
    steel = M.metal("aeb3b8", 0.3)
    lathe("band", band, steel, 160)
    ring = [(0.19, z - 0.07), (0.225, z - 0.07, 0.01), (0.225, z + 0.07, 0.01), (0.19, z + 0.07)]
    place(lathe("holder", ring, steel, 64), (x, y, 0))
    box("holder foot", (0.20, 0.05, 0.14), steel, 0.01, loc=(-R - 0.08, y, z))


LANCES = dict(wet=spray_tip, metal=soft_outlet)
NOZZLES = dict(foam=foam_nozzle, fluorine_free=foam_nozzle, water=jet_nozzle)


def discharge(kind, R, H, zt, aimed=False):
    """On the valve at height `zt`; an aimed nozzle is taken out of its clip and points at the viewer."""
    if kind == "co2":
        co2_horn(R, zt)
        return
    if kind in LANCES:
        lance(R, zt, zt - 1.45, LANCES[kind])
        return
    start = [(-0.12, 0, zt + 0.56), (-0.5, 0.0, zt + 0.64), (-0.95, -0.04, zt + 0.34)]
    nozzle = NOZZLES.get(kind, powder_nozzle)
    if aimed:
        swing = [
            (-R - 0.55, -0.55, zt - 0.6),
            (-R - 0.50, -1.15, zt - 1.35),
            (-R + 0.0, -1.65, zt - 1.72),
        ]
        C = hose([*start, *swing])
        nozzle(pointing(C[-1], norm(C[-1] - C[-6])))
        return
    side = [(-R - 0.32, -0.10, zt - 0.5), (-R - 0.22, -0.16, H - 1.5), (-R - 0.17, -0.18, 2.0)]
    C = hose([*start, *side, (-R - 0.17, -0.20, 1.5)])
    nozzle(group("outlet", loc=C[-1], rot=(180, 0, 0)))
    clip(-R - 0.17, -0.19, 1.92)
