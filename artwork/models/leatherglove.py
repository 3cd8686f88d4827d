"""Leather gloves and heat gauntlets. Options: style (an entry of STY)."""

from geom import *
import hand as H
import materials as M
from leather_hide import leather_material
from leather_seams import PATCH, finger_seams, leather_parts, seam_finder, sewn_relief, thumb_seams
from leatherglove_styles import STY
from polygons import poly_sdf
from scipy.spatial import cKDTree

LOW = [("low left", (-5.2, 1.8, 1.15), (0, 0.4, 0.1), 1.2, 0.9, 700, 0.4)]
VIEWS = {
    "hero": dict(rot=(0, 0, 0), elev=64, frame=0.86),
    "back": dict(rot=(0, 0, -8), elev=64, frame=0.86),
    "palm": dict(rot=(0, 0, 8), elev=64, frame=0.86),
    "palms": dict(rot=(0, 0, 0), elev=64, frame=0.86),
    "thumb": dict(rot=(0, 0, 0), elev=64, frame=0.86, zoom=(2.9, -0.29, 0.10)),
    "keystone": dict(rot=(0, 0, 8), elev=64, frame=0.86, zoom=(2.3, 0.06, 0.05)),
    "seam": dict(rot=(0, 0, 10), elev=44, frame=0.86, zoom=(2.3, 0.10, 0.05), lights=LOW),
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


def slack(V, N, fid, tt, z, st, seed, within):
    """How far the leather strays from the form of the hand."""
    CL, (x, y) = st["cuff"][0], V[:, :2].T
    hand = smooth(-0.14, -0.02, y)
    D = 0.010 * fbm(V * [2.2, 1.6, 2.2] + seed, 2, seed) * hand
    for c in (0.44, 0.50, 0.77):
        crease = (fid > 0) * np.exp(-(((tt - c - 0.02 * fbm(V * 4, 2, seed + 4)) / 0.013) ** 2))
        D -= 0.0045 * crease * smooth(-0.4, 0.3, fbm(V * 3 + seed * 5, 2, seed + 3))
    # soft creases where the hide has been bent
    bent = 1 - np.abs(fbm(V * [3.6, 2.6, 3.0] + seed, 3, seed + 12))
    D -= 0.006 * smooth(0.50, 1.0, bent) * hand * (1 - 0.7 * (fid > 0))
    palm = (fid == 0) * smooth(0.0, 0.25, y) * smooth(0.02, -0.04, z)
    D += 0.008 * palm * fbm(V * [3.2, 3.0, 2] + [0, 0, seed * 2], 2, seed + 6)
    wrist = np.exp(-((y / 0.13) ** 2))
    D += 0.012 * wrist * fbm(V * [2, 5, 2] + seed, 2, seed + 8)
    if st.get("elastic"):
        gathers = np.sin(x * 46 + 3 * fbm(V * 3, 2, 4)) * smooth(0.0, 0.06, z)
        D += wrist * (0.016 * gathers - 0.030)
    D += (1 - hand) * 0.018 * fbm(V * [2.0, 1.2, 2] + seed, 2, seed + 1)
    # the seam round the outline is sewn inside: a shallow furrow
    turned = 1 - smooth(0.30, 0.62, np.abs(N[:, 2]))
    D -= 0.006 * np.exp(-((z / 0.030) ** 2)) * turned
    return D * smooth(-CL + 0.06, -CL + 0.28, y) * ~within


BINDING = [(-0.045, 0.09), (0.012, 0.092), (0.024, 0.082), (0.027, 0.04), (0.022, 0.0), (0.0, -0.014)]
BINDING += [(-0.032, -0.014), (-0.054, 0.0), (-0.062, 0.04), (-0.058, 0.08)]

FELT = [(-0.050, 0.20), (-0.052, 0.0), (-0.062, -0.034), (-0.094, -0.040), (-0.118, -0.016), (-0.124, 0.06), (-0.115, 0.20)]


def bound(st, flat, flip, parent, thread):
    """The strip that is folded over the end of the cuff, with its row of stitches."""
    cuff, gaunt = st["cuff"], st.get("gaunt", 0.05)
    soft = st["canvas"] or st.get("woven")
    strip = M.fabric(st["bind"], 30, "Object", 0.3) if soft else M.leather(st["bind"], 0.6, 0.2, 70)
    path = catmull(np.array(BINDING), 72, True)
    H.edging("binding", cuff, gaunt, flat, path, strip, flip, parent)
    if "lining" in st:  # the thick felt inside stands out of the binding
        felt = catmull(np.array(FELT), 72, True)
        H.edging("felt", cuff, gaunt, flat, felt, M.fabric(st["lining"], 26, "Object", 0.3), flip, parent)
    turn = np.linspace(0, 2 * np.pi, 400)
    row = H.cuff_section(cuff, gaunt, flat, 0.058 - cuff[0], 0.026, turn)
    out = norm(row * [1, 0, (cuff[2] / 0.3) ** 2])
    stitches("st", row * flip, out * flip, thread, 0.034, 0.024, 0.0050, parent, 0.0005)


def glove(parent, palm=False, style="driver", seed=3, fat=1.03, mirror=False, stamp=None):
    """One glove; stamp is (picture, middle, width, height) of what is printed on its back."""
    st = STY[style]
    flat = 0.78
    CL = st["cuff"][0]
    V, F, fingers = H.build_hand(
        fat=fat * st.get("bulk", 1),
        spread=1.25,
        curl=1.0,
        flat=flat,
        cuff=st["cuff"],
        gaunt=st.get("gaunt", 0.05),
        res=0.0105,
        palm_fat=1.04,
    )
    N = vert_normals(V, F)
    fid, ax, tt, side, lat = H.coords(V, fingers, flat)
    x, y, z = V[:, 0], V[:, 1], V[:, 2] / flat
    within = (N[:, 0] * x + N[:, 2] * V[:, 2] * 3 < -0.02) & (y < -0.12)
    D = slack(V, N, fid, tt, z, st, seed, within)
    leather, above_binding = np.ones(len(V)), smooth(-CL + 0.07, -CL + 0.16, y) * ~within
    if st["canvas"]:  # the cuff is a piece of its own, sewn over the hand
        leather = leather_parts(V, z, fid, tt)
        D += 0.020 * smooth(-0.045, -0.065, y) * above_binding
        D += 0.008 * smooth(-0.012, 0.012, leather) * (z > -0.04)
    if "split" in st:
        leather = y + 0.12
        D += 0.012 * smooth(-0.10, -0.13, y) * above_binding
    # second layer across the palm, and the seams
    keystone, seams = st.get("keystone", False), thumb_seams(st.get("keystone", False))
    outline = catmull(np.array(PATCH) * [0.93, 0.93] + [0.035, 0.03], 400, True)
    layered = not keystone and not st.get("plain")
    layer, seam = np.full(len(V), -0.2), np.full(len(V), 0.2)
    if layered:
        layer = np.where((z < 0) & (ax < 1.25), -poly_sdf(V[:, :2], outline), -0.2)
        D += 0.016 * smooth(-0.006, 0.008, layer) - 0.010 * np.exp(-(((layer + 0.012) / 0.012) ** 2))
        D -= 0.007 * np.exp(-(((layer - 0.026) / 0.012) ** 2))
        seam = np.where(z < 0, np.abs(layer + 0.010), 0.2)
    deep = st.get("seam", 0.018)
    for face, line in seams:
        relief, away = sewn_relief(V, z * face > 0, line, deep, 0.012, seed)
        D, seam = D + relief, np.minimum(seam, away)
    relief, away = sewn_relief(V, fid != 5, finger_seams(fingers), deep, 0, seed)
    D, seam = D + relief * ~within, np.minimum(seam, away)
    # three darts on the back: the hide is folded into a ridge and sewn through
    darts = []
    if not (st["canvas"] or st.get("woven")):
        for x0, y0, x1, y1 in (
            (-0.20, 0.86, -0.15, 0.34),
            (-0.02, 0.90, 0.0, 0.32),
            (0.18, 0.84, 0.14, 0.36),
        ):
            dart = resample(np.array([(x0, y0), (x1, y1)]), 80)
            darts.append(dart)
            away = cKDTree(dart).query(V[:, :2])[0]
            ridge = 0.026 * np.exp(-((away / 0.016) ** 2)) - 0.008 * np.exp(-(((away - 0.036) / 0.014) ** 2))
            D += np.where(z > 0, ridge, 0)
            seam = np.where(z > 0, np.minimum(seam, np.abs(away - 0.028) + 0.003), seam)
    if st["canvas"]:
        seam = np.minimum(seam, np.abs(leather + 0.004) + 0.002)
        D -= 0.008 * np.exp(-(((leather + 0.010) / 0.012) ** 2)) * above_binding
    V2 = V + N * D[:, None]
    across = cut_of_canvas(x, y, fid, tt, side) if st["canvas"] else x
    joint = np.maximum.reduce(
        [(fid > 0) * np.exp(-(((tt - at) / 0.075) ** 2)) for at in (0.46, 0.76)]
        + [0.8 * np.exp(-(((y - 0.02) / 0.10) ** 2))]
    )
    s = np.array([-1, 1, -1.0]) if palm else np.array([1, 1, 1.0])
    s = s * [-1 if mirror else 1, 1, 1]
    picture, middle, width, height = stamp or (None, (0, 0), 1, 1)
    mesh(
        "glove",
        V2 * s,
        F if np.prod(s) > 0 else F[:, ::-1],
        leather_material(st, picture),
        (V[:, :2] - middle) / [width, height] + 0.5,
        attrs=dict(
            le=np.clip(leather, -0.2, 0.2),
            pa=np.clip(layer, -0.2, 0.2),
            seam=np.where(within, 0.2, np.clip(seam, 0, 0.2)),
            within=within * 1.0,
            joint=joint,
            back=(N[:, 2] > 0.1) * ~within * 1.0,
            run=np.c_[side + fid * 0.37, ax, z],
            xy=np.c_[across, y, z],
        ),
        parent=parent,
    )
    thread = M.fabric(st["thread"], 20, "Object", 0.2)

    on_leather = seam_finder(V, V2, N, within)

    def sew(line, off, face, pitch=0.028):
        C, normal = on_leather(line, off, face)
        stitches("st", C * s, normal * s, thread, pitch, pitch * 0.66, 0.0042, parent, 0.0005)

    if layered:
        closed = np.vstack([outline, outline[:1]])
        for off in (-0.026, -0.056):
            sew(closed, off, -1)
    for face, line in seams:
        if "welt" in st:
            C, normal = on_leather(line, 0.0, face)
            strip = M.leather(st["welt"], 0.9, 0.2, 70, suede=True)
            tube("welt", (C + normal * 0.004) * s, 0.012, strip, 14, parent=parent)
        for off in (0.042, -0.042) if "welt" in st or face > 0 else (0.034, -0.034):
            sew(line, off, face)
    for dart in darts:
        for off in (0.030, -0.030):
            sew(dart, off, 1)
    if st["canvas"]:
        for name in "imrl":
            middle, radius = fingers[name].crossing(0.645)
            half = fingers[name].across[:2] * radius * 0.80
            sew(resample(np.array([middle[:2] - half, middle[:2] + half]), 40), 0, 1)
        for at in (0.845, 0.985):
            bow = np.linspace(-0.40, 0.40, 80)
            sew(np.c_[bow, at - 0.20 * bow**2], 0, 1)
    if st["canvas"] or "split" in st:
        for face in (-1, 1):
            run = np.linspace(-st["cuff"][1] * 0.98, st["cuff"][1] * 0.98, 160)
            sew(np.c_[run, np.full(160, -0.10 if st["canvas"] else -0.165)], 0, face)
    bound(st, flat, s, parent, thread)


def build(view="hero", style="driver"):
    if view in ("back", "palm", "keystone", "seam", "layer"):
        glove(group("glove", loc=(0, 0, 0.24)), view != "back", style)
        return
    long = STY[style]["cuff"][0] > 1.0
    apart, turn = (0.98, 4) if long else (0.74, 7)
    palms = view == "palms"
    left = group("left", loc=(-apart, 0, 0.24), rot=(0, 0, turn))
    glove(left, palms, style, 3, mirror=palms)
    right = group("right", loc=(apart + 0.06, -0.05, 0.24), rot=(0, 0, -turn))
    glove(right, True, style, 9, mirror=not palms)
