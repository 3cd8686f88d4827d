"""A set for one entry to asbestos work: coverall in its pack, boot covers, gloves, mask, bag and tape."""

import chemglove
import coverall_pack
import foldmask
from assembly import assembled
from flat_cloth import Panel, outline, ups
from printed import T, printed

from geom import *
import materials as M

VIEWS = {
    "set": dict(rot=(0, 0, 0), elev=52, frame=0.86),
    "mask": dict(rot=(0, 0, 0), elev=36, frame=0.84),
}
BOOT = [
    (-1.05, 0.0, 1),
    (1.1, -0.04),
    (1.72, 0.10),
    (1.78, 0.52),
    (1.15, 0.86),
    (0.42, 1.30),
    (0.26, 2.2),
    (0.34, 3.2, 1),
]
BOOT += [(-0.98, 3.24, 1), (-0.92, 1.6), (-1.12, 0.6)]


def boot_cover(loc, turn, seed, mirror=1):
    """An overboot laid flat: elastic at its top, ties at the ankle, a sole seam."""
    at = group("boot cover", loc=loc, rot=(0, 0, turn), scale=(mirror, 1, 1))
    p = Panel(outline(BOOT))
    white = M.fabric("dfe4e8", 90, "Object", 0.25, rough=0.85)
    gather = 0.05 * np.sin(p.x * 34 + seed) * np.exp(-(((p.y - 3.0) / 0.12) ** 2))
    seam = 0.05 * np.exp(-(((p.y - 0.16 - 0.02 * p.x) / 0.05) ** 2))
    p.lay(
        "cover", white, 0.05, 0.22, soft=0.24, seed=seed, strength=1.1, tilt=gather - seam
    ).parent = at
    sole = p.line([(-1.05, 0.16), (0.0, 0.13), (1.0, 0.13), (1.62, 0.28)], 160, 0.03)
    strap("sole", sole, ups(sole), 0.26, 0.03, M.rubber("8a949c", 0.6, 0.3), parent=at)
    cuff = p.line([(-0.94, 3.06), (-0.3, 3.04), (0.30, 3.04)], 120, 0.03)
    strap("elastic", cuff, ups(cuff), 0.22, 0.02, M.webbing("b9c4cc", ribs=9, pitch=30), parent=at)
    tie = M.fabric("aab6bf", 60, "Object", 0.2)
    C = p.line([(-1.0, 1.42), (-0.4, 1.36), (0.36, 1.44)], 120, 0.02)
    strap("tie", C, ups(C), 0.14, 0.02, tie, parent=at)
    loose = catmull(
        np.array([(0.36, 1.44, 0.2), (0.75, 1.62, 0.06), (1.05, 1.45, 0.03), (1.35, 1.7, 0.03)]), 80
    )
    strap("tie end", loose, ups(loose), 0.14, 0.02, tie, parent=at)


def waste_bag(loc, turn):
    """The marked bag, folded to a packet with its print on top."""
    at = group("bag", loc=loc, rot=(0, 0, turn))
    p = Panel(rrect(3.0, 2.3, 0.06))
    red = M.plastic("b3151b", 0.22, coat=0.2)
    step = sum(0.045 * smooth(0.02, -0.02, np.abs(p.x - 0.1) - level) for level in (1.25, 0.9))
    p.lay("bag", red, 0.10, 0.06, soft=0.10, seed=9, strength=0.8, tilt=step).parent = at
    for k in range(4):
        edge = np.array(
            [(-1.47 + 0.02 * k, -1.12, 0.02 + 0.03 * k), (1.46 - 0.02 * k, -1.13, 0.02 + 0.03 * k)]
        )
        tube("layer", refine(edge, 0.1), 0.014, red, 8, parent=at)
    body = "<rect width='300' height='200' fill='#fff'/><rect x='6' y='6' width='288' height='188' fill='none' stroke='#b3151b' stroke-width='6'/>"
    body += T(150, 62, "DANGER", 46, 800, "#b3151b") + T(150, 98, "ASBESTOS WASTE", 29, 800, "#111")
    body += T(150, 140, "خطر · نفايات أسبستوس", 22, 700, "#b3151b", ar=True)
    body += T(150, 176, "DO NOT INHALE DUST", 20, 700, "#111")
    words = M.label(printed("asbestos_bag", 300, 200, body), 0.3, 0.3)
    u, v = np.meshgrid(np.linspace(-0.98, 0.98, 70), np.linspace(-0.66, 0.66, 50), indexing="ij")
    z = p.height(u.ravel(), v.ravel()).reshape(u.shape)
    grid("print", np.stack([u, v, z + 0.025], -1), words, parent=at)


def tape_roll(loc):
    at = group("tape", loc=loc)
    grey = M.plastic("8f979d", 0.35, coat=0.2)
    lathe(
        "tape", [(0.40, 0), (0.62, 0, 0.02), (0.62, 0.48, 0.02), (0.40, 0.48)], grey, 128, parent=at
    )
    lathe(
        "core",
        [(0.36, 0.01), (0.405, 0.01), (0.405, 0.47), (0.36, 0.47), (0.36, 0.01)],
        M.fabric("b08a58", 40),
        128,
        parent=at,
    )
    for k in range(14):
        ring = group("turn", at, (0, 0, 0.482))
        torus("turn", 0.41 + 0.015 * k, 0.004, grey, parent=ring, rs=8)


def gloves(loc, turn):
    at = group("gloves", loc=loc, rot=(0, 0, turn))
    for x, palm, seed, lean in ((-0.62, False, 3, 8), (0.66, True, 9, -10)):
        one = group("glove", at, (x, 0, 0.20), (0, 0, lean), (1, 1, 0.7))
        chemglove.glove(one, palm, "disposable", seed, mirror=palm, color="2f6fc4")


def mask(loc, turn, lean=-8):
    return assembled(foldmask.build, loc, (lean, 0, turn), 1.12)


def build(view="set"):
    if view == "mask":
        mask((-0.1, 0.5, 0.05), -24)
        gloves((-2.2, 0.2, 0), 10)
        tape_roll((1.5, -0.3, 0))
        waste_bag((0.4, -2.3, 0), 4)
        return
    assembled(coverall_pack.build, (-1.75, 2.6, 0), (-7, 0, 8), 0.96)
    boot_cover((1.05, 0.95, 0), -4, 3)
    boot_cover((3.05, 1.35, 0), -1, 7)
    gloves((-2.05, -1.55, 0), 6)
    mask((0.35, -0.95, 0.05), -10)
    tape_roll((0.55, -2.75, 0))
    waste_bag((2.75, -1.75, 0), -4)
