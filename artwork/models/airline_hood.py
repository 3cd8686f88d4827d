"""The airline hood: loose hood, hose, belt regulator, and the supply hose with its coupling. Sizes in decimetres."""

import materials as M
from air_fed_hood import belt_loops, hose_outlet, hose_to_hood, on_belt
from geom import *
from loose_hood import loose_hood
from printed import T, printed

VIEWS = {
    "set": dict(rot=(0, 0, -6), elev=15, frame=0.87),
    "regulator": dict(rot=(0, 0, -22), elev=24, frame=0.87),
}
UNIT = np.array([2.75, -1.2, 0.0])
INLET = np.array([0.66, 0.0, 0.24])  # where the supply hose begins at the unit
LEAD = ((0, 0, 0), (0.22, -0.05, -0.03), (0.27, -0.45, -0.12), (-0.11, -0.80, -0.172), (-0.66, -0.84, -0.172))


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
    grey, black = M.plastic("4a5056", 0.38, 0.08, gs=70), M.plastic("2b2e32", 0.38, 0.06)
    steel = M.metal("c3c7cb", 0.22)
    unit = group("regulator", loc=(0, 0, -0.26))
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
    inlet = group("inlet", unit, (0.52, 0, 0.50), (0, 90, 0))
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


def ferrule(at, way, steel, radius):
    """The pressed sleeve of metal at an end of the hose, its axis along `way`."""
    turn = [math.degrees(a) for a in Vector(way).to_track_quat("Z", "Y").to_euler()]
    r, profile = radius + 0.022, [(0, -0.16), (radius + 0.004, -0.16), (radius + 0.016, -0.15, 0.008)]
    for k in range(4):
        z = -0.13 + 0.07 * k
        profile += [(r, z, 0.008), (r, z + 0.045, 0.008), (r - 0.010, z + 0.052), (r - 0.010, z + 0.066)]
    lathe("ferrule", [*profile, (r, 0.16, 0.01), (0, 0.16)], steel, 64, parent=group("ferrule", loc=at, rot=turn))


def tie(at, turn, wide, tall):
    """A strap of hook and loop round the bundle of turns, lying across it at an angle."""
    ring = rrect(wide, tall, min(wide, tall) * 0.45, 14)
    place_at = group("tie", loc=at, rot=(90, 0, turn))
    C = resample(np.c_[ring, 0 * ring[:, 0]], 120, True)
    out = norm(C * [1, wide / tall, 0])
    strap("tie", C, out, 0.20, 0.022, M.fabric("3c4147", 90, "Object", 0.4), closed=True, parent=place_at)


def supply_hose(start, centre, wide=1.26, turns=5, tail=((1.42, -0.55, 0.30), (1.72, -0.95, 0.10), (1.95, -1.30, 0.15))):
    """The supply hose in a tied coil on the floor; its free end carries the safety coupling."""
    m = M.Mat("hose")
    m.set(Base_Color=M.col("3a4650"), Roughness=0.42, Specular=0.4)
    m.bump(m.noise(120, 2), 0.10, 0.004)
    steel, r, middle = M.metal("c3c7cb", 0.22), 0.066, np.array([*centre, 0.0])
    a = np.linspace(0, 2 * np.pi * turns, 36 * turns)
    lap = a / (2 * np.pi)
    stray = fbm(np.stack([0.9 * np.cos(a), 0.9 * np.sin(a), 0.8 * lap], -1), 2, 5)
    out = wide + r * (1.5 * np.sin(2.4 * lap + 0.4) + 0.9 * stray)
    rise = r * (1.0 + 1.75 * lap * (0.72 + 0.06 * np.sin(a + lap)))
    coil = np.c_[out * np.cos(a), -0.92 * out * np.sin(a), np.maximum(rise, r)]
    lead = start + np.array(LEAD)
    tail = np.array(tail) + middle
    C = catmull(np.vstack([lead, coil + middle, tail]), 2200)
    tube("supply", C, r, m.m, 20)
    for k in (12, -14):
        ferrule(C[k], C[k + 4] - C[k - 4], steel, r)
    for at in (2.3, 4.6):
        where = middle + [wide * math.cos(at), -0.92 * wide * math.sin(at), 0.255]
        tie(where, math.degrees(-at), 0.42, 0.53)
    end = tail[-1] - tail[-2]
    turn = math.degrees(math.atan2(end[0], -end[1]))
    coupling(group("coupling", loc=tail[-1] + [-0.02, 0.03, 0], rot=(90, 0, turn)), steel)


def belt_unit(loc):
    on_belt(regulator, loc, 1.30, 0.50, 0.40)


def build(view="set"):
    if view == "regulator":
        belt_unit((0, 0, 0))
        beside = ((1.0, -0.50, 0.45), (1.05, -0.95, 0.14), (0.86, -1.30, 0.15))
        supply_hose(INLET, (-1.40, -0.95), 0.92, 5, beside)
        return
    loose_hood()
    belt_unit(UNIT)
    bends = [(2.35, 1.15, 2.75), (2.85, 0.2, 2.70)]
    hose_to_hood(bends, [0.02, 0.25, 0.85], UNIT + [0.12, 0, 1.14])
    supply_hose(UNIT + INLET, (UNIT[0] - 2.1, UNIT[1] - 1.75))
