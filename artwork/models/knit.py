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


def loops(m, gauge):
    """Height of the stitches, 0 to 1, of a knit with this many needles per inch."""
    wales = gauge * 3.94
    sep = m.new("ShaderNodeSeparateXYZ")
    m.link(m.attr("kuv").outputs["Vector"], sep.inputs[0])
    u, v = sep.outputs["X"], sep.outputs["Y"]
    fu = m.math("SUBTRACT", m.math("FRACT", m.math("MULTIPLY", u, wales), 0), 0.5)
    au = m.math("ABSOLUTE", fu, 0)
    ph = m.math("ADD", m.math("MULTIPLY", v, wales * 0.8), m.math("MULTIPLY", au, 1.1))
    w = m.math("ABSOLUTE", m.math("SINE", m.math("MULTIPLY", ph, math.pi), 0), 0)
    valley = m.ramp(au, 0.30, 0.5, 1.0, 0.15)
    ridge = m.ramp(au, 0.0, 0.10, 0.55, 1.0)
    return m.math("MULTIPLY", m.math("MULTIPLY", w, valley), ridge)


def skin(m, finish, knit):
    """Height of the coating and how bright it is: the knit under a film, foam, or grains of sand."""
    if finish == "sandy":
        grains = m.new("ShaderNodeTexVoronoi", Scale=62.0)
        m.link(m.coord(), grains.inputs["Vector"])
        grain = m.ramp(grains.outputs["Distance"], 0.15, 0.75, 1, 0)
        height = m.math("ADD", m.math("MULTIPLY", grain, 0.9), m.math("MULTIPLY", m.noise(160, 3), 0.5))
        return height, m.ramp(m.noise(75, 4, 0.8), 0.35, 0.75, 0.75, 1.9)
    through = dict(film=0.42, smooth=0.06, foam=0.0).get(finish, 0.0)
    fine = m.math("MULTIPLY", m.noise(150, 3), 0.30 if finish == "foam" else 0.06)
    height = m.math("ADD", m.math("MULTIPLY", knit, through), fine)
    return height, m.ramp(knit, 0, 0.6, 1 - 0.35 * through, 1.0)


def knit_mat(
    liner, coat, rough_coat, finish="foam", gauge=13.0, spot=None, mark=False, smooth_spot=False, patch=None, foamed=False
):
    """Liner in a V-stitch knit, dipped inside the line where `edge` is 0; a smooth spot is moulded rubber, a
    foamed one a second dip with a matt, crinkled skin."""
    m = M.Mat("knit")
    h = loops(m, gauge)
    c = m.ramp(m.attr("edge").outputs["Fac"], 0.004, -0.004)
    hc, shade = skin(m, finish, h)
    relief = m.mixcol(c, h, hc)
    if spot and smooth_spot:
        mask = m.ramp(m.attr("spot").outputs["Fac"], 0.35, 0.65)
        relief = m.math("MULTIPLY", relief, m.math("SUBTRACT", 1.0, mask))
    if spot and foamed:
        crinkle = m.math("ADD", m.math("MULTIPLY", m.noise(30, 4, 0.7), 1.3), m.math("MULTIPLY", m.noise(110, 3), 0.4))
        relief = m.mixcol(m.ramp(m.attr("spot").outputs["Fac"], 0.35, 0.65), relief, crinkle)
    m.bump(relief, 0.75, 0.012)
    L = M.col(liner)
    dk = tuple(x * 0.45 for x in L[:3]) + (1,)
    lin = m.mixcol(m.ramp(h, 0, 0.6), dk, L)

    def shaded(colour):
        scale = m.new("ShaderNodeVectorMath", operation="SCALE")
        scale.inputs[0].default_value = M.col(colour)[:3]
        m.link(shade, scale.inputs["Scale"])
        return scale.outputs[0]

    base, rough = m.mixcol(c, lin, shaded(coat)), m.ramp(c, 0, 1, 0.92, rough_coat, False)
    if patch:
        on = m.ramp(m.attr("patch").outputs["Fac"], 0.004, -0.004)
        base = m.mixcol(on, base, shaded(patch))
        rough = m.mixcol(on, rough, (rough_coat,) * 3 + (1,))
    if spot:
        mask = m.attr("spot").outputs["Fac"]
        mask = m.ramp(mask, 0.4, 0.6, 0, 1, False) if smooth_spot or foamed else mask
        base = m.mixcol(mask, base, M.col(spot))
        rough = m.mixcol(mask, rough, ((0.75 if foamed else 0.5),) * 3 + (1,))
    if mark:
        print_on = m.image(cut_level_print(), ext="CLIP")
        ink = m.math("MULTIPLY", print_on.outputs["Alpha"], m.attr("back").outputs["Fac"])
        worn = m.math("MULTIPLY", ink, m.ramp(h, 0, 0.3, 0.55, 0.95))
        base = m.mixcol(worn, base, M.col("14171a"))
    m.link(base, m.b.inputs["Base Color"])
    m.link(rough, m.b.inputs["Roughness"])
    m.set(Specular=0.35, Sheen=0.15)
    return m.m
