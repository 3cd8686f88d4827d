"""Spill control: the wheeled bin and what is in it, a pack of absorbent pads, one pad in use."""

from laying_out import gathered
from geom import *
from hazard import BLACK
import chemglove
import goggles
import materials as M

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


def sock(parent, material, length=6.0, radius=0.38, bend=0.0):
    """A stuffed tube with gathered ends, lying along X."""
    t = np.linspace(-1, 1, 160)
    C = np.c_[t * length / 2, bend * (1 - t * t), np.full(160, radius * 0.86)]
    end = np.sqrt(np.clip(1 - np.abs(t) ** 22, 0.02, 1))
    swell = 1 + 0.05 * np.sin(t * 17) + 0.03 * np.sin(t * 41 + 1)
    tube("sock", C, radius * end * swell, material, 32, parent=parent)


def pillow(parent, material, size=2.5):
    u, v = np.meshgrid(np.linspace(-1, 1, 70), np.linspace(-1, 1, 70), indexing="ij")
    puff = np.clip((1 - u**8) * (1 - v**8), 0, 1) ** 0.5 * (1 - 0.35 * (u * u + v * v) / 2)
    crease = 1 + 0.10 * fbm(np.stack([u * 3, v * 3, 0 * u], -1), 3, 5)
    for side in (1, -1):
        z = 0.40 + side * np.where(side > 0, 0.62, 0.36) * puff * crease
        P = np.stack([u * size / 2, v * size / 2, z], -1)
        grid("pillow", P, material, flip=side < 0, parent=parent)


def contents():
    """Absorbents behind, gloves, goggles and waste bags in front."""
    yellow, _ = pad_material("efc226")
    cloth = M.fabric("efbf1e", 40, "Object", 0.35, name="sock")
    for k in range(4):
        sock(group("sock", loc=(-2.2, 4.0 - 0.82 * k, 0)), cloth, 5.6, bend=0.05 * (k - 1))
    for k in range(9):
        spot = (2.9, 2.8, 0.07 + 0.12 * k)
        turn = (0, 0, 0.8 * math.sin(k * 2.1))
        rbox("pad", (3.6, 3.0, 0.115), 0.12, yellow.m, edge=0.05, loc=spot, rot=turn)
    for x, turn in ((-3.6, 4), (-0.9, -5)):
        pillow(group("pillow", loc=(x, -0.7, 0), rot=(0, 0, turn)), cloth)
    gathered(lambda: chemglove.build(style="chemical"), (2.7, -0.65, 0.2), (0, 0, -10), 0.85)
    gathered(goggles.build, (2.9, -4.05, 0.5), (-24, 0, 8), 1.05)
    film = M.plastic("e0c04a", 0.28, coat=0.3)
    for k in range(6):
        spot, turn = (-3.5, -3.35, 0.03 + 0.05 * k), (0, 0, 0.8 * k - 2)
        rbox("waste bag", (2.5, 1.7, 0.05), 0.05, film, edge=0.02, loc=spot, rot=turn)
    black = M.plastic("17181a", 0.4)
    for k in range(8):
        x, y = -1.7 + 0.05 * (k % 3), -4.05 + 0.19 * k
        tie = np.array([(x, y, 0.05), (x + 0.8, y + 0.06, 0.08), (x + 1.9, y - 0.02, 0.05)])
        tube("tie", catmull(tie, 40), 0.035, black, 8)
        rbox("tie head", (0.16, 0.12, 0.10), 0.03, black, edge=0.02, loc=(x, y, 0.06))


def build(view="bin"):
    dict(bin=spill_bin, contents=contents, pads=pads, pad=pad_in_use)[view]()
