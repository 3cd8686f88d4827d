"""A glove whose cuff is turned back over itself, so that its lining shows.

Options: kind nitrile, neoprene, winter or rubber.
"""

import chemglove
import gloves
import materials as M
from geom import *

VIEWS = {
    "hero": dict(rot=(0, 0, 28), elev=48, frame=0.86),
    "cuff": dict(rot=(0, 0, 30), elev=44, frame=0.86, zoom=(1.75, 0.08, -0.23)),
    "short": dict(rot=(0, 0, 30), elev=44, frame=0.86, zoom=(1.9, 0.09, -0.27)),
}
KINDS = dict(
    nitrile=dict(cuff=(1.35, 0.37, 0.58), gaunt=0.10, flat=0.74, shell="157a4a", lining="e9e7df"),
    neoprene=dict(cuff=(1.35, 0.37, 0.56), gaunt=0.08, flat=0.74, shell="1b1c1e", lining="cfc6ae"),
    winter=dict(cuff=(0.66, 0.335, 0.37), gaunt=0.0, flat=0.74, shell="1b1c1e", lining="f4cba6"),
    rubber=dict(cuff=(1.45, 0.40, 0.60), gaunt=0.10, flat=0.74, shell="1b1c1e", lining="f2b400"),
)


def section(kind, y, off, angles):
    """The cuff's outline at a height, widened by an offset."""
    length, narrow, wide = kind["cuff"]
    t = np.clip((0.12 - y) / (length + 0.12), 0, 1)
    w = narrow + (wide - narrow) * t**1.2
    h = (0.175 + (0.02 + kind["gaunt"]) * t) * kind["flat"]
    return np.stack([(w + off) * np.cos(angles), y + 0 * angles, (h + off) * np.sin(angles)], -1)


def lining_material(name, kind):
    m = M.Mat("lining")
    colour, shell = M.col(kind["lining"]), M.col(kind["shell"])
    shade = m.ramp(m.noise(22, 4, 0.7), 0.3, 0.7, 0.86, 1.06)
    if name == "winter":
        pile = m.attr("pile").outputs["Fac"]
        shade = m.math("MULTIPLY", shade, m.math("ADD", m.math("MULTIPLY", pile, 0.3), 0.76))
    scale = m.new("ShaderNodeVectorMath", operation="SCALE")
    scale.inputs[0].default_value = colour[:3]
    m.link(shade, scale.inputs["Scale"])
    edge = m.attr("edge").outputs["Fac"]
    m.link(m.mixcol(edge, scale.outputs[0], shell), m.b.inputs["Base Color"])
    rough = name != "rubber"
    m.set(Roughness=0.95 if rough else 0.42, Specular=0.15 if rough else 0.45)
    m.set(Sheen=0.4 if rough else 0.0)
    if name == "neoprene":
        sep = m.new("ShaderNodeSeparateXYZ")
        m.link(m.attr("knit").outputs["Vector"], sep.inputs[0])
        loops = [m.math("SINE", m.math("MULTIPLY", sep.outputs[k], 190.0), 0) for k in "XY"]
        m.bump(m.math("MULTIPLY", *loops), 0.5, 0.010)
    elif rough:
        m.bump(m.noise(85, 5, 0.75), 0.7, 0.012)
    return m.m


def terry(across, along, pitch=0.014):
    """Height, 0 to 1, of a pile of loops in staggered rows, each a little out of place."""
    row = np.floor(along / pitch)
    height = np.zeros_like(along)
    for dr in (-1, 0, 1):
        r = row + dr
        shift = 0.5 * (r % 2)
        cell = np.floor(across / pitch - shift)
        for dc in (-1, 0, 1):
            c = cell + dc
            stray = np.sin(c * 12.99 + r * 78.23) * 43758.5
            stray = stray - np.floor(stray)
            x = (c + shift + 0.5 + 0.5 * (stray - 0.5)) * pitch
            y = (r + 0.5 + 0.5 * (np.modf(stray * 7.31)[0] - 0.5)) * pitch
            away = np.hypot(across - x, (along - y) * 0.8) / (0.62 * pitch)
            loop = (0.7 + 0.3 * stray) * np.sqrt(np.clip(1 - away**2, 0, 1))
            height = np.maximum(height, loop)
    return height


def turned_back(parent, name, depth):
    """The band of lining: out of the opening, round the fold and up over the cuff."""
    kind = KINDS[name]
    end = -kind["cuff"][0]
    fold = [(-0.05, end + 0.30), (-0.035, end + 0.05), (-0.012, end - 0.025), (0.03, end - 0.045)]
    over = [(0.065, end - 0.01), (0.066, end + 0.10), (0.070, end + depth - 0.08)]
    bead = [(0.078, end + depth - 0.03), (0.094, end + depth), (0.080, end + depth + 0.025)]
    tuck = [(0.050, end + depth + 0.01), (0.042, end + depth - 0.06)]
    path = catmull(np.array(fold + over + bead + tuck), 640 if name == "winter" else 170)
    angles = np.linspace(0, 2 * np.pi, 1100 if name == "winter" else 520, endpoint=False)
    P = np.stack([section(kind, y, off, angles) for off, y in path], 1)
    soft = fbm(P * [3, 2.2, 3] + 4, 2, 5)[..., None]
    out = norm(P * [1, 0, 1.6])
    P = P + out * 0.014 * soft * smooth(end - 0.04, end + 0.1, P[..., 1])[..., None]
    pile = terry(angles[:, None] * 0.36 + 0 * P[..., 0], P[..., 1]) * (name == "winter")
    P = P + out * 0.011 * pile[..., None]
    along = arclen(path)
    edge = smooth(along[-34], along[-30], along)[None] + 0 * P[..., 0]
    knit = np.stack([angles[:, None] * 0.55 + 0 * edge, along[None] + 0 * edge, 0 * edge], -1)
    attrs = dict(edge=edge * (name != "winter"), knit=knit, pile=pile)
    grid("lining", P, lining_material(name, kind), cu=True, attrs=attrs, parent=parent)


def build(view="hero", kind="nitrile", depth="0.62"):
    at = group("glove", loc=(0, 0, 0.24))
    if kind == "winter":
        options = dict(liner="f25a10", coat="f25a10", hem="f4cba6", full=True, rough=0.6)
        gloves.dipped(at, spots="palm", spot="17181a", **options)
    else:
        style = dict(nitrile="chemical", neoprene="black", rubber="electrical")[kind]
        colour = KINDS[kind]["shell"]
        chemglove.glove(at, False, style, 3, color=colour, inner=KINDS[kind]["lining"])
    turned_back(at, kind, float(depth))
