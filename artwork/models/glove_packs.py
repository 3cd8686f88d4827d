"""Gloves as delivered: a bundle of pairs in a paper band, a carton with a pair before it."""

import gloves
import materials as M
from assembly import copied
from geom import *
from printed import T, printed

VIEWS = {
    "bundle": dict(rot=(0, 0, 24), elev=46, frame=0.86),
    "carton": dict(rot=(0, 0, 26), elev=24, frame=0.88),
}
DOTTED = dict(liner="ebe8dc", coat="ebe8dc", hem="ebe8dc", spots="dots", spot="2257b0", cuff=0.66)
POLYESTER = dict(liner="8d9499", coat="1b1c1e", hem="1b1c1e", rough=0.36, cuff=0.66)


def card(colour, rough=0.85):
    m = M.Mat("card")
    fibre = m.ramp(m.noise(40, 4, 0.7), 0.3, 0.7, 0.92, 1.04)
    scale = m.new("ShaderNodeVectorMath", operation="SCALE")
    scale.inputs[0].default_value = M.col(colour)[:3]
    m.link(fibre, scale.inputs["Scale"])
    m.link(scale.outputs[0], m.b.inputs["Base Color"])
    m.set(Roughness=rough, Specular=0.2)
    m.bump(m.noise(90, 3), 0.12, 0.004)
    return m.m


def paper_band(width, height, depth):
    """A band round the stack, its words on top."""
    outline = rrect(width, height, 0.16, 14)
    outline = np.roll(outline, -int(len(outline) * 0.30), 0)
    run = np.vstack([outline, outline[:1]])
    edges = [np.c_[run[:, 0], 0 * run[:, 0] + y, run[:, 1]] for y in (-depth / 2, depth / 2)]
    P = np.stack(edges, 1)
    band = grid("band", P, card("c9a878", 0.8))
    skin = band.modifiers.new("thickness", "SOLIDIFY")
    skin.thickness = 0.012
    body = T(300, 76, "WORK GLOVES", 60, 800, "#3a2a18")
    body += T(300, 142, "12 PAIRS · SIZE 9 (L)", 44, 700, "#3a2a18")
    words = M.label(printed("glove_band", 600, 180, body), 0.8, 0, alpha=True)
    at = (0, 0, height / 2 + 0.014)
    decal_plane("words", width * 0.72, width * 0.72 * 0.3, words, loc=at)
    return band


def bundle():
    """Two dozen gloves lying flat on one another, palms up."""
    first = group("glove 0")
    gloves.dipped(first, palm=True, **DOTTED)
    step, chance = 0.036, np.random.default_rng(4)
    for k in range(24):
        glove = first if k == 0 else copied(first, root())
        glove.scale = (1 if k % 2 else -1, 1, 0.19 if k < 23 else 0.32)
        glove.rotation_euler = (0, 0, math.radians(chance.normal(0, 2.2)))
        glove.location = (chance.normal(0, 0.02), chance.normal(-0.5, 0.03), (k - 11.5) * step)
    paper_band(1.10, 24 * step + 0.22, 0.62)


def carton():
    w, d, h = 4.2, 2.9, 2.6
    box("carton", (w, d, h), card("b8905c"), 0.035, loc=(0, 0, h / 2))
    tape = M.plastic("c9a468", 0.25, coat=0.2)
    box("tape", (w + 0.012, 0.48, 0.012), tape, 0, loc=(0, 0, h + 0.002))
    for side in (-1, 1):
        box("tape end", (0.012, 0.48, 0.6), tape, 0, loc=(side * (w / 2 + 0.002), 0, h - 0.29))
    box("slit", (w - 0.02, 0.012, 0.004), M.plastic("6b4f2c", 0.9), 0, loc=(0, 0, h + 0.009))
    body = T(210, 62, "WORK GLOVES", 50, 800, "#2a1d10")
    body += T(210, 112, "NITRILE PALM · POLYESTER", 27, 700, "#2a1d10")
    body += T(210, 166, "100 PAIRS", 44, 800, "#2a1d10")
    body += "<rect x='300' y='182' width='100' height='74' fill='none' stroke='#2a1d10' "
    body += "stroke-width='5'/>" + T(350, 238, "9 L", 46, 800, "#2a1d10")
    body += T(286, 228, "SIZE / المقاس", 26, 700, "#2a1d10", "end", ar=True)
    words = M.label(printed("glove_carton", 420, 270, body), 0.85, 0, alpha=True)
    decal_plane("words", 3.3, 2.12, words, loc=(0, -d / 2 - 0.006, h / 2 + 0.1), rot=(90, 0, 0))
    left = group("left", loc=(-0.75, -d / 2 - 2.35, 0.2), rot=(0, 0, 14))
    gloves.dipped(left, palm=True, mirror=True, **POLYESTER)
    right = group("right", loc=(0.80, -d / 2 - 2.45, 0.2), rot=(0, 0, -6))
    gloves.dipped(right, palm=False, mirror=True, seed=8, **POLYESTER)


def build(view="bundle"):
    carton() if view == "carton" else bundle()
