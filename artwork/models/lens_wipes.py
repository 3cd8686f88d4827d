"""Box of anti-fog lens wipes in sachets, open as a dispenser. The view `sachets` shows three and a wipe."""

from assembly import copied
from geom import *
import materials as M
from mask_carton import paper, wall
from printed import T, printed

VIEWS = {
    "front": dict(rot=(0, 0, -26), elev=24, frame=0.84),
    "sachets": dict(rot=(0, 0, -8), elev=58, frame=0.87),
}
BLUE = "#1c5f9e"
WIDE, DEEP, TALL = 1.5, 1.9, 1.15


def sachet_print():
    body = "<rect width='200' height='260' fill='#f0f2f3'/>"
    body += f"<rect y='34' width='200' height='64' fill='{BLUE}'/>" + T(
        100, 60, "ANTI-FOG", 25, 800, "#fff"
    )
    body += T(100, 88, "LENS WIPE", 25, 800, "#fff") + T(
        100, 140, "منديل عدسات", 27, 700, "#1b1d20", ar=True
    )
    body += T(100, 174, "مضاد للضباب", 23, 700, BLUE, ar=True) + T(
        100, 222, "SINGLE USE", 19, 700, "#555"
    )
    return M.label(printed("lens_wipe_sachet", 200, 260, body, 700), 0.35, 0.25)


def sachet(parent, face, foil, seed=3, torn=False, curled=0.030, creased=1.0):
    """A paper-foil envelope of 60 by 80 mm lying in the plane, crimped all round; `torn` open at its upper end."""
    u, v = np.meshgrid(np.linspace(-1, 1, 150), np.linspace(-1, 1, 190), indexing="ij")
    p = np.stack([u * 3, v * 4, 0 * u + seed], -1)
    end = 0.86 + 0.02 * fbm(p[..., :1] * [1, 0, 0] * 2, 3, seed) if torn else 1.0
    y = np.minimum(0.40 * v, 0.40 * end)
    top = 9 if torn else 0.87
    side, ends = np.clip(1 - (np.abs(u) / 0.86) ** 6, 0, 1), np.clip(1 - (np.abs(v) / top) ** 6, 0, 1)
    low = np.clip(1 - (np.maximum(-v, 0) / 0.87) ** 6, 0, 1)
    swell = side * np.minimum(ends, low)
    fold = 1 - 2 * np.abs(fbm(p * 0.8, 3, seed))
    crease = creased * (0.016 * fold + 0.006 * fbm(p * 2.2, 2, seed + 4))
    border = 1 - smooth(0.0, 0.12, swell)
    crimp = 0.006 * np.sin(np.where(np.abs(u) > 0.86, u * 0.30, y) * 2 * np.pi / 0.022) * border
    curl = curled * fbm(p * [0.3, 0.25, 1], 2, seed + 7) * np.maximum(np.abs(u), np.abs(v)) ** 4
    mouth = 0.085 * smooth(0.35, 0.80, v) * np.clip(1 - u**2, 0, 1) if torn else 0
    for way, material in ((1, face), (-1, foil)):
        z = way * (0.004 + 0.030 * swell**0.6 + crease * swell + mouth) + crimp + np.abs(curl)
        P = np.stack([0.30 * u, y, np.maximum(z, -0.036)], -1)
        uv = np.stack([(u + 1) / 2, y / 0.80 + 0.5], -1)
        grid("sachet", P, material, uv=uv, parent=parent, flip=way < 0)


def print_of_box(name, width, height):
    unit = min(height, width * 0.5)
    body = f"<rect width='{width}' height='{height}' fill='{BLUE}'/>"
    body += (
        f"<rect y='{unit * 0.72}' width='{width}' height='{height - unit * 0.72}' fill='#f6f7f7'/>"
    )
    body += T(width / 2, unit * 0.30, "ANTI-FOG LENS WIPES", unit * 0.155, 800, "#fff")
    body += T(
        width / 2, unit * 0.56, "مناديل عدسات مضادة للضباب", unit * 0.135, 700, "#fff", ar=True
    )
    body += T(width / 2, unit * 0.93, "100", unit * 0.20, 800, "#1b1d20")
    return M.label(printed(f"lens_wipes_{name}", width, height, body, 1000), 0.6, 0.0)


def opened_box(face, foil):
    """A carton whose front and lid are torn away along the perforation, full of standing sachets."""
    board = paper()
    low = 0.52
    box("floor", (WIDE, DEEP, 0.03), board, 0.008, loc=(0, 0, 0.015))
    wall(rrect(WIDE, low, 0.02), (0, -DEEP / 2, low / 2), (90, 0, 0), board)
    wall(rrect(WIDE, TALL, 0.02), (0, DEEP / 2, TALL / 2), (90, 0, 0), board)
    side = [
        (-DEEP / 2, 0),
        (DEEP / 2, 0),
        (DEEP / 2, TALL),
        (-DEEP / 2 + 0.55, TALL),
        (-DEEP / 2, low),
    ]
    for s in (-1, 1):
        wall(side, (s * WIDE / 2, 0, 0), (90, 0, 90), board)
    lid = group("lid", loc=(0, DEEP / 2, TALL), rot=(-24, 0, 0))
    wall(rrect(WIDE, 1.35, 0.02), (0, 0, 0.67), (90, 0, 0), board).parent = lid
    decal_plane(
        "lid print",
        WIDE - 0.10,
        0.88,
        print_of_box("lid", 600, 380),
        (0, -0.020, 0.68),
        (90, 0, 0),
        parent=lid,
    )
    front = f"<rect width='600' height='200' fill='{BLUE}'/>" + T(
        300, 84, "ANTI-FOG LENS WIPES", 48, 800, "#fff"
    )
    front += T(190, 156, "100 SACHETS", 44, 700, "#fff") + T(478, 156, "100 كيس", 44, 700, "#fff", ar=True)
    decal_plane(
        "front",
        WIDE - 0.03,
        low - 0.03,
        M.label(printed("lens_wipes_front", 600, 200, front, 1000), 0.6, 0.0),
        (0, -DEEP / 2 - 0.021, low / 2),
        (90, 0, 0),
    )
    decal_plane(
        "side",
        1.24,
        0.62,
        print_of_box("side", 620, 310),
        (WIDE / 2 + 0.021, 0.26, 0.46),
        (90, 0, 90),
    )
    first = group("sachet")
    sachet(first, face, foil, curled=0.0)
    chance = np.random.default_rng(3)
    for row in (-0.36, 0.36):
        for k in range(50):
            one = first if row < 0 and k == 0 else copied(first)
            lean = 78 + chance.normal(0, 1.2)
            place(
                one,
                (
                    row + chance.normal(0, 0.012),
                    -DEEP / 2 + 0.14 + 0.0325 * k,
                    0.44 + chance.normal(0, 0.010),
                ),
                (lean, 0, chance.normal(0, 1.2)),
                1.0,
            )


def drawn_wipe(parent):
    """A moist non-woven wipe, folded in its sachet and half drawn out of it, where its layers fall apart."""
    cloth = M.fabric("e3e9ec", 90, "Object", 0.22, sheen=0.15)
    u, v = np.meshgrid(np.linspace(-1, 1, 170), np.linspace(0, 1, 200), indexing="ij")
    for layer, (turn, long, wide) in enumerate(((-5, 1.00, 0.36), (3, 0.90, 0.33), (9, 0.78, 0.29))):
        p = np.stack([u * 1.6, v * 2.4, 0 * u + layer], -1)
        out = smooth(0.30, 0.85, v)
        pleat = 0.042 * (1 - out) * np.cos(9 * u + 2 * layer) + 0.040 * (1 - 2 * np.abs(fbm(p * [0.55, 0.7, 1], 2, 5 + layer))) * (0.3 + out)
        half = lerp(0.22, wide, out) * (1 + 0.04 * fbm(p * [0, 1.4, 1], 2, layer))
        x = half * u + 0.04 * out * np.sin(4 * v)
        y = 0.20 + (long - 0.08) * v * (1 + 0.012 * fbm(p * [1.2, 0, 1], 2, 9 + layer))
        a = math.radians(turn) * out
        x, y = x * np.cos(a) - (y - 0.3) * np.sin(a), 0.3 + x * np.sin(a) + (y - 0.3) * np.cos(a)
        rise = 0.05 * np.exp(-(((v - 0.42) / 0.16) ** 2)) + 0.022 * np.exp(-(((v - 0.74) / 0.012) ** 2)) + 0.02 * np.exp(-((u / 0.03) ** 2)) * out + 0.030 * layer * (0.4 + 0.6 * out)
        free = smooth(0.40, 0.56, y)
        z = np.maximum(0.012 + (rise + np.abs(pleat) * (0.5 + 0.5 * out)) * (0.25 + 0.75 * free), 0.004 + 0.012 * layer)
        sheet = grid("wipe", np.stack([x, y, z], -1), cloth, parent=parent)
        sheet.modifiers.new("thickness", "SOLIDIFY").thickness = 0.007


def loose_sachets(face, foil):
    """One sachet torn open with its wipe half drawn out, its strip beside it, two whole ones before it."""
    opened = group("opened", loc=(-0.20, 0.02, 0.05), rot=(0, 0, -14))
    sachet(opened, face, foil, 5, torn=True)
    drawn_wipe(opened)
    u, v = np.meshgrid(np.linspace(-1, 1, 80), np.linspace(-1, 1, 12), indexing="ij")
    z = 0.03 + 0.035 * u**2 + 0.004 * np.sin(v * 12)
    ragged = 0.012 * fbm(np.stack([u * 5, 0 * u, 0 * u], -1), 3, 2) * (v < 0)
    strip = group("strip", loc=(0.58, 0.30, 0), rot=(0, 0, 40))
    grid("strip", np.stack([0.29 * u, 0.045 * v + ragged, z], -1), foil, parent=strip)
    for loc, rot, seed in (((0.30, -0.46, 0.04), (0, 0, 9), 11), ((0.62, -0.40, 0.115), (4, -5, -19), 3)):
        sachet(group("sachet", None, loc, rot), face, foil, seed)


def build(view="front"):
    face, foil = sachet_print(), M.metal("d3d6d9", 0.34, name="foil")
    if view != "front":
        loose_sachets(face, foil)
        return
    opened_box(face, foil)
    for loc, turn, seed in (((0.62, -1.62, 0.045), 24, 3), ((-0.28, -1.50, 0.045), -16, 8)):
        sachet(group("sachet", None, loc, (0, 0, turn)), face, foil, seed, curled=0.012, creased=0.25)
