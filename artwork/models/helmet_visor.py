"""Clear visor on a bracket for helmets. Options: helmet 0 or 1. The view `raised` swings the visor up."""

from arrange import *
from display_head import display_head
from geom import *
import materials as M
from shield_visor import Plan, studs, visor

VIEWS = {
    "hero": dict(rot=(0, 0, -34), elev=8, frame=0.82, low=1),
    "worn": dict(rot=(0, 0, -46), elev=12, frame=0.86, low=1),
    "raised": dict(rot=(0, 0, -58), elev=9, frame=0.86, low=1),
}
PLAN = Plan(half=1.34, depth=1.96, back=0.06, turn=math.radians(72), top=-0.18)
BOTTOM, CORNER = -2.10, 0.95
PIVOT = np.array([0, 0.06, 0.135])  # the height of the helmet's slots
RAISED = -64


def rail_height(p):
    """The middle of the rail: under the peak in front, rising at both sides to the slots."""
    return lerp(-0.30, PIVOT[2], smooth(math.radians(58), math.radians(87), np.abs(p)))


def rail(material):
    """A rail under the edge of the peak that carries the visor, and its arms up to the pivots."""
    p = np.radians(np.linspace(-91, 91, 320))
    path = PLAN.at(p, rail_height(p), 0.035, lean=0.0)
    outward = norm(np.c_[path[:, 0] / PLAN.half**2, (path[:, 1] - PLAN.back) / PLAN.depth**2, 0 * p])
    tall = lerp(0.25, 0.17, smooth(math.radians(56), math.radians(78), np.abs(p)))
    strap("rail", path, outward, tall, 0.07, material)
    low = np.abs(p) < math.radians(76)
    fade = smooth(math.radians(76), math.radians(50), np.abs(p[low]))[:, None]
    for side, deep in ((1, 0.15), (-1, 0.045)):
        edge = path[low] + np.outer(side * (tall[low] / 2 - 0.012), [0, 0, 1.0]) + outward[low] * 0.02
        shelf = np.stack([edge - outward[low] * (0.012 + d * deep * fade) for d in (0, 0.5, 1)], 1)
        lip = grid("lip", shelf, material)
        lip.modifiers.new("thickness", "SOLIDIFY").thickness = 0.022
    for side in (-1, 1):
        hub = group("hub", loc=(side * 1.365, PIVOT[1], PIVOT[2]), rot=(0, side * 90, 0))
        cyl("eye", 0.155, 0.09, material, 0.03, parent=hub)
        cyl("cap", 0.085, 0.14, material, 0.025, parent=hub)
        box("slot", (0.13, 0.022, 0.02), M.plastic("0d0e0f", 0.6), 0.004, loc=(0, 0, 0.066), rot=(0, 0, 30), parent=hub)


def slot_clips(black):
    """What stays on the helmet: a foot pushed into each slot, its springy lever, and the pin of the pivot."""
    for side in (-1, 1):
        at = group("clip", loc=(side * 1.15, PIVOT[1] - 0.03, PIVOT[2]))
        rbox("foot", (0.11, 0.34, 0.20), 0.05, black, edge=0.04, parent=at)
        lever = dict(loc=(side * 0.055, 0.02, 0.20), rot=(0, side * 8, 0))
        rbox("lever", (0.05, 0.17, 0.30), 0.022, black, edge=0.02, parent=at, **lever)
        for k in range(3):
            grip = (side * (0.085 + 0.004 * k), 0.02, 0.26 + 0.03 * k)
            box("grip", (0.02, 0.15, 0.014), black, 0.005, loc=grip, parent=at)
        cyl("pin", 0.10, 0.20, black, 0.02, loc=(side * 0.13, 0.03, 0), rot=(0, 90, 0), parent=at)


def build(view="hero", helmet="0"):
    black = M.plastic("2b2d31", 0.42, 0.1)
    visor(PLAN, "f7fbfc", bottom=BOTTOM, corner=CORNER)
    studs(PLAN, black, level=-0.12, off=0.08)
    rail(M.plastic("232528", 0.36, 0.06, coat=0.1))
    if view == "raised":
        swung = gather("front", loc=PIVOT, rot=(RAISED, 0, 0))
        off = group("off", swung, -PIVOT)
        for part in list(swung.children):
            if part is not off:
                part.parent = off
    slot_clips(black)
    if helmet == "1":
        import hardhat

        hardhat.build(color="white", vent="0")
        display_head(foot=-2.5 if view == "worn" else -2.02)
