"""Whole models as parts of a larger picture: gather what a model makes, copy it, leave parts out."""

import bpy
from meshes import group, root


def assembled(make, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, without=(), **options):
    """Call `make`; return a group of all it put on the root, less the parts named in `without`."""
    product = bpy.data.collections["product"]
    before = set(product.objects)
    make(**options)
    made = [ob for ob in product.objects if ob not in before]
    whole = group("assembly", loc=loc, rot=rot, scale=scale)
    for ob in made:
        if ob.name.split(".")[0] in without:
            bpy.data.objects.remove(ob)
        elif ob.parent == root():
            ob.parent = whole
    return whole


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
