"""Face shield on a browguard with ratchet headgear. Options: color; tint. The view `raised` lifts it."""

from display_head import display_head
from geom import *
import materials as M
from shield_visor import Plan, studs, visor

VIEWS = {
    "hero": dict(rot=(0, 0, -36), elev=6, frame=0.82, low=1),
    "raised": dict(rot=(0, 0, -66), elev=5, frame=0.86, low=1),
    "front": dict(rot=(0, 0, 0), elev=5, frame=0.8),
}
COLOURS = dict(grey="3c4148", black="1c1d20", yellow="f0b400", blue="1552ab")
PLAN = Plan()
PIVOT = np.array([0, 0.12, 2.24])


def browguard(material, parent):
    """A sloping dome from the visor's upper edge up to the forehead."""
    reach = PLAN.turn * 1.03
    p = np.linspace(-reach, reach, 260)
    side = smooth(0.45, 1.0, np.abs(p) / reach)
    t = np.linspace(0, 1, 50)
    rise = 0.50 * (1 - 0.62 * side)
    lip = [(0.035, -0.13), (0.055, -0.12), (0.060, -0.06), (0.060, 0.03)]
    rows = [PLAN.at(p, PLAN.top + z + 0 * p, off) for off, z in lip]
    start = rows[-1]
    brow = np.stack([0.92 * np.sin(p), -1.08 * np.cos(p) + 0.10, 0 * p], -1)
    for k in t[1:]:
        row = lerp(start, brow, k**1.25 * (1 - 0.30 * side[:, None]))
        step = 0.018 * smooth(0.30, 0.34, k) - 0.018 * smooth(0.60, 0.64, k)
        row[:, 2] = start[:, 2] + rise * np.sin(k * np.pi / 2) ** 0.85 + step * (1 - side)
        rows.append(row)
    dome = grid("browguard", np.stack(rows, 1), material, parent=parent)
    thick = dome.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.040, 0
    dome.modifiers.new("edges", "BEVEL").width = 0.015


def headgear(black, lean=0.05, high=0.80):
    """Headband with foam at the brow, a crown strap with holes and the nape ratchet."""
    level = PLAN.top + 0.34
    a = np.linspace(0, 2 * np.pi, 260, endpoint=False)
    back = (1 - np.cos(a)) / 2
    band = np.c_[0.82 * np.sin(a), -1.0 * np.cos(a) + 0.12, level - 0.26 * back]
    outward = norm(np.c_[np.sin(a), -np.cos(a), 0 * a])
    strap("band", band, outward, 0.26, 0.045, black, closed=True)
    brow = np.arange(-58, 59) % 260
    foam = M.foam("5a6068")
    strap("sweatband", band[brow] - outward[brow] * 0.05, outward[brow], 0.30, 0.075, foam)
    t = np.linspace(0, np.pi, 120)
    crown = np.c_[0.83 * np.cos(t), 0.12 + lean * np.sin(t), level - 0.10 + high * np.sin(t)]
    up = norm(np.c_[np.cos(t), 0 * t, np.sin(t)])
    strap("crown", crown, up, 0.22, 0.035, black)
    for k in range(-5, 6):
        i = 60 + k * 3
        lean = math.degrees(math.atan2(up[i, 0], up[i, 2]))
        hole = M.plastic("55595e", 0.5)
        cyl("hole", 0.022, 0.05, hole, 0.003, loc=crown[i], rot=(0, lean, 0), seg=16)
    at = group("ratchet", loc=(0, 1.13, level - 0.26), rot=(-90, 0, 0))
    rbox("housing", (0.66, 0.28, 0.08), 0.13, black, edge=0.03, parent=at)
    knurled(at, 0.17, 0.14, (0, 0, 0.1), M.rubber("101113"))


def knurled(parent, radius, height, loc, material):
    """A knob with ribs."""
    cyl("knob", radius, height, material, 0.03, loc=loc, parent=parent)
    for k in range(20):
        b = 2 * np.pi * k / 20
        rib = (loc[0] + radius * math.cos(b), loc[1] + radius * math.sin(b), loc[2])
        cyl("rib", 0.016, height * 0.86, material, 0.004, loc=rib, parent=parent, seg=10)


def build(view="hero", color="black", tint="fbfdfd"):
    black = M.plastic("1a1b1e", 0.42, 0.1)
    guard = M.plastic(COLOURS.get(color, color), 0.30, 0.05 * (view != "raised"), coat=0.15)
    lift = 68 if view == "raised" else 0
    hinge = group("hinge", loc=PIVOT, rot=(-lift, 0, 0))
    front = group("front", hinge, -PIVOT)
    visor(PLAN, tint, front)
    browguard(guard, front)
    studs(PLAN, black, front, level=-0.04, off=0.065)
    headgear(black, *((0.50, 0.70) if view == "raised" else ()))
    if view == "raised":
        display_head((0, 0.05, PLAN.top + 0.30)).scale = (1.10, 1.08, 0.92)
    for s in (-1, 1):
        at = group("pivot", loc=(s * 1.06, PIVOT[1], PIVOT[2]), rot=(0, s * 90, 0))
        cyl("axle", 0.12, 0.44, black, 0.03, parent=at)
        knurled(at, 0.19, 0.13, (0, 0, 0.21), guard)
