"""Work clothing on an invisible mannequin. Options: kind (an entry of KINDS), color."""

from garment_artwork import Pattern, pockets, seams, second_colour, tape
from garment_cloth import cloth
from garment_drape import draped, edge_loops
from garment_form import CUTS
from garment_trim import centre_front, closure, hems
from geom import *
import materials as M

STANDING = dict(rot=(0, 0, -14), elev=4, frame=0.88, lift=0.06)
VIEWS = {
    "hero": dict(STANDING),
    "front": dict(STANDING, rot=(0, 0, -6)),
    "back": dict(STANDING, rot=(0, 0, 168)),
    "side": dict(STANDING, rot=(0, 0, -78)),
    "chest": dict(STANDING, zoom=(2.7, 0.0, 0.22)),
    "leg": dict(STANDING, zoom=(2.7, -0.04, -0.24)),
    "cuff": dict(STANDING, zoom=(3.4, -0.22, -0.02)),
    "seam": dict(STANDING, zoom=(3.0, 0.02, 0.22)),
}
COLOURS = dict(
    navy="1d2b4a",
    orange="ff5310",
    white="cfd2d5",
    grey="555c64",
    royal="1b4aa0",
    red="b3151b",
    khaki="a88d5c",
    yellow="f4d500",
    lime="d3f000",
    silver="b4b8bc",
    fr_orange="e8540e",
)
# each garment: its cuts, tape layout, second colour, finish and closure
KINDS = dict(
    coverall=dict(parts=["coverall"], tape="coverall", closure="snaps", border="d3f000"),
    hivis_coverall=dict(
        parts=["coverall"], tape="class3", zone="workwear", second="1d2b4a", closure="flap"
    ),
    fr_coverall=dict(parts=["coverall"], tape="coverall", closure="flap"),
    aramid=dict(parts=["coverall"], tape="coverall", closure="flap", grid=True),
    disposable=dict(parts=["suit"], tape="none", finish="nonwoven", closure="flap"),
    chemical=dict(parts=["suit"], tape="none", finish="coated", closure="flap", taped=True),
    rain=dict(parts=["hooded"], tape="jacket", finish="coated", closure="flap"),
    bomber=dict(
        parts=["bomber"],
        tape="bomber",
        zone="lower",
        second="1d2b4a",
        closure="zip",
        finish="coated",
        ribbed=True,
        quilt=True,
    ),
    tee=dict(parts=["tee"], tape="tee", closure="zip", finish="tricot"),
    foil_coat=dict(parts=["coat"], tape="none", finish="foil", closure="flap"),
    arc_set=dict(parts=["trousers", "jacket"], tape="none", closure="flap"),
    arc_suit=dict(parts=["trousers", "coat_long"], tape="none", closure="flap", hood=True),
    long_vest=dict(parts=["vest_long"], tape="tee", closure="zip", finish="tricot"),
    shirt_set=dict(parts=["trousers", "shirt"], tape="none", closure="snaps"),
)


def creases(V, kind, finish):
    """Fine folds that the simulation is too coarse for."""
    ridge = 1 - 2 * np.abs(fbm(V * [1.2, 1.2, 2.2], 3, 3))
    depth = 0.020 if finish in ("nonwoven", "foil") else 0.012
    out = depth * ridge + 0.006 * fbm(V * 5, 2, 8)
    if finish == "nonwoven":
        out += 0.014 * (1 - 2 * np.abs(fbm(V * [2.6, 2.6, 3.4], 2, 6)))
    return out


def make_part(part, spec, colour):
    V, F, X, N = draped(part)
    p = Pattern(V)
    finish = spec.get("finish", "twill")
    band, seam = tape(p, spec["tape"]), seams(p, part)
    pocket, flap = pockets(p, part) if finish in ("twill", "coated") else (p.none, p.none)
    if spec["tape"] == "none" and part == "suit":
        pocket, flap = p.none, p.none
    depth = creases(V, part, finish)
    depth += 0.022 * (1 - smooth(-0.02, 0.02, pocket)) + 0.022 * (1 - smooth(-0.015, 0.015, flap))
    depth += -0.018 * np.exp(-((seam / 0.03) ** 2)) + 0.008 * np.exp(-(((seam - 0.07) / 0.04) ** 2))
    if spec.get("quilt"):
        along = np.where(p.is_arm, p.arm, p.z)
        depth += 0.05 * np.abs(np.sin(along / 0.62 * np.pi)) ** 0.6
    X = X + N * depth[:, None]
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
    edge_colour = spec.get("second") if spec.get("ribbed") else colour
    plain = M.fabric(edge_colour, 40, "Object", 0.3)
    if finish == "foil":
        plain = M.metal(colour, 0.32)
    hems(X, edge_loops(F), plain, spec.get("ribbed", False))
    if part != "trousers":
        cut = CUTS[part]
        low = cut.get("hem", 0.0) + 0.05
        high = 6.22 if not cut.get("hood") else 6.35
        C, out = centre_front(X, N, V, low, high)
        same = M.fabric(colour, 40, "Object", 0.3) if finish != "foil" else plain
        thread = (
            None
            if finish in ("nonwoven", "coated", "foil")
            else M.fabric("c9ccd2", 20, "Object", 0.2)
        )
        closure(C, out, spec["closure"], same, thread)


def build(view="hero", kind="coverall", color="navy"):
    spec = KINDS[kind]
    for part in spec["parts"]:
        make_part(part, spec, COLOURS.get(color, color))
    if spec.get("hood"):
        from arc_hood import arc_hood

        arc_hood(COLOURS.get(color, color))
