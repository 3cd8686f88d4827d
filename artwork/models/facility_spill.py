"""Spill control: the wheeled bin and what is in it, a pack of absorbent pads, one pad in use."""

from assembly import assembled
from geom import *
from hazard import BLACK
import chemglove
import goggles
import materials as M
from printed import T, printed

VIEWS = {
    "bin": dict(rot=(0, 0, -28), elev=12, frame=0.84),
    "contents": dict(rot=(0, 0, 0), elev=58, frame=0.90),
    "pads": dict(rot=(0, 0, -28), elev=26, frame=0.84),
    "pad": dict(rot=(0, 0, -30), elev=46, frame=0.90, zoom=(1.9, -0.16, 0.02)),
}
WIDTH, DEPTH, HEIGHT = 4.8, 5.0, 8.2


def bin_body(material):
    rings = []
    for t in np.linspace(0, 1, 120):
        k = 0.80 + 0.20 * t
        z = 0.04 + (HEIGHT + 0.5) * t
        low = max(0.0, 1 - z / 0.22)
        inset = 0.36 * (1 - math.sqrt(1 - low * low))
        outline = rrect(WIDTH * k - inset, DEPTH * k - inset, 0.55, 14) + [0, 0.1 * (1 - t)]
        rings.append(np.c_[outline, np.full(len(outline), z)])
    grid("body", np.stack(rings, 1), material, cu=True, caps=True)


def wheel(s):
    at = group("wheel", loc=(s * 2.16, 2.15, 0.95), rot=(0, 90, 0))
    tyre = [(0.55, -0.28), (0.95, -0.26, 0.12), (0.95, 0.26, 0.12), (0.55, 0.28)]
    lathe("tyre", tyre, M.rubber(BLACK), 96, parent=at)
    hub = [(0, -0.2), (0.55, -0.22, 0.05), (0.55, 0.22, 0.05), (0, 0.24)]
    lathe("hub", hub, M.plastic("c9cccf", 0.4), 64, parent=at)


def spill_bin():
    """A wheeled bin of yellow polyethylene with a lid that two ties seal."""
    yellow = M.plastic("f0b400", 0.42, 0.10, gs=45)
    bin_body(yellow)
    rim = rrect(WIDTH + 0.34, DEPTH + 0.34, 0.6)
    plate("rim", rim, 0.46, 0.12, yellow, loc=(0, 0, HEIGHT * 0.955 + 0.55))
    size, spot = (WIDTH + 0.5, DEPTH + 0.6, 0.85), (0, -0.05, HEIGHT + 0.95)
    rbox("lid", size, 0.75, yellow, edge=0.30, loc=spot, crown=0.14)
    y, z = DEPTH / 2, HEIGHT
    bar = [(-2.2, y + 0.1, z + 0.5), (-2.2, y + 0.75, z + 0.7), (0, y + 0.85, z + 0.72)]
    bar += [(2.2, y + 0.75, z + 0.7), (2.2, y + 0.1, z + 0.5)]
    tube("handle", catmull(np.array(bar), 120), 0.17, yellow, 20)
    for s in (-1, 1):
        wheel(s)
        red = M.plastic("c3131a", 0.35)
        spot = (s * 1.5, -DEPTH / 2 - 0.34, HEIGHT + 0.62)
        rbox("seal", (0.10, 0.08, 0.6), 0.03, red, edge=0.02, loc=spot)
    cyl("axle", 0.14, 4.0, M.metal("8d9297", 0.4), 0.02, loc=(0, 2.15, 0.95), rot=(0, 90, 0))
    printed = M.label(f"{M.TEX}/spill.png", 0.4, 0.2)
    decal_plane("label", 3.1, 2.27, printed, (0, -2.286, 5.3), (93.95, 0, 0), r=0.1)


def pad_material(colour):
    """Melt-blown fibre with rows of small bonded dimples."""
    m = M.Mat("pad")
    at = m.new("ShaderNodeSeparateXYZ")
    m.link(m.coord(), at.inputs[0])
    waves = [m.math("SINE", m.math("MULTIPLY", at.outputs[k], 30.0), 0) for k in "XY"]
    dimple = m.ramp(m.math("MULTIPLY", *waves), 0.30, 0.85)
    fuzz = m.math("MULTIPLY", m.noise(40, 3, 0.7), 0.25)
    m.set(Base_Color=M.col(colour), Roughness=0.95, Specular=0.1, Sheen=0.3)
    m.bump(m.math("SUBTRACT", fuzz, dimple), 0.6, 0.05)
    return m, dimple


def pads():
    """A hundred pads in a stack that a printed band holds."""
    white, _ = pad_material("d8dadb")
    rng = np.random.default_rng(4)
    step, count = 0.029, 100
    for k in range(count):
        bulge = 0.05 * math.sin(math.pi * k / count)
        size = (5.0 + bulge, 4.0 + bulge, 0.031)
        spot = (rng.normal(0, 0.012), rng.normal(0, 0.012), 0.018 + step * k)
        rbox("pad", size, 0.10, white.m, edge=0.014, loc=spot, rot=(0, 0, rng.normal(0, 0.12)), k=4)
    height = step * count + 0.012
    loop = resample(rrect(4.10, height + 0.03, 0.10, 12), 300, True)
    C = np.c_[np.zeros(300), loop[:, 0], loop[:, 1] + height / 2 + 0.012]
    T = norm(np.roll(C, -1, 0) - np.roll(C, 1, 0))
    band = M.plastic("1f5f9e", 0.30, 0.02, coat=0.3)
    strap("band", C, norm(np.cross(T, [-1.0, 0, 0])), 2.6, 0.02, band, closed=True)
    face = M.label(f"{M.TEX}/absorbent.png", 0.3, 0.4)
    decal_plane("print", 2.5, 1.05, face, (0, 0, height + 0.045), r=0.05)
    decal_plane("front print", 2.5, 1.05, face, (0, -2.068, height / 2), (90, 0, 0), r=0.05)


def pad_in_use():
    """The corner of one pad on a small puddle of oil that it draws up."""
    m, dimple = pad_material("dcdedf")
    at = m.new("ShaderNodeVectorMath", operation="DISTANCE")
    m.link(m.coord(), at.inputs[0])
    at.inputs[1].default_value = (-1.7, -1.5, 0.0)
    reach = m.math("SUBTRACT", at.outputs["Value"], m.math("MULTIPLY", m.noise(1.5, 5, 0.6), 1.5))
    wet = m.ramp(reach, 0.62, 0.40)
    damp = m.ramp(reach, 0.86, 0.50)
    stain = m.mixcol(damp, M.col("dcdedf"), M.col("8c6a3c"))
    m.link(m.mixcol(wet, stain, M.col("2b1b0d")), m.b.inputs["Base Color"])
    m.link(m.ramp(wet, 0, 1, 0.95, 0.38), m.b.inputs["Roughness"])
    rbox("pad", (5.0, 4.0, 0.10), 0.12, m.m, edge=0.045, loc=(0, 0, 0.07))
    thread = M.plastic("aeb2b5", 0.8)
    for k in range(40):
        spot = (0.3, -1.92 + 0.098 * k, 0.122)
        box("perforation", (0.016, 0.05, 0.004), thread, 0, loc=spot)
    a = np.linspace(0, 2 * np.pi, 160, endpoint=False)
    r = 1.25 * (1 + 0.22 * fbm(np.c_[np.cos(a), np.sin(a), 0 * a] * 1.4, 3, 8))
    oil = M.plastic("1a1008", 0.06, coat=0.6, wear=False)
    puddle = np.c_[r * np.cos(a) * 1.2, r * np.sin(a)]
    plate("oil", puddle, 0.05, 0.024, oil, loc=(-2.1, -2.0, 0.02))


def sock(parent, material, length=5.6, radius=0.38, bend=0.0, turn=0.0):
    """A stuffed tube lying along X, tied at both ends behind its tails."""
    t = np.linspace(-1, 1, 260)
    C = np.c_[t * length / 2, bend * (1 - t * t), np.full(260, radius * 0.86)]
    away = (1 - np.abs(t)) * length / 2
    body = smooth(0.16, 0.62, away) ** 0.55
    tail = 0.34 * smooth(0.17, 0.02, away)
    swell = 1 + 0.035 * np.sin(t * 15 + turn) + 0.02 * np.sin(t * 37 + 1 + turn)
    r = radius * np.maximum(body * swell, 0) + radius * (0.16 + tail)
    C[:, 2] -= (radius * 1.16 - r) * 0.55
    tube("sock", C, np.minimum(r, radius * 1.12), material, 40, parent=parent)
    black = M.plastic("17181a", 0.4)
    for end in (-1, 1):
        x = end * (length / 2 - 0.17)
        z = float(np.interp(x, C[:, 0], C[:, 2]))
        torus("tie", radius * 0.22, 0.03, black, (x, 0, z), (0, 90, 0), parent=parent)


def pillow(parent, material, size=2.6, seed=5):
    """A sewn square bag, its sides drawn in, with a flat hem all round."""
    u, v = np.meshgrid(np.linspace(-1, 1, 110), np.linspace(-1, 1, 110), indexing="ij")
    inner = np.clip(1 - (u / 0.94) ** 2, 0, 1) * np.clip(1 - (v / 0.94) ** 2, 0, 1)
    puff = inner**0.42
    x = u * (1 - 0.07 * (1 - v * v)) * size / 2
    y = v * (1 - 0.07 * (1 - u * u)) * size / 2
    pucker = 0.025 * np.sin(17 * u + 2 * v + seed) * np.abs(v) ** 6
    pucker += 0.025 * np.sin(15 * v + seed) * np.abs(u) ** 6
    dent = 0.05 * fbm(np.stack([u * 1.6, v * 1.6, 0 * u + seed], -1), 2, seed) * puff
    for side in (1, -1):
        z = 0.24 + side * (0.008 + np.where(side > 0, 0.46, 0.22) * puff) + pucker * (puff < 0.9) + dent
        grid("pillow", np.stack([x, y, z], -1), material, flip=side < 0, parent=parent)


def paper_label(words, arabic, width, name):
    """White paper with the content in both languages."""
    body = "<rect width='300' height='130' fill='#f6f6f2'/>"
    body += "<rect x='5' y='5' width='290' height='120' fill='none' stroke='#222' stroke-width='3'/>"
    body += T(150, 58, words, 32, 800) + T(150, 104, arabic, 32, 700, ar=True)
    return M.label(printed(name, 300, 130, body), 0.7, 0)


def pads_in_band(at):
    """A hundred pads, with a paper band that says so."""
    yellow, _ = pad_material("efc226")
    chance = np.random.default_rng(4)
    for k in range(100):
        spot = (chance.normal(0, 0.012), chance.normal(0, 0.012), 0.014 + 0.026 * k)
        ob = box("pad", (3.6, 3.0, 0.024), yellow.m, 0.008, loc=spot, parent=at)
        ob.rotation_euler[2] = chance.normal(0, 0.003)
    paper = M.plastic("f3f2ec", 0.8)
    rbox("band", (1.9, 3.08, 2.64), 0.03, paper, edge=0.02, loc=(0, 0, 1.32), parent=at)
    words = paper_label("100 PADS", "100 وسادة", 1.7, "spill_pads")
    decal_plane("words", 1.7, 0.74, words, (0, -0.25, 2.648), parent=at)


def waste_bags(at):
    """Folded bags in a stack, each fold a little out of line."""
    film = M.plastic("e6c64a", 0.30, coat=0.3)
    for k in range(7):
        u, v = np.meshgrid(np.linspace(-1, 1, 70), np.linspace(-1, 1, 50), indexing="ij")
        wave = 0.016 * fbm(np.stack([u * 2.5, v * 2.5, 0 * u + k], -1), 3, k)
        rim = np.clip((1 - u**10) * (1 - v**10), 0, 1) ** 0.4
        z = 0.045 * k + 0.02 + (0.022 + wave) * rim
        P = np.stack([u * 1.25 + 0.02 * math.sin(k * 2), v * 0.9, z], -1)
        grid("waste bag", P, film, parent=at)
        grid("under", P - np.stack([0 * u, 0 * u, 0.030 * rim], -1), film, flip=True, parent=at)
    words = paper_label("WASTE BAGS", "أكياس نفايات", 1.3, "spill_bags")
    decal_plane("words", 1.3, 0.56, words, (0, 0, 0.355), parent=at)


def contents():
    """All that is in the bin: absorbents behind, gloves, goggles and waste bags in front."""
    cloth = M.fabric("efbf1e", 40, "Object", 0.35, name="sock")
    for k in range(8):
        low, y = k < 4, 4.6 - 0.80 * (k % 4)
        at = group("sock", loc=(-2.9 + 0.06 * (k % 3), y - 0.06 * (not low), 0 if low else 0.66))
        sock(at, cloth, bend=0.04 * (k % 3 - 1), turn=k * 1.7)
    pads_in_band(group("pads", loc=(2.9, 3.4, 0), rot=(0, 0, -3)))
    for k in range(4):
        x, turn = ((-4.25, 4), (-1.45, -5))[k % 2]
        at = group("pillow", loc=(x, -0.35, 0.52 * (k // 2)), rot=(0, 0, turn - 7 * (k // 2)))
        pillow(at, cloth, seed=k + 3)
    assembled(lambda: chemglove.build(style="chemical", inner="e4e3dc"), (3.0, -0.75, 0), (0, 0, 0))
    assembled(goggles.build, (2.9, -4.7, 0.5), (-24, 0, 8), 1.05)
    waste_bags(group("bags", loc=(-4.2, -3.6, 0), rot=(0, 0, 3)))
    black = M.plastic("17181a", 0.4)
    for k in range(8):
        x, y = -2.35 + 0.05 * (k % 3), -4.25 + 0.19 * k
        tie = np.array([(x, y, 0.05), (x + 0.8, y + 0.06, 0.08), (x + 1.9, y - 0.02, 0.05)])
        tube("tie", catmull(tie, 40), 0.035, black, 8)
        rbox("tie head", (0.16, 0.12, 0.10), 0.03, black, edge=0.02, loc=(x, y, 0.06))


def build(view="bin"):
    dict(bin=spill_bin, contents=contents, pads=pads, pad=pad_in_use)[view]()
