"""Hand protection: cut-resistant gloves between leather and chemical gauntlets, fingers up."""

from category_still_life import Framing
from set_pieces import plinth, put

FRAMING = Framing(elev=12, tall=0.82)
FOAM_D = dict(liner="7f92a3", coat="1b1c1e", hem="2c63a8")


def build():
    plinth((0.1, 1.7, 0), (3.6, 0.9, 1.6))
    put("gloves", (-0.5, -0.9, 0), turn=8, tilt=(78, 0), view="back", **FOAM_D)
    put("gloves", (0.7, -1.3, 0), turn=-10, tilt=(78, 0), view="palm", **FOAM_D)
    put("leatherglove", (-1.95, 0.5, 0), turn=12, tilt=(78, 0), view="back", style="welding")
    put(
        "chemglove",
        (2.05, 0.5, 0),
        turn=-12,
        tilt=(78, 0),
        view="palm",
        style="chemical",
        inner="e4e3dc",
    )
    put("leatherglove", (-2.1, -2.6, 0), turn=-72, view="back", style="driver")
