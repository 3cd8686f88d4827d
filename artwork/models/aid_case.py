"""The workplace first aid case opened, and its contents laid out in rows."""

import aid_items as item
import materials as M
from assembly import assembled, put
from geom import *
from printed import T, printed
from trays import tray

VIEWS = {
    "laid": dict(rot=(0, 0, 0), elev=64, frame=0.88),
    "open": dict(rot=(0, 0, -20), elev=33, frame=0.88),
}
W, H = 3.3, 2.4


def pads(x, y, turn=0, **more):
    return put(
        item.sachet, x, y, turn, key="pad", english="STERILE|PAD", arabic="ضماد معقم", **more
    )


def triangular(x, y, turn=0, **more):
    words = dict(key="triangular", english="TRIANGULAR|BANDAGE", arabic="رباط مثلث", tint=item.BLUE)
    return put(item.sachet, x, y, turn, w=1.35, h=1.15, thick=0.16, **words, **more)


def burns(x, y, turn=0, **more):
    words = dict(key="burn", english="BURN|DRESSING", arabic="ضماد حروق", tint=item.ORANGE)
    return put(item.sachet, x, y, turn, **words, **more)


def eye_pads(x, y, turn=0, **more):
    words = dict(key="eye", english="EYE PAD", arabic="ضماد للعين", tint=item.GREEN)
    return put(item.sachet, x, y, turn, w=0.95, h=0.95, **words, **more)


def laid():
    """Six rows that fill a square: packs, rolls, plasters and barrier, gloves and shears."""
    triangular(-1.95, 2.98, 2, scale=1.15)
    pads(-0.52, 3.0, -2, scale=1.1)
    pads(0.70, 3.0, 1, scale=1.1)
    burns(1.92, 3.0, -1, scale=1.1)
    for k, (x, r, length) in enumerate(((-2.30, 0.38, 0.95), (-1.42, 0.34, 0.78), (-0.66, 0.29, 0.62))):
        put(item.bandage_roll, x, 1.14, r=r, length=length, key=f"roll{k}")
    put(item.tape_roll, 0.22, 1.18, r=0.44, width=0.26)
    eye_pads(1.18, 1.32, 2)
    eye_pads(2.24, 1.32, -3)
    put(item.glove, -2.05, -0.62, 7, scale=1.12)
    put(item.glove, -0.98, -0.78, -8, scale=1.12, mirror=True, seed=6)
    put(item.breathing_barrier, 0.72, -0.36, 3, scale=0.92)
    put(item.wrapped_plasters, 2.20, -0.36, -4, count=5, scale=0.98)
    put(item.shears, -1.25, -2.72, 3, scale=1.2)
    words = dict(key="wipes", english="CLEANSING|WIPES", arabic="مناديل تنظيف", tint=item.BLUE)
    for k, x in enumerate((0.62, 1.48, 2.34)):
        put(item.sachet, x, -2.40, 4 - 4 * k, w=0.8, h=0.95, thick=0.06, **words)


def contents_list():
    """The printed list in the lid."""
    rows = (
        ("Plasters, assorted", "لاصقات جروح"),
        ("Sterile pads", "ضمادات معقمة"),
        ("Triangular bandages", "أربطة مثلثة"),
        ("Roller bandages", "أربطة لفافة"),
        ("Burn dressings", "ضمادات حروق"),
        ("Eye pads", "ضمادات للعين"),
        ("Tape, gloves, shears", "شريط وقفازات ومقص"),
        ("Breathing barrier", "حاجز تنفس"),
    )
    body = "<rect width='560' height='380' rx='14' fill='#fbfbf9'/><rect width='560' height='64' rx='14' fill='#0a8743'/>"
    body += T(24, 43, "CONTENTS", 30, 800, "#fff", "start") + T(
        536, 44, "المحتويات", 27, 700, "#fff", "end", True
    )
    for k, (english, arabic) in enumerate(rows):
        y = 100 + 36 * k
        body += T(24, y, english, 20, 600, "#222", "start") + T(
            536, y, arabic, 19, 600, "#222", "end", True
        )
        body += f"<rect x='24' y='{y + 9}' width='512' height='1.2' fill='#c9ced2'/>"
    return printed("aid_contents", 560, 380, body, 1100)


def opened():
    green = M.plastic("0a8743", 0.38, 0.14, gs=55)
    shape = dict(width=W, height=H, material=green)
    assembled(tray, depth=0.62, **shape)
    lid = assembled(tray, depth=0.50, loc=(0, H / 2 + 0.60, 1.74), rot=(104, 0, 0), **shape)
    decal_plane("list", 2.5, 1.70, M.label(contents_list(), 0.5, 0.05), (0, 0, 0.075), parent=lid)
    for x in (-0.9, 0.9):
        tube(
            "hinge",
            np.array([(x - 0.25, H / 2 + 0.09, 0.60), (x + 0.25, H / 2 + 0.09, 0.60)]),
            0.05,
            green,
            16,
        )
        box(
            "latch",
            (0.42, 0.06, 0.24),
            M.plastic("f1f2f2", 0.35),
            0.025,
            loc=(x, -H / 2 - 0.10, 0.54),
        )
    handle = [
        (-0.55, -1.22, 0.34),
        (-0.52, -1.44, 0.34),
        (-0.3, -1.55, 0.34),
        (0.3, -1.55, 0.34),
        (0.52, -1.44, 0.34),
        (0.55, -1.22, 0.34),
    ]
    tube("handle", catmull(np.array(handle), 100), 0.075, M.plastic("1d1e20", 0.42, 0.1), 24)
    wall = M.plastic("dfe3e5", 0.4, 0.05)
    box("divider", (0.035, 2.16, 0.42), wall, 0.012, loc=(-0.35, 0, 0.30))
    box("divider", (0.035, 1.12, 0.42), wall, 0.012, loc=(0.75, 0.52, 0.30))
    box("divider", (1.86, 0.035, 0.42), wall, 0.012, loc=(0.59, -0.05, 0.30))
    for k in range(4):
        pads(-0.93, 0.36 - 0.16 * k, z=0.16 + 0.03 * k, rot=(58, 0, 0))
    triangular(-0.95, -0.72, 1, z=0.34, scale=0.80)
    for k, x in enumerate((-0.05, 0.44)):
        for y in (0.78, 0.28):
            put(item.bandage_roll, x, y, z=0.08, r=0.235, length=0.58, key="kit")
    for k in range(4):
        burns(1.16, 0.78 - 0.15 * k, z=0.20 + 0.02 * k, rot=(60, 0, 0), scale=0.72)
    put(item.tape_roll, 0.05, -0.42, z=0.10, r=0.30, width=0.24)
    put(item.shears, 0.66, -0.78, -8, z=0.30, scale=0.92)
    eye_pads(1.10, -0.46, 6, z=0.34, scale=0.72)


def build(view="laid"):
    (opened if view == "open" else laid)()
