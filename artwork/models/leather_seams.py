"""Where leather gloves are pieced together: the layer across the palm, the thumb's seams."""

from scipy.spatial import cKDTree

from geom import *

PATCH = [
    (-0.25, 0.40),
    (-0.27, 0.80),
    (-0.16, 0.98),
    (0.10, 1.00),
    (0.33, 0.86),
    (0.36, 0.50),
    (0.31, 0.12),
    (0.05, 0.04),
    (-0.17, 0.10),
]
STRAIGHT = [(-0.50, 0.14), (-0.425, 0.28), (-0.385, 0.42), (-0.37, 0.62), (-0.425, 0.80), (-0.50, 0.90)]
KEYSTONE = [
    (-0.50, 0.04),
    (-0.40, 0.10),
    (-0.24, 0.16),
    (-0.09, 0.33),
    (-0.08, 0.54),
    (-0.20, 0.70),
    (-0.33, 0.77),
    (-0.46, 0.82),
    (-0.52, 0.88),
]


def thumb_seams(keystone):
    """(side, line) of the seams that set the thumb in: palm side below, back above."""
    palm = KEYSTONE if keystone else STRAIGHT
    return [(-1, catmull(np.array(palm), 200)), (1, catmull(np.array(STRAIGHT), 160))]


def finger_seams(fingers):
    """One line for the seams between the fingers: over every tip and down into every crotch."""
    line = []

    def add(name, u, lat):
        middle, radius = fingers[name].crossing(u)
        line.append((middle + fingers[name].across * radius * lat)[:2])

    for name in "imrl":
        first, last = name == "i", name == "l"
        rise = ((0.45, 1.10), (0.66, 0.93)) if first else ((0.10, 0.66), (0.34, 0.74), (0.66, 0.74))
        for u, lat in rise + ((0.86, 0.62), (0.96, 0.42)):
            add(name, u, -lat)
        finger = fingers[name]
        tip, radius = finger.crossing(1.0)
        line.append((tip + finger.along * radius * 0.42)[:2])
        fall = ((0.66, 0.93), (0.45, 1.10)) if last else ((0.66, 0.74), (0.34, 0.74), (0.10, 0.66))
        for u, lat in ((0.96, 0.42), (0.86, 0.62)) + fall:
            add(name, u, lat)
        if not last:
            other = fingers["imrl"["imrl".index(name) + 1]]
            line.append((finger.start + other.start)[:2] / 2 + [0, -0.035])
    return catmull(np.array(line), 1600)


def along_seam(V, line):
    """Per point: distance to the line, length along it, and distance signed to the line's left."""
    away, near = cKDTree(line).query(V[:, :2])
    tangent = norm(np.gradient(line, axis=0))[near]
    off = V[:, :2] - line[near]
    left = tangent[:, 0] * off[:, 1] - tangent[:, 1] * off[:, 0]
    return away, arclen(line)[near], left


def sewn_relief(V, on, line, depth, lap=0.0, seed=0):
    """The leather beside a seam: drawn in along it, puckered and full beside it, one edge over the other.

    Returns the relief and the distance to the seam, where it lies.
    """
    away, length, left = along_seam(V, line)
    D = -depth * np.exp(-((away / 0.015) ** 2))
    D += 0.42 * depth * np.exp(-(((away - 0.052) / 0.032) ** 2))
    pucker = np.sin(length * 78 + 3 * fbm(V * 3.0, 2, seed + 21))
    D += 0.07 * depth * pucker * np.exp(-(((away - 0.030) / 0.024) ** 2))
    D += lap * smooth(-0.008, 0.008, left) * np.exp(-((away / 0.10) ** 2))
    return np.where(on, D, 0), np.where(on, away, 0.2)


def beyond_thumb_seam(V, fid):
    """How far a point of the back lies on the thumb's side of its seam."""
    line = catmull(np.array(STRAIGHT), 160)
    x = np.interp(V[:, 1], line[:, 1], line[:, 0]) - V[:, 0]
    out = np.minimum(x, (V[:, 1] - 0.10) * 0.8)
    return np.where(V[:, 1] > 0.80, np.where(fid == 5, 0.1, -0.2), out)


def leather_parts(V, z, fid, tt):
    """Distance inside, negative outside, of the leather on a glove with a back of canvas."""
    y = V[:, 1]
    strap = np.minimum(0.10 - np.abs(y - 0.92 + 0.20 * V[:, 0] ** 2), z)
    tip = np.where(fid > 0, (tt - 0.62) * 0.88, -0.2)
    leather = np.maximum.reduce([0.035 - z, strap, tip, beyond_thumb_seam(V, fid)])
    return np.minimum(leather, y + 0.05)


def seam_finder(V, surface, N, within):
    """What lays a line on a glove: V is the bare hand, surface the leather over it, within what is inside the cuff."""

    def on_leather(line, off, face):
        """The line, moved sideways, on the leather's upper (1) or lower (-1) side; and its normals."""
        sel = (N[:, 2] * face > 0.25) & (V[:, 2] * face > 0) & ~within
        t = norm(np.gradient(line, axis=0))
        away, near = cKDTree(V[sel, :2]).query(line + np.c_[-t[:, 1], t[:, 0]] * off)
        near = near[away < 0.022]  # a line may run beyond the outline
        C, normal = surface[sel][near], N[sel][near]
        for _ in range(8):
            C[1:-1] = 0.25 * C[:-2] + 0.5 * C[1:-1] + 0.25 * C[2:]
            normal[1:-1] = 0.25 * normal[:-2] + 0.5 * normal[1:-1] + 0.25 * normal[2:]
        return C, normal

    return on_leather
