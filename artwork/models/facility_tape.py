"""Tapes for floors and steps: rolls standing on edge, and a strip on the nosing of a step."""

from geom import *
import materials as M
from hazard import BLACK, YELLOW, gritty, striped

VIEWS = {
    "tape": dict(rot=(0, 0, -60), elev=10, frame=0.80),
    "tapes": dict(rot=(0, 0, -24), elev=16, frame=0.90),
    "antislip": dict(rot=(0, 0, -62), elev=10, frame=0.80),
    "step": dict(rot=(0, 0, -18), elev=38, frame=0.90, zoom=(7.5, 0.0, 0.058)),
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


def concrete():
    """Fair-faced concrete, sealed: mottled grey, fine sand, small blowholes."""
    m = M.Mat("concrete")
    tone = m.math("ADD", m.math("MULTIPLY", m.noise(0.7, 5, 0.65), 0.6), m.math("MULTIPLY", m.noise(5, 5, 0.7), 0.4))
    grey = m.mixcol(m.ramp(tone, 0.34, 0.64), M.col("82817d"), M.col("a6a49f"))
    sand = m.ramp(m.noise(34, 3, 0.7), 0.36, 0.62, 0.86, 1.06)
    shade = m.new("ShaderNodeVectorMath", operation="SCALE")
    m.link(grey, shade.inputs[0]).link(sand, shade.inputs["Scale"]).link(shade.outputs[0], m.b.inputs["Base Color"])
    m.set(Specular=0.3)
    m.link(m.ramp(tone, 0.3, 0.7, 0.62, 0.8), m.b.inputs["Roughness"])
    cell = m.new("ShaderNodeTexVoronoi", Scale=5.5)
    m.link(m.coord(), cell.inputs["Vector"])
    hole = m.ramp(cell.outputs["Distance"], 0.05, 0.13, 0.0, 1.0)
    rough = m.math("ADD", m.math("MULTIPLY", m.noise(2.4, 4, 0.6), 0.5), m.math("MULTIPLY", m.noise(26, 4, 0.7), 0.5))
    m.bump(m.math("ADD", m.math("MULTIPLY", hole, 0.8), rough), 0.45, 0.05)
    return m.m


def step():
    """The edge of a sealed concrete step over the one below it; the strip lies along its edge."""
    grey = concrete()
    profile_yz = [(-5.2, -1.2), (-5.2, 0, 0.1), (-1.45, 0, 0.06), (-1.40, 1.70, 0.10), (5.2, 1.70, 0.1), (5.2, -1.2)]
    outline = refine(profile(profile_yz), 0.05)
    x = np.linspace(-6.5, 6.5, 140)
    P = np.stack([np.broadcast_to(x[:, None], (140, len(outline))), *np.broadcast_to(outline.T[:, None], (2, 140, len(outline)))], -1)
    uneven = 0.010 * fbm(P * [0.5, 0.8, 0.8], 3, 4)
    grid("step", P + uneven[..., None] * [0, 0.5, 1], grey)
    plate("strip", rrect(7.2, 0.5, 0.09), 0.012, 0.004, striped_grit(), loc=(-2.6, -1.05, 1.712))


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
