"""Respiratory protection: a full-face mask, a half mask with filters and two disposable masks."""

from category_still_life import Framing
from set_pieces import plinth, put

FRAMING = Framing(elev=11)


def build():
    put("fullface", (0.6, 1.0, 0), turn=-26, color="55575a", mount="twin")
    put("respirator", (-0.85, -1.35, 0), turn=-22, color="grey", filt="a2p3")
    plinth((-1.85, 1.6, 0), (1.9, 1.5, 1.2), turn=12)
    put("ffp", (-1.85, 1.4, 1.2), turn=20, tilt=(-10, 0), view="front", strap_c="e3ab00")
    put("foldmask", (1.9, -1.25, 0), turn=-24, tilt=(-8, 0), valve="1", strap_c="c3131a")
