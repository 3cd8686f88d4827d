"""Fall protection: a harness with rope lifeline, self-retracting lifeline and lanyard."""

from category_still_life import Framing
from set_pieces import plinth, put

FRAMING = Framing(elev=11, tall=0.88)


def build():
    put("harness", (-0.2, 1.6, 0.1), turn=-14, view="front", color="orange", loops="1")
    put("ropes", (-2.75, -0.7, 0), turn=-6, view="lifeline", size=0.66)
    plinth((2.89, 1.31, 0), (1.9, 1.6, 2.12), turn=-26)
    put("ropes", (2.5, 0.5, 0.02), turn=-26, view="block_hook", size=0.6)
    put("lanyard", (1.55, -2.5, 0), turn=8, legs="2", size=0.72)
