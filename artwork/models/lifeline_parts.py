"""Lifelines in detail: the grab on its rope, a lifeline laid out, the anchor eye of the block."""

from geom import *
import materials as M
from fine_webbing import fine_webbing
from grab_lanyard import grab_lanyard
from hooks import connector, hook
from retractable import block
from rope_bag import bag
from rope_grab import grab
from rope_parts import coil, rope
from sewn_eye import eye_with_connector
from web_ends import web_loop

VIEWS = {
    "grab": dict(rot=(0, 0, -24), elev=8, frame=0.82, zoom=(1.3, 0.0, 0.12)),
    "contents": dict(rot=(0, 0, -6), elev=46, frame=0.88),
    "eye": dict(rot=(0, 0, -32), elev=34, frame=0.86, zoom=(2.8, 0.0, 0.30)),
}
WHITE, BLUE = "e9e7df", "1c55b5"


def weight(parent):
    """The end weight: a coated steel cylinder with an eye on top."""
    black = M.plastic("1b1c1e", 0.5, 0.15)
    shape = [(0, 0), (0.34, 0, 0.07), (0.34, 1.05, 0.08), (0.12, 1.16, 0.04), (0, 1.18)]
    lathe("weight", shape, black, 96, parent=parent)
    band = [(0.34, 0.46), (0.35, 0.47, 0.005), (0.35, 0.66, 0.005), (0.34, 0.67)]
    lathe("band", band, M.plastic("f0b400", 0.4), 96, parent=parent)
    zinc = M.metal("b9bdc2", 0.26)
    torus("eye", 0.13, 0.04, zinc, loc=(0, 0, 1.27), rot=(90, 0, 0), parent=parent)


def grab_on_rope():
    """The rope hangs out of the picture above, its weight below."""
    weight(root())
    line = [(0, 0, z) for z in np.linspace(1.32, 7.0, 12)]
    rope(line, 0.075, WHITE, BLUE, 900)
    bpy.data.objects["rope"]["nofit"] = True
    knot = [(0.10, 1.36), (0.14, 1.40, 0.02), (0.14, 1.92, 0.02), (0.10, 1.96)]
    lathe("sleeve", knot, M.plastic("202225", 0.45, 0.1), 48)
    grab(group("grab", loc=(0.12, 0, 3.0), rot=(90, 0, 0)))
    blue = fine_webbing(BLUE, "1f2125")
    around = superellipse(0.25, 0.26, 3.0, 100)
    ring = group("link", loc=(1.02, 0, 2.49), rot=(90, 0, 50))
    bar = np.c_[around, np.zeros(100)]
    tube("link", bar, 0.045, M.metal("8b9096", 0.3), 24, closed=True, up=(0, 0, 1), parent=ring)
    down = group("down", loc=(1.02, 0, 2.23), rot=(90, 0, 50))
    web_loop(down, 0.0, 0.045, 0.34, 0.42, blue)
    snap = group("snap", loc=(1.02, 0, 1.19), rot=(90, 180, 50))
    hook(snap, 1.0, False, slot=0.38)
    web_loop(snap, -0.31, 0.05, 0.34, 0.46, blue)
    sleeve = group("sleeve", loc=(1.02, 0, 1.865), rot=(90, 0, 50))
    black = M.plastic("202225", 0.45, 0.1)
    rbox("sleeve", (0.42, 0.20, 0.12), 0.05, black, edge=0.035, parent=sleeve)


def contents():
    bag(group("bag", loc=(-1.55, 1.35, 0), rot=(0, 0, 24)))
    laid = coil(14, 1.45, (1.35, -0.85), 0.20) * [1, -1, 1]
    tail = [(2.78, 0.30, 0.5), (2.84, -0.35, 0.16), (2.82, -0.75, 0.16)]
    rope(np.vstack([laid, tail]), 0.078, WHITE, BLUE, 4600)
    eye = group("eye", loc=(2.82, -0.73, 0.16), rot=(0, 0, 188), scale=0.8)
    eye_with_connector(eye, 0.078 / 0.8, WHITE, BLUE)
    grab(group("grab", loc=(-1.95, -1.75, 0.2), rot=(0, 0, 10)))
    grab_lanyard(group("lanyard", loc=(-1.03, -1.81, 0.2), rot=(2.6, 0, 82)))
    weight(group("weight", loc=(-1.45, -0.62, 0.35), rot=(90, 0, 76)))
    connector(group("connector", loc=(1.05, -1.42, 0.09), rot=(0, 0, 80)))


def build(view="grab"):
    if view == "eye":
        block()
        connector(group("connector", loc=(0, 0, 8.56), rot=(90, 0, 78)), 1.30, 0.74, 0.066)
    else:
        dict(grab=grab_on_rope, contents=contents)[view]()
