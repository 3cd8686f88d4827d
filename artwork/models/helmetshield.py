"""Arc-rated visor with chin guard on a bracket for helmets. Options: tint; helmet 0 or 1."""

from display_head import display_head
from geom import *
import materials as M
from shield_visor import Plan, chin_guard, studs, visor

VIEWS = {
    "hero": dict(rot=(0, 0, -34), elev=7, frame=0.80, low=1),
    "side": dict(rot=(0, 0, -78), elev=7, frame=0.80, low=1),
    "worn": dict(rot=(0, 0, -44), elev=6, frame=0.86, low=1),
}
PLAN = Plan(half=1.36, depth=2.02, back=0.06, turn=math.radians(88), top=0.06)
BOTTOM, CORNER = -1.95, 1.05


def bracket(material, black):
    """A rail round the peak that carries the visor, and the clips for the helmet's slots."""
    reach = PLAN.turn * 1.04
    p = np.linspace(-reach, reach, 260)
    path = PLAN.at(p, PLAN.top + 0.0 * p, 0.035)
    outward = norm(path - [0, PLAN.back, PLAN.top])
    strap("rail", path, outward, 0.30, 0.07, material)
    shelf = np.stack([PLAN.at(p, PLAN.top + 0.14 + 0 * p, 0.05 - d) for d in (0, 0.06, 0.13)], 1)
    lip = grid("lip", shelf, material)
    lip.modifiers.new("thickness", "SOLIDIFY").thickness = 0.035
    for s in (-1, 1):
        at = group("clip", loc=(s * 1.24, 0.08, 0.12))
        rbox("arm", (0.14, 0.52, 0.30), 0.06, material, edge=0.04, parent=at)
        inwards = dict(loc=(-s * 0.12, -0.06, 0), parent=at)
        rbox("tongue", (0.20, 0.24, 0.09), 0.03, black, edge=0.02, **inwards)
        turn = group("pivot", at, (s * 0.07, 0, 0), (0, s * 90, 0))
        cyl("pivot", 0.17, 0.10, black, 0.03, parent=turn)
        cyl("cap", 0.09, 0.13, material, 0.02, parent=turn)


def stand(foot=-2.80):
    """A plain display stand: the bracket's clips rest on its bar."""
    matt = M.plastic("aab0b4", 0.5, 0.0, spec=0.3)
    rbox("bar", (2.16, 0.20, 0.12), 0.05, matt, edge=0.03, loc=(0, 0.02, 0.01))
    cyl("pole", 0.10, -foot, matt, 0.01, loc=(0, 0.02, foot / 2))
    cyl("foot", 1.0, 0.10, matt, 0.03, loc=(0, -0.45, foot + 0.05), seg=128)


def slot_adapters(black):
    """What joins the bracket to the helmet: a foot pushed into each slot, its lever and its screw."""
    for s in (-1, 1):
        at = group("adapter", loc=(s * 1.135, 0.04, 0.17))
        rbox("foot", (0.12, 0.40, 0.30), 0.05, black, edge=0.04, parent=at)
        rbox("neck", (0.20, 0.22, 0.16), 0.04, black, edge=0.03, loc=(s * 0.08, 0.02, 0.02), parent=at)


def build(view="hero", tint="e6f5de", helmet="0"):
    material = M.plastic("1b1c1f", 0.34, 0.05, coat=0.15)
    black = M.plastic("26282b", 0.42, 0.1)
    visor(PLAN, tint, bottom=BOTTOM, corner=CORNER)
    chin_guard(PLAN, M.plastic("17181a", 0.36, 0.06), bottom=BOTTOM, corner=CORNER)
    bracket(material, black)
    studs(PLAN, black, level=-0.01, off=0.08)
    if helmet == "1":
        import hardhat

        hardhat.build(color="white", vent="0")
        display_head(foot=-2.72)
        slot_adapters(black)
    else:
        stand()
