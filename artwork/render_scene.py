"""Render the passes of one scene: blender -b --factory-startup -P render_scene.py -- JOB.json"""

import importlib
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
for folder in ("models", "studio", "scenes"):
    sys.path.insert(0, os.path.join(HERE, folder))
sys.dont_write_bytecode = True

import bpy
from mathutils import Vector

import category_still_life as still_life
import passes
import stage


def aim(camera, sensor=36.0):
    """A camera in front of the scene, slightly above, with the target in focus."""
    data = bpy.data.cameras.new("camera")
    data.sensor_width, data.sensor_fit = sensor, "HORIZONTAL"
    data.lens = sensor * camera["distance"] / camera["width"]
    data.dof.use_dof = True
    data.dof.aperture_fstop = 0.55
    thing = bpy.data.objects.new("camera", data)
    target = Vector(camera["target"])
    thing.location = target + Vector((0, -camera["distance"], camera["height"] - target.z))
    data.dof.focus_distance = (target - thing.location).length - 1.0
    thing.rotation_euler = (target - thing.location).to_track_quat("-Z", "Y").to_euler()
    bpy.data.collections["studio"].objects.link(thing)
    bpy.context.scene.camera = thing


def furnish_room(scene, module, view):
    """A scene with a room and lights of its own."""
    world = bpy.data.worlds.new("room")
    scene.world, world.use_nodes = world, True
    world.node_tree.nodes["Background"].inputs["Color"].default_value = (0.9, 0.85, 0.8, 1)
    world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0.10
    module.build(view)
    for light in module.LIGHTS:
        stage.softbox(*light)
    aim(module.CAMERAS[view])
    return module.CAMERAS[view]["size"]


def furnish_studio(root, module):
    """A group of products on the seamless of the product pictures."""
    stage.build_studio()
    module.build()
    still_life.frame_group(root, module.FRAMING)
    return still_life.SIZE


def render(job):
    scene, root = stage.reset()
    module = importlib.import_module(job["scene"])
    in_studio = hasattr(module, "FRAMING")
    size = furnish_studio(root, module) if in_studio else furnish_room(scene, module, job["view"])
    width, height = (round(side * job["scale"]) for side in size)
    output = passes.setup_render(scene, width, job["samples"], job.get("threads", 2), job["noise"])
    scene.render.resolution_y = height
    print(f"RENDERED {passes.render(scene, output, job['folder']):.0f}s")
    if in_studio:
        still_life.render_plate(scene, output, job["folder"])


with open(sys.argv[sys.argv.index("--") + 1]) as file:
    render(json.load(file))
