"""What lace-up footwear is made of: grained leather, textile and a net of holes, in one material."""

import materials as M
import numpy as np


def open_mesh(m, shade):
    """A net of round holes where `knit` is 1: the shade, darker in the holes, and their depth."""
    sep = m.new("ShaderNodeSeparateXYZ")
    m.link(m.attr("unrolled").outputs["Vector"], sep.inputs[0])
    pitch = 2 * np.pi / 0.052
    lengthwise = m.math("MULTIPLY", sep.outputs["X"], pitch)
    leaning = m.math("MULTIPLY", sep.outputs["Y"], pitch * 3**0.5 / 2)
    half = m.math("MULTIPLY", lengthwise, 0.5)
    waves = [m.math("COSINE", lengthwise, 0)]
    waves += [m.math("COSINE", m.math(how, half, leaning), 0) for how in ("ADD", "SUBTRACT")]
    net = m.math("ADD", m.math("ADD", waves[0], waves[1]), waves[2])
    hole = m.ramp(net, 0.1, 1.5)
    hole = m.math("MULTIPLY", hole, m.attr("knit").outputs["Fac"])
    return m.math("MULTIPLY", shade, m.ramp(hole, 0, 1, 1, 0.16)), hole


def leather_and_textile(mesh=False, relief=0.42):
    """Grained leather where `soft` is 0, textile or suede where it is 1, in the colour `col`."""
    m = M.Mat("upper")
    soft = m.attr("soft").outputs["Fac"]
    shade = m.ramp(m.noise(6, 5, 0.6), 0.25, 0.75, 0.86, 1.10)
    if mesh:
        shade, hole = open_mesh(m, shade)
    scale = m.new("ShaderNodeVectorMath", operation="SCALE")
    m.link(m.attr("col").outputs["Color"], scale.inputs[0])
    m.link(shade, scale.inputs["Scale"])
    m.link(scale.outputs[0], m.b.inputs["Base Color"])
    cells = m.new("ShaderNodeTexVoronoi", Scale=46.0)
    m.link(m.coord(), cells.inputs["Vector"])
    pores = m.math("MULTIPLY", m.noise(110, 3, 0.6), 0.45)
    grain = m.math("ADD", m.math("MULTIPLY", cells.outputs["Distance"], -0.7), pores)
    height = m.mixcol(soft, grain, m.noise(150, 2))
    if mesh:
        height = m.math("SUBTRACT", height, m.math("MULTIPLY", hole, 3.2))
    m.bump(height, relief, 0.009)
    uneven = m.ramp(m.noise(10, 4), 0.3, 0.7, -0.07, 0.07)
    m.link(m.math("ADD", m.ramp(soft, 0, 1, 0.40, 0.85), uneven), m.b.inputs["Roughness"])
    m.set(Specular=0.5)
    return m.m
