"""Two-piece sets and the arc flash suit laid flat. Options: kind (arc, shirt or suit)."""

from arc_hood import arc_hood
from assembly import assembled
from bib_back import back_panel, brace
from carry_bag import bag
from fasteners import side_release
from flat_jacket import KINDS, buckle, make
from garment_cloth import cloth, plain_cloth
from geom import *
from laid_collars import *
from laid_garment import *
from wrinkles import RAKE, garment_wrinkles
import materials as M

AIR = [("air", (-5.2, -4.0, 3.2), (0, 0, 1.0), 3.2, 2.6, 420, 0.6), ("edge", (4.6, 2.2, 3.2), (0, 0, 1.0), 0.8, 3.6, 260, 0.5)]
VIEWS = {
    "beside": dict(rot=(0, 0, 0), elev=76, frame=0.88, lights=RAKE),
    "above": dict(rot=(0, 0, 1), elev=76, frame=0.88, lights=RAKE),
    "chest": dict(rot=(0, 0, 1), elev=74, frame=0.88, zoom=(2.6, 0.085, 0.235), lights=RAKE),
    "all": dict(rot=(0, 0, 0), elev=70, frame=0.88, lights=RAKE),
    "hood": dict(rot=(0, 0, -28), elev=12, frame=0.86, lights=AIR),
}
LEGS = [(0, -0.04), (0.12, -0.5), (0.22, -2.2), (0.36, -4.8), (0.50, -7.8, 1), (2.66, -7.88, 1)]
LEGS += [(2.80, -4.8), (3.02, -1.2), (2.98, 0.4), (2.62, 1.8)]
WAIST = [(2.32, 2.95, 1), (1.2, 2.86), (0, 2.82)]
BIB = [(2.45, 2.6), (2.22, 3.2, 1), (1.62, 4.0), (1.35, 5.6, 1), (0, 5.62)]
ANKLE = [(0.50, -7.8), (2.66, -7.88)]


def trousers(colour, thread_colour, bib=False):
    """Trousers on their back; with `bib` an overall with a high back."""
    before = set(bpy.data.collections["product"].all_objects)
    body = cloth(colour)
    thread = M.fabric(thread_colour, 20, "Object", 0.2)
    inside = plain_cloth(colour)
    if bib:
        back_panel(inside)
    p = Garment([*LEGS, *(BIB if bib else WAIST)])
    p.arm = 0 * p.arm + 1
    fly = np.where(p.y > 0.3, np.abs(p.x - 0.02), 9)
    seam = np.minimum(np.abs(p.y + 7.45), np.maximum(np.abs(p.x), p.y - 0.3))
    seam = np.minimum(seam, np.abs(p.y - (2.6 if bib else 2.42)))
    curve = np.hypot((np.abs(p.x) - 3.05) / 0.95, (p.y - 2.5) / 1.9)
    seam = np.minimum(seam, np.where((p.y > 0.45) & (p.y < 2.42), np.abs(curve - 1) * 0.95, 9))
    if not bib:
        seam = np.minimum(seam, np.maximum(fly, p.y - 2.42))
        j = np.abs(np.hypot((p.x - 0.0) / 0.42, np.minimum(p.y - 0.9, 0) / 0.5) - 1) * 0.42
        seam = np.minimum(seam, np.where((p.x > 0) & (p.y < 2.42) & (p.y > 0.4), j, 9))
    raised = garment_wrinkles(p, 9 + bib, 1.0, legs=True) + mouths(p, ANKLE, inside)
    p.lay("trousers", body, 0.16, 0.15, soft=0.22, seed=9, strength=0.0, raised=raised, seam=seam)
    for side in (-1, 1):
        thigh = pocket_points(side * 2.05, -2.6, 0.62, 0.80)
        if bib:
            sewn(p, thigh, body, thread, 0.05)
        for x in () if bib else (0.95, 1.85):
            sewn(p, box_points(side * x, 2.62, 0.085, 0.30), body, thread, 0.08, (0.03,))
    if bib:
        overall_top(p, body, thread, colour)
    else:
        back = [(0, 2.6), (2.2, 2.6, 1), (2.30, 3.0, 1), (1.2, 3.12), (0, 3.14)]
        inner_back(back, inside, 2.84, 0.12, 0.10)
    laid_by_hand(before)


def overall_top(p, body, thread, colour):
    """The bib's pocket, and braces that lie over its back and end in their buckles."""
    sewn(p, pocket_points(0, 4.35, 0.75, 0.62), body, thread, 0.05, (0.06, 0.13))
    hard, web = M.plastic("17181a", 0.4, 0.1), M.webbing(colour, ribs=4, pitch=26)
    for side in (-1, 1):
        z = float(p.height(np.array([side * 1.05]), np.array([5.3]))[0])
        brace(side, z, 0.42, 0.05, web)
        side_release(hard, 0.56, middle=(side * 1.03, 5.15, z + 0.12))


def over_the_trousers(side, inner=2.75, before=frozenset()):
    """The sleeve on this side lies over the trousers: what reaches beyond the body is raised."""
    for thing in set(bpy.data.collections["product"].all_objects) - set(before):
        if thing.type != "MESH" or thing.parent != root():
            continue
        at = np.array(thing.location)
        V = np.empty(len(thing.data.vertices) * 3, np.float32)
        thing.data.vertices.foreach_get("co", V)
        P = V.reshape(-1, 3)
        x, y = P[:, 0] + at[0], P[:, 1] + at[1]
        P[:, 2] += 0.34 * smooth(inner, inner + 1.0, side * x) * smooth(6.4, 5.2, y)
        thing.data.vertices.foreach_set("co", P.ravel())


def jacket_over(kind, side):
    before = set(bpy.data.collections["product"].all_objects)
    make(kind)
    over_the_trousers(side, before=before)


def build(view="beside", kind="arc"):
    if view == "hood":
        arc_hood(KINDS["arc_coat"]["color"])
        return
    jacket = dict(arc="arc_jacket", shirt="shirt", suit="arc_coat")[kind]
    spec = KINDS[jacket]
    colour, thread = spec["color"], spec["thread"]
    if kind != "suit":
        side = 1 if kind == "arc" else -1
        assembled(lambda: jacket_over(jacket, side), (0, 0, 0), (0, 0, 3 * side))
        assembled(lambda: trousers(colour, thread), (side * 6.35, 1.6, 0), (0, 0, -3 * side))
        return
    assembled(lambda: make(jacket), (-4.6, 1.6, 0), (0, 0, 2))
    assembled(lambda: trousers(colour, thread, True), (5.2, 1.2, 0), (0, 0, -2))
    assembled(lambda: arc_hood(colour), (-6.4, -12.2, 1.50), (-84, 0, 0))
    assembled(lambda: bag(colour), (-0.9, -5.2, 0), (0, 0, -4), 1.15)
