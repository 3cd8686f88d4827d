"""Head and face protection: hard hats, a climbing helmet, a face shield and a welding helmet."""

from category_still_life import STRIPS, Framing
from set_pieces import put

FRAMING = Framing(elev=12, lights=STRIPS)


def build():
    put("hardhat", (-0.1, -1.0, 0), turn=-38, color="yellow", fastening="pin")
    put("weldhelmet", (2.0, 0.8, 0), turn=-32, color="black")
    put("faceshield", (-2.0, 1.3, 0), turn=14, color="black")
    put(
        "hardhat",
        (0.2, 3.1, 0.2),
        turn=-26,
        view="worn",
        color="white",
        style="climbing",
        strap="4",
    )
