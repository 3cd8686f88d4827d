"""Lit exit sign: an edge-lit panel under an aluminium housing that is screwed flat to a wall."""

from geom import *
import materials as M
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, -14), elev=4, frame=0.84, wall=True),
    "end": dict(rot=(0, 0, -58), elev=10, frame=0.84, wall=True),
    "detail": dict(rot=(0, 0, -14), elev=6, frame=0.84, wall=True, zoom=(3.0, 0.24, 0.16)),
}
W, H = 3.2, 1.56
LOW = 0.16
HOUSING = LOW + H + 0.12
FRONT = 0.175  # half the depth of the housing


def panel():
    """The printed face just inside a clear sheet, lit from above."""
    lit = M.Mat("face")
    t = lit.image(f"{M.TEX}/exit.png", ext="EXTEND")
    lit.link(t.outputs["Color"], lit.b.inputs["Base Color"])
    lit.link(t.outputs["Color"], lit.b.inputs["Emission"])
    lit.set(Emission_Strength=0.55, Roughness=0.25, Clearcoat=0.3)
    middle = LOW + H / 2
    size = (W - 0.10, H - 0.10)
    decal_plane("face", *size, lit.m, (0, -0.012, middle), (90, 0, 0), r=0.06)
    sheet = M.clear("f2fff8", ior=1.2)
    plate("sheet", rrect(W, H, 0.09), 0.10, 0.018, sheet, loc=(0, 0, middle), rot=(90, 0, 0))
    green = M.plastic("0a8a43", 0.4)
    decal_plane("back", *size, green, (0, 0.012, middle), (90, 0, 180), r=0.06)


def name(word, x):
    """A word printed on the housing, below what it names."""
    wide, tall = 50 * len(word) + 10, 90
    body = T(wide / 2, 66, word, 66, 600, "#2c3034")
    art = M.label(printed(f"exit_{word.lower()}", wide, tall, body, 3 * wide), 0.6, 0, alpha=True)
    spot = (x, -FRONT - 0.002, HOUSING - 0.165)
    decal_plane("name", wide * 0.0010, tall * 0.0010, art, spot, (90, 0, 0))


def lamp(x, colour, word):
    """An indicator light set in the housing, its name below it."""
    ring = M.plastic("17181a", 0.4)
    cyl("bezel", 0.05, 0.025, ring, 0.01, loc=(x, -FRONT - 0.002, HOUSING), rot=(90, 0, 0), seg=48)
    glow = M.emissive(colour, 5)
    cyl("led", 0.034, 0.04, glow, 0.012, loc=(x, -FRONT - 0.008, HOUSING), rot=(90, 0, 0), seg=48)
    name(word, x)


def controls():
    """Two indicator lights and the test button, at the right of the front."""
    lamp(W / 2 - 0.30, "39ff6a", "MAINS")
    lamp(W / 2 - 0.82, "ffb020", "BATTERY")
    x = W / 2 - 1.32
    ring = [(0.055, 0), (0.10, 0, 0.012), (0.10, 0.03, 0.012), (0.075, 0.035, 0.005)]
    at = group("button", loc=(x, -FRONT + 0.002, HOUSING), rot=(90, 0, 0))
    lathe("ring", ring, M.metal("d2d5d8", 0.2), 64, parent=at)
    cyl("test", 0.074, 0.07, M.plastic("c3131a", 0.35), 0.02, loc=(0, 0, 0.02), parent=at)
    name("TEST", x)


def build(view="hero"):
    alu = M.metal("b9bdc1", 0.34, brushed=True, aniso_axis="X")
    grey = M.plastic("3a3d40", 0.45, 0.08)
    steel = M.metal("c4c7ca", 0.22)
    panel()
    rbox("housing", (W + 0.30, 2 * FRONT, 0.46), 0.08, alu, edge=0.04, loc=(0, 0, HOUSING))
    slot = (W + 0.06, 0.16, 0.05)
    box("slot", slot, M.plastic("1b1c1e", 0.5), 0.01, loc=(0, 0, HOUSING - 0.225))
    for s in (-1, 1):
        spot = (s * (W / 2 + 0.165), 0, HOUSING)
        rbox("cap", (0.05, 2 * FRONT + 0.02, 0.48), 0.02, grey, edge=0.015, loc=spot)
        cyl("screw", 0.045, 0.02, steel, 0.008, loc=(s * (W / 2 + 0.02), -FRONT, HOUSING), rot=(90, 0, 0))
    controls()
