"""A quilted bomber jacket laid flat, its sleeves zipped on or lying beside it. Option: sleeves on or off."""

from flat_cloth import outline
from garment_cloth import cloth
from garment_trim import open_zip
from geom import *
from laid_collars import *
from laid_garment import *
from wrinkles import RAKE, garment_wrinkles
import materials as M

VIEWS = {
    "front": dict(rot=(0, 0, 2), elev=74, frame=0.87, lights=RAKE),
    "apart": dict(rot=(0, 0, 0), elev=76, frame=0.88, lights=RAKE),
}
ORANGE, NAVY = "ff5310", "1c2436"
HEM = 1.05
ARMHOLE = [(3.0, 5.05), (2.62, 5.5), (2.40, 6.2), (2.34, 6.9), (2.35, 7.45)]
BODY = [(0, HEM), (2.0, HEM), (2.86, HEM + 0.03, 1), (3.04, 2.0), (3.02, 3.4)]
QUILTING = (1.75, 2.55, 3.35, 4.15, 4.95, 5.75, 6.55)
SLEEVE_QUILTING = (1.15, 1.75, 2.9, 4.05, 4.75, 5.4)
BANDS, SLEEVE_BANDS, BRACE = (2.95, 3.95), (2.32, 3.48), 1.45
CUFF_AT, CUFF_HALF = 5.75, 0.80


def nearest(value, lines):
    return np.minimum.reduce([np.abs(value - line) for line in lines])


def padded(line):
    """Padding swells between the lines of quilting."""
    return 0.13 * (1 - np.exp(-((line / 0.17) ** 2)))


def knitted(points, along, knit, level=0.16, flip=1):
    """A ribbed band: ribs across the direction `along`."""
    p = Cut(outline([(flip * x, y, *r) for x, y, *r in points]), 0.02)
    across = p.x * flip * -along[1] + p.y * along[0]
    ribs = 0.035 * np.cos(across * 2 * np.pi / 0.15)
    p.lay("knit", knit, level, 0.14, soft=0.22, seed=3, strength=0.5, raised=ribs)
    return p


def zip_course(p, side, inset=0.07):
    """The zip's way along the armhole: on the body's cloth, evened out, so that it never dips into it."""
    C = resample(catmull(np.array([(side * (x - inset), y) for x, y in ARMHOLE]), 80), 160)
    beside = [p.height(C[:, 0] - side * d, C[:, 1]) for d in (-0.02, 0.06, 0.14, 0.22)]
    z = np.max(beside, 0)
    for _ in range(40):
        z[1:-1] = np.maximum(0.25 * z[:-2] + 0.5 * z[1:-1] + 0.25 * z[2:], 0)
    return np.c_[C, z + 0.05]


def zip_teeth(C, side):
    """Tape and teeth of the zip that holds a sleeve."""
    dark = M.fabric("1b1d20", 40, "Object", 0.3)
    strap("zip tape", C, ups(C), 0.17, 0.03, dark)
    steel = M.metal("a9adb2", 0.35)
    stitches("teeth", C + [0, 0, 0.03], ups(C), steel, 0.085, 0.05, 0.022)


def sleeve(material, knit, side, off):
    """One sleeve; off the jacket it lies lower and further out, its zipped edge up."""
    before = set(bpy.data.collections["product"].all_objects)
    at = lambda t, a, *r: (*(SHOULDER + t * ALONG + a * ACROSS), *r)
    cap = [(x, y) for x, y in ARMHOLE]
    low, high = 0.24 - CUFF_HALF, 0.24 + CUFF_HALF
    points = [(*cap[0], 1), at(4.3, -0.62), at(CUFF_AT, low, 1), at(CUFF_AT, high, 1)]
    points += [at(4.3, 1.12), at(2.6, 1.26), at(1.3, 1.02), (*cap[-1], 1), *cap[-2:0:-1]]
    p = Cut(outline([(side * x, y, *r) for x, y, *r in points]))
    q = np.c_[side * p.x, p.y] - SHOULDER
    t, across = q @ ALONG, q @ ACROSS
    line = nearest(t, SLEEVE_QUILTING)
    silver = np.minimum.reduce([p.band(t, level) for level in SLEEVE_BANDS])
    fold = 0.05 * np.exp(-(((t - 3.6) / 0.9) ** 2)) * np.cos(4.5 * t + 1.6 * across + side)
    p.lay(
        "sleeve", material, 0.14, 0.20, soft=0.30, seed=11 + side, strength=0.3,
        raised=padded(line) + fold, tape=silver, seam=line, turn=side * 30,
    )
    narrow = CUFF_HALF - 0.20
    cuff = [at(CUFF_AT - 0.05, low + 0.06, 1), at(CUFF_AT + 0.62, 0.24 - narrow, 1)]
    cuff += [at(CUFF_AT + 0.62, 0.24 + narrow, 1), at(CUFF_AT - 0.05, high - 0.06, 1)]
    knitted(cuff, ALONG, knit, 0.12, side)
    if off:
        zip_teeth(zip_course(p, side, -0.12), side)
        moved = group("sleeve", None, (side * -0.15, -0.2, 0), (0, 0, -side * 14))
        for thing in set(bpy.data.collections["product"].all_objects) - before - {moved}:
            if thing.parent == root():
                thing.parent = moved


def pocket_zip(p, start, end, dark):
    C = p.line([start, tuple((np.array(start) + end) / 2), end], 60, 0.03)
    strap("welt", C, ups(C), 0.20, 0.05, dark)
    strap("teeth", C + [0, 0, 0.03], ups(C), 0.06, 0.035, M.plastic("17181a", 0.35))
    turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    rbox("pull", (0.20, 0.09, 0.05), 0.03, M.metal("8f9498", 0.3), edge=0.02, loc=C[-5] + [0, 0, 0.07], rot=(0, 0, turn + 25))


def build(view="front", sleeves="on"):
    material = cloth(ORANGE, NAVY, "padded")
    knit = M.fabric(NAVY, 60, "Object", 0.2, sheen=0.4)
    dark = M.fabric("1b1d20", 40, "Object", 0.3)
    for side in (-1, 1):
        sleeve(material, knit, side, sleeves == "off")
    half = [*BODY, (*ARMHOLE[0], 1), *ARMHOLE[1:-1], (*ARMHOLE[-1], 1), *FRONT_NECK]
    p = Garment(half)
    p.arm = 0 * p.arm + 1
    line = nearest(p.y, QUILTING)
    zone = np.clip(0.5 - (p.y - 1.75) / 0.05, 0, 1)
    raised = padded(line) * smooth(7.3, 6.9, p.y) + garment_wrinkles(p, 4, 0.6, count=0.7)
    p.lay(
        "body", material, 0.22, 0.20, soft=0.30, seed=2, strength=0.3, raised=raised, seam=line,
        tape=p.bands(BANDS, brace=BRACE), zone=zone,
    )
    hem = [(-2.84, HEM + 0.06, 1), (-2.66, HEM - 0.72, 1), (2.66, HEM - 0.72, 1), (2.84, HEM + 0.06, 1)]
    band = knitted(hem, np.array([0, -1.0]), knit, 0.18)
    for side in (-1, 1):
        C = zip_course(p, side)
        zip_teeth(C, side)
        if sleeves == "on":
            rbox("puller", (0.10, 0.30, 0.05), 0.03, M.metal("8f9498", 0.3), edge=0.02, loc=C[20] + [0, 0, 0.05], rot=(0, 0, side * 35))
        pocket_zip(p, (side * 1.30, 1.40), (side * 1.85, 2.45), dark)
        pocket_zip(p, (side * 0.42, 5.35), (side * 1.18, 5.35), dark)
    fleece = M.fabric(NAVY, 30, "Object", 0.7, sheen=0.6)
    stand_collar(7.48, cloth(NAVY, finish="padded"), fleece, None, 0.62, base=p)
    low = band.line([(0, HEM - 0.66), (0, HEM - 0.3), (0, HEM)], 30, 0.05)
    C = np.vstack([low[:-2], p.line([(0, HEM + 0.06), (0, 3), (0, 6), (0, 7.4)], 260, 0.03)])
    C = np.vstack([C, [[0, 7.75, C[-1, 2] + 0.10], [0, 8.05, C[-1, 2] + 0.16]]])
    C = resample(C, 320)
    open_zip(C, ups(C))
    laid_by_hand()
