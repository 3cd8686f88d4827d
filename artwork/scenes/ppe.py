"""The whole range: a vest behind helmet, boots, gloves and goggles."""

from category_still_life import Framing
from set_pieces import plinth, put

FRAMING = Framing(elev=11, tall=0.84)


def build():
    put("vest", (0.0, 3.4, 0.1), turn=-14, view="front", color="yellow", border="d3f000")
    plinth((-1.75, 0.2, 0), (2.7, 2.2, 1.5), turn=10)
    put("hardhat", (-1.75, 0.1, 1.5), turn=-30, color="yellow", fastening="pin")
    put("boot", (1.6, -0.3, 0), turn=44, view="pair", style="brown")
    put("goggles", (-1.1, -2.7, 0), turn=-22, strap_color="17181a")
    put("leatherglove", (2.9, -3.3, 0), turn=64, view="back", style="driver")
