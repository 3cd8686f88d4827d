"""Insulating rubber gloves: class label, a cuff turned back, a leather protector over them.

Options: grade 0 or 2 (the class).
"""

import chemglove
import materials as M
from geom import *
from printed import T, printed
from turned_cuff import turned_back

VIEWS = {
    "hero": dict(rot=(0, 0, 0), elev=64, frame=0.82),
    "label": dict(rot=(0, 0, 0), elev=66, frame=0.86, zoom=(2.15, 0.045, -0.25)),
    "turned": dict(rot=(0, 0, 30), elev=46, frame=0.86, zoom=(1.75, 0.08, -0.23)),
    "protector": dict(rot=(0, 0, -14), elev=54, frame=0.86),
}
GRADES = {
    "0": dict(color="a81c16", inner="", ground="#c4161c", ink="#fff", volts="1,000 V a.c."),
    "2": dict(color="1b1c1e", inner="f2b400", ground="#f2b400", ink="#111", volts="17,000 V a.c."),
}


def class_label(grade):
    """Double triangle, class, largest voltage in use and boxes for the dates of tests."""
    g = GRADES[grade]
    ink = g["ink"]
    body = f"<rect x='1' y='1' width='298' height='198' rx='10' fill='{g['ground']}'/>"
    body += f"<rect x='6' y='6' width='288' height='188' rx='7' fill='none' stroke='{ink}' "
    body += "stroke-width='2.5'/>"
    for x, flip in ((46, 1), (70, -1)):
        y0, y1 = (74, 30) if flip > 0 else (30, 74)
        corners = f"{x - 24},{y0} {x + 24},{y0} {x},{y1}"
        body += f"<polygon points='{corners}' fill='none' stroke='{ink}' stroke-width='4.5'/>"
    body += T(208, 50, f"CLASS {grade}", 35, 800, ink) + T(208, 80, g["volts"], 22, 700, ink)
    body += T(18, 114, "TESTED", 16, 700, ink, "start")
    body += T(18, 176, "SIZE 10", 20, 800, ink, "start")
    for k in range(6):
        x, y = 106 + (k % 3) * 61, 94 + (k // 3) * 46
        body += f"<rect x='{x}' y='{y}' width='55' height='38' rx='3' fill='#fff'/>"
    return printed(f"insulating_{grade}", 300, 200, body)


LABEL = ((0.0, -0.80), 0.66, 0.44)


def rubber(parent, grade, palm, seed, mirror=False, rim=True, label=None):
    """The glove; label is (middle, width, height) of the class label on its back."""
    g = GRADES[grade]
    mark = (class_label(grade), *label) if label else None
    options = dict(color=g["color"], inner=g["inner"], mirror=mirror, rim=rim, mark=mark)
    chemglove.glove(parent, palm, "electrical", seed, **options)
    return next(ob for ob in parent.children if ob.name.split(".")[0] == "glove")


def cuff_only(ob, above):
    """Remove the hand of a glove that another glove covers."""
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    hidden = [v for v in bm.verts if v.co.y > above]
    bmesh.ops.delete(bm, geom=hidden, context="VERTS")
    bm.to_mesh(ob.data)
    bm.free()


def build(view="hero", grade="0"):
    import protector  # which imports this module for the glove under it

    if view == "label":
        rubber(group("glove", loc=(0, 0, 0.24)), grade, False, 3, label=LABEL)
    elif view == "turned":
        at = group("glove", loc=(0, 0, 0.24))
        rubber(at, grade, False, 3, rim=False)
        turned_back(at, "rubber", 0.5)
    elif view == "protector":
        at = group("glove", loc=(0, 0, 0.24))
        label = ((0, protector.KINDS[grade]["label"]), 0.50, 0.33)
        cuff_only(rubber(at, grade, False, 3, label=label), -0.30)
        protector.protector(at, grade)
    else:
        left = group("left", loc=(-0.90, 0, 0.24), rot=(0, 0, 4))
        rubber(left, grade, False, 3, label=LABEL)
        right = group("right", loc=(0.95, -0.05, 0.24), rot=(0, 0, -4))
        inner = GRADES[grade]["inner"]
        rubber(right, grade, True, 9, True, rim=not inner)
        if inner:
            turned_back(right, "rubber", 0.5)
