"""Lifelines in detail: the grab on its rope, a lifeline laid out, the anchor eye of the block."""

from geom import *
import materials as M
from hooks import connector, hook
from retractable import block
from rope_grab import grab
from rope_parts import coil, rope, web
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
    blue = M.webbing(BLUE, ribs=6, pitch=20, edge="17181a")
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


def bag(parent, color="274a86"):
    """A round carry bag, drawn shut by a cord at its neck, with a shoulder strap."""
    fabric = M.fabric(color, 50, "Object", 0.45, name="cordura")
    shape = [(0, 0), (1.10, 0, 0.14), (1.16, 1.3), (1.08, 2.3, 0.3), (0.24, 2.95, 0.15)]
    shape += [(0.22, 3.06), (0.50, 3.42, 0.06), (0.46, 3.42, 0.02), (0.10, 3.02), (0, 3.0)]
    body = lathe("bag", shape, fabric, 200, parent=parent)
    P = np.array([v.co[:] for v in body.data.vertices])
    angle = np.arctan2(P[:, 1], P[:, 0])
    fold = 0.05 * fbm(P * [1.2, 1.2, 0.7], 3, 5) * smooth(0.1, 0.6, P[:, 2])
    fold += (
        0.04 * np.sin(13 * angle) * smooth(1.9, 2.7, P[:, 2]) * smooth(0.1, 0.3, np.hypot(*P.T[:2]))
    )
    out = P * [1, 1, 0] / np.maximum(np.hypot(P[:, 0], P[:, 1]), 0.2)[:, None]
    for vertex, co in zip(body.data.vertices, P + out * fold[:, None]):
        vertex.co = co
    cord = M.plastic("f0b400", 0.5)
    torus("cord", 0.27, 0.05, cord, loc=(0, 0, 3.02), parent=parent)
    black = M.webbing("15161a", ribs=5, pitch=22)
    arc = catmull(np.array([(0, -1.0, 2.4), (0.1, -1.4, 1.9), (0.05, -1.34, 1.0), (0, -1.2, 0.3)]))
    strap("strap", arc, np.tile([0, -1.0, 0.1], (200, 1)), 0.36, 0.05, black, parent=parent)


def contents():
    bag(group("bag", loc=(-2.0, 1.7, 0), rot=(0, 0, 24)))
    laid = coil(10, 1.7, (1.35, 1.6), 0.22)
    rope(np.vstack([laid, [(3.25, 0.9, 0.4), (3.42, 0.25, 0.22)]]), 0.09, WHITE, BLUE, 4200)
    eye = group("eye", loc=(3.42, 0.22, 0.23), rot=(0, 0, 183))
    eye_with_connector(eye, 0.09, WHITE, BLUE)
    grab(group("grab", loc=(-1.2, -1.5, 0.2), rot=(0, 0, 12)))
    blue = M.webbing(BLUE, ribs=6, pitch=20, edge="17181a")
    web([(-0.3, -1.5), (0.3, -1.8), (0.7, -1.4)], 0.34, blue, 120, 0.1)
    hook(group("snap", loc=(0.84, -1.24, 0.12), rot=(0, 0, -44)), 1.0, False)
    weight(group("weight", loc=(-3.0, -1.7, 0.35), rot=(90, 0, 24)))
    connector(group("connector", loc=(2.3, -1.6, 0.09), rot=(0, 0, 16)))


def build(view="grab"):
    if view == "eye":
        block()
        connector(group("connector", loc=(0, 0, 8.56), rot=(90, 0, 78)), 1.30, 0.74, 0.066)
    else:
        dict(grab=grab_on_rope, contents=contents)[view]()
