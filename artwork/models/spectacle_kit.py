"""The frame for prescription lenses inside a full-face mask: no arms, no lenses; with its case."""

import fullface_open
import materials as M
from arrange import gather, loose_parts, rest_on_floor
from assembly import assembled
from geom import *

VIEWS = {
    "kit": dict(rot=(0, 0, -14), elev=14, frame=0.84),
    "inside": dict(rot=(0, 0, -10), elev=7, frame=0.86, zoom=(1.25, 0.0, 0.06)),
}


def rim(side, wire):
    """One eye: a wire drawn round the groove that will hold the lens."""
    outline = superellipse(0.255, 0.195, 2.6, 160)
    lean = 0.10 * np.abs(outline[:, 0])
    eye = np.c_[outline[:, 0] + side * 0.335, 0.02 + lean, outline[:, 1]]
    tube("rim", eye, 0.020, wire, 12, closed=True, up=(0, 1, 0))
    groove = eye * [1, 1, 1]
    groove[:, 0] = side * 0.335 + outline[:, 0] * 0.955
    groove[:, 2] *= 0.945
    tube("groove", groove, 0.010, M.metal("8f959a", 0.3), 8, closed=True, up=(0, 1, 0))
    cyl("screw", 0.020, 0.07, M.metal("b9bdc2", 0.25), 0.004, loc=(side * 0.60, 0.05, 0.0), seg=20)
    rbox("lock", (0.05, 0.05, 0.09), 0.015, wire, edge=0.01, loc=(side * 0.60, 0.05, 0.0))


def holder(wire, hard):
    """Bridge, the rail of polymer above it, and the spring legs that clip into the mask."""
    arch = [(-0.11, 0.02, 0.06), (-0.06, 0.0, 0.12), (0.06, 0.0, 0.12), (0.11, 0.02, 0.06)]
    tube("bridge", catmull(np.array(arch), 50), 0.020, wire, 12)
    rbox("slide", (0.15, 0.09, 0.16), 0.03, hard, edge=0.02, loc=(0, 0.0, 0.15))
    rbox("rail", (0.09, 0.05, 0.34), 0.02, hard, edge=0.012, loc=(0, -0.02, 0.30))
    rbox("head", (0.34, 0.10, 0.10), 0.04, hard, edge=0.025, loc=(0, -0.02, 0.46))
    for s in (-1, 1):
        leg = [(s * 0.12, -0.02, 0.47), (s * 0.30, 0.0, 0.50), (s * 0.55, 0.06, 0.47)]
        leg += [(s * 0.69, 0.11, 0.36), (s * 0.71, 0.12, 0.22), (s * 0.66, 0.08, 0.10), (s * 0.605, 0.05, 0.03)]
        tube("leg", catmull(np.array(leg), 120), 0.015, wire, 10)
        rbox("foot", (0.06, 0.07, 0.12), 0.025, hard, edge=0.02, loc=(s * 0.615, 0.05, 0.04))


def frame_of_lenses():
    wire, hard = M.metal("1b1c1e", 0.28), M.plastic("202225", 0.36, 0.05)
    for side in (-1, 1):
        rim(side, wire)
    holder(wire, hard)


def case():
    """A hinged hard case, shut."""
    shell, seam = M.plastic("8d949a", 0.5, 0.12, gs=60), M.plastic("3c4146", 0.6)
    rbox("lower", (1.50, 0.62, 0.20), 0.12, shell, edge=0.035, loc=(0, 0, 0.10))
    rbox("seam", (1.48, 0.60, 0.03), 0.11, seam, edge=0.01, loc=(0, 0, 0.205))
    rbox("upper", (1.50, 0.62, 0.20), 0.12, shell, edge=0.045, loc=(0, 0, 0.31), crown=0.02)
    rbox("catch", (0.24, 0.04, 0.13), 0.03, seam, edge=0.015, loc=(0, -0.315, 0.22))


def build(view="kit"):
    if view == "inside":
        fullface_open.build()
        assembled(frame_of_lenses, loc=(0, -0.22, 1.58))
        return
    before = loose_parts()
    frame_of_lenses()
    frame = gather("frame", before, rot=(-24, 0, 0))
    rest_on_floor(frame)
    frame.location.x, frame.location.y = -0.25, -0.62
    before = loose_parts()
    case()
    gather("case", before, loc=(0.88, 0.70, 0), rot=(0, 0, -12))
