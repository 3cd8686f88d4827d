"""Aprons hanging from an invisible wearer. Options: kind pvc or leather."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, -10), elev=5, frame=0.88, lift=0.08),
    "detail": dict(rot=(0, 0, -10), elev=5, frame=0.88, lift=0.08, zoom=(2.8, -0.08, 0.30)),
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
    pull = 0.06 * np.sin(U * 9 + 3 * T) * np.exp(-(((T - 0.62) / 0.07) ** 2)) * np.abs(U)
    y = -belly + wrap - fold * 1.1 + pull + 0.03 * fbm(np.stack([x, z * 0.6, 0 * x], -1), 3, 7)
    return np.stack([x * (1 - 0.05 * (1 - T)), y, z], -1)


def band_between(material, points, width, name="strap"):
    C = catmull(np.array(points, float), 120)
    T = norm(np.gradient(C, axis=0))
    out = norm(C * [1, 1, 0] + [0, -0.2, 0.001])
    N = norm(out - T * (out * T).sum(-1, keepdims=True))
    strap(name, C, N, width, 0.05, material)
    return C, N


def edge_seam(P, N, offset, thread):
    rows = [P[offset, 4:-4], P[-1 - offset, 4:-4], P[4:-4, offset], P[4:-4, -1 - offset]]
    normals = [N[offset, 4:-4], N[-1 - offset, 4:-4], N[4:-4, offset], N[4:-4, -1 - offset]]
    for C, out in zip(rows, normals):
        stitches("hem", C + out * 0.02, out, thread, 0.09, 0.055, 0.012)


def build(view="hero", kind="pvc"):
    height = 11.6 if kind == "pvc" else 9.6
    P = sheet(kind, height)
    N = grid_normals(P)
    N *= np.sign(-N[..., 1:2])
    if kind == "pvc":
        m = M.plastic("12653a", 0.34, 0.04, gs=30, coat=0.25)
    else:
        m = M.leather("b98a4e", suede=True)
    body = grid("apron", P, m)
    thick = body.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.05 if kind == "pvc" else 0.09, 0
    edge = np.vstack([P[:, 0], P[-1, 1:], P[::-1, -1][1:], P[0, ::-1][1:]])
    tube("edge", resample(edge, 900, True), 0.055, m, 10, closed=True)
    top_left, top_right = P[6, -5], P[-7, -5]
    hard = M.plastic("17181a", 0.4, 0.1)
    if kind == "pvc":
        web = M.webbing("17401f", ribs=4, pitch=26)
        band_between(
            web,
            [
                top_left,
                top_left + [0.1, 0.7, 1.2],
                (0, 1.5, height + 2.0),
                top_right + [-0.1, 0.7, 1.2],
                top_right,
            ],
            0.34,
        )
        rbox(
            "buckle",
            (0.5, 0.12, 0.42),
            0.1,
            hard,
            edge=0.05,
            loc=top_right + [-0.06, 0.30, 0.62],
            rot=(-26, 0, 0),
        )
        for corner in (top_left, top_right):
            at = group("eyelet", loc=corner + [0, -0.06, -0.28], rot=(90, 0, 0))
            torus("ring", 0.15, 0.05, M.metal("b9bdc2", 0.3), parent=at)
            cyl("hole", 0.12, 0.03, M.plastic("0c120e", 0.6), 0.005, parent=at)
        for s in (-1, 1):
            k = 0 if s < 0 else -1
            row = int(0.60 * 259)
            start = P[k, row]
            band_between(
                web,
                [
                    start,
                    start + [s * 0.5, 1.0, -0.1],
                    start + [s * 0.2, 2.2, -0.9],
                    start + [s * 0.5, 2.4, -2.6],
                ],
                0.28,
            )
    else:
        thread = M.fabric("f2d08a", 20, "Object", 0.2)
        edge_seam(P, N, 5, thread)
        tan = M.leather("8c6232", 0.5)
        for s, start, side in ((-1, top_left, -1), (1, top_right, 0)):
            end = P[side, int(0.62 * 259)]
            band_between(
                tan,
                [
                    start,
                    start + [-s * 0.1, 0.8, 0.9],
                    (-s * 0.2, 1.7, height + 0.5),
                    (s * -1.9, 1.2, height * 0.80),
                    end + [0, 0.5, 0.2],
                    end,
                ],
                0.42,
            )
            rbox(
                "buckle",
                (0.62, 0.10, 0.5),
                0.12,
                M.metal("b49a5a", 0.25),
                edge=0.04,
                loc=start + [-s * 0.02, 0.22, 0.42],
                rot=(-30, 0, 0),
            )
        for k in (8, -9):
            for row in (-8, int(0.62 * 259)):
                at = group("rivet", loc=P[k, row] + N[k, row] * 0.05, rot=(90, 0, 0))
                lathe(
                    "rivet",
                    [(0, 0.06), (0.11, 0.05, 0.02), (0.14, 0, 0.02)],
                    M.metal("b49a5a", 0.22),
                    40,
                    parent=at,
                )
        pocket(P, N, m, thread)


def pocket(P, N, material, thread):
    """A patch pocket on the bib."""
    i, j = slice(112, 189), slice(int(0.70 * 259), int(0.88 * 259))
    Q = P[i, j] + N[i, j] * 0.10
    body = grid("pocket", Q, material)
    thick = body.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness = 0.08
    for C, out in (
        (Q[3], N[i, j][3]),
        (Q[-4], N[i, j][-4]),
        (Q[:, 3], N[i, j][:, 3]),
        (Q[:, -5], N[i, j][:, -5]),
    ):
        stitches("pocket", C + out * 0.05, out, thread, 0.09, 0.055, 0.012)
