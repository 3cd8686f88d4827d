"""A rescue tripod: three telescopic legs, head with pulley and eyes, hand winch, cable with its hook, leg chain."""

from geom import *
from hooks import hook
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, -24), elev=9, frame=0.88),
    "winch": dict(rot=(0, 0, -24), elev=9, frame=0.88, zoom=(2.6, -0.11, -0.10)),
    "head": dict(rot=(0, 0, -24), elev=12, frame=0.88, zoom=(2.6, 0.0, 0.30)),
}
TOP, SPREAD = 21.0, 8.2
ANGLES = (-150, -30, 90)


def on_leg(angle, t, out=0.0):
    """A point of a leg: t is 0 at the head and 1 at the floor; `out` is away from the leg."""
    a = math.radians(angle)
    r = 0.95 + (SPREAD - 0.95) * t
    lift = TOP - 0.5 - (TOP - 0.75) * t
    return np.array([(r + out) * math.cos(a), (r + out) * math.sin(a), lift + out * 0.35])


def leg(angle, alu, bright, black):
    upper = np.array([on_leg(angle, 0.0), on_leg(angle, 0.60)])
    lower = np.array([on_leg(angle, 0.55), on_leg(angle, 1.0)])
    tube("upper leg", refine(upper, 0.5), 0.42, alu, 32)
    tube("lower leg", refine(lower, 0.5), 0.33, bright, 32)
    clamp = np.array([on_leg(angle, 0.585), on_leg(angle, 0.615)])
    tube("clamp", clamp, 0.50, black, 32)
    for k in range(9):
        at = on_leg(angle, 0.66 + 0.033 * k)
        cyl("pin hole", 0.07, 0.69, M.plastic("0c0d0e", 0.7), 0.005, at, (90, 0, angle), seg=20)
    tube("lock pin", np.array([on_leg(angle, 0.60, -0.65), on_leg(angle, 0.60, 0.65)]), 0.09, M.metal("d5d8da", 0.2), 16)
    foot = group("foot", loc=tuple(on_leg(angle, 1.0) * [1, 1, 0] + [0, 0, 0.0]), rot=(0, 0, angle))
    lathe("pad", [(0, 0), (0.95, 0, 0.04), (0.92, 0.20, 0.08), (0.50, 0.34, 0.1), (0.36, 0.62, 0.08), (0, 0.62)], black, 96, parent=foot)


def head(alu, black):
    box("block", (1.7, 1.7, 0.9), M.paint("1d4f91", 0.3), 0.16, loc=(0, 0, TOP))
    plate("plate", superellipse(1.35, 1.35, 3, 90), 0.22, 0.06, alu, loc=(0, 0, TOP + 0.5))
    for angle in ANGLES:
        a = math.radians(angle)
        for s in (-1, 1):
            spot = (1.0 * math.cos(a) - s * 0.46 * math.sin(a), 1.0 * math.sin(a) + s * 0.46 * math.cos(a), TOP - 0.35)
            box("cheek", (1.0, 0.14, 1.0), alu, 0.06, loc=spot, rot=(0, 0, angle))
        cyl("pivot", 0.12, 1.3, M.metal("d5d8da", 0.2), 0.03, (1.0 * math.cos(a), 1.0 * math.sin(a), TOP - 0.45), (90, 0, angle))
    steel = M.metal("aeb3b8", 0.28)
    for x in (-0.55, 0.55):
        eye = group("eye", loc=(x, 0, TOP - 0.66), rot=(90, 0, 90))
        torus("eye", 0.30, 0.085, steel, parent=eye)


def pulley(centre, turn, name="pulley"):
    at = group(name, loc=centre, rot=(0, 0, turn))
    wheel = group("wheel", at, rot=(90, 0, 0))
    lathe("sheave", [(0, -0.12), (0.55, -0.12, 0.03), (0.42, -0.02, 0.05), (0.42, 0.02, 0.05), (0.55, 0.12, 0.03), (0, 0.12)], M.metal("8d9297", 0.3), 96, parent=wheel)
    for s in (-1, 1):
        plate("cheek", superellipse(0.52, 0.66, 2.6, 60), 0.07, 0.02, M.metal("c6cacd", 0.26), parent=at, loc=(0, s * 0.17, 0.04), rot=(90, 0, 0))
    cyl("axle", 0.12, 0.5, M.metal("d5d8da", 0.2), 0.02, parent=at, rot=(90, 0, 0))


def winch(angle, black):
    """On the outside of a leg: housing, drum, crank with its grip."""
    base = on_leg(angle, 0.50, 0.95)
    at = group("winch", loc=tuple(base), rot=(0, 20, angle))
    red = M.paint("c3121a", 0.26, 0.05)
    rbox("housing", (1.05, 1.5, 2.0), 0.30, red, edge=0.14, parent=at)
    box("bracket", (0.5, 1.0, 1.5), M.metal("8d9297", 0.34), 0.06, loc=(-0.62, 0, 0), parent=at)
    hub = group("hub", at, (0.0, -0.85, -0.1), (90, 0, 0))
    lathe("hub", [(0, 0), (0.62, 0, 0.06), (0.58, 0.14, 0.06), (0.22, 0.20, 0.05), (0.20, 0.42, 0.03), (0, 0.44)], M.metal("aeb3b8", 0.3), 96, parent=hub)
    arm = catmull(np.array([(0, 0, 0.36), (0.9, 0.0, 0.38), (1.9, -0.5, 0.38)]), 60)
    tube("crank", arm, 0.12, M.metal("b3b8bc", 0.26), 20, parent=hub)
    grip = group("grip", hub, (1.9, -0.5, 0.36))
    lathe("grip", [(0, 0), (0.22, 0, 0.05), (0.27, 0.35, 0.1), (0.24, 0.95, 0.1), (0, 1.0)], black, 64, parent=grip)
    return base + np.array([-0.1 * math.cos(math.radians(angle)), -0.1 * math.sin(math.radians(angle)), 0.9])


def build(view="hero"):
    alu, bright = M.metal("c0c5c9", 0.32, bump=0.02), M.metal("d5d9dc", 0.24, bump=0.02)
    black = M.rubber("1b1c1e", 0.5, 0.15)
    for angle in ANGLES:
        leg(angle, alu, bright, black)
    head(alu, black)
    a = math.radians(ANGLES[0])
    at_leg = np.array([1.75 * math.cos(a), 1.75 * math.sin(a), TOP - 0.75])
    pulley(tuple(at_leg + [0, 0, 0.0]), ANGLES[0], "leg pulley")
    pulley((0, 0, TOP - 1.35), ANGLES[0])
    start = winch(ANGLES[0], black)
    wire = M.metal("8d9297", 0.3)
    out = np.array([math.cos(a), math.sin(a), 0])
    over = [start, at_leg + out * 0.50 + [0, 0, -0.10], at_leg + out * 0.30 + [0, 0, 0.40], at_leg + out * -0.2 + [0, 0, 0.42]]
    across = [out * 0.25 + [0, 0, TOP - 0.90], out * -0.25 + [0, 0, TOP - 0.95], out * -0.46 + [0, 0, TOP - 1.35]]
    down = [out * -0.46 + [0, 0, 14.0], out * -0.46 + [0, 0, 8.6]]
    tube("cable", refine(np.array(over + across + down), 0.15), 0.05, wire, 12)
    end = out * -0.46 + [0, 0, 8.6]
    ferrule = group("ferrule", loc=tuple(end))
    cyl("ferrule", 0.14, 0.6, M.metal("b3b8bc", 0.3), 0.04, (0, 0, 0.1), parent=ferrule)
    hanging = group("hook", loc=tuple(end + [0, 0, -0.15]), rot=(90, 180, 20), scale=1.25)
    hook(hanging, 1.0, True)
    chain = M.metal("aeb3b8", 0.3)
    for i in range(3):
        p, q = on_leg(ANGLES[i], 0.93), on_leg(ANGLES[(i + 1) % 3], 0.93)
        t = np.linspace(0, 1, 60)[:, None]
        C = p + (q - p) * t - np.c_[np.zeros((60, 2)), 0.9 * np.sin(np.pi * t[:, 0])]
        C = resample(C, 44)
        for k in range(43):
            mid, way = (C[k] + C[k + 1]) / 2, C[k + 1] - C[k]
            yaw, pitch = math.degrees(math.atan2(way[1], way[0])), -math.degrees(math.asin(way[2] / np.linalg.norm(way)))
            link = group("link", loc=tuple(mid), rot=(90 * (k % 2), pitch, yaw))
            torus("link", 0.16, 0.045, chain, parent=link, sx=1.35, seg=28, rs=10)
