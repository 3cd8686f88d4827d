"""Devices that lock valves, cables and plugs: gate-valve cover, ball-valve wedge, cable, plug box."""

import math

import materials as M
from geom import *

RED = "c3131a"


def plastic():
    return M.plastic(RED, 0.40, 0.0, wear=False)


def gate_cover(parent, R=0.9, hole_radius=0.075):
    """Two shells that close over a handwheel of radius R; lies in XY, the stem's side down."""
    red, dark = plastic(), M.plastic("3a0607", 0.6)
    t = 0.30 * R + 0.10
    dome = [(0.93 * R, 0.70 * t, 0.03 * R), (0.88 * R, 1.0 * t, 0.12 * R), (0.66 * R, 1.22 * t, 0.08 * R)]
    shape = [(0.16 * R, 0), (R, 0, 0.05 * R), (R, 0.66 * t, 0.04 * R), *dome, (0, 1.22 * t)]
    lathe("cover", shape, red, 160, parent=parent)
    run = profile([(0.935 * R, 0.66 * t), *dome, (0.55 * R, 1.20 * t)])
    for k in range(12):
        a = 2 * math.pi * (k + 0.5) / 12
        C = np.c_[run[:, 0] * math.cos(a), run[:, 0] * math.sin(a), run[:, 1]]
        tube("rib", C, 0.030 * R, red, 20, up=(math.sin(a), -math.cos(a), 0), parent=parent)
    for k in range(72):
        a = 2 * math.pi * k / 72
        for z in (0.12, 0.46):
            spot = (R * math.cos(a), R * math.sin(a), (z + 0.05) * t)
            rbox("grip", (0.03 * R, 0.035 * R, 0.16 * t), 0.01, red, edge=0.008, loc=spot, rot=(0, 0, math.degrees(a)), parent=parent, k=3)
    torus("joint", R, 0.011 * R, dark, loc=(0, 0, 0.335 * t), parent=parent, seg=160)
    for s in (-1, 1):
        tab = rrect(0.44 * R, 0.40 * R, 0.1 * R) + [s * R * 1.08, 0]
        hole = superellipse(hole_radius, hole_radius, 2, 30) + [s * R * 1.14, 0]
        for z in (0.335 * t - 0.050, 0.335 * t + 0.050):
            plate("tab", tab, 0.094, 0.03, red, holes=[hole], loc=(0, 0, z), parent=parent)


def ball_valve(parent):
    """A wedge with a slot for the lever of a ball valve."""
    red, dark = plastic(), M.plastic("1a0405", 0.7)
    outline = [(-0.30, -0.75), (0.30, -0.75, 0.1), (0.42, 0.2), (0.30, 0.75, 0.2)]
    outline += [(-0.30, 0.75, 0.2), (-0.42, 0.2), (-0.30, -0.75, 0.1)]
    plate("wedge", profile(outline)[:-1], 0.46, 0.08, red, loc=(0, 0, 0.23), parent=parent)
    rbox("slot", (0.20, 1.0, 0.05), 0.08, dark, edge=0.015, loc=(0, -0.16, 0.452), parent=parent)
    for y in (0.36, 0.56):
        cyl("hole", 0.065, 0.01, dark, 0.003, loc=(0, y, 0.461), parent=parent, seg=32)


def cable(parent):
    """A red body that clamps a coated steel cable, which lies in a coil."""
    red = plastic()
    rbox("body", (0.78, 1.15, 0.34), 0.22, red, edge=0.10, loc=(-0.62, 0, 0.18), parent=parent)
    dark = M.plastic("1a0405", 0.7)
    for y in (-0.30, 0.0, 0.30):
        cyl("hole", 0.075, 0.01, dark, 0.003, loc=(-0.78, y, 0.352), parent=parent, seg=32)
    t = np.linspace(0, 4 * 2 * np.pi, 320)
    r = 0.62 + 0.05 * np.sin(t * 0.6)
    coil = np.c_[0.42 + r * np.cos(t), r * np.sin(t), 0.07 + 0.035 * t / 6.283]
    ends = np.array([(-0.3, 0.46, 0.2), (0.0, 0.55, 0.14)]), np.array([(1.3, -0.5, 0.1)])
    line = catmull(np.vstack([ends[0], coil[30:], ends[1]]), 600)
    tube("cable", line, 0.045, M.plastic("d8dadc", 0.3), 14, parent=parent)


def plug_box(parent):
    """A hinged box that closes over the plug of a machine, with the cord's opening at its end."""
    red, dark = plastic(), M.plastic("1a0405", 0.7)
    rbox("box", (0.86, 1.15, 0.66), 0.16, red, edge=0.08, loc=(0, 0, 0.33), parent=parent)
    box("joint", (0.87, 1.16, 0.012), dark, 0, loc=(0, 0, 0.34), parent=parent)
    cyl("cord", 0.16, 0.02, dark, 0.005, loc=(0, -0.578, 0.33), rot=(90, 0, 0), parent=parent)
    for z in (0.24, 0.44):
        hasp_tab = rrect(0.26, 0.26, 0.06)
        hole = [superellipse(0.07, 0.07, 2, 30)]
        plate("tab", hasp_tab, 0.10, 0.03, red, holes=hole, loc=(0.52, 0, z), parent=parent)
    label = M.label(f"{M.TEX}/lock_label.png", 0.4, 0.2)
    decal_plane("label", 0.52, 0.455, label, (0, 0.06, 0.662), parent=parent, r=0.03)
