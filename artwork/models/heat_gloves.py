"""A pair of heat-resistant gloves of thick knit with long cuffs; both palms alike, so they fit either hand."""

from geom import *
import gloves
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, 0), elev=64, frame=0.87),
    "knit": dict(rot=(0, 0, 0), elev=64, frame=0.87, zoom=(2.6, -0.2, 0.12)),
}


def thick_knit(colour, gauge=30.0):
    """Coarse stitches of a heavy yarn."""
    m = M.Mat("thick knit")
    sep = m.new("ShaderNodeSeparateXYZ")
    m.link(m.attr("kuv").outputs["Vector"], sep.inputs[0])
    u, v = sep.outputs["X"], sep.outputs["Y"]
    fu = m.math("SUBTRACT", m.math("FRACT", m.math("MULTIPLY", u, gauge), 0), 0.5)
    au = m.math("ABSOLUTE", fu, 0)
    phase = m.math("ADD", m.math("MULTIPLY", v, gauge * 0.95), m.math("MULTIPLY", au, 1.2))
    stitch = m.math("ABSOLUTE", m.math("SINE", m.math("MULTIPLY", phase, math.pi), 0), 0)
    h = m.math("MULTIPLY", stitch, m.ramp(au, 0.28, 0.5, 1.0, 0.1))
    h = m.math("ADD", h, m.math("MULTIPLY", m.noise(140, 3, 0.7), 0.35))
    c = M.col(colour)
    tone = m.ramp(h, 0.1, 0.9)
    dark = (c[0] * 0.50, c[1] * 0.45, c[2] * 0.36, 1)
    fleck = m.ramp(m.noise(90, 2), 0.60, 0.72, 0, 0.35)
    base = m.mixcol(fleck, m.mixcol(tone, dark, c), (0.62, 0.36, 0.08, 1))
    m.link(base, m.b.inputs["Base Color"])
    m.set(Roughness=0.95, Specular=0.12, Sheen=0.4)
    m.bump(h, 0.9, 0.014)
    return m.m


def build(view="hero", color="e8c766"):
    yarn = thick_knit(color)
    for x, y, turn, palm, seed in ((-0.68, 0.0, 9, True, 3), (0.72, -0.06, -9, False, 8)):
        at = group("glove", loc=(x, y, 0.24), rot=(0, 0, turn), scale=(1.06, 1.0, 1.25))
        gloves.dipped(at, palm, color, color, "c9a23c", mirror=palm, seed=seed, cuff=1.25)
        body = next(ob for ob in at.children if ob.name.split(".")[0] == "glove")
        body.data.materials[0] = yarn
