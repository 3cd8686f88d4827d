"""What a lockout kit and an electrician's pouch hold, laid out in rows; a gate valve locked out."""

import materials as M
from assembly import row
from geom import *
from loto_devices import ball_valve, cable, gate_cover, plug_box
from loto_parts import breaker, hasp, tag
from padlock import lock

VIEWS = {
    "kit": dict(rot=(0, 0, 0), elev=62, frame=0.86),
    "electrical": dict(rot=(0, 0, 0), elev=60, frame=0.86),
    "pouch": dict(rot=(0, 0, 0), elev=60, frame=0.90),
    "valve": dict(rot=(0, 0, -22), elev=14, frame=0.88),
}
LYING = (-90, 0, 0)


def red_lock(parent):
    lock(parent, "red", key=False)


def nylon_lock(parent):
    lock(parent, "red", key=False, shackle="nylon")


def kit():
    """What locks valves: ten locks, four hasps, five gate-valve covers, two ball-valve wedges, a cable."""
    for y in (3.5, 1.0):
        row(red_lock, 5, (-3.2, y, 0.20), (1.05, 0, 0), LYING)
        row(hasp, 2, (2.25, y + 0.55, 0.12), (1.0, 0, 0))
    for x, y, R in ((-2.35, -0.85, 1.02), (0.30, -0.85, 0.90), (2.64, -0.85, 0.78), (-2.80, -3.0, 0.66), (-1.08, -3.0, 0.56)):
        gate_cover(group("cover", loc=(x, y, 0)), R)
    row(ball_valve, 2, (0.25, -3.0, 0), (0.98, 0, 0))
    cable(group("cable", loc=(2.85, -3.0, 0)))


def electrical():
    """What locks switches and plugs, and what marks: six breaker devices, a plug box, twelve tags."""
    row(breaker, 6, (-2.55, 1.35, 0), (0.84, 0, 0), scale=1.1)
    plug_box(group("plug", loc=(2.55, 1.75, 0)))
    for y in (-0.45, -2.55):
        row(tag, 6, (-2.5, y, 0.02), (1.0, 0, 0))


def pouch():
    """Six breaker devices, a plug box, a hasp, four locks with nylon shackles and five tags."""
    row(nylon_lock, 4, (-2.35, 1.1, 0.20), (1.05, 0, 0), LYING)
    plug_box(group("plug", loc=(1.95, 1.85, 0)))
    hasp(group("hasp", loc=(3.12, 1.75, 0.12)))
    row(breaker, 6, (-2.55, -0.2, 0), (1.05, 0, 0), scale=1.15)
    row(tag, 5, (-2.35, -2.05, 0.02), (1.18, 0, 0))


def pipe(paint):
    """A flanged valve body on a length of steel pipe whose ends are cut; it lies in two saddles."""
    steel, dark = M.metal("a6abb0", 0.34, bump=0.03), M.metal("5f666b", 0.5)
    at = group("pipe", loc=(0, 0, 2.3), rot=(0, 90, 0))
    bore = [(0.45, -3.05), (0.45, 3.05), (0.53, 3.05, 0.012), (0.53, -3.05, 0.012), (0.45, -3.05)]
    lathe("pipe", bore[::-1], paint, 96, parent=at)
    lathe("bore", [(0.448, -3.04), (0.448, 3.04)], dark, 64, parent=at)
    body = [(0.50, -1.1), (0.62, -0.75, 0.2), (0.86, -0.3, 0.2), (0.86, 0.3, 0.2), (0.62, 0.75, 0.2), (0.50, 1.1)]
    lathe("body", body, paint, 96, parent=at)
    for s in (-1, 1):
        for x, out in ((1.23, 1), (1.49, -1)):
            lathe("flange", [(0.5, x - 0.115), (0.98, x - 0.115, 0.03), (0.98, x + 0.115, 0.03), (0.5, x + 0.115)], paint, 96, parent=group("side", at, rot=(0 if s > 0 else 180, 0, 0)))
        lathe("weld", [(0.52, 1.60), (0.60, 1.61, 0.03), (0.53, 1.72, 0.02)], paint, 96, parent=group("neck", at, rot=(0 if s > 0 else 180, 0, 0)))
        cyl("gasket", 0.90, 0.05, M.rubber("2b2c2e", 0.8), 0.005, loc=(0, 0, s * 1.36), parent=at, seg=96)
        for k in range(8):
            a = 2 * math.pi * (k + 0.5) / 8
            spot = np.array([0.79 * math.cos(a), 0.79 * math.sin(a), s * 1.36])
            cyl("stud", 0.055, 0.78, steel, 0.012, loc=tuple(spot), parent=at, seg=24)
            for z in (-0.30, 0.30):
                cyl("nut", 0.105, 0.11, steel, 0.014, loc=tuple(spot + [0, 0, z]), parent=at, seg=6)
    for x in (-2.45, 2.45):
        saddle(x, paint, steel)


def saddle(x, paint, steel):
    """A stand of steel plate under the pipe, with the strap that holds it down."""
    web = profile([(-0.62, 0.1), (0.62, 0.1), (0.34, 1.75), (-0.34, 1.75)])
    plate("web", web, 0.14, 0.02, paint, loc=(x, 0, 0), rot=(90, 0, 90))
    rbox("rib", (0.5, 0.14, 1.66), 0.03, paint, edge=0.02, loc=(x, 0, 0.92))
    rbox("sole", (0.95, 1.5, 0.13), 0.05, paint, edge=0.025, loc=(x, 0, 0.065))
    a = np.linspace(-0.15, math.pi + 0.15, 60)
    band = np.c_[np.full(60, x), 0.565 * np.cos(a), 2.3 + 0.565 * np.sin(a)]
    strap("strap", band, norm(band - [x, 0, 2.3]), 0.30, 0.06, steel)
    for y in (-0.52, 0.52):
        cyl("anchor", 0.09, 0.10, steel, 0.012, loc=(x + 0.28, y, 0.17), seg=6)
        cyl("anchor", 0.09, 0.10, steel, 0.012, loc=(x - 0.28, y, 0.17), seg=6)


def locked_valve():
    """The stem leans towards the viewer; the cover hides the handwheel, the lock hangs below."""
    paint = M.paint("33607f", 0.42, 0.10, coat=0.15)
    pipe(paint)
    at = group("stem", loc=(0, 0, 2.3), rot=(62, 0, 0))
    bonnet = [
        (0.95, 0),
        (0.90, 0.5, 0.2),
        (0.62, 0.9, 0.2),
        (0.62, 1.3, 0.1),
        (0.3, 1.4, 0.05),
        (0, 1.4),
    ]
    lathe("bonnet", bonnet, paint, 96, parent=at)
    cyl("stem", 0.16, 1.2, M.metal("c4c8cc", 0.22), 0.02, loc=(0, 0, 1.9), parent=at)
    R = 1.55
    gate_cover(group("cover", at, (0, 0, 2.25), (0, 0, 90)), R, 0.135)
    top = 2.25 + 1.22 * (0.30 * R + 0.10)
    sheet = M.plastic("e9ebec", 0.5)
    plate("sticker", rrect(1.02, 0.90, 0.06), 0.024, 0.006, sheet, loc=(0, 0, top + 0.008), parent=at)
    label = M.label(f"{M.TEX}/lock_label.png", 0.5, 0.1)
    decal_plane("label", 0.98, 0.86, label, (0, 0, top + 0.022), parent=at, r=0.05)
    lean = math.radians(62)
    tab = Vector((0, -1.14 * R, 2.25 + 0.335 * (0.30 * R + 0.10)))
    spot = Matrix.Rotation(lean, 3, "X") @ tab + Vector((0, 0, 2.3))
    lock(group("lock", loc=(0, spot.y - 0.05, spot.z - 1.75), rot=(0, 0, 55)), "red", key=False)


def build(view="kit"):
    dict(kit=kit, electrical=electrical, pouch=pouch, valve=locked_valve)[view]()
