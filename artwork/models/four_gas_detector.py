"""A portable four-gas detector: rubber-edged housing, lit display, four sensors, alarm lights, belt clip."""

from geom import *
import materials as M
from printed import T, printed
from satin import satin

VIEWS = {
    "hero": dict(rot=(0, 0, 26), elev=15, frame=0.86),
    "display": dict(rot=(0, 0, -22), elev=13, frame=0.86, zoom=(2.1, 0.0, 0.0)),
}
W, D, H = 0.74, 0.30, 1.30


def screen():
    body = "<rect width='300' height='270' fill='#bfd2b4'/><path d='M150 20V250M14 135H286' stroke='#26301f' stroke-width='4'/>"
    readings = (("O2", "20.9", "% vol"), ("LEL", "0", "%"), ("H2S", "0.0", "ppm"), ("CO", "0", "ppm"))
    for k, (gas, value, unit) in enumerate(readings):
        x, y = 80 + 142 * (k % 2), 20 + 122 * (k // 2)
        body += T(x, y + 26, gas, 27, 700, "#141a10") + T(x, y + 76, value, 50, 800, "#141a10")
        body += T(x, y + 103, unit, 21, 600, "#141a10")
    return printed("four_gas_screen", 300, 270, body, 900)


def key_mark(kind):
    """The sign on a key: a stroke in a ring switches on, a tick confirms."""
    ring = "<path d='M66 34a46 46 0 1 0 68 0M100 14v56' fill='none' stroke='#fff' stroke-width='13' stroke-linecap='round'/>"
    tick = "<path d='M52 72l34 34 64-74' fill='none' stroke='#fff' stroke-width='15' stroke-linecap='round' stroke-linejoin='round'/>"
    return printed(f"four_gas_{kind}", 200, 140, ring if kind == "power" else tick, 300)


def word(text, wide, tall, size, ink="#fff"):
    return M.label(printed(f"four_gas_{text.lower()}", wide, tall, T(wide / 2, tall * 0.72, text, size, 700, ink), 300), 0.5, 0, alpha=True)


def sensor(parent, x, z, front, gas, black, dark, steel):
    """A sensor's inlet: a sunk ring in the housing, a pierced grille over its membrane, the gas below."""
    at = group("sensor", parent, (x, front, z), (90, 0, 0))
    lathe("rim", [(0.044, 0.004), (0.052, 0.012, 0.004), (0.062, 0.012, 0.004), (0.066, -0.01)], black, 64, parent=at)
    cyl("grille", 0.046, 0.008, steel, 0.002, (0, 0, 0.003), parent=at)
    for ring, count in ((0.0, 1), (0.017, 6), (0.034, 12)):
        for k in range(count):
            a = 2 * math.pi * k / count
            cyl("hole", 0.0058, 0.004, dark, 0.0005, (ring * math.cos(a), ring * math.sin(a), 0.0062), seg=14, parent=at)
    decal_plane("gas", 0.105, 0.042, word(gas, 100, 40, 34, "#1a1b1d"), (x, front - 0.002, z - 0.088), (90, 0, 0), parent)


def build(view="hero"):
    yellow, black = M.plastic("f2b705", 0.34, 0.05, gs=80), M.rubber("1f2022", 0.5, 0.15)
    dark, steel = M.plastic("08090a", 0.8), satin("8d9297", 0.35)
    lean = group("detector")
    rbox("housing", (W, D, H), 0.10, yellow, edge=0.05, loc=(0, 0, H / 2), parent=lean)
    front = -D / 2
    for x in (-1, 1):  # thin rubber skirts along both sides, grooved for the fingers
        rbox("bumper", (0.075, D * 0.80, H * 0.86), 0.036, black, edge=0.03, loc=(x * (W / 2 - 0.008), 0.01, H * 0.47), parent=lean)
        for k in range(5):
            rbox("rib", (0.024, D * 0.60, 0.035), 0.011, black, edge=0.008, loc=(x * (W / 2 + 0.03), 0.01, 0.36 + 0.075 * k), parent=lean)
    rbox("top", (W + 0.012, D + 0.012, 0.15), 0.11, black, edge=0.045, loc=(0, 0, H - 0.045), parent=lean)
    rbox("bottom", (W + 0.012, D + 0.012, 0.10), 0.11, black, edge=0.04, loc=(0, 0, 0.05), parent=lean)
    light = M.Mat("alarm lens")
    light.set(Base_Color=M.col("c8161d"), Roughness=0.1, Clearcoat=0.8, Emission=M.col("c8161d"), Emission_Strength=0.25)
    rbox("alarm light", (0.46, 0.06, 0.055), 0.026, light.m, edge=0.02, loc=(0, front + 0.012, H - 0.045), parent=lean)
    rbox("alarm light", (0.40, 0.16, 0.05), 0.07, light.m, edge=0.022, loc=(0, 0, H + 0.028), parent=lean)
    for x, gas in ((-0.255, "O2"), (-0.085, "LEL"), (0.085, "H2S"), (0.255, "CO")):
        sensor(lean, x, 1.105, front, gas, black, dark, steel)
    rbox("bezel", (0.60, 0.05, 0.55), 0.04, M.plastic("141516", 0.18, coat=0.5), edge=0.015, loc=(0, front, 0.655), parent=lean)
    lit = M.Mat("display")
    t = lit.image(screen(), ext="EXTEND")
    lit.link(t.outputs["Color"], lit.b.inputs["Base Color"])
    lit.set(Roughness=0.15, Specular=0.5)
    decal_plane("screen", 0.52, 0.468, lit.m, (0, front - 0.0262, 0.655), (90, 0, 0), lean, r=0.012)
    for x, colour, kind in ((-0.16, "2b2d30", "power"), (0.16, "1c7a43", "tick")):
        at = group("key", lean, (x, front, 0.245), (90, 0, 0))
        rbox("seat", (0.23, 0.125, 0.02), 0.055, black, edge=0.008, parent=at)
        rbox("key", (0.20, 0.10, 0.05), 0.045, M.rubber(colour, 0.45, 0.05), edge=0.014, parent=at)
        decal_plane("mark", 0.085, 0.0595, M.label(key_mark(kind), 0.5, 0, alpha=True), (0, 0, 0.0262), parent=at)
    for x in (-0.026, 0, 0.026):  # the sounder between the keys
        rbox("slot", (0.011, 0.006, 0.075), 0.005, dark, edge=0.002, loc=(x, front - 0.0005, 0.245), parent=lean)
    for x in (-W / 2 + 0.11, W / 2 - 0.11):
        for z in (0.135,):
            cyl("screw", 0.020, 0.008, satin("b9bdc1", 0.25), 0.003, (x, front - 0.001, z), (90, 0, 0), seg=32, parent=lean)
    clip = [(0, D / 2, 1.16), (0, D / 2 + 0.09, 1.17), (0, D / 2 + 0.11, 1.04), (0, D / 2 + 0.06, 0.55)]
    C = catmull(np.array(clip), 60)
    T_line = norm(np.gradient(C, axis=0))
    strap("clip", C, np.cross(T_line, [1.0, 0, 0]), 0.34, 0.03, satin("c4c8cb", 0.25), parent=lean)
