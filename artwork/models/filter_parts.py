"""Parts of filters: the body of a bayonet filter, its intake, its connection, the round thread."""

import materials as M
from geom import *

RADIUS = 0.46


def perforated_intake(parent, radius, z, body):
    """A plate pierced with rings of round holes over pale media, set in a bead."""
    media = M.fabric("c4c7c5", 60, "Object", 0.2)
    lathe("media", [(0, z - 0.004), (radius, z - 0.004)], media, 64, parent=parent, bevel=False)
    count = int(radius / 0.075)
    bore, holes = superellipse(0.026, 0.026, 2, 24), []
    for ring in range(count):
        r = ring * radius * 0.90 / (count - 1)
        for k in range(max(1, round(6.2 * ring))):
            b = 2 * np.pi * k / max(1, round(6.2 * ring))
            holes.append(bore + [r * math.cos(b), r * math.sin(b)])
    rim = superellipse(radius + 0.012, radius + 0.012, 2, 128)
    at = (0, 0, z + 0.004)
    plate("grille", rim, 0.008, 0.002, body, holes=holes, loc=at, parent=parent)
    torus("bead", radius + 0.012, 0.014, body, loc=(0, 0, z + 0.006), parent=parent)


def pleated_intake(parent, radius, z, body):
    """Folded paper behind a grille of bars and two rings."""
    paper = M.fabric("e6e7e3", 60, "Object", 0.2)
    n = 46
    x = np.linspace(-radius, radius, 2 * n + 1)
    fold = np.where(np.arange(2 * n + 1) % 2, 0.0, -0.045)
    half = np.sqrt(np.maximum(radius**2 - x**2, 1e-4))
    sheet = np.stack([np.c_[x, s * half, z - 0.02 + fold] for s in (-1, 1)], 1)
    grid("pleats", sheet, paper, parent=parent)
    for r in (radius * 0.36, radius * 0.70, radius):
        torus("ring", r, 0.016, body, loc=(0, 0, z + 0.004), parent=parent)
    for k in range(12):
        b = 2 * np.pi * k / 12
        inner, outer = radius * 0.36, radius
        middle = (inner + outer) / 2
        at = (middle * math.cos(b), middle * math.sin(b), z + 0.004)
        size = (outer - inner, 0.026, 0.026)
        box("bar", size, body, 0.008, loc=at, rot=(0, 0, math.degrees(b)), parent=parent)
    lathe("hub", [(0, z + 0.02), (0.05, z + 0.02, 0.01), (0.06, z)], body, 32, parent=parent)
    for k in range(3):
        size = (2 * radius * 0.36, 0.026, 0.026)
        box("spoke", size, body, 0.008, loc=(0, 0, z + 0.004), rot=(0, 0, 60 * k), parent=parent)


def can(parent, body, top, radius=RADIUS):
    """A turned body from the shoulder at 0.10 to the rolled rim at `top`."""
    shape = [
        (0, 0.10), (radius - 0.04, 0.10, 0.03), (radius, 0.14, 0.03), (radius, top - 0.09, 0.02)
    ]
    shape += [(radius + 0.015, top - 0.07, 0.012), (radius + 0.015, top - 0.02, 0.015)]
    shape += [
        (radius - 0.03, top, 0.02), (radius - 0.06, top - 0.015, 0.01), (radius - 0.07, top - 0.06)
    ]
    lathe("can", shape, body, 128, parent=parent)


def bayonet_socket(parent, hard):
    """The filter's half of the connection at z 0.10: collar, three tongues, gasket and grid."""
    collar = [(0.25, 0.11), (0.25, -0.02, 0.015), (0.31, -0.02, 0.015), (0.33, 0.11)]
    lathe("collar", collar, hard, 96, parent=parent)
    for k in range(3):
        b = 2 * np.pi * k / 3 + 0.5
        at = (0.225 * math.cos(b), 0.225 * math.sin(b), 0.0)
        turn = (0, 0, math.degrees(b))
        box("tongue", (0.07, 0.15, 0.035), hard, 0.01, loc=at, rot=turn, parent=parent)
    torus("gasket", 0.225, 0.022, M.rubber("9aa0a5", 0.5), loc=(0, 0, 0.082), parent=parent)
    media = M.fabric("e6e7e3", 60, "Object", 0.2)
    lathe("media", [(0, 0.092), (0.25, 0.092)], media, 48, parent=parent, bevel=False)
    for k in range(3):
        turn = (0, 0, 60 * k)
        box("web", (0.44, 0.028, 0.03), hard, 0.008, loc=(0, 0, 0.078), rot=turn, parent=parent)


def round_thread(parent, material, z, turns=4.5, radius=0.192, pitch=0.0363):
    """The outer thread of EN 148-1 on its neck; 40 mm across."""
    height = turns * pitch + 0.05
    neck = [(0.145, z), (0.145, z + height + 0.02, 0.01), (radius, z + height + 0.02, 0.015)]
    lathe("neck", [*neck, (radius, z - 0.02)], material, 96, parent=parent)
    a = np.linspace(0, 2 * np.pi * turns, int(90 * turns))
    helix = np.c_[radius * np.cos(a), radius * np.sin(a), z + 0.03 + pitch * a / (2 * np.pi)]
    tube("thread", helix, 0.0125, material, 10, up=(0, 0, 1), parent=parent)


def screw_cap(parent, material):
    """A knurled cap, open downwards at z 0."""
    shape = [(0.215, 0.0), (0.25, 0.0, 0.01), (0.25, 0.25, 0.03), (0.20, 0.27, 0.02), (0, 0.265)]
    lathe("cap", shape, material, 96, parent=parent)
    inner = [(0.215, 0.0), (0.215, 0.245, 0.01), (0, 0.245)]
    lathe("cap inside", inner, material, 96, parent=parent)
    for k in range(36):
        b = 2 * np.pi * k / 36
        at = (0.25 * math.cos(b), 0.25 * math.sin(b), 0.12)
        cyl("rib", 0.012, 0.18, material, 0.004, loc=at, seg=10, parent=parent)
