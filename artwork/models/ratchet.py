"""The ratchet tensioner of a webbing line: frame, spool, toothed wheels and lever."""

import materials as M
from geom import *

FRAME = [(-1.30, -0.16), (0.10, -0.30), (0.42, -0.22), (0.50, 0.05), (0.36, 0.34), (0.02, 0.40)]
FRAME += [(-0.40, 0.22), (-1.30, 0.16)]
LEVER = [(-0.30, -0.20), (0.10, -0.30), (0.60, -0.22), (1.55, -0.05), (1.62, 0.08), (1.50, 0.20)]
LEVER += [(0.60, 0.20), (0.10, 0.32), (-0.28, 0.22)]


def toothed(radius, teeth=14):
    """The outline of a ratchet wheel, its teeth leaning one way."""
    out = []
    for k in range(teeth):
        for step, r in ((0.0, 1.0), (0.12, 0.99), (0.2, 0.80), (0.9, 0.97)):
            a = 2 * np.pi * (k + step) / teeth
            out.append((radius * r * math.cos(a), radius * r * math.sin(a)))
    return np.array(out)


def upright(name, outline, y, thick, material, parent, turn=0.0, holes=()):
    """A plate in the plane XZ at a distance y, turned about the spool."""
    at = group(name, parent, (0, y, 0), (90, 0, 0))
    leaning = group(name, at, rot=(0, 0, turn))
    return plate(
        name,
        catmull(np.array(outline), 120, True),
        thick,
        0.02,
        material,
        holes=holes,
        parent=leaning,
    )


def ratchet(parent, webbing, half=0.30, lift=24):
    """Lies along X, spool at the origin: the line comes in at +X, its anchor strap leaves at -X."""
    zinc = M.metal("c2c6ca", 0.24, bump=0.02)
    dark = M.metal("8d9297", 0.32)
    for s in (-1, 1):
        upright("side", FRAME, s * (half + 0.06), 0.06, zinc, parent)
        upright("lever", LEVER, s * (half + 0.22), 0.06, zinc, parent, lift)
        wheel = group("wheel", parent, (0, s * (half + 0.14), 0), (90, 0, 0))
        plate("wheel", toothed(0.30), 0.07, 0.012, dark, parent=wheel)
        cyl(
            "nut",
            0.11,
            0.14,
            dark,
            0.02,
            loc=(0, s * (half + 0.27), 0),
            rot=(90, 0, 0),
            parent=parent,
            seg=6,
        )
    cyl("axle", 0.12, 2 * half + 0.5, dark, 0.01, rot=(90, 0, 0), parent=parent)
    cyl("wound", 0.27, 2 * half - 0.04, webbing, 0.01, rot=(90, 0, 0), parent=parent)
    cyl("pin", 0.075, 2 * half + 0.24, zinc, 0.02, loc=(-1.18, 0, 0), rot=(90, 0, 0), parent=parent)
    box("floor", (0.9, 2 * half + 0.08, 0.05), zinc, 0.015, loc=(-0.62, 0, -0.17), parent=parent)
    a = math.radians(lift)
    grip = (1.46 * math.cos(a) - 0.08 * math.sin(a), 0, 1.46 * math.sin(a) + 0.08 * math.cos(a))
    cyl("bar", 0.10, 2 * half + 0.50, zinc, 0.02, loc=grip, rot=(90, 0, 0), parent=parent)
    black = M.plastic("1a1b1d", 0.5, 0.2)
    cyl("handle", 0.15, 2 * half + 0.30, black, 0.05, loc=grip, rot=(90, 0, 0), parent=parent)
    pawl = (0.62 * math.cos(a), 0, 0.62 * math.sin(a))
    at = group("release", parent, pawl, (0, -lift, 0))
    rbox(
        "release",
        (0.46, 2 * half + 0.34, 0.07),
        0.05,
        M.plastic("c3131a", 0.4),
        edge=0.025,
        parent=at,
    )
