"""Fire blankets: a hard wall case, and a soft case. Options: case hard or soft."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, -20), elev=5, frame=0.84, wall=True),
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


def hanging_strip(width, back, cloth):
    """The strip of cloth above the case; a screw with its washer holds each of its two eyelets."""
    size = (width - 0.10, 0.62, 0.06)
    rbox("strip", size, 0.10, cloth, edge=0.025, loc=(0, back - 0.04, 4.06), rot=(90, 0, 0))
    zinc = M.metal("c4c8cc", 0.24)
    for side in (-1, 1):
        at = group("eyelet", loc=(side * 0.88, back - 0.075, 4.19), rot=(90, 0, 0))
        torus("ring", 0.105, 0.035, M.brass(), parent=at)
        head = [(0, 0.07), (0.06, 0.06, 0.02), (0.085, 0.03, 0.01), (0.085, 0.0)]
        lathe("screw", head, zinc, 48, parent=at)
        for turn in (20, 110):
            slot = (0.09, 0.018, 0.012)
            box("slot", slot, M.plastic("2a2c2e", 0.6), 0.003, loc=(0, 0, 0.066), rot=(0, 0, turn), parent=at)


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
    row = int(np.argmin(np.abs(P[0, :, 2] - 1.02)))
    stitches("hem", P[:, row], N[:, row], thread, 0.06, 0.04, 0.011, lift=0.012)
    at = group("flap", loc=(0, -d / 2 - 0.07, 3.44), rot=(87, 0, 0))
    plate("flap", rrect(w + 0.06, 0.92, 0.12), 0.05, 0.02, cloth, parent=at)
    seam = resample(rrect(w - 0.08, 0.78, 0.08), 400, True)
    seam = np.c_[np.vstack([seam, seam[:1]]), np.full(401, 0.024)]
    stitches("seam", seam, np.tile([0, 0, 1.0], (401, 1)), thread, 0.06, 0.04, 0.011, at, 0.006)
    hanging_strip(w, d / 2, cloth)
    printed = M.label(f"{M.TEX}/blanket.png", 0.5, 0.0)
    decal_plane("print", 1.28, 1.70, printed, (0, -d / 2 - 0.075, 2.02), (90, 0, 0), r=0.04)
    pull_tapes(0.95, -0.04)


def build(view="hero", case="hard"):
    (soft_case if case == "soft" else hard_case)()
