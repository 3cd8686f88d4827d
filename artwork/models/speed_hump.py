"""Bolt-down rubber speed hump: two sections with yellow inlays, an end piece, the cable channel below."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, -34), elev=24, frame=0.87),
    "channel": dict(rot=(0, 0, -34), elev=20, frame=0.88, zoom=(2.3, 0.18, 0.0)),
}
DEEP, HIGH, LONG = 3.6, 0.5, 5.0


def top(y):
    """Height of the hump across the road."""
    return 0.06 + (HIGH - 0.06) * np.cos(np.clip(y / (DEEP / 2), -1, 1) * math.pi / 2) ** 0.9


def rubber(colour="202123"):
    m = M.Mat("recycled rubber")
    crumbs = m.new("ShaderNodeTexVoronoi", Scale=22.0)
    m.link(m.coord(), crumbs.inputs["Vector"])
    tone = m.ramp(crumbs.outputs["Distance"], 0, 0.5)
    c = M.col(colour)
    m.link(m.mixcol(tone, tuple(v * 1.5 for v in c[:3]) + (1,), c), m.b.inputs["Base Color"])
    m.set(Roughness=0.8, Specular=0.3)
    m.bump(m.math("ADD", crumbs.outputs["Distance"], m.noise(40, 2)), 0.35, 0.012)
    return m.m


def section(material, x0):
    """One moulded length with its channel for a cable below."""
    y = np.linspace(-DEEP / 2, DEEP / 2, 90)
    upper = np.c_[y, top(y)]
    channel = [(0.34, 0.0), (0.34, 0.20), (0.22, 0.26), (-0.22, 0.26), (-0.34, 0.20), (-0.34, 0.0)]
    outline = np.vstack([upper, [(DEEP / 2, 0.0)], channel, [(-DEEP / 2, 0.0)]])
    at = group("section", loc=(x0, 0, 0), rot=(90, 0, 90))
    plate("section", outline, LONG - 0.03, 0.03, material, parent=at, loc=(0, 0, 0))


def patch(x0, x1, y0, y1, lift, material, n=24):
    """A patch that follows the hump."""
    x, y = np.meshgrid(np.linspace(x0, x1, n), np.linspace(y0, y1, n), indexing="ij")
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, n), indexing="ij")
    edge = smooth(0, 0.06, np.minimum(np.minimum(u, 1 - u) * (x1 - x0), np.minimum(v, 1 - v) * abs(y1 - y0)))
    grid("inlay", np.stack([x, y, top(y) + lift * edge], -1), material, uv=np.stack([x, y], -1))


def studs(x0, x1, y0, y1, material):
    """Raised dots of the running surface."""
    for i, x in enumerate(np.arange(x0, x1, 0.22)):
        for y in np.arange(y0 + 0.11 * (i % 2), y1, 0.22):
            z = float(top(np.array([y]))[0])
            slope = math.degrees(math.atan2(float(top(np.array([y + 0.01]))[0]) - z, 0.01))
            cyl("stud", 0.06, 0.03, material, 0.012, (x, y, z + 0.008), (slope, 0, 0), seg=16)


def bolt(x, y, dark, zinc):
    z = float(top(np.array([y]))[0])
    slope = math.degrees(math.atan2(float(top(np.array([y + 0.01]))[0]) - z, 0.01))
    at = group("bolt", loc=(x, y, z), rot=(slope, 0, 0))
    lathe("well", [(0.0, 0.012), (0.155, 0.012), (0.21, 0.022, 0.01), (0.23, 0.0)], dark, 64, parent=at)
    cyl("washer", 0.14, 0.02, zinc, 0.006, (0, 0, 0.022), parent=at)
    cyl("head", 0.09, 0.08, zinc, 0.02, (0, 0, 0.06), seg=6, parent=at)


def end_piece(material, x0):
    """The rounded piece that closes a row."""
    a, v = np.meshgrid(np.linspace(-math.pi / 2, math.pi / 2, 120), np.linspace(0, 1, 50), indexing="ij")
    r = DEEP / 2 * v
    P = np.stack([x0 + 0.02 + r * np.cos(a) * 0.62, r * np.sin(a), top(r)], -1)
    grid("end", P, material)
    skirt = np.stack([P[:, -1], P[:, -1] * [1, 1, 0]], 1)
    grid("skirt", skirt, material)


def build(view="hero"):
    black = rubber()
    yellow = M.plastic("f2b705", 0.42, 0.08, gs=70)
    dark, zinc = M.rubber("101112", 0.8, 0.1), M.metal("aeb3b8", 0.3, bump=0.03)
    for x0 in (-LONG / 2, LONG / 2):
        section(black, x0)
        for x in (x0 - 1.65, x0, x0 + 1.65):
            for y0, y1 in ((-1.62, -0.22), (0.22, 1.62)):
                patch(x - 0.40, x + 0.40, y0, y1, 0.022, yellow)
        for x in (x0 - 0.825, x0 + 0.825):
            studs(x - 0.30, x + 0.31, -0.45, 0.46, black)
            for y in (-1.0, 1.0):
                bolt(x, y, dark, zinc)
    end_piece(black, LONG)
