"""Facility protection: rack guard, corner protector, convex mirror, spill bin, absorbents, floor tapes."""

from geom import *
import materials as M
from facility_impact import BLACK, YELLOW, corner, guard, mirror, striped

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
