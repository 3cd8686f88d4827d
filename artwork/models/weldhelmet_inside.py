"""Inside of the auto-darkening welding helmet: filter cartridge, its controls and the headgear."""

from geom import *
import materials as M
import weldhelmet

LIGHTS = [
    ("inside", (-1.6, -6.0, 3.4), (0, 0.5, 1.1), 2.4, 2.4, 420, 0.5),
    ("low card", (2.6, -5.4, 0.7), (0, 0, 1.0), 1.6, 1.2, 60, 0.5),
]
VIEWS = {
    "inside": dict(rot=(0, 0, 164), elev=27, frame=0.82, lights=LIGHTS),
}


def knob(parent, x, label, turn):
    """A ribbed knob with a pointer and its name above."""
    body, white = M.plastic("2b2e32", 0.45), M.plastic("e4e6e7", 0.5)
    at = group("knob", parent, (x, 0, -0.30))
    cyl("knob", 0.085, 0.09, body, 0.02, loc=(0, 0.05, 0), rot=(90, 0, 0), parent=at, seg=32)
    a = math.radians(turn)
    loc = (0.05 * math.sin(a), 0.10, 0.05 * math.cos(a))
    box("pointer", (0.018, 0.012, 0.07), white, 0.004, loc=loc, rot=(0, turn, 0), parent=at)
    face = dict(rot=(90, 0, 180), loc=(0, 0.015, 0.145), parent=at)
    text(label, 0.066, 0.002, 0.0, white, font="cond", **face)


def cartridge():
    """The back of the filter: a case with the inner window above and the controls below."""
    case = M.plastic("3a3e43", 0.42, 0.06)
    at = group("cartridge", loc=(0, -0.98, 1.74))
    behind = dict(rot=(90, 0, 0), loc=(0, -0.08, 0), parent=at)
    rbox("case", (1.30, 0.98, 0.22), 0.08, case, edge=0.05, **behind)
    glass = M.Mat("window")
    glass.set(Base_Color=(0.020, 0.11, 0.055, 1), Roughness=0.05, Specular=0.8, Clearcoat=1)
    black = M.plastic("17181a", 0.4)
    upright = dict(rot=(90, 0, 0), parent=at)
    rbox("frame", (1.12, 0.58, 0.05), 0.06, black, edge=0.02, loc=(0, 0.03, 0.14), **upright)
    rbox("window", (1.00, 0.46, 0.05), 0.03, glass.m, edge=0.01, loc=(0, 0.045, 0.14), **upright)
    below = group("controls", at, (0, 0.03, -0.02))
    for x, label, turn in ((0.42, "SENSITIVITY", -40), (0.0, "DELAY", 25), (-0.42, "GRIND", -90)):
        knob(below, x, label, turn)


def tilt_headgear():
    """Raise the front of the headband to the brow, clear of the window."""
    middle = np.array([0, 0.3, 1.95])
    at = group("headgear", loc=middle + [0, 0, 0.07], rot=(-12, 0, 0))
    inside = group("inside", at, -middle)
    for part in list(bpy.data.objects):
        if part.name.startswith(("hb", "cr", "rt")) and part.parent == root():
            part.parent = inside


def build(view="inside", color="black"):
    weldhelmet.build("hero", color)
    tilt_headgear()
    cartridge()
