"""Footwear: a brown boot in front of a yellow gumboot and a black boot, low shoes beside it."""

from category_still_life import Framing
from set_pieces import put

FRAMING = Framing(elev=13)


def build():
    put("gumboot", (-0.85, 2.3, 0), turn=20, color="yellow")
    put("boot", (1.15, 2.1, 0), turn=44, style="black", height="high", scuff="1", zip="1")
    put("boot", (-0.12, -0.95, 0), turn=46, style="brown")
    put("slipon", (-1.95, -0.05, 0), turn=-22, kind="slip", color="c9ccd0", sole="b4b8bc")
    put("boot", (1.55, -0.2, 0), turn=60, style="mesh", height="low")
