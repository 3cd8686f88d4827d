"""A glove whose cuff is turned back over itself, so that its lining shows.

Options: kind nitrile, neoprene, winter or rubber.
"""

import chemglove
import gloves
import hand as H
import materials as M
from geom import *

VIEWS = {
    "hero": dict(rot=(0, 0, 28), elev=48, frame=0.86),
    "cuff": dict(rot=(0, 0, 30), elev=44, frame=0.86, zoom=(1.75, 0.08, -0.23)),
    "short": dict(rot=(0, 0, 30), elev=44, frame=0.86, zoom=(1.45, 0.10, -0.19)),
}
KINDS = dict(
    nitrile=dict(cuff=(1.35, 0.37, 0.58), gaunt=0.10, flat=0.74, shell="157a4a", lining="e9e7df"),
    neoprene=dict(cuff=(1.35, 0.37, 0.56), gaunt=0.08, flat=0.74, shell="1b1c1e", lining="cfc6ae"),
    winter=dict(cuff=(0.66, 0.335, 0.37), gaunt=0.0, flat=0.74, shell="1b1c1e", lining="d8d2c4"),
    rubber=dict(cuff=(1.45, 0.40, 0.60), gaunt=0.10, flat=0.74, shell="1b1c1e", lining="f2b400"),
)


def lining_material(name, kind):
    m = M.Mat("lining")
    colour, shell = M.col(kind["lining"]), M.col(kind["shell"])
    shade = m.ramp(m.noise(22, 4, 0.7), 0.3, 0.7, 0.86, 1.06)
    scale = m.new("ShaderNodeVectorMath", operation="SCALE")
    scale.inputs[0].default_value = colour[:3]
    m.link(shade, scale.inputs["Scale"])
    edge = m.attr("edge").outputs["Fac"]
    m.link(m.mixcol(edge, scale.outputs[0], shell), m.b.inputs["Base Color"])
    rough = name != "rubber"
    m.set(Roughness=0.95 if rough else 0.42, Specular=0.15 if rough else 0.45)
    m.set(Sheen=0.4 if rough else 0.0)
    if name == "neoprene":
        sep = m.new("ShaderNodeSeparateXYZ")
        m.link(m.attr("knit").outputs["Vector"], sep.inputs[0])
        loops = [m.math("SINE", m.math("MULTIPLY", sep.outputs[k], 190.0), 0) for k in "XY"]
        m.bump(m.math("MULTIPLY", *loops), 0.5, 0.010)
    elif rough:
        m.bump(m.noise(70, 6, 0.8), 0.6, 0.014)
    return m.m


def terry(P, colour, parent):
    """Loops of pile all over a turned lining: P[around, along], its outside on the left of its run."""
    rng = np.random.default_rng(7)
    around, along = P.shape[:2]
    span = np.linalg.norm(np.diff(P, axis=0), axis=-1).sum(0)
    length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=1), axis=-1).mean(0))]
    N = grid_normals(P, cu=True)
    N *= np.sign((N * P * [1, 0, 1.6]).sum(-1)[:, -60:].mean())
    seats = []
    for k, at in enumerate(np.arange(0.05, length[-1] - 0.02, 0.0118)):
        j = int(np.searchsorted(length, at))
        count = int(span[j] / 0.0125)
        turn = (np.arange(count) + 0.5 * (k % 2)) / count + rng.normal(0, 0.22 / count, count)
        seats.append(np.c_[(turn % 1) * around, np.full(count, j) + rng.normal(0, 0.4, count)])
    seats = np.vstack(seats)
    i, j = seats[:, 0].astype(int) % around, np.clip(seats[:, 1], 1, along - 2).astype(int)
    foot, up = P[i, j], N[i, j]
    side = norm(P[(i + 1) % around, j] - P[i - 1, j])
    other = np.cross(up, side)
    aim = rng.normal(0.2, 0.55, len(foot))[:, None]
    across = side * np.cos(aim) + other * np.sin(aim)
    lean = norm(up + 0.30 * rng.normal(0, 1, up.shape))
    high, wide = rng.uniform(0.015, 0.023, (len(foot), 1)), rng.uniform(0.0065, 0.010, (len(foot), 1))
    arc, ring = np.linspace(-0.15, 1.15, 11) * np.pi, np.linspace(0, 2 * np.pi, 6, endpoint=False)
    C = foot[:, None] + lean[:, None] * (high[:, None] * np.sin(arc)[None, :, None])
    C = C + across[:, None] * (wide[:, None] * np.cos(arc)[None, :, None])
    T = norm(np.gradient(C, axis=1))
    B = norm(np.cross(across, lean))[:, None] + 0 * C
    A = np.cross(T, B)
    thick = 0.0038 * (1 + 0.15 * rng.normal(0, 1, (len(foot), 1, 1, 1)))
    V = C[:, :, None] + thick * (A[:, :, None] * np.cos(ring)[:, None] + B[:, :, None] * np.sin(ring)[:, None])
    one = grid_faces(11, 6, False, True)
    F = (one[None] + (np.arange(len(foot)) * 66)[:, None, None]).reshape(-1, 4)
    yarn = M.Mat("pile")
    tone = yarn.math("MULTIPLY", yarn.attr("tone").outputs["Fac"], yarn.ramp(yarn.noise(120, 3), 0.3, 0.7, 0.86, 1.06))
    scale = yarn.new("ShaderNodeVectorMath", operation="SCALE")
    scale.inputs[0].default_value = M.col(colour)[:3]
    yarn.link(tone, scale.inputs["Scale"])
    yarn.link(scale.outputs[0], yarn.b.inputs["Base Color"])
    yarn.set(Roughness=0.95, Specular=0.1, Sheen=0.2)
    depth = np.clip(0.62 + 0.40 * np.sin(np.clip(arc, 0, np.pi)), 0, 1)
    shade = rng.uniform(0.88, 1.04, (len(foot), 1, 1)) * depth[None, :, None] * np.ones((1, 1, 6))
    mesh("pile", V.reshape(-1, 3), F[:, ::-1], yarn.m, attrs=dict(tone=shade.ravel()), parent=parent)


def within_fold(parent, below):
    """Remove the end of the glove's wall: the lining lies on either side of it, and round its edge."""
    bm = bmesh.new()
    ob = next(ob for ob in parent.children if ob.name.split(".")[0] == "glove")
    bm.from_mesh(ob.data)
    bmesh.ops.delete(bm, geom=[v for v in bm.verts if v.co.y < below], context="VERTS")
    bm.to_mesh(ob.data)
    bm.free()


def turned_back(parent, name, depth):
    """The band of lining: out of the opening, round the fold and up over the cuff."""
    kind = KINDS[name]
    end = -kind["cuff"][0]
    within_fold(parent, end + 0.20)
    thick = 0.022 if name == "winter" else 0.0
    pocket = [(-0.115, end + 0.33), (-0.075, end + 0.31), (-0.060, end + 0.25)]
    fold = [(-0.054, end + 0.06), (-0.02, end - 0.010), (0.008 + thick, end - 0.022)]
    over = [(0.030 + thick, end + 0.02), (0.036 + thick, end + 0.12)]
    over += [(0.042 + thick, end + 0.5 * depth), (0.050 + thick, end + depth - 0.08)]
    bead = [(0.056, end + depth - 0.03), (0.072, end + depth), (0.058, end + depth + 0.022)]
    if name == "winter":
        bead = [(0.076, end + depth - 0.02), (0.066, end + depth + 0.008)]
    tuck = [(0.034, end + depth + 0.01), (0.010, end + depth - 0.06)]
    path = catmull(np.array(pocket + fold + over + bead + tuck), 320)
    angles = np.linspace(0, 2 * np.pi, 720, endpoint=False)
    measures = kind["cuff"], kind["gaunt"], kind["flat"]
    P = np.stack([H.cuff_section(*measures, y, off, angles) for off, y in path], 1)
    soft = fbm(P * [2.2, 1.6, 2.2] + 4, 2, 5) * smooth(end - 0.02, end + 0.2, P[..., 1])
    outer = (np.arange(320) > 110)[None] * np.ones((720, 1))
    out = norm(P * [1, 0, 1.6])
    P = P + out * (0.016 * soft * outer)[..., None]
    along = arclen(path)
    edge = (along > along[-1] - 0.165)[None] + 0 * P[..., 0]
    knit = np.stack([angles[:, None] * 0.55 + 0 * edge, along[None] + 0 * edge, 0 * edge], -1)
    attrs = dict(edge=edge * (name != "winter"), knit=knit)
    if name == "winter":
        terry(P[:, 30:], kind["lining"], parent)
    grid("lining", P, lining_material(name, kind), cu=True, attrs=attrs, parent=parent)


def build(view="hero", kind="nitrile", depth="0.62"):
    at = group("glove", loc=(0, 0, 0.24))
    if kind == "winter":
        options = dict(liner="d2470a", coat="e8500c", hem="d8d2c4", full=True, rough=0.34, finish="smooth")
        gloves.dipped(at, spots="palm", spot="17181a", rim=False, **options)
    else:
        style = dict(nitrile="chemical", neoprene="black", rubber="electrical")[kind]
        colour = KINDS[kind]["shell"]
        chemglove.glove(at, False, style, 3, color=colour, inner=KINDS[kind]["lining"], rim=False)
    turned_back(at, kind, float(depth))
