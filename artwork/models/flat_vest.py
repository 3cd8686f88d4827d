"""High-visibility vests laid flat.

Options: kind ansi (sleeves, zip, pockets), fr (zip under a flap), plain (zip) or pockets (zip, five pockets, window).
"""

from flat_cloth import Panel, mirrored_outline, outline, sewn_on, ups
from garment_cloth import cloth, plain_cloth
from garment_trim import beside_zip, bind, microphone_tab, open_zip
from flat_vest_pockets import sew_pockets
from geom import *
from laid_collars import inner_back
from laid_garment import Cut, laid_by_hand, storm_flap
from straps import stitches
from wrinkles import RAKE, fan, scattered
import materials as M

VIEWS = {
    "flat": dict(rot=(0, 0, 4), elev=70, frame=0.86),
    "closed": dict(rot=(0, 0, 3), elev=74, frame=0.86, lights=RAKE),
    "behind": dict(rot=(0, 0, -3), elev=74, frame=0.86, lights=RAKE),
    "pockets": dict(rot=(0, 0, 3), elev=60, frame=0.86, zoom=(2.1, 0.0, 0.0), lights=RAKE),
    "chest": dict(rot=(0, 0, 4), elev=70, frame=0.86, zoom=(2.4, 0.02, 0.12)),
}
LIME = "d3f000"
BODY = [(0, -3.3), (1.6, -3.34), (2.92, -3.22, 1), (2.98, -1.5), (2.92, 0.35), (2.86, 0.95, 1)]
ARMHOLE = [(2.42, 1.45), (2.18, 2.2), (2.20, 3.02, 1)]
NECK = [(1.5, 3.30), (0.95, 3.50, 1), (0.72, 2.6), (0.36, 1.75), (0, 1.25)]
BACK = [
    (0, -3.0),
    (2.6, -3.0, 1),
    (2.6, 1.0),
    (2.05, 2.9, 1),
    (1.0, 3.42),
    (0.9, 3.46, 1),
    (0.5, 3.18),
    (0, 3.08),
]
# the vest of flame-resistant cloth: longer, with deep armholes
LONG = [(0, -4.1), (1.6, -4.14), (2.78, -4.04, 1), (2.86, -2.0), (2.84, -0.3), (2.80, 0.25, 1)]
DEEP = [(2.34, 0.72), (2.06, 1.5), (2.02, 2.3), (2.16, 3.10, 1)]
HIGH_NECK = [(1.5, 3.36), (0.92, 3.52, 1), (0.70, 2.75), (0.36, 2.05), (0, 1.60)]
LONG_BACK = [(0, -3.8), (2.5, -3.8, 1), (2.5, 0.3), (2.0, 1.6), (2.05, 3.0, 1), (1.0, 3.44), (0.88, 3.50, 1), (0.5, 3.26), (0, 3.18)]
LOW_NECK = [(1.5, 3.36), (0.92, 3.52, 1), (0.60, 3.32), (0.30, 3.24), (0, 3.22)]
NECK_INSIDE = [(0, 1.0), (0.80, 2.2), (0.98, 3.40), (0.88, 3.52, 1), (0.5, 3.28), (0, 3.20)]
CLOSED: dict[str, dict] = dict(
    fr=dict(color=LIME, bind="b7d400", neck=HIGH_NECK, flap=True),
    plain=dict(color=LIME, bind="1b1d20", neck=NECK),
    pockets=dict(color="ff5310", bind="1b1d20", neck=NECK, border=LIME),
)
SLEEVE = [
    (2.05, 3.06, 1),
    (2.9, 2.72),
    (4.05, 1.85, 1),
    (3.72, 1.25),
    (3.28, 0.52, 1),
    (2.80, 0.92, 1),
    (2.36, 1.5),
    (2.10, 2.3),
]
BANDS, BRACE = (-2.25, -0.95), 1.36


def sleeve(side, lime, binding):
    """A short sleeve lying beside the body, its band square to the arm."""
    p = Panel(outline([(side * x, *rest) for x, *rest in SLEEVE]))
    along = (np.abs(p.x) - 2.05) * 0.79 - (p.y - 3.06) * 0.61
    p.lay(
        "sleeve",
        lime,
        0.10,
        0.12,
        seed=7 + side,
        strength=1.3,
        tape=p.band(along, 1.32, 0.25),
        turn=side * 38,
    )
    bind([(side * 4.05, 1.85), (side * 3.72, 1.25), (side * 3.28, 0.52)], p, binding)


def taped(p, bands, edged):
    """Bands round the body and over the shoulders; a wide contrast edge wants distances that grow slowly."""
    away = p.tapes(bands, 1.36)
    return np.where(away > 0, 0.62 * away, away) if edged else away


def body_folds(p, seed):
    """Folds of a vest that was worn: down the front, from the armholes and the shoulders."""
    folds = scattered(p.x, p.y, seed, 16, 82, 18, 1.0, 0.05)
    for side in (-1, 1):
        folds = folds + fan(p.x, p.y, (side * 2.75, 0.2), 90 + side * 128, 26, 4, seed + 2 + side, 1.6, 0.06)
        folds = folds + fan(p.x, p.y, (side * 1.6, 3.3), -90 - side * 12, 18, 2, seed + 12 + side, 1.4, 0.045)
    return folds * smooth(0.02, 0.3, p.inside)


def bound_edges(p, neck, binding, behind):
    """Neck, armholes, sides and hem in their binding, which leaves the zip free."""
    around = [(x, y) for x, y, *_ in neck[1:-1]] + [(0.0 if behind else 0.075, neck[-1][1])]
    for side in (-1, 1):
        bind([(side * x, y) for x, y in around], p, binding)
        bind([(side * x, y) for x, y, *_ in [LONG[-1], *DEEP]], p, binding)
    bind([(x, y) for x, y, *_ in LONG[2:]], p, binding)
    bind([(-x, y) for x, y, *_ in LONG[2:]], p, binding)
    hem = [(-2.78, -4.04), (-1.6, -4.14), (0, -4.1), (1.6, -4.14), (2.78, -4.04)]
    for part in [hem] if behind else beside_zip(hem):
        bind(part, p, binding)


def flap_over_zip(front, neck, fabric, thread, bands):
    """The strip from neck to hem over the zip: sewn on along one edge, loose along the other."""
    half = 0.27
    flap = storm_flap(front, -4.11, neck - 0.05, fabric, None, half, 0.11, bands=bands)
    for x in (half - 0.05, half - 0.15):
        C = flap.line([(x, -4.06), (x, neck - 0.10)], 300, 0.004)
        stitches("stitch", C, ups(C), thread, 0.07, 0.046, 0.0065)


def closed_vest(kind, behind=False):
    """A vest with its zip closed and its edges bound, from the front or `behind`."""
    spec, bands = CLOSED[kind], (-2.75, -1.45)
    edged = spec.get("border")
    fabric = cloth(spec["color"], finish="tricot", border=edged)
    binding = M.fabric(spec["bind"], 60, "Object", 0.3)
    thread = M.fabric("8f9a20", 20, "Object", 0.2)
    if not behind:
        back = Panel(mirrored_outline(LONG_BACK))
        back.lay("back", fabric, 0.0, 0.04, seed=4, strength=0.3, tape=back.band(back.y, -1.45))
    neck = LOW_NECK if behind else spec["neck"]
    p = Cut(mirrored_outline([*LONG, *DEEP, *neck], 400), 0.03)
    p.lay("front", fabric, 0.22, 0.12, seed=2, strength=0.5, raised=body_folds(p, 13 if behind else 6), tape=taped(p, bands, edged))
    bound_edges(p, neck, binding, behind)
    if not behind:
        low = neck[-1][1]
        C = p.line([(0.02, -4.16), (0.0, -1.5), (-0.02, low - 1.2), (0.0, low - 0.04)], 300, 0.01)
        open_zip(C, ups(C))
        if "flap" in spec:
            flap_over_zip(p, low, fabric, thread, bands)
        else:
            inner_back(NECK_INSIDE, plain_cloth(spec["color"]), 2.72, 0.06, 0.10)
            bind([(-0.86, 3.50), (-0.5, 3.27), (0, 3.19), (0.5, 3.27), (0.86, 3.50)], back, binding, 0.17)
        if edged:
            sew_pockets(p, fabric, binding, bands)
    laid_by_hand()


def build(view="flat", kind="ansi"):
    if kind in CLOSED:
        closed_vest(kind, view == "behind")
        return
    ansi = kind == "ansi"
    lime = cloth(LIME, finish="tricot", border=LIME)
    binding = M.fabric("1b1d20" if ansi else LIME, 60, "Object", 0.3)
    back = Panel(mirrored_outline(BACK))
    back.lay("back", lime, 0.0, 0.04, seed=4, strength=0.3, tape=back.band(back.y, -0.95))
    if ansi:
        for side in (-1, 1):
            sleeve(side, lime, binding)
    p = Panel(mirrored_outline([*BODY, *ARMHOLE, *NECK]))
    pocket = flap = p.none
    if ansi:
        pocket = np.minimum(p.box(-1.42, -2.88, 0.72, 0.32), p.box(1.42, -2.88, 0.72, 0.32))
        pocket = np.minimum(pocket, p.box(0.58, 0.28, 0.36, 0.66))
        flap = p.box(0.58, 0.86, 0.40, 0.17, 0.04)
    silver = np.maximum(p.tapes(BANDS, BRACE), 0.04 - np.minimum(pocket, flap))
    p.lay(
        "front",
        lime,
        0.26,
        0.12,
        seed=2,
        strength=1.7,
        raised=sewn_on(pocket, flap),
        tape=silver,
        pocket=pocket,
        flap=flap,
    )
    neck = [(x, y) for x, y, *_ in NECK[1:]]
    for side in (-1, 1):
        bind([(side * x, y) for x, y in neck], p, binding)
        if not ansi:
            arm = [(x, y) for x, y, *_ in [BODY[-1], *ARMHOLE]]
            bind([(side * x, y) for x, y in arm], p, binding)
    bind([(-2.92, -3.22), (-1.6, -3.34), (0, -3.3), (1.6, -3.34), (2.92, -3.22)], p, binding)
    C = p.line([(0.02, -3.26), (0.0, -1.0), (-0.02, 0.4), (0.0, 1.20)], 300, 0.01)
    open_zip(C, ups(C))
    for side in (-1, 1):
        microphone_tab(p, (side * BRACE, 2.35), (0.30, 0), binding)
