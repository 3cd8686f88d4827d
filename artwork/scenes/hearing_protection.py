"""Hearing protection: two pairs of ear muffs, one of them on a helmet, with banded and other plugs."""

from category_still_life import Framing
from set_pieces import put

FRAMING = Framing(elev=13, tall=0.80)


def build():
    put("earmuffs", (-0.55, -0.4, 0), turn=-30, color="red", label="30_NRR dB", double="1")
    put("helmetmuffs", (0.75, 2.4, 0), turn=-34, view="worn", helmet="yellow")
    put(
        "earplugs", (2.35, -0.5, 0), turn=-22, view="band", size=0.28, color="f07818", band="2257b0"
    )
    put(
        "earplugs",
        (-0.6, -2.1, 0),
        turn=12,
        view="flanged",
        size=0.24,
        color="f2c500",
        cord="2257b0",
    )
    put("earplugs", (1.0, -1.9, 0), turn=-12, view="foam", size=0.17, color="f07818")
