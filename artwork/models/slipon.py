"""Shoes without laces: slip-on with elastic gore, kitchen shoe, dielectric overboot.

Options: kind slip, kitchen or overboot; color; sole.
"""

from geom import *
import feather
import materials as M
import shoe
import soles

VIEWS = {
    "hero": dict(rot=(0, 0, 52), elev=12, frame=0.84),
    "open": dict(rot=(0, 0, 66), elev=32, frame=0.84),
    "side": dict(rot=(0, 0, 92), elev=14, frame=0.84),
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
        top=shoe.vamp(0.45, 0.545, 0.655, 0.75, 0.83, 0.92, 1.045)
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


def build(view="hero", kind="slip", color="c9ccd0", sole="b4b8bc"):
    shape = SHAPES[kind]
    O = shoe.outline()
    wide = kind == "overboot"
    ankle = [(0, 0.42), (0.5, 0.44), (0.62, 0.46), (0.75, 0.43), (0.9, 0.42), (1, 0.42)]
    if wide:
        ankle = [(0, 0.46), (0.5, 0.50), (0.62, 0.54), (0.75, 0.60), (0.9, 0.70), (1, 0.76)]
    P, N, sv, C = shoe.loft(shape["top"], bottom_curve(shape["heel"]), ankle, O, 640, 720)
    if not wide:
        P[..., 2] += shoe.topline(P, sv, 0.26, 0.10)
        P[..., 1] += heel_curve(P)
        C = C + [0, -0.08]
        N = shoe.outward(P, C)
    x, y, z = P[..., 0], P[..., 1], P[..., 2]
    D = np.zeros_like(x)
    toe = shoe.toe_cap(y, z)
    if kind == "slip":
        D += 0.010 * toe
    if kind == "kitchen":
        seam = z - 0.86 - 0.10 * np.cos(y * 1.4)
        D -= 0.012 * np.exp(-((seam / 0.016) ** 2)) * smooth(-0.95, -0.55, y)
    if wide:
        level = feather.set_down_level(P, 1.0, 2.0)[..., 2]
        for k in range(3):
            D += 0.016 * np.exp(-(((level - 2.14 - 0.09 * k) / 0.02) ** 2))
        D += 0.020 * toe
    collar = smooth(0.90, 0.93, sv)[None] * np.ones_like(x) if not wide else 0 * x
    D += collar * 0.03
    D += 0.003 * fbm(P * 1.5, 2, 3) * (1 - toe)
    fold = np.exp(-(((y + 0.80) / 0.18) ** 2)) * smooth(0.5, 0.8, z)
    D += 0.005 * fold * (1 - 2 * np.abs(fbm(np.stack([x * 1.3, y * 8, z], -1), 2, 5)))
    begin, end = (1.0, 2.0) if wide else (9.0, 10.0)
    P2 = feather.tucked(feather.set_down_level(P + N * D[..., None], begin, end), O)
    C = feather.set_down_level(C, begin, end)
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
    shoe.shell(root(), P2, C, m.m, dict(zone=collar), dict(zone=1), 0.2 if wide else 0.5)
    thread = M.fabric("b4b9be" if kind == "slip" else "5b6066", 20, "Object", 0.2)
    if kind != "overboot":
        row = int(np.argmin(np.abs(sv - 0.885)))
        stitches("collar", P2[:, row], N[:, row], thread, 0.05, 0.032, 0.007)
    if kind == "slip":
        for side in (-1, 1):
            elastic_gore(P, P2, side, thread)
    if wide:
        overboot_strap(P2, N, sv, color)
    rubber = M.rubber(sole, 0.48, 0.1, gs=60)
    outsole = M.rubber(sole, 0.52, 0.15, gs=60)
    tread = dict(slip="drainage", kitchen="waves", overboot="")[kind]
    lines = () if kind == "kitchen" else (0.66, 0.56)
    soles.sole(root(), P2, O, rubber, outsole, lines, tread)


def elastic_gore(P, P2, side, thread):
    """A ribbed elastic panel on one side, from below the edge of the opening towards the sole."""
    lean, up = np.meshgrid(np.linspace(-0.16, 0.16, 200), np.linspace(0, 1, 60), indexing="ij")
    order = np.argsort(P[:, -1, 1])
    edge = np.full(lean.shape, 1.1)
    for _ in range(6):  # its upper end lies along the edge of the opening
        edge = np.interp(lean + 0.06 - 0.45 * (edge - 0.9), P[order, -1, 1], P[order, -1, 2]) - 0.13
    z = 0.76 + (edge - 0.76) * up
    y = lean + 0.06 - 0.45 * (z - 0.9)
    C = feather.on_side(P, side, 0.6, 1.5, y, z, P2)
    for _ in range(12):
        C[1:-1] = 0.25 * C[:-2] + 0.5 * C[1:-1] + 0.25 * C[2:]
        C[:, 1:-1] = 0.25 * C[:, :-2] + 0.5 * C[:, 1:-1] + 0.25 * C[:, 2:]
    N = grid_normals(C)
    N *= np.sign(N[..., :1] * side)
    border = np.minimum.reduce([0.16 - np.abs(lean), 0.5 * up, 0.5 * (1 - up)])
    rise = -0.006 + 0.012 * smooth(0, 0.02, border)
    rise += 0.006 * np.cos(lean / 0.032 * 2 * np.pi) * smooth(0.012, 0.03, border)
    elastic = M.fabric("8d9399", 60, "Object", 0.3)
    grid("gore", C + N * rise[..., None], elastic)
    line, out = (np.concatenate([A[0], A[:, -1], A[-1, ::-1], A[::-1, 0]]) for A in (C, N))
    stitches("gore seam", line + out * 0.004, out, thread, 0.034, 0.023, 0.006)


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
