from geom import *
import hand as H
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, 0), elev=64, frame=0.86),
    "back": dict(rot=(0, 0, -8), elev=64, frame=0.86),
    "palm": dict(rot=(0, 0, 8), elev=64, frame=0.86),
    "detail": dict(rot=(0, 0, 0), elev=64, frame=0.86, zoom=(2.4, -0.16, 0.17)),
}


def knit_mat(liner, coat, rough_coat=0.55, foamy=0.35, gauge=40, name="knit", line=None):
    """liner with V-stitch knit + dipped coating, mixed by vertex attribute"""
    m = M.Mat(name)
    a = m.attr("kuv")
    sep = m.new("ShaderNodeSeparateXYZ")
    m.link(a.outputs["Vector"], sep.inputs[0])
    u, v = sep.outputs["X"], sep.outputs["Y"]
    fu = m.math("SUBTRACT", m.math("FRACT", m.math("MULTIPLY", u, gauge), 0), 0.5)
    au = m.math("ABSOLUTE", fu, 0)
    ph = m.math("ADD", m.math("MULTIPLY", v, gauge * 0.8), m.math("MULTIPLY", au, 1.1))
    w = m.math("ABSOLUTE", m.math("SINE", m.math("MULTIPLY", ph, math.pi), 0), 0)
    valley = m.ramp(au, 0.30, 0.5, 1.0, 0.15)
    ridge0 = m.ramp(au, 0.0, 0.10, 0.55, 1.0)
    h = m.math("MULTIPLY", m.math("MULTIPLY", w, valley), ridge0)
    c = m.attr("coat").outputs["Fac"]
    # coating micro texture
    vo = m.new("ShaderNodeTexVoronoi", Scale=70.0)
    m.link(m.coord(), vo.inputs["Vector"])
    hc = m.math("MULTIPLY", m.math("ADD", vo.outputs["Distance"], m.noise(120, 3)), foamy)
    hh = m.new("ShaderNodeMixRGB")
    m.link(c, hh.inputs[0])
    m.link(h, hh.inputs[1])
    m.link(hc, hh.inputs[2])
    m.bump(hh.outputs[0], 0.75, 0.012)
    L = M.col(liner)
    C = M.col(coat)
    dk = tuple(x * 0.45 for x in L[:3]) + (1,)
    lin = m.mixcol(m.ramp(h, 0, 0.6), dk, L)
    n = m.ramp(m.noise(5, 4), 0.3, 0.7)
    coatc = m.mixcol(
        n, tuple(x * 0.85 for x in C[:3]) + (1,), tuple(min(1, x * 1.2) for x in C[:3]) + (1,)
    )
    m.link(m.mixcol(c, lin, coatc), m.b.inputs["Base Color"])
    m.link(m.ramp(c, 0, 1, 0.92, rough_coat, False), m.b.inputs["Roughness"])
    m.set(Specular=0.35, Sheen=0.15)
    return m.m


def dipped(
    parent,
    palm=False,
    liner="8f969c",
    coat="1c1d1f",
    hem="e2b400",
    mirror=False,
    full=False,
    seed=3,
    thin=False,
    rough=0.5,
):
    flat = 0.74
    V, F, segs = H.build_hand(
        fat=1.0 if not thin else 0.96, spread=1.15, curl=0.9, flat=flat, cuff=(0.66, 0.335, 0.37)
    )
    N = H.normals(V, F)
    fid, ax, tt, side, lat = H.coords(V, segs, flat)
    # --- wrinkles: across the finger at the joints, along gathers at the wrist
    J = np.zeros(len(V))
    for f, cuts in (
        (1, (0.46, 0.76)),
        (2, (0.46, 0.76)),
        (3, (0.46, 0.76)),
        (4, (0.46, 0.76)),
        (5, (0.36, 0.7)),
    ):
        for c in cuts:
            J = np.maximum(J, (fid == f) * np.exp(-(((tt - c) / 0.085) ** 2)))
    p = V * np.array([2.2, 13, 3]) + seed * 7
    rid = 1 - np.abs(fbm(p, 3, seed))
    disp = 0.012 * J * (rid - 0.6)
    pal = np.exp(-(((V[:, 1] - 0.62) / 0.38) ** 2)) * (fid == 0)
    disp += 0.010 * pal * (1 - np.abs(fbm(V * [5, 3.4, 3] + [0, 0, seed], 3, seed + 4)) - 0.6)
    wr = np.exp(-(((V[:, 1] - 0.02) / 0.10) ** 2))
    disp += 0.012 * wr * (fbm(V * [9, 2.5, 6], 2, seed + 9))
    cuffm = smooth(0.02, -0.10, V[:, 1])
    ang = np.arctan2(V[:, 2] / 0.13, V[:, 0] / 0.36)
    arc = np.sign(V[:, 2]) * 0 + V[:, 0]
    disp += cuffm * 0.009 * np.cos(arc * 2 * np.pi * 17 + (V[:, 2] > 0) * 0)  # rib knit
    disp += 0.004 * fbm(V * 6, 3, seed + 2) * (1 - cuffm)
    hemm = smooth(-0.575, -0.60, V[:, 1])
    disp += hemm * (0.012 + 0.006 * np.sin(V[:, 0] * 2 * np.pi * 22))
    V2 = V + N * disp[:, None]
    # --- coating boundary
    z = V[:, 2] / flat
    wav = 0.018 * fbm(V * 7, 3, 11)
    if full:
        coat_m = smooth(0.10, 0.13, V[:, 1] + wav)
    else:
        edge = z - (-0.015 + wav)
        palm_c = smooth(0.022, -0.012, edge) * smooth(0.10, 0.14, V[:, 1] + wav * 1.5)
        tip = smooth(0.60, 0.63, tt + wav * 1.2) * (fid > 0)
        tipt = smooth(0.52, 0.55, tt + wav * 1.2) * (fid == 5)
        kn = 0
        coat_m = np.maximum(palm_c, np.maximum(tip, tipt))
    V2 = V2 + N * (0.006 * coat_m)[:, None]
    kuv = np.c_[side + (fid * 0.37), ax, 0 * ax]
    kuv[cuffm > 0.5, 0] = V[cuffm > 0.5, 0]
    s = np.array([-1 if mirror else 1, 1, 1.0])
    if palm:
        s = s * np.array([-1, 1, -1])
    V3 = V2 * s
    F3 = F if np.prod(s) > 0 else F[:, ::-1]
    body = mesh(
        "glove",
        V3,
        F3,
        knit_mat(liner, coat, rough),
        attrs=dict(coat=coat_m.astype(np.float32), kuv=kuv),
        parent=parent,
    )
    # coloured hem: assign a second material by face
    hm = M.fabric(hem, 30, "Object", 0.5)
    body.data.materials.append(hm)
    fy = V[F].mean(1)[:, 1]
    body.data.polygons.foreach_set("material_index", (fy < -0.592).astype(np.int32))
    return body


def build(view="hero", liner="8d9499", coat="1b1c1e", hem="e0ac00", full="0", rough=".5"):
    kw = dict(liner=liner, coat=coat, hem=hem, full=full == "1", rough=float(rough))
    if view in ("hero", "detail"):
        a = group("L", loc=(-0.62, 0.0, 0.22), rot=(0, 0, 9))
        dipped(a, palm=False, **kw)
        b = group("R", loc=(0.72, -0.06, 0.22), rot=(0, 0, -9))
        dipped(b, palm=True, mirror=False, seed=8, **kw)
    else:
        dipped(group("g", loc=(0, 0, 0.2)), palm=view == "palm", **kw)
