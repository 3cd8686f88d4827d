"""The half mask set: mask, two banded filters and leaflet before the open storage box."""

import materials as M
import respirator
from assembly import assembled
from geom import *
from printed import T, lines, printed
from respirator_filters import fit_filter
from trays import tray

VIEWS = {"set": dict(rot=(0, 0, -8), elev=25, frame=0.92)}


def leaflet():
    """A sheet folded once, standing ajar against the box."""
    body = "<rect width='300' height='420' fill='#fcfcfb'/><rect width='300' height='70' fill='#1f4e79'/>"
    body += T(20, 46, "HALF MASK SET", 27, 800, "#fff", "start")
    body += T(280, 112, "طقم نصف قناع", 27, 700, "#1f4e79", "end", True)
    body += T(20, 160, "Instructions for use", 21, 700, "#222", "start")
    steps = ("Fit and seal check", "Changing the filters", "Cleaning and storage", "Limits of use")
    for k, words in enumerate(steps):
        body += T(20, 200 + 44 * k, f"{k + 1}  {words}", 19, 600, "#333", "start")
        body += lines(40, 208 + 44 * k, 220, 2, 8, "#9aa1a7")
    body += T(20, 400, "A2P3 R", 22, 800, "#6b4423", "start")
    sheet = M.label(printed("half_mask_leaflet", 300, 420, body, 900), 0.6, 0.0)
    decal_plane("leaflet", 1.05, 1.47, sheet, (0, 0, 0.012))
    paper = M.plastic("f4f4f1", 0.7)
    plate("back", rrect(1.05, 1.47, 0.01), 0.012, 0.004, paper, loc=(0, 0, 0.0))
    plate(
        "fold", rrect(1.05, 1.47, 0.01), 0.010, 0.004, paper, loc=(0.03, 0.0, -0.03), rot=(0, 3, 0)
    )


def storage_box():
    clear_grey = M.plastic("aeb6bd", 0.34, 0.06)
    assembled(tray, width=3.3, height=2.1, depth=1.25, material=clear_grey)
    lid = dict(width=3.3, height=2.1, depth=0.35, material=clear_grey)
    assembled(tray, loc=(0, 1.52, 2.14), rot=(102, 0, 0), **lid)
    foam = M.foam("34383c")
    rbox("insert", (3.0, 1.8, 0.5), 0.18, foam, edge=0.04, loc=(0, 0, 0.62))
    for s in (-1, 1):
        box("latch", (0.36, 0.08, 0.30), M.plastic("24272b", 0.4), 0.03, loc=(s * 0.9, -1.17, 1.12))


def filter_alone():
    fit_filter(group("filter"), "a2p3", M.plastic("24272b", 0.34, 0.05))
    neck = [(0.18, 0.02), (0.26, 0.02, 0.02), (0.26, 0.12, 0.01), (0.18, 0.12)]
    lathe("neck", neck, M.plastic("24272b", 0.34, 0.05), 64)


def build(view="set"):
    assembled(storage_box, loc=(0.45, 2.2, 0))
    assembled(leaflet, loc=(1.15, 0.78, 0.71), rot=(70, 0, -6))
    assembled(respirator.build, color="grey", filt="none", loc=(-1.25, -0.95, 0), rot=(0, 0, 2))
    assembled(filter_alone, loc=(0.55, -0.85, -0.02), rot=(0, 0, 20))
    assembled(filter_alone, loc=(1.72, -0.45, 0.475), rot=(90, 0, 48))
