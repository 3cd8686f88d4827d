"""A sliding beam anchor on the upper flange of a steel beam: drilled bar, two jaws with their pins, swivel eye."""

from geom import *
import materials as M
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, -30), elev=20, frame=0.86),
    "jaw": dict(rot=(0, 0, -30), elev=14, frame=0.86, zoom=(2.0, 0.16, -0.02)),
}
WIDTH, TALL, LONG = 2.0, 1.7, 4.2  # the beam's flange, height and length
FLANGE, WEB = 0.17, 0.11
PITCH = 0.20  # of the holes in the bar
JAW = WIDTH / 2 + 0.22  # the middle of a jaw's sleeve
MID = 0.34  # the bar's middle above the flange


def label() -> str:
    body = "<rect width='400' height='150' fill='#f4f4ee'/><rect x='5' y='5' width='390' height='140' fill='none' stroke='#222' stroke-width='3'/>"
    body += T(200, 48, "EN 795:2012 TYPE B", 34, 800) + T(200, 90, "1 USER", 34, 800)
    return printed("beam_clamp_label", 400, 150, body + T(200, 130, "مستخدم واحد", 32, 700, ar=True), 900)


def beam():
    """Stands on its lower flange; a bolted angle at each end keeps the anchor on it."""
    w, h, s, t, r = WIDTH / 2, TALL, WEB / 2, FLANGE, 0.17
    a = np.linspace(0, math.pi / 2, 9)
    corner = np.c_[s + r - r * np.cos(a), t + r - r * np.sin(a)]  # from the web down to the lower flange
    low = np.vstack([[(w, 0)], [(w, t)], corner[::-1]])
    right = np.vstack([low, np.c_[low[::-1, 0], h - low[::-1, 1]]])
    outline = np.vstack([right, np.c_[-right[::-1, 0], right[::-1, 1]]])
    primer = M.paint("5c646b", 0.5, 0.12, coat=0.1)
    plate("beam", outline, LONG, 0.02, primer, loc=(0, 0, -TALL), rot=(90, 0, 0))
    steel = M.metal("8f959a", 0.36, bump=0.03)
    for s in (-1, 1):
        y = s * (LONG / 2 - 0.32)
        box("stop", (1.1, 0.09, 0.36), primer, 0.02, loc=(0, y - s * 0.22, 0.18))
        box("stop foot", (1.1, 0.46, 0.09), primer, 0.02, loc=(0, y, 0.045))
        for x in (-0.32, 0.32):
            cyl("washer", 0.13, 0.03, steel, 0.01, (x, y + s * 0.03, 0.10))
            cyl("bolt", 0.10, 0.12, steel, 0.015, (x, y + s * 0.03, 0.165), seg=6)


def bar(alu, black):
    """A rectangular bar across the flange, drilled through for the pins; caps keep the jaws on it."""
    length, tall = 3.9, 0.34
    holes = []
    k = np.linspace(0, 2 * math.pi, 28, endpoint=False)
    for x in np.arange(-8.5, 9) * PITCH:
        holes.append(np.c_[x + 0.055 * np.cos(k), 0.055 * np.sin(k)])
    plate("bar", rrect(length, tall, 0.03), 0.40, 0.018, alu, holes, loc=(0, 0, MID), rot=(90, 0, 0))
    for s in (-1, 1):
        box("cap", (0.10, 0.50, 0.44), black, 0.03, loc=(s * (length / 2 + 0.03), 0, MID))


def sleeve(x, length, tall, plated):
    """A steel box round the bar."""
    outer, inner = rrect(0.58, tall, 0.06), rrect(0.425, 0.365, 0.03)
    plate("sleeve", outer, length, 0.02, plated, [inner], loc=(x, 0, MID), rot=(90, 0, 90))


def jaw(s, plated, bright, pad):
    """The sleeve, its hook round the edge of the flange with pads above and below, and the spring pin."""
    sleeve(s * JAW, 0.62, 0.54, plated)
    edge, under = WIDTH / 2 + 0.02, -FLANGE - 0.045
    hook = [(edge, MID - 0.22), (edge, under, 0.02), (edge - 0.42, under, 0.05), (edge - 0.44, under - 0.14, 0.06)]
    hook += [(edge - 0.10, under - 0.28, 0.1), (edge + 0.34, under - 0.28, 0.14), (edge + 0.42, 0.02, 0.1), (edge + 0.46, MID - 0.22)]
    shape = refine(profile(hook), 0.1) * [s, 1]
    plate("hook", shape[::s], 0.52, 0.03, plated, rot=(90, 0, 0))
    box("lower pad", (0.40, 0.50, 0.04), pad, 0.012, loc=(s * (edge - 0.23), 0, under + 0.022))
    box("upper pad", (0.30, 0.54, MID - 0.27), pad, 0.012, loc=(s * (edge - 0.17), 0, (MID - 0.27) / 2 + 0.001))
    x = s * PITCH * round((JAW / PITCH) - 0.5) + s * PITCH / 2
    at = group("pin", loc=(x, -0.29, MID), rot=(90, 0, 0))
    boss = [(0, 0), (0.17, 0, 0.02), (0.17, 0.03, 0.01), (0.12, 0.05, 0.02), (0.115, 0.20, 0.02), (0.05, 0.21)]
    lathe("boss", boss, bright, 64, parent=at)
    cyl("plunger", 0.05, 0.26, bright, 0.012, (0, 0, 0.20), parent=at)
    cyl("knob", 0.085, 0.06, bright, 0.02, (0, 0, 0.33), parent=at)
    torus("pull ring", 0.15, 0.020, bright, (0, -0.125, 0.28), (0, 12, 0), parent=at, rs=12)
    cyl("pin end", 0.052, 0.10, bright, 0.02, (x, 0.30, MID), (90, 0, 0))


def eye(plated, bright):
    """The middle block with its label, the swivel and the forged eye that turns on it."""
    sleeve(0, 1.10, 0.60, plated)
    top = MID + 0.30
    at = group("swivel", loc=(0, 0, top))
    base = [(0, 0), (0.30, 0, 0.02), (0.30, 0.07, 0.02), (0.22, 0.10, 0.02), (0.22, 0.20, 0.03), (0.13, 0.24, 0.03), (0, 0.25)]
    lathe("swivel", base, bright, 96, parent=at)
    turned = group("eye", at, (0, 0, 0.64), (90, 0, 12))
    a = np.linspace(0, 2 * math.pi, 160, endpoint=False)
    r = 0.085 + 0.03 * smooth(0.2, -0.9, np.sin(a))
    tube("eye", np.c_[0.33 * np.cos(a), 0.36 * np.sin(a), 0 * a], r, plated, 28, closed=True, up=(0, 0, 1), parent=turned)
    lathe("shank", [(0, 0.18), (0.17, 0.20, 0.03), (0.155, 0.30, 0.05), (0.09, 0.36)], plated, 64, parent=at)
    decal_plane("label", 0.98, 0.37, M.label(label(), 0.4, 0.2), (0, -0.2925, MID), (90, 0, 0), r=0.03)
    for x in (-0.47, 0.47):
        cyl("bolt", 0.09, 0.08, bright, 0.015, (x, 0.32, MID), (90, 0, 0), seg=6)


def build(view="hero"):
    plated, bright = M.metal("b9bec2", 0.30, bump=0.008), M.metal("d8dbde", 0.18)
    beam()
    bar(M.metal("d2d6d9", 0.36, bump=0.02), M.plastic("1b1c1e", 0.5, 0.05))
    for s in (-1, 1):
        jaw(s, plated, bright, M.plastic("17181a", 0.6, 0.05))
    eye(plated, bright)
