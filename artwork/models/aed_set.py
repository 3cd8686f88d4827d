"""The defibrillator with its pads laid out, and the whole set seen from above."""

import aed
import aid_items as item
import materials as M
from aed_prints import HEART
from assembly import assembled
from electrode_pads import cable, electrode, relief
from geom import *
from printed import T, printed

VIEWS = {
    "pads": dict(rot=(0, 0, -8), elev=44, frame=0.88),
    "set": dict(rot=(0, 0, -6), elev=50, frame=0.90),
}


def pads_out():
    """Lying on its back, lid of the pad tray off; two pads on their cable in front."""
    assembled(aed.build, cover="0", loc=(0, 0.55, 0.44), rot=(-90, 0, 0))
    lid = group("lid", loc=(-1.98, 1.30, 0.06), rot=(0, 0, 84))
    white = M.plastic("e6e8e8", 0.34, 0.05, gs=60)
    plate("lid", rrect(aed.W_LID, aed.H_LID, 0.16), 0.12, 0.045, white, parent=lid)
    printed_lid = M.label(aed.front_label(), 0.35, 0.2)
    decal_plane("print", 1.62, 0.55, printed_lid, (0, -0.03, 0.062), parent=lid, r=0.05)
    grey = M.plastic("3b4045", 0.45, 0.1)
    rbox("latch", (0.42, 0.12, 0.08), 0.05, grey, edge=0.02, loc=(0, 0.33, 0.05), parent=lid)
    for x in (-0.6, 0.6):
        rbox("hook", (0.22, 0.10, 0.05), 0.03, white, edge=0.02, loc=(x, -0.43, -0.02), parent=lid)
    assembled(electrode, number=1, loc=(0.76, -1.10, 0), rot=(0, 0, -9))
    assembled(electrode, number=2, loc=(-0.86, -1.22, 0), rot=(0, 0, 7))
    plug, split = (0.50, 0.80, 0.98), (0.10, 0.02, 0.035)
    nose = M.plastic("f2f3f3", 0.4)
    rbox("plug", (0.22, 0.26, 0.14), 0.05, nose, edge=0.03, loc=(0.50, 0.90, 0.98))
    relief([(0.50, 0.76, 0.98), (0.495, 0.60, 0.965)], 0.050, 0.032, nose, 5)
    cable([plug, (0.49, 0.62, 0.97), (0.42, 0.40, 0.66), (0.30, 0.24, 0.14), split])
    cable([split, (0.35, -0.10, 0.03), (0.80, -0.10, 0.03), (0.90, -0.20, 0.03), (0.88, -0.32, 0.045)])
    cable([split, (-0.20, -0.10, 0.03), (-0.75, -0.12, 0.03), (-0.98, -0.24, 0.03), (-0.96, -0.43, 0.045)])
    fork = M.rubber("c3c7cb", 0.42, 0)
    rbox("fork", (0.15, 0.20, 0.075), 0.05, fork, edge=0.03, loc=(split[0], split[1] + 0.01, 0.038), rot=(0, 0, -18))


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
