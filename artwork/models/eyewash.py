"""Eyewash: a wall panel with two bottles, and a gravity-fed tank with a folding arm."""

from geom import *
import materials as M
from printed import T, printed, two_lines

VIEWS = {
    "hero": dict(rot=(0, 0, -16), elev=5, frame=0.86),
    "bottle": dict(rot=(0, 0, -16), elev=5, frame=0.86, zoom=(1.75, -0.29, -0.08)),
    "tank": dict(rot=(0, 0, -26), elev=9, frame=0.84),
    "arm": dict(rot=(0, 0, -26), elev=12, frame=0.84),
    "tank_side": dict(rot=(0, 0, -84), elev=8, frame=0.84),
}
GREEN = "0a8743"


def bottle(parent):
    """A flexible bottle of clear saline with an eye cup and a tamper seal."""
    clear = M.plastic("cfdfe6", 0.24, 0.0, coat=0.3)
    clear_nodes = M.Mat.of(clear)
    clear_nodes.set(Transmission=0.35)
    body = [
        (0, 0),
        (0.52, 0, 0.10),
        (0.58, 0.14, 0.06),
        (0.58, 0.9),
        (0.53, 1.15, 0.2),
        (0.58, 1.4, 0.2),
        (0.58, 2.1, 0.1),
        (0.46, 2.5, 0.22),
        (0.26, 2.72, 0.1),
        (0.26, 2.85),
        (0, 2.85),
    ]
    lathe("bottle", body, clear, 128, parent=parent)
    green = M.plastic(GREEN, 0.34, 0.04)
    lathe(
        "collar",
        [(0.25, 2.78), (0.34, 2.80, 0.03), (0.34, 3.02, 0.03), (0.25, 3.04)],
        green,
        96,
        parent=parent,
    )
    lathe(
        "cup",
        [
            (0.20, 3.0),
            (0.26, 3.05, 0.03),
            (0.44, 3.45, 0.06),
            (0.47, 3.72, 0.03),
            (0.42, 3.73, 0.02),
            (0.38, 3.48, 0.05),
            (0.18, 3.1),
        ],
        green,
        96,
        parent=parent,
    )
    lathe(
        "cap",
        [(0, 3.80), (0.40, 3.80, 0.05), (0.47, 3.70, 0.03), (0.47, 3.62)],
        M.plastic("e4e8ea", 0.35),
        96,
        parent=parent,
    )
    seal = M.plastic("d8371f", 0.4, 0.03)
    band = [(0.25, 3.02), (0.37, 3.03, 0.015), (0.37, 3.13, 0.015), (0.25, 3.14)]
    lathe("seal", band, seal, 96, parent=parent)
    box(
        "tab",
        (0.16, 0.05, 0.22),
        seal,
        0.02,
        loc=(0.10, -0.37, 2.98),
        rot=(-6, 0, 14),
        parent=parent,
    )
    label = M.label(f"{M.TEX}/eyewash_bottle.png", 0.4, 0.2)
    wrap_label("label", 0.585, 0.42, 2.0, -90 - 52, -90 + 52, label, parent=parent, eps=0.006)


def station():
    panel = M.plastic(GREEN, 0.36, 0.05, gs=50)
    rbox("panel", (5.2, 0.34, 5.6), 0.35, panel, edge=0.12, loc=(0, 0.1, 2.85))
    plate(
        "frame",
        rrect(4.8, 5.2, 0.3),
        0.06,
        0.02,
        panel,
        holes=[rrect(4.5, 4.9, 0.22)],
        loc=(0, -0.08, 2.85),
        rot=(90, 0, 0),
    )
    sign = M.label(f"{M.TEX}/eyewash.png", 0.4, 0.15)
    decal_plane("sign", 3.2, 0.98, sign, (0, -0.085, 4.74), (90, 0, 0), r=0.05)
    plate(
        "mirror frame",
        rrect(1.30, 1.9, 0.14),
        0.10,
        0.03,
        M.plastic("e4e8ea", 0.35),
        loc=(0, -0.12, 2.6),
        rot=(90, 0, 0),
    )
    plate(
        "mirror",
        rrect(1.12, 1.72, 0.10),
        0.03,
        0.01,
        M.metal("e6e8ea", 0.03),
        loc=(0, -0.175, 2.6),
        rot=(90, 0, 0),
    )
    holder = M.plastic("0a6a36", 0.4, 0.06)
    for s in (-1, 1):
        at = group("bottle", loc=(s * 1.55, -0.74, 0.55), scale=0.90)
        bottle(at)
        rbox("shelf", (1.4, 1.3, 0.16), 0.3, holder, edge=0.05, loc=(s * 1.55, -0.60, 0.46))
        for z in (0.86, 2.55):
            a = np.radians(np.linspace(-20, 200, 60))
            ring = np.c_[s * 1.55 + 0.56 * np.cos(a), -0.74 - 0.56 * np.sin(a), np.full(60, z)]
            strap("clip", ring, norm(ring - [s * 1.55, -0.74, z]), 0.20, 0.05, holder)
    for x in (-2.25, 2.25):
        for z in (0.35, 5.35):
            cyl(
                "screw",
                0.09,
                0.05,
                M.metal("c4c8cc", 0.25),
                0.02,
                loc=(x, -0.09, z),
                rot=(90, 0, 0),
                seg=24,
            )


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
    steel = M.metal("b9bdc2", 0.3)
    for x in (-2.2, 2.2):
        box("bracket", (0.5, 0.20, 7.2), steel, 0.04, loc=(x, 1.72, 4.4))
        box("shelf", (0.5, 3.0, 0.20), steel, 0.04, loc=(x, 0.3, 2.1))
    at = group("arm", loc=(0, -1.62, 1.9), rot=(-6 if arm_down else -84, 0, 0))
    rbox("arm", (1.5, 3.2, 0.34), 0.22, yellow, edge=0.10, loc=(0, -1.5, 0), parent=at)
    rbox("bowl", (2.9, 1.4, 0.42), 0.5, yellow, edge=0.14, loc=(0, -2.9, 0.02), parent=at)
    for s in (-1, 1):
        lathe(
            "jet",
            [(0.30, 0), (0.38, 0.02, 0.03), (0.34, 0.30, 0.05), (0.18, 0.36, 0.03), (0, 0.36)],
            green,
            64,
            parent=group("j", at, (s * 0.75, -2.9, 0.2)),
        )
    words = two_lines(
        "PULL DOWN", "اسحب للأسفل", "#1b1d20", "#f0b400", width=240, height=190, size=36
    )
    arrow = "<path d='M120 182l-26-26h17v-14h18v14h17z' fill='#1b1d20'/>"
    pull = M.label(printed("eyewash_pull", 240, 190, words + arrow), 0.4, 0.1)
    decal_plane("pull", 1.2, 0.95, pull, (0, -1.25, -0.178), (180, 0, 0), parent=at, r=0.05)
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


def build(view="hero"):
    if view in ("hero", "bottle"):
        station()
    else:
        tank(arm_down=view == "arm")
