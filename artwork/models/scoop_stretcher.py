"""A scoop stretcher lying: two long halves latched at head and foot, a leg frame that draws out, four straps."""

from geom import *
import materials as M
from satin import satin

VIEWS = {
    "hero": dict(rot=(0, 0, -48), elev=58, frame=0.88),
    "latch": dict(rot=(0, 0, -58), elev=40, frame=0.90, zoom=(2.4, 0.1, 0.03)),
}
HEAD, MID, FOOT, HALF = 8.6, -1.6, -8.6, 2.15
RISE = 0.42


def half(side, alu, bright):
    """One half: outer tube, blades that taper to the middle, cross members."""
    y = np.array([FOOT, MID])
    upper = [(side * 0.16, HEAD), (side * 1.3, HEAD, 0.6), (side * HALF, HEAD - 0.9, 0.7), (side * HALF, MID, 0.2)]
    rail = C = refine(profile(upper), 0.1)
    tube("rail", np.c_[C, np.full(len(C), RISE)], 0.17, alu, 28)
    lower = [(side * (HALF - 0.02), MID + 1.2), (side * (HALF - 0.02), MID - 1.0, 0.3), (side * 1.55, FOOT + 0.5, 0.6), (side * 1.2, FOOT, 0.4), (side * 0.16, FOOT)]
    C = refine(profile(lower), 0.1)
    tube("leg rail", np.c_[C, np.full(len(C), RISE)], 0.125, bright, 28)
    lathe("sleeve", [(0.17, -0.3), (0.24, -0.3, 0.03), (0.24, 0.3, 0.03), (0.17, 0.3)], M.plastic("1a1b1d", 0.4, 0.05), 64, axis="Y").location = (side * HALF, MID, RISE)
    slat(side, HEAD - 0.40, MID + 0.02, 0.14, rail, 0.17, alu)
    slat(side, MID - 0.30, FOOT + 0.75, 0.18, C, 0.125, alu)


def slat(side, top, bottom, inner, rail, radius, metal):
    """One pressed blade that slopes from the rail, whose line it follows, to a rolled edge in the middle."""
    t, y = np.meshgrid(np.linspace(0, 1, 80), np.linspace(bottom, top, 320), indexing="ij")
    run = rail[(np.abs(rail[:, 0]) > 0.9) & (np.abs(rail[:, 1]) < abs(FOOT) - 0.02)]
    run = run[np.argsort(run[:, 1])]
    at_rail = lambda level: np.interp(level, run[:, 1], np.abs(run[:, 0]))
    outer = at_rail(y) - radius * 0.2
    x = inner + t * (outer - inner)
    ends = np.minimum(y - bottom, top - y)
    for level in np.linspace(bottom + 0.5, top - 0.5, 4 if top > 0 else 3):
        slope = float(at_rail(level + 0.1) - at_rail(level - 0.1)) / 0.2
        turn = dict(loc=(side * float(at_rail(level)), level, RISE), rot=(-90, 0, -side * math.degrees(math.atan(slope))))
        holder = [(radius - 0.01, -0.22), (radius + 0.05, -0.22, 0.02), (radius + 0.05, 0.22, 0.02), (radius - 0.01, 0.22)]
        lathe("holder", holder, metal, 48, parent=group("holder", **turn))
    z = 0.08 + 0.34 * t**1.5 + 0.045 * np.exp(-(((x - inner - 0.09) / 0.07) ** 2)) + 0.04 * np.exp(-(((ends - 0.10) / 0.07) ** 2))
    for bead in (0.38, 0.62):  # beads pressed along the blade stiffen it
        z = z + 0.035 * np.exp(-(((t - bead) * (outer - inner) / 0.06) ** 2)) * smooth(0.35, 0.6, ends)
    P = np.stack([side * x, y, z], -1)
    body = grid("blade", P, metal, flip=side > 0)
    skin = body.modifiers.new("thickness", "SOLIDIFY")
    skin.thickness = 0.05


def latch(y, alu, black):
    rbox("latch", (0.60, 0.46, 0.42), 0.10, satin("8d9297", 0.3), edge=0.05, loc=(0, y, RISE))
    rbox("button", (0.26, 0.22, 0.10), 0.06, M.plastic("c8151b", 0.34), edge=0.03, loc=(0, y, RISE + 0.24))
    for s in (-1, 1):
        lathe("collar", [(0.17, -0.18), (0.23, -0.18, 0.03), (0.23, 0.18, 0.03), (0.17, 0.18)], black, 64, axis="X").location = (s * 0.44, y, RISE)


def belt(y, slack, web, hard):
    """A strap round both rails, closed over the middle by its buckle."""
    half_width = HALF + 0.10 if y > MID else 1.85
    pts = [(-half_width - 0.16, y, RISE - 0.22), (-half_width - 0.20, y, RISE), (-half_width + 0.06, y, RISE + 0.24), (-1.0, y + slack, RISE + 0.30), (0, y + slack, RISE + 0.34)]
    pts += [(-x, yy, z) for x, yy, z in pts[-2::-1]]
    C = catmull(np.array(pts), 200)
    T_line = norm(np.gradient(C, axis=0))
    N = np.cross(T_line, [0, -1.0, 0])
    strap("belt", C, N * np.sign(N[100, 2]), 0.50, 0.05, web)
    rbox("buckle", (0.70, 0.62, 0.16), 0.10, hard, edge=0.05, loc=(0.1, y + slack, RISE + 0.40))
    rbox("tongue", (0.34, 0.46, 0.12), 0.06, M.plastic("c8151b", 0.36), edge=0.04, loc=(0.24, y + slack, RISE + 0.46))


def build(view="hero"):
    alu, bright = satin("bcc0c4", 0.34), satin("d2d5d8", 0.24)
    black = M.plastic("1a1b1d", 0.4, 0.05)
    for side in (-1, 1):
        half(side, alu, bright)
        for y in (7.4, 5.6, 3.4, 1.2):
            rbox("grip", (0.10, 0.9, 0.10), 0.05, black, edge=0.03, loc=(side * (HALF + 0.16), y, RISE))
    for y in (HEAD, FOOT):
        latch(y, alu, black)
    web = M.webbing("f2600f", ribs=5, pitch=22)
    for y, slack in ((6.0, 0.05), (3.0, -0.05), (0.2, 0.04), (-4.4, -0.04)):
        belt(y, slack, web, black)
