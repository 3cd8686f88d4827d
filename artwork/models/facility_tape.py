"""Tapes for floors and steps: rolls standing on edge, and a strip on the nosing of a step."""

from geom import *
import materials as M
from hazard import BLACK, YELLOW, gritty, striped

VIEWS = {
    "tape": dict(rot=(0, 0, -60), elev=10, frame=0.80),
    "tapes": dict(rot=(0, 0, -24), elev=16, frame=0.90),
    "antislip": dict(rot=(0, 0, -62), elev=10, frame=0.80),
    "step": dict(rot=(0, 0, -30), elev=28, frame=0.90, zoom=(1.5, 0.06, 0.02)),
}


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
        height, speckle = gritty(g)
        g.link(g.mixcol(speckle, M.col("1a1b1d"), M.col("85898d")), g.b.inputs["Base Color"])
        g.set(Roughness=0.85, Specular=0.4)
        g.bump(height, 0.9, 0.03)
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
    wound_face(at, R, width, outer)
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


def wound_face(at, R, width, material):
    """The outer turn and the free end, one strip: it leaves the roll at the floor and lies on it."""
    around = np.linspace(-0.5 * np.pi, 1.5 * np.pi, 361)
    turn = np.c_[R * np.cos(around), R * np.sin(around)]
    run = np.linspace(0, 1.15, 60)[1:]
    end = np.c_[run, -R - 0.012 + 0.10 * smooth(0.55, 1.15, run) ** 2]
    u = np.r_[(around + 0.5 * np.pi), 2 * np.pi + run / R] / (2 * np.pi)
    C = np.vstack([turn, end])
    half = width / 2 - 0.004
    P = np.stack([np.c_[C, np.full(len(C), z)] for z in (-half, half)], 1)
    uv = np.stack([np.repeat(u[:, None], 2, 1), np.tile([0.0, 1.0], (len(C), 1))], -1)
    strip = grid("face", P, material, uv=uv, parent=at)
    thick = strip.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.012, 0


def striped_grit():
    m = M.Mat("striped grit")
    at = m.new("ShaderNodeSeparateXYZ")
    m.link(m.coord(), at.inputs[0])
    height, speckle = gritty(m)
    colour = striped(m, at.outputs["X"], at.outputs["Y"], 0.9)
    m.link(
        m.mixcol(m.math("MULTIPLY", speckle, 0.35), colour, M.col("c9c4b4")),
        m.b.inputs["Base Color"],
    )
    m.set(Roughness=0.9, Specular=0.35)
    m.bump(height, 0.9, 0.03)
    return m.m


def step():
    """A tread of raised-pattern steel over the one below it; the strip lies along its edge."""
    zinc = M.metal("a4a9ae", 0.36, bump=0.05)
    for level, y in ((1.9, 0.0), (0.16, -2.5)):
        box("tread", (7.4, 2.8, 0.16), zinc, 0.05, loc=(0, y, level - 0.08))
        lozenge = catmull(np.array([(-0.20, 0), (0, 0.05), (0.20, 0), (0, -0.05)]), 24, True)
        for i in range(18):
            for j in range(5 if level > 1 else 3):
                spot = (-3.4 + 0.4 * i, y - 0.45 + 0.4 * j - (level < 1) * 0.5, level + 0.005)
                turn = 45 if (i + j) % 2 else -45
                plate("lozenge", lozenge, 0.04, 0.018, zinc, loc=spot, rot=(0, 0, turn))
    box("nosing", (7.4, 0.12, 0.5), zinc, 0.05, loc=(0, -1.34, 1.66))
    box("riser", (7.2, 0.12, 1.7), zinc, 0.03, loc=(0, -1.12, 0.95))
    for x in (-3.66, 3.66):
        box("side", (0.12, 2.5, 1.8), zinc, 0.03, loc=(x, 0.12, 0.94))
    strip = rrect(7.0, 0.5, 0.09)
    plate("strip", strip, 0.016, 0.006, striped_grit(), loc=(0, -1.06, 1.909))


def build(view="tape"):
    if view == "tape":
        roll(root(), YELLOW, stripes=True)
    elif view == "antislip":
        roll(root(), BLACK, rough=True)
    elif view == "step":
        step()
    else:
        for k, colour in enumerate((YELLOW, "c3131a", "15803d", "1450a3", "e6e7e8", None)):
            at = group("at", loc=(k * 1.05 - 2.6, k * 1.1 - 2.7, 0))
            roll(at, colour or YELLOW, stripes=colour is None)
