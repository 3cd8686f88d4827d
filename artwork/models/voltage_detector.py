"""A two-pole voltage detector: main probe with its row of lights, second probe, lead between them, covered tips."""

from scipy.interpolate import PchipInterpolator

from geom import *
import materials as M
from printed import T, printed
from settle import on_floor, settle

VIEWS = {
    "hero": dict(rot=(0, 0, -6), elev=57, frame=0.86),
    "lights": dict(rot=(0, 0, -6), elev=57, frame=0.86, zoom=(2.3, -0.12, 0.20)),
}
RED, BLACK = "c4161c", "1a1b1d"
MAIN = [(-0.02, 0.13, 0.11), (0.10, 0.19, 0.15), (0.55, 0.215, 0.16), (0.92, 0.22, 0.165), (1.02, 0.27, 0.18), (1.15, 0.285, 0.185), (1.75, 0.285, 0.185), (1.92, 0.24, 0.165), (2.08, 0.11, 0.11), (2.20, 0.075, 0.08)]
SECOND = [(-0.02, 0.09, 0.085), (0.10, 0.115, 0.105), (0.55, 0.125, 0.115), (0.92, 0.125, 0.115), (1.06, 0.12, 0.11), (1.30, 0.085, 0.085), (1.42, 0.07, 0.07)]


def reach(stations, y):
    """Half width and half height of a handle at lengths from its foot."""
    s = np.array(stations)
    return PchipInterpolator(s[:, 0], s[:, 1])(y), PchipInterpolator(s[:, 0], s[:, 2])(y)


def loft(name, y, wide, high, material, parent, power=3.2):
    """A closed body of rounded sections along y; its ends are rounded off."""
    ends = endcap(np.linspace(0, 1, len(y)), 0.05, 0.05)
    rings = [np.c_[*superellipse(w * e, h * e, power, 160).T, np.full(160, at)][:, [0, 2, 1]] for at, w, h, e in zip(y, wide, high, ends)]
    return weld(grid(name, np.stack(rings, 1), material, cu=True, parent=parent, caps=True))


def handle(parent, stations, guard):
    """Red body, ribbed black grip and the guard that keeps the hand from the tip."""
    red, black = M.plastic(RED, 0.34, 0.05, gs=140), M.rubber(BLACK, 0.55, 0.2)
    y = np.linspace(stations[0][0], stations[-1][0], 220)
    loft("body", y, *reach(stations, y), red, parent)
    y = np.linspace(0.06, 0.90, 260)
    wide, high = reach(stations, y)
    ribs = 0.007 * smooth(-0.3, 0.3, np.sin((y - 0.10) * 2 * math.pi / 0.085)) * smooth(0.10, 0.16, y) * smooth(0.84, 0.78, y)
    loft("grip", y, wide + 0.014 + ribs, high + 0.014 + ribs, black, parent)
    y = np.linspace(guard - 0.055, guard + 0.055, 40)
    wide, high = reach(stations, y)
    bulge = 0.075 * np.sqrt(np.clip(1 - ((y - guard) / 0.057) ** 2, 0, 1)) + 0.006
    loft("guard", y, wide + bulge, high + bulge * 0.55, black, parent)


def tip(parent, start):
    """A metal tip in its insulating cover, which leaves the end free."""
    at = group("tip", parent, (0, start, 0), (-90, 0, 0))
    cover = M.plastic(BLACK, 0.38, 0.05)
    lathe("cover", [(0, -0.06), (0.062, -0.06), (0.062, 0.06, 0.01), (0.050, 0.09, 0.02), (0.044, 0.40, 0.01), (0.026, 0.42, 0.006), (0.024, 0.40)], cover, 64, parent=at)
    for k in range(3):
        torus("cover rib", 0.061, 0.008, cover, (0, 0, -0.02 + 0.03 * k), parent=at)
    lathe("pin", [(0, 0.2), (0.022, 0.2), (0.022, 0.455, 0.004), (0.012, 0.49, 0.006), (0, 0.495)], M.metal("d2d5d8", 0.18), 48, parent=at)


def strain_relief(parent):
    at = group("strain relief", parent, rot=(90, 0, 0))
    black = M.rubber(BLACK, 0.5, 0.1)
    lathe("sleeve", [(0, -0.05), (0.075, -0.05), (0.075, 0.04, 0.01), (0.040, 0.22, 0.01), (0, 0.22)], black, 48, parent=at)
    for k in range(5):
        torus("ring", 0.072 - 0.0065 * k, 0.010, black, (0, 0, 0.05 + 0.032 * k), parent=at)


def face_print():
    body = "<rect width='300' height='460' fill='#131416'/>"
    body += "<path d='M150 20L184 78H116z' fill='none' stroke='#f2f2f0' stroke-width='6' stroke-linejoin='round'/>"
    body += "<path d='M154 38L140 60H152L146 74L162 54H150z' fill='#f2f2f0'/>"
    body += "<path d='M62 340L62 112L36 112z' fill='#c4161c'/>"
    body += T(150, 396, "1,000 V a.c.", 36, 700, "#f2f2f0") + T(150, 440, "1,500 V d.c.", 36, 700, "#f2f2f0")
    return printed("voltage_detector_face", 300, 460, body, 900)


def lights(parent, top):
    """The panel on the head: a row of lights over the two limits, and the openings of the sounder."""
    at = group("panel", parent, (0, 1.46, top))
    rbox("panel", (0.42, 0.66, 0.04), 0.06, M.plastic("131416", 0.22, coat=0.4), edge=0.012, parent=at)
    decal_plane("print", 0.39, 0.598, M.label(face_print(), 0.25, 0.4), (0, 0, 0.0206), parent=at, r=0.03)
    for k in range(7):
        z = 0.135 - 0.047 * k
        rbox("light", (0.15, 0.028, 0.012), 0.008, M.plastic("e9e4dc", 0.2, coat=0.5), edge=0.004, loc=(0.01, z, 0.022), parent=at)
    for k in range(3):
        rbox("slot", (0.012, 0.06, 0.006), 0.005, M.plastic("0b0c0d", 0.7), edge=0.002, loc=(0.14 + 0.022 * k - 0.01, 0.21, 0.021), parent=at)


def lead(start, end):
    """The lead in loose loops on the floor, over itself where it crosses."""
    low = 0.034
    inside = [(-0.80, -0.80), (-0.56, -1.06), (0.1, -1.16), (0.84, -1.00), (0.96, -0.68), (0.5, -0.52), (-0.22, -0.56), (-0.50, -0.78), (-0.15, -0.95), (0.38, -0.94)]
    course = [*start, *[(*p, low) for p in inside], (0.66, -0.78, low), (0.68, -0.52, 0.105), *end]
    C = catmull(np.array(course), 500)
    C[:, 2] = np.maximum(C[:, 2], low)
    tube("lead", C, 0.032, M.rubber("202224", 0.45, 0.05), 20)


def build(view="hero"):
    main = group("main probe", loc=(-0.50, -0.10, 0.0), rot=(0, 0, 7))
    handle(main, MAIN, 0.97)
    tip(main, 2.18)
    strain_relief(main)
    lights(main, 0.180)
    second = group("second probe", loc=(0.54, 0.02, 0.0), rot=(0, 0, -8))
    handle(second, SECOND, 0.97)
    tip(second, 1.40)
    strain_relief(second)
    for probe in (main, second):
        settle(probe)
    start = on_floor(main, [(0, 0.0, 0), (0, -0.20, 0), (0, -0.30, -0.03)])
    end = on_floor(second, [(0, -0.30, -0.02), (0, -0.20, 0), (0, 0.0, 0)])
    lead(start, end)
