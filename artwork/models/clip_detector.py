"""A clip-on detector for one gas: yellow housing, sensor opening, display, alarm lights and a spring clip behind.

The view `clip` shows it from behind, with the clip and the label for the date of the first start.
"""

from geom import *
import materials as M
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, -24), elev=12, frame=0.85),
    "clip": dict(rot=(0, 0, 138), elev=14, frame=0.85),
}
W, D, H = 0.52, 0.27, 0.90
FRONT = -D / 2
SHAPE = [(0.17, 0, 0.05), (0.235, 0.05, 0.07), (0.26, 0.42, 0.2), (0.26, 0.70, 0.06), (0.13, 0.90, 0.06)]


def outline(grow=0.0):
    """The front's outline in x and height: narrow foot, wide shoulders cut off at an angle."""
    ring = np.array(SHAPE + [(-x, z, r) for x, z, r in SHAPE[::-1]])
    rounded = profile([*(tuple(p) for p in np.vstack([ring[-2:], ring, ring[:2]]))])
    start = np.argmin(np.linalg.norm(rounded - ring[0, :2], axis=1))
    end = len(rounded) - 1 - np.argmin(np.linalg.norm(rounded[::-1] - ring[0, :2], axis=1))
    line = resample(rounded[start : max(end, start + 2)], 260, False)[:-1]
    middle = np.array([0, H / 2])
    return middle + (line - middle) * (1 + grow / np.array([W / 2, H / 2]))


def screen():
    body = "<rect width='300' height='210' fill='#c6d6b6'/>" + T(20, 50, "H2S", 42, 800, "#141a10", "start")
    body += T(150, 146, "0", 112, 800, "#141a10") + T(280, 146, "ppm", 40, 700, "#141a10", "end")
    body += "<path d='M16 162H284' stroke='#26301f' stroke-width='3'/>"
    body += T(20, 197, "LIFE", 30, 700, "#141a10", "start") + T(280, 197, "24 MONTHS", 30, 700, "#141a10", "end")
    return printed("clip_detector_screen", 300, 210, body, 900)


def back_label():
    body = "<rect width='320' height='150' fill='#f6f6f2'/>" + T(160, 36, "RUNS 2 YEARS", 29, 800, "#111")
    body += T(160, 70, "سنتان من أول تشغيل", 23, 700, "#111", ar=True)
    body += "<rect x='18' y='84' width='284' height='52' fill='#fff' stroke='#333' stroke-width='3'/>"
    body += T(28, 118, "STARTED", 22, 700, "#333", "start") + T(292, 117, "بدأ", 22, 700, "#333", "end", ar=True)
    return printed("clip_detector_label", 320, 150, body, 900)


def slab(name, near, far, material, grow=0.0, bevel=0.03):
    """A slice of the housing between two depths."""
    return plate(name, outline(grow), far - near, bevel, material, loc=(0, (near + far) / 2, 0), rot=(90, 0, 0), seg=6)


def on_face(name, x, z, lift=0.0):
    return group(name, loc=(x, FRONT - lift, z), rot=(90, 0, 0))


def sensor(black):
    """The opening to the sensor: a rubber ring round a grille over a pale dust filter."""
    at = on_face("sensor", 0, 0.675)
    lathe("ring", [(0.0, -0.02), (0.150, -0.02), (0.150, 0.012, 0.01), (0.138, 0.030, 0.012), (0.105, 0.030, 0.008), (0.100, 0.004)], black, 96, parent=at)
    cyl("filter", 0.103, 0.010, M.plastic("c3c7c8", 0.9), 0.002, (0, 0, 0.003), parent=at)
    turn = np.linspace(0, 2 * np.pi, 28, endpoint=False)
    circle = np.c_[np.cos(turn), np.sin(turn)]
    rings = [(0.0, 1), (0.036, 6), (0.071, 12)]
    holes = [circle * 0.0115 + r * np.array([math.cos(2 * math.pi * k / n), math.sin(2 * math.pi * k / n)]) for r, n in rings for k in range(n)]
    plate("grille", resample(circle * 0.104, 120, True), 0.012, 0.003, black, holes=holes, loc=(0, 0, 0.018), parent=at)


def front_parts(black):
    rim = on_face("window", 0, 0.375, 0.003)
    rbox("bezel", (0.41, 0.285, 0.03), 0.04, M.plastic("101112", 0.16, coat=0.5), edge=0.008, parent=rim)
    decal_plane("screen", 0.345, 0.242, M.label(screen(), 0.2, 0.5), (0, 0, 0.0156), parent=rim, r=0.012)
    key = on_face("key", 0, 0.125)
    torus("collar", 0.078, 0.010, M.plastic("d99f00", 0.4), (0, 0, 0.001), parent=key)
    lathe("key", [(0, -0.02), (0.068, -0.02), (0.068, 0.010, 0.01), (0.055, 0.022, 0.012), (0, 0.020)], black, 72, parent=key)
    for x in (-0.125, 0.125):
        for k in range(3):
            slot = on_face("sounder", x + 0.022 * (k - 1), 0.125)
            rbox("slot", (0.010, 0.075 - 0.012 * abs(k - 1), 0.006), 0.005, M.plastic("0c0d0e", 0.7), edge=0.002, parent=slot)


def alarm_lights():
    """One lens along each of the two cut shoulders, seen from the front and from above."""
    red = M.plastic("c8161d", 0.3, coat=0.15)
    turn = math.degrees(math.atan2(0.20, 0.13))
    for side in (-1, 1):
        at = group("alarm light", loc=(side * 0.193, 0, 0.798), rot=(0, side * turn, 0))
        rbox("lens", (0.155, D * 0.62, 0.05), 0.02, red, edge=0.016, parent=at)


def clip(steel):
    """Two sprung leaves on a pin: levers above, toothed jaws closed below."""
    back = D / 2
    fixed = catmull(np.array([(0, back + 0.012, 0.74), (0, back + 0.012, 0.50), (0, back + 0.012, 0.24), (0, back + 0.028, 0.20)]), 80)
    moving = catmull(np.array([(0, back + 0.205, 0.865), (0, back + 0.150, 0.74), (0, back + 0.105, 0.64), (0, back + 0.110, 0.50), (0, back + 0.085, 0.34), (0, back + 0.050, 0.245), (0, back + 0.030, 0.205)]), 120)
    for name, C, wide in (("fixed leaf", fixed, 0.21), ("moving leaf", moving, 0.235)):
        along = norm(np.gradient(C, axis=0))
        ends = endcap(np.linspace(0, 1, len(C)), 0.10 if "moving" in name else 0.02, 0.01)
        strap(name, C, np.cross(along, [1.0, 0, 0]), wide * np.maximum(ends, 0.45), 0.014, steel)
    for x in (-0.108, 0.108):
        ear = [(0.0, 0.02), (0.07, 0.04), (0.10, 0.08), (0.10, 0.125), (0.075, 0.155), (0.0, 0.17)]
        plate("ear", np.array(ear), 0.012, 0.004, steel, loc=(x, back, 0.56), rot=(90, 0, 90))
    cyl("pin", 0.020, 0.25, steel, 0.006, (0, back + 0.075, 0.665), (0, 90, 0), 40)
    for k in range(7):
        torus("spring", 0.034, 0.007, steel, ((k - 3) * 0.016, back + 0.075, 0.665), (0, 90, 0), 48, 12)
    for k in range(6):
        box("tooth", (0.018, 0.03, 0.022), steel, 0.005, loc=((k - 2.5) * 0.037, back + 0.030, 0.198))
    cyl("rivet", 0.035, 0.016, steel, 0.006, (0, back + 0.016, 0.45), (90, 0, 0), 40)


def build(view="hero"):
    yellow, black = M.plastic("f2b705", 0.36, 0.06, gs=160), M.rubber("1a1b1d", 0.5, 0.15)
    slab("front shell", FRONT, 0.015, yellow, 0.0, 0.045)
    slab("gasket", 0.0, 0.04, black, -0.006, 0.004)
    slab("back shell", 0.030, D / 2, yellow, 0.0, 0.035)
    sensor(black)
    front_parts(black)
    alarm_lights()
    clip(M.metal("b9bdc1", 0.22))
    for x in (-0.19, 0.19):
        for z in (0.66, 0.11):
            screw = group("screw", loc=(x * (1 if z > 0.3 else 0.95), D / 2, z), rot=(-90, 0, 0))
            cyl("head", 0.028, 0.012, M.metal("8d9196", 0.3), 0.004, parent=screw, seg=40)
            for turn in (20, 110):
                box("cross", (0.034, 0.007, 0.004), M.plastic("1b1c1e", 0.6), 0.001, loc=(0, 0, 0.0055), rot=(0, 0, turn), parent=screw)
    if view == "clip":
        decal_plane("label", 0.27, 0.127, M.label(back_label(), 0.35, 0.2), (0, D / 2 + 0.0012, 0.10), (90, 0, 180), r=0.008)
