"""Bolt-down rubber speed hump: two sections with yellow inlays, an end piece, the cable channel below."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, 57), elev=29, frame=0.87),
    "channel": dict(rot=(0, 0, -34), elev=20, frame=0.88, zoom=(2.3, 0.18, 0.0)),
}
DEEP, HIGH, LONG = 3.6, 0.5, 5.0


def top(y):
    """Height of the hump across the road."""
    return 0.06 + (HIGH - 0.06) * np.cos(np.clip(y / (DEEP / 2), -1, 1) * math.pi / 2) ** 0.9


def rubber(colour="2a2b2d"):
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


def patch(x, y, wide, deep, film, black):
    """A reflective inlay that follows the hump, and the moulded frame that holds it; middle and size."""
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, 30), np.linspace(-0.5, 0.5, 40), indexing="ij")
    X, Y = x + u * (wide - 0.03), y + v * (deep - 0.03)
    grid("inlay", np.stack([X, Y, top(Y) + 0.012], -1), film, uv=np.stack([X, Y], -1))
    steps = [(0.06, -0.02), (0.05, 0.014), (0.038, 0.026), (0.006, 0.028), (-0.014, 0.022), (-0.024, 0.0)]
    rings = [resample(rrect(wide + 2 * g, deep + 2 * g, 0.08 + g) + [x, y], 220, True) for g, _ in steps]
    rim = np.stack([np.c_[ring, top(ring[:, 1]) + z] for ring, (_, z) in zip(rings, steps)], 1)
    grid("frame", rim, black, cu=True)


def studs(x0, x1, material, bolts):
    """Raised bars of the running surface, across the road, clear of the wells of the bolts."""
    for i, x in enumerate(np.linspace(x0, x1, 4)):
        for y in np.arange(-1.56 + 0.12 * (i % 2), 1.57, 0.24):
            if all(math.hypot(x - bx, y - by) > 0.33 for bx, by in bolts):
                z, slope = at_slope(y)
                at = group("stud", loc=(x, y, z + 0.012), rot=(slope, 0, 0))
                rbox("stud", (0.13, 0.13, 0.06), 0.03, material, edge=0.018, parent=at, k=4)


def at_slope(y):
    """Height of the hump at y and its slope in degrees."""
    z = float(top(np.array([y]))[0])
    return z, math.degrees(math.atan2(float(top(np.array([y + 0.01]))[0]) - z, 0.01))


def bolt(x, y, dark, zinc):
    z, slope = at_slope(y)
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


def film():
    """Reflective sheeting: small glass beads under a clear surface."""
    m = M.Mat("sheeting")
    beads = m.new("ShaderNodeTexVoronoi", Scale=42.0)
    m.link(m.coord(), beads.inputs["Vector"])
    tone = m.ramp(beads.outputs["Distance"], 0.05, 0.5)
    m.link(m.mixcol(tone, M.col("ffc21a"), M.col("d99a02")), m.b.inputs["Base Color"])
    m.set(Roughness=0.32, Specular=0.5)
    m.bump(beads.outputs["Distance"], 0.25, 0.006)
    return m.m


def build(view="hero"):
    black, yellow = rubber(), film()
    dark, zinc = M.rubber("101112", 0.8, 0.1), M.metal("aeb3b8", 0.3, bump=0.03)
    for x0 in (-LONG / 2, LONG / 2):
        section(black, x0)
        for x in (x0 - 1.65, x0, x0 + 1.65):
            for y in (-0.90, 0.90):
                patch(x, y, 0.82, 1.26, yellow, black)
        for x in (x0 - 0.825, x0 + 0.825):
            holes = [(x, -1.0), (x, 1.0)]
            studs(x - 0.27, x + 0.27, black, holes)
            for spot in holes:
                bolt(*spot, dark, zinc)
    end_piece(black, LONG)
