"""A welder's jacket of split leather laid flat: pieced panels, stand-up collar, brass studs, cuffs with tabs."""

from flat_apron import split_leather
from garment_cloth import plain_cloth
from geom import *
from laid_collars import stand_collar
from laid_garment import *
from wrinkles import RAKE, garment_wrinkles
import materials as M

FLAT = dict(rot=(0, 0, 2), elev=74, frame=0.87, lights=RAKE)
VIEWS = {
    "front": dict(FLAT),
    "back": dict(FLAT),
    "collar": dict(FLAT, zoom=(2.5, 0.0, 0.20)),
}
TAN, HEM, CUFF, LENGTH = "a97a46", -0.15, 0.76, 6.8


def pieced_leather(colour: str):
    """Split leather whose pieces differ a little in shade (`zone`), dark where they are joined (`seam`)."""
    material = split_leather(colour)
    m = M.Mat.of(material)
    base = m.b.inputs["Base Color"].links[0].from_socket
    shade = m.new("ShaderNodeVectorMath", operation="SCALE")
    nap = m.ramp(m.noise(9.0, 6, 0.72), 0.28, 0.72, 0.74, 1.16)
    brushed = m.new("ShaderNodeVectorMath", operation="SCALE")
    m.link(base, brushed.inputs[0])
    m.link(nap, brushed.inputs["Scale"])
    m.link(brushed.outputs[0], shade.inputs[0])
    fibres = m.math("ADD", m.noise(28, 6, 0.75), m.math("MULTIPLY", m.noise(8, 3, 0.6), 1.6))
    m.bump(fibres, 0.75, 0.030)
    m.link(m.ramp(m.attr("zone").outputs["Fac"], -1, 1, 0.80, 1.12, False), shade.inputs["Scale"])
    joined = m.ramp(m.attr("seam").outputs["Fac"], 0.008, 0.022, 0.85, 0, False)
    m.link(m.mixcol(joined, shade.outputs[0], M.col("4f3517")), m.b.inputs["Base Color"])
    return material


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
            stitches("stitch", C, ups(C), thread, 0.095, 0.062, 0.0105)


def shaped(p: Garment, inside) -> np.ndarray:
    """Stiff leather: broad rolls, a hard crease at the elbow, valleys along the seams."""
    rolls = 0.12 * np.cos(1.55 * p.x + 0.30 * p.y + 0.9 * np.sin(0.7 * p.y + 0.4)) * smooth(6.0, 1.5, p.y)
    raised = p.armhole() + garment_wrinkles(p, 9, 1.25, count=0.6) + rolls * (p.arm > 0)
    elbow = np.exp(-(((p.t - 3.5) / 0.5) ** 2)) * smooth(0.0, -0.4, p.arm)
    raised = raised + 0.075 * elbow * np.cos(7.5 * p.t + 1.2 * p.across)
    return raised + mouths(p, cuff_ends(LENGTH, CUFF), inside, 0.36)


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
    p.lay(
        "jacket",
        leather,
        0.17,
        0.17,
        soft=0.20,
        seed=4,
        strength=0.0,
        raised=raised,
        seam=joint,
        zone=shades(p, back),
    )
    sewn_rows(p, thread, back)
    cuffs(p, leather, thread, brass) if not back else back_of(leather, thread)
    if not back:
        front(p, leather, inside, thread, brass)
    laid_by_hand()
