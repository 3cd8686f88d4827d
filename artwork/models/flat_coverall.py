"""Coveralls laid flat, front or back. Option: kind (an entry of KINDS)."""

from flat_cloth import mirrored_outline
from garment_cloth import cloth, plain_cloth
from geom import *
from laid_collars import *
from laid_garment import *
from wrinkles import RAKE, garment_wrinkles
import materials as M

FLAT = dict(rot=(0, 0, 2), elev=76, frame=0.87, lights=RAKE)
VIEWS = {
    "front": dict(FLAT),
    "back": dict(FLAT),
    "chest": dict(FLAT, zoom=(2.7, 0.0, 0.26)),
    "shoulder": dict(FLAT, zoom=(3.2, 0.10, 0.17)),
    "knee": dict(FLAT, zoom=(2.6, 0.03, -0.28)),
}
LEGS = [(0, -0.04), (0.12, -0.5), (0.24, -2.4), (0.44, -5.2), (0.66, -8.6, 1), (2.66, -8.68, 1)]
LEGS += [(2.80, -5.2), (3.02, -1.4), (3.08, 0.4), (2.94, 2.0), (2.84, 2.7), (2.92, 3.8)]
BACK_COLLAR = [(0, 7.60), (0.62, 7.62), (1.16, 7.66, 1), (1.02, 8.14), (0.6, 8.40), (0, 8.46)]
ANKLE, WAIST, SLEEVE = [(0.66, -8.6), (2.66, -8.68)], 2.65, 7.4
# each coverall: colours, tape, and what its cloth is
KINDS: dict[str, dict] = dict(
    work=dict(color="1c2436", thread="7b88a6", border="d3f000", tape=dict(body=(6.35,), sleeve=(3.0,), leg=(-5.5,))),
    aramid=dict(
        color="1b4aa0",
        thread="9db4dd",
        grid=True,
        tape=dict(body=(4.25,), sleeve=(3.2,), leg=(-4.7, -6.1), brace=1.95),
    ),
    fr=dict(color="e8540e", thread="f6c9a4", tape=dict(body=(6.35,), sleeve=(3.2,), leg=(-4.7, -6.1))),
    hivis=dict(
        color="ff5310",
        second="1c2436",
        thread="c9ccd2",
        tape=dict(body=(4.62, 3.42), sleeve=(2.6, 4.5), leg=(-3.0, -6.4), brace=1.4),
    ),
    chemical=dict(color="e3bd00", lining="a39a78", finish="coated", taped=True, hood=True),
    disposable=dict(color="cfd3d6", lining="b4b9bd", finish="nonwoven", hood=True),
)


def gathers(p, d, count, reach=0.5):
    """Small folds square to an elastic edge: `d` the distance from it, `count` along it."""
    return 0.055 * np.cos(count) * np.exp(-((d / reach) ** 2))


def shaped(p, spec, back, inside):
    """Everything that raises or lowers the cloth."""
    worn = spec.get("finish", "twill")
    loose = worn == "nonwoven"
    raised = p.armhole() + garment_wrinkles(p, 4 if back else 2, 1.35, legs=True)
    raised = raised - 0.05 * np.exp(-(((p.y - WAIST) / 0.10) ** 2)) * smooth(-0.1, 0.2, p.arm)
    raised = raised + mouths(p, cuff_ends(SLEEVE, spec["cuff"]), inside)
    raised = raised + mouths(p, ANKLE, inside)
    wobble = np.sin(1.7 * p.x + p.y)
    if spec.get("hood"):
        raised = raised + gathers(p, p.t - SLEEVE + 0.2, 17 * p.across + wobble, 0.6) * (p.arm < 0)
        raised = raised + gathers(p, p.y + 8.4, 15 * p.x + wobble, 0.6)
    if loose or back:
        half = np.where(p.arm > 0, 1, 0) * (smooth(2.6, 1.8, np.abs(p.x)) if not loose else 1)
        raised = raised + 0.8 * gathers(p, p.y - WAIST, 13 * p.x + 1.5 * wobble, 0.5) * half
    if back and not spec.get("hood"):
        pleat = np.abs(np.abs(p.x) - 1.75)
        within = smooth(WAIST, 3.2, p.y) * smooth(6.8, 6.5, p.y)
        raised = raised - 0.09 * within * np.exp(-((pleat / 0.05) ** 2))
        raised = raised + 0.05 * within * smooth(0.0, 0.06, np.abs(p.x) - 1.75) * smooth(2.3, 1.9, np.abs(p.x))
    return raised


def seam_lines(p, spec, back):
    d = [p.on_body(np.abs(p.y - WAIST)), np.abs(p.arm)]
    if not spec.get("hood"):
        d += [p.on_body(np.abs(p.y - WAIST + 0.42)), p.on_sleeve(np.abs(p.t - SLEEVE + 0.7)), np.abs(p.y + 8.22)]
    if not back:
        return np.minimum.reduce([*d, np.maximum(np.abs(p.x), p.y - 0.3)])
    d.append(np.maximum(np.abs(p.x), p.y - (9 if spec.get("hood") else WAIST)))
    if not spec.get("hood"):
        d.append(p.on_body(np.abs(p.y - 6.68)))
    return np.minimum.reduce(d)


def zones(p, spec, back):
    """Where the second colour is: yoke, cuffs and hems."""
    if "second" not in spec:
        return 0 * p.x
    yoke = np.maximum(6.35 - p.y, -p.arm)
    d = np.minimum.reduce([yoke, p.on_sleeve(SLEEVE - 1.15 - p.t), np.maximum(p.y + 7.9, p.y)])
    return np.clip(0.5 - d / 0.05, 0, 1)


def front_details(p, spec, body, thread):
    """Flap over the zip, pockets, knee patches."""
    hooded, hivis = spec.get("hood"), "second" in spec
    if hooded:
        storm_flap(p, 0.15, 7.62, body, None, 0.34, 0.10, 0.05)
        if spec.get("taped"):
            storm_flap(p, 0.12, 7.60, body, M.fabric("9c8200", 20, "Object", 0.2), 0.20, 0.17, 0.02)
        return
    second = cloth(spec["second"]) if hivis else body
    bands = spec["tape"]["body"]
    storm_flap(p, 0.35, 6.35 if hivis else 7.44, body, thread, bands=bands)
    if hivis:
        storm_flap(p, 6.35, 7.44, second, thread)
    chest = dict(work=5.28, fr=5.28, aramid=5.72).get(spec["kind"])
    for side in (-1, 1):
        if chest:
            flapped_pocket(p, side * 1.14, chest, 0.56, 0.60, body, thread)
        hip = [(0.82, 0.25, 1), (2.30, 0.22, 1), (2.42, 1.30, 1), (1.62, 2.02, 1), (0.82, 2.02, 1)]
        sewn(p, [(side * x, y, *r) for x, y, *r in hip], body, thread, 0.05, (0.06, 0.13))
        if hivis:
            knee = box_points(side * 1.64, -4.70, 0.80, 1.05)
            sewn(p, knee, second, thread, 0.07, (0.07, 0.15))
            top = [(side * 1.64 - 0.80, -3.95, 1), (side * 1.64 + 0.80, -3.95, 1)]
            C = p.line([(x, y) for x, y, _ in top], 120, 0.085)
            stitches("stitch", C, ups(C), thread, 0.085, 0.056, 0.009)
    if spec["kind"] == "work":
        sewn(p, pocket_points(-2.42, -2.0, 0.34, 0.9, 0.08), body, thread, 0.05)


def back_details(p, spec, body, thread):
    if spec.get("hood"):
        return
    second = cloth(spec["second"]) if "second" in spec else body
    for side in (-1, 1):
        sewn(p, pocket_points(side * 1.42, 0.95, 0.72, 0.78), body, thread, 0.05, (0.06, 0.13))
    rising = lambda p: 0.16 * smooth(7.6, 8.3, p.y)
    laid = dict(level=0.30, puff=0.10, soft=0.08, seed=5, strength=0.5)
    sewn_collar(BACK_COLLAR, second, thread, rising, 0.08, 0.024, **laid)


def thumb_loops(p):
    """An elastic loop at each cuff, which holds the sleeve down over a glove."""
    web = M.fabric("e9e4c8", 60, "Object", 0.3)
    for side in (-1, 1):
        end = SHOULDER + (SLEEVE - 0.05) * ALONG + 0.3 * ACROSS
        points = [end - 0.22 * ACROSS, end + 0.55 * ALONG - 0.20 * ACROSS]
        points += [end + 0.55 * ALONG + 0.20 * ACROSS, end + 0.22 * ACROSS]
        C = catmull(np.array([(side * x, y, 0.10) for x, y in points]), 80)
        strap("thumb loop", C, ups(C), 0.13, 0.035, web)


def build(view="front", kind="work"):
    spec = dict(KINDS[kind], kind=kind)
    hooded, back = spec.get("hood"), view == "back"
    spec["cuff"] = 0.60 if hooded else 0.74
    colour = spec["color"]
    finish = spec.get("finish", "twill")
    second = spec.get("second")
    body = cloth(colour, second, finish, spec.get("border"), spec.get("grid", False), spec.get("taped", False))
    thread = M.fabric(spec.get("thread", "c9ccd2"), 20, "Object", 0.2)
    inside = plain_cloth(spec.get("lining", second or colour))
    neck = BACK_NECK if back or hooded else FRONT_NECK
    p = Garment([*LEGS, *sleeve_points(SLEEVE, spec["cuff"]), *neck])
    p.lay(
        "coverall",
        body,
        0.16,
        0.15,
        soft=0.22,
        seed=4 if back else 2,
        strength=0.0,
        raised=shaped(p, spec, back, inside),
        tape=p.bands(**spec["tape"]) if "tape" in spec else p.none,
        seam=seam_lines(p, spec, back),
        zone=zones(p, spec, back),
    )
    if hooded:
        hood(7.5, body, plain_cloth(colour), plain_cloth(spec["lining"]), kind == "disposable", back)
    if kind == "chemical":
        thumb_loops(p)
    (back_details if back else front_details)(p, spec, body, thread)
    if not hooded and not back:
        shirt_neck(cloth(second or colour), plain_cloth(second or colour), thread)
    laid_by_hand()
