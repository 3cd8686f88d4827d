"""A handheld WBGT meter: black housing with display and keys, black globe and two shielded sensors on top."""

from geom import *
import materials as M
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, -20), elev=12, frame=0.87),
    "display": dict(rot=(0, 0, -20), elev=12, frame=0.87, zoom=(2.2, 0.0, -0.10)),
}
W, D, H = 0.84, 0.36, 1.60


def screen():
    body = "<rect width='300' height='210' fill='#c3d0b8'/>" + T(20, 46, "WBGT", 34, 800, "#141a10", "start")
    body += T(280, 46, "OUT", 28, 700, "#141a10", "end") + T(130, 142, "31.4", 98, 800, "#141a10")
    body += T(280, 142, "°C", 40, 700, "#141a10", "end")
    body += T(20, 194, "TA 38.2", 27, 600, "#141a10", "start") + T(280, 194, "TG 47.6", 27, 600, "#141a10", "end")
    return printed("wbgt_screen", 300, 210, body, 900)


def key(parent, x, z, colour, words="", wide=0.17):
    at = group("key", parent, (x, -D / 2 - 0.008, z), (90, 0, 0))
    rbox("key", (wide, 0.12, 0.05), 0.05, M.rubber(colour, 0.5, 0.1), edge=0.02, parent=at)
    if words:
        text(words, 0.05, 0.001, 0, M.plastic("eceef0", 0.5), "bold", (0, 0, 0.026), parent=at)


def build(view="hero"):
    black = M.plastic("1a1b1d", 0.42, 0.12, gs=120)
    rbox("housing", (W, D, H), 0.15, black, edge=0.08, loc=(0, 0, H / 2 + 0.02), draft=0.02)
    at = group("face", rot=(0, 0, 0))
    panel = M.plastic("2b2e31", 0.5, 0.05)
    rbox("panel", (0.68, 0.04, 1.36), 0.08, panel, edge=0.012, loc=(0, -D / 2 + 0.004, 0.82), parent=at)
    rbox("bezel", (0.62, 0.05, 0.48), 0.05, M.plastic("0d0e0f", 0.2, coat=0.5), edge=0.015, loc=(0, -D / 2 - 0.004, 1.20), parent=at)
    decal_plane("screen", 0.54, 0.378, M.label(screen(), 0.2, 0.5), (0, -D / 2 - 0.0305, 1.20), (90, 0, 0), at, r=0.02)
    for k, words in enumerate(("SET", "LOG", "MAX", "ALARM", "IN/OUT", "HOLD")):
        key(at, -0.21 + 0.21 * (k % 3), 0.76 - 0.19 * (k // 3), "4a4e53", words)
    key(at, 0, 0.33, "e8590c", "ON", 0.22)
    rbox("collar", (0.66, 0.30, 0.10), 0.10, black, edge=0.04, loc=(0, 0, H + 0.05))
    steel = M.metal("c9cdd0", 0.24)
    cyl("stem", 0.055, 0.34, steel, 0.01, (0, 0, H + 0.22))
    globe = M.Mat("globe")
    globe.set(Base_Color=M.col("0c0c0d"), Roughness=0.72, Specular=0.3)
    globe.bump(globe.noise(120, 2), 0.08, 0.003)
    r = 0.375
    p = [(r * math.sin(a), -r * math.cos(a)) for a in np.linspace(0, math.pi, 60)]
    lathe("globe", p, globe.m, 128, bevel=False).location = (0, 0, H + 0.34 + r)
    lathe("collar ring", [(0.055, 0), (0.12, 0, 0.02), (0.10, 0.07, 0.02), (0.055, 0.07)], black, 64).location = (0, 0, H + 0.31)
    for x in (-0.26, 0.26):
        cyl("sensor", 0.028, 0.26, steel, 0.01, (x, 0, H + 0.20))
        for k in range(5):
            lathe("shield", [(0.03, 0), (0.075, -0.012, 0.006), (0.075, 0.002, 0.004), (0.03, 0.014)], M.plastic("e9ebec", 0.45), 48).location = (x, 0, H + 0.14 + 0.045 * k)
        lathe("cap", [(0, 0.05), (0.05, 0.04, 0.02), (0.06, 0)], M.plastic("e9ebec", 0.45), 48).location = (x, 0, H + 0.345)
