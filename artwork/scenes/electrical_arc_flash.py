"""Electrical work: class E helmet, arc-rated face shield, insulating gloves and dielectric boots."""

from category_still_life import Framing
from set_pieces import plinth, put

FRAMING = Framing(elev=12)


def build():
    put("faceshield", (-0.45, 1.9, 0), turn=-20, color="black", bound="0", tint="e2f3d8", chin="1")
    put("gumboot", (1.9, 1.2, 0), turn=30, color="orange", ribs="1")
    put("hardhat", (0.4, -1.0, 0), turn=-36, color="white", vent="0")
    put("chemglove", (-2.0, -0.4, 0), turn=14, tilt=(76, 0), view="palm", style="electrical", color="a81c16")
