"""The defibrillator with its pads laid out, and the whole set seen from above."""

import aed
import aid_items as item
import materials as M
from aed_prints import HEART, pad
from assembly import assembled
from geom import *
from printed import T, printed

VIEWS = {
    "pads": dict(rot=(0, 0, -8), elev=44, frame=0.88),
    "set": dict(rot=(0, 0, -6), elev=50, frame=0.90),
}


def electrode(number):
    plate("back", rrect(1.02, 1.28, 0.22), 0.06, 0.025, M.plastic("e9edf0", 0.5), loc=(0, 0, 0.03))
    face = M.label(pad(number), 0.5, 0.05)
    decal_plane("print", 0.96, 1.20, face, (0, 0, 0.063), r=0.19)
    box("tab", (0.24, 0.16, 0.05), M.plastic("1c5fa8", 0.45), 0.02, loc=(0, 0.60, 0.075))


def cable(points):
    C = catmull(np.array(points), 220)
    tube("cable", C, 0.032, M.rubber("d8dadc", 0.45, 0.0), 14)


def pads_out():
    """Lying on its back, lid of the pad tray off; two pads on their cable in front."""
    assembled(aed.build, cover="0", loc=(0, 0.55, 0.44), rot=(-90, 0, 0))
    lid = group("lid", loc=(-1.72, 0.55, 0.07), rot=(0, -6, 74))
    white = M.plastic("e6e8e8", 0.34, 0.05, gs=60)
    plate("lid", rrect(aed.W_LID, aed.H_LID, 0.16), 0.11, 0.035, white, parent=lid)
    printed_lid = M.label(aed.front_label(), 0.35, 0.2)
    decal_plane("print", 1.62, 0.55, printed_lid, (0, -0.03, 0.057), parent=lid, r=0.05)
    assembled(electrode, number=1, loc=(0.62, -1.28, 0), rot=(0, 0, -10))
    assembled(electrode, number=2, loc=(-0.98, -1.42, 0), rot=(0, 0, 8))
    plug, split = (0.50, 1.0, 0.98), (0.20, -0.30, 0.05)
    rbox(
        "plug",
        (0.20, 0.24, 0.16),
        0.05,
        M.plastic("f2f3f3", 0.4),
        edge=0.03,
        loc=(0.50, 0.90, 0.98),
    )
    cable([plug, (0.48, 0.70, 1.0), (0.40, 0.35, 0.72), (0.30, 0.0, 0.16), split])
    cable([split, (0.38, -0.42, 0.05), (0.62, -0.46, 0.06), (0.72, -0.66, 0.09)])
    cable([split, (-0.10, -0.46, 0.05), (-0.7, -0.50, 0.06), (-1.06, -0.80, 0.09)])


def carrying_case():
    """A padded case lying on its back: zip, handle and printed heart."""
    cloth, black = M.fabric("1f2a26", 50, "Object", 0.45), M.webbing("141516", ribs=4, pitch=40)
    rbox("case", (2.9, 3.5, 1.05), 0.45, cloth, edge=0.26, loc=(0, 0, 0.54), crown=0.06)
    ring = resample(rrect(2.94, 3.54, 0.46, 30), 400, True)
    C = np.c_[ring, np.full(400, 0.56)]
    T_line = norm(np.roll(C, -1, 0) - np.roll(C, 1, 0))
    strap("zip", C, norm(np.cross(T_line, [0, 0, 1.0])), 0.20, 0.05, black, closed=True)
    grip = [
        (-0.6, 1.78, 0.6),
        (-0.55, 2.02, 0.62),
        (-0.3, 2.16, 0.64),
        (0.3, 2.16, 0.64),
        (0.55, 2.02, 0.62),
        (0.6, 1.78, 0.6),
    ]
    handle = catmull(np.array(grip), 120)
    strap("handle", handle, np.tile([0, 0.2, 1.0], (120, 1)), 0.24, 0.06, black)
    body = "<rect width='300' height='300' rx='40' fill='#eef1ef'/>"
    body += f"<g transform='translate(68,34) scale(1.58)'>{HEART}</g>" + T(
        150, 262, "AED", 66, 800, "#0a8a43"
    )
    face = M.label(printed("aed_case", 300, 300, body, 900), 0.5, 0.05)
    decal_plane("print", 1.5, 1.5, face, (0, 0.1, 1.132), r=0.18)


def whole_set():
    assembled(carrying_case, loc=(1.60, 1.15, 0), rot=(0, 0, -3), scale=0.88)
    assembled(aed.build, loc=(-1.55, -0.25, 0.44), rot=(-90, 0, 3))
    words = dict(
        key="spare_pads", english="SPARE PADS|ADULT", arabic="لصقات احتياطية", tint=item.BLUE
    )
    assembled(item.sachet, w=1.5, h=1.25, thick=0.12, loc=(-1.45, -1.40, 0), rot=(0, 0, 3), **words)
    assembled(item.shears, loc=(0.16, -1.42, 0), rot=(0, 0, 72), scale=0.66)
    assembled(item.breathing_barrier, loc=(1.65, -1.40, 0), rot=(0, 0, -5), scale=0.78)


def build(view="pads"):
    (whole_set if view == "set" else pads_out)()
