"""The marking on the tongue of the nubuck work boot, seen from above its laces."""

from boot import one
from boot_extras import tongue_label
from geom import *
from printed import T, printed

VIEWS = {
    "label": dict(rot=(0, 0, 16), elev=24, frame=0.84, zoom=(4.2, -0.025, 0.275)),
}


def marking():
    body = "<rect width='420' height='220' fill='#26211b'/>"
    body += "<rect x='9' y='9' width='402' height='202' fill='none' stroke='#e9dcc0' "
    body += "stroke-width='4'/>"
    for y, words, size in (
        (66, "ASTM F2413-18", 47),
        (122, "M / I / C   EH", 47),
        (182, "STEEL TOE  US 9", 42),
    ):
        body += T(210, y, words, size, 700, "#f3ead6")
    return printed("boot_marking", 420, 220, body)


def build(view="label"):
    at = group("shoe")
    tongue_label(one(at, "honey"), marking(), at)
