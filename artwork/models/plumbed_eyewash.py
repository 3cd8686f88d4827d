"""A plumbed eyewash on its wall: steel bowl, two jets under dust covers, stay-open valve with push flag, sign."""

from geom import *
import materials as M
from printed import T, printed
from satin import satin

VIEWS = {
    "hero": dict(rot=(0, 0, -12), elev=27, frame=0.86, wall=True),
    "jets": dict(rot=(0, 0, -20), elev=22, frame=0.86, zoom=(2.1, -0.005, -0.092), wall=True),
}
GREEN = "0a8a43"


def flag():
    body = f"<rect width='300' height='200' fill='#{GREEN}'/>" + T(150, 92, "PUSH", 78, 800, "#fff")
    return printed("eyewash_push", 300, 200, body + T(150, 168, "ادفع", 60, 700, "#fff", ar=True), 800)


def sign():
    """An eye above falling water, white on green."""
    body = f"<rect width='400' height='400' rx='16' fill='#fff'/><rect x='10' y='10' width='380' height='380' rx='12' fill='#{GREEN}'/>"
    body += "<path d='M62 128Q200 20 338 128Q200 236 62 128z' fill='#fff'/>"
    body += f"<circle cx='200' cy='128' r='50' fill='#{GREEN}'/><circle cx='200' cy='128' r='24' fill='#fff'/>"
    drop = "<path d='M{x} {y}q17 26 17 38a17 17 0 0 1-34 0q0-12 17-38z' fill='#fff'/>"
    for x, y in ((140, 232), (200, 214), (260, 232), (170, 300), (230, 300)):
        body += drop.format(x=x, y=y)
    return printed("eyewash_sign", 400, 400, body, 900)


def bowl(steel):
    inside = [(0.14, -0.92), (0.5, -0.90, 0.1), (1.05, -0.55, 0.4), (1.30, -0.06, 0.1), (1.34, 0.0, 0.02), (1.42, 0.0, 0.02), (1.42, -0.08, 0.02)]
    outside = [(1.34, -0.06, 0.1), (1.09, -0.60, 0.4), (0.52, -0.96, 0.1), (0.2, -1.0)]
    lathe("bowl", inside + outside, steel, 192, maxlen=0.03)
    lathe("strainer", [(0, -0.90), (0.20, -0.90, 0.01), (0.22, -0.915)], satin("7d8287", 0.3), 96)
    for k in range(8):
        a = 2 * math.pi * k / 8
        cyl("hole", 0.034, 0.012, M.plastic("0c0d0e", 0.8), 0.002, (0.12 * math.cos(a), 0.12 * math.sin(a), -0.899))


def jets(brass, green):
    for s in (-1, 1):
        C = catmull(np.array([(0, 0.95, 0.30), (0, 0.62, 0.30), (s * 0.18, 0.40, 0.30), (s * 0.42, 0.22, 0.28), (s * 0.44, 0.05, 0.30), (s * 0.44, 0.0, 0.46)]), 120)
        tube("arm", C, 0.075, brass, 24)
        at = group("jet", loc=(s * 0.44, -0.01, 0.46), rot=(0, -s * 12, 0))
        lathe("head", [(0, 0), (0.12, 0.0, 0.02), (0.22, 0.10, 0.04), (0.23, 0.22, 0.02), (0, 0.22)], M.plastic("17181a", 0.4, 0.05), 96, parent=at)
        lathe("dust cover", [(0.235, 0.16), (0.25, 0.18, 0.02), (0.25, 0.27, 0.04), (0.10, 0.34, 0.06), (0, 0.345)], green, 96, parent=at)
        C = np.array([(s * 0.24, 0, 0.20), (s * 0.34, 0, 0.12), (s * 0.32, 0, -0.04), (s * 0.20, 0, -0.12), (s * 0.085, 0, -0.09)])
        tube("keeper", catmull(C, 60), 0.016, green, 12, parent=at)
        torus("keeper ring", 0.085, 0.018, green, (0, 0, -0.09), parent=at)


def valve(brass, green, steel):
    """The ball valve in the supply to the right, its stem and the flag on it."""
    line = refine(profile([(0, 0.30), (1.92, 0.30, 0.2), (1.92, 1.0)]), 0.04)
    rise = np.c_[line[:, 0], 0 * line[:, 0] + 0.95, line[:, 1]]
    line = refine(profile([(0.95, 1.0), (0.95, 1.5, 0.2), (1.58, 1.5)]), 0.04)[1:]
    tube("supply", np.vstack([rise, np.c_[0 * line[:, 0] + 1.92, line]]), 0.11, steel, 28)
    at = group("valve", loc=(1.15, 0.95, 0.30), rot=(0, 90, 0))
    lathe("valve", [(0.11, -0.34), (0.19, -0.34, 0.02), (0.19, -0.20, 0.03), (0.24, -0.12, 0.05), (0.24, 0.12, 0.05), (0.19, 0.20, 0.03), (0.19, 0.34, 0.02), (0.11, 0.34)], brass, 96, parent=at)
    cyl("stem", 0.09, 0.32, brass, 0.02, (1.15, 0.74, 0.30), (90, 0, 0))
    rod = catmull(np.array([(1.15, 0.60, 0.30), (1.15, 0.52, 0.42), (1.15, 0.50, 0.70)]), 40)
    tube("lever", rod, 0.05, steel, 16)
    plate("flag", rrect(1.02, 0.70, 0.08), 0.035, 0.012, green, loc=(1.15, 0.46, 0.96), rot=(84, 0, 0))
    decal_plane("words", 0.96, 0.64, M.label(flag(), 0.4, 0.1), (1.15, 0.435, 0.96), (84, 0, 0), r=0.06)
    lathe("flange", [(0.11, 0), (0.28, 0, 0.02), (0.28, 0.04, 0.02), (0.11, 0.06)], steel, 96, parent=group("wall flange", loc=(1.92, 1.56, 1.5), rot=(90, 0, 0)))


def build(view="hero"):
    steel, brass = satin("c3c7ca", 0.25), satin("c9ccce", 0.30)
    green = M.plastic(GREEN, 0.36, 0.04)
    bowl(steel)
    jets(brass, green)
    valve(brass, green, satin("c3c7ca", 0.24))
    bracket = satin("a2a7ab", 0.34)
    box("wall plate", (1.5, 0.08, 2.75), bracket, 0.03, loc=(0, 1.52, -0.825))
    for x in (-0.58, 0.58):
        arm = refine(np.array([(x, 1.5, -1.95), (x, 0.30, -0.86)]), 0.1)
        tube("bracket", arm, 0.075, bracket, 20)
        box("foot", (0.30, 0.06, 0.40), bracket, 0.02, loc=(x, 1.46, -1.95))
    for z in (-0.78, 0.38):
        for x in (-0.36, 0.36):
            cyl("screw", 0.07, 0.05, satin("9da2a7", 0.3), 0.015, (x, 1.46, z), (90, 0, 0))
    drain = refine(profile([(0, -0.95), (0, -1.75, 0.2), (1.2, -1.75)]), 0.04)
    lathe("outlet", [(0.2, -1.0), (0.30, -1.02, 0.02), (0.30, -1.16, 0.02), (0.16, -1.2)], satin("c3c7ca", 0.26), 96)
    C = np.c_[0 * drain[:, 0], drain[:, 0] * 1.28, drain[:, 1]]
    tube("drain", C, 0.15, satin("c3c7ca", 0.26), 28)
    plate("sign", rrect(1.5, 1.5, 0.06), 0.03, 0.008, M.plastic("eceeef", 0.4), loc=(-0.55, 1.54, 1.75), rot=(90, 0, 0))
    decal_plane("print", 1.48, 1.48, M.label(sign(), 0.36, 0.15), (-0.55, 1.522, 1.75), (90, 0, 0), r=0.05)
