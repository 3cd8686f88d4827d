"""The lattice barrier and the traffic baton."""

from geom import *
import materials as M

VIEWS = {
    "lattice": dict(rot=(0, 0, -50), elev=13, frame=0.86),
    "folded": dict(rot=(0, 0, -34), elev=9, frame=0.84),
    "baton": dict(rot=(0, 0, 3), elev=58, frame=0.88),
    "grip": dict(rot=(0, 0, 0), elev=40, frame=0.88, zoom=(1.9, -0.20, -0.13)),
}
LED_FIRST, LED_STEP = 2.36, 0.42


def lattice(open_=True):
    """Steel scissors between two uprights on castors, red and white in turn."""
    red, white = M.paint("b8161d", 0.2, 0.03), M.paint("cdd0d3", 0.2, 0.03)
    width, height, cells = (25.0, 7.4, 10) if open_ else (3.6, 9.4, 10)
    step = width / cells
    steel = M.metal("9aa0a5", 0.3)
    tape = M.reflective(scale=8, tint="dfe2e4")
    for k in range(cells):
        for lean, y in ((1, -0.10), (-1, 0.10)):
            for low in (1.2, 1.2 + height / 2):
                x0 = -width / 2 + step * k
                a, b = np.array([x0, y, low]), np.array([x0 + step, y, low + height / 2])
                if lean < 0:
                    a[2], b[2] = b[2], a[2]
                length, angle = np.linalg.norm(b - a), math.degrees(
                    math.atan2(b[2] - a[2], b[0] - a[0])
                )
                bar = rrect(length + 0.36, 0.56, 0.27)
                plate(
                    "bar",
                    bar,
                    0.10,
                    0.03,
                    red if k % 2 == 0 else white,
                    loc=tuple((a + b) / 2),
                    rot=(90, -angle, 0),
                ).rotation_euler = (
                    Matrix.Rotation(-math.radians(angle), 3, "Y")
                    @ Matrix.Rotation(math.radians(90), 3, "X")
                ).to_euler()
                for joint in ((a + b) / 2, a, b):
                    place = tuple(joint * [1, 0, 1])
                    cyl("rivet", 0.14, 0.50, steel, 0.03, loc=place, rot=(90, 0, 0), seg=20)
    for side in (-1, 1):
        x = side * (width / 2 + 0.25)
        rbox("upright", (0.5, 0.5, height + 1.6), 0.1, red, edge=0.05, loc=(x, 0, height / 2 + 1.2))
        box("foot", (0.6, 3.6, 0.28), red, 0.08, loc=(x, 0, 0.72))
        for z in (2.5, 5.0, 7.5):
            decal_plane("strip", 0.40, 1.0, tape, (x, -0.253, z), (90, 0, 0), r=0.03)
        for y in (-1.5, 1.5):
            cyl("wheel", 0.36, 0.24, M.rubber("17181a"), 0.06, loc=(x, y, 0.36), rot=(0, 90, 0))
            box("fork", (0.36, 0.2, 0.4), steel, 0.04, loc=(x, y, 0.60))


def baton_light():
    """What is seen through the tube: a rod that glows, brighter round every diode."""
    m = M.Mat("light")
    at = m.new("ShaderNodeSeparateXYZ")
    m.link(m.coord(), at.inputs[0])
    wave = m.math("COSINE", m.math("MULTIPLY", m.math("SUBTRACT", at.outputs["Z"], LED_FIRST), 2 * math.pi / LED_STEP), 0)
    near = m.ramp(wave, -0.9, 1.0, 0.0, 1.0)
    m.link(m.mixcol(near, M.col("ff1408"), M.col("ff5a34")), m.b.inputs["Emission"])
    m.link(m.math("ADD", m.math("MULTIPLY", m.math("POWER", near, 3.0), 2.6), 0.55), m.b.inputs["Emission Strength"])
    m.set(Base_Color=M.col("c81a12"), Roughness=0.5)
    return m.m


def baton():
    """A clear red light tube on a ribbed grip, lying diagonally, its strap beside it."""
    at = group("baton", loc=(0, 0, 0.32), rot=(90, 0, 132))
    inner = group("axis", at, (0, 0, -2.7))
    outer = M.thin_clear("ff4a3c", 0.10, 0.06, 1.5, spec=1.0)
    shape = [(0.235, 1.9), (0.24, 2.0), (0.24, 5.10, 0.05), (0.20, 5.27, 0.12), (0, 5.31)]
    lathe("tube", shape, outer, 96, parent=inner)
    lathe("light", [(0.150, 1.95), (0.150, 5.02, 0.04), (0, 5.03)], baton_light(), 64, parent=inner, maxlen=0.03)
    diode = M.emissive("ffb09a", 9.0)
    for k in range(7):
        for a in range(4):
            angle = a * math.pi / 2 + 0.35
            loc = (0.152 * math.cos(angle), 0.152 * math.sin(angle), LED_FIRST + LED_STEP * k)
            rbox("led", (0.06, 0.06, 0.12), 0.028, diode, edge=0.025, k=6, loc=loc, rot=(0, 0, math.degrees(angle)), parent=inner)
    seat = M.plastic("b3161a", 0.30, coat=0.3)
    lathe("ferrule", [(0.236, 1.98), (0.262, 1.98, 0.015), (0.262, 2.16, 0.02), (0.236, 2.17)], seat, 96, parent=inner)
    for z in (2.55, 3.7, 4.85):
        torus("inner ring", 0.200, 0.014, seat, loc=(0, 0, z), parent=inner)
    baton_grip(inner)


def baton_grip(inner):
    """Ribbed grip with collar, switch under its boot, end cap, belt hook and wrist strap."""
    black, hard = M.rubber("303337", 0.52, 0.15), M.plastic("2a2d31", 0.36, 0.05)
    outline = [(0.19, 0.16), (0.235, 0.18, 0.03), (0.225, 0.55, 0.1), (0.222, 1.30, 0.1), (0.245, 1.74, 0.04)]
    outline += [(0.305, 1.82, 0.04), (0.315, 2.00, 0.04), (0.25, 2.05, 0.03), (0.2, 2.05)]
    lathe("grip", outline, black, 96, parent=inner)
    for k in range(11):
        torus("ring", 0.222, 0.019, black, loc=(0, 0, 0.40 + 0.085 * k), parent=inner)
    cap = [(0, -0.10), (0.17, -0.10, 0.04), (0.235, -0.04, 0.05), (0.24, 0.15, 0.015), (0.2, 0.16)]
    lathe("end cap", cap, hard, 96, parent=inner)
    for k in range(20):
        a = 2 * math.pi * k / 20
        loc = (0.238 * math.cos(a), 0.238 * math.sin(a), 0.05)
        rbox("flute", (0.022, 0.022, 0.13), 0.01, hard, edge=0.008, k=4, loc=loc, rot=(0, 0, math.degrees(a)), parent=inner)
    rbox("frame", (0.22, 0.09, 0.42), 0.08, hard, edge=0.03, loc=(0.03, 0.225, 1.53), parent=inner)
    rbox("switch", (0.14, 0.10, 0.26), 0.06, M.plastic("c3131a", 0.35), edge=0.04, loc=(0.03, 0.262, 1.53), parent=inner)
    steel = M.metal("b9bdc2", 0.3)
    rbox("ring", (0.09, 0.18, 0.12), 0.03, hard, edge=0.025, loc=(0, 0, -0.14), parent=inner)
    torus("ring", 0.085, 0.022, steel, loc=(0.0, 0, -0.22), rot=(90, 0, 0), parent=inner)
    floor = -0.275
    loop = [(0.0, 0.0, -0.27), (0.10, -0.10, -0.42), (0.34, floor, -0.50), (0.62, floor, -0.20)]
    loop += [(0.78, floor, 0.40), (0.72, floor, 0.98), (0.50, floor, 1.05), (0.46, floor, 0.50)]
    loop += [(0.40, floor, -0.05), (0.22, floor + 0.03, -0.36), (0.05, -0.12, -0.38), (0, 0, -0.27)]
    path = catmull(np.array(loop), 200)
    tube("strap", path, 0.038, M.fabric("2b2d31", 40, "Object", 0.3), 12, parent=inner)
    rbox("strap", (0.15, 0.10, 0.20), 0.04, hard, edge=0.03, loc=(0.35, floor + 0.02, -0.26), rot=(0, 38, 0), parent=inner)


def build(view="baton"):
    if view in ("baton", "grip"):
        baton()
    else:
        lattice(view == "lattice")
