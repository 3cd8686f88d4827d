"""The studio of the category pictures: the products' seamless and lights, a group instead of one product."""

from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Matrix, Vector

import camera
import passes
import stage

SIZE = (960, 640)
RATIO = SIZE[0] / SIZE[1]
HEIGHT = 2.75  # of the frame at the group, in units of the studio
PLATE = (240, 160)
# low cards that near-vertical lenses can mirror; strips that give black shells an outline
CARDS = (
    ("low left", (-3.6, -5.4, 0.85), (0, 0, 0.5), 0.9, 1.5, 26, 0.35),
    ("low right", (4.6, -4.6, 0.8), (0, 0, 0.5), 0.5, 1.4, 12, 0.35),
)
STRIPS = (
    ("near strip", (-3.4, -4.4, 2.6), (0, 0, 1.1), 0.55, 3.4, 95, 0.4),
    ("far strip", (4.4, -2.6, 2.4), (0, 0, 1.1), 0.5, 3.6, 110, 0.4),
)


@dataclass(frozen=True)
class Framing:
    """How steeply the camera looks down, the shares of the frame that the group may fill, its drop,
    and lights besides those of the studio."""

    elev: float = 12
    wide: float = 0.74
    tall: float = 0.80
    drop: float = 0.0
    lights: tuple = ()


def frame_group(root, framing):
    """Scale the group to its share of the frame, and centre the camera on it."""
    cam = camera.Cam(elev=framing.elev, dist=10.0, width=HEIGHT * RATIO)
    points = camera.product_points(root)
    lo, hi = points.min(0), points.max(0)
    offset = np.array([-(lo[0] + hi[0]) / 2, -(lo[1] + hi[1]) / 2, -lo[2]])
    points = points + offset
    scale = 2.0 / max(hi - lo)
    for _ in range(25):
        cam.target = np.array([0, 0, (hi[2] - lo[2]) * scale / 2])
        seen = cam.project(points * scale)
        left, right = seen.min(0), seen.max(0)
        extent = right - left
        scale *= min(framing.wide / extent[0], framing.tall / RATIO / extent[1])
    cam.shift = ((left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + framing.drop)
    root.matrix_world = Matrix.Scale(scale, 4) @ Matrix.Translation(Vector(offset))
    bpy.context.view_layer.update()
    cam.make()
    for light in framing.lights:
        stage.softbox(*light)


def render_plate(scene, output, folder):
    """The empty studio, seen by the same camera; it is smooth, so it may be small."""
    product = bpy.data.collections["product"]
    product.hide_render = True
    size, samples = (scene.render.resolution_x, scene.render.resolution_y), scene.cycles.samples
    scene.render.resolution_x, scene.render.resolution_y = PLATE
    scene.cycles.samples = 48
    passes.render(scene, output, f"{folder}/plate")
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.cycles.samples = samples
    product.hide_render = False
