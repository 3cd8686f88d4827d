"""Whole models as parts of a larger picture: gather what a model makes, copy it, set it out, leave parts out."""

import bpy
from arrange import gather, loose_parts
from meshes import group, root


def assembled(make, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, without=(), **options):
    """Call `make`; return a group of all it put on the root, less the parts named in `without`."""
    product = bpy.data.collections["product"]
    before, loose = set(product.objects), loose_parts()
    make(**options)
    for ob in set(product.objects) - before if without else ():
        if ob.name.split(".")[0] in without:
            bpy.data.objects.remove(ob)
    return gather("assembly", loose, loc=loc, rot=rot, scale=scale)


def put(make, x, y, turn=0, z=0.0, rot=None, **options):
    """What `make` builds, set down at a place and turned about the vertical; `rot` turns it any way."""
    return assembled(make, loc=(x, y, z), rot=rot or (0, 0, turn), **options)


def copied(ob, parent=None, loc=None, rot=(0, 0, 0), scale=1.0):
    """A copy of an object and all below it that shares their meshes."""
    twin = ob.copy()
    bpy.data.collections["product"].objects.link(twin)
    if parent is not None:
        twin.parent = parent
    for child in ob.children:
        copied(child, twin)
    if loc is not None:
        twin.location = loc
        twin.rotation_euler = [angle * 0.017453292519943295 for angle in rot]
        twin.scale = (scale,) * 3
    return twin


def row(make, count, start, step, rot=(0, 0, 0), scale=1.0):
    """What `make(parent)` builds, at each of `count` places from `start` on, `step` apart."""
    first = group("place", None, start, rot, scale)
    make(first)
    for k in range(1, count):
        copied(first, root()).location = [a + b * k for a, b in zip(start, step)]
