"""Lit exit sign: an edge-lit panel under an aluminium housing that hangs from two rods."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, -22), elev=6, frame=0.84),
    "end": dict(rot=(0, 0, -76), elev=7, frame=0.84),
    "detail": dict(rot=(0, 0, -22), elev=6, frame=0.84, zoom=(3.2, 0.22, 0.13)),
}
W, H = 3.6, 1.8
LOW = 0.16
HOUSING = LOW + H + 0.22


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


def lamp(x, colour, words, dark):
    """An indicator light set in the housing, its name beside it."""
    ring = M.plastic("17181a", 0.4)
    cyl("bezel", 0.05, 0.025, ring, 0.01, loc=(x, -0.312, HOUSING), rot=(90, 0, 0), seg=48)
    glow = M.emissive(colour, 5)
    cyl("led", 0.034, 0.04, glow, 0.012, loc=(x, -0.318, HOUSING), rot=(90, 0, 0), seg=48)
    spot = (x, -0.3125, HOUSING - 0.13)
    text(words, 0.075, 0.001, 0, dark, loc=spot, rot=(90, 0, 0))


def controls():
    """Two indicator lights and the test button, at the right of the front."""
    dark = M.plastic("2a2c2e", 0.5)
    lamp(W / 2 - 0.12, "39ff6a", "MAINS", dark)
    lamp(W / 2 - 0.48, "ffb020", "BATTERY", dark)
    x = W / 2 - 0.84
    ring = [(0.055, 0), (0.10, 0, 0.012), (0.10, 0.03, 0.012), (0.075, 0.035, 0.005)]
    at = group("button", loc=(x, -0.308, HOUSING), rot=(90, 0, 0))
    lathe("ring", ring, M.metal("d2d5d8", 0.2), 64, parent=at)
    cyl("test", 0.074, 0.07, M.plastic("c3131a", 0.35), 0.02, loc=(0, 0, 0.02), parent=at)
    text("TEST", 0.075, 0.001, 0, dark, loc=(x, -0.3125, HOUSING - 0.16), rot=(90, 0, 0))


def build(view="hero"):
    alu = M.metal("b9bdc1", 0.34, brushed=True, aniso_axis="X")
    grey = M.plastic("3a3d40", 0.45, 0.08)
    steel = M.metal("c4c7ca", 0.22)
    panel()
    rbox("housing", (W + 0.34, 0.62, 0.52), 0.14, alu, edge=0.05, loc=(0, 0, HOUSING))
    slot = (W + 0.06, 0.16, 0.05)
    box("slot", slot, M.plastic("1b1c1e", 0.5), 0.01, loc=(0, 0, HOUSING - 0.255))
    for s in (-1, 1):
        spot = (s * (W / 2 + 0.19), 0, HOUSING)
        rbox("cap", (0.07, 0.64, 0.54), 0.03, grey, edge=0.02, loc=spot)
        cyl("rod", 0.05, 0.9, steel, 0.01, loc=(s * 1.2, 0, HOUSING + 0.68))
        cyl("rose", 0.2, 0.08, steel, 0.02, loc=(s * 1.2, 0, HOUSING + 1.12))
        cyl("nut", 0.085, 0.08, steel, 0.02, loc=(s * 1.2, 0, HOUSING + 0.29), seg=6)
    controls()
