"""Flame-resistant underwear laid flat: a long-sleeved shirt with long cuffs and trousers beside it."""

from assembly import assembled
from balaclava import knit
from flat_cloth import Panel, mirrored_outline, outline, ups
from flat_rain import flipped
from geom import *
import materials as M
from printed import T, printed

VIEWS = {
    "flat": dict(rot=(0, 0, 0), elev=70, frame=0.88),
    "neck": dict(rot=(0, 0, 0), elev=66, frame=0.88, zoom=(2.6, -0.20, 0.20)),
}
NAVY = "27345a"
BODY = [(0, -3.75), (1.5, -3.78), (2.36, -3.70, 1), (2.32, -1.2), (2.40, 1.0, 1), (2.34, 1.8), (2.26, 2.72, 1), (1.5, 3.06), (0.82, 3.30, 1), (0.5, 2.96), (0, 2.84)]
BACK = [(0, 2.4), (0.85, 2.6, 1), (0.90, 3.32, 1), (0.45, 3.28), (0, 3.24)]
SLEEVE = [(2.12, 2.84, 1), (2.58, 2.45), (3.14, 1.2), (3.72, -0.8), (4.12, -2.6, 1), (3.34, -2.80, 1), (2.86, -1.2), (2.42, 0.95, 1)]
CUFF = [(4.10, -2.5, 1), (4.26, -3.72, 1), (3.62, -3.86, 1), (3.36, -2.70, 1)]
LEGS = [(0, 0.95), (0.12, 0.4), (0.36, -2.0), (0.56, -4.9, 1), (1.56, -4.98, 1), (1.84, -2.0), (1.98, 1.0), (1.86, 2.8), (1.66, 4.0, 1), (0, 3.94)]


def label():
    body = "<rect width='300' height='200' fill='#f4f4f0'/>" + T(150, 54, "EN ISO 11612", 38, 800)
    return printed("base_layer_label", 300, 200, body + T(150, 112, "A1 B1 C1", 44, 800) + T(150, 172, "مقاوم للهب", 38, 700, ar=True), 600)


def row(panel, points, thread, lift=0.01):
    C = panel.line(points, 260, lift)
    stitches("flat seam", C, ups(C), thread, 0.075, 0.05, 0.009)


def shirt(cloth_, thread):
    back = Panel(mirrored_outline(BACK))
    back.lay("back", cloth_, 0.10, 0.08, seed=4, strength=0.3, tilt=0.24 * smooth(2.8, 3.3, back.y))
    z = float(back.height(np.array([0.0]), np.array([3.02]))[0])
    at = group("label", loc=(0, 3.0, z + 0.02), rot=(-6, 0, 0))
    decal_plane("label", 0.56, 0.37, M.label(label(), 0.7, 0), parent=at)
    for side in (-1, 1):
        p = Panel(outline(flipped(SLEEVE, side)))
        p.lay("sleeve", cloth_, 0.05, 0.15, seed=11 + side, strength=1.5, turn=side * 16)
        cuff = Panel(outline(flipped(CUFF, side)))
        rib = 0.022 * np.cos((cuff.x * 0.97 + side * cuff.y * 0.24) * 2 * math.pi / 0.12)
        cuff.lay("cuff", cloth_, 0.06, 0.15, seed=3, strength=0.3, turn=side * 16, raised=rib)
        row(p, [(side * 4.06, -2.44), (side * 3.38, -2.62)], thread)
    p = Panel(mirrored_outline(BODY))
    p.lay("body", cloth_, 0.20, 0.16, seed=2, strength=1.5)
    row(p, [(-2.30, -3.50), (-1.4, -3.58), (0, -3.56), (1.4, -3.58), (2.30, -3.50)], thread)
    for side in (-1, 1):
        row(p, [(side * 2.10, 2.74), (side * 2.04, 1.9), (side * 2.22, 1.0)], thread)
    neck = p.line([(-0.84, 3.22), (-0.52, 2.90), (0, 2.76), (0.52, 2.90), (0.84, 3.22)], 200, 0.03)
    strap("neckband", neck, ups(neck), 0.30, 0.07, M.fabric(NAVY, 90, "Object", 0.5))


def trousers(cloth_, thread):
    p = Panel(mirrored_outline(LEGS))
    middle = np.where(p.y > 0.9, np.abs(p.x), 9)
    p.lay("trousers", cloth_, 0.12, 0.20, soft=0.24, seed=6, strength=1.5, seam=middle)
    C = p.line([(-1.64, 3.78), (-0.8, 3.74), (0, 3.72), (0.8, 3.74), (1.64, 3.78)], 300, 0.02)
    wave = 0.016 * np.cos(np.linspace(0, 150, 300))
    strap("waistband", C + np.c_[np.zeros((300, 2)), wave], ups(C), 0.44, 0.07, M.fabric("1f2a49", 70, "Object", 0.5))
    row(p, [(0.02, 3.5), (0.34, 2.6), (0.30, 1.8), (0.04, 1.2)], thread)
    for side in (-1, 1):
        cuff = Panel(outline(flipped([(0.54, -4.85, 1), (0.68, -5.75, 1), (1.44, -5.80, 1), (1.57, -4.92, 1)], side)))
        rib = 0.022 * np.cos(cuff.x * 2 * math.pi / 0.12)
        cuff.lay("ankle", cloth_, 0.08, 0.16, seed=5, strength=0.3, raised=rib)
        row(p, [(side * 0.60, -4.78), (side * 1.52, -4.86)], thread)


def build(view="flat"):
    cloth_ = knit(NAVY)
    thread = M.fabric("46557f", 20, "Object", 0.2)
    assembled(lambda: shirt(cloth_, thread), (-2.75, 0.35, 0), (0, 0, 3))
    assembled(lambda: trousers(cloth_, thread), (3.75, 1.15, 0), (0, 0, -3))
