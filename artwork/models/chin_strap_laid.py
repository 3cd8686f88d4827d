"""Chin straps spread flat on the floor: two-point elastic, or four-point webbing with a buckle."""

from chin_straps import adjuster, hook, turn_to
from geom import *
import materials as M

UP = np.array([0, 0, 1.0])


def flat(points, width, material, n=240, level=0.016, thick=0.024):
    """A band lying on the floor through these points; returns its path, as the fittings need it."""
    path = np.c_[catmull(np.array(points, float), n), np.full(n, level)]
    strap("band", path, np.tile(UP, (n, 1)), width, thick, material)
    return path


def flat_hook(point, towards, hard, web, width):
    """A hook on its back, its loop holding the turned end of the band."""
    d = norm(np.array([*towards, 0.0]))
    at = group("hook", loc=(*(np.asarray(point) + 0.05 * d[:2]), 0.034))
    x = np.cross(-UP, d)
    at.rotation_euler = Matrix([[x[i], -UP[i], d[i]] for i in range(3)]).to_euler()
    hook(at, hard)
    turned = group("turned", at, (0, 0.0, -0.055), (0, 90, 0))
    cyl("turned end", 0.046, width, web, 0.012, parent=turned)


def fitted(name, path, k, lift=0.0):
    """A group on the band at one of its points: x across, y along, z up."""
    at = group(name, loc=path[k] + [0, 0, lift])
    turn_to(at, norm(path[k + 1] - path[k - 1]), UP)
    return at


def chin_pad(path, first, last, width, web, soft, hard):
    """A soft pad below the band, with a keeper at each end."""
    part = path[first:last]
    ends = width * 1.5 * endcap(np.linspace(0, 1, len(part)), 0.25, 0.25)
    strap("chin pad", part + [0, 0, 0.022], np.tile(UP, (len(part), 1)), ends, 0.075, soft)
    over = path[first - 2 : last + 2] + [0, 0, 0.060]
    strap("band", over, np.tile(UP, (len(over), 1)), width, 0.022, web)
    for k in (first + 8, last - 8):
        at = fitted("keeper", path, k, 0.062)
        rbox("bar", (width * 1.25, 0.055, 0.05), 0.02, hard, edge=0.018, parent=at)


def side_release(path, k, hard):
    """A buckle of two halves: prongs at the sides hold the one in the other."""
    at = fitted("buckle", path, k, 0.030)
    slot = rrect(0.18, 0.036, 0.015)
    notches = [rrect(0.05, 0.13, 0.02) + [x, 0.0] for x in (-0.115, 0.115)]
    body = [slot + [0, 0.125], *notches]
    plate("socket", rrect(0.30, 0.36, 0.06), 0.085, 0.025, hard, holes=body, loc=(0, 0.12, 0), parent=at)
    half = rrect(0.28, 0.15, 0.04)
    plate("tongue", half, 0.07, 0.022, hard, holes=[slot], loc=(0, -0.155, 0), parent=at)
    for x in (-0.118, 0.118):
        rbox("prong", (0.045, 0.22, 0.06), 0.02, hard, edge=0.015, loc=(x, 0.06, 0), parent=at)


def two_point(hard):
    web, soft = M.webbing("2b2d31", ribs=12, pitch=44), M.rubber("2a2c30", 0.6, 0.2)
    right = [(0.60, -0.66), (1.12, -0.12), (1.30, 0.80)]
    path = flat([*[(-x, y) for x, y in right[::-1]], (0, -0.86), *right], 0.20, web)
    chin_pad(path, 98, 143, 0.20, web, soft, soft)
    doubled = path[184:] + [0, 0, 0.026]
    strap("doubled", doubled, np.tile(UP, (len(doubled), 1)), 0.20, 0.022, web)
    adjuster(path[184], norm(path[185] - path[183]), UP, hard)
    for end, before in ((path[0], path[3]), (path[-1], path[-4])):
        flat_hook(end[:2], (end - before)[:2], hard, web, 0.20)


def four_point(hard):
    web, soft = M.webbing("1b1c1f", ribs=4, pitch=28), M.foam("2f3236")
    right = [(0.52, -0.66), (0.98, 0.0)]
    path = flat([*[(-x, y) for x, y in right[::-1]], (0, -0.90), *right], 0.15, web)
    chin_pad(path, 96, 145, 0.15, web, soft, hard)
    side_release(path, 186, hard)
    loose = path[24:66] + [0, 0, 0.025]
    strap("loose end", loose, np.tile(UP, (len(loose), 1)), 0.15, 0.022, web)
    adjuster(path[26], norm(path[27] - path[25]), UP, hard)
    for s in (-1, 1):
        split = np.array([s * 0.98, 0.0])
        for x, y in ((1.42, 0.86), (0.66, 0.98)):
            end = np.array([s * x, y])
            bow = (split + end) / 2 + np.array([s * 0.03, 0])
            flat([split, bow, end], 0.15, web, 80, 0.020)
            flat_hook(end, end - bow, hard, web, 0.15)
        at = group("divider", loc=(*split, 0.045), rot=(0, 0, s * -8))
        rbox("divider", (0.30, 0.24, 0.07), 0.07, hard, edge=0.025, parent=at)


def laid(points):
    hard = M.plastic("17181a", 0.4, 0.08)
    (four_point if points == "4" else two_point)(hard)
