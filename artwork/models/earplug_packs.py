"""Ear plugs in their packing: a dispenser box of pouches, a carrying case on its belt loop.

Sizes in centimetres, like those of the plugs.
"""

from assembly import copied
from geom import *
from earplugs import flanged_plug, foam_plug
import materials as M
from printed import T, printed

VIEWS = {
    "dispenser": dict(rot=(0, 0, -20), elev=36, frame=0.87),
    "case": dict(rot=(0, 0, -24), elev=38, frame=0.84),
}
BOX = (19.0, 12.5, 11.5)


def pouch(parent, colour, crimp):
    """A sealed clear pouch, crimped and pleated at both ends, with a pair of foam plugs side by side in it."""
    u, v = np.meshgrid(np.linspace(-1, 1, 90), np.linspace(-1, 1, 70), indexing="ij")
    body = 0.74 * np.clip(1 - np.abs(u) ** 3.2, 0, 1) ** 0.7 * np.clip(1 - v**4, 0, 1) ** 0.6
    pleats = 0.05 * np.cos(v * 13 + 1.5 * u) * smooth(0.55, 0.9, np.abs(u)) * smooth(1.0, 0.93, np.abs(u))
    wrinkle = 0.035 * fbm(np.stack([u * 1.6, v * 1.2, 0 * u], -1), 2, 4)
    film = M.thin_clear("ffffff", 0.025, 0.10, 1.16, spec=0.8)
    for side in (-1, 1):
        height = side * (body + wrinkle * (body > 0.3)) + pleats
        grid("film", np.stack([u * 2.55, v * 1.80, height], -1), film, parent=parent)
    for end in (-1, 1):
        for k in range(5):
            loc = (end * (2.56 + 0.10 * k), 0, 0)
            rbox("crimp", (0.075, 3.58, 0.035), 0.02, crimp, edge=0.016, k=5, loc=loc, parent=parent)
    for x, y, turn in ((-1.26, -0.80, 5), (-1.12, 0.82, -7)):
        foam_plug(group("plug", parent, (x, y, -0.05), (0, 90, turn)), colour)


def carton():
    """An open box with printed sides; the front wall is cut low in a curve."""
    w, d, h = BOX
    card = M.plastic("f2f3f2", 0.55, 0.02)
    inner = M.plastic("c9ab80", 0.8, 0.05)
    x = np.linspace(-w / 2, w / 2, 60)
    dip = 4.4 * (1 - smooth(0.60, 0.82, np.abs(x) / (w / 2)))
    front = np.concatenate([np.c_[x, h - dip], [(w / 2, 0), (-w / 2, 0)]])
    side = np.array([(-d / 2, 0), (d / 2, 0), (d / 2, h), (-d / 2, h)], float)
    back = np.array([(-w / 2, 0), (w / 2, 0), (w / 2, h), (-w / 2, h)], float)
    for shape, loc, rot, out in (
        (front, (0, -d / 2, 0), (90, 0, 0), (0, 0.09, 0)),
        (back, (0, d / 2, 0), (90, 0, 0), (0, -0.09, 0)),
        (side, (-w / 2, 0, 0), (90, 0, 90), (0.09, 0, 0)),
        (side, (w / 2, 0, 0), (90, 0, 90), (-0.09, 0, 0)),
    ):
        plate("wall", shape, 0.10, 0.03, card, loc=loc, rot=rot)
        plate("lining", shape * [0.985, 0.99], 0.06, 0.02, inner, loc=np.add(loc, out), rot=rot)
    rbox("floor", (w, d, 0.1), 0.05, inner, edge=0.03, loc=(0, 0, 0.05))
    lid = group("lid", loc=(0, d / 2, h), rot=(-68, 0, 0))
    rbox("flap", (w, 0.12, 5.0), 0.05, card, edge=0.04, loc=(0, 0, 2.5), parent=lid)
    for key, wide, loc, turn in (("front", w, (0, -d / 2 - 0.06, 0), 0), ("side", d, (w / 2 + 0.06, 0, 0), 90)):
        high = h - 4.6 if key == "front" else h - 0.2
        middle = np.add(loc, (0, 0, high / 2 + 0.06))
        decal_plane(key, wide - 0.08, high, carton_print(key, wide, high), middle, (90, 0, turn))


def carton_print(key, wide, high):
    """The print of one wall: what is in the box in both languages over a coloured band."""
    width, height = wide * 40, high * 40
    body = f"<rect width='{width}' height='{height}' fill='#f2f3f2'/>"
    body += f"<rect y='{height - 52}' width='{width}' height='52' fill='#e8731a'/>"
    left, right, top = width * 0.07, width * 0.93, height - 190
    if key == "side":
        body += T(width / 2, top - 60, "NRR 33 dB", 58, 800, "#23272c")
        body += T(width / 2, top + 40, "سدادات أذن", 46, 700, "#23272c", ar=True)
    else:
        body += T(left, top, "EAR PLUGS", 56, 800, "#23272c", "start")
        body += T(left, top + 78, "200 pairs", 40, 600, "#23272c", "start")
        body += T(right, top, "سدادات أذن", 46, 700, "#23272c", "end", True)
        body += T(right, top + 78, "\u200f200 زوج", 36, 600, "#23272c", "end", True)
    return M.label(printed(f"plugs_{key}", width, height, body, 1000), 0.6, 0.0)


def dispenser(colour):
    """The box filled with pouches in loose layers, two of them taken out."""
    carton()
    w, d, h = BOX
    first = group("pouch", loc=(-5.3, -10.1, 0.66), rot=(0, 0, 24))
    pouch(first, colour, M.plastic("dfe6ea", 0.3, coat=0.2))
    copied(first, None, (2.0, -9.9, 0.66), (0, 0, -16))
    chance = np.random.default_rng(11)
    for level in (5.2, 6.6, 8.0):
        for x in (-6.1, 0.0, 6.1):
            for y in (-3.9, 0.0, 3.9):
                shift, tilt = chance.uniform(-0.5, 0.5, 2), chance.uniform(-7, 7, 2)
                turn = chance.uniform(-15, 15) + (180 if chance.uniform() < 0.5 else 0)
                loc = (x + shift[0], y + shift[1], level + chance.uniform(-0.1, 0.2))
                copied(first, None, loc, (tilt[0], tilt[1], turn))
    rbox("fill", (w - 0.5, d - 0.5, 4.2), 0.3, M.plastic("d9a06a", 0.9), edge=0.3, loc=(0, 0, 2.2))


def tray(name, size, height, material, edge, parent):
    """A shallow box with a rounded plan, open at the top."""
    outline = resample(rrect(size[0], size[1], 0.9, 12), 200, True)
    middle = outline.mean(0)
    rings = [np.c_[middle + (outline - middle) * k, 0 * outline[:, 0]] for k in (0.01, 0.5, 0.94)]
    rings += [np.c_[outline * 0.99, 0 * outline[:, 0] + z] for z in (0.12, height * 0.5, height)]
    grid(name, np.stack(rings, 1), material, cu=True, parent=parent)
    rim = np.c_[outline * 0.995, 0 * outline[:, 0] + height]
    tube("rim", rim, 0.085, edge, 12, closed=True, parent=parent)


def case(colour, cord):
    """Tray and lid on a hinge, the belt loop behind it, the corded pair coiled inside."""
    clear = M.thin_clear("f2f7fa", 0.06, 0.03, 1.06)
    edge = M.plastic("cfdbe2", 0.15, coat=0.7)
    size = (8.4, 6.2)
    tray("tray", size, 1.7, clear, edge, group("tray", loc=(0, 0, 0.02)))
    lid = group("lid", loc=(0, size[1] / 2 + 0.10, 1.75), rot=(72, 0, 0))
    tray("lid", size, 0.9, clear, edge, group("turned", lid, (0, size[1] / 2, 0.9), (180, 0, 0)))
    for x in (-2.2, 2.2):
        loc = (x, size[1] / 2 + 0.06, 1.74)
        cyl("hinge", 0.16, 1.3, edge, 0.05, loc=loc, rot=(0, 90, 0), seg=24)
    rbox("catch", (1.3, 0.14, 0.8), 0.12, edge, edge=0.05, loc=(0, -size[1] / 2 - 0.04, 1.45))
    loop = np.array([(4.1, 0, 1.3), (4.9, 0, 1.5), (5.1, 0, 0.85), (4.9, 0, 0.25), (4.1, 0, 0.4)])
    path = catmull(loop, 80)
    outward = norm(np.cross(np.gradient(path, axis=0), [0, 1.0, 0]))
    strap("belt loop", path, outward, 2.6, 0.16, edge)
    ends = np.array([(-2.1, -0.95, 0.78), (2.1, 0.65, 0.78)])
    for base, turn in zip(ends, (4, 184)):
        flanged_plug(group("plug", loc=base, rot=(0, 90, turn)), colour, cord)
    t = np.linspace(0.94 * np.pi, -3.9 * np.pi, 30)
    wide = 1 + 0.035 * np.sin(1.7 * t)
    coil = np.c_[3.35 * wide * np.cos(t), 2.2 * wide * np.sin(t), 0.24 + 0.035 * (t[0] - t)]
    out = np.array([1.0, 0.07, 0])
    leave = [ends[0] + out * 0.4, ends[0] - out * 0.1, ends[0] + (-0.75, 0.15, -0.2)]
    arrive = [ends[1] + (0.75, -0.15, -0.1), ends[1] + out * 0.1, ends[1] - out * 0.4]
    course = catmull(np.vstack([leave, coil[:-1], arrive]), 500)
    tube("cord", course, 0.085, M.rubber(cord, 0.45, 0.05), 14)


def build(view="dispenser", color="f07818", cord="2257b0"):
    if view == "dispenser":
        dispenser(color)
    else:
        case(color, cord)
