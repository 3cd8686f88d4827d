"""Fire blankets: a hard wall case, and a soft case. Options: case hard or soft."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, -18), elev=6, frame=0.84, lift=0.05),
}


def pull_tapes(z, y):
    web = M.webbing("17181a", ribs=5, pitch=24)
    for side in (-1, 1):
        path = catmull(
            np.array(
                [
                    (side * 0.52, y, z + 0.2),
                    (side * 0.54, y - 0.04, z - 0.25),
                    (side * 0.58, y - 0.10, z - 0.70),
                    (side * 0.60, y - 0.04, z - 0.98),
                ]
            ),
            60,
        )
        strap("tape", path, np.tile([0, -1.0, 0], (60, 1)), 0.26, 0.03, web)
        loop = path[-18:] + [0, 0.05, 0]
        strap("fold", loop, np.tile([0, -1.0, 0], (18, 1)), 0.26, 0.03, web)


def hard_case():
    red = M.plastic("b3131a", 0.30, 0.04, coat=0.3)
    rbox("case", (2.0, 0.46, 2.9), 0.16, red, edge=0.09, loc=(0, 0, 2.35), draft=0.004)
    plate("frame", rrect(1.72, 2.36, 0.10), 0.05, 0.02, red, loc=(0, -0.23, 2.40), rot=(90, 0, 0))
    printed = M.label(f"{M.TEX}/blanket.png", 0.35, 0.2)
    decal_plane("print", 1.56, 2.08, printed, (0, -0.257, 2.42), (90, 0, 0), r=0.05)
    box("mouth", (1.56, 0.30, 0.06), M.plastic("0d0e0f", 0.6), 0.02, loc=(0, 0, 0.90))
    rbox("hanger", (0.5, 0.08, 0.34), 0.10, red, edge=0.02, loc=(0, 0.12, 3.88))
    cyl("eye", 0.07, 0.12, M.plastic("0d0e0f", 0.6), 0.01, loc=(0, 0.12, 3.92), rot=(90, 0, 0))
    pull_tapes(0.96, -0.02)


def soft_case():
    cloth = M.fabric("b01218", 50, "Object", 0.45, name="cordura")
    w, d, h = 2.4, 0.62, 3.1
    rings = []
    for t in np.linspace(0, 1, 90):
        end = min(t, 1 - t) / 0.06
        inset = 0.28 * (1 - math.sqrt(max(0, 1 - max(0, 1 - end) ** 2)))
        rings.append(
            np.c_[
                superellipse(w / 2 - inset * 0.3, d / 2 - inset * 0.8, 4.5, 320),
                np.full(320, 0.85 + t * h),
            ]
        )
    P = np.stack(rings, 1)
    N = grid_normals(P, cu=True)
    N *= np.sign((N * (P - P.mean((0, 1)))).sum(-1, keepdims=True))
    P = (
        P
        + N
        * (
            0.035 * fbm(P * [1.2, 1.2, 1.6], 3, 4)
            + 0.03 * (1 - np.abs(fbm(P * [1.0, 1.0, 1.8], 2, 9)))
        )[..., None]
    )
    weld(grid("case", P, cloth, cu=True, caps=True))
    thread = M.fabric("e8c9b0", 20, "Object", 0.2)
    for z in (1.02, 3.78):
        row = int(np.argmin(np.abs(P[0, :, 2] - z)))
        stitches("hem", P[:, row], N[:, row], thread, 0.06, 0.04, 0.009)
    flap = rrect(w + 0.06, 0.9, 0.12)
    plate("flap", flap, 0.05, 0.02, cloth, loc=(0, -d / 2 - 0.05, 3.46), rot=(86, 0, 0))
    for side in (-1, 1):
        at = group("eyelet", loc=(side * 0.88, -d / 2 - 0.10, 3.74), rot=(86, 0, 0))
        torus("ring", 0.10, 0.035, M.brass(), parent=at)
        cyl("hole", 0.075, 0.02, M.plastic("1a1010", 0.7), 0.004, parent=at)
    printed = M.label(f"{M.TEX}/blanket.png", 0.5, 0.0)
    decal_plane("print", 1.28, 1.70, printed, (0, -d / 2 - 0.075, 2.02), (90, 0, 0), r=0.04)
    pull_tapes(0.95, -0.04)


def build(view="hero", case="hard"):
    (soft_case if case == "soft" else hard_case)()
