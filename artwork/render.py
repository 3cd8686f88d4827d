"""Render the passes of one picture: blender -b --factory-startup -P render.py -- JOB.json

The job names the model, its options, the view, the size in pixels, the samples and the folder for
the passes; with `frames`, into how many steps a whole turn of the product is cut. `develop` in
studio/develop.py makes the finished picture of them.
"""

import importlib
import json
import math
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
for folder in ("models", "studio", "scenes"):
    sys.path.insert(0, os.path.join(HERE, folder))
sys.dont_write_bytecode = True

import bpy
import camera
import numpy as np
import passes
import stage
from mathutils import Matrix


def place_in_frame(view, root):
    """Turn the product as the view says and return the camera that frames it."""
    cam = camera.Cam(elev=view.get("elev", 13), dist=view.get("dist", 10.0))
    camera.fit(
        root,
        cam,
        rot=view.get("rot", (0, 0, -35)),
        frame=view.get("frame"),
        lift=view.get("lift", 0.0),
    )
    if "zoom" in view:  # a detail: lengthen the lens around a point of the frame
        factor, x, y = view["zoom"]
        cam.lens *= factor
        cam.shift = ((cam.shift[0] + x) * factor, (cam.shift[1] + y) * factor)
    return cam


def add_eyewear_cards():
    """Low cards that near-vertical lenses can mirror."""
    stage.softbox("low left", (-3.6, -5.4, 0.85), (0, 0, 0.5), 0.9, 1.5, 26, 0.35)
    stage.softbox("low right", (4.6, -4.6, 0.8), (0, 0, 0.5), 0.5, 1.4, 12, 0.35)


def add_wall(turn):
    """A wall in place of the floor, right behind a product that hangs on it and is turned with it."""
    bpy.data.objects["cyc"].hide_render = True
    across = (math.cos(math.radians(turn)), math.sin(math.radians(turn)))
    back = (-across[1], across[0])
    behind = float((camera.product_points(None)[:, :2] @ back).max()) + 0.004
    corners = [
        (behind * back[0] + x * across[0], behind * back[1] + x * across[1], z)
        for x, z in ((-22, -16), (22, -16), (22, 16), (-22, 16))
    ]
    shape = bpy.data.meshes.new("wall")
    shape.from_pydata(corners, [], [(0, 1, 2, 3)])
    shape.materials.append(bpy.data.materials["cyc"])
    bpy.data.collections["studio"].objects.link(bpy.data.objects.new("hanging wall", shape))


def render_turn(scene, root, cam, file_output, folder, frames):
    """The product's other sides, each in a folder of its number, smaller where one would reach the border."""
    standing, points = root.matrix_world.copy(), camera.product_points(root)
    seconds = 0.0
    for frame in range(1, frames):
        spin = Matrix.Rotation(2 * math.pi * frame / frames, 4, "Z")
        turned = points @ np.array(spin.to_3x3()).T
        scale = 1.0
        for _ in range(4):
            scale *= min(1.0, 0.9 / (2 * np.abs(cam.project(turned * scale)).max()))
        root.matrix_world = Matrix.Scale(scale, 4) @ spin @ standing
        bpy.context.view_layer.update()
        seconds += passes.render(scene, file_output, f"{folder}/{frame:02}")
    return seconds


def render(job):
    began = time.time()
    scene, root = stage.reset()
    stage.build_studio()
    model = importlib.import_module(job["model"])
    view = dict(model.VIEWS[job["view"]])
    model.build(view=job["view"], **job.get("options", {}))
    cam = place_in_frame(view, root)
    if view.get("wall"):
        add_wall(view.get("rot", (0, 0, 0))[2])
    if view.get("low"):
        add_eyewear_cards()
    if view.get("lights"):
        for light in view["lights"]:
            stage.softbox(*light)
    cam.make()
    frames = job.get("frames", 1)
    file_output = passes.setup_render(
        scene, job["size"], job["samples"], job.get("threads", 2), job.get("noise", 0.03)
    )
    built = time.time() - began
    seconds, plate = passes.render_with_plate(
        scene, file_output, job["folder"], job["size"], job["samples"]
    )
    if frames > 1:
        seconds += render_turn(scene, root, cam, file_output, job["folder"], frames)
    print(f"RENDERED {job['folder']} build {built:.0f}s render {seconds:.0f}s plate {plate:.0f}s")


with open(sys.argv[sys.argv.index("--") + 1]) as file:
    render(json.load(file))
