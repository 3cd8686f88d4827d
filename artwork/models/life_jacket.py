"""A foam life jacket laid flat: collar, two front panels, belts with buckles, crotch strap, reflective patches, whistle."""

from fasteners import side_release
from flat_cloth import Panel, mirrored_outline, outline, ups
from flat_rain import flipped
from garment_cloth import cloth
from garment_trim import open_zip
from geom import *
import materials as M
from printed import T, printed

VIEWS = {
    "flat": dict(rot=(0, 0, 2), elev=64, frame=0.87),
    "belt": dict(rot=(0, 0, 2), elev=60, frame=0.87, zoom=(2.3, 0.0, -0.10)),
}
ORANGE = "f25a0c"
FRONT = [(0.14, -3.1, 1), (2.3, -3.2), (2.62, -3.0, 1), (2.66, -1.2), (2.40, 0.3), (1.92, 1.3), (1.90, 2.3), (2.02, 3.0, 1), (1.30, 3.18), (0.82, 2.9, 1), (0.62, 1.9), (0.16, 1.15, 1)]
COLLAR = [(0, 2.55), (0.62, 2.62), (0.92, 3.05), (1.35, 3.10), (1.98, 3.15), (2.02, 4.0), (1.62, 4.85), (0.8, 5.22), (0, 5.28)]
BACK = [(0, -2.9), (2.4, -2.9, 1), (2.5, 0.2), (1.95, 1.5), (2.0, 3.0, 1), (0, 3.2)]


def label():
    body = "<rect width='300' height='230' fill='#f7f7f3'/><rect width='300' height='60' fill='#1c4f91'/>" + T(150, 44, "150", 46, 800, "#fff")
    body += T(150, 104, "EN ISO 12402-3:2020", 25, 700) + T(150, 150, "BODY WEIGHT · وزن الجسم", 20, 700, ar=True)
    body += "<rect x='40' y='166' width='220' height='44' fill='none' stroke='#333' stroke-width='3'/>"
    return printed("life_jacket", 300, 230, body, 800)


def panels(fabric, thread):
    """Two thick fronts, each with a seam that divides its foam."""
    found = []
    for side in (-1, 1):
        p = Panel(outline(flipped(FRONT, side)), 0.03)
        dip = 0.30 * np.exp(-(((p.y + 0.55) / 0.10) ** 2)) + 0.22 * np.exp(-(((p.y - 1.5) / 0.10) ** 2))
        p.lay("front", fabric, 0.20, 0.62, soft=0.62, seed=3 + side, strength=0.8, raised=-dip * smooth(0.05, 0.3, p.inside), seam=np.minimum(np.abs(p.y + 0.55), np.abs(p.y - 1.5)))
        edge = [(side * x, y) for x, y, *_ in FRONT[2:8]]
        C = p.line(edge, 220, -0.02)
        tube("binding", C, 1, M.fabric("1b1d20", 60, "Object", 0.3), prof=superellipse(0.05, 0.085, 2.5, 16))
        found.append(p)
    return found


def buckled_belt(panels_, y, web, hard):
    """A belt over both fronts with a side-release buckle in the middle."""
    xs = np.linspace(-2.62, 2.62, 160)
    z = np.where(xs < 0, panels_[0].height(np.minimum(xs, -0.3), 0 * xs + y), panels_[1].height(np.maximum(xs, 0.3), 0 * xs + y))
    for _ in range(30):
        z[1:-1] = 0.25 * z[:-2] + 0.5 * z[1:-1] + 0.25 * z[2:]
    C = np.c_[xs, 0 * xs + y, z + 0.05]
    C[:, 2] = np.maximum(C[:, 2], 0.66 * smooth(2.75, 2.2, np.abs(xs)))
    strap("belt", C, ups(C), 0.46, 0.05, web)
    at = group("buckle", loc=(0, y, float(z[80]) + 0.13), rot=(0, 0, -90))
    side_release(hard, 0.66, at)


def whistle(parent):
    yellow = M.plastic("f4c20d", 0.3, 0.03)
    rbox("body", (0.56, 0.22, 0.20), 0.08, yellow, edge=0.05, parent=parent)
    cyl("chamber", 0.17, 0.20, yellow, 0.05, (0.20, -0.03, 0), parent=parent)
    box("mouth", (0.05, 0.14, 0.10), M.plastic("3a2e04", 0.6), 0.01, loc=(0.0, 0, 0.07), parent=parent)


def build(view="flat"):
    fabric = cloth(ORANGE)
    thread = M.fabric("8a3208", 20, "Object", 0.2)
    web, hard = M.webbing("17181a", ribs=5, pitch=24), M.plastic("141516", 0.36, 0.06)
    back = Panel(mirrored_outline(BACK))
    back.lay("back", fabric, 0.05, 0.30, soft=0.4, seed=8, strength=0.4)
    collar = Panel(mirrored_outline(COLLAR))
    collar.lay("collar", fabric, 0.16, 0.50, soft=0.6, seed=5, strength=0.6, seam=np.abs(collar.y - 3.12))
    crotch = [(0.0, -2.6, 0.40), (0.0, -3.3, 0.34), (0.05, -4.0, 0.12), (0.30, -4.75, 0.07), (0.85, -5.0, 0.07), (1.32, -4.6, 0.08), (1.42, -4.1, 0.10)]
    C = catmull(np.array(crotch), 200)
    strap("crotch strap", C, ups(C), 0.42, 0.05, web)
    side_release(hard, 0.62, middle=(1.42, -3.92, 0.16))
    holder = catmull(np.array([(1.42, -3.55, 0.14), (1.42, -3.25, 0.22), (1.42, -2.9, 0.40), (1.42, -2.5, 0.45)]), 60)
    strap("crotch holder", holder, ups(holder), 0.42, 0.05, web)
    fronts = panels(fabric, thread)
    middle = np.linspace(-3.0, 1.1, 200)
    C = np.c_[0 * middle, middle, np.full(200, 0.52)]
    strap("zip ground", C - [0, 0, 0.03], ups(C), 0.52, 0.06, M.fabric("c9480a", 60, "Object", 0.3))
    open_zip(C, ups(C))
    for y in (-2.25, 0.55):
        buckled_belt(fronts, y, web, hard)
    silver = M.reflective(scale=10, tint="dfe3e6")
    for side, p in zip((-1, 1), fronts):
        for cx, cy, w, h, turn in ((1.36, 2.35, 0.95, 0.5, -side * 6), (1.45, -1.35, 0.95, 0.5, 0)):
            lay_patch(p, side * cx, cy, w, h, silver)
    lay_patch(collar, 0, 4.45, 1.5, 0.5, silver)
    lay_patch(fronts[1], 1.45, -0.02, 0.80, 0.60, M.label(label(), 0.6, 0), printed_on=True)
    lie = lambda x, y: (x, y, float(fronts[0].height(np.array([x]), np.array([y]))[0]) + 0.05)
    over = lie(-1.05, 0.55)[2] + 0.10  # round the belt, knotted below it
    way = [(-1.05, 0.84, over - 0.10), (-1.05, 0.55, over), (-1.05, 0.27, over - 0.08), lie(-1.0, 0.05)]
    way += [lie(-0.92, -0.14), lie(-1.0, -0.30), lie(-1.24, -0.36)]
    cord = M.rubber("e8e9ea", 0.6, 0)
    tube("lanyard", catmull(np.array(way), 90), 0.03, cord, 10)
    torus("knot", 0.05, 0.035, cord, loc=(-1.05, 0.27, over - 0.06), rot=(90, 0, 0))
    z = float(fronts[0].height(np.array([-1.4]), np.array([-0.35]))[0])
    whistle(group("whistle", loc=(-1.52, -0.36, z + 0.12), rot=(0, 0, 8)))


def lay_patch(panel, x0, y0, w, h, material, printed_on=False):
    """A sewn patch that follows the foam."""
    x, y = np.meshgrid(np.linspace(x0 - w / 2, x0 + w / 2, 24), np.linspace(y0 - h / 2, y0 + h / 2, 16), indexing="ij")
    z = panel.height(x.ravel(), y.ravel()).reshape(x.shape)
    for _ in range(3):
        z[1:-1, 1:-1] = (z[:-2, 1:-1] + z[2:, 1:-1] + z[1:-1, :-2] + z[1:-1, 2:]) / 4
    u, v = np.meshgrid(np.linspace(0, 1, 24), np.linspace(0, 1, 16), indexing="ij")
    uv = np.stack([u, v], -1) if printed_on else np.stack([x, y], -1)
    grid("patch", np.stack([x, y, z + 0.035], -1), material, uv=uv)
