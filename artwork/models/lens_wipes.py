"""Box of anti-fog lens wipes in sachets, open as a dispenser. The view `sachets` shows three and a wipe."""

from assembly import copied
from geom import *
import materials as M
from mask_carton import paper, wall
from printed import T, printed

VIEWS = {
    "front": dict(rot=(0, 0, -26), elev=24, frame=0.84),
    "sachets": dict(rot=(0, 0, -12), elev=50, frame=0.84),
}
BLUE = "#1c5f9e"
WIDE, DEEP, TALL = 1.5, 1.9, 1.15


def sachet_print():
    body = "<rect width='200' height='260' fill='#fdfdfd'/>"
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


def sachet(parent, face, foil):
    """A flat paper-foil envelope of 60 by 80 mm, crimped all round, lying in the plane."""
    u, v = np.meshgrid(np.linspace(-1, 1, 50), np.linspace(-1, 1, 60), indexing="ij")
    swell = np.clip(1 - (np.abs(u) / 0.86) ** 5, 0, 1) * np.clip(1 - (np.abs(v) / 0.88) ** 5, 0, 1)
    crease = 0.006 * fbm(np.stack([u * 3, v * 3, 0 * u], -1), 3, 4)
    for side, material in ((1, face), (-1, foil)):
        z = side * (0.004 + 0.026 * swell**0.6 + crease * swell)
        P = np.stack([0.30 * u, 0.40 * v, z], -1)
        uv = np.stack([(u + 1) / 2, (v + 1) / 2], -1)
        grid("sachet", P, material, uv=uv, parent=parent, flip=side < 0)
    for end in (-1, 1):
        for k in range(4):
            rbox(
                "crimp",
                (0.59, 0.008, 0.014),
                0.004,
                foil,
                edge=0.004,
                loc=(0, end * (0.365 + 0.010 * k), 0),
                parent=parent,
            )


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
    front += T(300, 156, "100 SACHETS · 100 كيس", 44, 700, "#fff", ar=True)
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
    sachet(first, face, foil)
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


def unfolded_wipe():
    """A moist non-woven wipe, drawn out of its torn sachet and half unfolded."""
    u, v = np.meshgrid(np.linspace(-1, 1, 110), np.linspace(-1, 1, 110), indexing="ij")
    z = 0.03 + 0.05 * (fbm(np.stack([u * 2.2, v * 2.2, 0 * u], -1), 4, 12) + 0.4) * (
        0.4 + 0.6 * np.abs(v)
    )
    z = (
        np.maximum(z, 0.008)
        + 0.035 * np.exp(-((u / 0.03) ** 2))
        + 0.030 * np.exp(-((v / 0.03) ** 2))
    )
    cloth = M.fabric("f4f7f8", 60, "Object", 0.3, sheen=0.1)
    sheet = grid(
        "wipe",
        np.stack([0.68 * u, 0.60 * v, z], -1),
        cloth,
        parent=group("wipe", loc=(0.86, 0.30, 0), rot=(0, 0, 18)),
    )
    sheet.modifiers.new("thickness", "SOLIDIFY").thickness = 0.008


def build(view="front"):
    face, foil = sachet_print(), M.plastic("e6e9eb", 0.35, coat=0.2)
    if view == "front":
        opened_box(face, foil)
        places = [((0.62, -1.62, 0.045), (0, 0, 24)), ((-0.28, -1.50, 0.045), (0, 0, -16))]
    else:
        unfolded_wipe()
        places = [
            ((-0.80, -0.10, 0.04), (0, 0, 12)),
            ((-0.55, -0.30, 0.10), (3, 4, -14)),
            ((0.28, -0.62, 0.04), (0, 0, -30)),
        ]
    for loc, rot in places:
        sachet(group("sachet", None, loc, rot), face, foil)
