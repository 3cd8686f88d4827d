"""The sign of an assembly point: an aluminium plate on edge, and its back with rails and post clips."""

from geom import *
import materials as M
from printed import T, printed
from satin import satin

VIEWS = {
    "front": dict(rot=(0, 0, -14), elev=5, frame=0.84),
    "back": dict(rot=(0, 0, 152), elev=8, frame=0.84),
}
GREEN, WHITE = "#0a8a43", "#fbfcfb"
ARROW = "M0 0L44 0L31 13L66 48L48 66L13 31L0 44z"
PERSON = (
    "<circle cx='0' cy='-52' r='15' {p}/>"
    "<path d='M-17 -34H17Q27 -34 27 -24V26Q27 32 21 32Q16 32 16 26V-12H13V84Q13 91 7 91Q1 91 1 84V34H-1V84"
    "Q-1 91 -7 91Q-13 91 -13 84V-12H-16V26Q-16 32 -21 32Q-27 32 -27 26V-24Q-27 -34 -17 -34z' {p}/>"
)


def person(x, y, scale):
    """A standing figure, cut out of those behind it by a line of the ground."""
    paint = f"fill='{WHITE}' stroke='{GREEN}' stroke-width='8' paint-order='stroke'"
    return f"<g transform='translate({x},{y}) scale({scale})'>{PERSON.format(p=paint)}</g>"


def symbol():
    """Four arrows from the corners to a group of people."""
    arrows = ""
    for x, y, turn in ((20, 20, 180), (380, 20, 270), (380, 380, 0), (20, 380, 90)):
        arrows += f"<path transform='translate({x},{y}) rotate({turn}) translate(-84,-84)' d='{ARROW}' fill='{WHITE}'/>"
    people = person(158, 186, 0.88) + person(242, 186, 0.88) + person(200, 168, 0.88) + person(200, 232, 1.06)
    return arrows + people


def artwork():
    body = f"<rect width='600' height='600' rx='26' fill='{WHITE}'/>"
    body += f"<rect x='9' y='9' width='582' height='582' rx='20' fill='{GREEN}'/>"
    body += f"<g transform='translate(104,18) scale(.98)'>{symbol()}</g>"
    body += T(36, 496, "ASSEMBLY POINT", 43, 800, WHITE, "start")
    body += T(36, 560, "نقطة تجمع", 50, 700, WHITE, "start", extra="direction='ltr'", ar=True)
    body += f"<rect x='452' y='446' width='112' height='118' rx='10' fill='{WHITE}'/>"
    return printed("assembly_point", 600, 600, body, 1800)


def build(view="front"):
    lean = group("sign", loc=(0, 0, 2.98), rot=(84, 0, 0))
    plate("plate", rrect(6, 6, 0.28), 0.03, 0.008, satin("d3d6d9", 0.42), parent=lean)
    face = M.label(artwork(), 0.34, 0.25)
    decal_plane("print", 5.97, 5.97, face, (0, 0, 0.017), parent=lean, r=0.27)
    if view == "back":
        zinc, bolt = satin("a9aeb3", 0.36), satin("8d9297", 0.3)
        for y in (-1.6, 1.6):
            box("rail", (5.2, 0.30, 0.14), zinc, 0.03, loc=(0, y, -0.09), parent=lean)
            box("groove", (5.18, 0.12, 0.02), M.plastic("43474b", 0.5), 0, loc=(0, y, -0.162), parent=lean)
            a = np.linspace(0, math.pi, 60)
            ring = np.c_[0.42 * np.cos(a), 0 * a, -0.17 - 0.5 * np.sin(a)]
            ends = [(1.0, 0, -0.17)], [(-1.0, 0, -0.17)]
            C = refine(np.vstack([ends[0], ring, ends[1]]), 0.04) + [0, y, 0]
            T_line = norm(np.gradient(C, axis=0))
            strap("clip", C, np.cross(T_line, [0, 1.0, 0]), 0.28, 0.05, zinc, parent=lean)
            for x in (-0.72, 0.72):
                cyl("bolt", 0.10, 0.10, bolt, 0.02, (x, y, -0.23), seg=6, parent=lean)
