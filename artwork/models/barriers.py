"""Road barriers and the traffic baton."""

from geom import *
import materials as M

VIEWS = {
    "water": dict(rot=(0, 0, -24), elev=12, frame=0.86),
    "water_end": dict(rot=(0, 0, -74), elev=10, frame=0.84),
    "cap": dict(rot=(0, 0, -24), elev=20, frame=0.86, zoom=(2.8, 0.0, 0.16)),
    "lattice": dict(rot=(0, 0, -50), elev=13, frame=0.86),
    "folded": dict(rot=(0, 0, -34), elev=9, frame=0.84),
    "baton": dict(rot=(0, 0, 10), elev=30, frame=0.88),
    "grip": dict(rot=(0, 0, 0), elev=40, frame=0.88, zoom=(1.9, -0.20, -0.13)),
}


def water_barrier(color="b3131a"):
    """A rotationally moulded segment: wide foot, waist, ribs, fork-lift slots, hinge loops."""
    plastic = M.plastic(color, 0.46, 0.03, gs=40)
    L, H = 15.0, 8.0

    def half_depth(z):
        return np.interp(z, [0, 0.9, 2.6, 5.2, 7.4, 8.0], [2.25, 2.2, 1.25, 0.95, 0.92, 0.80])

    def solid(p):
        q = np.abs(p)
        slope = (q[..., 1] - half_depth(p[..., 2])) * 0.86
        ends = q[..., 0] - L / 2 + 0.12 * smooth(0, 1, (q[..., 1]) / 2)
        d = SDF.si(SDF.si(slope, ends, 0.5), np.maximum(p[..., 2] - H, -p[..., 2]), 0.45)
        for x in (-4.6, 0.0, 4.6):  # recessed panels between ribs
            panel = SDF.box(p * [1, 1, 1], np.array([x, 0, 4.6]), (1.85, 9, 1.7), 0.5)
            face = q[..., 1] - half_depth(p[..., 2]) + 0.28
            d = SDF.ss(d, np.maximum(panel, -face), 0.22)
        for x in (-3.4, 3.4):
            d = SDF.ss(d, SDF.box(p, np.array([x, 0, 0.30]), (1.25, 9, 0.62), 0.25), 0.15)
        return d

    sdf_mesh("barrier", solid, (-8, -2.6, -0.2), (8, 2.6, 8.4), 0.105, plastic, smooth_it=14)
    for side in (-1, 1):
        levels = (1.7, 4.0, 6.3) if side < 0 else (2.5, 4.8, 7.0)
        for z in levels:
            at = group("loop", loc=(side * (L / 2 + 0.34), 0, z))
            ring = [(0.22, -0.34), (0.50, -0.34, 0.08), (0.50, 0.34, 0.08), (0.22, 0.34)]
            lathe("loop", ring, plastic, 64, parent=at)
            box("neck", (0.6, 0.7, 0.62), plastic, 0.1, loc=(-side * 0.42, 0, 0), parent=at)
        if side > 0:
            cyl("pin", 0.16, 7.0, M.metal("b4b9be", 0.3), 0.04, loc=(side * (L / 2 + 0.34), 0, 4.4))
    cap = group("cap", loc=(0, 0, H))
    lathe(
        "cap",
        [(0, 0), (0.75, 0, 0.05), (0.75, 0.34, 0.08), (0.5, 0.40, 0.05), (0, 0.40)],
        M.plastic("17181a", 0.45, 0.1),
        64,
        parent=cap,
    )
    for k in range(12):
        a = 2 * math.pi * k / 12
        box(
            "rib",
            (0.10, 0.14, 0.30),
            M.plastic("17181a", 0.45),
            0.03,
            loc=(0.75 * math.cos(a), 0.75 * math.sin(a), 0.19),
            rot=(0, 0, math.degrees(a)),
            parent=cap,
        )
    cyl(
        "drain",
        0.34,
        0.20,
        M.plastic("17181a", 0.45),
        0.05,
        loc=(6.2, -half_depth(0.9) - 0.02, 0.75),
        rot=(80, 0, 0),
    )
    tape = M.reflective(scale=6, tint="dfe2e4")
    for x in (-2.3, 2.3):
        decal_plane("tape", 0.5, 2.6, tape, (x, -half_depth(4.6) - 0.045, 4.7), (86, 0, 0), r=0.05)


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


def baton():
    """A red light tube on a black grip, lying diagonally."""
    at = group("baton", loc=(0, 0, 0.24), rot=(90, 0, 132))
    inner = group("axis", at, (0, 0, -2.7))
    tube_red = M.Mat("tube")
    tube_red.set(
        Base_Color=M.col("c20f18"),
        Roughness=0.22,
        Emission=M.col("ff1010"),
        Emission_Strength=0.22,
        Clearcoat=0.6,
    )
    lathe(
        "tube",
        [(0.19, 2.0), (0.20, 2.1), (0.20, 5.1, 0.1), (0.16, 5.32, 0.12), (0, 5.38)],
        tube_red.m,
        64,
        parent=inner,
    )
    glow = M.emissive("ff3a26", 5.0)
    for k in range(6):
        for a in range(4):
            angle = a * math.pi / 2 + 0.4
            rbox(
                "led",
                (0.05, 0.05, 0.20),
                0.02,
                glow,
                edge=0.01,
                loc=(0.195 * math.cos(angle), 0.195 * math.sin(angle), 2.4 + 0.46 * k),
                parent=inner,
            )
    black = M.rubber("17181a", 0.5, 0.2)
    lathe(
        "grip",
        [
            (0, 0),
            (0.22, 0.02, 0.05),
            (0.235, 0.2),
            (0.20, 0.7, 0.2),
            (0.22, 1.3, 0.2),
            (0.25, 1.85, 0.05),
            (0.30, 1.92, 0.04),
            (0.30, 2.05, 0.04),
            (0.2, 2.1),
        ],
        black,
        64,
        parent=inner,
    )
    for k in range(10):
        torus("ring", 0.222, 0.016, black, loc=(0, 0, 0.35 + 0.1 * k), parent=inner)
    rbox(
        "switch",
        (0.16, 0.12, 0.36),
        0.05,
        M.plastic("c3131a", 0.35),
        edge=0.03,
        loc=(0.05, 0.215, 1.62),
        parent=inner,
    )
    torus("ring", 0.09, 0.03, M.metal("b9bdc2", 0.3), loc=(0, 0, -0.06), rot=(90, 0, 0), parent=inner)
    loop = [(0.0, 0.0, -0.10), (0.12, -0.17, -0.35), (0.42, -0.195, -0.85), (0.22, -0.195, -1.45)]
    loop += [(-0.22, -0.195, -1.50), (-0.42, -0.195, -0.95), (-0.14, -0.17, -0.38), (0, 0, -0.10)]
    path = catmull(np.array(loop), 160)
    tube("strap", path, 0.04, M.fabric("1b1c1f", 40, "Object", 0.3), 12, parent=inner)


def build(view="water", color="b3131a"):
    if view in ("baton", "grip"):
        baton()
    elif view in ("lattice", "folded"):
        lattice(view == "lattice")
    else:
        water_barrier(color)
