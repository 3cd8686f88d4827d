"""High-visibility vest. Options: color; border (beside the tape)."""

from geom import *
import materials as M
from vest_pattern import boundary_loops, make

VIEWS = {
    "hero": dict(rot=(0, 0, -16), elev=4, frame=0.86, lift=0.10),
    "front": dict(rot=(0, 0, 0), elev=3, frame=0.86, lift=0.10),
    "back": dict(rot=(0, 0, 172), elev=4, frame=0.86, lift=0.10),
    "detail": dict(rot=(0, 0, -16), elev=4, frame=0.86, lift=0.1, zoom=(2.4, 0.1, 0.12)),
}
COL = dict(yellow="d3f000", orange="ff5310", blue="1b54b5", red="d01218")


def build(view="hero", color="yellow", border="ff5310"):
    if color == "orange" and border == "ff5310":
        border = "d3f000"
    g = make()
    X, F = g["X"], g["F"]
    N = np.zeros_like(X)
    fn = np.cross(X[F[:, 2]] - X[F[:, 0]], X[F[:, 3]] - X[F[:, 1]])
    for k in range(4):
        np.add.at(N, F[:, k], fn)
    N = norm(N)
    if (N[:, 1] * np.sign(g["y"])).mean() < 0:
        N = -N
        F = F[:, ::-1]
    xs = np.abs(g["V0"][:, 0])
    z = g["z"]

    # --- signed distances for tapes in pattern space (negative inside)
    def band(v, c, h):
        return np.abs(v - c) - h

    h1 = band(z, 1.15, 0.25)
    h2 = band(z, 2.45, 0.25)
    vert = np.where(z > 2.45, band(xs, 1.28 - 0.0 * z, 0.25), 9)
    # at the shoulder keep the brace at constant distance from the neck
    tape = np.minimum(np.minimum(h1, h2), vert)
    u_along = np.where(np.minimum(h1, h2) < vert, g["th"] * 2.0, z)
    fabric_c = M.col(COL.get(color, color))
    m = M.Mat("hivis")
    t = m.attr("tape").outputs["Fac"]
    rib = m.attr("puv")
    sep = m.new("ShaderNodeSeparateXYZ")
    m.link(rib.outputs["Vector"], sep.inputs[0])
    # knitted tricot: fine diagonal mesh
    a = m.math(
        "SINE", m.math("MULTIPLY", m.math("ADD", sep.outputs["X"], sep.outputs["Y"]), 150.0), 0
    )
    b = m.math(
        "SINE", m.math("MULTIPLY", m.math("SUBTRACT", sep.outputs["X"], sep.outputs["Y"]), 150.0), 0
    )
    hgt = m.math("MULTIPLY", a, b)
    base = m.mixcol(m.ramp(hgt, -0.6, 0.8), tuple(c * 0.80 for c in fabric_c[:3]) + (1,), fabric_c)
    # border (contrast strip) around the tape, then tape
    edge = m.ramp(t, 0.118, 0.126, 1, 0, False)
    base = m.mixcol(edge, base, M.col(border))
    pf = m.attr("pk").outputs["Fac"]
    ln = m.ramp(m.math("ABSOLUTE", pf, 0), 0.010, 0.022, 0.55, 0, False)
    base = m.mixcol(ln, base, tuple(c * 0.35 for c in fabric_c[:3]) + (1,))
    k_ = m.ramp(m.math("ABSOLUTE", m.math("ADD", pf, 0.055), 0), 0.010, 0.014, 1, 0, False)
    s_ = m.ramp(
        m.math(
            "SINE", m.math("MULTIPLY", m.math("ADD", sep.outputs["X"], sep.outputs["Y"]), 70.0), 0
        ),
        -0.2,
        0,
        0,
        1,
        False,
    )
    base = m.mixcol(
        m.math("MULTIPLY", m.math("MULTIPLY", k_, s_), 0.7),
        base,
        tuple(c * 0.4 for c in fabric_c[:3]) + (1,),
    )
    inn = m.ramp(t, -0.004, 0.004, 1, 0, False)
    # tape look
    br = m.new("ShaderNodeTexVoronoi", Scale=26.0, feature="DISTANCE_TO_EDGE")
    m.link(rib.outputs["Vector"], br.inputs["Vector"])
    chk = m.math(
        "MULTIPLY",
        m.math(
            "SINE", m.math("MULTIPLY", m.math("ADD", sep.outputs["X"], sep.outputs["Y"]), 62.0), 0
        ),
        m.math(
            "SINE",
            m.math("MULTIPLY", m.math("SUBTRACT", sep.outputs["X"], sep.outputs["Y"]), 62.0),
            0,
        ),
    )
    sil = m.mixcol(m.ramp(chk, -0.3, 0.5), (0.46, 0.48, 0.50, 1), (0.66, 0.68, 0.70, 1))
    m.link(m.mixcol(inn, base, sil), m.b.inputs["Base Color"])
    m.link(m.math("MULTIPLY", inn, 0.45), m.b.inputs["Metallic"])
    m.link(m.ramp(inn, 0, 1, 0.88, 0.40, False), m.b.inputs["Roughness"])
    m.set(Specular=0.25, Sheen=0.2)
    # fluorescence: a little emission of the dye colour outside the tape
    m.link(m.mixcol(m.math("MAXIMUM", inn, edge), fabric_c, (0, 0, 0, 1)), m.b.inputs["Emission"])
    m.set(Emission_Strength=0.045)
    hb = m.math(
        "ADD",
        m.math("MULTIPLY", hgt, 0.25),
        m.math("ADD", m.math("MULTIPLY", inn, 0.6), m.math("MULTIPLY", edge, 0.4)),
    )
    m.bump(hb, 0.5, 0.012)
    puv = np.c_[g["th"] * 2.2, z, 0 * z]
    # pockets: stitched outlines, flap, slight relief; fabric creases
    fr = g["y"] < 0.1

    def rb(cx, cz, w, h, r=0.05):
        return SDF.box(np.stack([xs - cx, z - cz, 0 * z], -1), 0, (w, h, 1), r)

    pk = np.where(fr, rb(1.18, 0.74, 0.62, 0.50), 9.0)
    X = (
        X
        + N
        * (
            0.014 * (1 - 2 * np.abs(fbm(g["V0"] * [1.0, 1.0, 0.55] + 3, 2, 5)))
            + 0.006 * fbm(g["V0"] * 4, 2, 9)
            + 0.016 * (1 - smooth(-0.02, 0.02, pk))
        )[:, None]
    )
    ob = mesh(
        "vest",
        X,
        F,
        m.m,
        attrs=dict(tape=tape.astype(np.float32), puv=puv, pk=pk.astype(np.float32)),
        parent=root(),
    )
    so = ob.modifiers.new("s", "SOLIDIFY")
    so.thickness = 0.03
    so.offset = -1
    ss = ob.modifiers.new("ss", "SUBSURF")
    ss.levels = 1
    ss.render_levels = 1
    # --- bias binding on every free edge except the zip
    bind = M.fabric("1b1d20" if color != "x" else border, 40, "Object", 0.3)
    zipv = set(g["pairs"].ravel().tolist())
    for loop in boundary_loops(F.tolist()):
        P = X[loop]
        closed = np.linalg.norm(P[0] - P[-1]) < 0.2
        seg = []

        def flush(seg):
            if len(seg) > 12:
                C = X[seg]
                Nn = N[seg]
                for _ in range(10):
                    C[1:-1] = 0.25 * C[:-2] + 0.5 * C[1:-1] + 0.25 * C[2:]
                C = resample(C, max(30, len(C)))
                tube("bind", C, 1, bind, prof=superellipse(0.028, 0.045, 2.5, 14))

        for v in loop + (loop[:1] if closed else []):
            if v in zipv and z[v] > 0.2 and z[v] < 4.1:
                flush(seg)
                seg = []
            else:
                seg.append(v)
        flush(seg)
    # --- zip: two tapes, teeth, puller
    pr = g["pairs"]
    C = (X[pr[:, 0]] + X[pr[:, 1]]) / 2
    o = np.argsort(z[pr[:, 0]])
    C = C[o]
    Nz = norm(N[pr[:, 0]] + N[pr[:, 1]])[o]
    k = C[:, 2] < 9
    C = C[k]
    Nz = Nz[k]
    for _ in range(12):
        C[1:-1] = 0.25 * C[:-2] + 0.5 * C[1:-1] + 0.25 * C[2:]
    C = resample(C, 300)
    Nz = resample(Nz, 300)
    strap("ziptape", C + Nz * 0.012, Nz, 0.30, 0.016, bind)
    strap("teeth", C + Nz * 0.028, Nz, 0.075, 0.035, M.plastic("17181a", 0.35))
    st = []
    T = norm(np.gradient(C, axis=0))
    for s in (-1, 1):
        B = norm(np.cross(T, Nz))
        stitches("zs", C + B * s * 0.12 + Nz * 0.022, Nz, bind, 0.05, 0.03, 0.007)
    i = len(C) - 6
    e = Vector(Nz[i]).to_track_quat("Z", "Y").to_euler()
    gp = group("pull", loc=C[i] + Nz[i] * 0.05, rot=[math.degrees(q) for q in e])
    rbox("sl", (0.12, 0.17, 0.05), 0.03, M.metal("8f9498", 0.3), edge=0.02, parent=gp)
    plate(
        "tag",
        superellipse(0.045, 0.13, 3, 40),
        0.03,
        0.01,
        M.metal("8f9498", 0.3),
        holes=[superellipse(0.02, 0.05, 2.5, 20)],
        parent=gp,
        loc=(0, -0.17, 0.02),
    )
