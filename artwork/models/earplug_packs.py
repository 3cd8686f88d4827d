"""Ear plugs in their packing: a dispenser box of pouches, a carrying case on its belt loop.

Sizes in centimetres, like those of the plugs.
"""

from geom import *
from earplugs import flanged_plug, foam_plug
import materials as M

VIEWS = {
    "dispenser": dict(rot=(0, 0, -26), elev=34, frame=0.84),
    "case": dict(rot=(0, 0, -24), elev=38, frame=0.84),
}
BOX = (11.0, 8.0, 9.0)


def pouch(parent, colour, crimp):
    """A sealed clear pouch, crimped at both ends, with a pair of foam plugs."""
    u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(-1, 1, 40), indexing="ij")
    body = 0.84 * np.clip(1 - np.abs(u) ** 6, 0, 1) ** 0.5 * np.clip(1 - v**4, 0, 1) ** 0.5
    wrinkle = 0.05 * fbm(np.stack([u * 4, v * 3, 0 * u], -1), 2, 4)
    film = M.thin_clear("f4f8fa", 0.03, 0.05, 1.55)
    for side in (-1, 1):
        sheet = np.stack([u * 2.1, v * 1.35, side * (body + wrinkle * (body > 0.3))], -1)
        grid("film", sheet, film, parent=parent)
    for end in (-1, 1):
        for k in range(4):
            loc = (end * (2.12 + 0.11 * k), 0, 0)
            rbox("crimp", (0.085, 2.7, 0.05), 0.02, crimp, edge=0.02, loc=loc, parent=parent)
    for k, y in enumerate((-0.62, 0.62)):
        at = group("plug", parent, (1.18 if k else -1.18, y, 0), (0, -90 if k else 90, 0))
        foam_plug(at, colour)


def carton():
    """An open box with printed sides; the front wall is cut low in a curve."""
    w, d, h = BOX
    card = M.plastic("f2f3f2", 0.55, 0.02)
    inner = M.plastic("c9ab80", 0.8, 0.05)
    x = np.linspace(-w / 2, w / 2, 60)
    dip = 3.6 * (1 - smooth(0.55, 0.80, np.abs(x) / (w / 2)))
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
    lid = group("lid", loc=(0, d / 2, h), rot=(-62, 0, 0))
    rbox("flap", (w, 0.12, 4.6), 0.05, card, edge=0.04, loc=(0, 0, 2.3), parent=lid)
    print_sides(w, d)


def print_sides(w, d):
    """A coloured band and lettering on the front and one side."""
    orange, ink = M.plastic("f07818", 0.5), M.plastic("23272c", 0.5)
    rbox("band", (w + 0.02, 0.03, 1.0), 0.02, orange, edge=0.012, loc=(0, -d / 2 - 0.055, 0.75))
    rbox("band", (0.03, d + 0.02, 1.0), 0.02, orange, edge=0.012, loc=(w / 2 + 0.055, 0, 0.75))
    face = dict(rot=(90, 0, 0), depth=0.006, bevel=0.0)
    text("EAR PLUGS", 1.25, mat=ink, loc=(0, -d / 2 - 0.06, 3.75), **face)
    text("200 pairs", 0.85, mat=ink, loc=(0, -d / 2 - 0.06, 2.30), font="cond", **face)
    aside = dict(rot=(90, 0, 90), depth=0.006, bevel=0.0)
    text("EAR PLUGS", 0.95, mat=ink, loc=(w / 2 + 0.06, 0, 5.6), **aside)
    text("NRR 33 dB", 0.80, mat=ink, loc=(w / 2 + 0.06, 0, 3.9), font="cond", **aside)


def dispenser(colour):
    carton()
    w, d, h = BOX
    crimp = M.plastic("dfe6ea", 0.25, coat=0.4)
    chance = np.random.default_rng(11)
    rbox("fill", (w - 0.5, d - 0.5, 4.2), 0.3, M.plastic(colour, 0.8), edge=0.3, loc=(0, 0, 2.2))
    for layer, level in enumerate((4.7, 5.6, 6.4)):
        for x in (-2.9, 0.1, 2.9):
            for y in (-1.9, 1.7):
                shift = chance.uniform(-0.35, 0.35, 2)
                tilt = chance.uniform(-13, 13, 2)
                turn = chance.uniform(55, 125) if layer % 2 else chance.uniform(-22, 22)
                loc = (x * 0.86 + shift[0], y * 0.9 + shift[1], level + chance.uniform(-0.15, 0.3))
                at = group("pouch", loc=loc, rot=(tilt[0], tilt[1], turn), scale=0.86)
                pouch(at, colour, crimp)
    for loc, turn in (((-3.4, -6.6, 0.62), 16), ((1.9, -6.2, 0.62), -28)):
        pouch(group("pouch", loc=loc, rot=(0, 0, turn)), colour, crimp)


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
