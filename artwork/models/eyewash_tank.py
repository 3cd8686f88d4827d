"""Eyewash: a gravity-fed tank on a wall, with a folding arm that holds two nozzles."""

import materials as M
from assembly import assembled
from geom import *
from printed import T, printed, two_lines
from trays import tray

VIEWS = {
    "tank": dict(rot=(0, 0, -26), elev=8, frame=0.84, wall=True),
    "arm": dict(rot=(0, 0, -26), elev=24, frame=0.84, zoom=(1.45, -0.02, -0.14), wall=True),
}
GREEN = "0a8743"


def brackets():
    """Two angles of steel screwed to the wall; the tank stands on their feet."""
    steel = M.metal("b9bdc2", 0.3)
    for x in (-2.0, 2.0):
        box("bracket", (0.5, 0.12, 6.9), steel, 0.04, loc=(x, 1.70, 5.0))
        box("shelf", (0.5, 3.2, 0.16), steel, 0.04, loc=(x, 0.12, 2.12))
        for z in (1.78, 8.2):
            cyl("screw", 0.12, 0.08, steel, 0.03, loc=(x, 1.62, z), rot=(90, 0, 0), seg=6)


def nozzle(parent, loc, green, dark):
    """An eye nozzle: a ring round a sunken face with nine holes."""
    at = group("nozzle", parent, loc)
    ring = [(0.30, 0), (0.46, 0.02, 0.04), (0.44, 0.30, 0.06), (0.36, 0.34, 0.03)]
    lathe("nozzle", [*ring, (0.33, 0.24, 0.02), (0, 0.24)], green, 72, parent=at)
    spots = [(0, 0)] + [
        (0.21 * math.cos(k * math.pi / 4), 0.21 * math.sin(k * math.pi / 4)) for k in range(8)
    ]
    for x, y in spots:
        cyl("hole", 0.042, 0.012, dark, 0.002, loc=(x, y, 0.244), parent=at, seg=20)


def arm(at, yellow):
    """The folding arm on its pin: a bar, a bowl with two nozzles, and the valve that the pin turns."""
    green, dark = M.plastic("0a6a36", 0.4, 0.05), M.plastic("17181a", 0.42, 0.06)
    steel = M.metal("c4c8cc", 0.22)
    rbox("bar", (1.3, 2.2, 0.34), 0.22, yellow, edge=0.10, loc=(0, -1.0, 0), parent=at)
    assembled(lambda: tray(3.3, 1.7, 0.46, yellow, corner=0.6), (0, -2.75, -0.17)).parent = at
    for s in (-1, 1):
        nozzle(at, (s * 0.78, -2.75, -0.12), green, dark)
    knuckle = [(0, -0.86), (0.27, -0.86, 0.05), (0.27, 0.86, 0.05), (0, 0.86)]
    pin = group("pin", loc=(0, -1.95, 1.72), rot=(0, 90, 0))
    lathe("knuckle", knuckle, yellow, 64, parent=pin)
    lathe("pin", [(0, -1.2), (0.12, -1.2, 0.03), (0.12, 1.2, 0.03), (0, 1.2)], steel, 48, parent=pin)
    for s in (-1, 1):
        rbox("lug", (0.22, 1.05, 0.80), 0.10, dark, edge=0.06, loc=(s * 0.99, -1.72, 1.86))
    rbox("valve", (2.2, 1.0, 0.42), 0.20, dark, edge=0.08, loc=(0, -1.05, 2.04))


def tank(arm_down=False):
    green = M.plastic(GREEN, 0.40, 0.08, gs=45)
    yellow = M.plastic("f0b400", 0.36, 0.05, coat=0.15)
    rbox("tank", (5.6, 3.2, 5.4), 0.9, green, edge=0.45, loc=(0, 0, 4.9), crown=0.10)
    for x in (-1.5, 0, 1.5):
        rbox("rib", (0.30, 3.26, 4.4), 0.12, green, edge=0.06, loc=(x, 0, 4.9))
    sign = M.label(f"{M.TEX}/eyewash.png", 0.4, 0.15)
    plate(
        "plate",
        rrect(4.3, 1.44, 0.12),
        0.05,
        0.015,
        M.plastic("e8eced", 0.4),
        loc=(0, -1.68, 6.55),
        rot=(90, 0, 0),
    )
    decal_plane("sign", 4.1, 1.25, sign, (0, -1.712, 6.55), (90, 0, 0), r=0.06)
    cap = group("cap", loc=(1.6, 0, 7.6))
    lathe(
        "cap",
        [(0, 0), (0.78, 0, 0.05), (0.78, 0.42, 0.08), (0.5, 0.5, 0.05), (0, 0.5)],
        M.plastic("17181a", 0.42, 0.08),
        64,
        parent=cap,
    )
    brackets()
    at = group("arm", loc=(0, -1.95, 1.72), rot=(-4 if arm_down else -88, 0, 0))
    arm(at, yellow)
    words = two_lines(
        "PULL DOWN", "اسحب للأسفل", "#1b1d20", "#f0b400", width=240, height=190, size=36
    )
    arrow = "<path d='M120 182l-26-26h17v-14h18v14h17z' fill='#1b1d20'/>"
    pull = M.label(printed("eyewash_pull", 240, 190, words + arrow), 0.4, 0.1)
    decal_plane("pull", 1.2, 0.95, pull, (0, -1.15, -0.178), (180, 0, 0), parent=at, r=0.05)
    inspection_tag()


def inspection_tag():
    """A white tag with a table of checks, on a cord at the tank's left side."""
    body = "<rect width='200' height='320' fill='#fbfbf9'/><rect width='200' height='76' fill='#0a8743'/>"
    body += T(100, 34, "INSPECTION", 25, 800, "#fff") + T(
        100, 64, "بطاقة الفحص", 22, 700, "#fff", ar=True
    )
    for k, words in enumerate(("DATE", "FILLED", "ADDITIVE", "CHECKED", "NEXT")):
        y = 116 + 44 * k
        body += T(14, y, words, 17, 700, "#333", "start")
        body += f"<path d='M14 {y + 10}h172' stroke='#9aa1a7' stroke-width='2'/>"
    tag = group("tag", loc=(2.84, -0.55, 5.9), rot=(90, 0, 90))
    hole = np.c_[
        0.07 * np.cos(np.linspace(0, 6.2, 24)), 0.60 + 0.07 * np.sin(np.linspace(0, 6.2, 24))
    ]
    plate(
        "tag",
        rrect(0.9, 1.44, 0.1),
        0.03,
        0.008,
        M.plastic("f2f2ee", 0.4),
        holes=[hole],
        parent=tag,
    )
    face = M.label(printed("eyewash_tag", 200, 320, body, 700), 0.45, 0.1)
    decal_plane("tag print", 0.80, 1.10, face, (0, -0.12, 0.018), parent=tag, r=0.03)
    cord = [(2.86, -0.55, 6.50), (2.92, -0.40, 6.95), (2.60, -0.10, 7.60), (2.40, 0.0, 7.72)]
    tube("cord", catmull(np.array(cord), 60), 0.03, M.plastic("e8e8e4", 0.5), 10)


def build(view="tank"):
    tank(arm_down=view == "arm")
