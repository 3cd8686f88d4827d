"""Elastic straps that lie on the floor on their edge, as they fall from a mask that rests there."""

from geom import *


def floor_strap(start, end, way, width, material, thick=0.022, n=320, lean=0.0):
    """From one anchor down to the floor, along the points `way` (x, y), and up to the other anchor.

    It stands on its edge, or leans outwards: `lean` is the tangent of its angle from the upright.

    Returns the path and its normals, for the buckles at both ends.
    """
    level = width / 2 / math.hypot(1, lean) + 0.004
    points = [start, *[(x, y, level) for x, y in way], end]
    path = catmull(np.array(points, float), n)
    path[:, 2] = np.maximum(path[:, 2], level)
    along = norm(np.gradient(path, axis=0))
    normal = norm(norm(np.cross(along, [0, 0, 1.0])) + [0, 0, lean])
    strap("floor strap", path, normal, width, thick, material)
    return path, normal
