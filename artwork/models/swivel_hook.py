"""The swivel hook of a retractable lifeline on the swaged loop of its cable, hanging; sizes in decimetres."""

import materials as M
from geom import *
from hooks import bar_outline, forged, round_ends
from satin import satin

SPINE = [(0.04, -0.40), (-0.10, -0.52), (-0.24, -0.80), (-0.29, -1.10), (-0.20, -1.38), (0.03, -1.50)]
SPINE += [(0.24, -1.40), (0.33, -1.18), (0.325, -1.08)]
HINGE, NOSE = (0.23, -0.60), (0.325, -1.06)


def wires(C, material):
    """Six strands laid round a centre line."""
    _, N, B = frames(C)
    for k in range(6):
        a = 2 * np.pi * k / 6 + arclen(C) * 9.0
        P = C + 0.055 * (np.cos(a)[:, None] * N + np.sin(a)[:, None] * B)
        tube("wire", P, 0.036, material, 10)


def swaged_loop(top):
    """The cable from `top` down into its ferrule, and the loop below it round a thimble; its foot is at z = 1.12."""
    cable, zinc = M.metal("a4a9ae", 0.3), satin("c9cdd0", 0.24)
    wires(np.array([(0, 0, z) for z in np.linspace(top, 2.2, 120)]), cable)
    bow = [(0.065, 2.0), (0.07, 1.72), (0.15, 1.50), (0.205, 1.32), (0.15, 1.16), (0.0, 1.10)]
    bow += [(-x, z) for x, z in bow[-2::-1]]
    C = catmull(np.array([(x, 0, z) for x, z in bow]), 300)
    wires(C, cable)
    middle = np.array([0, 0, 1.36])
    ring = catmull(np.array([(0, 0, 1.62), (0.085, 0, 1.46), (0.118, 0, 1.32), (0.085, 0, 1.215), (0, 0, 1.185), (-0.085, 0, 1.215), (-0.118, 0, 1.32), (-0.085, 0, 1.46)]), 160, True)
    tube("thimble", ring, 0.042, zinc, 16, closed=True)
    for y in (-0.075, 0.075):
        tube("lip", middle + (ring - middle) * 1.22 + [0, y, 0], 0.022, zinc, 12, closed=True)
    sleeve = [(0.08, 0), (0.155, 0.0, 0.02), (0.165, 0.04, 0.02), (0.165, 0.50, 0.02), (0.155, 0.54, 0.02), (0.09, 0.54)]
    outer = lathe("ferrule", sleeve, satin("b4b9bd", 0.33), 64)
    outer.location, outer.scale = (0, 0, 1.72), (1.12, 0.86, 1)
    for z in (1.86, 1.99, 2.12):
        press = torus("press", 0.160, 0.012, satin("9a9fa4", 0.36), loc=(0, 0, z), sx=1.12, sy=0.86, seg=64, rs=10)
        press.scale = (1, 1, 1.6)


def swivel(steel):
    """A forged eye in the cable's loop, its stem, and the red band that shows when it was pulled in a fall."""
    torus("eye", 0.19, 0.056, steel, loc=(0, 0, 1.095), rot=(0, 90, 0))
    stem = [(0, 0.66), (0.085, 0.66), (0.085, 0.80), (0.115, 0.83, 0.02), (0.10, 0.93, 0.03), (0.0, 0.95)]
    lathe("stem", stem, steel, 64)
    lathe("band", [(0.08, 0.70), (0.128, 0.70, 0.012), (0.128, 0.79, 0.012), (0.08, 0.79)], M.plastic("c3131a", 0.38, wear=False), 64)


def gate(parent, steel, bright):
    """A pressed channel: two cheeks and a back, from its pivot to the nose that it covers."""
    a, b = np.array(HINGE), np.array(NOSE)
    C = catmull(np.array([a + (a - b) * 0.16, (a + b) / 2 + [0.018, 0.0], b + (b - a) * 0.24]), 100)
    along = np.linspace(0, 1, 100)
    half = lerp(0.092, 0.082, along) * round_ends(along, 0.12, 0.10)
    for z in (-0.098, 0.098):
        plate("cheek", bar_outline(C, half, half), 0.026, 0.009, steel, parent=parent, loc=(0, 0, z))
    T = norm(np.gradient(C, axis=0))
    outer = C[8:92] + np.c_[-T[:, 1], T[:, 0]][8:92] * half[8:92, None] * 0.86
    plate("back", bar_outline(outer, np.full(84, 0.014), np.full(84, 0.014)), 0.20, 0.009, steel, parent=parent)
    cyl("pivot", 0.042, 0.25, bright, 0.014, loc=(*HINGE, 0), parent=parent, seg=32)


def keeper(parent, steel, bright):
    """The second lock: a bent plate over the spine that the palm presses."""
    line = catmull(np.array([(-0.13, -0.42), (-0.27, -0.62), (-0.365, -0.84), (-0.395, -1.02)]), 100)
    along = np.linspace(0, 1, 100)
    half = 0.030 * round_ends(along, 0.05, 0.08)
    plate("keeper", bar_outline(line, half, half), 0.20, 0.016, steel, parent=parent)
    for k in range(5):
        x, y = line[52 + 8 * k] + [-0.026, -0.004]
        tube("grip", np.array([(x, y, -0.075), (x, y, 0.075)]), 0.012, steel, 10, parent=parent)
    cyl("rivet", 0.040, 0.25, bright, 0.014, loc=(-0.155, -0.475, 0), parent=parent, seg=32)


def swivel_hook(top):
    """The hook with all that holds it on a cable that comes down from z = `top`; its crown is at z = -0.6."""
    zinc, dark, bright = satin("a4aaae", 0.33), satin("6f757a", 0.30), satin("d5d8da", 0.2)
    swaged_loop(top)
    swivel(zinc)
    at = group("hook", loc=(0, 0, 1.07), rot=(90, 0, 0))
    S = np.linspace(0, 1, 240)
    width = 0.155 * (1 + 0.34 * np.exp(-(((S - 0.60) / 0.20) ** 2))) * lerp(1, 0.84, smooth(0.86, 1, S))
    tip = np.sqrt(np.clip(1 - np.clip((S - 0.98) / 0.02, 0, 1) ** 2, 0.02, 1))
    forged("body", SPINE, width, 0.165, zinc, at, 240, tip)
    shoulder = catmull(np.array([(-0.17, -0.37), (0.0, -0.31), (0.16, -0.37), (0.29, -0.52), (0.32, -0.62), (0.25, -0.70), (0.15, -0.66), (0.07, -0.55), (-0.05, -0.57), (-0.18, -0.56), (-0.23, -0.46)]), 160, True)
    plate("shoulder", shoulder, 0.165, 0.05, zinc, parent=at, seg=6)
    lathe("boss", [(0, 0.62), (0.135, 0.62, 0.02), (0.15, 0.66, 0.02), (0.12, 0.72, 0.02), (0, 0.72)], zinc, 64)
    gate(at, satin("c6cacd", 0.24), bright)
    keeper(at, dark, bright)
