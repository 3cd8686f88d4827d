"""Jackets, shirts and coats laid flat, front or back. Option: kind (an entry of KINDS)."""

from fasteners import button, side_release
from flat_cloth import mirrored_outline
from garment_cloth import cloth, plain_cloth
from geom import *
from laid_collars import *
from laid_garment import *
from wrinkles import RAKE, garment_wrinkles
import materials as M

FLAT = dict(rot=(0, 0, 2), elev=74, frame=0.87, lights=RAKE)
VIEWS = {
    "front": dict(FLAT),
    "back": dict(FLAT),
    "chest": dict(FLAT, zoom=(2.3, 0.0, 0.12)),
    "flap": dict(FLAT, zoom=(2.6, 0.02, -0.20)),
    "neck": dict(FLAT, zoom=(2.5, 0.0, 0.24)),
}
V_NECK = [(1.05, 7.98, 1), (0.62, 7.05), (0.30, 6.35), (0, 5.95)]
V_BACK = [(1.05, 7.98, 1), (0.72, 7.80), (0.38, 7.70), (0, 7.67)]
V_INSIDE = [(0, 5.6), (0.9, 6.4), (1.0, 7.4), (1.04, 7.98, 1), (0.5, 8.22), (0, 8.26)]
CLASS3 = dict(body=(2.3, 3.8), sleeve=(2.3, 3.75), brace=1.45)
# each garment: colours, hem, what closes it, pockets
KINDS: dict[str, dict] = dict(
    rain=dict(
        color="e4ec00", second="262f45", thread="6a7080", inside="3a4048", finish="coated",
        hem=-0.75,
        wide=3.12,
        tape=CLASS3,
        hood=True,
        hips=(1.50, 0.10, 0.74, 0.56),
    ),
    arc_jacket=dict(
        color="232e4b",
        thread="5f6f95",
        hem=-0.1,
        wide=2.98,
        chest=5.1,
        hips=(1.50, 1.05, 0.74, 0.60),
        tabs=True,
        stand=0.66,
        sleeve=6.9,
        throat=True,
    ),
    arc_coat=dict(
        color="1c2436",
        thread="55648a",
        hem=-1.9,
        wide=3.25,
        chest=5.1,
        hips=(1.56, 0.55, 0.78, 0.66),
        tabs=True,
        stand=0.66,
        buckles=(5.9, 3.6, 1.6),
    ),
    shirt=dict(color="1f2942", thread="6a789b", hem=-0.05, curve=0.62, wide=2.86, chest=5.2, cuffs=True, sleeve=6.9),
    hivis_shirt=dict(
        color="d3f000", thread="98a420", hem=-0.05, curve=0.55, wide=2.92, chest=5.55,
        tape=dict(body=(1.85, 3.45), sleeve=(2.6, 4.4), brace=2.0),
        chest_at=(1.0, 0.54, 0.62),
        cuffs=True,
        buttons=True,
        sleeve=7.3,
    ),
    long_vest=dict(
        color="d3f000", second="bddb00", inside="b3cf00", thread="98a420", finish="tricot",
        hem=-0.15,
        wide=2.98,
        tape=dict(body=(2.0, 3.4), sleeve=(2.6, 4.4), brace=1.45),
        sleeve=7.2,
        hips=(1.50, 0.78, 0.72, 0.42),
        neck="v",
    ),
    foil_coat=dict(color="b9bdc1", thread="8f9499", finish="foil", hem=-4.0, wide=3.7, stand=0.62, throat=True, sleeve=6.7),
)


def seam_lines(p, spec, back):
    d = [np.abs(p.arm)]
    sewn_hem = spec.get("finish", "twill") == "twill" and "curve" not in spec
    if sewn_hem:
        d.append(np.abs(p.y - spec["hem"] - 0.30))
    if spec.get("cuffs") or spec.get("tabs"):
        d.append(p.on_sleeve(np.abs(p.t - cuff_at(spec))))
    if back or spec.get("cuffs"):
        d.append(p.on_body(np.abs(p.y - 6.72)))
    if spec.get("finish") == "foil":  # stitched panels: yoke, waist and side seams
        d.append(np.abs(p.x) if back else p.on_body(np.abs(p.y - 6.3)))
        d += [p.on_body(np.abs(p.y - 2.6)), p.on_body(np.abs(p.y + 3.72)), p.on_sleeve(np.abs(p.t - cuff_at(spec)))]
    return np.minimum.reduce(d)


def cuff_at(spec):
    return spec.get("sleeve", 6.2) - 0.7


def zones(p, spec):
    """The second colour: mesh under the arms, or the dirt-prone lower part and the cuffs."""
    if "second" not in spec:
        return 0 * p.x
    if "neck" in spec:
        q = np.c_[np.abs(p.x), p.y] - ARMPIT
        d = np.hypot((q @ ALONG) / 1.25, (q @ ACROSS) / 0.62) * 0.7 - 0.7
        return np.clip(0.5 - np.maximum(d, -p.arm - 0.9) / 0.05, 0, 1)
    d = np.minimum(p.on_body(p.y - 1.45), p.on_sleeve(5.0 - p.t))
    return np.clip(0.5 - d / 0.05, 0, 1)


def buckle(p, y, hard, web):
    """A quick-release buckle that holds the front across the flap."""
    C = p.line([(-0.95, y), (-0.4, y), (0, y), (0.4, y), (0.95, y)], 120, 0.06)
    C[:, 2] += 0.10 * smooth(0.6, 0.3, np.abs(C[:, 0]))
    strap("buckle web", C, ups(C), 0.26, 0.05, web)
    middle = (0, y, float(C[60, 2]) + 0.05)
    side_release(hard, 0.46, middle=middle, across=True)


def cuff_tabs(p, material, thread, start=5.5):
    """The tab that draws each cuff in."""
    for side in (-1, 1):
        at = lambda t, a: SHOULDER + (t + start) * ALONG + a * ACROSS
        corners = [at(0.12, 0.05), at(0.48, 0.05), at(0.48, 0.94), at(0.12, 0.94)]
        sewn(p, [(side * x, y, 1) for x, y in corners], material, thread, 0.08)


def front_details(p, spec, body, thread):
    hem, tape = spec["hem"], spec.get("tape", {}).get("body", ())
    low = hem + 0.05
    second = cloth(spec["second"], finish=spec["finish"]) if spec.get("hood") else body
    top = 5.98 if "neck" in spec else 7.44
    if spec.get("hood"):
        storm_flap(p, low, 1.45, second, None)
        low, top = 1.45, 7.95
    width = 0.22 if spec.get("cuffs") else 0.33
    top = 7.40 if spec.get("cuffs") or "stand" in spec else top
    flap = storm_flap(p, low, top, body, thread, width, 0.07, bands=tape)
    if spec.get("buttons"):
        for y in np.linspace(hem + 0.7, 6.9, 7):
            button(flap, 0.0, float(y), "e9ecd8", 0.02)
    for side in (-1, 1):
        if "chest" in spec:
            x, w, h = spec.get("chest_at", (1.36, 0.60, 0.64))
            flapped_pocket(p, side * x, spec["chest"], w, h, body, thread)
            if spec.get("buttons"):
                button(p, side * x, spec["chest"] + 0.42, "e9ecd8", 0.16)
        if "hips" in spec:
            x, y, w, h = spec["hips"]
            flapped_pocket(p, side * x, y, w, h, second, thread)
    hard, web = M.plastic("17181a", 0.4, 0.1), M.webbing(spec["color"], ribs=4, pitch=26)
    for y in spec.get("buckles", ()):
        buckle(flap, y, hard, web)


def collar_closed(collar, spec, body, thread):
    """The flap goes on over the collar, and a tab with touch fastener holds it shut at the throat."""
    high = 7.48 + spec["stand"]
    flap = [(-0.33, 7.38, 1), (0.33, 7.38, 1), (0.33, high + 0.02, 1), (0, high - 0.04), (-0.33, high + 0.02, 1)]
    over = sewn(collar, flap, body, thread, 0.05)
    if spec.get("throat"):
        tab = [(-0.62, 7.56, 1), (0.36, 7.54, 1), (0.50, 7.70), (0.36, 7.86, 1), (-0.62, 7.88, 1)]
        sewn(over, [(x, y + 0.02, *r) for x, y, *r in tab], body, thread, 0.06)


def neck_ring(neck, below=0.0):
    """The edge of a neck from left to right, or a line that much below it."""
    return [(side * x, y - below) for side, half in ((-1, neck), (1, neck[-2::-1])) for x, y, *_ in half]


def neck_binding(p, neck):
    """The tape that binds the edge of a neck without a collar."""
    C = p.line(neck_ring(neck), 300, 0.02)
    tube("binding", C, 1, plain_cloth("7f9400"), prof=superellipse(0.05, 0.10, 2.5, 16))


def back_details(p, spec, body, thread):
    """The bound neck over its facing, and the vented yoke: a flap of cloth that hangs free at its lower edge."""
    if "neck" in spec:
        neck_binding(p, V_BACK)
        for below in (0.13, 0.46):
            C = p.line(neck_ring(V_BACK, below), 160, 0.006)
            stitches("stitch", C, ups(C), thread, 0.07, 0.046, 0.0065)
    if spec.get("hood"):
        points = [(-2.52, 6.05, 1), (0, 5.92), (2.52, 6.05, 1), (2.40, 6.9, 1), (-2.40, 6.9, 1)]
        tape = spec["tape"]["brace"]
        yoke = Cut(outline(points), 0.024)
        over = yoke.band(np.abs(yoke.x), tape)
        lift = 0.07 * smooth(6.7, 6.1, yoke.y)
        tilt = p.height(yoke.x, yoke.y) + lift
        yoke.lay("yoke", body, 0.012, 0.03, soft=0.05, strength=0, tilt=tilt, tape=over)


def make(kind, back=False):
    """One garment at the origin, lying on the floor."""
    before = set(bpy.data.collections["product"].all_objects)
    spec = KINDS[kind]
    colour, finish, second = spec["color"], spec.get("finish", "twill"), spec.get("second")
    body = cloth(colour, second, finish)
    thread = M.fabric(spec["thread"], 20, "Object", 0.2)
    lining = spec.get("inside", "cdbf9f" if finish == "foil" else second or colour)
    inside = plain_cloth(lining)
    bound = (V_BACK if back else V_NECK) if "neck" in spec else None
    neck = bound or (BACK_NECK if back or spec.get("hood") else FRONT_NECK)
    cuff = 0.84 if finish == "foil" else 0.74
    shape = body_points(spec["hem"], spec["wide"], spec.get("curve", 0.06))
    length = spec.get("sleeve", 6.2)
    p = Garment([*shape, *sleeve_points(length, cuff, full=0.08 if finish != "twill" else 0.0), *neck])
    raised = p.armhole() + garment_wrinkles(p, len(kind) + 4 * back, 1.25 if finish != "foil" else 0.55)
    raised = raised + mouths(p, cuff_ends(length, cuff), inside)
    if finish == "foil":
        long_folds = np.cos(1.5 * p.x + 0.25 * p.y + 0.8 * np.sin(0.7 * p.y))
        raised = raised + 0.07 * long_folds * smooth(5.5, 0.0, p.y) * smooth(0.0, 0.6, p.inside)
    p.lay(
        "garment",
        body,
        0.16,
        0.15,
        soft=0.22,
        seed=6 if back else len(kind),
        strength=0.0,
        raised=raised,
        tape=p.bands(**spec["tape"]) if "tape" in spec else p.none,
        seam=seam_lines(p, spec, back),
        zone=zones(p, spec),
    )
    if spec.get("hood"):
        hood(7.5, body, M.plastic(colour, 0.5), plain_cloth("9aa01c"), back=back, sewn=True)
    if spec.get("tabs") or spec.get("hood"):
        cuff_tabs(p, cloth(second, finish=finish) if second else body, thread, cuff_at(spec))
    if back:
        back_details(p, spec, body, thread)
    else:
        if "neck" in spec:
            inner_back(V_INSIDE, inside, 7.66, 0.06, 0.10)
            neck_binding(p, V_NECK)
        if "stand" in spec:
            collar = stand_collar(7.48, body, inside, thread, spec["stand"], base=p)
            collar_closed(collar, spec, body, thread)
        front_details(p, spec, body, thread)
        if spec.get("cuffs"):
            shirt_neck(body, inside, thread)
    laid_by_hand(before)


def build(view="front", kind="rain"):
    make(kind, view == "back")
