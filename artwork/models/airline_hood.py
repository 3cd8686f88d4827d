"""The airline hood: loose hood, hose, belt regulator, and the supply hose with its coupling."""

import materials as M
from air_fed_hood import belt_loops, hose_outlet, hose_to_hood, on_belt
from geom import *
from loose_hood import loose_hood
from printed import T, printed

VIEWS = {
    "set": dict(rot=(0, 0, -6), elev=15, frame=0.87),
    "regulator": dict(rot=(0, 0, -24), elev=16, frame=0.86),
}
UNIT = np.array([2.75, -1.2, 0.0])


def flow_indicator(parent):
    """A window with the float in its green field, words beside it."""
    body = "<rect width='150' height='260' rx='16' fill='#f4f4f1'/>"
    body += T(75, 34, "FLOW", 30, 800, "#16181b") + T(75, 64, "التدفق", 27, 700, "#16181b", ar=True)
    body += "<rect x='52' y='80' width='46' height='160' rx='20' fill='#cfd4d8'/>"
    body += "<rect x='52' y='80' width='46' height='90' rx='20' fill='#2f8f3c'/>"
    body += "<rect x='52' y='170' width='46' height='70' rx='20' fill='#c3131a'/>"
    body += "<circle cx='75' cy='122' r='19' fill='#16181b'/>"
    art = M.label(printed("flow_indicator", 150, 260, body, 500), 0.15, 0.8, alpha=True)
    decal_plane("indicator", 0.32, 0.55, art, (-0.26, -0.322, 0.78), (90, 0, 0), parent=parent)


def regulator():
    """The block on the belt: outlet, knob, flow indicator, warning whistle and inlet."""
    grey, black = M.plastic("4a5056", 0.38, 0.08, gs=70), M.plastic("1d1f22", 0.38, 0.06)
    steel = M.metal("c3c7cb", 0.22)
    unit = group("regulator")
    rbox("block", (1.05, 0.62, 1.00), 0.16, grey, edge=0.07, loc=(0, 0, 0.76), parent=unit)
    hose_outlet(unit, (0.12, 0, 0), 0.26, (1.24, 1.34, 1.37, 1.60), black)
    knob = group("knob", unit, (0.26, -0.30, 0.80), (90, 0, 0))
    cyl("knob", 0.20, 0.20, black, 0.04, loc=(0, 0, 0.10), parent=knob)
    for k in range(18):
        b = 2 * np.pi * k / 18
        at = (0.20 * math.cos(b), 0.20 * math.sin(b), 0.11)
        cyl("rib", 0.018, 0.14, black, 0.005, loc=at, seg=10, parent=knob)
    flow_indicator(unit)
    whistle = group("whistle", unit, (-0.52, 0, 0.86), (0, -90, 0))
    lathe("whistle", [(0, 0), (0.09, 0), (0.09, 0.20, 0.02), (0, 0.20)], steel, 48, parent=whistle)
    inlet = group("inlet", unit, (0, 0, 0.28), (180, 0, 0))
    lathe("inlet", [(0, 0), (0.13, 0), (0.13, 0.12, 0.02), (0, 0.12)], steel, 48, parent=inlet)
    belt_loops(unit, (0.14, 0.16, 0.60), (0.36, 0.34, 0.76), black)


def coupling(parent, steel):
    """Half of a safety coupling: a body, and a sleeve that must be pushed and turned."""
    body = [(0, 0), (0.10, 0, 0.01), (0.10, 0.14, 0.01), (0.13, 0.17, 0.01), (0.13, 0.30, 0.02)]
    lathe(
        "coupling", [*body, (0.09, 0.33, 0.01), (0.09, 0.46, 0.01), (0, 0.46)], steel, 64,
        parent=parent,
    )
    sleeve = M.plastic("1552ab", 0.35, 0.05)
    shape = [(0.12, 0.16), (0.15, 0.16, 0.01), (0.15, 0.30, 0.01), (0.12, 0.30)]
    lathe("sleeve", shape, sleeve, 64, parent=parent)
    for k in range(20):
        b = 2 * np.pi * k / 20
        at = (0.15 * math.cos(b), 0.15 * math.sin(b), 0.23)
        cyl("rib", 0.010, 0.11, sleeve, 0.003, loc=at, seg=8, parent=parent)


def supply_hose(start, centre, turns=4):
    """The supply hose in a coil on the floor; its free end carries the safety coupling."""
    rubber, steel = M.rubber("26313c", 0.45, 0.08), M.metal("c3c7cb", 0.22)
    r, middle = 0.085, np.array([*centre, 0.0])
    a = np.linspace(0, 2 * np.pi * turns, 24 * turns)
    wide = 1.26 - 0.06 * np.cos(a / turns * 1.5)
    coil = np.c_[wide * np.cos(a), -0.92 * wide * np.sin(a), r + 1.25 * r * a / (2 * np.pi)]
    lead = [start, start + [0, -0.02, -0.12], start + [-0.15, -0.35, 0.0]]
    lead = np.array([*lead, middle + [1.34, 0.55, r]])
    lead[2, 2] = r + 0.02
    tail = np.array([(1.42, -0.55, 0.42), (1.72, -0.95, 0.16), (1.95, -1.30, 0.15)]) + middle
    tube("supply", catmull(np.vstack([lead, coil + middle, tail]), 1400), r, rubber, 18)
    coupling(group("coupling", loc=tail[-1] + [-0.02, 0.03, 0], rot=(90, 0, 33)), steel)


def belt_unit(loc):
    on_belt(regulator, loc, 1.30, 0.76, 0.40)


def build(view="set"):
    if view == "regulator":
        belt_unit((0, 0, 0))
        supply_hose(np.array([0, 0, 0.2]), (-0.7, -2.2))
        return
    loose_hood()
    belt_unit(UNIT)
    bends = [(2.35, 1.15, 2.75), (2.85, 0.2, 2.70)]
    hose_to_hood(bends, [0.02, 0.25, 0.85], UNIT + [0.12, 0, 1.40])
    supply_hose(UNIT + [0, 0, 0.2], (UNIT[0] - 2.1, UNIT[1] - 1.75))
