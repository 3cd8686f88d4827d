"""Insulating rubber gloves: class label, a nick, a leather protector over them.

Options: grade 0 or 2 (the class).
"""

from scipy.spatial import cKDTree

import chemglove
import leatherglove
import materials as M
from geom import *
from label_ground import label_on_top, vertices
from printed import T, printed
from turned_cuff import turned_back

VIEWS = {
    "hero": dict(rot=(0, 0, 0), elev=64, frame=0.86),
    "label": dict(rot=(0, 0, 0), elev=66, frame=0.86, zoom=(2.6, 0.0, -0.26)),
    "nick": dict(rot=(0, 0, -10), elev=64, frame=0.86, zoom=(3.2, 0.03, 0.09)),
    "protector": dict(rot=(0, 0, -16), elev=58, frame=0.86),
}
GRADES = {
    "0": dict(color="a81c16", inner="", ground="#c4161c", ink="#fff", volts="1,000 V a.c."),
    "2": dict(color="1b1c1e", inner="f2b400", ground="#f2b400", ink="#111", volts="17,000 V a.c."),
}


def class_label(grade):
    """Double triangle, class, largest voltage in use and boxes for the dates of tests."""
    g = GRADES[grade]
    ink = g["ink"]
    body = f"<rect width='300' height='200' rx='10' fill='{g['ground']}'/>"
    body += f"<rect x='6' y='6' width='288' height='188' rx='7' fill='none' stroke='{ink}' "
    body += "stroke-width='2.5'/>"
    for x, flip in ((34, 1), (58, -1)):
        y0, y1 = (74, 30) if flip > 0 else (30, 74)
        corners = f"{x - 24},{y0} {x + 24},{y0} {x},{y1}"
        body += f"<polygon points='{corners}' fill='none' stroke='{ink}' stroke-width='4.5'/>"
    body += T(200, 50, f"CLASS {grade}", 37, 800, ink) + T(200, 80, g["volts"], 23, 700, ink)
    body += T(18, 114, "TESTED", 16, 700, ink, "start")
    body += T(18, 176, "SIZE 10", 20, 800, ink, "start")
    for k in range(6):
        x, y = 106 + (k % 3) * 61, 94 + (k // 3) * 46
        body += f"<rect x='{x}' y='{y}' width='55' height='38' rx='3' fill='#fff'/>"
    return printed(f"insulating_{grade}", 300, 200, body)


def rubber(parent, grade, palm, seed, mirror=False):
    g = GRADES[grade]
    options = dict(color=g["color"], inner=g["inner"], mirror=mirror)
    chemglove.glove(parent, palm, "electrical", seed, **options)
    return parent.children[0]


def labelled(parent, grade, seed=3):
    glove = rubber(parent, grade, False, seed)
    material = M.label(class_label(grade), 0.5, 0.1)
    label_on_top("label", glove, (0.0, -0.82), (0.66, 0.44), material, parent)


def nick(glove):
    """A cut across the back of the hand, deep enough to show the inner layer."""
    points = vertices(glove)
    line = catmull(np.array([(-0.16, 0.36), (-0.05, 0.47), (0.04, 0.50), (0.17, 0.62)]), 200)
    distance, near = cKDTree(line).query(points[:, :2])
    share = near / 199
    width = 0.004 + 0.030 * np.sin(np.pi * share) ** 0.8
    open_here = (1 - smooth(width * 0.7, width + 0.008, distance)) * (points[:, 2] > 0)
    lips = np.exp(-(((distance - width - 0.012) / 0.012) ** 2)) * np.sin(np.pi * share)
    points[:, 2] += 0.014 * lips * (points[:, 2] > 0) - 0.030 * open_here
    glove.data.vertices.foreach_set("co", points.astype(np.float32).ravel())
    glove.data.attributes["inside"].data.foreach_set("value", open_here.astype(np.float32))
    glove.data.update()


def cuff_only(ob, above):
    """Remove the hand of a glove that another glove covers."""
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    hidden = [v for v in bm.verts if v.co.y > above]
    bmesh.ops.delete(bm, geom=hidden, context="VERTS")
    bm.to_mesh(ob.data)
    bm.free()


def build(view="hero", grade="0"):
    if view == "label":
        labelled(group("glove", loc=(0, 0, 0.24)), grade)
    elif view == "nick":
        nick(rubber(group("glove", loc=(0, 0, 0.24)), grade, False, 3))
    elif view == "protector":
        at = group("glove", loc=(0, 0, 0.24))
        cuff_only(rubber(at, grade, False, 3), -0.30)
        leatherglove.glove(at, False, "protector", fat=1.12)
    else:
        labelled(group("left", loc=(-0.84, 0, 0.24), rot=(0, 0, 7)), grade)
        right = group("right", loc=(0.90, -0.05, 0.24), rot=(0, 0, -7))
        rubber(right, grade, True, 9, True)
        if GRADES[grade]["inner"]:
            turned_back(right, "rubber", 0.5)
