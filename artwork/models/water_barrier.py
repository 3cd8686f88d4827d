"""A water-filled road barrier of rotomoulded polyethylene: panels, lifting slots, hinge lugs with their pin, filling cap and drain plug."""

from geom import *
import materials as M

VIEWS = {
    "front": dict(rot=(0, 0, -27), elev=15, frame=0.87),
    "end": dict(rot=(0, 0, -66), elev=13, frame=0.85),
    "cap": dict(rot=(0, 0, -26), elev=22, frame=0.87, zoom=(2.6, 0.02, 0.15)),
}
L, H = 15.0, 8.0
LUG_OUT, LUG_R = 0.42, 0.50
LUG_HALF = 0.46  # half the height of one hinge lug
LEVELS = {-1: (1.75, 4.05, 6.35), 1: (2.85, 5.15, 7.2)}  # lugs of the two ends mesh with each other's gaps
PANELS = (-4.75, 0.0, 4.75)


def half_depth(z):
    """Half the thickness of the body at a height, in decimetres."""
    return np.interp(z, [0, 1.15, 2.75, 5.2, 7.5, 8.0], [2.3, 2.25, 1.22, 1.0, 0.94, 0.88])


def body(p):
    """Signed distance to the moulded body with its lugs."""
    q = np.abs(p)
    face = (q[..., 1] - half_depth(p[..., 2])) * 0.86
    sides = SDF.si(face, q[..., 0] - L / 2, 0.75)
    d = SDF.si(sides, np.maximum(p[..., 2] - H, -p[..., 2]), 0.62)
    for x in PANELS:  # sunk panels leave two broad ribs
        panel = SDF.box(p, np.array([x, 0, 4.35]), (1.72, 9, 1.55), 0.45)
        d = SDF.ss(d, np.maximum(panel, -(face + 0.30)), 0.34)
    for x in (-4.75, 4.75):
        slot = SDF.box(p, np.array([x, 0, 6.95]), (0.85, 9, 0.26), 0.25)
        d = SDF.ss(d, slot, 0.30)
    for x in (-3.3, 3.3):
        d = SDF.ss(d, SDF.box(p, np.array([x, 0, 0.30]), (1.20, 9, 0.68), 0.25), 0.30)
    for side, levels in LEVELS.items():
        at = np.array([side * (L / 2 + LUG_OUT), 0, 0])
        for z in levels:
            high = np.array([0, 0, LUG_HALF])
            lug = SDF.cyl(p, at + [0, 0, z] - high, at + [0, 0, z] + high, LUG_R, 0.09)
            neck = SDF.box(p, at + [-side * 0.40, 0, z], (0.42, LUG_R - 0.06, LUG_HALF), 0.09)
            d = SDF.su(d, SDF.su(lug, neck, 0.05), 0.22)
        bore = SDF.cyl(p, at - [0, 0, 1], at + [0, 0, 9], 0.25)
        d = SDF.ss(d, bore, 0.08)
    boss = SDF.cyl(p, (6.1, -2.6, 0.62), (6.1, -2.12, 0.62), 0.50, 0.05)
    return SDF.ss(d, boss, 0.14)


def polyethylene(color):
    """Semi-gloss skin with the slight orange peel of rotomoulding and a soft grey of handling."""
    m = M.Mat("polyethylene")
    c = M.col(color)
    worn = tuple(0.90 * x + 0.022 for x in c[:3]) + (1,)
    m.link(m.mixcol(m.ramp(m.noise(0.5, 5, 0.6), 0.42, 0.72), c, worn), m.b.inputs["Base Color"])
    m.set(Specular=0.45)
    m.link(m.ramp(m.noise(0.8, 4, 0.6), 0.3, 0.7, 0.32, 0.44), m.b.inputs["Roughness"])
    m.bump(m.noise(2.4, 1, 0.4), 0.02, 0.03)
    return m.m


def parting_line(plastic):
    """The fine ridge where the halves of the mould met, up both ends and along the top."""
    r = 0.55
    side = [(L / 2, 0.35), (L / 2, H - r), (L / 2 - r * 0.35, H - r * 0.3), (L / 2 - r, H)]
    xz = np.array([*side, *[(-x, z) for x, z in side[::-1]]])
    C = resample(np.insert(profile([(*q, 0.3) for q in xz]), 1, 0, axis=1), 400)
    tube("parting line", C - norm(C - [0, 0, 4.0]) * 0.035, 0.052, plastic, 10)


def pin():
    """A galvanised tube through the lugs of one end, with its ring to draw it."""
    steel = M.metal("a9aeb3", 0.34)
    x = L / 2 + LUG_OUT
    cyl("pin", 0.17, 6.9, steel, 0.04, loc=(x, 0, 4.72))
    cyl("collar", 0.30, 0.10, steel, 0.03, loc=(x, 0, LEVELS[1][-1] + LUG_HALF + 0.06))
    torus("ring", 0.22, 0.055, steel, loc=(x, 0, 8.36), rot=(90, 0, 24))


def cap(black):
    """The screwed filling cap: a flange, a knurled rim and a bar to turn it by."""
    at = group("cap", loc=(0, 0, H - 0.01))
    lathe("flange", [(0, 0), (0.86, 0, 0.03), (0.84, 0.08, 0.03), (0.70, 0.09)], black, 96, parent=at)
    dish = [(0.70, 0.05), (0.74, 0.36, 0.06), (0.62, 0.42, 0.05), (0.54, 0.38, 0.04), (0.50, 0.26, 0.04), (0, 0.25)]
    lathe("cap", dish, black, 96, parent=at)
    for k in range(36):
        a = 2 * math.pi * k / 36
        loc = (0.735 * math.cos(a), 0.735 * math.sin(a), 0.22)
        rbox("knurl", (0.06, 0.06, 0.26), 0.025, black, edge=0.02, k=4, loc=loc, rot=(0, 0, math.degrees(a)), parent=at)
    rbox("bar", (1.06, 0.20, 0.20), 0.06, black, edge=0.05, loc=(0, 0, 0.32), rot=(0, 0, 34), parent=at)


def drain(black):
    """The plug at ground level: a threaded bung with a hexagon."""
    at = group("drain", loc=(6.1, -2.17, 0.62), rot=(90, 0, 0))
    lathe("bung", [(0, -0.1), (0.36, -0.1), (0.36, 0.07, 0.04), (0.30, 0.10, 0.02), (0, 0.10)], black, 64, parent=at)
    turn = np.linspace(0, 2 * np.pi, 7)[:-1] + 0.3
    plate("hexagon", 0.20 * np.c_[np.cos(turn), np.sin(turn)], 0.16, 0.02, black, loc=(0, 0, 0.15), parent=at)


def strips():
    """Reflective strips stuck to the two ribs, on the slope of the face."""
    tape = M.reflective(scale=5, tint="dfe2e4")
    for x in (-2.375, 2.375):
        outline = rrect(0.56, 2.6, 0.05, 4)
        z = 4.35 + outline[:, 1]
        P = np.c_[x + outline[:, 0], -half_depth(z) - 0.02, z]
        uv = outline / 2.6 + 0.5
        mesh("strip", P, [list(range(len(P)))], tape, uv, smooth_shade=False)


def build(view="front", color="b3131a"):
    plastic, black = polyethylene(color), M.plastic("26282b", 0.42)
    sdf_mesh("barrier", body, (-8.7, -2.8, -0.25), (8.7, 2.8, 8.5), 0.075, plastic, smooth_it=12)
    parting_line(plastic)
    pin()
    cap(black)
    drain(black)
    strips()
