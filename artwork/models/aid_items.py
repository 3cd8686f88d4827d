"""What first aid kits hold; each function makes one article that lies at the origin."""

import materials as M
from geom import *
from printed import T, printed, two_lines
from satin import satin

GREEN, BLUE, RED, ORANGE = "#0a8743", "#1c5fa8", "#b8171c", "#d9691a"


def pillow(w, h, thick, material, seed=3, crease=0.02, round_top=0.7):
    """A sealed flat pack: swollen in the middle, crimped at its short edges; flatter for a small `round_top`."""
    x, y = np.meshgrid(np.linspace(-1, 1, 80), np.linspace(-1, 1, 80), indexing="ij")
    swell = np.clip(1 - np.abs(x) ** 5, 0, 1) * np.clip(1 - (np.abs(y) / 0.9) ** 5, 0, 1)
    folds = fbm(np.stack([x * 1.6, y * 1.6, 0 * x + seed], -1), 3, seed)
    crimp = 0.006 * np.sin(x * w * 90) * smooth(0.88, 0.92, np.abs(y))
    folds = folds * min(1.0, (round_top / 0.7) ** 2)
    z = 0.015 + thick * swell**round_top * (1 + 0.15 * folds) + crease * folds * swell + crimp
    uv = np.stack([(x + 1) / 2, (y + 1) / 2], -1)
    pack = grid("pack", np.stack([x * w / 2, y * h / 2, z], -1), material, uv=uv)
    skin = pack.modifiers.new("skin", "SOLIDIFY")
    skin.thickness, skin.offset = 0.012, -1
    return pack


def pack_print(key, english, arabic, tint, w, h, ground="#fbfbf9", size=30):
    """A pack's face: coloured head, words, a line of size and sterility marks."""
    high = 300 * h / w
    body = f"<rect width='300' height='{high}' fill='{ground}'/>"
    body += f"<rect y='{high * 0.1}' width='300' height='{high * 0.15}' fill='{tint}'/>"
    size = min(size, high * 0.17)
    rows = english.split("|")
    for k, row in enumerate(rows):
        body += T(150, high * 0.5 + (k - len(rows) / 2 + 0.5) * size * 1.1, row, size, 800, tint)
    body += T(150, high * 0.82, arabic, size * 0.9, 700, "#333", ar=True)
    return printed(f"pack_{key}", 300, high, body, 700)


def sachet(key, english, arabic, tint=GREEN, w=1.0, h=1.1, thick=0.10, round_top=0.7, **print_options):
    face = pack_print(key, english, arabic, tint, w, h, **print_options)
    return pillow(w, h, thick, M.label(face, 0.5, 0.05), seed=len(key), round_top=round_top)


def foil_pack(key, english, arabic, w=0.95, h=1.25, thick=0.12):
    """Crinkled silver film with a printed sticker."""
    pillow(w, h, thick, M.metal("d4d7da", 0.16, bump=0.4), seed=11, crease=0.05)
    face = printed(
        f"pack_{key}", 300, 150, two_lines(english, arabic, "#1b1d20", width=300, height=150)
    )
    decal_plane(
        "sticker", w * 0.80, w * 0.40, M.label(face, 0.45, 0.1), (0, 0, 0.03 + thick * 1.25)
    )


def bandage_roll(r=0.27, length=0.75, tint=GREEN, key="roll", words=("BANDAGE", "رباط")):
    """A rolled bandage standing on end, its spiral visible, in a paper band."""
    gauze = M.fabric("eeece4", 60, "Object", 0.5)
    lathe("roll", [(0, 0), (r, 0, 0.03), (r, length, 0.03), (0, length)], gauze, 72)
    turn = np.linspace(0.6, 6.5 * 2 * np.pi, 420)
    radius = r * 0.97 * turn / turn[-1]
    spiral = np.c_[radius * np.cos(turn), radius * np.sin(turn), np.full(420, length)]
    tube("spiral", spiral, 0.010, gauze, 8)
    face = printed(
        f"band_{key}", 300, 130, two_lines(*words, ink="#fff", ground=tint, height=130, size=38)
    )
    wrap_label("band", r, length * 0.28, length * 0.72, -155, -25, M.label(face, 0.5, 0.05))


def tape_roll(r=0.34, width=0.26):
    white = M.fabric("f0f0ec", 70, "Object", 0.3)
    lathe(
        "tape",
        [(r * 0.72, 0), (r, 0, 0.02), (r, width, 0.02), (r * 0.72, width), (r * 0.72, 0)],
        white,
        96,
    )
    core = [
        (r * 0.64, 0.01),
        (r * 0.72, 0.01),
        (r * 0.72, width + 0.01),
        (r * 0.64, width + 0.01),
        (r * 0.64, 0.01),
    ]
    lathe("core", core, M.plastic(BLUE[1:], 0.4), 96)


def plasters(count=4):
    """Strip plasters fanned on their paper backs."""
    strip, pad = M.fabric("d9b48f", 60, "Object", 0.25), M.fabric("ead9c2", 60, "Object", 0.3)
    for k in range(count):
        at = group("plaster", loc=(0.05 * k, 0.24 * (k - count / 2 + 0.5), 0.012 + 0.004 * k))
        at.rotation_euler = (0, 0, math.radians(6 * (k - count / 2 + 0.5)))
        plate("strip", rrect(0.80, 0.20, 0.095), 0.016, 0.005, strip, parent=at)
        plate("pad", rrect(0.26, 0.19, 0.03), 0.012, 0.004, pad, parent=at, loc=(0, 0, 0.010))


BLADES = dict(  # along the blade, which is bent against the handles; the lower one ends in a blunt foot
    upper=[(-0.12, 0.11), (0.20, 0.12), (0.66, 0.06), (0.74, 0.03), (0.70, 0.0), (-0.12, -0.04)],
    lower=[(-0.12, 0.03), (0.76, 0.02), (0.86, 0.02), (0.89, -0.03), (0.84, -0.085), (0.74, -0.07)]
    + [(0.24, -0.13), (-0.12, -0.11)],
)
SHANKS = (
    [(0.13, 0.02), (0.06, 0.12), (-0.10, 0.13), (-0.66, 0.33), (-0.62, 0.15), (-0.06, -0.05)],
    [(0.13, -0.03), (-0.06, 0.05), (-0.62, -0.12), (-0.66, -0.30), (-0.10, -0.13), (0.06, -0.12)],
)


def shears(tint="1b1d20"):
    """Trauma shears, closed: bent blades, a blunt foot at the lower one's tip, large handle loops."""
    steel, ground = satin("9aa0a5", 0.26), satin("c6cacd", 0.16)
    grip = M.plastic(tint, 0.4, 0.06)
    bent = group("blades", loc=(0, 0, 0.06), rot=(0, 0, 27))
    for key, z in (("upper", 0.018), ("lower", -0.018)):
        blade = resample(catmull(np.array(BLADES[key]), 160, True, alpha=0.5), 160, True)
        plate("blade", blade, 0.034, 0.008, steel, parent=bent, loc=(0, 0, z))
    edge = np.array([(0.10, -0.085), (0.24, -0.10), (0.72, -0.055), (0.70, -0.03), (0.24, -0.06), (0.10, -0.045)])
    plate("ground edge", edge, 0.012, 0.003, ground, parent=bent, loc=(0, 0, 0.002))
    loops = (((-0.86, 0.27), (0.30, 0.19), -10), ((-0.92, -0.27), (0.40, 0.20), 8))
    for shank, (at, (a, b), turn) in zip(SHANKS, loops):
        plate("shank", catmull(np.array(shank), 120, True), 0.10, 0.04, grip, loc=(0, 0, 0.06))
        ring = group("ring", loc=(*at, 0.06), rot=(0, 0, turn))
        hole = superellipse(a - 0.085, b - 0.085, 2.3, 60)
        plate("ring", superellipse(a, b, 2.3, 90), 0.12, 0.05, grip, parent=ring, holes=[hole])
    cyl("pivot", 0.075, 0.14, steel, 0.02, loc=(0, 0, 0.06), seg=40)


def glove(tint="2f6fb5"):
    """A nitrile glove lying flat."""
    from skimage.measure import find_contours

    x, y = np.meshgrid(np.linspace(-0.8, 0.8, 320), np.linspace(-1.1, 1.3, 480), indexing="ij")
    p = np.stack([x, y, 0 * x], -1)
    palm = SDF.box(p, np.array([0, -0.15, 0]), (0.40, 0.36, 1), 0.14)
    palm = SDF.su(palm, SDF.box(p, np.array([0, -0.72, 0]), (0.33, 0.30, 1), 0.04), 0.16)
    fingers = (
        (-0.31, 0.10, -0.42, 0.78),
        (-0.11, 0.2, -0.14, 1.02),
        (0.10, 0.2, 0.13, 0.98),
        (0.30, 0.1, 0.38, 0.74),
    )
    for x0, y0, x1, y1 in fingers:
        palm = SDF.su(palm, SDF.capsule(p, (x0, y0, 0), (x1, y1, 0), 0.105, 0.085), 0.06)
    palm = SDF.su(palm, SDF.capsule(p, (-0.28, -0.3, 0), (-0.66, 0.12, 0), 0.13, 0.09), 0.10)
    line = max(find_contours(palm, 0.0), key=len)[:-1]
    outline = np.c_[-0.8 + line[:, 0] * 1.6 / 319, -1.1 + line[:, 1] * 2.4 / 479]
    nitrile = M.rubber(tint, 0.5, 0.1, gs=60)
    plate("glove", resample(outline, 420, True), 0.045, 0.02, nitrile, loc=(0, 0, 0.03))
    cuff = np.c_[np.linspace(-0.33, 0.33, 20), np.full(20, -1.0), np.full(20, 0.035)]
    tube("cuff", cuff, 0.028, nitrile, 12)


def tourniquet():
    """A coiled strap with windlass and buckle, lying on its edge."""
    web = M.webbing("1a1b1d", ribs=5, pitch=26)
    a = np.linspace(0, 2 * np.pi, 160, endpoint=False)
    C = np.c_[0.62 * np.cos(a), 0.34 * np.sin(a), np.full(160, 0.20)]
    strap("band", C, norm(C * [1 / 0.62**2, 1 / 0.34**2, 0]), 0.38, 0.045, web, closed=True)
    black, red = M.plastic("17181a", 0.4, 0.06), M.plastic(RED[1:], 0.4, 0.04)
    tube("rod", np.array([(-0.5, -0.43, 0.24), (0.5, -0.43, 0.24)]), 0.065, black, 20)
    box("clip", (0.18, 0.16, 0.30), red, 0.03, loc=(0.42, -0.42, 0.22))
    box("buckle", (0.34, 0.10, 0.44), black, 0.03, loc=(-0.30, 0.33, 0.22))


def breathing_barrier():
    """A clear face sheet, unfolded, with its filter mouthpiece."""
    x, y = np.meshgrid(np.linspace(-0.9, 0.9, 60), np.linspace(-0.9, 0.9, 60), indexing="ij")
    creases = 0.05 * np.exp(-((x / 0.05) ** 2)) + 0.05 * np.exp(-((y / 0.05) ** 2))
    z = 0.03 + creases + 0.02 * fbm(np.stack([x, y, 0 * x], -1), 3, 8)
    grid("sheet", np.stack([x, y, z], -1), M.thin_clear("eef6fb", 0.16, 0.08))
    lathe(
        "ring",
        [(0.17, 0.05), (0.30, 0.05, 0.02), (0.28, 0.14, 0.03), (0.17, 0.16, 0.02), (0.17, 0.05)],
        M.plastic(BLUE[1:], 0.35),
        64,
    )
    lathe(
        "filter", [(0, 0.11), (0.17, 0.11)], M.fabric("f4f4f0", 60, "Object", 0.4), 48, bevel=False
    )
