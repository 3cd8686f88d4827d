"""Electrical work: class E helmet with arc-rated face shield, insulating gloves and a dielectric boot."""

from category_still_life import CARDS, Framing
from set_pieces import plinth, put

FRAMING = Framing(elev=10, tall=0.82, lights=CARDS)


def build():
    plinth((-0.1, 0.8, 0), (1.7, 1.7, 1.3), turn=-30)
    put("helmetshield", (-0.1, 0.6, 0.8), turn=-38, view="worn", helmet="1")
    put("dielectric", (2.2, 1.4, 0), turn=60)
    put("insulating", (-2.3, 0.4, 0), turn=14, tilt=(78, 0), view="label", grade="0")
    put("leatherglove", (1.5, -2.2, 0), turn=62, view="back", style="protector")
