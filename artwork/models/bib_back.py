"""The high back of bib trousers laid flat, whose inner side is seen above the front, and the braces over it."""

from geom import *
from laid_garment import *

BACK = [(-1.40, 4.6, 1), (1.40, 4.6, 1), (1.28, 5.7), (0.98, 6.7), (0.86, 7.5, 1)]
BACK += [(-x, y, *sharp) for x, y, *sharp in BACK[:1:-1]]


def back_panel(inside):
    """The back, lower than the front that is laid on it."""
    Cut(outline(BACK), 0.05).lay("back", inside, 0.05, 0.05, soft=0.07, strength=0.2)


def brace(side, z, width, thick, web):
    """One brace from its buckle at the front, `z` high there, flat over the back to its upper edge, where it is sewn."""
    points = [(1.04, 4.75, z + 0.03), (1.04, 5.3, z + 0.03), (1.0, 5.85, 0.17), (0.86, 6.5, 0.13)]
    points += [(0.64, 7.1, 0.14), (0.56, 7.46, 0.13), (0.54, 7.6, 0.06), (0.54, 7.62, 0.0)]
    C = resample(catmull(np.array([(side * x, y, h) for x, y, h in points]), 220), 220)
    strap("brace", C, ups(C), width, thick, web)
