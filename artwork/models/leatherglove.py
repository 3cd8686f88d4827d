"""Leather gloves and heat gauntlets. Options: style (an entry of STY)."""

from geom import *
import hand as H
import materials as M
from leather_seams import PATCH, thumb_seams, welted
from leatherglove_styles import STY
from polygons import poly_sdf
from scipy.spatial import cKDTree

VIEWS = {
    "hero": dict(rot=(0, 0, 0), elev=64, frame=0.86),
    "back": dict(rot=(0, 0, -8), elev=64, frame=0.86),
    "palm": dict(rot=(0, 0, 8), elev=64, frame=0.86),
    "palms": dict(rot=(0, 0, 0), elev=64, frame=0.86),
    "thumb": dict(rot=(0, 0, 0), elev=64, frame=0.86, zoom=(2.9, -0.29, 0.10)),
    "keystone": dict(rot=(0, 0, 8), elev=64, frame=0.86, zoom=(2.3, 0.06, 0.05)),
    "layer": dict(rot=(0, 0, 8), elev=64, frame=0.86, zoom=(2.0, 0.02, 0.08)),
    "opening": dict(rot=(0, 0, 172), elev=34, frame=0.86, zoom=(1.7, -0.14, -0.12)),
    "detail": dict(rot=(0, 0, 0), elev=64, frame=0.86, zoom=(2.4, -0.16, 0.10)),
}


def cut_of_canvas(x, y, fid, tt, side):
    """Where on the striped cloth a point lies: fingers are cut along it, the cuff from another place."""
    cloth = x.copy()
    for finger in (1, 2, 3, 4):
        on, root = fid == finger, (fid == finger) & (tt < 0.2)
        middle = np.median((x - side)[root]) if root.any() else 0.0
        cloth[on] = middle + side[on]
    return np.where(y < -0.055, x * 0.86 + 0.11, cloth)


def glove(parent, palm=False, style="driver", seed=3, fat=1.03, mirror=False):
    st = STY[style]
    flat = 0.78
    CL = st["cuff"][0]
    V, F, segs = H.build_hand(
        fat=fat * st.get("bulk", 1),
        spread=1.55,
        curl=1.0,
        flat=flat,
        cuff=st["cuff"],
        gaunt=st.get("gaunt", 0.05),
        res=0.0105,
        palm_fat=1.04,
    )
    N = H.normals(V, F)
    fid, ax, tt, side, lat = H.coords(V, segs, flat)
    z = V[:, 2] / flat
    y = V[:, 1]
    x = V[:, 0]
    D = np.zeros(len(V))
    cuff = smooth(-0.02, -0.14, y)
    hand = 1 - cuff
    # soft bulk + creases
    D += (
        0.014 * fbm(V * [2.2, 1.8, 2.2] + seed, 3, seed) * hand
        + 0.006 * (1 - 2 * np.abs(fbm(V * [7, 5, 7] + seed, 2, seed + 2))) * hand
    )
    J = np.zeros(len(V))
    for f in (1, 2, 3, 4, 5):
        for c in ((0.0, 0.46, 0.76) if f < 5 else (0.05, 0.40, 0.72)):
            J = np.maximum(J, (fid == f) * np.exp(-(((tt - c) / 0.10) ** 2)))
    ridg = 1 - 2 * np.abs(fbm(V * [1.8, 9, 2.4] + seed * 5, 2, seed + 3))
    D += 0.020 * J * ridg
    pal = (fid == 0) * smooth(-0.05, 0.2, y) * np.where(z < 0, 1, 0.55)
    D += 0.016 * pal * (1 - 2 * np.abs(fbm(V * [3.2, 3.0, 2] + [0, 0, seed * 2], 2, seed + 6)))
    # wrist shirring (elastic on the back) and cuff waviness
    wr = np.exp(-(((y + 0.0) / 0.13) ** 2))
    D -= 0.035 * wr
    D += 0.020 * wr * np.sin(x * 42 + 3 * fbm(V * 3, 2, 4)) * (z > 0)
    stiff = 0.3 if st["canvas"] else 1.0
    D += cuff * 0.030 * stiff * fbm(V * [2.4, 1.2, 2] + seed, 2, seed + 1)
    if st["canvas"]:  # the cuff is a piece of its own, sewn over the hand
        D += 0.030 * smooth(-0.045, -0.065, y)
    # welted side seam all around the silhouette
    sideN = 1 - smooth(0.30, 0.62, np.abs(N[:, 2]))
    welt = np.exp(-((z / 0.020) ** 2)) * sideN * smooth(-CL, -CL + 0.1, y)
    pin = 0.5 + 0.5 * np.sin(ax * 2 * np.pi / 0.055)
    D += welt * (0.018 + 0.003 * pin) - 0.012 * np.exp(-(((np.abs(z) - 0.045) / 0.02) ** 2)) * sideN
    # panels
    leather = np.ones(len(V))
    patch = np.zeros(len(V))
    if st["canvas"]:
        kn = bumpf(0.93, 0.13, y, 0.1) * (z > 0)  # knuckle strap
        tip = smooth(0.60, 0.62, tt) * (fid > 0)
        D += (z > 0) * (fid > 0) * (fid < 5) * 0.016 * np.exp(-(((tt - 0.60) / 0.022) ** 2))
        leather = np.maximum.reduce(
            [(z < 0.0) * hand * 1.0, kn * hand, tip, (fid == 5) * 1.0 * (z < 0.03)]
        )
        leather = np.where(hand < 0.5, 0, leather)
    if "split" in st:
        leather = 1 - smooth(-0.115, -0.125, y)
        D += 0.014 * np.exp(-(((y + 0.10) / 0.018) ** 2))
    # second layer across the palm, and the seams of the thumb
    keystone = st.get("keystone", False)
    o = catmull(np.array(PATCH), 120, True)
    pd = np.where((z < 0) & (fid == 0) | ((z < 0) & (ax < 1.08)), poly_sdf(V[:, :2], o), 9.0)
    patch = 0 * pd if keystone else 1 - smooth(-0.006, 0.006, pd)
    seams = thumb_seams(keystone)
    D += 0.020 * patch + welted(V, z, seams)
    # back points (three stitched darts)
    darts, darted = [], not (st["canvas"] or st.get("woven"))
    for x0, y0, x1, y1 in (
        (-0.20, 0.86, -0.15, 0.34),
        (-0.02, 0.90, 0.0, 0.32),
        (0.18, 0.84, 0.14, 0.36),
    ):
        a = np.array([x0, y0])
        b = np.array([x1, y1])
        ba = b - a
        t = np.clip(((V[:, :2] - a) @ ba) / (ba @ ba), 0, 1)
        d = np.linalg.norm(V[:, :2] - a - t[:, None] * ba, axis=1)
        if darted:
            D += np.where(z > 0, 0.020 * np.exp(-((d / 0.020) ** 2)), 0)
        darts.append((a, b))
    hem = smooth(-CL + 0.085, -CL + 0.075, y)
    D += 0.016 * hem
    within = (N[:, 0] * V[:, 0] + N[:, 2] * V[:, 2] * 3 < -0.02) & (y < -0.12)
    if "lining" in st:
        D[within] = 0.02
    V2 = V + N * D[:, None]
    across = cut_of_canvas(x, y, fid, tt, side) if st["canvas"] else x
    # ---- material
    m = M.Mat("leather")
    le = m.attr("le").outputs["Fac"]
    pa = m.attr("pa").outputs["Fac"]
    he = m.attr("he").outputs["Fac"]
    n = m.ramp(m.noise(4.5, 5, 0.62), 0.28, 0.72)

    def tone(h, lo=0.84, hi=1.10):
        c = M.col(h)
        return m.mixcol(
            n, tuple(q * lo for q in c[:3]) + (1,), tuple(min(1, q * hi) for q in c[:3]) + (1,)
        )

    base = tone(st["b"])
    if st["canvas"]:
        a = m.attr("xy")
        sx = m.new("ShaderNodeSeparateXYZ")
        m.link(a.outputs["Vector"], sx.inputs[0])
        stripe = m.ramp(
            m.math("SINE", m.math("MULTIPLY", sx.outputs["X"], 2 * math.pi / 0.30), 0),
            0.25,
            0.35,
            0,
            1,
            False,
        )
        stripe2 = m.ramp(
            m.math(
                "ABSOLUTE",
                m.math(
                    "SUBTRACT",
                    m.math("SINE", m.math("MULTIPLY", sx.outputs["X"], 2 * math.pi / 0.30), 0),
                    0.30,
                ),
                0,
            ),
            0.0,
            0.06,
            1,
            0,
            False,
        )
        base = m.mixcol(stripe, M.col("e6e3da"), M.col("1f4f93"))
    ca = m.mixcol(le, base, tone(st["a"]))
    ca = m.mixcol(pa, ca, tone(st["patch"]))
    ca = m.mixcol(he, ca, M.col(st["bind"]))
    if "lining" in st:
        ca = m.mixcol(m.attr("within").outputs["Fac"], ca, M.col(st["lining"]))
    m.link(ca, m.b.inputs["Base Color"])
    vo = m.new("ShaderNodeTexVoronoi", Scale=42.0)
    m.link(m.coord(), vo.inputs["Vector"])
    grain = (
        m.math(
            "ADD",
            m.math("MULTIPLY", vo.outputs["Distance"], 0.6),
            m.math("MULTIPLY", m.noise(130, 3, 0.65), 0.5),
        )
        if not st["suede"]
        else m.math("MULTIPLY", m.noise(95, 5, 0.75), 1.1)
    )
    if st.get("woven"):
        sep = m.new("ShaderNodeSeparateXYZ")
        m.link(m.attr("xy").outputs["Vector"], sep.inputs[0])
        runs = [m.math("MULTIPLY", sep.outputs[k], 2 * math.pi / 0.030) for k in "XY"]
        waves = [m.math("SINE", run, 0) for run in runs]
        grain = m.math("ADD", m.math("MULTIPLY", *waves), m.math("MULTIPLY", m.noise(95, 4), 0.5))
    m.bump(grain, 0.34 if not st["suede"] else 0.5, 0.010)
    m.set(
        Roughness=0.44 if not st["suede"] else 0.92,
        Specular=0.35 if not st["suede"] else 0.12,
        Sheen=0.0 if not st["suede"] else 0.5,
    )
    s = np.array([-1, 1, -1.0]) if palm else np.array([1, 1, 1.0])
    s = s * [-1 if mirror else 1, 1, 1]
    mesh(
        "glove",
        V2 * s,
        F if np.prod(s) > 0 else F[:, ::-1],
        m.m,
        attrs=dict(
            le=leather.astype(np.float32),
            pa=patch.astype(np.float32),
            he=hem.astype(np.float32),
            within=within.astype(np.float32),
            xy=np.c_[across, y, z],
        ),
        parent=parent,
    )
    # ---- stitches
    th = M.fabric(st["thread"], 20, "Object", 0.2)

    def lay(P2, off, sgn, closed=False, pitch=0.038):
        sel = (np.sign(N[:, 2]) == sgn) & (np.abs(N[:, 2]) > 0.25) & (V[:, 2] * sgn > 0)
        tr = cKDTree(V[sel, :2])
        ids = np.where(sel)[0]
        t = norm(np.gradient(P2, axis=0))
        q = P2 + np.c_[-t[:, 1], t[:, 0]] * off
        dd, j = tr.query(q)
        k = ids[j]
        C = V2[k].copy()
        Nn = N[k].copy()
        for _ in range(6):
            C[1:-1] = 0.25 * C[:-2] + 0.5 * C[1:-1] + 0.25 * C[2:]
            Nn[1:-1] = 0.25 * Nn[:-2] + 0.5 * Nn[1:-1] + 0.25 * Nn[2:]
        stitches("st", C * s, Nn * s, th, pitch, pitch * 0.62, 0.0055, parent)

    oc = np.vstack([o, o[:1]])
    oc = resample(oc, 400)
    if not keystone:
        lay(oc, 0.030, -1)
        lay(oc, 0.068, -1)
    for side, line in seams:
        lay(line, 0.040, side)
        lay(line, -0.040, side)
    if darted:
        for a, b in darts:
            P = a + (b - a) * np.linspace(0, 1, 60)[:, None]
            lay(P, 0.032, 1)
            lay(P, -0.032, 1)
    # stitches of the cuff's hem, and of its seam
    for sg in (-1, 1):
        for w, at in ((st["cuff"][2], -CL + 0.11), (st["cuff"][1], -0.10))[: 1 + st["canvas"]]:
            P = np.c_[np.linspace(-w * 0.94, w * 0.94, 160), np.full(160, at)]
            lay(P, 0, sg)


def build(view="hero", style="driver"):
    if view in ("back", "palm", "keystone", "layer"):
        glove(group("glove", loc=(0, 0, 0.24)), view != "back", style)
        return
    apart = 0.94 if STY[style]["cuff"][0] > 1.5 else 0.68
    palms = view == "palms"
    left = group("left", loc=(-apart, 0, 0.24), rot=(0, 0, 8))
    glove(left, palms, style, 3, mirror=palms)
    right = group("right", loc=(apart + 0.06, -0.05, 0.24), rot=(0, 0, -8))
    glove(right, True, style, 9, mirror=not palms)
