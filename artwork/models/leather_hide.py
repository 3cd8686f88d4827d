"""The material of leather gloves: grain or split leather, canvas, woven aramid; by attributes of the mesh."""

import materials as M
from geom import *


def leather_material(st, stamp):
    m = M.Mat("leather")
    tone = m.ramp(m.noise(3.2, 3, 0.5), 0.3, 0.7, 0.93, 1.05)
    fibre = m.ramp(m.noise(38, 4, 0.7), 0.3, 0.7, 0.92, 1.06) if st["suede"] else tone
    tone = m.math("MULTIPLY", tone, fibre) if st["suede"] else tone

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
        base = m.mixcol(m.ramp(wave, 0.27, 0.33, 0, 1, False), M.col("e6e3da"), M.col("1f4f93"))
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
        runs = [m.math("MULTIPLY", sep.outputs[k], 2 * math.pi / 0.034) for k in "XY"]
        waves = [m.math("SINE", run, 0) for run in runs]
        height = m.math("ADD", m.math("MULTIPLY", *waves), m.math("MULTIPLY", m.noise(95, 4), 0.3))
        m.bump(height, 0.30, 0.010)
    elif st["suede"]:
        nap = m.math("ADD", m.noise(110, 5, 0.75), m.math("MULTIPLY", m.noise(30, 3), 0.4))
        m.bump(nap, 0.35, 0.010)
    else:
        # pebbles of a millimetre, and the fine creases across a joint
        pebbles = m.new("ShaderNodeTexVoronoi", Scale=90.0, feature="SMOOTH_F1")
        m.link(m.coord(), pebbles.inputs["Vector"])
        crease = m.new("ShaderNodeTexNoise", Scale=1.0, Detail=3.0)
        stretch = m.new("ShaderNodeVectorMath", operation="MULTIPLY")
        stretch.inputs[1].default_value = (7, 42, 7)
        m.link(m.attr("run").outputs["Vector"], stretch.inputs[0])
        m.link(stretch.outputs[0], crease.inputs["Vector"])
        lines = m.ramp(crease.outputs["Fac"], 0.40, 0.62)
        lines = m.math("MULTIPLY", m.math("MULTIPLY", lines, m.attr("joint").outputs["Fac"]), 0.7)
        height = m.math("ADD", m.math("MULTIPLY", pebbles.outputs["Distance"], 0.8), lines)
        m.bump(m.math("ADD", height, m.math("MULTIPLY", m.noise(5, 3), 0.5)), 0.42, 0.012)
    rough = 0.92 if st["suede"] else 0.50
    m.set(Roughness=rough, Specular=0.12 if st["suede"] else 0.35, Sheen=0.4 if st["suede"] else 0.0)
    return m.m
