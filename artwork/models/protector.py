"""Leather protectors for insulating gloves: a pair, or one worn over its rubber glove.

Options: grade 0 or 2 (the class of the rubber glove).
"""

import insulating
import leatherglove
import materials as M
from geom import *
from label_ground import label_on_top, vertices
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, 0), elev=64, frame=0.86),
    "worn": dict(rot=(0, 0, 26), elev=56, frame=0.86),
}
KINDS = {
    "0": dict(style="protector", words="FOR CLASS 00 AND 0", end=0.66, label=-1.05),
    "2": dict(style="protector2", words="FOR CLASS 2", end=1.0, label=-1.25),
}


def mark(grade):
    """Which gloves it is cut for, and its size, as stamped on the cuff."""
    body = T(180, 48, KINDS[grade]["words"], 30, 800, "#3a2a14")
    body += T(180, 96, "SIZE 10", 34, 800, "#3a2a14")
    return printed(f"protector_{grade}", 360, 120, body)


def evened(ob):
    """Take the creases of the leather out of what lies over them."""
    points = vertices(ob)
    x, y = points[:, 0], points[:, 1]
    terms = np.stack([1 + 0 * x, x, x**2, x**3, x**4, y, x * y], -1)
    points[:, 2] = terms @ np.linalg.lstsq(terms, points[:, 2], rcond=None)[0] + 0.012
    ob.data.vertices.foreach_set("co", points.astype(np.float32).ravel())
    ob.data.update()
    return ob


def protector(parent, grade, palm=False, seed=3, mirror=False):
    kind = KINDS[grade]
    before = set(parent.children)
    leatherglove.glove(parent, palm, kind["style"], seed, 1.12, mirror)
    if palm:
        return
    made = [ob for ob in parent.children if ob not in before]
    shell = next(ob for ob in made if ob.name.split(".")[0] == "glove")
    stamp, end = M.label(mark(grade), 0.7, 0, alpha=True), kind["end"]
    evened(label_on_top("stamp", shell, (0, 0.27 - end), (0.60, 0.20), stamp, parent, above=0))
    hide, black = M.leather("b98f4f", 0.5, 0.3), M.plastic("1d1e20", 0.4, 0.05)
    for name, x, size, material, thick, lift in (
        ("drawstrap", 0.03, (0.74, 0.10), hide, 0.03, 0.03),
        ("buckle", 0.10, (0.20, 0.18), black, 0.03, 0.065),
        ("strap end", 0.10, (0.12, 0.10), hide, 0.008, 0.085),
    ):
        laid = label_on_top(name, shell, (x, -0.06), size, material, parent, lift=lift, above=0)
        evened(laid).modifiers.new("thickness", "SOLIDIFY").thickness = thick


def build(view="hero", grade="0"):
    if view == "worn":
        at = group("glove", loc=(0, 0, 0.24))
        rubber = insulating.rubber(at, grade, False, 3)
        insulating.cuff_only(rubber, -0.30)
        label = M.label(insulating.class_label(grade), 0.5, 0.1)
        label_on_top("class", rubber, (0, KINDS[grade]["label"]), (0.50, 0.33), label, at, above=0)
        protector(at, grade)
        return
    protector(group("left", loc=(-0.86, 0, 0.24), rot=(0, 0, 8)), grade)
    protector(group("right", loc=(0.92, -0.05, 0.24), rot=(0, 0, -8)), grade, True, 9, True)
