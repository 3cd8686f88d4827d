"""Several things in one picture: collect what a model has built, and put it on the floor."""

from meshes import *


def loose_parts():
    """Everything that hangs directly on the root."""
    return {part for part in bpy.data.objects if part.parent == root()}


def gather(name, before=frozenset(), **placing):
    """A group of all loose parts that were not there before."""
    parts = loose_parts() - set(before)
    at = group(name, **placing)
    for part in parts:
        part.parent = at
    return at


def rest_on_floor(at):
    """Lift or lower a group until its lowest point is at height zero."""
    bpy.context.view_layer.update()
    lowest = []
    for part in at.children_recursive:
        if part.type == "MESH" and len(part.data.vertices):
            points = np.empty(len(part.data.vertices) * 3, np.float32)
            part.data.vertices.foreach_get("co", points)
            row = np.array(part.matrix_world)[2]
            lowest.append(float((points.reshape(-1, 3) @ row[:3]).min() + row[3]))
    at.location.z -= min(lowest)
