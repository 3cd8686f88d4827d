"""Inside of the auto-darkening welding helmet: filter cartridge, its controls and the headgear. Sizes in decimetres."""

from geom import *
import materials as M
import weldhelmet

LIGHTS = [
    ("inside", (-1.6, -6.0, 3.4), (0, 0.5, 1.1), 2.4, 2.4, 560, 0.5),
    ("low card", (2.6, -5.4, 0.7), (0, 0, 1.0), 1.6, 1.2, 110, 0.5),
    ("edge left", (-4.4, 2.0, 2.6), (0, 0, 1.1), 0.7, 3.6, 330, 0.4),
    ("edge right", (4.4, 1.6, 2.6), (0, 0, 1.1), 0.7, 3.6, 300, 0.4),
]
VIEWS = {
    "inside": dict(rot=(0, 0, 165), elev=28, frame=0.86, lights=LIGHTS),
}
MIDDLE = np.array([0, 0.3, 1.95])


def knob(parent, x, label, turn):
    """A ribbed knob with a pointer and its name above."""
    body, white = M.plastic("3a3e43", 0.45), M.plastic("e4e6e7", 0.5)
    at = group("knob", parent, (x, 0, -0.30))
    cyl("knob", 0.085, 0.09, body, 0.02, loc=(0, 0.05, 0), rot=(90, 0, 0), parent=at, seg=32)
    for k in range(14):
        b = 2 * np.pi * k / 14
        place_at = (0.085 * math.cos(b), 0.05, 0.085 * math.sin(b))
        cyl("rib", 0.010, 0.07, body, 0.003, loc=place_at, rot=(90, 0, 0), parent=at, seg=8)
    a = math.radians(turn)
    loc = (0.05 * math.sin(a), 0.10, 0.05 * math.cos(a))
    box("pointer", (0.018, 0.012, 0.07), white, 0.004, loc=loc, rot=(0, turn, 0), parent=at)
    face = dict(rot=(90, 0, 180), loc=(0, 0.015, 0.145), parent=at)
    text(label, 0.066, 0.002, 0.0, white, font="cond", **face)


def cartridge():
    """The back of the filter: a case with the inner window above and the controls below."""
    case = M.plastic("4b5056", 0.42, 0.06)
    at = group("cartridge", loc=(0, -0.98, 1.74))
    behind = dict(rot=(90, 0, 0), loc=(0, -0.08, 0), parent=at)
    rbox("case", (1.30, 0.98, 0.22), 0.08, case, edge=0.05, **behind)
    glass = M.Mat("window")
    glass.set(Base_Color=(0.020, 0.11, 0.055, 1), Roughness=0.05, Specular=0.8, Clearcoat=1)
    black = M.plastic("24272a", 0.4)
    upright = dict(rot=(90, 0, 0), parent=at)
    rbox("frame", (1.12, 0.58, 0.05), 0.06, black, edge=0.02, loc=(0, 0.03, 0.14), **upright)
    rbox("window", (1.00, 0.46, 0.05), 0.03, glass.m, edge=0.01, loc=(0, 0.045, 0.14), **upright)
    below = group("controls", at, (0, 0.03, -0.02))
    for x, label, turn in ((0.42, "SENSITIVITY", -40), (0.0, "DELAY", 25), (-0.42, "GRIND", -90)):
        knob(below, x, label, turn)


def matt_inside():
    """The inner face of the shell is a matt dark grey, as it comes from the mould."""
    me = bpy.data.objects["shell"].data
    middle, N = np.empty(len(me.polygons) * 3, np.float32), np.empty(len(me.polygons) * 3, np.float32)
    me.polygons.foreach_get("center", middle)
    me.polygons.foreach_get("normal", N)
    away = middle.reshape(-1, 3) - np.array([0, 0.2, 1.4])
    inner = (N.reshape(-1, 3) * away).sum(-1) < 0
    me.materials.append(M.plastic("3b3f44", 0.55, 0.25, gs=70))
    me.polygons.foreach_set("material_index", inner.astype(np.int32))


def on_band(a, off=0.0, z=0.0):
    """Points of the headband at angles from the brow, `off` outside it and z above its middle."""
    C = np.stack([(0.86 + off) * np.sin(a), -(0.95 + off) * np.cos(a) + 0.30, 2.05 - 0.10 * (1 - np.cos(a)) + z], -1)
    return C, norm(np.stack([np.sin(a), -np.cos(a), 0 * a], -1))


def headgear_details():
    """The sweatband at the brow, the toothed ends of the band at the nape, the ratchet's ribbed wheel."""
    grey = M.plastic("565b61", 0.42, 0.10, gs=80)
    for part in bpy.data.objects:
        if part.name.split(".")[0] in ("hb", "cr"):
            part.data.materials.clear()
            part.data.materials.append(grey)
    front = np.linspace(-1.25, 1.25, 160)
    towel = M.fabric("a3a9ae", 60, "UV", 0.6, sheen=0.4, uvscale=(3, 3))
    strap("hb sweatband", *on_band(front, -0.045), 0.34, 0.055, towel)
    strap("hb fold", *on_band(front, 0.004, 0.150), 0.11, 0.070, towel)
    for s in (-1, 1):
        nape = np.pi + s * np.linspace(0.16, 0.95, 90)
        strap("hb end", *on_band(nape, 0.040), 0.22, 0.035, grey)
        for a in np.pi + s * np.linspace(0.34, 0.86, 9):
            C, N = on_band(np.array(a), 0.060)
            slot = M.plastic("1d1f21", 0.6)
            box("hb slot", (0.028, 0.012, 0.11), slot, 0.005, loc=C, rot=(0, 0, math.degrees(a)))
    at = group("rt wheel", loc=(0, 1.28, 1.86), rot=(-90, 0, 0))
    dark, pale = M.rubber("2b2e31", 0.5, 0.1), M.plastic("c9cdd0", 0.5)
    rbox("housing", (0.62, 0.36, 0.09), 0.12, grey, edge=0.035, loc=(0, 0, 0.02), parent=at)
    lathe("wheel", [(0, 0.06), (0.20, 0.06, 0.02), (0.20, 0.19, 0.03), (0.12, 0.20, 0.01), (0, 0.19)], dark, 80, parent=at)
    for k in range(22):
        b = 2 * np.pi * k / 22
        cyl("rib", 0.020, 0.11, dark, 0.006, loc=(0.20 * math.cos(b), 0.20 * math.sin(b), 0.125), parent=at, seg=10)
    for turn in (0, 180):
        arrow = group("arrow", at, (0, 0, 0.200), (0, 0, turn))
        box("arrow", (0.10, 0.016, 0.006), pale, 0.002, loc=(0, 0.055, 0), parent=arrow)
        box("arrow head", (0.036, 0.036, 0.006), pale, 0.002, loc=(0.05, 0.055, 0), rot=(0, 0, 45), parent=arrow)


def tilt_headgear():
    """Raise the front of the headband to the brow, clear of the window."""
    at = group("headgear", loc=MIDDLE + [0, 0, 0.07], rot=(-12, 0, 0))
    inside = group("inside", at, -MIDDLE)
    for part in list(bpy.data.objects):
        if part.name.startswith(("hb", "cr", "rt")) and part.parent == root():
            part.parent = inside


def build(view="inside", color="black"):
    weldhelmet.build("hero", color)
    matt_inside()
    headgear_details()
    tilt_headgear()
    cartridge()
