"""What first aid kits hold; each function makes one article that lies at the origin."""

from scipy.ndimage import gaussian_filter1d

import materials as M
from flat_cloth import Panel
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


def wrapped_plasters(count=4):
    """Strip plasters in their paper wrappers, fanned out; the one in front is bare."""
    body = "<rect width='300' height='100' fill='#f7f6f2'/><rect x='22' y='30' width='256' height='40' rx='20' fill='#e3bf9c'/>"
    body += "<rect x='112' y='30' width='76' height='40' fill='#f0dcc4'/>" + T(150, 22, "PLASTER", 15, 800, BLUE) + T(150, 92, "لاصق جروح", 15, 700, BLUE, ar=True)
    paper = M.label(printed("plaster_wrapper", 300, 100, body, 700), 0.65, 0.0)
    for k in range(1, count):
        at = group("plaster", loc=(0.05 * k, 0.29 * (k - count / 2 + 0.5), 0.004 + 0.012 * k), rot=(0, 0, 5 * (k - count / 2 + 0.5)))
        pillow(0.98, 0.34, 0.035, paper, seed=k).parent = at
    skin, pad = M.plastic("d3a77f", 0.62, wear=False), M.plastic("ecd9bf", 0.8, wear=False)
    at = group("plaster", loc=(-0.04, -0.30 * (count / 2 - 0.5) - 0.06, 0.012), rot=(0, 0, -13))
    outline = rrect(0.84, 0.22, 0.108)
    holes = [rrect(0.011, 0.011, 0.005, 2) + [x, y] for x in np.arange(-0.36, 0.37, 0.045) if abs(x) > 0.17 for y in (-0.066, -0.022, 0.022, 0.066) if abs(x) < 0.33 or abs(y) < 0.05]
    plate("strip", outline, 0.014, 0.005, skin, parent=at, seg=2, holes=holes)
    plate("pad", rrect(0.27, 0.205, 0.02), 0.014, 0.005, pad, parent=at, loc=(0, 0, 0.006))


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


GLOVE_FINGERS = (
    (-0.31, 0.10, -0.47, 0.76),
    (-0.11, 0.2, -0.17, 1.02),
    (0.10, 0.2, 0.12, 1.00),
    (0.30, 0.1, 0.40, 0.76),
)


def glove_inside(p):
    """Signed distance to the outline of a glove that lies flat, cuff at -1."""
    palm = SDF.box(p, np.array([0, -0.15, 0]), (0.40, 0.36, 1), 0.14)
    palm = SDF.su(palm, SDF.box(p, np.array([0, -0.70, 0]), (0.345, 0.30, 1), 0.04), 0.16)
    for x0, y0, x1, y1 in GLOVE_FINGERS:
        palm = SDF.su(palm, SDF.capsule(p, (x0, y0, 0), (x1, y1, 0), 0.108, 0.088), 0.05)
    return SDF.su(palm, SDF.capsule(p, (-0.28, -0.3, 0), (-0.68, 0.14, 0), 0.14, 0.095), 0.10)


def glove(tint="2f6fb5", mirror=False, seed=2):
    """A nitrile glove lying empty: two thin films that part where the hand was, creased, with a beaded cuff."""
    from skimage.measure import find_contours

    x, y = np.meshgrid(np.linspace(-0.9, 0.9, 360), np.linspace(-1.2, 1.3, 500), indexing="ij")
    line = max(find_contours(glove_inside(np.stack([x, y, 0 * x], -1)), 0.0), key=len)[:-1]
    edge = resample(np.c_[-0.9 + line[:, 0] * 1.8 / 359, -1.2 + line[:, 1] * 2.5 / 499], 700, True)
    panel = Panel(edge, 0.014)
    x, y = panel.x, panel.y
    p = np.stack([x, y, 0 * x + seed], -1)
    depth = np.maximum(-glove_inside(np.stack([x, y, 0 * x], -1)), 0)
    full = np.sqrt(1 - (1 - np.clip(depth / 0.13, 0, 1)) ** 2)
    slack = np.clip(0.55 + 0.75 * fbm(p * [1.5, 0.9, 1], 3, seed), 0.12, 1.2)
    ridge = 1 - 2 * np.abs(fbm(p * [1.7, 2.3, 1], 2, seed + 4))
    folds = 0.030 * np.clip(ridge, -0.2, 1) ** 3 + 0.012 * fbm(p * [6, 3, 1], 2, seed + 7)
    mouth = 0.05 * smooth(-0.6, -1.0, y) * np.clip(1 - (x / 0.36) ** 2, 0, 1)
    z = 0.016 + full * (0.085 * slack + folds + mouth)
    s = np.array([-1.0 if mirror else 1.0, 1, 1])
    m = M.Mat("nitrile")
    c = M.col(tint)
    m.link(m.mixcol(m.ramp(m.noise(3, 4), 0.3, 0.7), c, tuple(1.12 * v for v in c[:3]) + (1,)), m.b.inputs["Base Color"])
    m.set(Roughness=0.44, Specular=0.45, Sheen=0.2)
    m.bump(m.math("ADD", m.noise(11, 4, 0.6), m.math("MULTIPLY", m.noise(48, 2), 0.25)), 0.22, 0.02)
    for name, height in (("upper", np.maximum(z, 0.014)), ("lower", np.full(len(x), 0.006))):
        film = mesh(name, np.c_[x, y, height] * s, panel.faces, m.m)
        skin = film.modifiers.new("skin", "SOLIDIFY")
        skin.thickness, skin.offset = 0.008, -1
    across = np.linspace(-0.345, 0.345, 60)
    near = np.argmin(np.hypot(x[None] - across[:, None], y[None] + 0.985), axis=1)
    bead = gaussian_filter1d(z[near], 3)
    tube("bead", np.c_[across, np.full(60, -0.995), bead] * s, 0.016, m.m, 12)


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


def barrier_print():
    """What is printed on the clear sheet: a border, the outline of a nose and mouth, which side is up."""
    body = f"<rect x='14' y='14' width='372' height='372' rx='16' fill='none' stroke='{BLUE}' stroke-width='4'/>"
    body += f"<ellipse cx='200' cy='206' rx='118' ry='140' fill='none' stroke='{BLUE}' stroke-width='4' stroke-dasharray='14 9'/>"
    body += T(200, 52, "THIS SIDE UP", 24, 800, BLUE) + T(200, 374, "هذا الوجه إلى الأعلى", 22, 700, BLUE, ar=True)
    return printed("breathing_barrier", 400, 400, body, 900)


def breathing_barrier():
    """A clear face sheet with its print, unfolded from thirds, and the filter mouthpiece in its middle."""
    x, y = np.meshgrid(np.linspace(-0.9, 0.9, 120), np.linspace(-0.9, 0.9, 120), indexing="ij")
    bend = [0.030 * np.abs(np.abs(t) - 0.30) for t in (x, y)]
    z = (bend[0] + bend[1]) * smooth(0.15, 0.4, np.hypot(x, y)) + 0.007 * fbm(np.stack([x, y, 0 * x], -1), 2, 8)
    z = z - z.min() + 0.006
    P = np.stack([x, y, z], -1)
    uv = np.stack([(x + 0.9) / 1.8, (y + 0.9) / 1.8], -1)
    grid("sheet", P, M.thin_clear("e8f2f8", 0.07, 0.06), uv=uv)
    grid("print", P + [0, 0, 0.003], M.label(barrier_print(), 0.4, 0.1, alpha=True), uv=uv)
    rim = np.concatenate([P[:, 0], P[-1, 1:], P[-2::-1, -1], P[0, -2:0:-1]])
    tube("edge", rim, 0.005, M.plastic("cfdde7", 0.25), 8, closed=True)
    blue = M.plastic(BLUE[1:], 0.35)
    lathe("flange", [(0.20, 0.01), (0.36, 0.02, 0.01), (0.36, 0.05, 0.01), (0.30, 0.06)], blue, 96)
    ring = [(0.19, 0.02), (0.30, 0.03, 0.02), (0.27, 0.20, 0.03), (0.21, 0.21, 0.02), (0.19, 0.02)]
    lathe("ring", ring, blue, 96)
    lathe("filter", [(0, 0.15), (0.20, 0.145)], M.fabric("f4f4f0", 60, "Object", 0.4), 48, bevel=False)
    for k in range(3):
        box("bar", (0.40, 0.018, 0.02), blue, 0.006, loc=(0, 0, 0.175), rot=(0, 0, 60 * k))
