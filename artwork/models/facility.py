"""Facility protection: rack guard, corner protector, convex mirror, spill bin, absorbents, floor tapes."""

from geom import *
import materials as M

VIEWS = {
    "guard": dict(rot=(0, 0, -30), elev=12, frame=0.84),
    "guard_back": dict(rot=(0, 0, 150), elev=16, frame=0.84),
    "corner": dict(rot=(0, 0, 40), elev=8, frame=0.86),
    "mirror": dict(rot=(0, 0, -12), elev=4, frame=0.84),
    "mirror_back": dict(rot=(0, 0, 158), elev=6, frame=0.84),
    "bin": dict(rot=(0, 0, -28), elev=12, frame=0.84),
    "pads": dict(rot=(0, 0, -26), elev=26, frame=0.84),
    "tape": dict(rot=(0, 0, -60), elev=10, frame=0.80),
    "tapes": dict(rot=(0, 0, -24), elev=16, frame=0.90),
    "antislip": dict(rot=(0, 0, -62), elev=10, frame=0.80),
}
YELLOW, BLACK = "f2b400", "17181a"


def striped(m, u, v, pitch=1.0):
    """Diagonal yellow and black stripes over two coordinates in decimetres."""
    wave = m.math("SINE", m.math("MULTIPLY", m.math("ADD", u, v), 2 * math.pi / pitch), 0)
    return m.mixcol(m.ramp(wave, -0.03, 0.03, 0, 1, False), M.col(YELLOW), M.col(BLACK))


def hazard(kind="Object", pitch=1.2, rough=0.4, axes="XZ"):
    m = M.Mat("hazard")
    at = m.new("ShaderNodeSeparateXYZ")
    m.link(m.coord(kind), at.inputs[0])
    m.link(striped(m, at.outputs[axes[0]], at.outputs[axes[1]], pitch), m.b.inputs["Base Color"])
    m.set(Roughness=rough, Specular=0.45, Clearcoat=0.2)
    return m.m


def bolt(loc):
    zinc = M.metal("b9bdc2", 0.3)
    cyl("washer", 0.17, 0.03, zinc, 0.01, loc=(loc[0], loc[1], loc[2] + 0.015))
    cyl("head", 0.11, 0.10, zinc, 0.02, loc=(loc[0], loc[1], loc[2] + 0.08), seg=6)


def guard(upright=True):
    """A U of bent plate on a foot plate, in front of a perforated rack upright."""
    yellow = M.paint(YELLOW, 0.2, 0.04)
    H, w, d, t = 4.0, 1.7, 1.5, 0.10
    section = [
        (-w / 2, d),
        (-w / 2, 0.35),
        (-w / 2 + 0.35, 0),
        (w / 2 - 0.35, 0),
        (w / 2, 0.35),
        (w / 2, d),
    ]
    line = refine(profile([(x, y, 0.30) for x, y in section]), 0.03)
    z = np.linspace(0.08, H, 60)
    P = np.stack([np.stack([np.full(60, x), np.full(60, y), z], -1) for x, y in line])
    slope = smooth(0.55, 1.0, (P[..., 1] / d)) * smooth(2.6, 4.0, P[..., 2])
    P[..., 2] -= 0.75 * slope
    m = M.Mat("guard")
    at = m.new("ShaderNodeSeparateXYZ")
    m.link(m.coord("UV"), at.inputs[0])
    stripes = striped(m, at.outputs["X"], at.outputs["Y"], 1.5)
    top = m.ramp(at.outputs["Y"], 2.2, 2.21, 0, 1, False)
    under = m.ramp(at.outputs["Y"], 3.5, 3.51, 1, 0, False)
    m.link(
        m.mixcol(m.math("MULTIPLY", top, under), M.col(YELLOW), stripes), m.b.inputs["Base Color"]
    )
    m.set(Roughness=0.32, Specular=0.5, Clearcoat=0.5, Clearcoat_Roughness=0.08)
    arc = arclen(line)
    uv = np.stack(np.meshgrid(arc, z, indexing="ij"), -1)
    body = grid("guard", P, m.m, uv=uv)
    thick = body.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = t, 0
    edge = body.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments, edge.limit_method = 0.02, 3, "ANGLE"
    holes = [superellipse(0.14, 0.14, 2, 30) + [x, y] for x in (-1.3, 1.3) for y in (0.35, 1.25)]
    plate("foot", rrect(3.2, 2.1, 0.2) + [0, 0.78], 0.10, 0.03, yellow, loc=(0, 0, 0.05))
    for hole in holes:
        x, y = hole.mean(0)
        bolt((x, y, 0.10))
    if upright:
        blue = M.paint("1c4f96", 0.22, 0.03)
        rbox("upright", (1.0, 0.8, 6.2), 0.08, blue, edge=0.04, loc=(0, 1.05, 3.15))
        for k in range(10):
            for x in (-0.24, 0.24):
                rbox(
                    "slot",
                    (0.14, 0.04, 0.34),
                    0.06,
                    M.plastic("0b0c0e", 0.6),
                    edge=0.01,
                    loc=(x, 0.645, 1.2 + 0.5 * k),
                )
        box("base", (1.6, 1.3, 0.10), blue, 0.02, loc=(0, 1.05, 0.15))


def corner():
    """A rubber angle with inset reflective stripes on the edge of a concrete column."""
    rubber = M.rubber(BLACK, 0.6, 0.3)
    concrete = M.Mat("concrete")
    grey = concrete.mixcol(
        concrete.ramp(concrete.noise(1.2, 5, 0.65), 0.3, 0.7),
        (0.36, 0.355, 0.34, 1),
        (0.47, 0.465, 0.45, 1),
    )
    concrete.link(grey, concrete.b.inputs["Base Color"])
    concrete.set(Roughness=0.92, Specular=0.2)
    concrete.bump(concrete.noise(14, 5, 0.7), 0.35, 0.02)
    box("column", (3.2, 3.2, 9.4), concrete.m, 0.06, loc=(1.6, 1.6, 4.7))
    H = 8.0
    outline = np.array(
        [(-0.10, -0.10), (1.0, -0.10), (1.0, 0.0), (0.0, 0.0), (0.0, 1.0), (-0.10, 1.0)]
    )
    plate("angle", outline, H, 0.035, rubber, loc=(0, 0, 0.3 + H / 2))
    tape = M.reflective(scale=12, tint="f2c21a")
    for k in range(4):
        z = 1.3 + 2.0 * k
        for turn, spot in ((0, (0.47, -0.105, z)), (-90, (-0.105, 0.47, z))):
            at = group("stripe", loc=spot, rot=(90, 0, turn))
            lean = 0.45 if turn == 0 else -0.45
            shape = np.array(
                [
                    (-0.46, -0.45 - lean / 2),
                    (0.46, -0.45 + lean / 2),
                    (0.46, 0.45 + lean / 2),
                    (-0.46, 0.45 - lean / 2),
                ]
            )
            plate("stripe", shape, 0.012, 0.003, tape, parent=at)
        for spot, turn in (
            ((0.55, -0.105, z + 1.0), (90, 0, 0)),
            ((-0.105, 0.55, z + 1.0), (90, 0, -90)),
        ):
            cyl("screw", 0.10, 0.02, M.metal("b9bdc2", 0.3), 0.006, loc=spot, rot=turn, seg=32)


def mirror():
    """An orange hood and rim round a convex mirror, on a wall arm with a ball joint."""
    R = 3.0
    orange = M.plastic("ea5a0b", 0.34, 0.04, coat=0.2)
    at = group("mirror", loc=(0, 0, 3.6), rot=(84, 0, 0))
    face = M.metal("e8eaec", 0.02)
    dome = [(0.001, 0.62)] + [
        (R * math.sin(a), 0.62 - 2.4 * (1 - math.cos(a * 0.56)))
        for a in np.linspace(0.05, math.pi / 2 * 0.93, 40)
    ]
    lathe("face", dome, M.metal("dfe2e5", 0.03), 192, parent=at, bevel=False)
    lathe(
        "rim",
        [
            (R - 0.22, -0.30),
            (R + 0.14, -0.26, 0.06),
            (R + 0.18, 0.02, 0.06),
            (R + 0.05, 0.16, 0.05),
            (R - 0.16, 0.08, 0.03),
        ],
        orange,
        192,
        parent=at,
    )
    hood_t = np.linspace(math.radians(18), math.radians(162), 160)
    out = np.linspace(0, 1, 30)
    A, V = np.meshgrid(hood_t, out, indexing="ij")
    reach = 0.75 * np.sin((A - math.radians(18)) / math.radians(144) * math.pi) ** 0.6
    hood = np.stack([(R + 0.15) * np.cos(A), (R + 0.15) * np.sin(A), 0.02 + reach * V], -1)
    body = grid("hood", hood, orange, parent=at)
    thick = body.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness = 0.05
    lathe(
        "back",
        [(0, -0.55), (1.2, -0.52, 0.1), (R - 0.1, -0.28, 0.08), (R, -0.2)],
        M.plastic(BLACK, 0.5, 0.1),
        128,
        parent=at,
    )
    steel = M.metal("a9adb2", 0.32)
    cyl("ball", 0.30, 0.5, M.plastic(BLACK, 0.4), 0.2, loc=(0, 0, -0.72), parent=at)
    path = catmull(np.array([(0, 1.0, 3.55), (0, 1.5, 3.4), (0, 2.1, 3.1), (0, 2.4, 3.0)]), 60)
    tube("arm", path, 0.19, steel, 24)
    cyl("post", 0.38, 7.6, steel, 0.05, loc=(0, 2.7, 3.8))
    for z in (2.8, 3.3):
        torus("clamp", 0.42, 0.06, M.metal("8d9297", 0.35), loc=(0, 2.7, z))


def spill_bin():
    """A wheeled bin of yellow polyethylene with a hinged lid and a seal."""
    yellow = M.plastic("f0b400", 0.42, 0.10, gs=45)
    W, D, H = 4.8, 5.0, 8.2
    z = np.linspace(0, 1, 60)
    rings = []
    for t in z:
        k = 0.80 + 0.20 * t
        rings.append(
            np.c_[rrect(W * k, D * k, 0.55, 14) + [0, 0.1 * (1 - t)], np.full(60, 0.55 + H * t)]
        )
    P = np.stack(rings, 1)
    body = grid("body", P, yellow, cu=True, caps=True)
    for zz in (H * 0.955 + 0.55,):
        plate("rim", rrect(W + 0.34, D + 0.34, 0.6), 0.46, 0.12, yellow, loc=(0, 0, zz))
    lid = rbox(
        "lid",
        (W + 0.5, D + 0.6, 0.85),
        0.75,
        yellow,
        edge=0.30,
        loc=(0, -0.05, H + 0.95),
        crown=0.14,
    )
    black = M.plastic(BLACK, 0.5, 0.12)
    tube(
        "handle",
        catmull(
            np.array(
                [
                    (-2.2, D / 2 + 0.1, H + 0.5),
                    (-2.2, D / 2 + 0.75, H + 0.7),
                    (0, D / 2 + 0.85, H + 0.72),
                    (2.2, D / 2 + 0.75, H + 0.7),
                    (2.2, D / 2 + 0.1, H + 0.5),
                ]
            ),
            120,
        ),
        0.17,
        yellow,
        20,
    )
    for s in (-1, 1):
        at = group("wheel", loc=(s * 2.15, 1.9, 0.95), rot=(0, 90, 0))
        lathe(
            "tyre",
            [(0.55, -0.28), (0.95, -0.26, 0.12), (0.95, 0.26, 0.12), (0.55, 0.28)],
            M.rubber(BLACK),
            96,
            parent=at,
        )
        lathe(
            "hub",
            [(0, -0.2), (0.55, -0.22, 0.05), (0.55, 0.22, 0.05), (0, 0.24)],
            M.plastic("c9cccf", 0.4),
            64,
            parent=at,
        )
        rbox(
            "seal",
            (0.10, 0.08, 0.6),
            0.03,
            M.plastic("c3131a", 0.35),
            edge=0.02,
            loc=(s * 1.5, -D / 2 - 0.34, H + 0.62),
        )
    printed = M.label(f"{M.TEX}/spill.png", 0.4, 0.2)
    front_slope = math.degrees(math.atan2(D * 0.1 + 0.1, H))
    decal_plane(
        "label",
        3.1,
        2.27,
        printed,
        (0, -D / 2 * 0.918 + 0.045, 5.3),
        (90 + front_slope * 0.98, 0, 0),
        r=0.1,
    )


def pads():
    """A stack of white pads half drawn out of a clear pack."""
    white = M.Mat("pad")
    dimple = white.new("ShaderNodeTexVoronoi", Scale=16.0)
    white.link(white.coord(), dimple.inputs["Vector"])
    white.set(Base_Color=M.col("d3d5d6"), Roughness=0.95, Specular=0.1)
    white.bump(dimple.outputs["Distance"], 0.55, 0.04)
    rng = np.random.default_rng(4)
    for k in range(22):
        dx, dy, turn = rng.normal(0, 0.03), rng.normal(0, 0.03), rng.normal(0, 0.4)
        slide = 0 if k < 18 else -(k - 17) * 0.55
        rbox(
            "pad",
            (5.0, 4.0, 0.095),
            0.12,
            white.m,
            edge=0.045,
            loc=(dx, dy + slide, 0.06 + 0.098 * k),
            rot=(-1.2 * (k > 17) * (k - 17), 0, turn),
        )
    film = M.thin_clear("f6fafc", 0.10, 0.05, 1.5)
    u, v = np.meshgrid(np.linspace(0, 1, 120), np.linspace(0, 1, 90), indexing="ij")
    outline = rrect(5.3, 2.05, 0.25, 29)
    sheet = np.stack(
        [
            np.repeat(outline[:, 0][:, None], 90, 1),
            np.repeat(np.linspace(-0.6, 2.3, 90)[None], 120, 0),
            np.repeat(outline[:, 1][:, None], 90, 1) + 1.05,
        ],
        -1,
    )
    N = grid_normals(sheet, cu=True)
    sheet = sheet + N * (0.07 * fbm(sheet * 1.3, 3, 2))[..., None]
    grid("film", sheet, film, cu=True)


def roll(parent, colour, stripes=False, rough=False, R=1.55, width=0.5):
    """A roll standing on its edge: wound tape on a cardboard core with a loose end."""
    at = group("roll", parent, (0, 0, R), (90, 0, 0))
    if stripes:
        m = M.Mat("striped")
        at_uv = m.new("ShaderNodeSeparateXYZ")
        m.link(m.coord("UV"), at_uv.inputs[0])
        around = m.math("MULTIPLY", at_uv.outputs["X"], 2 * math.pi * R)
        across = m.math("MULTIPLY", at_uv.outputs["Y"], width)
        m.link(striped(m, around, across, 2 * math.pi * R / 12), m.b.inputs["Base Color"])
        m.set(Roughness=0.3, Specular=0.5)
        outer = m.m
    elif rough:
        g = M.Mat("grit")
        sparkle = g.new("ShaderNodeTexVoronoi", Scale=70.0)
        g.link(g.coord(), sparkle.inputs["Vector"])
        g.link(
            g.mixcol(g.ramp(g.noise(120, 2), 0.62, 0.7), M.col("1a1b1d"), M.col("85898d")),
            g.b.inputs["Base Color"],
        )
        g.set(Roughness=0.85, Specular=0.4)
        g.bump(g.math("ADD", sparkle.outputs["Distance"], g.noise(90, 3, 0.7)), 0.9, 0.03)
        outer = g.m
    else:
        outer = M.plastic(colour, 0.3, 0.02)
    side = M.Mat("edge")
    ring = side.new(
        "ShaderNodeTexWave", wave_type="RINGS", rings_direction="Z", Scale=22.0, Distortion=0.6
    )
    side.link(side.coord(), ring.inputs["Vector"])
    base = M.col(YELLOW if stripes else ("35373a" if rough else colour))
    side.link(
        side.mixcol(ring.outputs["Fac"], base, tuple(c * 0.7 for c in base[:3]) + (1,)),
        side.b.inputs["Base Color"],
    )
    side.set(Roughness=0.6)
    lathe(
        "face",
        [(R, -width / 2 + 0.004), (R, width / 2 - 0.004)],
        outer,
        256,
        parent=at,
        bevel=False,
    )
    for s in (-1, 1):
        lathe(
            "side",
            [(0.82, s * width / 2), (R - 0.004, s * width / 2, 0.01), (R, s * (width / 2 - 0.006))],
            side.m,
            200,
            parent=at,
        )
    board = M.leather("b48a5a", 0.8, 0.1)
    lathe(
        "core",
        [
            (0.74, -width / 2 - 0.01),
            (0.83, -width / 2 - 0.01, 0.01),
            (0.83, width / 2 + 0.01, 0.01),
            (0.74, width / 2 + 0.01, 0.01),
            (0.74, -width / 2 - 0.01),
        ],
        board,
        128,
        parent=at,
    )
    t = np.linspace(0, 1, 60)
    angle = np.radians(-62) + 0.0 * t
    C = np.c_[
        R * math.cos(angle[0]) + 0.55 * t**1.2, R * math.sin(angle[0]) - 0.16 * t - 0.02, 0 * t
    ]
    C[:, 1] = np.maximum(C[:, 1], -R + 0.02)
    tangent = norm(np.gradient(C, axis=0))
    strap(
        "end",
        C,
        norm(np.cross(tangent, [0, 0, 1.0])),
        width,
        0.015,
        outer if not stripes else M.plastic(YELLOW, 0.3),
        parent=at,
    )


def build(view="guard"):
    if view.startswith("guard"):
        guard(view == "guard")
    elif view == "corner":
        corner()
    elif view.startswith("mirror"):
        mirror()
    elif view == "bin":
        spill_bin()
    elif view == "pads":
        pads()
    elif view == "tape":
        roll(root(), YELLOW, stripes=True)
    elif view == "antislip":
        roll(root(), BLACK, rough=True)
    else:
        for k, colour in enumerate((YELLOW, "c3131a", "15803d", "1450a3", "e6e7e8", BLACK)):
            roll(group("at", loc=(k * 1.05 - 2.6, k * 1.1 - 2.7, 0), rot=(0, 0, 0)), colour)
