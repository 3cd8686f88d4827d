"""High-visibility vest on a plain bust. Options: color; border (beside the tape); style plain or pockets."""

import body as mannequin
from geom import *
from geom import SDF as S
import materials as M
from vest_cloth import knit, tape_distance
from vest_pattern import boundary_loops, make
from vest_pockets import DrapedFront, sew_pockets
from vest_trim import bind_edges, zip_front
from wrinkles import fan, scattered

VIEWS = {
    "hero": dict(rot=(0, 0, -16), elev=4, frame=0.86),
    "front": dict(rot=(0, 0, -12), elev=3, frame=0.86),
    "back": dict(rot=(0, 0, 172), elev=4, frame=0.86),
}
COLOURS = dict(yellow="d3f000", orange="ff5310")


def face_normals(X, F):
    N = np.zeros_like(X)
    across = np.cross(X[F[:, 2]] - X[F[:, 0]], X[F[:, 3]] - X[F[:, 1]])
    for corner in range(4):
        np.add.at(N, F[:, corner], across)
    return norm(N)


def creases(V):
    """What hangs from shoulders and breaks at the waist: pulls from the armholes, and folds that open to the hem."""
    x, y, z = V.T
    folds = 0.014 * (1 - 2 * np.abs(fbm(V * [1.0, 1.0, 0.55] + 3, 2, 5))) + 0.006 * fbm(V * 4, 2, 9)
    around = np.arctan2(x, -1.4 * y)
    wave = np.cos(7 * around + 1.2 * np.sin(2 * around + 0.8) + 0.3 * z)
    folds = folds + 0.055 * np.sign(wave) * np.abs(wave) ** 0.8 * smooth(3.4, 0.2, z)
    for face, seed in ((y < 0, 6), (y >= 0, 21)):
        worn = scattered(x, z, seed, 16, 80, 22, 1.0, 0.05)
        for side in (-1, 1):
            worn = worn + fan(x, z, (side * 2.15, 3.6), 90 + side * 122, 30, 5, seed + 2 + side, 1.7, 0.075)
            worn = worn + fan(x, z, (side * 1.4, 5.7), -90 - side * 10, 18, 2, seed + 12 + side, 1.5, 0.045)
        folds = folds + worn * face * smooth(0.0, 0.25, np.abs(y))
    return folds


def bust():
    """The plain form that wears the vest: chest and neck, standing on its hips."""
    foot, neck = -0.62, 6.62

    def form(p):
        d = mannequin.torso(p, arms=False)
        hips = (np.hypot(p[..., 0] / 1.70, (p[..., 1] - 0.04) / 1.06) - 1) * 1.06
        d = S.su(d, np.maximum(hips, p[..., 2] - 1.0), 0.5) + 0.02
        top, bottom = p[..., 2] - neck - 0.10 * p[..., 1], foot - p[..., 2]
        return np.maximum(np.maximum(d, top), bottom)

    matt = M.plastic("a3a9ae", 0.75, 0.0, spec=0.25)
    sdf_mesh("bust", form, (-2.4, -1.6, foot - 0.1), (2.4, 1.6, neck + 0.3), 0.05, matt, smooth_it=6)


def build(view="hero", color="yellow", border="d3f000", style="plain"):
    pattern = make()
    X, F, z = pattern["X"], pattern["F"], pattern["z"]
    N = face_normals(X, F)
    if (N[:, 1] * np.sign(pattern["y"])).mean() < 0:
        N, F = -N, F[:, ::-1]
    X = X + N * creases(pattern["V0"])[:, None]
    cloth = knit(COLOURS.get(color, color), border)
    open_knit = (pattern["y"] > 0.1) * float(style == "pockets")
    attributes = dict(
        tape=tape_distance(np.abs(pattern["x"]), z),
        puv=np.c_[pattern["th"] * 2.2, z, 0 * z],
        mesh=open_knit,
    )
    body = mesh("vest", X, F, cloth, attrs=attributes)
    thick = body.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.03, -1
    fine = body.modifiers.new("fine", "SUBSURF")
    fine.levels = fine.render_levels = 1
    bust()
    binding = M.fabric("1b1d20", 40, "Object", 0.3)
    if style == "pockets":
        sew_pockets(DrapedFront(pattern, X, N), cloth, binding)
    pairs = pattern["pairs"]
    bind_edges(X, boundary_loops(F.tolist()), set(pairs.ravel().tolist()), z, binding)
    zip_front(X, N, pairs, z, binding)
