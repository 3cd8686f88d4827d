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
STRAIGHT = [(-0.428, 0.27), (-0.385, 0.42), (-0.37, 0.62), (-0.425, 0.80)]
KEYSTONE = [
    (-0.40, 0.10),
    (-0.24, 0.16),
    (-0.09, 0.33),
    (-0.08, 0.54),
    (-0.20, 0.70),
    (-0.33, 0.77),
    (-0.46, 0.82),
]


def thumb_seams(keystone):
    """(side, line) of the seams that set the thumb in: palm side below, back above."""
    palm = KEYSTONE if keystone else STRAIGHT
    return [(-1, catmull(np.array(palm), 200)), (1, catmull(np.array(STRAIGHT), 160))]


def furrowed(V, z, seams):
    """How far the leather is drawn in along the seams."""
    depth = np.zeros(len(V))
    for side, line in seams:
        distance = cKDTree(line).query(V[:, :2])[0]
        depth += np.where(z * side > 0, 0.014 * np.exp(-((distance / 0.024) ** 2)), 0)
    return depth


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
    leather = np.maximum.reduce([-z - 0.02, strap, tip, beyond_thumb_seam(V, fid)])
    return np.minimum(leather, y + 0.05)


def seam_finder(V, surface, N, within):
    """What lays a line on a glove: V is the bare hand, surface the leather over it, within what is inside the cuff."""

    def on_leather(line, off, face):
        """The line, moved sideways, on the leather's upper (1) or lower (-1) side; and its normals."""
        sel = (N[:, 2] * face > 0.25) & (V[:, 2] * face > 0) & ~within
        t = norm(np.gradient(line, axis=0))
        near = cKDTree(V[sel, :2]).query(line + np.c_[-t[:, 1], t[:, 0]] * off)[1]
        C, normal = surface[sel][near], N[sel][near]
        for _ in range(8):
            C[1:-1] = 0.25 * C[:-2] + 0.5 * C[1:-1] + 0.25 * C[2:]
            normal[1:-1] = 0.25 * normal[:-2] + 0.5 * normal[1:-1] + 0.25 * normal[2:]
        return C, normal

    return on_leather
