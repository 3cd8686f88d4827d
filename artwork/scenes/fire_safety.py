"""Fire safety: powder extinguisher in front of carbon dioxide and foam, a fire blanket on a panel."""

from category_still_life import Framing
from set_pieces import plinth, put

FRAMING = Framing(elev=8, tall=0.84)


def build():
    put("extinguisher", (0.0, -0.6, 0), turn=-4, kind="powder")
    put("extinguisher", (-1.7, 1.0, 0), turn=8, kind="co2")
    put("extinguisher", (1.5, 1.2, 0), turn=-14, kind="foam")
    plinth((3.5, 2.9, 0), (2.6, 0.4, 5.0), turn=-16)
    put("blanket", (3.42, 2.43, 0.6), turn=-16)
