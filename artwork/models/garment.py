"""Work clothing on an invisible mannequin. Options: kind (an entry of KINDS), color."""

from arc_hood import arc_hood
from garment_artwork import Pattern, pockets, seams, second_colour, tape
from garment_cloth import cloth
from garment_drape import draped, edge_loops
from garment_form import CUTS
from garment_trim import centre_front, hems, settled, storm_flap
from geom import *
from laying_out import gathered
import materials as M

STANDING = dict(rot=(0, 0, -14), elev=4, frame=0.88, lift=0.06)
LAID = dict(rot=(0, 0, 0), elev=80, frame=0.86)
VIEWS = {
    "hero": dict(STANDING),
    "front": dict(STANDING, rot=(0, 0, -6)),
    "back": dict(STANDING, rot=(0, 0, 168)),
    "side": dict(STANDING, rot=(0, 0, -78)),
    "chest": dict(STANDING, zoom=(3.1, 0.0, 0.25)),
    "leg": dict(STANDING, zoom=(2.7, -0.04, -0.24)),
    "seam": dict(STANDING, rot=(0, 0, -26), zoom=(4.2, 0.03, 0.24)),
    "hood": dict(STANDING, rot=(0, 0, -30), zoom=(3.2, 0.0, 0.32)),
    "collar": dict(STANDING, zoom=(2.5, 0.0, 0.26)),
    "laid": dict(LAID),
    "laid_chest": dict(LAID, frame=0.88, zoom=(2.9, 0.0, 0.23)),
}
COLOURS = dict(
    navy="1c2436",
    orange="ff5310",
    white="cfd2d5",
    grey="555c64",
    royal="1b4aa0",
    red="b3151b",
    khaki="a88d5c",
    yellow="f4d500",
    hivis_yellow="e4ec00",
    lime="d3f000",
    silver="b4b8bc",
    fr_orange="e8540e",
)
# each garment: its cuts, tape layout, second colour and finish
KINDS: dict[str, dict] = dict(
    coverall=dict(parts=["coverall"], tape="coverall", border="d3f000"),
    hivis_coverall=dict(parts=["coverall"], tape="class3", zone="workwear", second="1c2436"),
    fr_coverall=dict(parts=["coverall"], tape="coverall"),
    aramid=dict(parts=["coverall"], tape="coverall", grid=True),
    disposable=dict(parts=["suit"], finish="nonwoven"),
    chemical=dict(parts=["suit"], finish="coated", taped=True),
    rain=dict(parts=["hooded"], tape="jacket", finish="coated", zone="lower", second="1c2436"),
    foil_coat=dict(parts=["coat"], finish="foil"),
    arc_set=dict(parts=["trousers", "jacket"]),
    arc_suit=dict(parts=["trousers", "coat_long"], hood=True),
    long_vest=dict(parts=["vest_long"], tape="long_vest", finish="tricot"),
    shirt_set=dict(parts=["trousers", "shirt"]),
)


def creases(V, kind, finish):
    """Fine folds that the simulation is too coarse for."""
    ridge = 1 - 2 * np.abs(fbm(V * [1.2, 1.2, 2.2], 3, 3))
    depth = 0.020 if finish in ("nonwoven", "foil") else 0.012
    out = depth * ridge + 0.006 * fbm(V * 5, 2, 8)
    if finish == "nonwoven":
        out += 0.014 * (1 - 2 * np.abs(fbm(V * [2.6, 2.6, 3.4], 2, 6)))
    return out


def loops_by_height(X, loops):
    """The edge at neck or face, and the edges below it."""
    high = [loop for loop in loops if X[loop, 2].mean() > 5.5]
    return high, [loop for loop in loops if X[loop, 2].mean() <= 5.5]


def under_a_coat(X):
    """Trousers drawn in at the waist, so that what is worn over them covers them."""
    in_by = 1 - 0.15 * smooth(-1.6, 0.2, X[:, 2])
    return X * np.stack([in_by, in_by, np.ones(len(X))], -1)


def make_part(part, spec, colour):
    V, F, X, N = draped(part)
    if part == "trousers":
        X = under_a_coat(X)
    p = Pattern(V)
    finish = spec.get("finish", "twill")
    band, seam = tape(p, spec.get("tape", "none")), seams(p, part)
    pocket, flap = pockets(p, part)
    depth = creases(V, part, finish)
    depth += 0.022 * (1 - smooth(-0.02, 0.02, pocket)) + 0.022 * (1 - smooth(-0.015, 0.015, flap))
    depth += -0.018 * np.exp(-((seam / 0.03) ** 2)) + 0.008 * np.exp(-(((seam - 0.07) / 0.04) ** 2))
    loops = edge_loops(F)
    X = settled(X + N * depth[:, None], loops)
    material = cloth(
        colour,
        spec.get("second"),
        finish,
        spec.get("border"),
        spec.get("grid", False),
        spec.get("taped", False),
    )
    values = dict(
        tape=band, seam=seam, pocket=pocket, flap=flap, zone=second_colour(p, spec.get("zone"))
    )
    attributes = {name: value.astype(np.float32) for name, value in values.items()}
    body = mesh(part, X, F, material, attrs=dict(attributes, cloth=p.cloth_coordinates()))
    thick = body.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.035, -1
    plain = M.metal(colour, 0.32) if finish == "foil" else M.fabric(colour, 40, "Object", 0.3)
    lower = M.fabric(spec["second"], 40, "Object", 0.3) if "second" in spec else plain
    face, rest = loops_by_height(X, loops)
    hems(X, rest, lower)
    hems(X, face, plain)
    if part != "trousers":
        cut = CUTS[part]
        low = cut.get("hem", 0.0) + 0.05
        high = 6.22 if not cut.get("hood") else 6.35
        C, out = centre_front(X, N, V, low, high)
        sewn = finish not in ("nonwoven", "coated", "foil")
        thread = M.fabric("c9ccd2", 20, "Object", 0.2) if sewn else None
        split = int((C[:, 2] < 0.95).sum()) if spec.get("zone") == "lower" else 0
        if split:
            storm_flap(C[: split + 1], out[: split + 1], lower, thread)
        storm_flap(C[split:], out[split:], plain, thread)


def build(view="hero", kind="coverall", color="navy"):
    if view.startswith("laid"):
        gathered(lambda: build("hero", kind, color), rot=(-90, 0, 0), scale=(1, 0.45, 1))
        return
    spec = KINDS[kind]
    for part in spec["parts"]:
        make_part(part, spec, COLOURS.get(color, color))
    if spec.get("hood"):
        arc_hood(COLOURS.get(color, color))
