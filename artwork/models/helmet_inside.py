"""Underside of an industrial helmet. Options: color; vent; cradle_kind plastic or textile.

The plastic cradle hangs at four points and has a pin lock, the textile one at six with a ratchet.
"""

from geom import *
import helmet_fittings as fittings
import materials as M
from helmet_shell import shell

VIEWS = {
    "inside": dict(rot=(-128, 0, -28), elev=16),
    "turned": dict(rot=(-132, 0, 30), elev=18),
}


def keys(material, angles, parent=None):
    """The hooks that hang the ends of the cradle in the shell, a little inside its rim."""
    for degrees in angles:
        a = math.radians(degrees)
        at = group("key", parent, (0.94 * math.sin(a), -1.17 * math.cos(a), 0.0), (0, 0, degrees))
        rbox("hook", (0.24, 0.07, 0.26), 0.05, material, edge=0.03, loc=(0, 0, 0.05), parent=at)
        rbox("tip", (0.16, 0.18, 0.05), 0.03, material, edge=0.02, loc=(0, 0.06, 0.10), parent=at)


def cradle(material, angles, width, hooks):
    """Straps over the crown, each from a hook to the one opposite."""
    for degrees in angles:
        a = math.radians(degrees)
        t = np.linspace(0, np.pi, 110)
        across = np.cos(t) * 0.90
        path = np.c_[across * math.sin(a), -across * math.cos(a) * 1.22, 0.04 + 0.84 * np.sin(t)]
        up = norm(np.c_[np.cos(t) * math.sin(a), -np.cos(t) * math.cos(a), np.sin(t)])
        strap("cradle", path, up, width, 0.028, material)
    keys(hooks, [k + turn for k in angles for turn in (0, 180)])


def size_band(band, sweat):
    """Headband with a padded front."""
    path, normal = fittings.headband_path()
    strap("headband", path, normal, 0.30, 0.035, band, closed=True)
    front = np.arange(-52, 53) % 240
    strap("sweatband", path[front] - normal[front] * 0.05, normal[front], 0.33, 0.06, sweat)
    edge = path[front][2:-2] - normal[front][2:-2] * 0.085
    thread = M.fabric("8f8468", 20)
    for level in (-0.12, 0.12):
        stitches("stitch", edge + [0, 0, level], -normal[front][2:-2], thread, 0.06, 0.04, 0.008)


def nape_strap_with_pins(band):
    """The overlapping ends of the band with their row of holes and two pins."""
    at = group("pin lock", loc=(0, 1.075, -0.17), rot=(90, 0, 0))
    dark = M.plastic("1b1c1e", 0.6)
    for face in (-1, 1):
        for k in range(7):
            loc = (-0.27 + 0.09 * k, 0, face * 0.036)
            cyl("hole", 0.024, 0.006, dark, 0.001, loc=loc, parent=at, seg=20)
    rbox("tail", (0.74, 0.20, 0.06), 0.08, band, edge=0.02, parent=at)
    for k in (2, 4):
        loc = (-0.27 + 0.09 * k, 0, 0)
        cyl("pin", 0.034, 0.14, band, 0.012, loc=loc, parent=at, seg=24)


def build(view="inside", color="yellow", vent="1", cradle_kind="plastic"):
    outer, material = shell(color, "cap", vent == "1")
    fittings.accessory_slots(material)
    if cradle_kind == "plastic":
        white = M.plastic("e3e5e4", 0.42, 0.04, sss=0.08)
        cradle(white, (45, 135), 0.24, white)
        size_band(white, M.fabric("cdbf9f", 70, "Object", 0.5))
        nape_strap_with_pins(white)
    else:
        tape = M.webbing("4a4e54", ribs=6, pitch=22)
        band = M.plastic("26282b", 0.5, 0.1)
        cradle(tape, (30, 90, 150), 0.20, M.plastic("dfe2e4", 0.4, 0.03))
        size_band(band, M.foam("3a3d42"))
        fittings.ratchet(band)
