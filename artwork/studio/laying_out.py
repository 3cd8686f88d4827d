"""Setting out parts that a model builds at the root: move them together, lay them in rows."""

import bpy
from meshes import group, root


def gathered(make, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Run `make` and put everything it added to the root into one group."""
    before = set(bpy.data.objects)
    make()
    added = [thing for thing in bpy.data.objects if thing not in before and thing.parent == root()]
    at = group("gathered", None, loc, rot, scale)
    for thing in added:
        thing.parent = at
    return at


def copied(thing, parent):
    """The thing once more with all that hangs on it; the meshes are shared."""
    again = thing.copy()
    bpy.data.collections["product"].objects.link(again)
    again.parent = parent
    for child in thing.children:
        copied(child, again)
    return again


def row(make, count, start, step, rot=(0, 0, 0), scale=1.0):
    """What `make(parent)` builds, at each of `count` places from `start` on, `step` apart."""
    first = group("place", None, start, rot, scale)
    make(first)
    for k in range(1, count):
        copied(first, root()).location = [a + b * k for a, b in zip(start, step)]
