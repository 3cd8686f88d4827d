"""Moulded gloves without textile: chemical gauntlet, disposable nitrile, electrician's rubber.

Options: style; color; inner (colour of the lining or of the inner layer).
"""

from geom import *
import hand as H
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, 0), elev=64, frame=0.86),
    "palm": dict(rot=(0, 0, 6), elev=64, frame=0.86),
    "cuff": dict(rot=(0, 0, 0), elev=50, frame=0.86, zoom=(2.6, -0.22, -0.32)),
    "detail": dict(rot=(0, 0, 0), elev=64, frame=0.86, zoom=(2.4, 0.18, 0.1)),
}
STY = dict(
    chemical=dict(
        c="157a4a", cuff=(1.35, 0.37, 0.58), fat=1.0, rough=0.36, grip="diamond", gaunt=0.10
    ),
    disposable=dict(c="2f6fc4", cuff=(0.75, 0.335, 0.36), fat=0.94, rough=0.34, thin=1, gaunt=0),
    electrical=dict(c="c2410f", cuff=(1.45, 0.40, 0.60), fat=1.08, rough=0.40, gaunt=0.10),
    butyl=dict(c="1c1d1f", cuff=(1.22, 0.36, 0.50), fat=0.99, rough=0.48, grip="rough", gaunt=0.06),
    black=dict(c="1b1c1e", cuff=(1.35, 0.37, 0.56), fat=1.04, rough=0.40, grip="rough", gaunt=0.08),
)
RIBBED = ("chemical", "black", "electrical")


def folds(V, fid, tt, seed, thin):
    """How far a moulded wall strays from its form: slack at the wrist, a dent over every joint."""
    y = V[:, 1]
    D = 0.005 * fbm(V * [2, 1.4, 2] + seed, 2, seed + 1)
    at_wrist = np.exp(-((y / 0.20) ** 2))
    D += 0.012 * at_wrist * fbm(V * [1.6, 5.0, 1.6] + seed, 2, seed + 2)
    for c in (0.46, 0.76):
        D -= 0.004 * (fid > 0) * np.exp(-(((tt - c) / 0.035) ** 2))
    if thin:
        ridges = 1 - 2 * np.abs(fbm(V * [5, 2.2, 4] + seed, 3, seed + 5))
        D += 0.008 * ridges * smooth(1.5, 0.3, y)
        D = np.maximum(D, -0.004 - 0.04 * smooth(-0.1, 0.3, y))  # the cuff's two faces stay apart
    return D


def embossed(m, grip):
    """Height of the grip, 0 to 1, on the flat palm: lozenges of 5 mm, or a rough skin."""
    if grip == "diamond":
        at = m.new("ShaderNodeSeparateXYZ")
        m.link(m.coord(), at.inputs[0])
        across = m.math("MULTIPLY", at.outputs["X"], 1.5)
        grooves = []
        for kind in ("ADD", "SUBTRACT"):
            run = m.math("MULTIPLY", m.math(kind, at.outputs["Y"], across), 1 / 0.062)
            grooves.append(m.math("ABSOLUTE", m.math("SUBTRACT", m.math("FRACT", run, 0), 0.5), 0))
        return m.ramp(m.math("MAXIMUM", *grooves), 0.30, 0.45, 1, 0)
    grains = m.new("ShaderNodeTexVoronoi", Scale=46.0)
    m.link(m.coord(), grains.inputs["Vector"])
    return m.math("ADD", grains.outputs["Distance"], m.math("MULTIPLY", m.noise(110, 3), 0.6))


def rubber(st, inner, mark):
    m = M.Mat("rubber")
    m.set(Base_Color=M.col(st["c"]), Specular=0.45)
    rough = m.ramp(m.noise(6, 2), 0.3, 0.7, st["rough"] * 0.92, st["rough"] * 1.08)
    height = m.math("MULTIPLY", m.noise(60, 2), 0.06)
    if "grip" in st:
        mask = m.ramp(m.attr("grip").outputs["Fac"], 0.3, 0.7)
        depth = 0.9 if st["grip"] == "diamond" else 0.7
        grip = m.math("MULTIPLY", m.math("MULTIPLY", embossed(m, st["grip"]), mask), depth)
        height = m.math("ADD", height, grip)
        rough = m.math("ADD", rough, m.math("MULTIPLY", mask, 0.08))
    m.link(rough, m.b.inputs["Roughness"])
    m.bump(height, 0.8, 0.012)
    colour = M.col(st["c"])
    if mark:
        print_on = m.image(mark, ext="CLIP")
        ink = m.math("MULTIPLY", print_on.outputs["Alpha"], m.attr("back").outputs["Fac"])
        colour = m.mixcol(ink, colour, print_on.outputs["Color"])
    if inner:
        colour = m.mixcol(m.attr("inside").outputs["Fac"], colour, M.col(inner))
    if mark or inner:
        m.link(colour, m.b.inputs["Base Color"])
    return m.m


def glove(parent, palm, style, seed, mirror=False, color="", inner="", rim=True, mark=None):
    """One glove; mark is (picture, middle, width, height) of what is printed on its back."""
    st = dict(STY[style])
    st["c"] = color or st["c"]
    flat = 0.62 if st.get("thin") else 0.74
    CL = st["cuff"][0]
    V, F, fingers = H.build_hand(
        fat=st["fat"], spread=1.15, curl=0.9, flat=flat, cuff=st["cuff"], gaunt=st["gaunt"]
    )
    N = vert_normals(V, F)
    fid, ax, tt, side, lat = H.coords(V, fingers, flat)
    y, z = V[:, 1], V[:, 2] / flat
    inside = ((N[:, 0] * V[:, 0] + N[:, 2] * V[:, 2] * 3 < -0.02) & (y < -0.12)) * 1.0
    D = folds(V, fid, tt, seed, st.get("thin"))
    if style in RIBBED:
        for k in range(3):
            D += 0.007 * np.exp(-(((y + CL - 0.15 - k * 0.075) / 0.017) ** 2))
    D *= smooth(-CL + 0.03, -CL + 0.12, y) * (1 - inside)
    if rim is False:
        D -= 0.03 * smooth(-CL + 0.5, -CL + 0.2, y) * (1 - inside)
    flip = np.array([-1, 1, -1.0]) if palm else np.array([1, 1, 1.0])
    flip = flip * [-1 if mirror else 1, 1, 1]
    grip = smooth(0.25, 0.55, -N[:, 2]) * smooth(0.10, 0.22, y) * (1 - smooth(0.97, 1.03, tt))
    attributes = dict(inside=inside, grip=grip, back=(N[:, 2] > 0.1) * (1 - inside))
    picture, middle, width, height = mark or (None, (0, 0), 1, 1)
    uv = (V[:, :2] - middle) / [width, height] + 0.5
    material = rubber(st, inner, picture)
    faces = F if np.prod(flip) > 0 else F[:, ::-1]
    mesh("glove", (V + N * D[:, None]) * flip, faces, material, uv, attrs=attributes, parent=parent)
    if rim:
        skin = M.rubber(st["c"], st["rough"], 0.05)
        path = H.bead(0.020 if st.get("thin") else 0.040)
        H.edging("bead", st["cuff"], st["gaunt"], flat, path, skin, flip, parent)


def build(view="hero", style="chemical", color="", inner=""):
    options = dict(style=style, color=color, inner=inner)
    if view == "palm":
        glove(group("glove", loc=(0, 0, 0.24)), True, seed=5, **options)
        return
    apart, turn = (0.66, 6) if style == "disposable" else (0.88, 4)
    left = group("left", loc=(-apart, 0, 0.24), rot=(0, 0, turn))
    glove(left, False, seed=3, **options)
    right = group("right", loc=(apart + 0.04, -0.05, 0.24), rot=(0, 0, -turn))
    glove(right, True, seed=9, mirror=True, **options)
