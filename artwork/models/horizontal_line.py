"""A temporary horizontal lifeline: webbing with ratchet, two anchor slings, two connectors, a bag."""

from printed import T, printed

from geom import *
import materials as M
from hooks import connector
from ratchet import ratchet
from rope_bag import bag
from slings import anchor_sling, webbing_roll

VIEWS = {
    "set": dict(rot=(0, 0, -4), elev=44, frame=0.88),
    "ratchet": dict(rot=(0, 0, -22), elev=34, frame=0.90, zoom=(2.1, -0.02, 0.0)),
}
RED = "b8161d"


def line_webbing():
    return M.webbing(RED, ribs=6, pitch=20, edge="1c1e21")


def eye_end(parent, material, length=1.3, width=0.40):
    """A short strap from the frame's pin, sewn to an eye that holds a connector."""
    x = np.linspace(0, -length, 80)
    z = 0.10 * np.cos(np.linspace(0, np.pi / 2, 80))
    C = np.c_[x, 0 * x, z]
    strap("anchor strap", C, np.tile([0, 0, 1.0], (80, 1)), width, 0.09, material, parent=parent)
    thread = M.fabric("f2ead0", 20, "Object", 0.2)
    for y in (-0.13, -0.045, 0.045, 0.13):
        row = C[20:52] + [0, y, 0.048]
        stitches("seam", row, np.tile([0, 0, 1.0], (32, 1)), thread, 0.07, 0.05, 0.010, parent)
    black = M.plastic("202225", 0.45, 0.1)
    rbox(
        "sleeve",
        (0.42, width + 0.06, 0.16),
        0.05,
        black,
        edge=0.05,
        loc=(-length + 0.12, 0, 0.01),
        parent=parent,
    )
    connector(group("connector", parent, (-length - 0.32, 0, 0.02), (0, 0, 90)), 1.12, 0.64, 0.06)


def tensioner(parent):
    """The ratchet lying on its floor, the line coming in and the anchor strap leaving."""
    at = group("ratchet", parent, (0, 0, 0.36))
    ratchet(at, line_webbing())
    eye_end(group("end", at, (-1.20, 0, -0.20)), line_webbing())


def rolled_line(spot):
    """The 20 m line rolled up, its end led into the ratchet."""
    webbing = line_webbing()
    parent = group("roll", loc=(*spot, 0))
    webbing_roll(parent, webbing, turns=15.3, inner=0.40, pitch=0.078)
    return parent


def label(parent):
    body = "<rect width='240' height='100' rx='5' fill='#fbfbf9'/><rect width='240' height='32' fill='#111'/>"
    body += T(120, 23, "HORIZONTAL LIFELINE", 17, 800, "#f6c400")
    body += T(120, 56, "حبل نجاة أفقي مؤقت", 18, 700, "#111", ar=True)
    body += T(120, 84, "20 m · EN 795 B, C", 19, 800, "#c5151c")
    words = M.label(printed("horizontal_label", 240, 100, body), 0.4, 0.2)
    decal_plane("label", 1.15, 0.48, words, (0, 0, 0), parent=parent, r=0.02)


def whole_set():
    bag(group("bag", loc=(-2.35, 1.75, 0), rot=(0, 0, 24)), "9d1119")
    rolled_line((1.1, 1.55))
    lead = [
        (2.55, 1.15, 0.22),
        (2.95, 0.4, 0.14),
        (2.5, -0.6, 0.08),
        (1.5, -0.95, 0.10),
        (0.75, -1.0, 0.30),
    ]
    C = catmull(np.array(lead), 200)
    turn = np.linspace(0, 1, 200)[:, None]
    side = norm(np.cross(norm(np.gradient(C, axis=0)), np.tile([0, 0, 1.0], (200, 1))))
    N = norm(side * (1 - smooth(0.0, 0.7, turn)) + np.array([0, 0, 1.0]) * smooth(0.0, 0.7, turn))
    strap("lead", C, N, 0.40, 0.045, line_webbing())
    at = group("tensioner", loc=(0.35, -1.02, 0), rot=(0, 0, 3))
    tensioner(at)
    anchor_sling(group("sling", loc=(-2.2, -2.35, 0), rot=(0, 0, 6)), 2.9)
    anchor_sling(group("sling", loc=(1.1, -2.5, 0), rot=(0, 0, -5)), 2.9, seed=2)
    connector(group("connector", loc=(3.15, -1.9, 0.09), rot=(0, 0, 14)), 1.12, 0.64, 0.06)


def close_up():
    """The ratchet alone: line, spool, wheels, lever and the label on the anchor strap's side."""
    at = group("tensioner")
    tensioner(at)
    x = np.linspace(0.05, 3.4, 160)
    z = 0.36 + 0.27 - 0.55 * smooth(0.1, 2.4, x)
    C = np.c_[x, 0.04 * np.sin(x * 1.4), z]
    strap("line", C, np.tile([0, 0, 1.0], (160, 1)), 0.46, 0.045, line_webbing())
    label(group("label", loc=(2.65, 0.02, 0.115)))


def build(view="set"):
    whole_set() if view == "set" else close_up()
