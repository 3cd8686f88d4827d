"""Safety padlocks in use: the key in the cylinder, six colours with their keys, hung in a hasp."""

from geom import *
import materials as M
from loto_parts import hasp
from padlock import LONG, keyset, lock
from printed import T, printed

VIEWS = {
    "underside": dict(rot=(0, 0, -28), elev=22, frame=0.84),
    "six": dict(rot=(0, 0, -10), elev=26, frame=0.90),
    "hasp": dict(rot=(0, 0, -42), elev=7, frame=0.90, lift=0.8, zoom=(1.06, 0.0, -0.005)),
}


def underside():
    """The lock lies on its back; the key is in the cylinder at its foot."""
    at = group("lock", rot=(-90, 0, 0))
    lock(at, "red", key=False)
    steel = M.metal("c9ccd0", 0.2)
    collar = [(0.125, -0.012), (0.17, -0.012, 0.008), (0.18, 0.004, 0.004), (0.18, 0.02)]
    lathe("collar", collar, steel, 64, parent=at)
    cyl("plug", 0.126, 0.05, M.brass(), 0.012, loc=(0, 0, 0.012), parent=at)
    keyset(group("key", at, (-0.02, 0, -0.03), (0, -90, 0)))
    for x in (-0.27, 0.27):
        cyl("drain", 0.03, 0.02, M.plastic("240607", 0.6), 0.004, loc=(x, 0, 0.002), parent=at)


def six():
    for k, colour in enumerate(("red", "blue", "yellow", "green", "black", "orange")):
        x, y = (k % 3 - 1) * 1.35 + (0.34 if k < 3 else 0), 1.35 if k < 3 else -0.55
        at = group("place", loc=(x, y, 0), rot=(0, 0, (-6, 4, 8, 5, -5, 3)[k]))
        lock(at, colour, key=False)
        keyset(group("key", at, (0.30, -0.58, 0.0), (0, 0, 30 + 7 * (k % 3))))


def isolator():
    """The door of a switchboard, wider than the frame, with a turned-off rotary handle.

    A lug of the handle stands beside a lug of the door: what passes through both holds the handle.
    """
    door = rbox("door", (16, 0.7, 16), 0.16, M.paint("7f888f", 0.45, 0.03), loc=(0, 0.62, 3.4))
    door["nofit"] = True
    yellow, red = M.plastic("f0b400", 0.4), M.plastic("c3131a", 0.36)
    cyl("disc", 0.62, 0.08, yellow, 0.03, loc=(0, 0.24, 5.46), rot=(90, 0, 0))
    cyl("boss", 0.34, 0.26, red, 0.06, loc=(0, 0.12, 5.46), rot=(90, 0, 0))
    rbox("handle", (1.05, 0.24, 0.24), 0.09, red, edge=0.06, loc=(0, -0.04, 5.46))
    dark = M.plastic("1d1f22", 0.5)
    text("0  OFF", 0.17, 0.003, 0.001, dark, loc=(-1.42, 0.268, 5.46), rot=(90, 0, 0))
    on = text("I  ON", 0.17, 0.003, 0.001, dark, loc=(0, 0.268, 6.18), rot=(90, 0, 0))
    on["nofit"] = True
    door_fittings(dark)
    steel = M.metal("b4b9be", 0.28)
    eye = superellipse(0.115, 0.115, 2, 40) + [0, 4.72]
    fixed = profile([(0.30, 4.46), (-0.17, 4.54, 0.1), (-0.17, 4.92, 0.1), (0.30, 5.0)])
    turned = profile([(0.16, 5.34), (0.16, 4.52, 0.12), (-0.17, 4.52, 0.12), (-0.17, 5.34)])
    for x, outline, material in ((-0.07, fixed, steel), (0.05, turned, red)):
        spot, rot = (x, 0, 0), (90, 0, 90)
        plate("lug", outline[::-1], 0.07, 0.02, material, holes=[eye], loc=spot, rot=rot)


def door_fittings(dark):
    """What stands on a switchboard's door: the seam at its hinges, a name plate; none of it sets the frame."""
    zinc = M.metal("a9aeb3", 0.32)
    body = "<rect width='220' height='90' rx='5' fill='#f4f4f0'/><rect x='5' y='5' width='210' height='80' rx='4' fill='none' stroke='#222' stroke-width='2'/>"
    body += T(110, 40, "MAIN SWITCH", 24, 800, "#111") + T(110, 74, "المفتاح الرئيسي", 24, 700, "#111", ar=True)
    words = M.label(printed("switch_plate", 220, 90, body, 900), 0.4, 0.2)
    parts = [
        decal_plane("name", 1.35, 0.552, words, (1.75, 0.262, 5.46), (90, 0, 0), r=0.03),
        rbox("seam", (0.09, 0.02, 16), 0.005, dark, loc=(3.05, 0.262, 3.4)),
    ]
    for z in (1.9, 6.6):
        parts.append(cyl("hinge", 0.15, 0.85, zinc, 0.04, (3.05, 0.20, z)))
    for part in parts:
        part["nofit"] = True


def in_hasp():
    isolator()
    hasp(group("hasp", loc=(0, 0.0, 3.255), rot=(90, 0, 0), scale=1.05))
    top = 0.92 + 0.58 + LONG + 0.235
    at = group("lock", loc=(0.2, 0.0, 3.255 + 0.25 * 1.05 - top + 0.008), rot=(0, 0, 90))
    lock(at, "red", key=False, shackle="nylon", reach=LONG)


def build(view="underside"):
    dict(underside=underside, six=six, hasp=in_hasp)[view]()
