"""Moulded gloves without textile: chemical gauntlet, disposable nitrile, electrician's rubber.

Options: style; color; inner (colour of the lining or of the inner layer); fold 0 or 1 (one cuff turned
back to show it).
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
        c="157a4a",
        cuff=(1.35, 0.37, 0.58),
        fat=1.02,
        rough=0.36,
        wr=0.012,
        grip=1,
        thin=0,
        gaunt=0.10,
    ),
    disposable=dict(
        c="2f6fc4",
        cuff=(0.75, 0.335, 0.36),
        fat=0.94,
        rough=0.34,
        wr=0.020,
        grip=0,
        thin=1,
        gaunt=0,
    ),
    electrical=dict(
        c="c2410f",
        cuff=(1.45, 0.40, 0.60),
        fat=1.08,
        rough=0.42,
        wr=0.012,
        grip=0,
        thin=0,
        gaunt=0.10,
    ),
    butyl=dict(
        c="1c1d1f",
        cuff=(1.22, 0.36, 0.50),
        fat=0.99,
        rough=0.50,
        wr=0.012,
        grip=0,
        sanded=1,
        thin=0,
        gaunt=0.06,
    ),
    black=dict(
        c="1b1c1e",
        cuff=(1.35, 0.37, 0.56),
        fat=1.02,
        rough=0.40,
        wr=0.012,
        grip=1,
        thin=0,
        gaunt=0.08,
    ),
)


def glove(parent, palm, style, seed, mirror=False, color="", inner="", fold=False):
    st = dict(STY[style])
    st["c"] = color or st["c"]
    flat = 0.74 if not st["thin"] else 0.62
    CL = st["cuff"][0]
    V, F, segs = H.build_hand(
        fat=st["fat"], spread=1.25, curl=0.9, flat=flat, cuff=st["cuff"], gaunt=st["gaunt"]
    )
    N = H.normals(V, F)
    fid, ax, tt, side, lat = H.coords(V, segs, flat)
    y, z = V[:, 1], V[:, 2] / flat
    D = np.zeros(len(V))
    J = np.zeros(len(V))
    for f in range(1, 6):
        for c in (0.02, 0.46, 0.76):
            J = np.maximum(J, (fid == f) * np.exp(-(((tt - c) / 0.09) ** 2)))
    D += st["wr"] * 0.8 * J * (1 - 2 * np.abs(fbm(V * [2, 10, 3] + seed, 2, seed)))
    wr = np.exp(-(((y - 0.0) / 0.22) ** 2))
    D += st["wr"] * wr * (1 - 2 * np.abs(fbm(V * [3, 7, 3] + seed, 2, seed + 2)))
    D += 0.010 * fbm(V * [2, 1.4, 2] + seed, 2, seed + 1)
    if st["thin"]:
        D += (
            0.016 * (1 - 2 * np.abs(fbm(V * [5, 2.2, 4] + seed, 3, seed + 5))) * smooth(1.5, 0.3, y)
        )
    if st["grip"]:
        u, v = V[:, 0] / 0.075, y / 0.065
        row = np.floor(v)
        d = np.hypot(u - np.round(u + 0.5 * (row % 2)) + 0.5 * (row % 2), (v - row - 0.5))
        D += (
            0.013
            * (1 - smooth(0.26, 0.36, d))
            * smooth(-0.01, -0.06, z)
            * smooth(0.12, 0.2, y)
            * (1 - smooth(0.9, 0.97, tt))
        )
    if st.get("sanded"):
        palm_side = smooth(-0.01, -0.06, z) * smooth(0.05, 0.2, y)
        D += 0.010 * palm_side * np.abs(fbm(V * 34 + seed, 2, seed + 7))
    bead = np.exp(-(((y + CL - 0.03) / 0.022) ** 2))
    D += 0.022 * bead
    if style in ("chemical", "black", "electrical"):
        for k in range(3):
            D += 0.006 * np.exp(-(((y + CL - 0.14 - k * 0.07) / 0.012) ** 2))
    s = np.array([-1, 1, -1.0]) if palm else np.array([1, 1, 1.0])
    m = M.Mat("rubber")
    m.set(Base_Color=M.col(st["c"]), Roughness=st["rough"], Specular=0.45)
    m.link(
        m.ramp(m.noise(9, 4), 0.3, 0.7, st["rough"] * 0.85, st["rough"] * 1.15),
        m.b.inputs["Roughness"],
    )
    m.bump(m.noise(70, 2), 0.05, 0.005)
    if st["thin"]:
        m.set(Subsurface=0.15, Subsurface_Radius=(0.1, 0.1, 0.2), Subsurface_Color=M.col(st["c"]))
    inside = ((N[:, 0] * V[:, 0] + N[:, 2] * V[:, 2] * 3 < -0.02) & (y < -0.12)) * 1.0
    if fold:
        inside = np.maximum(inside, y < -CL + 0.42)
        D = D + 0.030 * smooth(-CL + 0.43, -CL + 0.40, y) * (D * 0 + 1)
    if inner:
        mask = m.attr("inside").outputs["Fac"]
        m.link(m.mixcol(mask, M.col(st["c"]), M.col(inner)), m.b.inputs["Base Color"])
    s = s * [-1 if mirror else 1, 1, 1]
    faces = F if np.prod(s) > 0 else F[:, ::-1]
    attributes = dict(inside=inside.astype(np.float32))
    mesh("glove", (V + N * D[:, None]) * s, faces, m.m, attrs=attributes, parent=parent)


def build(view="hero", style="chemical", color="", inner="", fold="0"):
    options = dict(style=style, color=color, inner=inner)
    if view == "palm":
        glove(group("glove", loc=(0, 0, 0.24)), True, seed=5, **options)
        return
    apart = 0.66 if style == "disposable" else 0.82
    left = group("left", loc=(-apart, 0, 0.24), rot=(0, 0, 7))
    glove(left, False, seed=3, fold=fold == "1", **options)
    right = group("right", loc=(apart + 0.04, -0.05, 0.24), rot=(0, 0, -7))
    glove(right, True, seed=9, mirror=True, **options)
