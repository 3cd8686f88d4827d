"""Laying printed labels on the surface of a model, and measuring what stands on the floor."""

from scipy.spatial import cKDTree

from geom import *


def vertices(ob):
    points = np.empty(len(ob.data.vertices) * 3, np.float32)
    ob.data.vertices.foreach_get("co", points)
    return points.reshape(-1, 3).astype(float)


def on_ground(parent):
    """Lowest and highest corner of all that hangs on a group, in its own coordinates."""
    points = np.concatenate([vertices(ob) for ob in parent.children if ob.type == "MESH"])
    return points.min(0), points.max(0)


def label_on_top(name, ob, centre, size, material, parent=None, turn=0.0, lift=0.012, above=-9.0):
    """A label that lies on the upper side of a mesh above a height, around a point of the plane."""
    U, V = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 1, 40), indexing="ij")
    a = math.radians(turn)
    x, y = (U - 0.5) * size[0], (V - 0.5) * size[1]
    flat = np.stack([x * np.cos(a) - y * np.sin(a), x * np.sin(a) + y * np.cos(a)], -1) + centre
    points = vertices(ob)
    normals = np.empty(len(points) * 3, np.float32)
    ob.data.vertices.foreach_get("normal", normals)
    points = points[(normals.reshape(-1, 3)[:, 2] > 0.2) & (points[:, 2] > above)]
    distance, near = cKDTree(points[:, :2]).query(flat.reshape(-1, 2), 12)
    weight = 1 / (distance + 0.004)
    z = (points[near, 2] * weight).sum(1) / weight.sum(1)
    P = np.c_[flat.reshape(-1, 2), z + lift].reshape(60, 40, 3)
    return grid(name, P, material, uv=np.stack([U, V], -1), parent=parent)
