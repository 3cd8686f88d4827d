"""Fall protection: a harness with rope lifeline, self-retracting lifeline and lanyard."""

from category_still_life import Framing
from set_pieces import put

FRAMING = Framing(elev=11, tall=0.84)


def build():
    put("harness", (0, 1.6, 0.1), turn=-14, view="front", color="orange", loops="1")
    put("ropes", (-2.3, -0.8, 0), turn=-14, view="lifeline", size=0.75)
    put("ropes", (2.3, -0.2, 0), turn=-26, view="block")
    put("lanyard", (0.9, -2.8, 0), turn=0, legs="2", size=0.8)
