"""Aprons. Options: kind pvc, laid out flat, or leather, hanging from an invisible wearer."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, -10), elev=5, frame=0.88, lift=0.08),
    "laid": dict(rot=(-90, 0, -5), elev=78, frame=0.86),
    "buckle": dict(rot=(-90, 0, -5), elev=78, frame=0.86, zoom=(4.0, 0.02, 0.335)),
    "bib": dict(rot=(0, 0, -10), elev=5, frame=0.88, lift=0.08, zoom=(3.3, -0.02, 0.335)),
}


def outline(kind):
    """Half width of the apron at every height, 0 at the hem to 1 at the bib's edge."""
    z = np.linspace(0, 1, 260)
    hem = 3.3 if kind == "pvc" else 2.9
    bib = 1.25 if kind == "pvc" else 1.35
    waist = smooth(0.60, 0.86, z)
    corner = np.sqrt(np.clip(1 - np.clip((0.05 - z) / 0.05, 0, 1) ** 2, 0, 1))
    return z, (hem * (1 - waist) + bib * waist) * (0.94 + 0.06 * corner)


def sheet(kind, height):
    """The cloth: round the chest, straight from the waist, in folds towards the hem."""
    t, half = outline(kind)
    u = np.linspace(-1, 1, 300)
    U, T = np.meshgrid(u, t, indexing="ij")
    x = U * half[None]
    z = T * height
    belly = 1.15 + 0.25 * np.exp(-(((T - 0.55) / 0.2) ** 2)) - 0.12 * T
    wrap = belly * (1 - np.sqrt(np.clip(1 - (x / 3.9) ** 2, 0.05, 1))) * 2.2
    fold = (1 - smooth(0.15, 0.72, T)) * (
        0.16 * np.sin(x * 2.1 + 0.9) + 0.10 * np.sin(x * 3.7 + 2.0 + 1.2 * T)
    )
    if kind == "pvc":
        belly, wrap, fold = 0, 0, 0.35 * fold
    y = -belly + wrap - fold * 1.1 + 0.02 * fbm(np.stack([x, z * 0.4, 0 * x], -1) * 0.7, 2, 7)
    return np.stack([x * (1 - 0.05 * (1 - T)), y, z], -1)


def band_between(material, points, width, laid=False):
    C = catmull(np.array(points, float), 160)
    T = norm(np.gradient(C, axis=0))
    out = norm(C * [0.3, 1, 0] + [0, -0.2, 0.001])
    if laid:
        out = np.tile([0.0, -1.0, 0.0], (160, 1))
    N = norm(out - T * (out * T).sum(-1, keepdims=True))
    strap("strap", C, N, width, 0.05, material)
    return C, N


def on_band(C, N, k):
    """A frame on a band: x across, y along, z away from the wearer."""
    along = norm(C[k + 1] - C[k - 1])
    axes = Matrix(np.stack([np.cross(along, N[k]), along, N[k]], 1).tolist()).to_euler()
    return group("on band", loc=C[k], rot=[math.degrees(a) for a in axes])


def facing(at, N):
    turn = Vector(N).to_track_quat("Z", "Y").to_euler()
    return group("sewn on", loc=at, rot=[math.degrees(a) for a in turn])


def edge_seam(P, N, thread):
    """Two rows of stitches inside the edge, all round."""
    for i, j in ((13, 5), (20, 8)):
        a, b = slice(i, -i), slice(j, -j)
        for at in ((i, b), (-1 - i, b), (a, j), (a, -1 - j)):
            stitches("hem", P[at] + N[at] * 0.05, N[at], thread, 0.09, 0.06, 0.012)


def split_leather(colour):
    """Velvety split, evenly tanned with faint clouds."""
    m = M.Mat("split")
    c = M.col(colour)
    clouds = m.math("ADD", m.math("MULTIPLY", m.noise(1.1, 4, 0.6), 0.7), m.noise(34, 3, 0.6))
    shade = m.ramp(clouds, 0.5, 1.2, 0.86, 1.06)
    scale = m.new("ShaderNodeVectorMath", operation="SCALE")
    scale.inputs[0].default_value = c[:3]
    m.link(shade, scale.inputs["Scale"])
    m.link(scale.outputs[0], m.b.inputs["Base Color"])
    m.set(Roughness=0.95, Specular=0.12, Sheen=0.5, Sheen_Tint=0.6)
    m.bump(m.noise(120, 4, 0.7), 0.4, 0.010)
    return m.m


def side_release(C, N, k):
    """A quick-release buckle in two halves on the webbing."""
    at = on_band(C, N, k)
    hard = M.plastic("17181a", 0.4, 0.1)
    rbox("female", (0.46, 0.36, 0.15), 0.07, hard, edge=0.05, loc=(0, 0.16, 0.01), parent=at)
    rbox("male", (0.46, 0.20, 0.13), 0.06, hard, edge=0.05, loc=(0, -0.22, 0.01), parent=at)
    rbox("tongue", (0.28, 0.24, 0.08), 0.03, hard, edge=0.03, loc=(0, -0.06, 0.02), parent=at)


def roller_buckle(C, N, k, metal, leather):
    """A brass frame with its prong, and the keeper above it."""
    at = on_band(C, N, k)
    ring = np.c_[rrect(0.60, 0.50, 0.10, 10), np.full(44, 0.05)]
    tube("frame", resample(ring, 300, True), 0.04, metal, 14, closed=True, parent=at)
    prong = np.array([[0, -0.26, 0.06], [0, 0.0, 0.10], [0, 0.29, 0.08]])
    tube("prong", prong, 0.026, metal, 12, parent=at)
    rbox("keeper", (0.50, 0.14, 0.13), 0.05, leather, edge=0.03, loc=(0, 0.56, 0.01), parent=at)


def pvc_fittings(P, N, height):
    web = M.webbing("17401f", ribs=4, pitch=26)
    ends = []
    for k in (40, -41):
        at, out = P[k, -10], N[k, -10]
        frame = facing(at + out * 0.03, out)
        torus("ring", 0.13, 0.045, M.metal("b9bdc2", 0.3), parent=frame)
        torus("weld", 0.21, 0.03, M.plastic("0f5a34", 0.3), parent=frame)
        cyl("hole", 0.11, 0.02, M.plastic("0c120e", 0.6), 0.005, parent=frame)
        ends.append(at + out * 0.08)
    left, right = ends
    rise = np.array([0.0, 0.0, 0.55])
    neck = [left, left + rise, left + [0.0, 0, 1.5], (0.12, -0.1, height + 2.2)]
    neck += [right + [0.08, 0, 1.5], right + rise, right]
    C, out = band_between(web, neck, 0.22, laid=True)
    side_release(C, out, 134)
    for side, k in ((-1, 0), (1, -1)):
        start = P[k, int(0.60 * 259)]
        bends = [(0.6, -0.35), (0.95, -1.4), (0.55, -2.7), (0.85, -4.0)]
        path = [start] + [start + [side * x, 0.02, z] for x, z in bends]
        band_between(web, path, 0.28, laid=True)


def leather_fittings(P, N, height):
    edge_seam(P, N, M.fabric("f2d08a", 20, "Object", 0.2))
    tan, brass = M.leather("8c6232", 0.5), M.metal("b49a5a", 0.24)
    waist = int(0.62 * 259)
    for side, k in ((-1, 18), (1, -19)):
        top, out = P[k, -16], N[k, -16]
        end = P[-1 if side < 0 else 0, waist]
        path = [top + out * 0.08 - [0, 0, 0.22], top + out * 0.09 + [0, 0.06, 0.45]]
        path += [top + [-side * 0.1, 0.8, 1.2], (-side * 0.2, 1.7, height + 0.6)]
        path += [(-side * 1.9, 1.2, height * 0.80), end + [0, 0.5, 0.2], end]
        C, away = band_between(tan, path, 0.42)
        roller_buckle(C, away, 15, brass, tan)
    for k, row in ((18, -16), (-19, -16), (8, waist), (-9, waist)):
        lift = 0.12 if row < 0 else 0.05
        at = facing(P[k, row] + N[k, row] * lift, N[k, row])
        dome = [(0, 0.06), (0.10, 0.05, 0.02), (0.13, 0, 0.02)]
        lathe("rivet", dome, brass, 40, parent=at)


def build(view="hero", kind="pvc"):
    height = 11.6 if kind == "pvc" else 9.6
    P = sheet(kind, height)
    N = grid_normals(P)
    N *= np.sign(-N[..., 1:2])
    pvc = kind == "pvc"
    m = M.plastic("12653a", 0.34, 0.04, gs=30, coat=0.25) if pvc else split_leather("a97f52")
    body = grid("apron", P, m)
    thick = body.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.05 if pvc else 0.09, 0
    edge = np.vstack([P[:, 0], P[-1, 1:], P[::-1, -1][1:], P[0, ::-1][1:]])
    tube("edge", resample(edge, 900, True), 0.055, m, 10, closed=True)
    (pvc_fittings if pvc else leather_fittings)(P, N, height)
