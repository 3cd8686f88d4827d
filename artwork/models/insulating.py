"""Insulating rubber gloves: class label, a nick, a leather protector over them.

Options: grade 0 or 2 (the class).
"""

from scipy.spatial import cKDTree

import chemglove
import leatherglove
import materials as M
from geom import *
from label_ground import vertices
from printed import T, printed
from turned_cuff import turned_back

VIEWS = {
    "hero": dict(rot=(0, 0, 0), elev=64, frame=0.82),
    "label": dict(rot=(0, 0, 0), elev=66, frame=0.86, zoom=(2.15, 0.045, -0.25)),
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


def finer(ob, near, reach, cuts):
    """More vertices on the upper side of a mesh around a line of the plane."""
    tree = cKDTree(near)
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bm.verts.ensure_lookup_table()
    points = np.array([v.co[:] for v in bm.verts])
    close = (tree.query(points[:, :2])[0] < reach) & (points[:, 2] > 0)
    edges = [e for e in bm.edges if all(close[v.index] for v in e.verts)]
    bmesh.ops.subdivide_edges(bm, edges=edges, cuts=cuts, use_grid_fill=True, smooth=0.0)
    bmesh.ops.triangulate(bm, faces=[f for f in bm.faces if len(f.verts) > 4])
    for face in bm.faces:
        face.smooth = True
    bm.to_mesh(ob.data)
    bm.free()


def nick(glove):
    """A cut across the back of the hand, deep enough to show the inner layer."""
    line = catmull(np.array([(-0.17, 0.40), (-0.05, 0.47), (0.06, 0.52), (0.18, 0.60)]), 300)
    finer(glove, line, 0.10, 3)
    points = vertices(glove)
    upper = points[:, 2] > 0
    distance, near = cKDTree(line).query(points[:, :2])
    share = near / 299
    width = 0.030 * np.sin(np.pi * share) ** 0.7
    # the wall of the cut is black to its foot: the yellow begins where the floor does
    wall = smooth(width - 0.006, width + 0.002, distance)
    floor = (1 - wall) * upper * (share > 0.01) * (share < 0.99)
    lips = np.exp(-(((distance - width - 0.016) / 0.014) ** 2)) * np.sin(np.pi * share)
    points[:, 2] += 0.010 * lips * upper - 0.026 * floor
    yellow = floor * (distance < width - 0.005)
    glove.data.vertices.foreach_set("co", points.astype(np.float32).ravel())
    glove.data.attributes["inside"].data.foreach_set("value", yellow.astype(np.float32))
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
        rubber(group("glove", loc=(0, 0, 0.24)), grade, False, 3, label=LABEL)
    elif view == "nick":
        nick(rubber(group("glove", loc=(0, 0, 0.24)), grade, False, 3))
    elif view == "protector":
        at = group("glove", loc=(0, 0, 0.24))
        cuff_only(rubber(at, grade, False, 3), -0.30)
        leatherglove.glove(at, False, "protector", fat=1.12)
    else:
        left = group("left", loc=(-0.90, 0, 0.24), rot=(0, 0, 4))
        rubber(left, grade, False, 3, label=LABEL)
        right = group("right", loc=(0.95, -0.05, 0.24), rot=(0, 0, -4))
        inner = GRADES[grade]["inner"]
        rubber(right, grade, True, 9, True, rim=not inner)
        if inner:
            turned_back(right, "rubber", 0.5)
