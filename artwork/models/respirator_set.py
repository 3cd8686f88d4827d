"""The half mask set: mask, two banded filters and leaflet lying before the open storage box."""

import materials as M
import respirator
from arrange import gather, loose_parts
from assembly import assembled
from geom import *
from printed import T, lines, printed
from respirator_filters import fit_filter
from trays import tray

VIEWS = {"set": dict(rot=(0, 0, -8), elev=32, frame=0.88)}


def leaflet():
    """A sheet folded once, lying flat."""
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
    """A box with its lid turned back on the hinge, a foam bed inside and a latch at the front."""
    grey, dark = M.plastic("aeb6bd", 0.34, 0.06), M.plastic("24272b", 0.4)
    wide, deep, tall = 2.7, 1.9, 0.95
    assembled(tray, width=wide, height=deep, depth=tall, material=grey)
    lid = dict(width=wide, height=deep, depth=0.30, material=grey)
    assembled(tray, loc=(0, deep / 2 + 0.20, tall + deep / 2 - 0.08), rot=(98, 0, 0), **lid)
    rbox("insert", (wide - 0.32, deep - 0.32, 0.4), 0.18, M.foam("34383c"), edge=0.04, loc=(0, 0, 0.5))
    for s in (-1, 1):
        hinge = dict(loc=(s * 0.75, deep / 2 + 0.06, tall - 0.02), rot=(0, 90, 0))
        cyl("hinge", 0.06, 0.55, grey, 0.01, **hinge)
        at = (s * 0.75, deep / 2 + 0.02, tall - 0.06)
        box("leaf", (0.50, 0.10, 0.14), grey, 0.02, loc=at)
    box("latch", (0.42, 0.07, 0.26), dark, 0.03, loc=(0, -deep / 2 - 0.03, tall - 0.12))


def filter_alone():
    fit_filter(group("filter"), "a2p3", M.plastic("24272b", 0.34, 0.05))
    neck = [(0.18, 0.02), (0.26, 0.02, 0.02), (0.26, 0.12, 0.01), (0.18, 0.12)]
    lathe("neck", neck, M.plastic("24272b", 0.34, 0.05), 64)


def build(view="set"):
    assembled(storage_box, loc=(0.15, 1.75, 0), rot=(0, 0, 4))
    assembled(leaflet, loc=(1.35, -0.75, 0.055), rot=(0, 0, -14))
    before = loose_parts()
    respirator.build(view="laid", color="grey", filt="none")
    gather("mask", before, loc=(-1.25, -1.85, 0), rot=(0, 0, 8))
    assembled(filter_alone, loc=(0.22, -0.72, -0.02), rot=(0, 0, 20))
    assembled(filter_alone, loc=(0.42, 0.20, -0.02), rot=(0, 0, 70))
