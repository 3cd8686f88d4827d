"""Protective clothing: a navy coverall, a green apron, a yellow rain jacket and an orange vest."""

from category_still_life import Framing
from set_pieces import put

FRAMING = Framing(elev=5, tall=0.86)


def build():
    put("garment", (0, 1.2, 0.1), turn=-4, view="hero", kind="coverall", color="navy")
    put("apron", (4.3, 3.6, 0.1), turn=-14)
    put("garment", (-4.0, -1.2, 0.1), turn=10, view="hero", kind="rain", color="hivis_yellow")
    put(
        "vest",
        (3.4, -2.0, 0.1),
        turn=-14,
        view="front",
        color="orange",
        border="d3f000",
        style="pockets",
    )
