"""The material of leather gloves: grain or split leather, canvas, woven aramid; by attributes of the mesh."""

import materials as M
from geom import *


def cells(m, scale):
    """The pebbles of grain leather: 1 on their tops, 0 in the valleys between them."""
    strayed = m.new("ShaderNodeVectorMath", operation="ADD")
    scatter = m.new("ShaderNodeTexNoise", Scale=scale * 0.5, Detail=2.0)
    m.link(m.coord(), scatter.inputs["Vector"])
    bent = m.new("ShaderNodeVectorMath", operation="SCALE")
    bent.inputs["Scale"].default_value = 0.9 / scale
    m.link(scatter.outputs["Color"], bent.inputs[0])
    m.link(m.coord(), strayed.inputs[0])
    m.link(bent.outputs[0], strayed.inputs[1])
    edges = m.new("ShaderNodeTexVoronoi", Scale=scale, feature="DISTANCE_TO_EDGE")
    m.link(strayed.outputs[0], edges.inputs["Vector"])
    return m.ramp(edges.outputs["Distance"], 0.0, 0.22)


def product(m, first, *others):
    for other in others:
        first = m.math("MULTIPLY", first, other)
    return first


def leather_material(st, stamp):
    m = M.Mat("leather")
    tone = m.ramp(m.noise(1.7, 3, 0.55), 0.3, 0.7, 0.86, 1.06)
    if st.get("woven"):
        tone = product(m, tone, m.ramp(m.noise(26, 4, 0.7), 0.3, 0.7, 0.88, 1.08))
    elif st["suede"]:
        # nap that lies to one side or the other, and single fibres
        nap = m.ramp(m.noise(14, 7, 0.78, distortion=0.4), 0.30, 0.70, 0.80, 1.14)
        fibre = m.ramp(m.noise(120, 5, 0.85), 0.3, 0.7, 0.70, 1.24)
        tone = product(m, tone, nap, fibre)
    else:
        pebbles = m.math("MULTIPLY", cells(m, st.get("grain", 78.0)), m.ramp(cells(m, 150.0), 0, 1, 0.80, 1.0, False))
        patchy = m.ramp(m.noise(6, 4, 0.65), 0.3, 0.7, 0.90, 1.05)
        tone = product(m, tone, patchy, m.ramp(pebbles, 0, 1, 0.90, 1.02, False))
    dark = m.attr("seam").outputs["Fac"]
    tone = product(m, tone, m.ramp(dark, 0.003, 0.012, 0.55, 1.0), m.ramp(dark, 0.0, 0.07, 0.86, 1.0))

    def toned(colour):
        scale = m.new("ShaderNodeVectorMath", operation="SCALE")
        scale.inputs[0].default_value = M.col(colour)[:3]
        m.link(tone, scale.inputs["Scale"])
        return scale.outputs[0]

    def inside(name):
        return m.ramp(m.attr(name).outputs["Fac"], -0.005, 0.005)

    base = toned(st["b"])
    if st["canvas"]:
        sep = m.new("ShaderNodeSeparateXYZ")
        m.link(m.attr("xy").outputs["Vector"], sep.inputs[0])
        wave = m.math("SINE", m.math("MULTIPLY", sep.outputs["X"], 2 * math.pi / 0.30), 0)
        base = m.mixcol(m.ramp(wave, 0.27, 0.33, 0, 1, False), M.col("d6d2c6"), M.col("23497f"))
        threads = [m.math("SINE", m.math("MULTIPLY", sep.outputs[k], 2 * math.pi / 0.024), 0) for k in "XY"]
        weave = m.math("MULTIPLY", *threads)
        slub = m.ramp(m.noise(40, 3, 0.7), 0.3, 0.7, 0.86, 1.08)
        shade = product(m, m.ramp(weave, -0.7, 0.7, 0.78, 1.06), slub, m.ramp(m.noise(2.4, 4), 0.3, 0.7, 0.84, 1.05))
        shade = product(m, shade, m.ramp(dark, 0.004, 0.05, 0.62, 1.0))
        woven = m.new("ShaderNodeVectorMath", operation="SCALE")
        m.link(base, woven.inputs[0])
        m.link(shade, woven.inputs["Scale"])
        base = woven.outputs[0]
    colour = m.mixcol(inside("le"), base, toned(st["a"]))
    colour = m.mixcol(inside("pa"), colour, toned(st["patch"]))
    if "lining" in st:
        colour = m.mixcol(m.attr("within").outputs["Fac"], colour, M.col(st["lining"]))
    if stamp:
        ink = m.image(stamp, ext="CLIP")
        on = m.math("MULTIPLY", ink.outputs["Alpha"], m.attr("back").outputs["Fac"])
        colour = m.mixcol(m.math("MULTIPLY", on, 0.9), colour, ink.outputs["Color"])
    m.link(colour, m.b.inputs["Base Color"])
    if st.get("woven"):
        sep = m.new("ShaderNodeSeparateXYZ")
        m.link(m.attr("xy").outputs["Vector"], sep.inputs[0])
        # heavy twill: ribs aslant, each broken into its threads
        slant = m.math("ADD", sep.outputs["X"], m.math("MULTIPLY", sep.outputs["Y"], 0.8))
        ribs = m.math("SINE", m.math("MULTIPLY", slant, 2 * math.pi / 0.034), 0)
        across = m.math("SINE", m.math("MULTIPLY", sep.outputs["Y"], 2 * math.pi / 0.026), 0)
        height = m.math("ADD", ribs, m.math("MULTIPLY", across, 0.6))
        height = m.math("ADD", height, m.math("MULTIPLY", m.noise(70, 4), 1.2))
        shade = m.new("ShaderNodeVectorMath", operation="SCALE")
        m.link(colour, shade.inputs[0])
        m.link(m.ramp(height, -0.8, 1.6, 0.72, 1.06), shade.inputs["Scale"])
        m.link(shade.outputs[0], m.b.inputs["Base Color"])
        m.bump(height, 0.6, 0.012)
    elif st["suede"]:
        nap = m.math("ADD", m.noise(150, 5, 0.8), m.math("MULTIPLY", m.noise(36, 5, 0.75), 0.7))
        if st["canvas"]:
            leather = inside("le")
            nap = m.mixcol(leather, m.math("MULTIPLY", weave, 0.35), nap)
        m.bump(nap, 0.7, 0.016)
    else:
        # the fine creases across a joint
        crease = m.new("ShaderNodeTexNoise", Scale=1.0, Detail=3.0)
        stretch = m.new("ShaderNodeVectorMath", operation="MULTIPLY")
        stretch.inputs[1].default_value = (7, 42, 7)
        m.link(m.attr("run").outputs["Vector"], stretch.inputs[0])
        m.link(stretch.outputs[0], crease.inputs["Vector"])
        lines = m.ramp(crease.outputs["Fac"], 0.40, 0.62)
        lines = m.math("MULTIPLY", m.math("MULTIPLY", lines, m.attr("joint").outputs["Fac"]), 0.7)
        height = m.math("ADD", m.math("MULTIPLY", pebbles, 0.6), lines)
        m.bump(m.math("ADD", height, m.math("MULTIPLY", m.noise(7, 4, 0.6), 1.2)), 0.45, 0.010)
    rough = 0.92 if st["suede"] else 0.50
    m.set(Roughness=rough, Specular=0.12 if st["suede"] else 0.35, Sheen=0.4 if st["suede"] else 0.0)
    return m.m
