"""A knitted balaclava laid flat: one opening for the eyes, a long neck, flat seams, a sewn label."""

from flat_cloth import Panel, mirrored_outline, ups
from geom import *
import materials as M
from polygons import poly_sdf
from printed import T, printed

VIEWS = {
    "flat": dict(rot=(0, 0, 3), elev=66, frame=0.85),
    "label": dict(rot=(0, 0, 3), elev=66, frame=0.85, zoom=(1.6, 0.05, -0.17)),
}
NAVY = "2b3146"
HEAD = [(0, -2.35), (1.0, -2.38), (1.72, -2.20, 1), (1.62, -1.45), (1.30, -0.72), (1.22, -0.20), (1.36, 0.50), (1.34, 1.25), (0.98, 1.92), (0.45, 2.20), (0, 2.26)]
EYES = [(0, 0.18), (0.54, 0.20), (0.88, 0.38), (0.95, 0.68), (0.80, 0.96), (0.42, 1.10), (0, 1.13)]


def knit(colour, rib_width=0.052):
    """Fine rib knit along the panel's own axes; the width of a rib in decimetres."""
    m = M.Mat("knit")
    c = M.col(colour)
    at = m.new("ShaderNodeSeparateXYZ")
    m.link(m.attr("cloth").outputs["Vector"], at.inputs[0])
    u, v = at.outputs["X"], at.outputs["Y"]
    rib = m.math("SINE", m.math("MULTIPLY", u, 2 * math.pi / rib_width), 0)
    loop = m.math("SINE", m.math("MULTIPLY", v, 2 * math.pi / 0.040), 0)
    h = m.math("ADD", rib, m.math("MULTIPLY", loop, 0.35))
    seam = m.ramp(m.attr("seam").outputs["Fac"], 0.012, 0.03, 1, 0, False)
    tone = m.ramp(h, -1.1, 1.1, 0.70, 1.10)
    fade = m.ramp(m.noise(1.6, 4, 0.6), 0.3, 0.7, 0.92, 1.06)
    scale = m.new("ShaderNodeVectorMath", operation="SCALE")
    scale.inputs[0].default_value = c[:3]
    m.link(m.math("MULTIPLY", tone, fade), scale.inputs["Scale"])
    dark = tuple(x * 0.5 for x in c[:3]) + (1,)
    m.link(m.mixcol(m.math("MULTIPLY", seam, 0.8), scale.outputs[0], dark), m.b.inputs["Base Color"])
    m.set(Roughness=0.92, Specular=0.15, Sheen=0.4, Sheen_Tint=0.5)
    m.bump(h, 0.55, 0.012)
    return m.m


def label():
    body = "<rect width='300' height='150' fill='#f5f4ee'/>" + T(150, 46, "ASTM F1506-22", 33, 800)
    body += T(150, 92, "ARC RATING", 24, 700) + T(150, 134, "12 cal/cm²", 36, 800)
    return printed("balaclava_label", 300, 150, body, 800)


def build(view="flat"):
    material = knit(NAVY)
    back = Panel(mirrored_outline(HEAD) * [0.97, 0.985])
    back.lay("back", material, 0.02, 0.06, seed=6, strength=0.4)
    p = Panel(mirrored_outline(HEAD), 0.022)
    hole = poly_sdf(np.c_[p.x, p.y], mirrored_outline(EYES))
    rim = 0.055 * np.exp(-(((hole - 0.10) / 0.09) ** 2)) - 0.05 * smooth(0.03, -0.03, hole)
    p.faces = p.faces[(hole[p.faces] > -0.03).any(1)]
    middle = np.where((hole > 0.12) & (p.y > 0.9), np.abs(p.x), 9)
    chin = np.where(p.y < 0, np.abs(p.y + 0.42 + 0.12 * p.x**2), 9)
    p.lay("front", material, 0.16, 0.22, soft=0.32, seed=3, strength=1.15, raised=rim, seam=np.minimum(middle, chin))
    thread = M.fabric("1a2340", 20, "Object", 0.2)
    ring = mirrored_outline(EYES)
    C = np.c_[ring, p.height(ring[:, 0], ring[:, 1]) - 0.01]
    tube("binding", C, 1, M.fabric("1d2743", 70, "Object", 0.5), prof=superellipse(0.055, 0.075, 2.5, 16), closed=True)
    for grow, lift in ((1.16, 0.012), (1.27, 0.012)):
        loop = (ring - [0, 0.66]) * grow + [0, 0.66]
        C = np.c_[loop, p.height(loop[:, 0], loop[:, 1]) + lift]
        stitches("rim seam", C, ups(C), thread, 0.075, 0.05, 0.010, closed=True)
    hem = p.line([(-1.60, -2.02), (-1.0, -2.20), (0, -2.18), (1.0, -2.20), (1.60, -2.02)], 300, 0.01)
    stitches("hem", hem, ups(hem), thread, 0.075, 0.05, 0.010)
    z = float(p.height(*(g.ravel() for g in np.meshgrid(np.linspace(0.4, 1.2, 9), np.linspace(-1.9, -1.5, 5)))).max())
    at = group("label", loc=(0.80, -1.72, z + 0.012), rot=(0, 0, 4))
    plate("label", rrect(0.84, 0.42, 0.02), 0.008, 0.003, M.fabric("f5f4ee", 60, "Object", 0.2), parent=at)
    decal_plane("print", 0.81, 0.405, M.label(label(), 0.8, 0), (0, 0, 0.006), parent=at)
    around = np.c_[resample(rrect(0.78, 0.36, 0.02), 200, True), np.full(200, 0.008)]
    stitches("label seam", around, np.tile([0, 0, 1.0], (200, 1)), thread, 0.05, 0.034, 0.007, at, closed=True)
