"""Rope with strands and tracer, protective sleeves, and the energy absorber."""

import materials as M
from geom import *


def rope(points, radius, colour, tracer=None, n=900, closed=False, lay=0.34):
    """A kernmantle rope: sweep with strands that wind round it, and coloured tracer strands."""
    C = catmull(np.array(points, float), n, closed)
    s = arclen(C)
    T, N, B = frames(C, closed)
    a = np.linspace(0, 2 * np.pi, 64, endpoint=False)
    wind = s[None] / lay * 2 * np.pi
    left = np.cos(8 * (a[:, None]) + wind * 1.0)
    right = np.cos(8 * (a[:, None]) - wind * 1.0)
    r = radius * (1 + 0.035 * np.maximum(left, right))
    P = (
        C[None]
        + (np.cos(a)[:, None, None] * N[None] + np.sin(a)[:, None, None] * B[None]) * r[..., None]
    )
    m = M.Mat("rope")
    mask = m.attr("tracer").outputs["Fac"]
    shade = m.attr("shade").outputs["Fac"]
    base = m.mixcol(mask, M.col(colour), M.col(tracer or colour))
    scale = m.new("ShaderNodeVectorMath", operation="SCALE")
    m.link(base, scale.inputs[0])
    m.link(shade, scale.inputs["Scale"])
    m.link(scale.outputs[0], m.b.inputs["Base Color"])
    m.set(Roughness=0.85, Specular=0.2, Sheen=0.4)
    turned = (a[:, None] - wind / 8) % (2 * np.pi)
    tracers = ((turned < 0.5) | (np.abs(turned - np.pi) < 0.25)) * 1.0 if tracer else 0 * left
    grid(
        "rope",
        P,
        m.m,
        cu=True,
        cv=closed,
        attrs=dict(tracer=tracers, shade=0.78 + 0.22 * np.maximum(left, right)),
    )
    return C


def sleeve(C, a, b, radius, material):
    i, j = int(a * (len(C) - 1)), int(b * (len(C) - 1))
    tube("sleeve", C[i:j], radius, material, 28)


def absorber(parent):
    """The pack that tears open in a fall, with its label."""
    fabric = M.fabric("1b1d20", 46, "Object", 0.45, name="cordura")
    rbox("pouch", (0.72, 1.6, 0.32), 0.15, fabric, edge=0.12, parent=parent, crown=0.03)
    for y in (-0.72, 0.72):
        box(
            "band",
            (0.76, 0.15, 0.35),
            M.rubber("101113", 0.5, 0.2),
            0.05,
            loc=(0, y, 0),
            parent=parent,
        )
    label = M.label(f"{M.TEX}/harness_label.png", 0.4, 0.4)
    decal_plane("label", 1.04, 0.52, label, (0, 0, 0.19), (0, 0, 90), parent, r=0.02)
