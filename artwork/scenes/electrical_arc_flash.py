"""Electrical work: class E helmet with arc-rated face shield, insulating gloves and a dielectric boot."""

from category_still_life import CARDS, Framing
from set_pieces import plinth, put

FRAMING = Framing(elev=10, tall=0.82, lights=CARDS)


def build():
    plinth((0, 0.6, 0), (1.3, 1.3, 2.2), turn=-36)
    put("helmetshield", (0, 0.4, 0.02), turn=-36, view="worn", helmet="1")
    put("dielectric", (2.25, 1.9, 0), turn=52)
    put("insulating", (-2.1, -1.35, 0), turn=16, tilt=(78, 0), view="label", grade="0")
