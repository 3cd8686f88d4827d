"""Flame-resistant underwear laid flat: a long-sleeved shirt with long cuffs and trousers beside it."""

from assembly import assembled
from balaclava import knit
from flat_cloth import Panel, mirrored_outline, outline, ups
from garment_cloth import plain_cloth
from geom import *
from laid_garment import *
import materials as M
from printed import T, printed
from wrinkles import RAKE, fan, garment_wrinkles, scattered, scattered_at

VIEWS = {
    "flat": dict(rot=(0, 0, 0), elev=74, frame=0.88, lights=RAKE),
    "neck": dict(rot=(0, 0, 0), elev=66, frame=0.88, zoom=(2.6, -0.12, 0.10), lights=RAKE),
}
NAVY = "2c3b66"
HEM, LENGTH, CUFF = 0.0, 7.4, 0.50
NECK = [(0.92, 7.98, 1), (0.62, 7.62), (0, 7.44)]
NECK_BACK = [(0, 7.2), (0.82, 7.5), (0.92, 8.0, 1), (0.5, 8.0), (0, 7.98)]
LEGS = [(0, 0.95), (0.12, 0.4), (0.36, -2.0), (0.56, -4.9, 1), (1.56, -4.98, 1), (1.84, -2.0), (1.98, 1.0), (1.86, 2.8), (1.66, 4.0, 1), (0, 3.94)]


def label():
    body = "<rect width='300' height='200' fill='#f4f4f0'/>" + T(150, 54, "EN ISO 11612", 38, 800)
    return printed("base_layer_label", 300, 200, body + T(150, 112, "A1 B1 C1", 44, 800) + T(150, 172, "مقاوم للهب", 38, 700, ar=True), 600)


def row(panel, points, thread, lift=0.01):
    C = panel.line(points, 260, lift)
    stitches("flat seam", C, ups(C), thread, 0.075, 0.05, 0.009)


def flipped(points, side):
    return [(side * x, *rest) for x, *rest in points]


def ribs(value, d, deep):
    """Ribs of an end that is knitted narrow: along `value`, as far as `deep` from it."""
    return 0.020 * np.cos(value * 2 * math.pi / 0.13) * smooth(deep + 0.05, deep - 0.05, d)


def shirt(cloth_, thread):
    before = set(bpy.data.collections["product"].all_objects)
    back = Panel(mirrored_outline(NECK_BACK))
    back.lay("back", plain_cloth("1f2a49"), 0.10, 0.05, seed=4, strength=0.2, tilt=0.16 * smooth(7.4, 8.0, back.y))
    z = float(back.height(np.array([0.0]), np.array([7.72]))[0])
    at = group("label", loc=(0, 7.72, z + 0.03), rot=(-6, 0, 0))
    decal_plane("label", 0.56, 0.37, M.label(label(), 0.7, 0), parent=at)
    p = Garment([*body_points(HEM, 2.62, 0.03)[:-2], (2.66, 2.2), (2.82, 4.0), *sleeve_points(LENGTH, CUFF), *NECK])
    raised = p.armhole() + garment_wrinkles(p, 3, 0.9)
    raised = raised + np.where(p.arm < 0, ribs(p.across, LENGTH - p.t, 0.75), 0) + mouths(p, cuff_ends(LENGTH, CUFF), plain_cloth("1b2440"), 0.14, 0.5)
    seam = np.minimum(np.abs(p.arm), p.on_sleeve(np.abs(LENGTH - 0.78 - p.t)))
    p.lay("shirt", cloth_, 0.16, 0.15, soft=0.22, seed=2, strength=0.0, raised=raised, seam=seam)
    row(p, [(-2.55, HEM + 0.22), (-1.2, HEM + 0.18), (0, HEM + 0.18), (1.2, HEM + 0.18), (2.55, HEM + 0.22)], thread)
    seam_dir = norm(ARMPIT - SHOULDER)
    square = np.array([-seam_dir[1], seam_dir[0]])
    for side in (-1, 1):
        for off in (-0.06, 0.06):
            points = [SHOULDER + square * off + seam_dir * k for k in (0.06, 0.9, 1.7, 2.42)]
            row(p, [(side * x, y) for x, y in points], thread)
    front = [(-0.86, 7.90), (-0.62, 7.62), (0, 7.46), (0.62, 7.62), (0.86, 7.90)]
    behind = [(0.72, 8.02), (0.40, 8.02), (0, 8.00), (-0.40, 8.02), (-0.72, 8.02)]
    ring = [(x, y, float(panel.height(np.array([x]), np.array([y]))[0])) for panel, row in ((p, front), (back, behind)) for x, y in row]
    ring = resample(catmull(np.array([*ring, ring[0]]), 300), 300, True)
    ribbed = 1 + 0.06 * np.cos(np.arange(300) * 2 * math.pi / 3)
    tube("neckband", ring, 0.10 * ribbed, M.fabric("25325a", 90, "Object", 0.5), 16, closed=True)
    laid_by_hand(before)


def trousers(cloth_, thread):
    p = Panel(mirrored_outline(LEGS))
    middle = np.where(p.y > 0.9, np.abs(p.x), 9)
    raised = scattered(p.x, p.y, 8, 16, 84, 16, 0.9, 0.045)
    for side in (-1, 1):
        raised = raised + fan(p.x, p.y, (0, 1.0), -90 + side * 42, 26, 3, 4 + side, 1.3, 0.06)
        raised = raised + scattered_at(p.x, p.y, (side * 1.1, -2.2), 20 + side, 5, 0.6, 0.8, 8)
    raised = raised * smooth(0.02, 0.25, p.inside)
    p.lay("trousers", cloth_, 0.12, 0.20, soft=0.24, seed=6, strength=0.4, seam=middle, raised=raised)
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
    cloth_ = knit(NAVY, 0.034)
    thread = M.fabric("46557f", 20, "Object", 0.2)
    assembled(lambda: shirt(cloth_, thread), (-2.75, -4.1, 0), (0, 0, 2))
    assembled(lambda: trousers(cloth_, thread), (6.25, 0.2, 0), (0, 0, -2), 1.12)
