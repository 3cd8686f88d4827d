"""The cloth of a garment: weave, seams, pockets, tape and a second colour, from attributes."""

import materials as M
from garment_bounce import without_cast
from geom import *

FINISH = dict(
    twill=dict(rough=0.88, specular=0.22, sheen=0.35, weave=0.06),
    tricot=dict(rough=0.90, specular=0.20, sheen=0.25, weave=0.30),
    nonwoven=dict(rough=0.82, specular=0.25, sheen=0.10, weave=0.05),
    padded=dict(rough=0.66, specular=0.30, sheen=0.12, weave=0.04),
    coated=dict(rough=0.56, specular=0.36, sheen=0.0, weave=0.04),
    foil=dict(rough=0.47, specular=0.6, sheen=0.0, weave=0.0),
)


def scaled(colour, k):
    return tuple(min(1, v * k) for v in colour[:3]) + (1,)


def stitched(m, distance, offset, along, pitch=0.075):
    """A row of thread at an offset from a seam: 1 on the thread."""
    off = m.math("ABSOLUTE", m.math("SUBTRACT", distance, offset), 0)
    line = m.ramp(off, 0.009, 0.013, 1, 0, False)
    dash = m.ramp(
        m.math("SINE", m.math("MULTIPLY", along, 2 * math.pi / pitch), 0), -0.2, 0, 0, 1, False
    )
    return m.math("MULTIPLY", line, dash)


def diamond(m, u, v, scale):
    """A diamond wave, 1 to -1."""
    plus = m.math("SINE", m.math("MULTIPLY", m.math("ADD", u, v), scale), 0)
    minus = m.math("SINE", m.math("MULTIPLY", m.math("SUBTRACT", u, v), scale), 0)
    return m.math("MULTIPLY", plus, minus)


def cloth(colour, second=None, finish="twill", border=None, grid=False, taped_seams=False):
    """The material. `border`: contrast strip beside the tape; `grid`: antistatic lines."""
    f = FINISH[finish]
    m = M.Mat(finish)
    c = M.col(colour)
    at = m.new("ShaderNodeSeparateXYZ")
    m.link(m.attr("cloth").outputs["Vector"], at.inputs[0])
    u, v = at.outputs["X"], at.outputs["Y"]
    along = m.math("ADD", u, v)
    base = c
    if second:
        base = m.mixcol(m.attr("zone").outputs["Fac"], c, M.col(second))
    pale = finish == "nonwoven"
    shade = m.ramp(m.noise(1.4, 5, 0.6), 0.3, 0.7, 0.985 if pale else 0.90, 1.0 if pale else 1.06)
    scale = m.new("ShaderNodeVectorMath", operation="SCALE")
    if hasattr(base, "node"):
        m.link(base, scale.inputs[0])
    else:
        scale.inputs[0].default_value = base[:3]
    m.link(shade, scale.inputs["Scale"])
    base = scale.outputs[0]
    if grid:
        lines = m.ramp(
            m.math("ABSOLUTE", m.math("SINE", m.math("MULTIPLY", u, 40.0), 0), 0), 0, 0.06, 1, 0
        )
        rows = m.ramp(
            m.math("ABSOLUTE", m.math("SINE", m.math("MULTIPLY", v, 40.0), 0), 0), 0, 0.06, 1, 0
        )
        fac = m.math("MULTIPLY", m.math("MAXIMUM", lines, rows), 0.35)
        base = m.mixcol(fac, base, scaled(c, 0.35))
    seam, pocket, flap = (m.attr(name).outputs["Fac"] for name in ("seam", "pocket", "flap"))
    dark = scaled(c, 0.45 if finish != "foil" else 0.6)
    if taped_seams:
        wide = m.ramp(seam, 0.13, 0.135, 1, 0, False)
        base = m.mixcol(wide, base, m.mixcol(0.30, base, (0.90, 0.84, 0.46, 1)))
        edge = m.math("ABSOLUTE", m.math("SUBTRACT", seam, 0.132), 0)
        base = m.mixcol(m.ramp(edge, 0.004, 0.012, 0.6, 0, False), base, dark)
    else:
        base = m.mixcol(m.ramp(seam, 0.006, 0.014, 1, 0, False), base, dark)
    thread = m.math("MAXIMUM", stitched(m, seam, 0.05, along), stitched(m, seam, 0.085, along))
    thread = m.math("MAXIMUM", thread, stitched(m, pocket, -0.045, along))
    thread = m.math("MAXIMUM", thread, stitched(m, flap, -0.04, along))
    if finish in ("nonwoven", "coated", "padded"):
        thread = m.math("MULTIPLY", thread, 0.0)
    light = m.mixcol(0.28, base, (0.8, 0.8, 0.8, 1))
    base = m.mixcol(m.math("MULTIPLY", thread, 0.8), base, light)
    for outline, strength in ((pocket, 0.8), (flap, 0.9)):
        line = m.ramp(m.math("ABSOLUTE", outline, 0), 0.008, 0.016, strength, 0, False)
        base = m.mixcol(line, base, dark)
    tape = m.attr("tape").outputs["Fac"]
    on_tape = m.ramp(tape, -0.006, 0.006, 1, 0, False)
    beside = m.ramp(tape, 0.07, 0.078, 1, 0, False) if border else on_tape
    if border:
        base = m.mixcol(beside, base, M.col(border))
    silver = m.mixcol(
        m.ramp(diamond(m, u, v, 58.0), -0.3, 0.5), (0.47, 0.49, 0.51, 1), (0.64, 0.66, 0.68, 1)
    )
    m.link(without_cast(m, m.mixcol(on_tape, base, silver)), m.b.inputs["Base Color"])
    metal = 0.9 if finish == "foil" else 0.0
    m.link(m.ramp(on_tape, 0, 1, metal, 0.15, False), m.b.inputs["Metallic"])
    m.link(m.ramp(on_tape, 0, 1, f["rough"], 0.58, False), m.b.inputs["Roughness"])
    m.set(Specular=f["specular"], Sheen=f["sheen"], Sheen_Tint=0.5)
    weave = m.math("SINE", m.math("MULTIPLY", along, 120.0), 0)
    if finish == "tricot":
        weave = diamond(m, u, v, 150.0)
    raised = m.math("ADD", m.math("MULTIPLY", beside, 0.6), m.math("MULTIPLY", thread, 0.4))
    if taped_seams:
        raised = m.math("ADD", raised, m.math("MULTIPLY", wide, 0.5))
    m.bump(m.math("ADD", m.math("MULTIPLY", weave, f["weave"]), raised), 0.5, 0.014)
    if finish == "foil":
        crinkle = m.math(
            "ADD", m.math("MULTIPLY", m.noise(5.0, 3, 0.6), 0.25), m.math("MULTIPLY", raised, 0.5)
        )
        m.bump(crinkle, 0.35, 0.03)
    return m.m


def plain_cloth(colour, rough=0.9, metallic=0.0):
    """Cloth seen from afar, or its other side: no weave to flicker, faint clouds of shade."""
    m = M.Mat("plain cloth")
    c = M.col(colour)
    light, dark = scaled(c, 1.05), scaled(c, 0.92)
    m.link(m.mixcol(m.ramp(m.noise(2.0, 4, 0.6), 0.3, 0.7), dark, light), m.b.inputs["Base Color"])
    m.set(Roughness=rough, Specular=0.2, Metallic=metallic, Sheen=0.25, Sheen_Tint=0.5)
    m.bump(m.noise(90, 2, 0.6), 0.12, 0.008)
    return m.m
