"""Welding spats of split leather, a pair standing or one over a boot: side straps with buckles, strap under the sole."""

from scipy.interpolate import CubicSpline, PchipInterpolator

import boot
from apron import on_band
from arrange import rest_on_floor
from geom import *
from leather_jacket import TAN, pieced_leather
import materials as M

VIEWS = {
    "pair": dict(rot=(0, 0, 0), elev=20, frame=0.87),
    "worn": dict(rot=(0, 0, 52), elev=14, frame=0.86),
}
# half rings (across, along, up) from the middle of the front to that of the back: lower edge, instep, ankle, shaft, top
EDGE = [(0, -1.50, 0.93), (0.32, -1.42, 0.82), (0.55, -1.22, 0.52), (0.64, -0.84, 0.30), (0.61, -0.30, 0.28)]
EDGE += [(0.56, 0.20, 0.29), (0.57, 0.70, 0.31), (0.46, 1.20, 0.32), (0, 1.47, 0.33)]
INSTEP = [(0, -1.12, 1.10), (0.28, -1.05, 1.02), (0.47, -0.84, 0.80), (0.56, -0.50, 0.64), (0.55, -0.10, 0.62)]
INSTEP += [(0.53, 0.30, 0.66), (0.53, 0.70, 0.70), (0.43, 1.15, 0.74), (0, 1.41, 0.76)]
ANKLE = [(0, -0.82, 1.31), (0.25, -0.75, 1.26), (0.42, -0.52, 1.12), (0.50, -0.20, 1.04), (0.52, 0.10, 1.03)]
ANKLE += [(0.51, 0.42, 1.04), (0.49, 0.77, 1.06), (0.39, 1.12, 1.08), (0, 1.32, 1.10)]
SHAFT = [(0, -0.58, 1.66), (0.27, -0.50, 1.63), (0.44, -0.28, 1.58), (0.52, 0.0, 1.55), (0.55, 0.27, 1.54)]
SHAFT += [(0.54, 0.54, 1.54), (0.48, 0.83, 1.54), (0.35, 1.10, 1.54), (0, 1.26, 1.54)]
TOP = [(0, -0.62, 2.36), (0.32, -0.54, 2.36), (0.53, -0.28, 2.34), (0.64, 0.04, 2.33), (0.67, 0.34, 2.32)]
TOP += [(0.64, 0.65, 2.32), (0.53, 0.98, 2.33), (0.31, 1.22, 2.34), (0, 1.30, 2.34)]
RINGS, AT = (EDGE, INSTEP, ANKLE, SHAFT, TOP), (0.0, 0.2, 0.4, 0.62, 1.0)
AROUND, UP, OVERLAP = 800, 420, 11.6  # the front lies over the back there, on the outer side
STRAPS = (0.37, 0.61, 0.86)


def form(turn, v):
    """Points of the last: `turn` 0 to 16 round from the front, the outer side from 8 on; `v` 0 to 1 upwards."""
    layers = []
    for half in RINGS:
        ring = [*half, *[(-x, y, z) for x, y, z in half[-2:0:-1]], half[0]]
        layers.append(CubicSpline(np.arange(17), np.array(ring), bc_type="periodic")(turn))
    return PchipInterpolator(np.array(AT), np.stack(layers), axis=0)(v)


class Spat:
    """The leather's outer face on a grid, and what is sewn and buckled on it."""

    def __init__(self, seed: int, slack: float) -> None:
        turn, v = np.linspace(0, 16, AROUND, endpoint=False), np.linspace(0, 1, UP)
        P = np.moveaxis(form(turn, v), 0, 1)
        P[..., 2] -= slack * smooth(-0.35, -1.55, P[..., 1]) * smooth(1.35, 0.85, P[..., 2])
        P[..., 1] += 0.10 * slack * np.sin(1.9 * P[..., 2] + seed) * smooth(1.0, 2.2, P[..., 2])
        N = grid_normals(P, cu=True)
        N *= np.sign((N * (P - [0, 0.2, 1.0])).sum(-1, keepdims=True).mean())
        self.turn, self.v = turn[:, None] + 0 * P[..., 0], v[None] + 0 * P[..., 0]
        height = 2.1 * np.abs(self.v - 0.45)
        side = np.minimum(self.turn, 16 - self.turn)
        joint = np.where(side < 5.0, height, 9)
        past = (self.turn - OVERLAP) * 0.31
        d = 0.06 * smooth(-0.012, 0.012, past)
        d = d - 0.022 * np.exp(-((joint / 0.045) ** 2))
        d = d + (0.06 + 0.08 * slack) * fbm(P * [0.9, 0.8, 0.7] + 5 * seed, 2, seed) * smooth(0, 0.2, self.v)
        bend = np.exp(-(((self.v - 0.47) / 0.13) ** 2)) * smooth(6.5, 2.0, side)
        d = d + 0.040 * bend * np.cos(34 * self.v + 0.8 * side + seed)
        d = d + 0.035 * (1 - 2 * np.abs(fbm(P * [1.2, 1.2, 0.9] + 3 * seed, 2, seed + 3)))
        self.P, self.N = P + N * d[..., None], N
        self.seam = np.minimum(joint, np.where(np.abs(past) < 0.2, np.abs(past + 0.012), 9))
        self.zone = np.where(self.v < 0.45, 0.25, -0.15) + np.where(past < 0, -0.1, 0.05)

    def at(self, turn, v):
        """Points and normals at places of the surface."""
        i = (np.asarray(turn) / 16 * AROUND).round().astype(int) % AROUND
        j = (np.asarray(v) * (UP - 1)).round().astype(int)
        return self.P[i, j], self.N[i, j]

    def sew(self, turn, v, thread, parent) -> None:
        P, N = self.at(turn, v)
        stitches("stitch", P + N * 0.006, N, thread, 0.060, 0.038, 0.0058, parent)

    def rows(self, thread, parent) -> None:
        round_it = np.linspace(0, 16, 900)
        for v in (0.028, 0.05, 0.955, 0.978):
            self.sew(round_it, 0 * round_it + v, thread, parent)
        over = np.r_[np.linspace(12.1, 16, 300), np.linspace(0, 4.9, 300)]
        for v in (0.475, 0.497):
            self.sew(over, 0 * over + v, thread, parent)
        rise = np.linspace(0.06, 0.945, 300)
        for beside in (0.22, 0.42):
            self.sew(OVERLAP + beside + 0 * rise, rise, thread, parent)

    def strap(self, v: float, leather, metal, thread, parent) -> None:
        """A strap sewn on the front part that runs back over the edge through its buckle and a keeper."""
        turn = np.linspace(13.4, 9.55, 200)
        P, N = self.at(turn, np.full(200, v) - 0.012 * (turn - OVERLAP))
        P, N = smoothed(P, 40), norm(smoothed(N, 40))
        lift = 0.030 + 0.035 * smooth(12.3, 11.5, turn) - 0.012 * smooth(10.9, 10.4, turn)
        C, wide = P + N * lift[:, None], 0.25 * endcap(np.linspace(0, 1, 200), 0.004, 0.05)
        C = through_buckle(C, N, 92, 0.58, wide, leather, metal, parent)
        across = norm(np.cross(np.gradient(C, axis=0), N))
        for off in (-0.085, 0.085):
            row = C[4:34] + across[4:34] * off + N[4:34] * 0.028
            stitches("stitch", row, N[4:34], thread, 0.052, 0.034, 0.0056, parent)


def through_buckle(C, N, k, size, wide, leather, metal, parent):
    """The strap along `C` through a frame at its point `k`: under the near side, over the far one, where the prong hinges.

    Returns the course of the strap, which rises over the far side; its tail runs on under a keeper.
    """
    step = np.linalg.norm(np.diff(C, axis=0), axis=1).mean()
    along = (np.arange(len(C)) - k) * step / size
    rise = 0.075 * size * np.exp(-(((along - 0.26) / 0.16) ** 2))
    L = C + N * rise[:, None]
    of_one_piece(strap("strap", L, N, wide, 0.05, leather, parent=parent))
    at = on_band(C, N, k)
    at.parent, at.scale, at.location = parent, (size,) * 3, C[k] + N[k] * 0.048
    tilted = group("frame", at, rot=(-15, 0, 0))
    ring = np.c_[rrect(0.66, 0.56, 0.12, 10), np.zeros(44)]
    tube("frame", resample(ring, 300, True), 0.042, metal, 14, closed=True, parent=tilted)
    prong = np.array([[0, 0.26, 0.0], [0, 0.10, 0.02], [0, -0.10, 0.05], [0, -0.24, 0.065], [0, -0.33, 0.055]])
    tube("prong", catmull(prong, 40), 0.030, metal, 12, parent=tilted)
    tube("hinge", np.array([[-0.07, 0.28, 0.0], [0.07, 0.28, 0.0]]), 0.058, metal, 14, parent=tilted)
    hole = M.plastic("120c06", 0.9)
    for place in (0.0, 0.44, 0.88):
        i = k + round(place * size / step)
        if i < len(C) - 8:
            spot = on_band(L, N, i)
            spot.parent = parent
            plate("hole", superellipse(0.020, 0.020, 2, 24), 0.006, 0.001, hole, parent=spot, loc=(0, 0, 0.024))
    i = k + round(0.64 * size / step)
    if i < len(C) - 8:
        keeper = on_band(L, N, i)
        keeper.parent = parent
        rbox("keeper", (float(wide.max()) + 0.05, 0.09, 0.085), 0.03, leather, edge=0.015, parent=keeper)
    return L


def of_one_piece(part) -> None:
    """Tell the leather of a strap that no seam is near."""
    far = np.full(len(part.data.vertices), 9.0, np.float32)
    part.data.attributes.new("seam", "FLOAT", "POINT").data.foreach_set("value", far)


def smoothed(C, times):
    C = C.copy()
    for _ in range(times):
        C[1:-1] = 0.25 * C[:-2] + 0.5 * C[1:-1] + 0.25 * C[2:]
    return C


def sole_strap(spat: Spat, low: float, rise: float, leather, metal, parent) -> None:
    """The strap sewn on the inner side: round under the waist of the sole, up through its buckle on the outer side."""
    turn = 11.45
    heights = np.array([0.03, 0.09, 0.15, 0.21, 0.27])
    outer, out = spat.at(np.full(5, turn), heights)
    inner, away = spat.at(np.full(4, 16 - turn), np.array([0.20, 0.14, 0.08, 0.03]))
    side, y = np.array([1.0, 0, 0]), outer[0, 1]
    under = [(0.50, y, low + rise), (0.36, y, low), (0.0, y, low), (-0.36, y, low), (-0.50, y, low + rise)]
    points = np.concatenate([inner + side * 0.045, np.array(under), outer - side * 0.055])
    points[:4, 1], points[-5:, 1] = y, y
    C = catmull(points, 420)
    for _ in range(60):
        C[1:-1] = 0.25 * C[:-2] + 0.5 * C[1:-1] + 0.25 * C[2:]
    N = norm(np.cross(norm(np.gradient(C, axis=0)), [0, -1.0, 0]))
    N *= np.sign((N * (C - [0, y, 0.5])).sum(-1, keepdims=True).mean())
    wide = 0.25 * endcap(np.linspace(0, 1, 420), 0.004, 0.03)
    k = 240 + int(np.argmin(np.abs(C[240:, 2] - outer[1, 2])))
    through_buckle(C, N, k, 0.52, wide, leather, metal, parent)


def make(parent, seed: int, low: float, rise=0.10, slack=0.0) -> None:
    """One spat: `low` is the height of the strap under the sole, `rise` how much higher it is at the sides, `slack`
    how far the flap over the instep sinks (decimetres).
    """
    leather, thread = pieced_leather(TAN), M.fabric("f0d49a", 20, "Object", 0.2)
    metal, belt = M.metal("b9bdc2", 0.26), pieced_leather("8d683f")
    spat = Spat(seed, slack)
    attrs = dict(seam=spat.seam, zone=spat.zone)
    body = weld(grid("spat", spat.P, leather, cu=True, attrs=attrs, parent=parent))
    thick = body.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.068, -1
    spat.rows(thread, parent)
    for v in STRAPS:
        spat.strap(v, belt, metal, thread, parent)
    sole_strap(spat, low, rise, belt, metal, parent)


def build(view="pair"):
    if view == "worn":
        shod = group("boot")
        boot.one(shod, "black", "high")
        for part in shod.children_recursive:  # the bow is tucked in
            if part.name.split(".")[0] in ("knot", "loop", "end", "aglet"):
                bpy.data.objects.remove(part)
        make(group("spat"), 1, 0.035)
        return
    right = group("right", loc=(1.50, 0.0, 0), rot=(0, 0, 56))
    make(right, 1, 0.27, 0.03, 0.42)
    left = group("left", loc=(-1.50, 0.12, 0), rot=(0, 0, -52), scale=(-1, 1, 1))
    make(left, 2, 0.27, 0.03, 0.36)
    for at in (left, right):
        rest_on_floor(at)
