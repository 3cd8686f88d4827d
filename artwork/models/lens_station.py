"""Wall station for cleaning lenses: white box with a spray bottle and a pack of tissues."""

from geom import *
import materials as M
from printed import T, printed

VIEWS = {
    "front": dict(rot=(0, 0, -20), elev=8, frame=0.80, wall=True),
    "tissues": dict(rot=(0, 0, -20), elev=12, frame=0.84, zoom=(1.8, 0.10, -0.16), wall=True),
}
WIDE, DEEP, TALL = 2.5, 1.0, 2.0  # the box; the panel with the words rises behind it
TEAL = "#0f6b7d"


def box_and_panel(white):
    """An open pocket at the left for the bottle, a closed one at the right for the tissues."""
    rbox("panel", (WIDE, 0.10, 3.3), 0.045, white, edge=0.04, loc=(0, DEEP / 2, 1.65))
    rbox("tissue box", (1.42, DEEP, TALL), 0.10, white, edge=0.07, loc=(0.54, 0, TALL / 2))
    pocket = resample(rrect(1.04, DEEP, 0.10, 10), 200, True)
    middle = pocket.mean(0)
    inner = middle + (pocket - middle) * [0.90, 0.90]
    rings = [
        np.c_[middle + (pocket - middle) * 0.01, 0 * pocket[:, 0]],
        np.c_[pocket * 0.985, 0 * pocket[:, 0]],
    ]
    rings += [np.c_[pocket, 0 * pocket[:, 0] + z] for z in (0.04, 0.6, 1.22)]
    rings += [np.c_[(pocket + inner) / 2, 0 * pocket[:, 0] + 1.25]]
    rings += [np.c_[inner, 0 * pocket[:, 0] + z] for z in (1.22, 0.3)]
    weld(
        grid(
            "pocket", np.stack(rings, 1), white, cu=True, parent=group("pocket", loc=(-0.715, 0, 0))
        )
    )
    steel = M.metal("c4c8cb", 0.22)
    for x in (-1.10, 1.10):
        at = group("screw", loc=(x, DEEP / 2 - 0.06, 3.12), rot=(90, 0, 0))
        cyl("screw", 0.065, 0.05, steel, 0.02, parent=at, seg=32)
        for turn in (0, 90):
            box(
                "slot",
                (0.075, 0.016, 0.01),
                M.plastic("33373b", 0.6),
                0.003,
                loc=(0, 0, 0.024),
                rot=(0, 0, turn + 20),
                parent=at,
            )


def spray():
    """A clear bottle of fluid with a pump head."""
    at = group("spray", loc=(-0.715, -0.02, 0.06), rot=(0, 0, 16))
    fluid = M.plastic("a9d4df", 0.12, 0.0, coat=0.5)
    M.Mat.of(fluid).set(Transmission=0.45)
    shape = [
        (0, 0),
        (0.36, 0, 0.06),
        (0.37, 0.2),
        (0.37, 1.50, 0.22),
        (0.17, 1.78, 0.08),
        (0.17, 1.88),
        (0, 1.88),
    ]
    lathe("bottle", shape, fluid, 120, parent=at)
    white, grey = M.plastic("f0f2f3", 0.3, 0.02), M.plastic("20767f", 0.35)
    cyl("cap", 0.20, 0.20, grey, 0.03, loc=(0, 0, 1.92), parent=at)
    cyl("stem", 0.06, 0.16, white, 0.01, loc=(0, 0, 2.08), parent=at)
    cyl("head", 0.15, 0.20, white, 0.04, loc=(0, 0, 2.23), parent=at)
    rbox("nozzle", (0.11, 0.22, 0.11), 0.04, white, edge=0.03, loc=(0, -0.17, 2.25), parent=at)
    body = (
        f"<rect width='300' height='200' fill='#fff'/><rect width='300' height='64' fill='{TEAL}'/>"
    )
    body += T(150, 44, "LENS CLEANER", 34, 800, "#fff") + T(
        150, 116, "منظف العدسات", 32, 700, "#1b1d20", ar=True
    )
    body += T(150, 168, "WITHOUT ALCOHOL", 24, 700, "#444")
    wrap_label(
        "label",
        0.372,
        1.18,
        1.52,
        -150,
        -30,
        M.label(printed("lens_spray", 300, 200, body), 0.4, 0.2),
        parent=at,
    )


def tissues():
    """An oval opening in the front of the box with a tissue drawn half out."""
    at = group("opening", loc=(0.54, -DEEP / 2, 1.22))
    t = np.linspace(0, 2 * np.pi, 160, endpoint=False)
    oval = np.c_[0.44 * np.cos(t), 0.13 * np.sin(t)]
    plate(
        "dark",
        oval,
        0.02,
        0.004,
        M.plastic("3b4045", 0.8),
        loc=(0, -0.002, 0),
        rot=(90, 0, 0),
        parent=at,
    )
    tube(
        "lip",
        np.c_[oval[:, 0], 0 * t - 0.01, oval[:, 1]],
        0.022,
        M.plastic("cfd4d8", 0.35),
        12,
        closed=True,
        parent=at,
    )
    u, v = np.meshgrid(np.linspace(-1, 1, 90), np.linspace(0, 1, 90), indexing="ij")
    wide = lerp(0.30, 0.40, smooth(0.0, 0.8, v))
    pleat = (
        0.075 * np.cos(u * 7.5) * np.exp(-v * 1.8)
        + 0.025 * fbm(np.stack([u * 2, v * 3, 0 * u], -1), 3, 7) * v
    )
    x = u * wide + 0.05 * v
    y = 0.05 - 0.34 * np.sin(np.clip(v, 0, 1) * np.pi * 0.62) + pleat
    z = 0.10 * np.sin(v * np.pi * 0.6) - 0.46 * v**2.2 + 0.05 * u * v
    paper = M.fabric("d9e8f3", 70, "Object", 0.25, sheen=0.1)
    sheet = grid("tissue", np.stack([x, y, z], -1), paper, parent=at)
    sheet.modifiers.new("thickness", "SOLIDIFY").thickness = 0.006


def print_words():
    body = f"<rect width='500' height='210' rx='14' fill='{TEAL}'/>"
    body += "<g fill='none' stroke='#fff' stroke-width='9'><rect x='28' y='74' width='56' height='44' rx='16'/>"
    body += "<rect x='102' y='74' width='56' height='44' rx='16'/><path d='M84 88q9-10 18 0M28 84l-10-12M158 84l10-12'/></g>"
    body += T(335, 84, "LENS CLEANING", 36, 800, "#fff") + T(
        335, 150, "تنظيف العدسات", 40, 700, "#fff", ar=True
    )
    words = M.label(printed("lens_station", 500, 210, body, 1200), 0.4, 0.1, alpha=True)
    decal_plane("words", 2.0, 0.84, words, (0, DEEP / 2 - 0.056, 2.68), (90, 0, 0))
    steps = ""
    for k, (english, arabic) in enumerate(
        (("1  SPRAY", "رش"), ("2  WIPE", "امسح"), ("3  THROW AWAY", "ارمِ المنديل"))
    ):
        steps += T(14, 40 + 56 * k, english, 22, 800, TEAL, "start") + T(
            346, 40 + 56 * k, arabic, 23, 700, "#333", "end", ar=True
        )
    told = M.label(printed("lens_steps", 360, 170, steps, 900), 0.45, 0.05, alpha=True)
    decal_plane("steps", 1.18, 0.557, told, (0.54, -DEEP / 2 - 0.004, 0.36), (90, 0, 0))


def build(view="front"):
    box_and_panel(M.plastic("e9ebec", 0.34, 0.04, coat=0.15))
    spray()
    tissues()
    print_words()
