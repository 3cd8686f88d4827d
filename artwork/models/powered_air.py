"""The powered air respirator: loose hood, hose, and the blower with its filter on a belt."""

import materials as M
from air_fed_hood import belt_loops, hose_outlet, hose_to_hood, on_belt
from arrange import gather, loose_parts, rest_on_floor
from filter_parts import pleated_intake
from geom import *
from loose_hood import loose_hood
from printed import T, printed

VIEWS = {
    "set": dict(rot=(0, 0, -6), elev=12, frame=0.87),
    "blower": dict(rot=(0, 0, -20), elev=16, frame=0.86),
}
UNIT = np.array([3.05, -1.55, 0.0])


def control_panel(parent):
    body = "<rect width='400' height='130' rx='30' fill='#3a3f44'/>"
    words = (("LOW BATTERY", "ضعف البطارية"), ("LOW FLOW", "انخفاض التدفق"))
    for k, (english, arabic) in enumerate(words):
        x = 110 + 180 * k
        body += f"<circle cx='{x}' cy='34' r='15' fill='{'#c3131a' if k else '#e0a000'}'/>"
        body += T(x, 82, english, 21, 700, "#f4f4f1") + T(
            x, 114, arabic, 20, 600, "#f4f4f1", ar=True
        )
    print_ = M.label(printed("blower_panel", 400, 130, body, 900), 0.4, 0.2, alpha=True)
    decal_plane("panel", 0.80, 0.26, print_, (-0.30, -0.425, 1.20), (90, 0, 0), parent=parent)
    button = M.plastic("2f8f3c", 0.35)
    at = (0.42, -0.43, 1.20)
    cyl("button", 0.10, 0.07, button, 0.02, loc=at, rot=(90, 0, 0), seg=40, parent=parent)


def filter_cover(parent):
    """The round particle filter: a white cartridge with folded paper, marked P."""
    white = M.plastic("eceded", 0.38, 0.04)
    at = group("filter", parent, (-0.02, -0.40, 0.60), (90, 0, 0))
    shape = [
        (0, 0), (0.46, 0, 0.02), (0.46, 0.16, 0.03), (0.40, 0.19, 0.02), (0.38, 0.17), (0, 0.15)
    ]
    lathe("cartridge", shape, white, 96, parent=at)
    pleated_intake(at, 0.36, 0.19, white)
    body = "<circle cx='60' cy='60' r='58' fill='#f4f4f1'/>" + T(60, 92, "P", 88, 800, "#16181b")
    seal = M.label(printed("blower_filter", 120, 120, body, 300), 0.4, 0.1, alpha=True)
    decal_plane("mark", 0.22, 0.22, seal, (0, 0, 0.235), r=0.11, parent=at)


def blower():
    """Housing above, battery clipped below, outlet for the hose on top."""
    dark, black = M.plastic("4a5056", 0.40, 0.10, gs=70), M.plastic("1d1f22", 0.38, 0.06)
    unit = group("unit")
    rbox("housing", (1.75, 0.82, 1.10), 0.30, dark, edge=0.10, loc=(0, 0, 0.87), parent=unit)
    rbox("battery", (1.70, 0.78, 0.30), 0.28, black, edge=0.07, loc=(0, 0, 0.16), parent=unit)
    rbox("latch", (0.34, 0.06, 0.20), 0.04, dark, edge=0.02, loc=(0.52, -0.40, 0.20), parent=unit)
    hose_outlet(unit, (0.5, 0.08, 0), 0.27, (1.36, 1.46, 1.49, 1.74), black)
    control_panel(unit)
    filter_cover(unit)
    belt_loops(unit, (0.16, 0.14, 0.62), (0.62, 0.44, 0.86), black)


def charger():
    """The plug-in charger with its lead."""
    black = M.plastic("222427", 0.4, 0.06)
    rbox("charger", (0.62, 0.95, 0.34), 0.10, black, edge=0.05, loc=(0, 0, 0.17))
    lamp = M.plastic("2f8f3c", 0.3)
    cyl("lamp", 0.03, 0.02, lamp, 0.004, loc=(0, -0.30, 0.345), seg=20)
    points = [(0, 0.45, 0.14), (0.1, 0.85, 0.05), (0.65, 0.95, 0.045), (0.85, 0.45, 0.045)]
    points += [(0.55, 0.15, 0.045), (0.50, -0.3, 0.045), (0.85, -0.55, 0.05)]
    tube("lead", catmull(np.array(points), 200), 0.038, black, 14)
    rbox(
        "plug", (0.16, 0.30, 0.12), 0.04, black, edge=0.03, loc=(0.92, -0.68, 0.07), rot=(0, 0, 35)
    )


def belt_unit(loc):
    on_belt(blower, loc, 1.42, 0.86)


def build(view="set"):
    if view == "blower":
        belt_unit((0, 0, 0))
        before = loose_parts()
        charger()
        rest_on_floor(gather("charger", before, loc=(1.75, -0.65, 0), rot=(0, 0, 10)))
        return
    loose_hood()
    belt_unit(UNIT)
    bends = [(2.4, 1.25, 2.95), (3.3, 0.2, 2.95)]
    hose_to_hood(bends, [0.02, 0.3, 0.9], UNIT + [0.5, 0.08, 1.52])
