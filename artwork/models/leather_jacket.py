"""A welder's jacket of split leather laid flat: pieced panels, stand-up collar, brass studs, cuffs with tabs."""

from garment_cloth import plain_cloth
from geom import *
from laid_collars import stand_collar
from laid_garment import *
from wrinkles import RAKE, garment_wrinkles, strokes
import materials as M

FLAT = dict(rot=(0, 0, 2), elev=74, frame=0.87, lights=RAKE)
VIEWS = {
    "front": dict(FLAT),
    "back": dict(FLAT),
    "collar": dict(FLAT, zoom=(2.5, 0.0, 0.20)),
}
TAN, HEM, CUFF, LENGTH = "a27a4c", -0.15, 0.76, 6.8


def pieced_leather(colour: str):
    """Split leather of a fine nap, its pieces a little different in shade (`zone`), dark where they are joined (`seam`)."""
    m = M.Mat("split")
    clouds = m.ramp(m.noise(1.1, 4, 0.6), 0.3, 0.7, 0.90, 1.06)
    brushed = m.ramp(m.noise(4.5, 5, 0.62, distortion=0.8), 0.3, 0.7, 0.90, 1.07)
    fibre = m.ramp(m.noise(150, 4, 0.8), 0.3, 0.7, 0.78, 1.18)
    pieces = m.ramp(m.attr("zone").outputs["Fac"], -1, 1, 0.86, 1.10, False)
    tone = m.math("MULTIPLY", m.math("MULTIPLY", clouds, brushed), m.math("MULTIPLY", fibre, pieces))
    shade = m.new("ShaderNodeVectorMath", operation="SCALE")
    shade.inputs[0].default_value = M.col(colour)[:3]
    m.link(tone, shade.inputs["Scale"])
    joined = m.ramp(m.attr("seam").outputs["Fac"], 0.008, 0.022, 0.75, 0, False)
    m.link(m.mixcol(joined, shade.outputs[0], M.col("4a351d")), m.b.inputs["Base Color"])
    m.set(Roughness=0.95, Specular=0.10, Sheen=0.3, Sheen_Tint=0.6)
    m.bump(m.math("ADD", m.noise(170, 4, 0.75), m.math("MULTIPLY", m.noise(55, 4, 0.7), 0.9)), 0.7, 0.010)
    return m.m


def stud(panel: Cut, x: float, y: float, brass, lift=0.05) -> None:
    """A brass snap: its cap in a rim, on laid leather."""
    turn = np.linspace(0, 2 * np.pi, 13)
    z = float(panel.height(x + 0.13 * np.cos(turn), y + 0.13 * np.sin(turn)).max()) - 0.015 + lift
    at = group("stud", loc=(x, y, z))
    shape = [(0, 0.062), (0.055, 0.055, 0.02), (0.072, 0.030, 0.01), (0.098, 0.034, 0.012), (0.108, 0, 0.01)]
    lathe("stud", [(r * 1.25, z * 1.15, *e) for r, z, *e in shape[::-1]], brass, 48, parent=at)


def joints(p: Garment, back: bool) -> np.ndarray:
    """How far every point is from the nearest seam."""
    d = [np.abs(p.arm), p.on_body(np.abs(p.y - yoke_at(p.x, back))), p.on_sleeve(np.abs(p.t - 3.05))]
    if back:
        d.append(np.maximum(np.abs(p.x), p.y - yoke_at(p.x, back)))
    return np.minimum.reduce(d)


def yoke_at(x, back: bool):
    return (6.55 if back else 6.35) + 0.0 * x


def shades(p: Garment, back: bool) -> np.ndarray:
    """Every piece is cut from another part of the hide."""
    side = np.sign(p.x)
    body = np.where(p.y > yoke_at(p.x, back), 0.35 - 0.25 * side, -0.20 + 0.22 * side)
    sleeve = np.where(p.t > 3.05, 0.42 * side, -0.38 + 0.20 * side)
    return np.where(p.arm > 0, body, sleeve)


def sewn_rows(p: Garment, thread, back: bool) -> None:
    """Two rows beside every seam, and two round hem and cuffs."""
    rows = []
    seam = norm(ARMPIT - SHOULDER)
    square = np.array([-seam[1], seam[0]])
    at = lambda t, a: SHOULDER + t * ALONG + a * ACROSS
    for off in (0.06, 0.13):
        rows.append([SHOULDER - square * off + seam * s for s in (0.06, 0.9, 1.7, 2.40)])
        rows.append([at(3.05 + off, a) for a in (-0.42, 0.0, 0.5, 0.98)])
        rows.append([at(LENGTH - 0.16 - off, 0.22 + a) for a in (-CUFF + 0.06, 0.0, CUFF - 0.06)])
        rows.append([(x, yoke_at(x, back) + off) for x in (0.0 if back else 0.36, 1.2, 2.48)])
        if not back:
            rows.append([(x, HEM + 0.14 + off) for x in (0.0, 1.0, 2.0, 2.86)])
    for row in rows:
        for side in (-1, 1):
            C = p.line([(side * x, y) for x, y in row], 160, 0.012)
            stitches("stitch", C, ups(C), thread, 0.070, 0.046, 0.0075)


def open_ends(p: Garment) -> np.ndarray:
    """How far every point is from the edges that are folds of the leather, not openings: sides, sleeves, shoulders."""
    ring = resample(p.edge, 1600, True)
    q = np.c_[np.abs(ring[:, 0]), ring[:, 1]] - SHOULDER
    t, a = q @ ALONG, q @ ACROSS
    hem = (ring[:, 1] < HEM + 0.12) & (np.abs(ring[:, 0]) < 2.95)
    cuff = (t > LENGTH - 0.05) & (np.abs(a - 0.22) < CUFF - 0.03)
    neck = (np.abs(ring[:, 0]) < 0.94) & (ring[:, 1] > 7.0)
    return cKDTree(ring[~(hem | cuff | neck)]).query(np.c_[p.x, p.y])[0]


def heavy_folds(p: Garment) -> np.ndarray:
    """Few broad folds, as thick leather has: drags from the armpits, the bend of the elbows, a slack waist."""
    body, sleeves = np.zeros(len(p.x)), np.zeros(len(p.x))
    for side in (-1, 1):
        drags = [((side * 2.15, 4.55), 42, 1.9, 0.20, 0.15, 0.25), ((side * 1.75, 3.85), 58, 1.7, 0.22, 0.11, 0.2)]
        drags += [((side * 2.35, 3.2), 74, 2.0, 0.24, 0.12, -0.2), ((side * 2.05, 6.5), 62, 1.3, 0.16, 0.09, 0.2)]
        drags += [((side * 1.25, 1.7), 80, 2.6, 0.30, 0.13, 0.2), ((side * 2.3, 1.1), 98, 1.9, 0.26, 0.12, -0.1)]
        drags += [((side * 1.55, 2.6 + 0.3 * side), 14, 1.7, 0.20, 0.10, 0.3)]
        body += strokes(p.x, p.y, [(at, side * turn + 90 * (1 - side), *more) for at, turn, *more in drags])
        bends = [((0.55, 2.55), 16, 1.25, 0.17, 0.15, 0.3), ((0.1, 3.25), -12, 1.45, 0.20, 0.17, -0.3)]
        bends += [((0.45, 3.95), 14, 1.3, 0.18, 0.15, 0.25), ((0.15, 4.75), -24, 1.15, 0.18, 0.11, 0.2)]
        bends += [((0.3, 1.35), 34, 1.35, 0.19, 0.13, 0.2), ((0.25, 5.6), 10, 0.9, 0.15, 0.08, 0.2)]
        here = (p.x > 0) == (side > 0)
        slid = 0.16 * side
        sleeves += here * strokes(p.across, p.t + slid, [(at, turn - 6 * side, *more) for at, turn, *more in bends])
    return np.where(p.arm > 0, body * smooth(0.0, 0.5, p.arm), sleeves)


def shaped(p: Garment, inside) -> np.ndarray:
    """Thick leather: round at its sides, slack in broad rolls, a valley where the sleeves are set in."""
    away = open_ends(p)
    full = 0.34 * np.sqrt(1 - (1 - np.clip(away / 0.55, 0, 1)) ** 2)
    rolls = 0.10 * np.cos(1.55 * p.x + 0.30 * p.y + 0.9 * np.sin(0.7 * p.y + 0.4)) * smooth(6.0, 1.5, p.y)
    slack = 0.16 * fbm(np.stack([p.x * 0.55, p.y * 0.4, 0 * p.x], -1) + 4, 2, 9)
    creased = garment_wrinkles(p, 9, 0.55, count=0.4)
    raised = full + p.armhole() + creased + (heavy_folds(p) + rolls * (p.arm > 0) + slack) * smooth(0.0, 0.5, away)
    return raised + mouths(p, cuff_ends(LENGTH, CUFF), inside, 0.24)


def back_hem(leather) -> None:
    """The back's hem, a finger's breadth below the front's."""
    edge = [(0, HEM - 0.10), (1.5, HEM - 0.05), (2.86, HEM + 0.02, 1), (2.80, HEM + 0.8, 1), (0, HEM + 0.8)]
    back = Cut(mirrored_outline(edge, 300), 0.03)
    back.lay("back", leather, 0.04, 0.03, soft=0.05, seed=8, strength=0.3)


def cuffs(p: Garment, leather, thread, brass) -> None:
    """The strap that draws each cuff in over the gauntlet, with its stud."""
    for side in (-1, 1):
        at = lambda t, a: SHOULDER + t * ALONG + a * ACROSS
        low = LENGTH - 0.58
        ends = [at(low, 0.94), at(low + 0.04, 0.16), at(low + 0.17, 0.06), at(low + 0.30, 0.16), at(low + 0.34, 0.94)]
        tab = sewn(p, [(side * x, y, 1) for x, y in ends], leather, thread, 0.07)
        x, y = at(low + 0.17, 0.26)
        stud(tab, side * x, y, brass, 0.0)


def front(p: Garment, leather, inside, thread, brass) -> None:
    collar = stand_collar(7.48, leather, inside, thread, 0.60, base=p)
    flap = storm_flap(p, HEM + 0.03, 7.46, leather, thread, 0.31, 0.09)
    over = sewn(collar, [(-0.31, 7.38, 1), (0.31, 7.38, 1), (0.31, 8.08, 1), (-0.31, 8.08, 1)], leather, thread, 0.05)
    tail = [(-0.42, 7.55, 1), (0.14, 7.52, 1), (0.26, 7.68), (0.14, 7.86, 1), (-0.42, 7.88, 1)]
    tab = sewn(over, tail, leather, thread, 0.06)
    stud(tab, 0.06, 7.69, brass, 0.0)
    for y in np.linspace(HEM + 0.62, 6.98, 6):
        stud(flap, 0.0, float(y), brass, 0.0)


def back_of(leather, thread) -> None:
    """The collar from behind."""
    half = [(0, 7.98), (0.55, 7.97), (1.02, 7.90, 1), (0.96, 8.58, 1), (0.5, 8.66), (0, 8.68)]
    p = Cut(mirrored_outline(half, 300), 0.022)
    p.lay("collar", leather, 0.30, 0.10, soft=0.10, seed=6, strength=0.5, tilt=0.16 * smooth(7.9, 8.6, p.y))
    p.stitch_inside(0.07, thread)


def build(view="front"):
    back = view == "back"
    leather, inside = pieced_leather(TAN), plain_cloth("8f7450")
    thread, brass = M.fabric("f0d49a", 20, "Object", 0.2), M.metal("c2a050", 0.24)
    neck = [(0.95, 8.02, 1), (0.5, 8.14), (0, 8.16)] if back else [(0.95, 8.02, 1), (0.62, 7.64), (0, 7.48)]
    p = Garment([*body_points(HEM, 2.98), *sleeve_points(LENGTH, CUFF, 0.08), *neck])
    joint = joints(p, back)
    raised = shaped(p, inside) - 0.035 * np.exp(-((joint / 0.05) ** 2))
    hide = p.lay(
        "jacket",
        leather,
        0.05,
        0.03,
        soft=0.05,
        seed=4,
        strength=0.0,
        raised=raised,
        seam=joint,
        zone=shades(p, back),
    )
    hide.modifiers["thickness"].thickness = 0.075
    back_hem(leather)
    sewn_rows(p, thread, back)
    cuffs(p, leather, thread, brass) if not back else back_of(leather, thread)
    if not back:
        front(p, leather, inside, thread, brass)
    laid_by_hand()
