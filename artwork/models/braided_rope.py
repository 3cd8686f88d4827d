"""A kernmantle rope seen from near: yarns of its sheath that cross over and under, some of them coloured."""

import materials as M
from geom import *

YARNS = 12  # that wind to the right, and as many to the left


def braided_rope(points, radius, colour, tracer, n=2000, seg=84, parent=None):
    """Sweep along `points` (decimetres), of `n` rings of `seg` corners; two yarns have the colour `tracer`."""
    C = catmull(np.array(points, float), n)
    along = arclen(C)[None] / (7.2 * radius) * 2 * np.pi
    _, N, B = frames(C)
    a = np.linspace(0, 2 * np.pi, seg, endpoint=False)[:, None]
    right, left = YARNS * (a - along) / (2 * np.pi), YARNS * (a + along) / (2 * np.pi)
    over = (np.floor(right) + np.floor(left)) % 2 == 0
    upper = np.where(over, right, left) % 1
    lower = np.where(over, left, right) % 1
    high = np.sin(np.pi * upper) ** 0.6 * (0.55 + 0.45 * np.sin(np.pi * lower))
    r = radius * (0.975 + 0.06 * high)
    P = C[None] + (np.cos(a)[..., None] * N[None] + np.sin(a)[..., None] * B[None]) * r[..., None]
    marked = over & (np.floor(right) % YARNS < 2)
    m = M.Mat("sheath")
    base = m.mixcol(m.attr("tracer").outputs["Fac"], M.col(colour), M.col(tracer))
    scale = m.new("ShaderNodeVectorMath", operation="SCALE")
    m.link(base, scale.inputs[0])
    m.link(m.attr("shade").outputs["Fac"], scale.inputs["Scale"])
    m.link(scale.outputs[0], m.b.inputs["Base Color"])
    m.set(Roughness=0.8, Specular=0.2, Sheen=0.4)
    attrs = dict(tracer=marked * 1.0, shade=0.70 + 0.30 * high)
    grid("rope", P, m.m, cu=True, caps=True, attrs=attrs, parent=parent)
    return C
