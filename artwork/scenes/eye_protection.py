"""Eye protection: splash goggles in front of a face shield, spectacles and welding goggles beside them."""

from category_still_life import CARDS, Framing
from set_pieces import plinth, put

FRAMING = Framing(elev=13, tall=0.80, lights=CARDS)


def build():
    put("faceshield", (-0.95, 1.9, 0), turn=-20, color="black", tint="f3f8f9")
    plinth((1.5, 1.3, 0), (2.2, 1.8, 1.0), turn=-14)
    put("gasgoggles", (1.45, 0.7, 1.0), turn=-28)
    put("goggles", (0.1, -1.4, 0), turn=-26, color="blue", strap_color="17181a")
    put("glasses", (-1.45, -1.9, 0), turn=28, lens="smoke", frame="black")
    put("clearglasses", (1.6, -2.5, 0), turn=-34)
