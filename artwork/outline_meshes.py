"""Write the triangles of models, as they are built and not rendered.

blender -b --factory-startup -P outline_meshes.py -- JOBS.json

Each job names a model, its options, its view, the objects that are left out and a file for the
triangles: corners in millimetres, and for each triangle a number of the part that it belongs to.
"""

import importlib
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
for folder in ("models", "studio", "scenes"):
    sys.path.insert(0, os.path.join(HERE, folder))
sys.dont_write_bytecode = True

import bpy
import numpy as np
import stage

MILLIMETRES = 100
SHOWN = ("MESH", "CURVE", "FONT", "SURFACE")


def triangles_of(ob, graph):
    """Corners [n, 3, 3] in millimetres and the material slot of each triangle."""
    evaluated = ob.evaluated_get(graph)
    made = evaluated.to_mesh()
    made.calc_loop_triangles()
    corners = np.empty(len(made.vertices) * 3, np.float32)
    made.vertices.foreach_get("co", corners)
    turned = np.array(ob.matrix_world)
    corners = corners.reshape(-1, 3) @ turned[:3, :3].T + turned[:3, 3]
    index = np.empty(len(made.loop_triangles) * 3, np.int32)
    made.loop_triangles.foreach_get("vertices", index)
    slots = np.empty(len(made.loop_triangles), np.int32)
    made.loop_triangles.foreach_get("material_index", slots)
    evaluated.to_mesh_clear()
    return corners[index].reshape(-1, 3, 3) * MILLIMETRES, slots


def parts(job):
    stage.reset()
    importlib.import_module(job["model"]).build(view=job["view"], **job["options"])
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    corners, numbers, count = [], [], 0
    for ob in bpy.data.collections["product"].all_objects:
        if ob.type not in SHOWN or ob.hide_render or ob.get("nofit"):
            continue
        if ob.name.split(".")[0] in job["without"]:
            continue
        found, slots = triangles_of(ob, graph)
        if len(found):
            corners.append(found)
            numbers.append(slots + count)
            count += int(slots.max()) + 1
    return np.concatenate(corners), np.concatenate(numbers)


with open(sys.argv[sys.argv.index("--") + 1]) as file:
    for job in json.load(file):
        corners, numbers = parts(job)
        np.savez(job["file"], corners=corners.astype(np.float32), numbers=numbers)
        print(f"BUILT {job['file']} {len(corners)} triangles", flush=True)
