"""A PVC apron, hanging. `flat_apron.py` shows aprons laid flat."""

from fasteners import side_release
from geom import *
import materials as M

VIEWS = {"hero": dict(rot=(0, 0, -10), elev=5, frame=0.88, lift=0.08)}


def outline():
    """Half width of the apron at every height, 0 at the hem to 1 at the bib's edge."""
    z = np.linspace(0, 1, 260)
    waist = smooth(0.60, 0.86, z)
    corner = np.sqrt(np.clip(1 - np.clip((0.05 - z) / 0.05, 0, 1) ** 2, 0, 1))
    return z, (3.3 * (1 - waist) + 1.25 * waist) * (0.94 + 0.06 * corner)


def sheet(height):
    """The cloth, in folds towards the hem."""
    t, half = outline()
    u = np.linspace(-1, 1, 300)
    U, T = np.meshgrid(u, t, indexing="ij")
    x = U * half[None]
    z = T * height
    fold = (1 - smooth(0.15, 0.72, T)) * (
        0.16 * np.sin(x * 2.1 + 0.9) + 0.10 * np.sin(x * 3.7 + 2.0 + 1.2 * T)
    )
    y = -0.385 * fold + 0.02 * fbm(np.stack([x, z * 0.4, 0 * x], -1) * 0.7, 2, 7)
    return np.stack([x * (1 - 0.05 * (1 - T)), y, z], -1)


def band_between(material, points, width):
    C = catmull(np.array(points, float), 160)
    T = norm(np.gradient(C, axis=0))
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


def buckle(C, N, k):
    """A quick-release buckle on the webbing."""
    at = on_band(C, N, k)
    hard = M.plastic("17181a", 0.4, 0.1)
    side_release(hard, 0.46, at, (0, 0, 0.01))


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
    C, out = band_between(web, neck, 0.22)
    buckle(C, out, 134)
    for side, k in ((-1, 0), (1, -1)):
        start = P[k, int(0.60 * 259)]
        bends = [(0.6, -0.35), (0.95, -1.4), (0.55, -2.7), (0.85, -4.0)]
        path = [start] + [start + [side * x, 0.02, z] for x, z in bends]
        band_between(web, path, 0.28)


def build(view="hero"):
    height = 11.6
    P = sheet(height)
    N = grid_normals(P)
    N *= np.sign(-N[..., 1:2])
    m = M.plastic("12653a", 0.34, 0.04, gs=30, coat=0.25)
    body = grid("apron", P, m)
    thick = body.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.05, 0
    edge = np.vstack([P[:, 0], P[-1, 1:], P[::-1, -1][1:], P[0, ::-1][1:]])
    tube("edge", resample(edge, 900, True), 0.055, m, 10, closed=True)
    pvc_fittings(P, N, height)
