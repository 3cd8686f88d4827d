"""Shoes without laces: slip-on with elastic gore, kitchen shoe, dielectric overboot.

Options: kind slip, kitchen or overboot; color; sole.
"""

from geom import *
import feather
import materials as M
import shoe
import soles
from boot_stance import round_toe, stance
from boot_stitching import along_edge
from types import SimpleNamespace

RIM = [  # for black uppers: a long card behind each side, and one low in front
    ("edge left", (-3.6, 2.2, 2.0), (0, 0, 0.8), 0.6, 3.6, 170, 0.4),
    ("edge right", (3.6, 1.8, 1.8), (0, 0, 0.7), 0.6, 3.6, 170, 0.4),
    ("low front", (1.6, -5.4, 1.1), (0, 0, 0.6), 2.2, 0.9, 60, 0.5),
]
VIEWS = {
    "outer": dict(rot=(0, 0, -52), elev=12, frame=0.84),
    "hero": dict(rot=(0, 0, 52), elev=12, frame=0.84),
    "open": dict(rot=(0, 0, 66), elev=32, frame=0.84),
    "side": dict(rot=(0, 0, 92), elev=14, frame=0.84),
    "lit_open": dict(rot=(0, 0, 66), elev=32, frame=0.84, lights=RIM),
    "lit_side": dict(rot=(0, 0, 92), elev=14, frame=0.84, lights=RIM),
    "sole": dict(rot=(-84, 0, -26), elev=8, frame=0.86),
}
SHAPES = dict(
    slip=dict(
        top=shoe.vamp(0.45, 0.55, 0.67, 0.765, 0.83, 0.885, 0.965)
        + [
            (0.43, (-0.64, 1.08)),
            (0.50, (-0.48, 1.18)),
            (0.58, (-0.40, 1.25)),
            (0.70, (-0.36, 1.30)),
            (0.85, (-0.335, 1.33)),
            (1.0, (-0.325, 1.35)),
        ],
        heel=1.06,
    ),
    kitchen=dict(
        top=shoe.vamp(0.45, 0.54, 0.645, 0.735, 0.81, 0.885, 0.98)
        + [
            (0.43, (-0.64, 1.085)),
            (0.50, (-0.47, 1.175)),
            (0.58, (-0.38, 1.225)),
            (0.70, (-0.33, 1.255)),
            (0.85, (-0.30, 1.275)),
            (1.0, (-0.275, 1.295)),
        ],
        heel=1.15,
    ),
    overboot=dict(
        top=shoe.vamp(0.45, 0.61, 0.79, 0.925)
        + [
            (0.19, (-1.35, 1.02)),
            (0.27, (-1.09, 1.10)),
            (0.35, (-0.88, 1.20)),
            (0.43, (-0.74, 1.34)),
            (0.50, (-0.66, 1.52)),
            (0.58, (-0.62, 1.75)),
            (0.70, (-0.66, 2.05)),
            (0.85, (-0.72, 2.35)),
            (1.0, (-0.76, 2.6)),
        ],
        heel=2.74,
    ),
)


def bottom_curve(heel):
    rise = heel - 0.64
    back = [
        (0.70, (1.212, 0.64 + rise * 0.18)),
        (0.78, (1.19, 0.64 + rise * 0.46)),
        (0.88, (1.165, 0.64 + rise * 0.78)),
        (1.0, (1.16, heel)),
    ]
    return shoe.UNDERSIDE + shoe.HEEL_TURN + back


def heel_curve(P):
    """How far the heel leans in above the counter, in y."""
    y, z = P[..., 1], P[..., 2]
    return -0.10 * smooth(0.80, 1.12, z) * smooth(0.3, 1.1, y)


STANCES = dict(
    slip=dict(toe=0.12, spring=0.11, wedge=0.08, narrow=0.08, hollow=0.03),
    kitchen=dict(toe=0.14, spring=0.12, wedge=0.09, narrow=0.08, hollow=0.04),
    overboot=dict(toe=0.15, spring=0.08, wedge=0.03, narrow=0.08, fill=0.8),
)


def build(view="hero", kind="slip", color="c9ccd0", sole="b4b8bc"):
    shape, at = SHAPES[kind], group("shoe")
    O = shoe.outline()
    wide = kind == "overboot"
    ankle = [(0, 0.42), (0.5, 0.44), (0.62, 0.46), (0.75, 0.43), (0.9, 0.42), (1, 0.42)]
    if wide:
        ankle = [(0, 0.46), (0.5, 0.50), (0.62, 0.54), (0.75, 0.60), (0.9, 0.70), (1, 0.76)]
    P, N, sv, C = shoe.loft(shape["top"], bottom_curve(shape["heel"]), ankle, O, 640, 720)
    if not wide:
        P[..., 2] += shoe.topline(P, sv, 0.26 if kind == "slip" else 0.20, 0.10)
        P[..., 1] += heel_curve(P)
        C = C + [0, -0.08]
        N = shoe.outward(P, C)
    if wide:
        P = round_toe(P)
        N = shoe.outward(P, C)
        N[:, 0] = (0, -1, 0)
    x, y, z = P[..., 0], P[..., 1], P[..., 2]
    D = np.zeros_like(x)
    if kind == "slip":
        D += 0.010 * shoe.toe_cap(y, z)
    if wide:
        level = feather.set_down_level(P, 1.0, 2.0)[..., 2]
        for k in range(3):
            D += 0.013 * np.exp(-(((level - 2.20 - 0.075 * k) / 0.016) ** 2))
        D += overboot_relief(P)
    collar = smooth(0.90, 0.93, sv)[None] * np.ones_like(x) if not wide else 0 * x
    D += collar * 0.03
    panel = quarter_distance(y, z) if kind != "overboot" else 9 + 0 * x
    D -= 0.010 * np.exp(-((panel / 0.012) ** 2)) * (1 - collar) + 0.005 * smooth(-0.008, 0.008, panel) * (1 - wide)
    gore = gore_distance(y, z) if kind == "slip" else 9 + 0 * x
    slot = smooth(0.006, -0.006, gore) * (1 - collar)
    D -= 0.022 * slot + 0.010 * np.exp(-(((sv - 0.888) / 0.006) ** 2))[None] * (1 - wide)
    D += 0.002 * fbm(P * 1.5, 2, 3) * (1 - shoe.toe_cap(y, z))
    begin, end = (1.0, 2.0) if wide else (9.0, 10.0)
    P2 = feather.tucked(feather.set_down_level(P + N * D[..., None], begin, end), O)
    C = feather.set_down_level(C, begin, end)
    m = upper_material(color, wide, kind == "slip")
    bands = y - 0.06 + 0.45 * (z - 0.9)
    outside = dict(zone=collar, gore=slot, bands=bands)
    edge = 0.020 if wide else 0.05
    shoe.shell(at, P2, C, m, outside, dict(zone=1, gore=0, bands=0), 0 if wide else 0.5, edge)
    if kind != "overboot":
        thread = M.fabric("8f959a" if kind == "slip" else "6d7379", 20, "Object", 0.2)
        seen = SimpleNamespace(P=P2, N=N)
        over_sole = (P2[..., 2] > feather.feather_height(P2[..., 1]) + 0.02).astype(float)
        below = over_sole * smooth(0.890, 0.885, sv)[None]
        rows = np.broadcast_to(sv - 0.874, x.shape)
        along_edge(seen, rows, 0.0, thread, at, over_sole, 0.042)
        for beside in (0.022, 0.050):
            along_edge(seen, panel, beside, thread, at, below * (1 - slot), 0.042)
        if kind == "slip":
            along_edge(seen, gore, 0.024, thread, at, below)
    if wide:
        overboot_strap(P2, N, sv, at)
    rubber = M.rubber(sole, 0.48, 0.1, gs=60)
    outsole = M.rubber(sole, 0.52, 0.15, gs=60)
    tread = dict(slip="drainage", kitchen="waves", overboot="")[kind]
    lines = (0.66, 0.56) if wide else ()
    soles.sole(at, P2, O, rubber, outsole, lines, tread)
    stance(at, **STANCES[kind])


def overboot_relief(P):
    """The overboot's thin wall: a parting line down front and heel, slack folds where the ankle bends it."""
    x, y, z = P[..., 0], P[..., 1], P[..., 2]
    parting = 0.010 * np.exp(-((x / 0.011) ** 2)) * smooth(-1.55, -1.35, y)
    bent = smooth(1.02, 1.18, z) * smooth(1.62, 1.44, z)
    course = z + 0.34 * (y + 0.6) + 0.05 * fbm(P * [1.2, 1.0, 1.0] + 3, 2, 6)
    folds = np.cos(course * 2 * np.pi / 0.20) * smooth(0.55, -0.45, y)
    behind = np.exp(-(((z - 1.28) / 0.16) ** 2)) * smooth(0.7, 1.1, y) * np.cos((z + 0.10 * x) * 2 * np.pi / 0.15)
    slack = fbm(P * [0.9, 0.8, 0.9] + 2, 2, 11)
    shaft = smooth(1.15, 1.6, z)
    drags = 1 - 2 * np.abs(fbm(np.stack([x * 1.1, y * 1.1, z * 0.7 - 0.5 * y], -1) + 5, 2, 4))
    worn = 0.030 * bent * folds + 0.014 * behind + 0.060 * shaft * slack + 0.022 * shaft * drags * smooth(2.5, 2.1, z)
    return parting + worn + 0.010 * fbm(P * [1.6, 1.6, 1.6], 2, 9) * smooth(-0.9, -0.5, y)


def quarter_distance(y, z):
    """Distance from the seam where the quarter lies behind the vamp, in front of it positive."""
    line = np.interp(z, [0.2, 0.5, 0.8, 1.05, 1.3], [-0.36, -0.30, -0.36, -0.52, -0.80])
    return (line - y) * 0.92


def gore_distance(y, z):
    """Distance from the slot of the elastic gore, which narrows downwards from the collar; negative within."""
    lean = y - 0.06 + 0.45 * (z - 0.9)
    return np.maximum((np.abs(lean) - 0.075 - 0.09 * np.clip((z - 0.70) / 0.4, 0, 1.2)) * 0.9, 0.72 - z)


def upper_material(color, wide, white):
    """Grained microfibre with a padded textile collar and ribbed elastic; the overboot is of smooth rubber."""
    m = M.Mat("upper")
    zone, gore = m.attr("zone").outputs["Fac"], m.attr("gore").outputs["Fac"]
    base, soft = M.col(color), tuple(c * (0.9 if wide else 0.75) for c in M.col(color)[:3]) + (1,)
    body = m.mixcol(zone, base, soft)
    if white:  # darker at its edges against the ground
        turned = m.new("ShaderNodeLayerWeight", Blend=0.5).outputs["Facing"]
        body = m.mixcol(m.ramp(turned, 0.55, 0.98, 0, 0.7), body, M.col("6f7478"))
    ribs = m.math("SINE", m.math("MULTIPLY", m.attr("bands").outputs["Fac"], 2 * np.pi / 0.036), 0)
    elastic = m.mixcol(m.ramp(ribs, -0.9, 0.6), M.col("565c62"), M.col("878d93"))
    m.link(m.mixcol(gore, body, elastic), m.b.inputs["Base Color"])
    rough = m.ramp(m.math("MAXIMUM", zone, gore), 0, 1, 0.48, 0.9)
    if wide:  # handled rubber: dull where it was touched
        rough = m.ramp(m.noise(2.6, 5, 0.6, distortion=0.5), 0.3, 0.7, 0.24, 0.40)
    m.link(rough, m.b.inputs["Roughness"])
    grain = m.new("ShaderNodeTexVoronoi", Scale=44.0)
    m.link(m.coord(), grain.inputs["Vector"])
    height = m.math("ADD", grain.outputs["Distance"], m.math("MULTIPLY", m.math("MULTIPLY", ribs, gore), 0.6))
    m.bump(height, 0.03 if wide else 0.30, 0.008)
    return m.m


def overboot_strap(P, N, sv, parent):
    """A rubber strap round the ankle, one end over the other: it is held by a moulded button and a keeper; no metal."""
    above = sv > 0.52
    rows = np.where(above)[0][0] + np.abs(P[:, above, 2] - 1.56).argmin(1)
    columns = np.arange(len(P))
    ring, out = P[columns, rows], N[columns, rows]
    for _ in range(40):
        ring = (np.roll(ring, 1, 0) + 2 * ring + np.roll(ring, -1, 0)) / 4
        out = norm(np.roll(out, 1, 0) + 2 * out + np.roll(out, -1, 0))
    if ring[5, 0] < 0:  # from the front over the outer side, the heel and the inner side
        ring, out = ring[::-1], out[::-1]
    n = len(ring)
    begin = int(np.argmin(np.abs(ring[:, 1] - 0.55) + 9 * (ring[:, 0] < 0)))
    overlap = int(np.argmin(np.abs(ring[:, 1] + 0.10) + 9 * (ring[:, 0] < 0)))
    # the upper end comes round the front and lies over the lower one, its tip behind the button
    tip = int(np.argmin(np.abs(ring[:, 1] - 0.78) + 9 * (ring[:, 0] < 0)))
    rubber, dark = M.rubber("dc9e06", 0.44, 0.1, gs=60), M.rubber("b98708", 0.46, 0.1, gs=60)
    lower = np.arange(overlap, n + overlap + 1) % n
    strap("strap", ring[lower] + out[lower] * 0.018, out[lower], 0.20, 0.032, rubber, parent=parent)
    upper = np.arange(overlap - 4, tip + 1) % n
    lift = 0.020 + 0.032 * smooth(0, 12, np.arange(len(upper)))
    wide = 0.195 * endcap(np.linspace(0, 1, len(upper)), 0.001, 0.13)
    strap("strap end", ring[upper] + out[upper] * lift[:, None], out[upper], wide, 0.032, rubber, parent=parent)
    for place, radius, high in ((begin, 0.068, 0.060), (tip - 12, 0.026, 0.012)):
        turn = [math.degrees(a) for a in Vector(out[place]).to_track_quat("Z", "Y").to_euler()]
        spot = ring[place] + out[place] * (0.068 + high / 2)
        cyl("button", radius, high, dark, high * 0.4, loc=spot, rot=turn, parent=parent, seg=40)
    at = (overlap + begin) // 2
    along = norm(ring[at + 1] - ring[at - 1])
    up = norm(np.cross(out[at], along))
    shape = rrect(0.25, 0.10, 0.04, 8)
    keeper = ring[at] + out[at] * 0.036 + up * shape[:, :1] + out[at] * shape[:, 1:]
    tube("keeper", resample(keeper, 120, True), 0.024, dark, 12, closed=True, parent=parent)
