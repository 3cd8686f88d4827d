"""The pieces of an arc flash set laid out flat, seen from above. Options: kind set or suit."""

from arc_hood import arc_hood
from garment import COLOURS, KINDS, make_part
from garment_drape import draped
from paths import TEXTURES

from geom import *
import materials as M

VIEWS = {"flat": dict(rot=(0, 0, 0), elev=72, frame=0.82)}
FLAT = (-90, 0, 0)


def laid(make, at, thickness=0.5, turn=0):
    """Put what `make` builds on its back on the floor, pressed flatter."""
    before = set(bpy.data.objects)
    make()
    floor = group("laid", loc=(*at, 0), rot=(0, 0, turn))
    back = group("back", parent=floor, rot=FLAT, scale=(1, thickness, 1))
    for piece in set(bpy.data.objects) - before - {floor, back}:
        if piece.parent == root():
            piece.parent = back
    bpy.context.view_layer.update()


def bib(colour):
    """The bib of an overall, its braces and their buckles, on trousers."""
    X = draped("trousers")[2]
    waist = X[(X[:, 1] < 0) & (np.abs(X[:, 2] - 1.5) < 0.25) & (np.abs(X[:, 0]) < 1.4)]
    curve = np.polyfit(waist[:, 0], waist[:, 1], 2)
    cloth = M.fabric(colour, 60, "Object", 0.35)
    thread = M.fabric("c9ccd2", 20, "Object", 0.2)
    U, V = np.meshgrid(np.linspace(-1, 1, 160), np.linspace(0, 1, 160), indexing="ij")
    half = 1.35 - 0.30 * smooth(0.1, 0.9, V)
    x, z = U * half, 1.15 + 3.1 * V
    folds = 0.03 * fbm(np.stack([x, 0 * x, z], -1) * 1.3, 3, 6)
    P = np.stack([x, np.polyval(curve, x) - 0.10 + folds, z], -1)
    N = grid_normals(P)
    N = N * np.sign(-N[..., 1:2])
    body = grid("bib", P, cloth)
    thick = body.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.07, 0
    edge = np.vstack([P[:, 0], P[-1, 1:], P[::-1, -1][1:], P[0, ::-1][1:-1]])
    tube("edge", resample(edge, 700, True), 0.05, cloth, 10, closed=True)
    for k in (5, -6):
        stitches("stitch", P[k, 4:-4] + N[k, 4:-4] * 0.05, N[k, 4:-4], thread, 0.09, 0.06, 0.012)
    stitches("stitch", P[4:-4, -6] + N[4:-4, -6] * 0.05, N[4:-4, -6], thread, 0.09, 0.06, 0.012)
    hard = M.plastic("17181a", 0.4, 0.1)
    web = M.webbing(colour, ribs=4, pitch=26)
    for side in (-1, 1):
        top = P[-22 if side > 0 else 21, -8]
        path = [top + [0, -0.08, -0.35], top + [0, -0.10, 0.5], top + [side * 0.25, 0.2, 1.5]]
        path += [top + [side * 0.1, 1.2, 2.0], top + [-side * 0.5, 2.0, 0.9]]
        C = catmull(np.array(path), 160)
        T = norm(np.gradient(C, axis=0))
        strap("brace", C, norm(np.cross(T, np.array([1.0, 0, 0]))), 0.38, 0.05, web)
        at = top + [0, -0.13, 0.15]
        rbox("buckle", (0.56, 0.62, 0.16), 0.08, hard, edge=0.05, loc=at, rot=(90, 0, 0))


def bag(colour):
    """A soft carry bag with a zip, webbing handles and its print, lying on the floor."""
    cloth = M.fabric(colour, 60, "Object", 0.35)
    rbox("bag", (3.9, 2.7, 1.1), 0.55, cloth, edge=0.42, loc=(0, 0, 0.55), crown=0.12)
    hard = M.fabric("1b1d20", 40, "Object", 0.3)
    ring = np.c_[rrect(3.6, 2.4, 0.5, 16), np.full(68, 0.93)]
    tube("piping", resample(ring, 400, True), 0.035, hard, 10, closed=True)
    print_at = (0, -0.05, 1.235)
    decal_plane("print", 2.5, 1.154, M.label(f"{TEXTURES}/arc_bag.png", 0.7, 0.0), print_at, r=0.05)
    web = M.webbing("17181a", ribs=4, pitch=26)
    for side in (-1, 1):
        start, end = np.array([-0.8, side * 0.9, 1.1]), np.array([0.8, side * 0.9, 1.1])
        rise = np.array([0, side * 0.75, 0.15])
        middle = (start + end) / 2 + rise * 1.5
        C = catmull(np.array([start, start + rise * 0.9, middle, end + rise * 0.9, end]), 140)
        strap("handle", C, np.repeat([[0, 0, 1.0]], 140, 0), 0.3, 0.06, web)


def build(view="flat", kind="set", color="navy"):
    colour = COLOURS.get(color, color)
    if kind == "set":
        spec = KINDS["arc_set"]
        laid(lambda: make_part("jacket", spec, colour), (-2.7, 0), turn=4)
        laid(lambda: make_part("trousers", spec, colour), (3.3, 4.4), turn=-3)
        return
    spec = KINDS["arc_suit"]

    def overall():
        make_part("trousers", spec, colour)
        bib(colour)

    laid(lambda: make_part("coat_long", spec, colour), (-3.3, 0), turn=3)
    laid(overall, (4.0, 0.4), turn=-2)
    laid(lambda: arc_hood(colour), (-5.1, -11.75), 0.8)
    before = set(bpy.data.objects)
    bag(colour)
    place_bag = group("bag", loc=(-0.75, -5.05, 0), rot=(0, 0, -5))
    for piece in set(bpy.data.objects) - before - {place_bag}:
        if piece.parent == root():
            piece.parent = place_bag
