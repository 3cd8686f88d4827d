"""Aprons laid flat. Option: kind pvc or leather."""

from fasteners import side_release
from flat_cloth import mirrored_outline, ups
from geom import *
from laid_garment import Cut
from wrinkles import RAKE, scattered
import materials as M

FLAT = dict(rot=(0, 0, 4), elev=76, frame=0.87, lights=RAKE)
VIEWS = {
    "laid": dict(FLAT),
    "bib": dict(FLAT, zoom=(3.2, 0.0, 0.24)),
}
# half outlines from the middle of the hem to the middle of the bib, in decimetres
PVC = [(0, 0), (3.9, 0.02), (4.38, 0.20), (4.45, 0.7), (4.45, 7.2), (4.30, 7.9, 1)]
PVC += [(3.2, 8.3), (2.15, 9.4), (1.55, 11.2), (1.50, 11.85), (1.38, 11.98), (0, 12.0)]
LEATHER = [(0, 0), (2.5, 0.02), (2.92, 0.20), (3.0, 0.6), (3.0, 5.9), (2.92, 6.3, 1)]
LEATHER += [(2.2, 6.9), (1.65, 7.9), (1.45, 9.4), (1.42, 9.86), (1.30, 9.98), (0, 10.0)]


def split_leather(colour):
    """Velvety split, tanned in faint clouds, its nap stroked this way and that."""
    m = M.Mat("split")
    c = M.col(colour)
    clouds = m.ramp(m.noise(0.8, 4, 0.6), 0.3, 0.7, 0.86, 1.06)
    nap = m.ramp(m.noise(9, 6, 0.75, distortion=0.5), 0.3, 0.7, 0.86, 1.08)
    fibre = m.ramp(m.noise(110, 4, 0.8), 0.3, 0.7, 0.80, 1.14)
    shade = m.math("MULTIPLY", clouds, m.math("MULTIPLY", nap, fibre))
    scale = m.new("ShaderNodeVectorMath", operation="SCALE")
    scale.inputs[0].default_value = c[:3]
    m.link(shade, scale.inputs["Scale"])
    m.link(scale.outputs[0], m.b.inputs["Base Color"])
    m.set(Roughness=0.95, Specular=0.12, Sheen=0.5, Sheen_Tint=0.6)
    m.bump(m.math("ADD", m.noise(120, 4, 0.7), m.noise(24, 4, 0.7)), 0.5, 0.010)
    return m.m


def band(points, material, width, thick=0.05):
    """A strap that lies on the floor or on the apron: points with their heights."""
    C = catmull(np.array(points, float), 220)
    strap("band", C, ups(C), width, thick, material)
    return C


def spread(kind):
    """The sheet with the creases of its packing, and folds towards the hem."""
    pvc = kind == "pvc"
    p = Cut(mirrored_outline(PVC if pvc else LEATHER, 400), 0.03)
    tall = 12.0 if pvc else 10.0
    raised = 0.07 * np.cos(1.15 * p.x + 0.5 + 0.1 * p.y) * smooth(0.75 * tall, 0.1 * tall, p.y)
    if pvc:
        raised = 0.5 * raised
        for level, up in ((3.0, 1), (6.0, -1), (9.0, 1)):  # the folds of its packing, to and fro
            away = p.y - level - 0.02 * np.sin(1.3 * p.x)
            raised = raised + up * (0.05 * np.exp(-np.abs(away) / 0.30) + 0.02 * np.exp(-((away / 0.05) ** 2)))
        away = p.x - 0.02 * np.sin(0.9 * p.y)
        raised = raised - 0.05 * np.exp(-np.abs(away) / 0.30) - 0.02 * np.exp(-((away / 0.05) ** 2))
        raised = raised + scattered(p.x, p.y, 5, 16, 70, 40, 1.3, 0.03) * smooth(0.05, 0.5, p.inside)
    else:
        raised = raised + scattered(p.x, p.y, 9, 7, 80, 50, 3.4, 0.055) * smooth(0.05, 0.6, p.inside)
    material = M.plastic("12653a", 0.60, 0.03, gs=30) if pvc else split_leather("a97f52")
    p.lay("apron", material, 0.10, 0.05, soft=0.10, seed=3, strength=0.0 if pvc else 0.35, raised=raised)
    return p


def height(p, x, y):
    return float(p.height(np.array([x]), np.array([y]))[0])


def eyelet(p, x, y):
    at = group("eyelet", loc=(x, y, height(p, x, y) + 0.03))
    torus("weld", 0.22, 0.030, M.plastic("0f5a34", 0.4), parent=at)
    torus("ring", 0.13, 0.045, M.metal("b9bdc2", 0.3), loc=(0, 0, 0.03), parent=at)
    cyl("hole", 0.11, 0.02, M.plastic("0c120e", 0.6), 0.005, loc=(0, 0, 0.01), parent=at)


def welded_hem(p):
    """The line along which the edge is turned and welded."""
    ring = resample(p.edge, 900, True)
    inward = norm(ring - p.edge.mean(0))
    row = ring - 0.22 * inward
    C = np.c_[row, p.height(*row.T) + 0.004]
    tube("weld line", C, 1, M.plastic("0f5a34", 0.5), prof=superellipse(0.012, 0.03, 2, 10), closed=True)


def pvc_straps(p):
    web = M.webbing("17401f", ribs=6, pitch=30)
    welded_hem(p)
    for side in (-1, 1):
        eyelet(p, side * 1.12, 11.55)
        eyelet(p, side * 3.98, 7.55)
    z = height(p, 1.12, 11.55) + 0.10
    neck = [(-1.12, 11.50, z), (-1.16, 12.1, 0.14), (-1.30, 13.0, 0.05), (-0.75, 14.1, 0.05)]
    neck += [(0.35, 14.25, 0.05), (1.20, 13.5, 0.05), (1.22, 12.3, 0.12), (1.12, 11.50, z)]
    C = band(neck, web, 0.30)
    hard = M.plastic("17181a", 0.4, 0.1)
    k = 168
    turn = math.degrees(math.atan2(*(C[k + 1] - C[k - 1])[[1, 0]])) - 90
    at = group("buckle", loc=C[k] + [0, 0, 0.05], rot=(0, 0, turn))
    side_release(hard, 0.48, at)
    ways = {-1: [(0.7, -0.4), (1.15, -1.5), (0.75, -2.9), (0.95, -4.4)]}
    ways[1] = [(0.75, -0.3), (1.05, -1.6), (0.6, -3.0), (1.0, -4.6)]
    for side, way in ways.items():
        z = height(p, side * 3.98, 7.55) + 0.10
        path = [(side * 3.98, 7.55, z), (side * 4.42, 7.45, 0.16)]
        path += [(side * (4.0 + x), 7.55 + y, 0.05) for x, y in way]
        band(path, web, 0.30)


def rivet(p, x, y, brass, lift=0.0):
    at = group("rivet", loc=(x, y, height(p, x, y) + lift))
    lathe("rivet", [(0, 0.07), (0.10, 0.06, 0.02), (0.14, 0, 0.02)], brass, 40, parent=at)


def roller_buckle(at, brass, leather):
    """A brass frame round the strap, its prong, and the keeper close above."""
    ring = np.c_[rrect(0.70, 0.56, 0.10, 10), np.full(44, 0.04)]
    tube("frame", resample(ring, 300, True), 0.040, brass, 14, closed=True, parent=at)
    prong = np.array([[0, -0.27, 0.07], [0, -0.05, 0.085], [0, 0.20, 0.10], [0, 0.33, 0.095]])
    tube("prong", catmull(prong, 40), 0.028, brass, 12, parent=at)
    torus("hinge", 0.045, 0.022, brass, loc=(0, -0.27, 0.04), rot=(0, 90, 0), parent=at)
    keeper = np.array([[-0.285, 0.55, -0.05], [-0.285, 0.55, 0.04], [-0.24, 0.55, 0.062], [0.24, 0.55, 0.062], [0.285, 0.55, 0.04], [0.285, 0.55, -0.05]])
    tube("keeper", resample(keeper, 120), 1, leather, prof=superellipse(0.075, 0.016, 4, 24), parent=at, up=(0, 1, 0))


def leather_straps(p):
    tan, brass = split_leather("9a7145"), M.metal("b49a5a", 0.26)
    thread = M.fabric("f2d08a", 20, "Object", 0.2)
    for inset in (0.13, 0.22):
        p.stitch_inside(inset, thread, 0.11)
    for side in (-1, 1):
        z = height(p, side * 1.02, 9.6) + 0.06
        low = 0.05 + 0.06 * (side > 0)
        path = [(side * 1.02, 9.30, z), (side * 1.02, 9.75, z), (side * 1.02, 10.3, z - 0.02)]
        path += [(side * 0.98, 11.0, low), (side * 0.66, 11.7, low), (-side * 0.2, 12.2, low + 0.02), (-side * 1.25, 11.9, low)]
        path += [(-side * 2.05, 10.3, 0.04), (-side * 2.55, 8.4, 0.04), (-side * 2.55, 7.0, 0.03)]
        path += [(-side * 2.45, 5.6, 0.03)]
        C = band(path, tan, 0.54, 0.07)
        k = int(np.argmin(np.abs(C[:60, 1] - 10.22)))
        roller_buckle(group("buckle", loc=C[k] + [0, 0, 0.02]), brass, tan)
        for reach in (0.85, 1.10, 1.35):
            spot = C[int(np.searchsorted(arclen(C), arclen(C)[k] + reach))]
            cyl("hole", 0.035, 0.02, M.plastic("2b1c0e", 0.9), 0.002, spot + [0, 0, 0.032], seg=24)
        rivet(p, side * 1.02, 9.46, brass, 0.09)
        rivet(p, side * 2.62, 6.12, brass)


def build(view="laid", kind="pvc"):
    p = spread(kind)
    (pvc_straps if kind == "pvc" else leather_straps)(p)
