"""Shallow moulded trays: halves of cases, storage boxes and their lids."""

from geom import *


def tray(width, height, depth, material, floor=0.06, corner=0.34):
    """Open upwards, lying at z 0: wall, rolled rim, inner wall and floor."""
    levels = [(1.4, 0.0), (0.06, 0.0), (0.015, 0.05), (0.0, 0.12), (-0.03, depth - 0.10)]
    levels += [(-0.09, depth - 0.08), (-0.09, depth), (0.02, depth), (0.05, depth - 0.04)]
    levels += [(0.08, floor + 0.10), (0.13, floor), (1.4, floor)]
    rings = []
    for inset, z in profile([(a, b, 0.02) for a, b in levels]):
        w, h = max(width - 2 * inset, 0.4), max(height - 2 * inset, 0.1)
        outline = rrect(w, h, max(corner - inset, 0.04), 12)
        rings.append(np.c_[outline, np.full(len(outline), z)])
    ob = grid("tray", np.stack(rings, 1), material, cu=True, caps=True)
    weld(ob)
    return ob
