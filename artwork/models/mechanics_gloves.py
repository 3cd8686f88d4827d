"""Mechanics gloves: palm of synthetic leather with a second layer, stretch back with a knuckle panel, wrist strap.

The left glove shows its back, the right one its palm.
"""

from geom import *
import hand as H
import materials as M
from knit import loops
from leather_seams import PATCH, finger_seams, seam_finder, sewn_relief
from leatherglove import BINDING
from polygons import poly_sdf
from scipy.spatial import cKDTree

LOW = [("low left", (-4.4, 2.6, 1.9), (0, 0.6, 0.1), 1.5, 1.2, 620, 0.4)]
PAIR = dict(rot=(0, 0, 0), elev=62, frame=0.86, lights=LOW)
VIEWS = {
    "pair": dict(PAIR),
    "strap": dict(PAIR, zoom=(2.3, -0.21, -0.05)),
    "palm": dict(PAIR, zoom=(2.2, 0.20, 0.04)),
}
BLACK, GREY, LAYER, THREAD = "33363a", "858b90", "33363a", "c3c8cc"
TIP, WORN = 0.84, 0.70  # where the leather of the fingertips begins on the back, and the second layer inside
CUFF, FLAT = (0.52, 0.345, 0.385), 0.77
KNUCKLES = [(-0.36, 0.66), (-0.40, 0.86), (-0.33, 1.02), (-0.10, 1.12), (0.12, 1.08), (0.32, 0.95), (0.39, 0.80), (0.35, 0.62), (0.15, 0.70), (0.0, 0.76), (-0.17, 0.74)]
CROTCH = [(-0.62, 0.98), (-0.50, 0.87), (-0.44, 0.86), (-0.40, 0.98)]


def material():
    """Stretch cloth, synthetic leather inside `lea`, the grey panel inside `pan`, the second layer inside `lay`."""
    m = M.Mat("mechanics glove")
    knit, nap = loops(m, 24), m.noise(120, 4, 0.7)

    def inside(name):
        return m.ramp(m.attr(name).outputs["Fac"], -0.004, 0.004)

    tone = m.ramp(m.noise(4, 4, 0.6), 0.3, 0.7, 0.90, 1.07)

    def toned(colour):
        scale = m.new("ShaderNodeVectorMath", operation="SCALE")
        scale.inputs[0].default_value = M.col(colour)[:3]
        m.link(tone, scale.inputs["Scale"])
        return scale.outputs[0]

    cloth = m.mixcol(m.ramp(knit, 0, 0.6), M.col("202226"), M.col(BLACK))
    colour = m.mixcol(inside("lea"), cloth, toned(GREY))
    colour = m.mixcol(inside("pan"), colour, toned("7a8086"))
    colour = m.mixcol(inside("lay"), colour, toned(LAYER))
    m.link(m.mixcol(m.attr("within").outputs["Fac"], colour, M.col("3a3c3e")), m.b.inputs["Base Color"])
    pebbles = m.new("ShaderNodeTexVoronoi", Scale=120.0, feature="SMOOTH_F1")
    m.link(m.coord(), pebbles.inputs["Vector"])
    grain = m.math("ADD", m.math("MULTIPLY", nap, 0.7), m.math("MULTIPLY", pebbles.outputs["Distance"], 0.35))
    skin = m.math("MAXIMUM", m.math("MAXIMUM", inside("lea"), inside("pan")), inside("lay"))
    m.bump(m.mixcol(skin, knit, grain), 0.5, 0.009)
    m.link(m.ramp(skin, 0, 1, 0.92, 0.68, False), m.b.inputs["Roughness"])
    m.set(Specular=0.25, Sheen=0.25)
    return m.m


def layers(V, fid, tt, z):
    """Inside positive: palm leather, knuckle panel and second layer."""
    x, y = V[:, 0], V[:, 1]
    tip = np.where(fid > 0, (tt - TIP) * 0.88, -0.2)
    leather = np.minimum(np.maximum(-z - 0.015, tip), y + 0.03)
    panel = np.where(z > 0.02, -poly_sdf(V[:, :2], catmull(np.array(KNUCKLES), 400, True)), -0.2)
    patch = -poly_sdf(V[:, :2], catmull(np.array(PATCH), 400, True))
    fork = 0.125 - cKDTree(catmull(np.array(CROTCH), 160)).query(V[:, :2])[0]
    ends = np.where(np.isin(fid, (1, 2, 5)), (tt - WORN) * 0.88, -0.2)
    layer = np.minimum(np.maximum.reduce([patch, fork, ends]), -z - 0.045)
    return leather, panel, layer


def relief(V, fid, tt, z, parts, fingers, seed, within):
    """How far the glove strays from the hand: joints, slack, seams and what is sewn on."""
    x, y = V[:, 0], V[:, 1]
    leather, panel, layer = parts
    D = 0.010 * fbm(V * [2.2, 1.6, 2.2] + seed, 2, seed) * smooth(-0.14, -0.02, y)
    D += 0.012 * (fid > 0) * fbm(V * [2.6, 3.4, 2] + 7 * seed, 2, seed + 1)
    for c in (0.14, 0.46, 0.76):  # the cloth lies in folds over a joint, the leather creases under it
        at = (fid > 0) * np.exp(-(((tt - c) / 0.075) ** 2))
        wander = 0.03 * fbm(V * [3, 2, 2] + seed + c, 2, seed + 4)
        folds = np.cos(2 * np.pi * (tt + wander - c) / 0.085) * smooth(0.02, 0.11, np.abs(z))
        D += at * np.where(z > 0, 0.006 * folds, 0.004 * folds - 0.005)
        D += 0.005 * at * fbm(V * [1.8, 5, 2.4] + seed * 5, 2, seed + 3)
    sewn, _ = sewn_relief(V, fid != 5, finger_seams(fingers), 0.018, 0, seed)
    D += sewn * smooth(0.82, 0.62, tt) * smooth(-0.01, -0.06, np.maximum(layer, panel))
    for turn, off, deep in ((0.35, 0.62, 0.010), (-0.25, 0.80, 0.009), (1.1, 0.42, 0.008)):
        crease = (y - off - turn * x + 0.05 * fbm(V * 2.5 + off, 2, seed)) / 0.020
        D -= deep * np.exp(-(crease**2)) * (z < 0) * (fid == 0) * smooth(0.5, 0.25, np.abs(x))
    D += 0.010 * (z < 0) * (fid == 0) * smooth(0.0, 0.25, y) * fbm(V * [3.2, 3.0, 2] + seed, 2, seed + 6)
    D += 0.012 * np.exp(-((y / 0.13) ** 2)) * fbm(V * [2.4, 6, 2] + seed, 2, seed + 8)
    D += 0.008 * smooth(-0.008, 0.008, leather) - 0.012 * np.exp(-(((leather + 0.008) / 0.014) ** 2)) * (y > 0.02)
    pads = np.minimum.reduce([np.abs(x - at - 0.10 * (y - 0.9)) for at in (-0.205, 0.0, 0.205)])
    D += smooth(-0.004, 0.012, panel) * (0.014 + 0.022 * smooth(0.02, 0.09, panel) * smooth(0.012, 0.05, pads))
    D += 0.014 * smooth(-0.006, 0.008, layer)
    return D * ~within * smooth(-CUFF[0] + 0.04, -CUFF[0] + 0.2, y)


def wrist(parent, s):
    """The elastic band round the cuff, its binding, and the strap that is closed over the back."""
    rim = catmull(np.array(BINDING) * [0.7, 0.7], 60, True)
    H.edging("binding", CUFF, 0.05, FLAT, rim, M.fabric("2a2c2e", 40, "Object", 0.3), s, parent)
    band = [(0.0, 0.11), (0.034, 0.115), (0.038, 0.14), (0.038, 0.36), (0.034, 0.385), (0.0, 0.39)]
    ring = catmull(np.array([*band, (-0.02, 0.25)]), 90, True)
    H.edging("band", CUFF, 0.05, FLAT, ring, M.fabric("26282b", 70, "Object", 0.5), s, parent)
    thread = M.fabric(THREAD, 20, "Object", 0.2)
    angles = np.radians(np.linspace(152, 48, 120))

    def over(off, height):
        C = H.cuff_section(CUFF, 0.05, FLAT, height - CUFF[0], off, angles)
        out = norm(np.stack([np.cos(angles) * 0.62, 0 * angles, np.sin(angles)], -1))
        return C * s, out * s

    share = np.linspace(0, 1, 120)
    lifted = 0.030 * smooth(0.80, 1.0, share)
    C, out = over(0.048, 0.25)
    strap("hooks", C[:112], out[:112], 0.275, 0.020, M.fabric("1f2124", 90, "Object", 0.6), parent=parent)
    C, out = over(0.072 + lifted, 0.25)
    width = 0.235 * endcap(share, 0.01, 0.05)
    strap("strap", C, out, np.maximum(width, 0.05), 0.036, M.fabric("757b81", 60, "Object", 0.4), parent=parent)
    C, out = over(0.076 + lifted, 0.25)
    width = 0.250 * endcap(np.linspace(0, 1, 28), 0.06, 0.22)
    strap("tab", C[92:], out[92:], np.maximum(width, 0.05), 0.058, M.rubber("2b2d30", 0.55, 0.15), parent=parent)
    for k in (97, 101, 105, 109):
        spoke = H.cuff_section(CUFF, 0.05, FLAT, 0.25 - CUFF[0] + np.linspace(-0.06, 0.06, 12), 0.106 + lifted[k], angles[k])
        tube("rib", spoke * s, 0.008, M.rubber("2b2d30", 0.55, 0.15), 10, parent=parent)
    rows = over(0.092 + lifted, 0.25 - 0.095), over(0.092 + lifted, 0.25 + 0.095)
    for C, out in rows:
        stitches("st", C[4:90], out[4:90], thread, 0.036, 0.022, 0.0045, parent)
    for k in (4, 34):
        line = np.stack([lerp(rows[0][0][k], rows[1][0][k], t) for t in np.linspace(0, 1, 30)])
        stitches("st", line, np.repeat(rows[0][1][k][None], 30, 0), thread, 0.036, 0.022, 0.0045, parent)


def glove(parent, palm, mirror, seed):
    V, F, fingers = H.build_hand(fat=0.99, spread=1.2, curl=1.0, flat=FLAT, cuff=CUFF, gaunt=0.05, palm_fat=1.0)
    N = vert_normals(V, F)
    fid, ax, tt, side, _lat = H.coords(V, fingers, FLAT)
    x, y, z = V[:, 0], V[:, 1], V[:, 2] / FLAT
    within = (N[:, 0] * x + N[:, 2] * V[:, 2] * 3 < -0.02) & (y < -0.12)
    parts = layers(V, fid, tt, z)
    V2 = V + N * relief(V, fid, tt, z, parts, fingers, seed, within)[:, None]
    s = np.array([-1 if mirror else 1, 1, 1.0]) * (np.array([-1, 1, -1]) if palm else 1)
    kuv = np.c_[side + fid * 0.37, ax, 0 * ax]
    lea, pan, lay = (np.clip(part, -0.2, 0.2) for part in parts)
    attrs = dict(lea=lea, pan=pan, lay=lay, within=within * 1.0, kuv=kuv)
    mesh("glove", V2 * s, F if np.prod(s) > 0 else F[:, ::-1], material(), np.c_[x + 0.5, y], attrs=attrs, parent=parent)
    thread = M.fabric(THREAD, 20, "Object", 0.2)

    on_leather = seam_finder(V, V2, N, within)

    def sew(line, off, face):
        C, normal = on_leather(line, off, face)
        stitches("st", C * s, normal * s, thread, 0.031, 0.021, 0.0040, parent)

    for points, face in ((KNUCKLES, 1), (PATCH, -1)):
        ring = catmull(np.array(points), 400, True)
        # the patch meets the layer between thumb and forefinger: no row is sewn across that
        sew(np.vstack([ring, ring[:1]]), 0.022 if face < 0 else 0.018, face)
    ends = [("imrl", TIP + 0.028, 1), ("im", WORN + 0.032, -1)]
    for names, share, face in ends:
        for name in names:
            middle, radius = fingers[name].crossing(share)
            across = fingers[name].across * radius * 0.93
            sew(np.linspace(middle - across, middle + across, 60)[:, :2], 0, face)
    wrist(parent, s)


def build(view="pair"):
    left = group("left", loc=(-0.70, 0, 0.215), rot=(-2.2, 0, 8))
    glove(left, False, False, 3)
    right = group("right", loc=(0.76, -0.04, 0.215), rot=(-2.2, 0, -8))
    glove(right, True, True, 9)
