"""What a heat-stroke kit holds beside what every first aid kit holds; each lies or stands at the origin."""

import materials as M
from aid_items import BLUE, pillow
from geom import *
from printed import T, printed


def spray_bottle():
    """A clear bottle of water with a trigger sprayer."""
    water, white = M.clear("dff1fa", 0.15, 0.02), M.plastic("f2f3f3", 0.35, 0.03)
    shape = [(0, 0), (0.40, 0, 0.06), (0.41, 1.15, 0.2), (0.16, 1.48, 0.1), (0.16, 1.60), (0, 1.60)]
    lathe("bottle", shape, water, 96)
    lathe("cap", [(0.17, 1.55), (0.22, 1.55, 0.02), (0.22, 1.78, 0.02), (0.1, 1.80)], white, 72)
    blue = M.plastic(BLUE[1:], 0.35, 0.03)
    box("head", (0.72, 0.22, 0.22), white, 0.06, loc=(-0.10, 0, 1.92))
    cyl("nozzle", 0.09, 0.14, blue, 0.02, loc=(-0.52, 0, 1.94), rot=(0, 90, 0), seg=40)
    pull = catmull(np.array([(-0.30, 0, 1.82), (-0.40, 0, 1.62), (-0.34, 0, 1.40)]), 40)
    strap("trigger", pull, np.tile([-1.0, 0, 0.2], (40, 1)), 0.18, 0.06, blue)
    band = "<rect width='300' height='150' fill='#fff'/><rect width='300' height='16' fill='#1c5fa8'/>"
    band += T(150, 78, "WATER SPRAY", 34, 800, BLUE) + T(150, 124, "بخاخ ماء", 32, 700, "#333", ar=True)
    wrap_label("band", 0.405, 0.30, 0.82, -145, -35, M.label(printed("spray", 300, 150, band), 0.4))


def towels(count=3):
    """Folded towels, stacked."""
    for k in range(count):
        cloth = M.fabric("eef1f2" if k % 2 else "8fb4d9", 40, "Object", 0.7, sheen=0.5)
        z = 0.02 + 0.22 * k
        for fold in (0.05, 0.155):
            place(rbox("towel", (1.25, 0.92, 0.105), 0.09, cloth, edge=0.05), (0, 0, z + fold))
        back = catmull(np.array([(0, 0.40, 0.02), (0, 0.52, 0.10), (0, 0.40, 0.19)]), 20)
        strap("fold", back + [0, 0, z], np.tile([0, 1.0, 0.01], (20, 1)), 1.2, 0.06, cloth)


def fan():
    """A battery fan in its cage, on a handle that stands by itself."""
    white, blue = M.plastic("eef0f1", 0.35, 0.03), M.plastic(BLUE[1:], 0.35, 0.03)
    dark = M.plastic("2a2d31", 0.45)
    lathe("foot", [(0, 0), (0.34, 0, 0.03), (0.30, 0.09, 0.03), (0.12, 0.12, 0.02), (0, 0.12)], white, 72)
    lathe("handle", [(0.13, 0.08), (0.14, 0.75, 0.04), (0.11, 0.95, 0.03), (0, 0.96)], white, 64)
    box("switch", (0.10, 0.05, 0.17), blue, 0.02, loc=(0, -0.135, 0.55))
    at = group("head", loc=(0, 0, 1.42), rot=(90, 0, 0))
    for z, radius in ((-0.11, 0.50), (0.11, 0.50), (0.0, 0.53)):
        torus("rim", radius, 0.026, white, loc=(0, 0, z), parent=at, seg=120, rs=12)
    for z in (-0.12, 0.12):
        for radius in (0.18, 0.29, 0.40):
            torus("wire", radius, 0.010, white, loc=(0, 0, z), parent=at, seg=90, rs=8)
        for k in range(12):
            a = 2 * np.pi * k / 12
            ends = [(0.09 * np.cos(a), 0.09 * np.sin(a), z), (0.5 * np.cos(a), 0.5 * np.sin(a), z * 0.9)]
            tube("spoke", np.array(ends), 0.010, white, 8, parent=at)
        cyl("boss", 0.11, 0.04, blue, 0.01, loc=(0, 0, z), parent=at, seg=48)
    for k in range(4):
        turn = math.radians(90 * k + 20)
        r, t = np.meshgrid(np.linspace(0.06, 0.43, 24), np.linspace(-1, 1, 20), indexing="ij")
        a = turn + 0.62 * t * (0.4 + 0.6 * r / 0.43)
        blade = np.stack([r * np.cos(a), r * np.sin(a), 0.05 * t], -1)
        grid("blade", blade, dark, parent=at)
    cyl("hub", 0.09, 0.18, dark, 0.02, loc=(0, 0, 0), parent=at, seg=40)


def cold_pack():
    """An instant cold pack: a soft bag with words."""
    body = "<rect width='300' height='220' fill='#f4f8fb'/>"
    body += "<rect y='56' width='300' height='52' fill='#1c5fa8'/>"
    body += T(150, 93, "COLD PACK", 31, 800, "#fff") + T(150, 142, "كيس تبريد فوري", 28, 700, BLUE, ar=True)
    body += T(150, 176, "INSTANT", 23, 700, "#333")
    pillow(1.15, 0.84, 0.13, M.label(printed("cold_pack", 300, 220, body, 800), 0.4, 0.1), seed=7)


def thermometer():
    """A digital thermometer with a flexible tip."""
    white, blue = M.plastic("f3f4f4", 0.3, 0.02), M.plastic(BLUE[1:], 0.35)
    rbox("body", (0.78, 0.19, 0.10), 0.05, white, edge=0.035, loc=(0, 0, 0.06))
    box("window", (0.30, 0.11, 0.01), M.plastic("9aa79a", 0.25), 0.004, loc=(0.05, 0, 0.112))
    cyl("button", 0.045, 0.02, blue, 0.006, loc=(0.30, 0, 0.115), seg=32)
    stem = np.array([(-0.36, 0, 0.06), (-0.55, 0, 0.055), (-0.80, 0, 0.04)])
    tube("stem", catmull(stem, 30), 0.045, blue, 20)
    tube("tip", np.array([(-0.80, 0, 0.04), (-0.90, 0, 0.04)]), 0.036, M.metal("c9ccd0", 0.2), 20)


def steps_card():
    """The steps on a card in both languages, as the kit's data gives them."""
    rows = (
        ("Call the ambulance", "اطلب الإسعاف"),
        ("Move into the shade", "انقله إلى الظل"),
        ("Take off outer clothing", "انزع الملابس الخارجية"),
        ("Wet the skin and fan it", "بلّل الجلد وحرّك الهواء"),
        ("Cold packs in cloth", "أكياس تبريد ملفوفة بقماش"),
        ("Drinks only if awake", "المشروبات للواعي فقط"),
    )
    body = "<rect width='560' height='400' rx='16' fill='#fdfdfb'/>"
    body += "<path d='M0 16a16 16 0 0 1 16-16h528a16 16 0 0 1 16 16v58h-560z' fill='#b8171c'/>"
    body += T(22, 51, "HEAT STROKE", 34, 800, "#fff", "start")
    body += T(538, 52, "ضربة الشمس", 34, 700, "#fff", "end", True)
    for k, (english, arabic) in enumerate(rows):
        y = 118 + 51 * k
        body += T(22, y, f"{k + 1}  {english}", 17, 700, "#222", "start")
        body += T(538, y, arabic, 18, 600, "#222", "end", True)
        body += f"<rect x='22' y='{y + 15}' width='516' height='1.4' fill='#c9ced2'/>"
    plate("card", rrect(1.75, 1.25, 0.06), 0.02, 0.004, M.plastic("fdfdfb", 0.35), loc=(0, 0, 0.02))
    face = M.label(printed("heat_card", 560, 400, body, 1400), 0.35, 0.1, alpha=True)
    decal_plane("steps", 1.72, 1.228, face, (0, 0, 0.033))
