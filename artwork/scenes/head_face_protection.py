"""Head and face protection: two hard hats, a face shield and a welding helmet."""

from category_still_life import STRIPS, Framing
from set_pieces import plinth, put

FRAMING = Framing(elev=12, lights=STRIPS)


def build():
    put("hardhat", (-0.1, -1.0, 0), turn=-38, color="yellow", fastening="pin")
    put("weldhelmet", (2.0, 0.8, 0), turn=-32, color="black")
    put("faceshield", (-2.0, 1.3, 0), turn=14, color="black", tint="f3f8f9")
    plinth((0.35, 3.5, 0), (2.6, 2.2, 1.7), turn=-10)
    put("hardhat", (0.35, 3.4, 1.7), turn=-36, color="hiviz_orange", tape="1", vent="0")
