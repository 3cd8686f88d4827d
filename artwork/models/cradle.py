"""A six-point textile cradle out of its helmet: hooks, band with ratchet, sweatband."""

from arrange import gather
from geom import *
import helmet_fittings as fittings
from helmet_inside import cradle, size_band
import materials as M
from settle import settle

VIEWS = {
    "hero": dict(rot=(0, 0, -118), elev=26, frame=0.84),
    "nape": dict(rot=(0, 0, 152), elev=14, frame=0.84),
}


def build(view="hero"):
    tape = M.webbing("3f4348", ribs=6, pitch=22)
    cradle(tape, (30, 90, 150), 0.20, M.plastic("e6e8ea", 0.4, 0.03))
    band = M.plastic("26282b", 0.5, 0.1)
    size_band(band, M.foam("4a4e54"))
    fittings.ratchet(band)
    lower_band()
    settle(gather("cradle"))


def lower_band():
    """Tabs that hang the headband on the ends of the straps."""
    tab = M.plastic("2c2f33", 0.5, 0.1)
    for degrees in (30, 90, 150, 210, 270, 330):
        a = math.radians(degrees)
        at = group(
            "tab", None, (0.845 * math.sin(a), -1.065 * math.cos(a) + 0.02, -0.02), (0, 0, degrees)
        )
        rbox("tab", (0.16, 0.05, 0.30), 0.05, tab, edge=0.022, loc=(0, 0, -0.03), parent=at)
