"""Connectors of fall protection: the snap hook, the scaffold hook and the screw-gate connector."""

from geom import *
import materials as M
from satin import satin

BIG = [
    (0.06, 0.12),
    (-0.10, 0.40),
    (-0.42, 0.95),
    (-0.52, 1.55),
    (-0.30, 2.08),
    (0.16, 2.24),
    (0.56, 2.02),
    (0.66, 1.62),
    (0.58, 1.46),
]
SMALL = [
    (0.05, 0.12),
    (-0.06, 0.30),
    (-0.24, 0.60),
    (-0.26, 0.95),
    (-0.08, 1.18),
    (0.16, 1.14),
    (0.26, 0.94),
    (0.24, 0.84),
]
BODY = [
    (-0.20, 0.05),
    (-0.24, 0.30),
    (-0.10, 0.62),
    (0.10, 0.62),
    (0.27, 0.36),
    (0.22, 0.05),
    (0.0, -0.04),
]
SECTION = superellipse(0.5, 0.5, 3.2, 40)


def forged(name, points, width, depth, material, parent, n=60, taper=1.0):
    """A bar of rounded section along points of the plane XY."""
    C = catmull(np.c_[np.array(points, float), np.zeros(len(points))], n)
    N = norm(np.cross([0, 0, 1.0], norm(np.gradient(C, axis=0))))
    across = SECTION[:, 0, None, None] * (np.broadcast_to(width, n) * taper)[None, :, None]
    along = SECTION[:, 1, None, None] * (depth * np.broadcast_to(taper, n))[None, :, None]
    P = C[None] + N[None] * across + np.array([0, 0, 1.0]) * along
    return grid(name, P, material, cu=True, caps=True, parent=parent)


def frame(parent, s, big, material):
    """The hook itself, thicker at its crown and rounded at its tip."""
    S = np.linspace(0, 1, 220)
    width = 1.5 * (0.15 if big else 0.10)
    width = width * (1 + 0.25 * np.exp(-(((S - 0.55) / 0.2) ** 2)))
    width = width * lerp(1, 0.82, smooth(0.8, 1, S))
    tip = np.sqrt(np.clip(1 - np.clip((S - 0.975) / 0.025, 0, 1) ** 2, 0.01, 1))
    points = np.array(BIG if big else SMALL) * s
    forged("hook", points, width, 0.16 * s if big else 0.13, material, parent, 220, tip)
    return points[-1]


def bar_outline(C, left, right):
    """A closed outline round a centre line in the plane, so far to its left and right, its ends rounded."""
    T = norm(np.gradient(C, axis=0))
    side = np.c_[-T[:, 1], T[:, 0]]
    return np.vstack([C - side * np.reshape(right, (-1, 1)), (C + side * np.reshape(left, (-1, 1)))[::-1]])


def gate(parent, s, big, tip, steel):
    """The closed gate: a pressed channel from its hinge to the nose, which its end covers; gives the hinge."""
    hinge = np.array([0.17, 0.34] if big else [0.13, 0.24]) * s
    end = tip + np.array([0.02, 0.16] if big else [0.012, 0.105]) * s
    middle = (tip + hinge) / 2 + np.array([0.03, -0.02]) * s
    C = catmull(np.array([hinge + (hinge - end) * 0.05, middle, end]), 120)
    along = np.linspace(0, 1, 120)
    half = (0.115 if big else 0.078) * s * lerp(0.86, 1.0, smooth(0.62, 0.86, along))
    half = half * round_ends(along, 0.09, 0.09)
    depth = 0.23 * s if big else 0.20
    plate("gate", bar_outline(C, half, half), depth, 0.022 * s, steel, parent=parent)
    bead = 0.42 * half[26:88] * round_ends(np.linspace(0, 1, 62), 0.12, 0.12)
    inner = bar_outline(C[26:88], bead, bead)
    plate("bead", inner, depth + 0.02, 0.009, steel, parent=parent)
    return hinge


def round_ends(along, first, last):
    """How wide a bar is along its length 0 to 1, rounded over its first and its last part."""
    out = np.ones_like(along)
    for part, way in ((first, along), (last, 1 - along)):
        if part:
            out = out * np.sqrt(np.clip(1 - np.clip(1 - way / part, 0, 1) ** 2, 0.02, 1))
    return out


def lever(parent, s, big, material):
    """The second lock: a plate that embraces the back of the hook; the palm presses it to free the gate."""
    outline = np.array(BIG if big else SMALL) * s
    C = catmull(np.c_[outline, np.zeros(len(outline))], 220)[:, :2]
    T = norm(np.gradient(C, axis=0))
    first, last = (14, 104) if big else (18, 112)
    n = last - first
    spine = 1.5 * (0.15 if big else 0.10) / 2 * (1 + 0.25 * np.exp(-(((np.linspace(0, 1, 220) - 0.55) / 0.2) ** 2)))
    along = np.linspace(0, 1, n)
    cut, out = slice(first, last), np.c_[-T[:, 1], T[:, 0]]
    middle = C[cut] + out[cut] * (spine[cut] + (0.018 if big else 0.012) * s)[:, None]
    half = (0.066 if big else 0.050) * s * round_ends(along, 0.05, 0.05)
    plate("lever", bar_outline(middle, half, half), 0.21 * s if big else 0.185, 0.02 * s, material, parent=parent)
    return C[first + 6] + out[first + 6] * (spine[first + 6] + 0.012)


def eye(parent, s, big, steel, slot, ring, turn):
    """What the hook is held by: a small ring, a slot for webbing, or a swivelling ring for a rope's eye."""
    if ring:
        at = group("swivel", parent, (0, -0.10 - ring, 0), (0, turn, 0))
        torus("eye", ring, 0.05, steel, parent=at)
        cyl("swivel", 0.085, 0.13, steel, 0.03, loc=(0, -0.065, 0), rot=(90, 0, 0), parent=parent)
    elif slot:
        r = 0.055 if big else 0.05
        around = superellipse(slot / 2 + r, 0.15, 3.4, 96)
        bar = np.c_[around[:, 0], around[:, 1] - 0.16 * s, np.zeros(96)]
        tube("eye", bar, r, steel, 24, closed=True, up=(0, 0, 1), parent=parent)
    else:
        R, r = (0.20 * s, 0.055 * s) if big else (0.17, 0.05)
        torus("eye", R, r, steel, loc=(0, -0.16 * s, 0), parent=parent, sx=1.25, sy=0.8)


def hook(parent, s=1.0, big=True, slot=0.0, ring=0.0, turn=60):
    """A closed, double-locking hook flat in XY: eye at the origin, crown towards +Y, gate at +X.

    `slot` is the width of webbing that its eye takes: that eye's bar lies at y = -0.16 s - 0.15.
    `ring` is the radius of a ring turned by `turn` about Y, its near bar at y = -0.10.
    """
    alloy = satin("aeb4b9", 0.30, "alu")
    steel = satin("757b80", 0.28)
    bright = satin("d5d8da", 0.2)
    hinge = gate(parent, s, big, frame(parent, s, big, alloy), steel)
    pivot = lever(parent, s, big, M.plastic("c3131a", 0.35) if big else steel)
    for spot, radius in ((hinge, 0.05), (pivot, 0.04)):
        cyl("rivet", radius * s + 0.01, 0.26 * max(s, 1), bright, 0.015, loc=(*spot, 0), parent=parent)
    body = catmull(np.array(BODY) * s * (1 if big else 0.72), 90, True)
    plate("body", body, 0.18, 0.05, alloy, parent=parent)
    eye(parent, s, big, steel, slot, ring, turn)


def connector(parent, height=1.10, width=0.62, r=0.052):
    """An oval connector with a screw gate, standing in XY round its middle; the gate is at +X."""
    zinc = M.metal("b6bbc0", 0.26, bump=0.02)
    bright = M.metal("d8dbde", 0.16)
    oval = catmull(superellipse(width / 2, height / 2, 2.7, 60), 200, True)
    tube("connector", np.c_[oval, np.zeros(200)], r, zinc, 24, closed=True, parent=parent)
    sleeve = [(r, -0.17), (r * 1.62, -0.16, 0.02), (r * 1.62, 0.16, 0.02), (r, 0.17)]
    at = group("sleeve", parent, (width / 2 - 0.006, 0.03, 0), (-90, 0, 0))
    lathe("sleeve", sleeve, bright, 48, parent=at)
    for k in range(12):
        a = 2 * np.pi * k / 12
        spot = (1.62 * r * math.cos(a), 1.62 * r * math.sin(a), 0)
        box("knurl", (0.014, 0.014, 0.26), bright, 0.004, loc=spot, parent=at)
    for y in (-0.26, 0.30):
        cyl("pin", r * 0.8, r * 2.5, bright, 0.01, loc=(width / 2 - 0.03, y, 0), parent=parent)
