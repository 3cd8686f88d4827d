"""Passive welding helmet: a filter in a front that lifts, a clear lens behind it. The view `lifted` lifts it."""

from geom import *
import materials as M
import weldhelmet
from weldhelmet import STRIPS

VIEWS = {
    "hero": dict(rot=(0, 0, -34), elev=9, frame=0.82, lights=STRIPS),
    "lifted": dict(rot=(0, 0, -34), elev=7, frame=0.84, lights=STRIPS),
}
MIDDLE, OPENING = 1.78, (1.04, 0.50)  # height and size of the window
HINGE = 0.43  # above the middle of the window


def open_window():
    """Take out the parts of the electronic filter and cut the window; returns its place in depth."""
    depth = bpy.data.objects["cart"].location.y - 0.03
    for part in list(bpy.data.objects):
        if part.name.split(".")[0] in ("cart", "lens", "sensor", "solar"):
            bpy.data.objects.remove(part)
    cut = bmesh.new()
    cut.from_mesh(bpy.data.objects["shell"].data)
    inside = [
        v for v in cut.verts if abs(v.co.x) < 0.53 and abs(v.co.z - MIDDLE) < 0.26 and v.co.y < -0.8
    ]
    bmesh.ops.delete(cut, geom=inside, context="VERTS")
    cut.to_mesh(bpy.data.objects["shell"].data)
    cut.free()
    return depth


def fixed_lens(at, black):
    """The frame that stays on the shell, with the clear safety lens."""
    shape = dict(holes=[rrect(*OPENING, 0.03)], rot=(90, 0, 0), parent=at)
    plate("frame", rrect(1.30, 0.84, 0.08), 0.09, 0.02, black, **shape)
    pane = dict(loc=(0, 0.02, 0), rot=(90, 0, 0), parent=at)
    plate("clear lens", rrect(1.08, 0.54, 0.03), 0.03, 0.006, M.clear("e9f3f4", ior=1.45), **pane)


def lifting_front(at, black, angle):
    """The frame with the dark filter, hinged above the window, with a thumb tab below."""
    flap = group("flap", at, (0, -0.075, HINGE), (-angle, 0, 0))
    shape = dict(holes=[rrect(*OPENING, 0.03)], loc=(0, -0.03, -HINGE), rot=(90, 0, 0), parent=flap)
    plate("flap", rrect(1.26, 0.80, 0.08), 0.11, 0.025, black, **shape)
    glass = M.Mat("filter")
    glass.set(Base_Color=(0.006, 0.032, 0.016, 1), Roughness=0.04, Specular=0.8, Clearcoat=1)
    pane = dict(loc=(0, -0.02, -HINGE), rot=(90, 0, 0), parent=flap)
    plate("filter", rrect(1.10, 0.56, 0.03), 0.05, 0.006, glass.m, **pane)
    tab = dict(loc=(0, -0.07, -HINGE - 0.43), parent=flap)
    rbox("tab", (0.44, 0.10, 0.12), 0.045, black, edge=0.03, **tab)
    mark = dict(loc=(0.43, -0.087, -HINGE - 0.325), rot=(90, 0, 0), parent=flap)
    text("W11", 0.10, 0.004, 0.001, M.plastic("d9dcde", 0.5), **mark)
    for s in (-1, 0, 1):
        cyl("barrel", 0.05, 0.26, black, 0.012, loc=(s * 0.44, 0, 0), rot=(0, 90, 0), parent=flap)
    steel = M.metal("c4c8cb", 0.2)
    for s in (-1, 1):
        cyl("pin", 0.022, 0.24, steel, 0.004, loc=(s * 0.22, 0, 0), rot=(0, 90, 0), parent=flap)


def build(view="hero", color="black"):
    weldhelmet.build("hero", color, recess=False)
    depth = open_window()
    black = M.plastic("1b1c1e", 0.36, 0.06)
    at = group("window", loc=(0, depth - 0.03, MIDDLE))
    fixed_lens(at, black)
    lifting_front(at, black, 112 if view == "lifted" else 0)
