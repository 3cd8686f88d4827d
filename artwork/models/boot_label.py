"""The marking on the tongue of lace-up footwear, seen from above its laces.

Options: kind (an entry of MARKS).
"""

from boot import one
from boot_extras import tongue_label
from geom import *
from printed import T, printed

VIEWS = {
    "label": dict(rot=(0, 0, 16), elev=24, frame=0.84, zoom=(4.2, -0.025, 0.275)),
}


MARKS = dict(
    honey=("ASTM F2413-24", "M / I / C   EH", "STEEL TOE  US 9"),
    pr=("ASTM F2413-24", "M / I / C   EH PR", "STEEL TOE"),
    mt=("ASTM F2413-24", "M / I / C   Mt PR", "STEEL TOE"),
    sd=("ASTM F2413-24", "M / I / C   SD", "COMPOSITE TOE"),
)
WORN = dict(
    honey=dict(style="honey"),
    pr=dict(style="oiled_brown"),
    mt=dict(style="oiled_black", guard="1"),
    sd=dict(style="smooth_black", height="low"),
)


def marking(kind):
    body = "<rect width='420' height='220' fill='#26211b'/>"
    body += "<rect x='9' y='9' width='402' height='202' fill='none' stroke='#e9dcc0' "
    body += "stroke-width='4'/>"
    for y, words, size in zip((66, 122, 182), MARKS[kind], (47, 47, 42)):
        body += T(210, y, words, size, 700, "#f3ead6")
    return printed(f"boot_marking_{kind}", 420, 220, body)


def build(view="label", kind="honey"):
    at = group("shoe")
    tongue_label(one(at, **WORN[kind]), marking(kind), at)
