"""What every hood fed from a belt has: the unit on its waist belt, the outlet for the hose, the hose up to the hood."""

from arrange import gather, loose_parts
from breathing_hose import corrugated, waist_belt
from geom import *
from loose_hood import INLET, OUT, loose_hood


def hose_outlet(parent, at, radius, heights, material):
    """The neck for the hose on top of a unit; the heights of its foot, of the rim of that, of its shoulder and end."""
    foot, rim, shoulder, end = heights
    neck = [(0, foot), (radius, foot, 0.03), (radius, rim, 0.02)]
    neck += [(0.20, shoulder, 0.02), (0.20, end, 0.02), (0, end)]
    lathe("outlet", neck, material, 64, parent=group("outlet", parent, at))


def belt_loops(parent, size, at, material):
    """The two loops at the back of a unit through which the belt goes."""
    x, y, z = at
    for s in (-1, 1):
        rbox("belt loop", size, 0.05, material, edge=0.03, loc=(s * x, y, z), parent=parent)


def on_belt(make_unit, loc, behind, height, width=0.42):
    """What `make_unit` builds, on a closed waist belt whose middle lies so far behind it."""
    before = loose_parts()
    make_unit()
    waist_belt((0, behind), (1.20, 0.98), height, width)
    gather("belt unit", before, loc=loc)


def hose_to_hood(bends, above, outlet):
    """The hose from the hood's inlet through these bends, and `above` the outlet down into it."""
    way = [INLET + OUT * 0.28, INLET + OUT * 0.75, *bends]
    corrugated([*way, outlet + above, outlet + [0, 0, 0.3], outlet])
