"""What a scene stands in: bench, crate, wall and hook; and putting a product model into it."""

import importlib

import bpy
import numpy as np
from mathutils import Vector

import materials as M
from geom import *


def wood(light="8a6238", dark="4f3319", name="wood"):
    """Planed timber: long fibres, darker knots, a little sheen."""
    m = M.Mat(name)
    stretch = m.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (0.16, 2.4, 2.4)
    m.link(m.coord("Object"), stretch.inputs["Vector"])
    fibre = m.new("ShaderNodeTexNoise", Scale=2.6, Detail=8.0, Roughness=0.68, Distortion=0.35)
    m.link(stretch.outputs[0], fibre.inputs["Vector"])
    grain = fibre.outputs["Fac"]
    m.link(m.mixcol(m.ramp(grain, 0.32, 0.68), M.col(dark), M.col(light)), m.b.inputs["Base Color"])
    m.link(m.ramp(grain, 0.3, 0.7, 0.62, 0.42), m.b.inputs["Roughness"])
    m.bump(grain, 0.45, 0.03)
    return m.m


def concrete(colour_a=(0.17, 0.165, 0.16, 1), colour_b=(0.26, 0.25, 0.24, 1)):
    m = M.Mat("concrete")
    patches = m.ramp(m.noise(0.35, 6, 0.62), 0.3, 0.7)
    m.link(m.mixcol(patches, colour_a, colour_b), m.b.inputs["Base Color"])
    m.set(Roughness=0.85, Specular=0.25)
    m.bump(
        m.math("ADD", m.noise(2.2, 6, 0.65), m.math("MULTIPLY", m.noise(16, 4, 0.7), 0.3)),
        0.5,
        0.06,
    )
    return m.m


def bench(width=30.0, depth=9.0, boards=4):
    each = depth / boards
    for k in range(boards):
        board = box("board", (width, each - 0.05, 0.6), wood(name=f"board {k}"), 0.04)
        board.location = (0.7 * (k % 2), -depth / 2 + each * (k + 0.5) - 0.6, -0.3)


def crate(loc, size=(4.4, 2.8, 1.9), turn=0.0):
    """A box of slats with corner posts, nailed."""
    at = group("crate", loc=loc, rot=(0, 0, turn))
    w, d, h = size
    timber = wood("a57c4c", "6b4826", "crate")
    rows = 3
    each = h / rows
    for k in range(rows):
        z = each * (k + 0.5)
        for y in (-d / 2, d / 2):
            box("slat", (w, 0.16, each - 0.10), timber, 0.03, loc=(0, y, z), parent=at)
        for x in (-w / 2, w / 2):
            box("end", (0.16, d - 0.16, each - 0.10), timber, 0.03, loc=(x, 0, z), parent=at)
    for k in range(4):
        box(
            "lid",
            (w + 0.1, d / 4 - 0.05, 0.14),
            timber,
            0.03,
            loc=(0, -d / 2 + d / 4 * (k + 0.5), h + 0.05),
            parent=at,
        )
    nail = M.metal("6d6a66", 0.4)
    for x in (-w / 2 + 0.25, w / 2 - 0.25):
        for k in range(rows):
            for dz in (-0.14, 0.14):
                cyl(
                    "nail",
                    0.045,
                    0.03,
                    nail,
                    0.01,
                    loc=(x, -d / 2 - 0.085, each * (k + 0.5) + dz),
                    rot=(90, 0, 0),
                    parent=at,
                    seg=16,
                )
    return h + 0.12


def wall(y=6.2, width=44.0, height=26.0):
    """Board-marked concrete panels with joints and tie holes."""
    body = concrete()
    panel_w, panel_h = 7.2, 5.2
    for i in range(-3, 4):
        for j in range(0, 5):
            box(
                "panel",
                (panel_w - 0.07, 0.5, panel_h - 0.07),
                body,
                0.05,
                loc=(i * panel_w + 1.6, y + 0.25, j * panel_h - 0.4),
            )
            for sx in (-1, 1):
                for sz in (-1, 1):
                    spot = (i * panel_w + 1.6 + sx * 2.4, y - 0.005, j * panel_h - 0.4 + sz * 1.6)
                    cyl(
                        "tie hole",
                        0.14,
                        0.03,
                        M.plastic("1a1917", 0.9),
                        0.01,
                        loc=spot,
                        rot=(90, 0, 0),
                        seg=24,
                    )
    box(
        "joint", (width, 0.1, height), M.plastic("161514", 0.9), 0, loc=(0, y + 0.4, height / 2 - 3)
    )


def lowest_point(parts):
    bpy.context.view_layer.update()
    low = []
    for part in parts:
        for thing in [part, *part.children_recursive]:
            if thing.type == "MESH" and len(thing.data.vertices):
                count = len(thing.data.vertices)
                flat = np.empty(count * 3, np.float32)
                thing.data.vertices.foreach_get("co", flat)
                world = np.array(thing.matrix_world)
                low.append((flat.reshape(-1, 3) @ world[:3, :3].T + world[:3, 3])[:, 2].min())
    return min(low)


def put(model, loc, turn=0.0, tilt=(0, 0), rest=True, view="hero", size=1.0, **options):
    """Build a product model and set it down at a place, resting on its lowest point.

    It is tilted first, then turned about the vertical; `size` brings models to one scale.
    """
    before = set(bpy.data.objects)
    importlib.import_module(model).build(view=view, **options)
    parts = [thing for thing in bpy.data.objects if thing not in before and thing.parent == root()]
    at = group(model, loc=loc, rot=(tilt[0], tilt[1], turn), scale=size)
    for part in parts:
        part.parent = at
    if rest:
        at.location.z += loc[2] - lowest_point([at])
    return at


def plinth(loc, size, turn=0.0):
    """A matt block in the colour of the seamless, to raise or to lean a product on."""
    white = M.plastic("d6d8da", 0.7, 0.05)
    at = group("plinth", loc=(loc[0], loc[1], loc[2] + size[2] / 2), rot=(0, 0, turn))
    box("plinth", size, white, 0.06, parent=at)
