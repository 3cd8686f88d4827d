"""Work clothing on an invisible mannequin. Options: kind (an entry of KINDS), color."""

from garment_artwork import Pattern, pockets, seams, second_colour, tape
from garment_cloth import cloth
from garment_drape import draped, edge_loops
from garment_form import CUTS
from garment_trim import centre_front, hems, settled, storm_flap
from geom import *
import materials as M

VIEWS = {"hero": dict(rot=(0, 0, -14), elev=4, frame=0.88, lift=0.06)}
COLOURS = dict(navy="1c2436", hivis_yellow="e4ec00")
# each garment: its cuts, tape layout, second colour and finish
KINDS: dict[str, dict] = dict(
    coverall=dict(part="coverall", tape="coverall", border="d3f000"),
    rain=dict(part="hooded", tape="jacket", finish="coated", zone="lower", second="1c2436"),
)


def creases(V):
    """Fine folds that the simulation is too coarse for."""
    ridge = 1 - 2 * np.abs(fbm(V * [1.2, 1.2, 2.2], 3, 3))
    return 0.012 * ridge + 0.006 * fbm(V * 5, 2, 8)


def loops_by_height(X, loops):
    """The edge at neck or face, and the edges below it."""
    high = [loop for loop in loops if X[loop, 2].mean() > 5.5]
    return high, [loop for loop in loops if X[loop, 2].mean() <= 5.5]


def make_part(part, spec, colour):
    V, F, X, N = draped(part)
    p = Pattern(V)
    finish = spec.get("finish", "twill")
    band, seam = tape(p, spec.get("tape", "none")), seams(p, part)
    pocket, flap = pockets(p, part)
    depth = creases(V)
    depth += 0.022 * (1 - smooth(-0.02, 0.02, pocket)) + 0.022 * (1 - smooth(-0.015, 0.015, flap))
    depth += -0.018 * np.exp(-((seam / 0.03) ** 2)) + 0.008 * np.exp(-(((seam - 0.07) / 0.04) ** 2))
    loops = edge_loops(F)
    X = settled(X + N * depth[:, None], loops)
    material = cloth(colour, spec.get("second"), finish, spec.get("border"))
    values = dict(
        tape=band, seam=seam, pocket=pocket, flap=flap, zone=second_colour(p, spec.get("zone"))
    )
    attributes = {name: value.astype(np.float32) for name, value in values.items()}
    body = mesh(part, X, F, material, attrs=dict(attributes, cloth=p.cloth_coordinates()))
    thick = body.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.035, -1
    plain = M.fabric(colour, 40, "Object", 0.3)
    lower = M.fabric(spec["second"], 40, "Object", 0.3) if "second" in spec else plain
    face, rest = loops_by_height(X, loops)
    hems(X, rest, lower)
    hems(X, face, plain)
    cut = CUTS[part]
    C, out = centre_front(X, N, V, cut.get("hem", 0.0) + 0.05, 6.35 if cut.get("hood") else 6.22)
    thread = None if finish == "coated" else M.fabric("c9ccd2", 20, "Object", 0.2)
    split = int((C[:, 2] < 0.95).sum()) if spec.get("zone") == "lower" else 0
    if split:
        storm_flap(C[: split + 1], out[: split + 1], lower, thread)
    storm_flap(C[split:], out[split:], plain, thread)


def build(view="hero", kind="coverall", color="navy"):
    make_part(KINDS[kind]["part"], KINDS[kind], COLOURS.get(color, color))
