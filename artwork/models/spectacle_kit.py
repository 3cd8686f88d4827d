"""The frame for prescription lenses inside a full-face mask: no arms, no lenses; with its case. Sizes in decimetres."""

import fullface_open
import materials as M
from arrange import gather, loose_parts, rest_on_floor
from assembly import assembled
from geom import *

VIEWS = {
    "kit": dict(rot=(0, 0, -16), elev=24, frame=0.87),
    "inside": dict(rot=(0, 0, -10), elev=7, frame=0.86, zoom=(1.25, 0.0, 0.06)),
}


def rim(side, wire):
    """One eye: a wire drawn round the groove that will hold the lens."""
    outline = superellipse(0.255, 0.195, 2.6, 160)
    lean = 0.10 * np.abs(outline[:, 0])
    eye = np.c_[outline[:, 0] + side * 0.335, 0.02 + lean, outline[:, 1]]
    tube("rim", eye, 0.019, wire, 14, closed=True, up=(0, 1, 0))
    groove = eye.copy()
    groove[:, 0] = side * 0.335 + outline[:, 0] * 0.93
    groove[:, 2] *= 0.91
    tube("groove", groove, 0.010, M.metal("a9aeb3", 0.22), 8, closed=True, up=(0, 1, 0))
    cyl("screw", 0.022, 0.10, M.metal("b9bdc2", 0.22), 0.004, loc=(side * 0.61, 0.05, 0.0), seg=20)
    for z in (-0.032, 0.032):
        rbox("lock", (0.07, 0.06, 0.050), 0.015, wire, edge=0.01, loc=(side * 0.61, 0.05, z))


def holder(wire, hard):
    """Bridge, the rail of polymer above it, and the spring legs that clip into the mask."""
    arch = [(-0.11, 0.02, 0.06), (-0.06, 0.0, 0.12), (0.06, 0.0, 0.12), (0.11, 0.02, 0.06)]
    tube("bridge", catmull(np.array(arch), 50), 0.018, wire, 12)
    rbox("slide", (0.17, 0.10, 0.16), 0.03, hard, edge=0.02, loc=(0, 0.0, 0.15))
    rbox("rail", (0.11, 0.06, 0.34), 0.02, hard, edge=0.014, loc=(0, -0.02, 0.30))
    for k in range(5):
        rbox("notch", (0.12, 0.012, 0.014), 0.004, hard, edge=0.004, loc=(0, -0.053, 0.26 + 0.035 * k))
    rbox("head", (0.38, 0.12, 0.12), 0.04, hard, edge=0.028, loc=(0, -0.02, 0.46))
    turned = dict(rot=(90, 0, 0), seg=24)
    cyl("pin", 0.030, 0.14, M.metal("b9bdc2", 0.22), 0.006, loc=(0, -0.02, 0.46), **turned)
    for s in (-1, 1):
        leg = [(s * 0.12, -0.02, 0.47), (s * 0.30, 0.0, 0.50), (s * 0.55, 0.06, 0.47)]
        leg += [(s * 0.69, 0.11, 0.36), (s * 0.71, 0.12, 0.22), (s * 0.66, 0.08, 0.10), (s * 0.605, 0.05, 0.03)]
        tube("leg", catmull(np.array(leg), 120), 0.015, wire, 12)
        rbox("foot", (0.07, 0.08, 0.13), 0.025, hard, edge=0.02, loc=(s * 0.625, 0.05, 0.04))


def frame_of_lenses():
    wire, hard = M.metal("34373b", 0.30), M.plastic("2d3034", 0.40, 0.08, gs=90)
    for side in (-1, 1):
        rim(side, wire)
    holder(wire, hard)


def shell_half(size, material, lining, parent):
    """A moulded tray with rounded corners, open above and lined with foam; its back edge is the hinge at y = 0."""
    wide, deep, tall = size
    at = group("half", parent, (0, -deep / 2, 0))
    outline = rrect(1, 1, 0.2, 12)
    levels = [(0.0, -0.06), (0.012, -0.025), (0.035, -0.006), (0.06, 0.0), (tall - 0.008, 0.0), (tall, -0.006)]
    levels += [(tall, -0.026), (tall - 0.008, -0.030), (0.06, -0.034), (0.045, -0.06)]
    rings = [np.c_[rrect(wide + 2 * off, deep + 2 * off, 0.13 + off, 12), np.full(len(outline), z)] for z, off in levels]
    grid("shell", np.stack(rings, 1), material, cu=True, parent=at)
    for z, off, stuff in ((0.0, -0.06, material), (0.075, -0.033, lining)):
        cap = rrect(wide + 2 * off, deep + 2 * off, 0.10, 12)
        mesh("cap", np.c_[cap, np.full(len(cap), z)], [list(range(len(cap)))], stuff, parent=at)
    return at


def case():
    """The hinged hard case, open: foam in both halves, a catch at the front."""
    shell, hard = M.plastic("8d949a", 0.46, 0.35, gs=34), M.plastic("4b5056", 0.45, 0.1)
    lining = M.foam("54595f")
    size = (1.52, 0.66, 0.20)
    base = shell_half(size, shell, lining, None)
    rbox("catch", (0.26, 0.035, 0.12), 0.03, hard, edge=0.014, loc=(0, -0.345, 0.13), parent=base)
    hinge = group("lid", loc=(0, 0.035, 0.20), rot=(-76, 0, 0))
    turned = group("turned", hinge, (0, 0, 0.20), (180, 0, 0), (1, -1, 1))
    lid = shell_half(size, shell, lining, turned)
    rbox("keeper", (0.24, 0.03, 0.07), 0.02, hard, edge=0.012, loc=(0, -0.345, 0.15), parent=lid)
    for s in (-1, 1):
        cyl("hinge", 0.026, 0.30, hard, 0.006, loc=(s * 0.46, 0.02, 0.20), rot=(0, 90, 0), seg=24)


def build(view="kit"):
    if view == "inside":
        fullface_open.build()
        assembled(frame_of_lenses, loc=(0, -0.22, 1.58))
        return
    before = loose_parts()
    frame_of_lenses()
    frame = gather("frame", before, rot=(-56, 0, 4))
    rest_on_floor(frame)
    frame.location.x, frame.location.y = -0.10, -0.86
    before = loose_parts()
    case()
    gather("case", before, loc=(0.12, 0.45, 0), rot=(0, 0, -8))
