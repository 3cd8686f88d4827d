"""Sets of safety signs and single sign plates. Options: kind."""

from geom import *
import materials as M

VIEWS = {
    "rigid": dict(rot=(0, 0, 0), elev=8, frame=0.90),
    "one": dict(rot=(0, 0, -20), elev=6, frame=0.90, zoom=(2.0, 0.0, 0.05)),
    "vinyl": dict(rot=(0, 0, 0), elev=66, frame=0.90),
    "exit": dict(rot=(0, 0, -16), elev=5, frame=0.84),
    "glow": dict(rot=(0, 0, -16), elev=5, frame=0.84),
}
RIGID = ("helmet", "vest", "boots", "goggles", "gloves", "ears", "load", "fall", "truck", "bolt")
VINYL = (
    "smoking",
    "walker",
    "hand",
    "water",
    "smoking",
    "bolt",
    "hot",
    "flame",
    "bolt",
    "extinguisher",
    "hose",
    "extinguisher",
)


def sign(
    parent, name, width=2.0, height=2.7, thick=0.03, holes=True, loc=(0, 0, 0), rot=(90, 0, 0)
):
    at = group(name, parent, loc, rot)
    white = M.plastic("eceeef", 0.35, 0.02)
    drilled = []
    if holes:
        corner = superellipse(0.045, 0.045, 2, 24)
        drilled = [
            corner + [x * (width / 2 - 0.13), y * (height / 2 - 0.13)]
            for x in (-1, 1)
            for y in (-1, 1)
        ]
    plate("plate", rrect(width, height, 0.09), thick, 0.006, white, holes=drilled, parent=at)
    printed = M.label(f"{M.TEX}/{name}.png", 0.34, 0.15)
    decal_plane(
        "print", width - 0.06, height - 0.06, printed, (0, 0, thick / 2 + 0.002), parent=at, r=0.07
    )
    for hole in drilled:
        centre = hole.mean(0)
        cyl(
            "hole",
            0.045,
            0.004,
            M.plastic("2a2c2e", 0.6),
            0.001,
            loc=(*centre, thick / 2 + 0.004),
            parent=at,
            seg=24,
        )


def rigid_set():
    """Two rows: the back row stands on the front row's upper edge."""
    for i, name in enumerate(RIGID):
        row, column = divmod(i, 5)
        x = (column - 2) * 2.14
        lean = -4 if row else -7
        z = 1.36 if row else 4.16
        y = 0.0 if row else 0.42
        sign(root(), "sign_" + name, loc=(x, y, z), rot=(90 + lean, 0, 0))


def vinyl_sheets():
    """Twelve stickers on three backing sheets, lying."""
    paper = M.plastic("f4f3ee", 0.6)
    for sheet in range(3):
        x = (sheet - 1) * 4.75
        at = group(
            "sheet", loc=(x, (0.1, -0.15, 0.12)[sheet], 0.02), rot=(0, 0, (2, -1.5, 1)[sheet])
        )
        plate("backing", rrect(4.5, 6.0, 0.06), 0.02, 0.004, paper, parent=at)
        for k in range(4):
            name = VINYL[sheet * 4 + k]
            spot = ((k % 2 - 0.5) * 2.16, (0.5 - k // 2) * 2.86, 0.018)
            sign(at, "sign_" + name, 2.0, 2.7, 0.012, False, spot, (0, 0, 0))


def build(view="rigid", kind=""):
    if view in ("exit", "glow"):
        name = "exit_arrow" if view == "exit" else "exit_glow"
        sign(root(), name, 3.0, 1.5, 0.03, True, (0, 0, 0.78), (84, 0, 0))
    elif view == "vinyl":
        vinyl_sheets()
    elif view == "one":
        sign(root(), "sign_helmet", loc=(0, 0, 1.36), rot=(84, 0, 0))
    else:
        rigid_set()
