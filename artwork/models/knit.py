"""The knit of gloves with their dipped coating, and what is printed on it."""

import materials as M
from geom import *
from printed import T, printed


def cut_level_print():
    """What is printed on the back of the hand: standard, its levels and the cut level."""
    body = T(150, 44, "EN 388:2016", 34, 700) + T(150, 100, "4X43D", 54, 800)
    body += "<rect x='40' y='118' width='220' height='72' rx='10' fill='none' stroke='#111' "
    body += "stroke-width='7'/>" + T(150, 170, "CUT  D", 50, 800)
    body += T(150, 236, "SIZE 9 / L", 36, 700)
    return printed("glove_mark", 300, 250, body)


def knit_mat(liner, coat, rough_coat=0.55, foamy=0.35, gauge=40, spot=None, mark=False, smooth_spot=False):
    """liner with V-stitch knit + dipped coating, mixed by vertex attribute; a smooth spot is moulded rubber"""
    m = M.Mat("knit")
    a = m.attr("kuv")
    sep = m.new("ShaderNodeSeparateXYZ")
    m.link(a.outputs["Vector"], sep.inputs[0])
    u, v = sep.outputs["X"], sep.outputs["Y"]
    fu = m.math("SUBTRACT", m.math("FRACT", m.math("MULTIPLY", u, gauge), 0), 0.5)
    au = m.math("ABSOLUTE", fu, 0)
    ph = m.math("ADD", m.math("MULTIPLY", v, gauge * 0.8), m.math("MULTIPLY", au, 1.1))
    w = m.math("ABSOLUTE", m.math("SINE", m.math("MULTIPLY", ph, math.pi), 0), 0)
    valley = m.ramp(au, 0.30, 0.5, 1.0, 0.15)
    ridge0 = m.ramp(au, 0.0, 0.10, 0.55, 1.0)
    h = m.math("MULTIPLY", m.math("MULTIPLY", w, valley), ridge0)
    c = m.attr("coat").outputs["Fac"]
    # coating micro texture
    vo = m.new("ShaderNodeTexVoronoi", Scale=70.0)
    m.link(m.coord(), vo.inputs["Vector"])
    hc = m.math("MULTIPLY", m.math("ADD", vo.outputs["Distance"], m.noise(120, 3)), foamy)
    hh = m.new("ShaderNodeMixRGB")
    m.link(c, hh.inputs[0])
    m.link(h, hh.inputs[1])
    m.link(hc, hh.inputs[2])
    relief = hh.outputs[0]
    if spot and smooth_spot:
        mask = m.ramp(m.attr("spot").outputs["Fac"], 0.35, 0.65)
        relief = m.math("MULTIPLY", relief, m.math("SUBTRACT", 1.0, mask))
    m.bump(relief, 0.75, 0.012)
    L = M.col(liner)
    C = M.col(coat)
    dk = tuple(x * 0.45 for x in L[:3]) + (1,)
    lin = m.mixcol(m.ramp(h, 0, 0.6), dk, L)
    n = m.ramp(m.noise(5, 4), 0.3, 0.7)
    coatc = m.mixcol(
        n, tuple(x * 0.85 for x in C[:3]) + (1,), tuple(min(1, x * 1.2) for x in C[:3]) + (1,)
    )
    base, rough = m.mixcol(c, lin, coatc), m.ramp(c, 0, 1, 0.92, rough_coat, False)
    if spot:
        mask = m.attr("spot").outputs["Fac"]
        mask = m.ramp(mask, 0.4, 0.6, 0, 1, False) if smooth_spot else mask
        base = m.mixcol(mask, base, M.col(spot))
        rough = m.mixcol(mask, rough, (0.5, 0.5, 0.5, 1))
    if mark:
        print_on = m.image(cut_level_print(), ext="CLIP")
        ink = m.math("MULTIPLY", print_on.outputs["Alpha"], m.attr("back").outputs["Fac"])
        worn = m.math("MULTIPLY", ink, m.ramp(h, 0, 0.3, 0.55, 0.95))
        base = m.mixcol(worn, base, M.col("14171a"))
    m.link(base, m.b.inputs["Base Color"])
    m.link(rough, m.b.inputs["Roughness"])
    m.set(Specular=0.35, Sheen=0.15)
    return m.m
