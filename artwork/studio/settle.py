"""Let a thing rest as gravity would: on the side of its hull that is below its middle."""

from arrange import rest_on_floor
from meshes import *


def points_of(at):
    """All mesh points below a group, in the coordinates of the root."""
    bpy.context.view_layer.update()
    found = []
    for part in at.children_recursive:
        if part.type == "MESH" and len(part.data.vertices):
            points = np.empty(len(part.data.vertices) * 3, np.float32)
            part.data.vertices.foreach_get("co", points)
            M = np.array(part.matrix_world)
            found.append(points.reshape(-1, 3) @ M[:3, :3].T + M[:3, 3])
    return np.concatenate(found)


def resting_side(points):
    """The outward normal of the hull's side nearest to the ground on which the thing stands firmly."""
    from scipy.spatial import ConvexHull

    hull = ConvexHull(np.unique(points.round(3), axis=0))
    corners = hull.points[hull.simplices]
    area = np.linalg.norm(
        np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=-1
    )
    middle = (corners.mean(1) * area[:, None]).sum(0) / area.sum()
    outward = hull.equations[:, :3]
    edge = np.array(hull.points[hull.vertices])
    for k in np.argsort(outward[:, 2]):
        n, off = outward[k], hull.equations[k, 3]
        on_side = edge[np.abs(edge @ n + off) < 0.01]
        across = norm(np.cross(n, [0.3, 0.9, 0.1]))
        axes = np.stack([across, np.cross(n, across)], 1)
        flat, under = on_side @ axes, middle @ axes
        turned = np.sort(np.arctan2(*(flat - under).T))
        gaps = np.diff(np.r_[turned, turned[0] + 2 * np.pi])
        if gaps.max() < np.pi:
            return n
    return np.array([0, 0, -1.0])


def settle(at):
    """Turn a group onto that side, as little as need be, and put it on the floor."""
    turn = Vector(resting_side(points_of(at))).rotation_difference(Vector((0, 0, -1)))
    at.rotation_mode = "QUATERNION"
    at.rotation_quaternion = turn @ at.rotation_euler.to_quaternion()
    rest_on_floor(at)
    bpy.context.view_layer.update()


def on_floor(at, points):
    """Where points of the group's own coordinates are after it was placed."""
    M = np.array(at.matrix_world)
    return np.asarray(points, float) @ M[:3, :3].T + M[:3, 3]
