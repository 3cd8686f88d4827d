"""Rope with strands and tracer, webbing laid flat, protective sleeves, and the energy absorber."""

import materials as M
from geom import *


def rope(points, radius, colour, tracer=None, n=900, closed=False, lay=0.34, parent=None):
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
        caps=not closed,
        attrs=dict(tracer=tracers, shade=0.78 + 0.22 * np.maximum(left, right)),
        parent=parent,
    )
    return C


def web(pts, w, mat, n=300, z=0.06, th=0.035, pleat=0.0, parent=None):
    """Webbing that lies flat; `pleat` is the depth of an elastic leg's folds."""
    C = catmull(np.array(pts, float), n)
    if C.shape[1] == 2:
        C = np.c_[C, np.full(len(C), z)]
    s = arclen(C)
    N = np.tile([0, 0, 1.0], (n, 1))
    if pleat:
        m = smooth(0.3, 0.7, s) * smooth(0.3, 0.7, s[-1] - s)
        C[:, 2] += pleat * m * (0.5 + 0.5 * np.sin(s / 0.13 * 2 * np.pi))
        T = norm(np.gradient(C, axis=0))
        S = norm(np.cross(np.tile([0, 0, 1.0], (n, 1)), T))
        N = norm(np.cross(T, S))
        N *= np.sign(N[:, 2:3])
    strap("web", C, N, w, th, mat, parent=parent)
    return C, N


def coil(turns, radius, middle, sway):
    """Loose turns of a line laid on one another about a point of the floor, inside out and back by `sway`."""
    t = np.linspace(0, turns * 2 * np.pi, turns * 36)
    level = t / (2 * np.pi)
    r = radius + sway * np.sin(level * 2.4) + 0.05 * np.sin(t * 0.31 + 1)
    z = 0.10 + 0.06 * level + 0.03 * np.sin(level * 5.0)
    return np.c_[middle[0] + r * np.cos(t), middle[1] + r * np.sin(t), z]


def sleeve(C, a, b, radius, material, parent=None):
    i, j = int(a * (len(C) - 1)), int(b * (len(C) - 1))
    tube("sleeve", C[i:j], radius, material, 28, parent=parent)


def absorber(parent, label, length=1.6, width=0.72):
    """The pack that tears open in a fall, stitched, under a clear cover, with its label."""
    fabric = M.fabric("1b1d20", 46, "Object", 0.45, name="cordura")
    size = (width, length, 0.32)
    rbox("pouch", size, 0.15, fabric, edge=0.12, parent=parent, crown=0.03)
    thread = M.fabric("f2ead0", 20, "Object", 0.2)
    for x in (-1, 1):
        edge = [(x * width * 0.43, y * (length / 2 - 0.1), 0.158) for y in (-1, 1)]
        P = refine(np.array(edge), 0.03)
        up = np.tile([0, 0, 1.0], (len(P), 1))
        stitches("seam", P, up, thread, 0.055, 0.036, 0.008, parent)
    rubber = M.rubber("101113", 0.5, 0.2)
    for y in (-length / 2 + 0.08, length / 2 - 0.08):
        box("band", (width + 0.04, 0.15, 0.35), rubber, 0.05, loc=(0, y, 0), parent=parent)
    clear = M.thin_clear("f4f8fa", 0.0, 0.06, 1.45, spec=0.2)
    size = (width + 0.05, length - 0.30, 0.38)
    rbox("cover", size, 0.17, clear, edge=0.13, parent=parent, crown=0.03)
    printed = M.label(f"{M.TEX}/{label}.png", 0.6, 0.0)
    decal_plane("label", 1.10, 0.55, printed, (0, 0, 0.194), (0, 0, 90), parent, r=0.02)
