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
    """A flanged valve body on a run of pipe that rests on two feet."""
    run = np.array([(x, 0, 2.3) for x in np.linspace(-3.4, 3.4, 40)])
    tube("pipe", run, 0.52, paint, 64)
    steel = M.metal("b0b5ba", 0.3)
    for x in (-1.5, -1.22, 1.22, 1.5):
        cyl("flange", 0.98, 0.24, paint, 0.05, loc=(x, 0, 2.3), rot=(0, 90, 0), seg=96)
    for x in (-1.36, 1.36):
        for k in range(8):
            a = 2 * math.pi * (k + 0.5) / 8
            spot = (x, 0.80 * math.cos(a), 2.3 + 0.80 * math.sin(a))
            cyl("bolt", 0.10, 0.70, steel, 0.02, loc=spot, rot=(0, 90, 0), seg=6)
    for x in (-2.7, 2.7):
        box("foot", (0.5, 0.9, 1.9), paint, 0.06, loc=(x, 0, 0.95))
        box("sole", (0.9, 1.5, 0.16), paint, 0.05, loc=(x, 0, 0.08))


def locked_valve():
    """The stem leans towards the viewer; the cover hides the handwheel, the lock hangs below."""
    paint = M.paint("3d6a8c", 0.3, 0.05)
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
    tab = Vector((0, -1.14 * R, 2.25 + 0.5 * (0.30 * R + 0.10)))
    spot = Matrix.Rotation(lean, 3, "X") @ tab + Vector((0, 0, 2.3))
    lock(group("lock", loc=(0, spot.y - 0.05, spot.z - 1.75), rot=(0, 0, 55)), "red", key=False)


def build(view="kit"):
    dict(kit=kit, electrical=electrical, pouch=pouch, valve=locked_valve)[view]()
