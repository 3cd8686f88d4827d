"""Flat gloves of silver barrier film: two sheets welded round the outline of a hand, with long open cuffs."""

import materials as M
from flat_cloth import Panel
from crumple import fold_line
from geom import *

VIEWS = {
    "pair": dict(rot=(0, 0, 0), elev=60, frame=0.86),
    "cuff": dict(rot=(0, 0, 0), elev=60, frame=0.86, zoom=(2.3, -0.15, -0.20)),
}
END, WELD = -2.40, 0.052
FINGERS = [((-0.46, 0.30), (-0.56, 1.30)), ((-0.155, 0.30), (-0.18, 1.50)), ((0.155, 0.30), (0.19, 1.43)), ((0.46, 0.30), (0.58, 1.10))]
THUMB = ((-0.30, -0.30), (-1.06, 0.52))


def film():
    """Smooth satin film; where `weld` is 1 the sheets are joined by a knurled band."""
    m = M.Mat("film")
    weld = m.ramp(m.attr("weld").outputs["Fac"], 0.4, 0.6)
    m.set(Metallic=0.80, Specular=0.5)
    m.link(m.mixcol(weld, M.col("bcc0c4"), M.col("92979b")), m.b.inputs["Base Color"])
    m.link(m.math("ADD", m.ramp(m.noise(4, 3), 0.3, 0.7, 0.36, 0.46), m.math("MULTIPLY", weld, 0.10)), m.b.inputs["Roughness"])
    at = m.new("ShaderNodeSeparateXYZ")
    m.link(m.coord(), at.inputs[0])
    waves = [m.math("SINE", m.math("MULTIPLY", m.math(kind, at.outputs["X"], at.outputs["Y"]), 260.0), 0) for kind in ("ADD", "SUBTRACT")]
    knurl = m.math("MULTIPLY", m.math("MULTIPLY", *waves), m.math("MULTIPLY", weld, 0.16))
    ridges = [fold_line(m, scale, -3.2 / scale, 0.4, 0.6) for scale in (1.7, 4.3)]
    m.bump(m.math("ADD", knurl, m.math("ADD", *ridges)), 0.42, 0.06)
    return m.m


def within(p):
    """Distance to the weld's outer edge, positive inside; the cuff goes on beyond its end."""
    flat = np.concatenate([p, 0 * p[..., :1]], -1)
    d = SDF.box(flat, np.array([0, -0.02, 0]), (0.62, 0.58, 1), 0.28)
    half = 0.54 + 0.17 * smooth(-0.4, -2.6, p[..., 1])
    d = SDF.su(d, np.maximum(np.abs(p[..., 0]) - half, p[..., 1] + 0.25), 0.16)
    for a, b in FINGERS:
        d = SDF.su(d, SDF.capsule(flat, (*a, 0), (*b, 0), 0.145, 0.135), 0.05)
    return -SDF.su(d, SDF.capsule(flat, (*THUMB[0], 0), (*THUMB[1], 0), 0.24, 0.155), 0.14)


def edge():
    from skimage.measure import find_contours

    step = 0.02
    x, y = np.arange(-1.4, 1.0, step), np.arange(END - 0.3, 1.8, step)
    at = np.stack(np.meshgrid(x, y, indexing="ij"), -1)
    d = np.minimum(within(at), at[..., 1] - END)
    ring = max(find_contours(d, 0.0), key=len)[:-1] * step + [x[0], y[0]]
    return resample(ring, 900, True)


def crumpled(x, y, seed):
    """Wide facets between straight, softly rounded bends."""
    rng, p = np.random.default_rng(seed), np.stack([x, y, 0 * x + seed], -1)
    bent = 0.12 * fbm(p * 1.3, 2, seed)
    height = 0 * x
    for size in (1.5, 0.9, 0.6):
        a, phase = rng.uniform(0, np.pi), rng.uniform(0, 1)
        run = (x * np.cos(a) + y * np.sin(a) + bent) / size + phase
        height += size * 0.075 * (np.sqrt((run - np.round(run)) ** 2 + 0.0012) - 0.25)
    return height


def glove(parent, mirror, seed):
    panel = Panel(edge(), 0.018)
    x, y = panel.x, panel.y
    inside = within(np.stack([x, y], -1))
    free = smooth(WELD, WELD * 1.5, inside)
    swell = 0.05 * np.sqrt(np.clip((inside - WELD) / 0.30, 0, 1))
    mouth = 0.24 * smooth(-1.35, END, y) ** 1.5 * np.clip(1 - (x / 0.64) ** 2, 0, 1)
    upper = 0.022 + free * (swell + mouth + 0.8 * np.maximum(crumpled(x, y, seed), -0.04)) + 0.006 * fbm(np.stack([x, y, 0 * x], -1) * 3, 2, seed)
    lower = np.minimum(0.012, upper - 0.008)
    silver, s = film(), np.array([-1 if mirror else 1, 1, 1.0])
    for name, z in (("upper film", np.maximum(upper, 0.02)), ("lower film", lower)):
        sheet = mesh(name, np.c_[x, y, z] * s, panel.faces, silver, parent=parent, attrs=dict(weld=(1 - free) * 1.0))
        skin = sheet.modifiers.new("thickness", "SOLIDIFY")
        skin.thickness, skin.offset = 0.006, -1


def build(view="pair"):
    for side, seed in ((-1, 3), (1, 8)):
        at = group("glove", loc=(side * 1.02, -0.04 * side, 0), rot=(0, 0, -side * 4))
        glove(at, side > 0, seed)
