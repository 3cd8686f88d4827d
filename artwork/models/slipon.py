"""Shoes without laces: slip-on with elastic gore, kitchen shoe, dielectric overboot.

Options: kind slip, kitchen or overboot; color; sole.
"""

from geom import *
import feather
import materials as M
import shoe

VIEWS = {
    "hero": dict(rot=(0, 0, 52), elev=12, frame=0.84),
    "open": dict(rot=(0, 0, 66), elev=32, frame=0.84),
    "side": dict(rot=(0, 0, 92), elev=14, frame=0.84),
    "sole": dict(rot=(-84, 0, -26), elev=8, frame=0.86),
}
SHAPES = dict(
    slip=dict(
        top=shoe.vamp(0.46, 0.58, 0.70, 0.79, 0.85, 0.90, 0.97)
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
        top=shoe.vamp(0.46, 0.59, 0.73, 0.83, 0.90, 0.97, 1.06)
        + [
            (0.43, (-0.66, 1.17)),
            (0.50, (-0.52, 1.26)),
            (0.58, (-0.46, 1.33)),
            (0.70, (-0.43, 1.39)),
            (0.85, (-0.42, 1.43)),
            (1.0, (-0.42, 1.46)),
        ],
        heel=1.02,
    ),
    overboot=dict(
        top=shoe.vamp(0.46, 0.66, 0.86, 0.99)
        + [
            (0.19, (-1.34, 1.06)),
            (0.27, (-1.08, 1.12)),
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


def outward(P, C):
    """Normals of the upper, away from the middle of the foot."""
    N = grid_normals(P, cu=True)
    centre = np.zeros_like(P)
    centre[..., 1:] = C[None]
    return N * np.sign((N * (P - centre)).sum(-1, keepdims=True) + 1e-9)


def bottom_curve(heel):
    rise = heel - 0.64
    back = [
        (0.70, (1.212, 0.64 + rise * 0.18)),
        (0.78, (1.19, 0.64 + rise * 0.46)),
        (0.88, (1.165, 0.64 + rise * 0.78)),
        (1.0, (1.16, heel)),
    ]
    return shoe.UNDERSIDE + shoe.HEEL_TURN + back


def topline(P, sv):
    """The edge of the opening: low under the ankles, up at the instep and at the heel's pull tab."""
    at_top = P[:, -1]
    back = (at_top[:, 1] - at_top[:, 1].min()) / np.ptp(at_top[:, 1])
    lower = -0.26 * np.sin(np.pi * back**1.15) ** 1.3 + 0.10 * smooth(0.86, 1.0, back)
    return lower[:, None] * smooth(0.50, 1.0, sv)[None]


def heel_curve(P):
    """How far the heel leans in above the counter, in y."""
    y, z = P[..., 1], P[..., 2]
    return -0.10 * smooth(0.80, 1.12, z) * smooth(0.3, 1.1, y)


def build(view="hero", kind="slip", color="c9ccd0", sole="b4b8bc"):
    shape = SHAPES[kind]
    O = shoe.outline()
    wide = kind == "overboot"
    ankle = [(0, 0.42), (0.5, 0.44), (0.62, 0.46), (0.75, 0.43), (0.9, 0.42), (1, 0.42)]
    if wide:
        ankle = [(0, 0.46), (0.5, 0.50), (0.62, 0.54), (0.75, 0.60), (0.9, 0.70), (1, 0.76)]
    P, N, sv, C = shoe.loft(shape["top"], bottom_curve(shape["heel"]), ankle, O)
    if not wide:
        P[..., 2] += topline(P, sv)
        P[..., 1] += heel_curve(P)
        C = C + [0, -0.08]
        N = outward(P, C)
    x, y, z = P[..., 0], P[..., 1], P[..., 2]
    D = np.zeros_like(x)
    toe = shoe.toe_cap(y, z)
    gore = np.full_like(x, 9.0)
    if kind == "slip":
        lean = y + 0.10 + 0.45 * (z - 0.9)
        gore = SDF.box(np.stack([lean, z - 1.02, 0 * x], -1), 0, (0.17, 0.24, 1), 0.06)
        gore = np.where(np.abs(x) > 0.12, gore, 9.0)
        D += 0.014 * toe - 0.016 * np.exp(-((gore / 0.02) ** 2)) - 0.010 * (gore < 0)
        D += 0.006 * np.sin(lean / 0.035 * 2 * np.pi) * (gore < -0.01)
    if kind == "kitchen":
        seam = z - 0.86 - 0.10 * np.cos(y * 1.4)
        D -= 0.012 * np.exp(-((seam / 0.016) ** 2)) * smooth(-0.95, -0.55, y)
    if wide:
        level = feather.set_down(P)[..., 2]
        for k in range(3):
            D += 0.016 * np.exp(-(((level - 2.14 - 0.09 * k) / 0.02) ** 2))
        D += 0.020 * toe
    collar = smooth(0.90, 0.93, sv)[None] * np.ones_like(x) if not wide else 0 * x
    D += collar * 0.03
    D += 0.006 * fbm(P * 2.0, 2, 3) * (1 - toe)
    fold = np.exp(-(((y + 0.80) / 0.18) ** 2)) * smooth(0.5, 0.8, z)
    D += 0.006 * fold * (1 - 2 * np.abs(fbm(np.stack([x * 1.3, y * 8, z], -1), 2, 5)))
    P2, C = feather.set_down(P + N * D[..., None]), feather.set_down(C)
    m = M.Mat("upper")
    zone = m.attr("zone").outputs["Fac"]
    m.link(
        m.mixcol(zone, M.col(color), tuple(c * 0.75 for c in M.col(color)[:3]) + (1,)),
        m.b.inputs["Base Color"],
    )
    m.link(m.ramp(zone, 0, 1, 0.34 if not wide else 0.28, 0.85), m.b.inputs["Roughness"])
    grain = m.new("ShaderNodeTexVoronoi", Scale=44.0)
    m.link(m.coord(), grain.inputs["Vector"])
    m.bump(grain.outputs["Distance"], 0.12 if not wide else 0.03, 0.006)
    soft = np.maximum((gore < 0) * 1.0, collar)
    shoe.shell(root(), P2, C, m.m, dict(zone=soft), dict(zone=1), 0.2 if wide else 0.5)
    thread = M.fabric("b4b9be" if kind == "slip" else "5b6066", 20, "Object", 0.2)
    if kind != "overboot":
        row = int(np.argmin(np.abs(sv - 0.885)))
        stitches("collar", P2[:, row], N[:, row], thread, 0.05, 0.032, 0.007)
    else:
        overboot_strap(P2, N, sv, color)
    rubber = M.rubber(sole, 0.48, 0.1, gs=60)
    outsole = M.rubber(sole, 0.52, 0.15, gs=60)
    tread = dict(slip="drainage", kitchen="waves", overboot="")[kind]
    lines = () if kind == "kitchen" else (0.66, 0.56)
    shoe.sole(root(), P2, O, rubber, outsole, lines, tread)


def overboot_strap(P, N, sv, color):
    """A level band round the ankle, moulded in the colour of the boot; no metal."""
    above = sv > 0.52
    rows = np.where(above)[0][0] + np.abs(P[:, above, 2] - 1.62).argmin(1)
    columns = np.arange(len(P))
    ring, out = P[columns, rows], N[columns, rows]
    for _ in range(40):
        ring = (np.roll(ring, 1, 0) + 2 * ring + np.roll(ring, -1, 0)) / 4
        out = norm(np.roll(out, 1, 0) + 2 * out + np.roll(out, -1, 0))
    moulded = M.plastic(color, 0.30, 0.03)
    strap("strap", ring + out * 0.03, out, 0.24, 0.06, moulded, closed=True)
