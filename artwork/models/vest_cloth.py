"""The knit of a vest with its tape, contrast border and mesh, drawn in pattern coordinates."""

from garment_bounce import without_cast
from garment_cloth import diamond
from geom import *
import materials as M

TAPE_HALF, WAIST_BANDS, BRACE = 0.25, (1.15, 2.45), 1.28


def tape_distance(across, z):
    """Signed distance to the tape, negative inside: two waist bands and two braces."""
    waist = np.minimum.reduce([np.abs(z - level) - TAPE_HALF for level in WAIST_BANDS])
    brace = np.where(z > max(WAIST_BANDS), np.abs(across - BRACE) - TAPE_HALF, 9)
    return np.minimum(waist, brace)


def knit(colour, border):
    """Attributes: tape (distance), puv (coordinates), mesh (1 where the knit is open)."""
    c = M.col(colour)
    m = M.Mat("hivis")
    tape = m.attr("tape").outputs["Fac"]
    at = m.new("ShaderNodeSeparateXYZ")
    m.link(m.attr("puv").outputs["Vector"], at.inputs[0])
    u, v = at.outputs["X"], at.outputs["Y"]
    knitted = diamond(m, u, v, 150.0)
    shaded = tuple(k * 0.80 for k in c[:3]) + (1,)
    base = m.mixcol(m.ramp(knitted, -0.6, 0.8), shaded, c)
    beside = m.ramp(tape, 0.118, 0.126, 1, 0, False)
    base = m.mixcol(beside, base, M.col(border))
    on_tape = m.ramp(tape, -0.004, 0.004, 1, 0, False)
    beads = m.ramp(diamond(m, u, v, 62.0), -0.3, 0.5)
    silver = m.mixcol(beads, (0.46, 0.48, 0.50, 1), (0.66, 0.68, 0.70, 1))
    seen = without_cast(m, m.mixcol(on_tape, base, silver))
    m.link(seen, m.b.inputs["Base Color"])
    m.link(m.math("MULTIPLY", on_tape, 0.45), m.b.inputs["Metallic"])
    m.link(m.ramp(on_tape, 0, 1, 0.88, 0.40, False), m.b.inputs["Roughness"])
    m.set(Specular=0.25, Sheen=0.2)
    glow = m.mixcol(m.math("MAXIMUM", on_tape, beside), c, (0, 0, 0, 1))
    m.link(without_cast(m, glow), m.b.inputs["Emission"])
    m.set(Emission_Strength=0.045)
    open_knit = m.math("MULTIPLY", m.attr("mesh").outputs["Fac"], m.math("SUBTRACT", 1.0, beside))
    holes = m.math("MULTIPLY", m.ramp(diamond(m, u, v, 44.0), 0.25, 0.5), open_knit)
    m.link(m.math("SUBTRACT", 1.0, m.math("MULTIPLY", holes, 0.8)), m.b.inputs["Alpha"])
    raised = m.math("ADD", m.math("MULTIPLY", on_tape, 0.6), m.math("MULTIPLY", beside, 0.4))
    raised = m.math("SUBTRACT", raised, m.math("MULTIPLY", holes, 0.8))
    m.bump(m.math("ADD", m.math("MULTIPLY", knitted, 0.25), raised), 0.5, 0.012)
    return m.m
