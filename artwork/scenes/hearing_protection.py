"""Hearing protection: two pairs of ear muffs, one of them on a helmet, with banded and other plugs."""

from category_still_life import Framing
from set_pieces import put

FRAMING = Framing(elev=13, tall=0.82)
BAND = dict(color="f07818", band="2257b0")
CORDED = dict(color="f2c500", cord="2257b0")


def build():
    put("earmuffs", (-0.35, -0.6, 0), turn=-44, color="red", label="30_NRR dB", double="1")
    put("helmetmuffs", (0.55, 2.4, 0), turn=-34, view="worn", helmet="yellow")
    put("earplugs", (2.15, -0.5, 0), turn=-22, view="band", size=0.28, **BAND)
    put("earplugs", (-1.0, -2.25, 0), turn=12, view="flanged", size=0.24, **CORDED)
    put("earplugs", (0.9, -2.2, 0), turn=-12, view="foam", size=0.17, color="f07818")
