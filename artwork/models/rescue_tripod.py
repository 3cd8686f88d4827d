"""A rescue tripod: three telescopic legs, head with pulley and eyes, hand winch, cable with its hook, leg chain."""

from geom import *
from hooks import hook
import materials as M
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, -24), elev=9, frame=0.88),
    "winch": dict(rot=(0, 0, -24), elev=9, frame=0.88, zoom=(2.5, -0.16, 0.03)),
    "head": dict(rot=(0, 0, -24), elev=12, frame=0.88, zoom=(2.6, 0.0, 0.30)),
}
TOP, SPREAD = 17.0, 7.4
ANGLES = (-150, -30, 90)
WINCH_TURN, CRANK = 42, 48  # how the winch is turned about its leg, where its crank points


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


def head(alu):
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
    lathe("sheave", [(0, -0.14), (0.66, -0.14, 0.03), (0.50, -0.03, 0.05), (0.50, 0.03, 0.05), (0.66, 0.14, 0.03), (0, 0.14)], M.metal("8d9297", 0.3), 96, parent=wheel)
    for s in (-1, 1):
        plate("cheek", superellipse(0.50, 0.74, 2.6, 60), 0.08, 0.02, M.metal("c6cacd", 0.26), parent=at, loc=(0, s * 0.20, 0.10), rot=(90, 0, 0))
    cyl("axle", 0.12, 0.5, M.metal("d5d8da", 0.2), 0.02, parent=at, rot=(90, 0, 0))


def winch(angle, black, wire):
    """A hand winch on a leg, turned to the viewer: side plates, drum with its cable, pawl, crank with its grip.

    Gives the point where the cable leaves the drum.
    """
    at = group("winch", loc=tuple(on_leg(angle, 0.50)), rot=(0, -22, angle))
    at = group("turned", at, rot=(0, 0, WINCH_TURN))
    red, zinc = M.paint("c3121a", 0.26, 0.05), M.metal("b3b8bc", 0.28)
    side = profile([(0.42, -1.25, 0.1), (0.75, -1.25, 0.2), (2.45, -0.75, 0.5), (2.45, 0.75, 0.5), (0.75, 1.25, 0.2), (0.42, 1.25, 0.1)])
    for y in (-0.78, 0.78):
        plate("side", side, 0.16, 0.05, red, parent=at, loc=(0, y, 0), rot=(90, 0, 0))
    rbox("back", (0.16, 1.6, 2.3), 0.1, red, edge=0.05, loc=(0.52, 0, 0), parent=at)
    for z in (-0.85, 0.85):
        torus("u-bolt", 0.52, 0.075, zinc, loc=(0, 0, z), parent=at, sy=1.0)
        for y in (-0.5, 0.5):
            cyl("nut", 0.15, 0.12, zinc, 0.02, (0.64, y, z), (0, 90, 0), seg=6, parent=at)
    for x, z in ((0.95, -0.95), (0.95, 0.95), (2.2, -0.68), (2.2, 0.68)):
        cyl("spacer", 0.10, 1.86, zinc, 0.03, (x, 0, z), (90, 0, 0), parent=at, seg=24)
    drum = group("drum", at, (1.55, 0, 0), (90, 0, 0))
    for y in (-0.62, 0.62):
        cyl("flange", 0.84, 0.07, zinc, 0.02, (0, 0, y), parent=drum)
    cyl("core", 0.5, 1.2, zinc, 0.02, parent=drum)
    for k in range(11):
        for radius in (0.56, 0.66):
            torus("turn", radius, 0.052, wire, (0, 0, 0.105 * (k - 5)), parent=drum, seg=64, rs=10)
    face = group("face", drum, (0, 0, -0.87), (180, 0, 0))
    lathe("gear cover", [(0, 0), (0.78, 0, 0.03), (0.72, 0.20, 0.08), (0.3, 0.26, 0.04), (0.26, 0.42, 0.03), (0, 0.42)], M.metal("9fa5aa", 0.32), 96, parent=face)
    for k in range(5):
        a = 2 * math.pi * k / 5
        cyl("screw", 0.06, 0.06, zinc, 0.015, (0.58 * math.cos(a), 0.58 * math.sin(a), 0.23), seg=20, parent=face)
    arm = profile([(-0.24, -0.24, 0.2), (2.25, -0.16, 0.15), (2.25, 0.16, 0.15), (-0.24, 0.24, 0.2)])
    crank = group("crank", face, (0, 0, 0.44), (0, 0, CRANK))
    plate("crank", arm, 0.12, 0.04, zinc, parent=crank)
    cyl("shaft nut", 0.17, 0.16, zinc, 0.03, (0, 0, 0.1), seg=6, parent=crank)
    grip = group("grip", crank, (2.05, 0, 0.04))
    lathe("grip", [(0, 0), (0.16, 0, 0.04), (0.16, 0.08, 0.03), (0.26, 0.16, 0.06), (0.28, 0.55, 0.1), (0.25, 1.1, 0.12), (0, 1.14)], black, 64, parent=grip)
    rbox("front", (0.08, 1.5, 0.66), 0.05, red, edge=0.03, loc=(2.43, 0, -0.42), parent=at)
    decal_plane("plate", 1.05, 0.553, M.label(type_plate(), 0.4, 0.2), (2.473, 0, -0.42), (90, 0, 90), at, r=0.03)
    lean, turn = Matrix.Rotation(math.radians(-22), 3, "Y"), Matrix.Rotation(math.radians(WINCH_TURN), 3, "Z")
    spot = Matrix.Rotation(math.radians(angle), 3, "Z") @ lean @ turn @ Vector((1.55 - 0.6, 0, 0.3))
    return on_leg(angle, 0.50) + np.array(spot)


def type_plate():
    """The words on the winch's front: what it is and how long its cable."""
    body = "<rect width='190' height='100' rx='6' fill='#fbfbf9'/><rect width='190' height='32' rx='6' fill='#111'/>"
    body += T(95, 24, "RESCUE WINCH", 19, 800, "#fff") + T(95, 60, "ونش إنقاذ", 23, 700, "#111", ar=True)
    return printed("tripod_winch", 190, 100, body + T(95, 90, "EN 1496 · 20 m", 19, 800, "#111"), 700)


def build(view="hero"):
    alu, bright = M.metal("c0c5c9", 0.32, bump=0.02), M.metal("d5d9dc", 0.24, bump=0.02)
    black = M.rubber("1b1c1e", 0.5, 0.15)
    for angle in ANGLES:
        leg(angle, alu, bright, black)
    head(alu)
    a = math.radians(ANGLES[0])
    at_leg = np.array([1.75 * math.cos(a), 1.75 * math.sin(a), TOP - 0.75])
    pulley(tuple(at_leg + [0, 0, 0.0]), ANGLES[0], "leg pulley")
    pulley((0, 0, TOP - 1.35), ANGLES[0])
    wire = M.metal("8d9297", 0.3)
    start = winch(ANGLES[0], black, wire)
    out = np.array([math.cos(a), math.sin(a), 0])
    over = [start, at_leg + out * 0.58 + [0, 0, -0.10], at_leg + out * 0.30 + [0, 0, 0.40], at_leg + out * -0.2 + [0, 0, 0.42]]
    across = [out * 0.25 + [0, 0, TOP - 0.90], out * -0.25 + [0, 0, TOP - 0.95], out * -0.55 + [0, 0, TOP - 1.35]]
    down = [out * -0.55 + [0, 0, 12.0], out * -0.55 + [0, 0, 7.6]]
    tube("cable", refine(np.array(over + across + down), 0.15), 0.05, wire, 12)
    end = out * -0.55 + [0, 0, 7.6]
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
