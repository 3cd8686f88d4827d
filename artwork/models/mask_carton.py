"""Cartons of disposable masks: cups nested in an open one, flat masks bagged before theirs.

Options: kind ffp2, n95 or fold.
"""

import ffp
import foldmask
import materials as M
from assembly import assembled, copied
from geom import *
from printed import T, lines, printed

VIEWS = {
    "nested": dict(rot=(0, 0, -30), elev=25, frame=0.86),
    "fanned": dict(rot=(0, 0, -8), elev=42, frame=0.90),
}
KINDS = dict(
    ffp2=("#e3ab00", "FFP2 NR D", "CUP MASK, VALVED", "كمامة بصمام", "20"),
    n95=("#1f5f8b", "N95", "CUP RESPIRATOR", "كمامة جسيمات", "20"),
    fold=("#2a7f8e", "FFP2 NR", "FOLD-FLAT MASK", "كمامة مسطحة", "20"),
)


def card(kind, name, width, height):
    """The print of one carton wall, sized in pixels."""
    tint, grade, english, arabic, count = KINDS[kind]
    unit = min(height, width * 0.62)
    body = f"<rect width='{width}' height='{height}' fill='#f4f4f2'/>"
    body += f"<rect width='{width}' height='{height * 0.16}' fill='{tint}'/>"
    body += T(
        width * 0.06, height * 0.16 + unit * 0.30, grade, unit * 0.24, 800, "#1b1d20", "start"
    )
    body += T(width * 0.06, height * 0.16 + unit * 0.46, english, unit * 0.10, 700, tint, "start")
    body += T(
        width * 0.94, height * 0.16 + unit * 0.64, arabic, unit * 0.115, 700, "#333", "end", True
    )
    body += T(width * 0.06, height * 0.95, f"{count} PCS", unit * 0.115, 800, "#1b1d20", "start")
    body += lines(width * 0.56, height * 0.86, width * 0.38, 3, unit * 0.05, h=unit * 0.012)
    return M.label(printed(f"carton_{kind}_{name}", width, height, body, 1000), 0.6, 0.0)


def paper():
    m = M.Mat("board")
    m.set(Base_Color=M.col("eeeeec"), Roughness=0.75, Specular=0.25)
    m.bump(m.noise(30, 3), 0.05, 0.004)
    return m.m


def wall(outline, loc, rot, board):
    return plate("wall", np.array(outline, float), 0.035, 0.010, board, loc=loc, rot=rot)


def dispenser(kind, w=1.62, d=3.0, h=1.62):
    """A carton with a low front and its lid folded back, open towards the viewer."""
    board = paper()
    low = 0.52
    box("floor", (w, d, 0.035), board, 0.008, loc=(0, 0, 0.02))
    wall(rrect(w, low, 0.02), (0, -d / 2, low / 2), (90, 0, 0), board)
    wall(rrect(w, h, 0.02), (0, d / 2, h / 2), (90, 0, 0), board)
    side = [(-d / 2, 0), (d / 2, 0), (d / 2, h), (-d / 2 + 0.75, h), (-d / 2, low)]
    for s in (-1, 1):
        wall(side, (s * w / 2, 0, 0), (90, 0, 90), board)
    wall(rrect(w, 0.86, 0.02), (0, d / 2 + 0.22, h + 0.36), (58, 0, 0), board)
    decal_plane(
        "front",
        w - 0.04,
        low - 0.03,
        card(kind, "front", 540, 168),
        (0, -d / 2 - 0.022, low / 2),
        (90, 0, 0),
    )
    print_side = card(kind, "side", 660, 460)
    decal_plane("side", 2.1, 1.46, print_side, (w / 2 + 0.022, 0.42, h / 2), (90, 0, 90))


def folded_straps(colour):
    """The elastics of one cup of the stack: out of the staples, in loops beside it, back over the rim."""
    elastic = M.webbing(colour, ribs=4, pitch=36)
    for s in (-1, 1):
        side = [(0.575, 0.02, 0.83), (0.655, -0.03, 0.86), (0.735, 0.02, 0.80), (0.750, 0.10, 0.64)]
        side += [(0.725, 0.11, 0.50), (0.660, 0.04, 0.43), (0.575, 0.03, 0.45)]
        over = [(0.44, 0.02, 1.06), (0.49, 0.05, 1.15), (0.44, 0.12, 1.25), (0.34, 0.18, 1.25), (0.26, 0.24, 1.14)]
        for course in (side, over):
            path = catmull(np.array(course) * [s, 1, 1], 90)
            along = norm(np.gradient(path, axis=0))
            strap("folded", path, norm(np.cross(along, [0, 1.0, 0.2])), 0.07, 0.02, elastic)


def nested(kind):
    """Twenty cups, one in the other; of the unvalved kind one of them stands in front."""
    strap_colour = "e3ab00" if kind == "ffp2" else "d8c39a"
    valve = "1" if kind == "ffp2" else "0"
    dispenser(kind)

    def bare():
        ffp.build("front", "d6d8d9", valve, strap_colour)
        folded_straps(strap_colour)

    first = assembled(bare, without=("el",), loc=(0, -0.74, 0.16), rot=(-4, 0, 0))
    chance = np.random.default_rng(4)
    for k in range(1, 20 if kind == "ffp2" else 19):
        x, lift, turn = 0.02 * math.sin(k * 2.3), chance.uniform(0, 0.025), chance.uniform(-2.5, 2.5)
        copied(first, None, (x, -0.74 + 0.113 * k, 0.16 + lift), (-4 + chance.uniform(-1.5, 1), turn, 0.6 * turn))
    if kind == "n95":
        assembled(
            ffp.build, view="front", valve=valve, strap_c=strap_colour,
            loc=(1.62, -1.75, 0.02), rot=(-10, 0, 2),
        )


def flat_mask():
    """One mask folded flat, lying on its back, with its straps tucked beside it."""
    felt = foldmask.felt()
    right = [(1.0, 0.05), (0.93, 0.24), (0.62, 0.46), (0.0, 0.50)]
    upper = right + [(-x, y) for x, y in right[::-1][1:]]
    lower = [(-0.96, -0.20), (-0.66, -0.40), (0.0, -0.46), (0.66, -0.40), (0.96, -0.20)]
    outline = catmull(np.array(upper + lower), 200, True)
    plate("mask", outline, 0.09, 0.035, felt, loc=(0, 0, 0.06))
    for bow, z in ((0.16, 0.112), (-0.14, 0.112)):
        x = np.linspace(-0.95, 0.95, 80)
        tube("fold", np.c_[x, bow * (1 - 0.5 * x * x), np.full(80, z)], 0.012, felt, 8)
    x = np.linspace(-0.30, 0.30, 30)
    seam = np.c_[x, 0.42 - 0.12 * x * x, np.full(30, 0.112)]
    strap("clip", seam, np.tile([0, 0, 1.0], (30, 1)), 0.07, 0.014, M.metal("cdd1d4", 0.28))
    elastic = M.webbing("e8e8e4", ribs=4, pitch=36)
    for s in (-1, 1):
        x, y = s * (0.92 - 0.10 * np.linspace(0, 1, 40)), np.linspace(0.20, -0.30, 40)
        path = np.c_[x + s * 0.12 * np.sin(np.linspace(0, np.pi, 40)), y, np.full(40, 0.125)]
        strap("loop", path, np.tile([0, 0, 1.0], (40, 1)), 0.07, 0.02, elastic)


def bag():
    """A clear film bag with crimped ends and a printed strip."""
    x, y = np.meshgrid(np.linspace(-1.28, 1.28, 90), np.linspace(-0.72, 0.72, 60), indexing="ij")
    swell = (1 - (x / 1.28) ** 8) * (1 - (y / 0.72) ** 6)
    height = 0.02 + 0.15 * swell + 0.016 * fbm(np.stack([x * 1.3, y * 1.8, 0 * x], -1), 2, 5) * swell
    grid("film", np.stack([x, y, height], -1), M.thin_clear("fafafa", 0.03, 0.05, 1.45))
    for s in (-1, 1):
        for k in range(5):
            end = np.array([(s * (1.15 + 0.03 * k), q, 0.045) for q in np.linspace(-0.7, 0.7, 24)])
            tube("crimp", end, 0.007, M.thin_clear("eef0f1", 0.35, 0.1), 6)
    body = T(150, 40, "FFP2 NR", 32, 800, "#2a7f8e")
    strip = M.label(printed("bag_strip", 300, 60, body, 600), 0.4, 0.2, alpha=True)
    decal_plane("strip", 0.70, 0.14, strip, (-0.72, -0.58, 0.13))


def bagged():
    one = group("bagged")
    for make in (flat_mask, bag):
        assembled(make).parent = one
    return one


def fanned():
    """The closed carton with three bagged masks fanned in front of it."""
    w, d, h = 2.7, 1.15, 1.5
    board = paper()
    box("carton", (w, d, h), board, 0.02, loc=(0, 1.25, h / 2))
    print_front = card("fold", "front", 810, 450)
    decal_plane(
        "front", w - 0.05, h - 0.04, print_front, (0, 1.25 - d / 2 - 0.004, h / 2), (90, 0, 0)
    )
    print_top = card("fold", "top", 810, 340)
    decal_plane("top", w - 0.05, d - 0.04, print_top, (0, 1.25, h + 0.004))
    first = bagged()
    poses = [
        (-1.52, -0.82, 14),
        (0.0, -1.02, 0),
        (1.52, -0.82, -14),
    ]
    for k, (x, y, turn) in enumerate(poses):
        turned = first if k == 0 else copied(first)
        place(turned, (x, y, 0), (0, 0, turn + 90))


def build(view="nested", kind="ffp2"):
    if view == "fanned":
        fanned()
    else:
        nested(kind)
