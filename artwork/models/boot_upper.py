"""The leather upper of lace-up footwear: panels on a lofted last, their relief and colours."""

import boot_guard
import feather
import materials as M
import shoe
from boot_leather import leather_and_textile
from boot_styles import COLLAR, STYLE, TOP_HEIGHT, TOPLINE, side_profiles
from geom import *
from polygons import poly_sdf
from scipy.sparse import coo_matrix, identity
from scipy.sparse.linalg import splu

THROAT = 0.385  # where the lacing starts, as a share of the profile
GUARDED_THROAT = 0.50  # above a metatarsal guard
EYESTAY = 0.25
ANKLE = [
    (0, 0.42),
    (0.5, 0.43),
    (0.56, 0.425),
    (0.62, 0.425),
    (0.70, 0.40),
    (0.78, 0.39),
    (0.88, 0.415),
    (1, 0.44),
]
HEEL = [
    (1.4, 0.3),
    (0.52, 0.3),
    (0.50, 0.62),
    (0.66, 0.95),
    (0.86, 1.12),
    (0.98, 1.28),
    (1.4, 1.34),
]
SIDE = [
    (-0.62, 0.52),
    (-0.84, 0.18),
    (-0.20, 0.15),
    (0.50, 0.20),
    (0.86, 0.30),
    (0.84, 0.74),
    (0.60, 0.93),
    (0.30, 1.08),
    (0.02, 1.20),
    (-0.20, 1.10),
    (-0.40, 0.86),
]


SIDE_LOW = [
    (-0.62, 0.52),
    (-0.84, 0.18),
    (-0.20, 0.15),
    (0.50, 0.20),
    (0.86, 0.30),
    (0.92, 0.52),
    (0.62, 0.64),
    (0.30, 0.72),
    (0.02, 0.81),
    (-0.18, 0.83),
    (-0.40, 0.74),
]


class Upper:
    """The lofted surface with its masks (1 on a panel) and the distances that the stitches follow."""

    def __init__(self, style, height, scuff=False, guarded=False, zipped=False):
        self.style, self.height, self.scuff = STYLE[style], height, scuff
        self.zipped = zipped
        self.guarded, self.throat = guarded, GUARDED_THROAT if guarded else THROAT
        self.front_top = TOP_HEIGHT[height]["front"]
        self.outline = shoe.outline()
        top, bottom = side_profiles(height)
        P, N, self.along, self.centre = shoe.loft(top, bottom, ANKLE, self.outline, 680, 760)
        P[..., 2] += shoe.topline(P, self.along, *TOPLINE[height])
        N = shoe.outward(P, self.centre)
        P[:, 0, 0], N[:, 0] = 0, (0, -1, 0)  # where the two sides meet at the tip
        self.N = N
        self.x, self.y, self.z = P[..., 0], P[..., 1], P[..., 2]
        self.across = self.distance_from_front(P)
        self.draw_panels()
        self.P = feather.tucked(feather.set_down(P + N * self.relief(P)[..., None]), self.outline)
        self.centre = feather.set_down(self.centre)
        self.front_top -= feather.let_down(P[0, -1, 1])
        self.back_top = self.P[self.P[:, -1, 1].argmax(), -1, 2]

    @staticmethod
    def distance_from_front(P):
        """Arc length along every section from the centre of the front."""
        steps = np.linalg.norm(np.diff(np.concatenate([P, P[:1]], 0), axis=0), axis=-1)
        run = np.concatenate([np.zeros((1, P.shape[1])), np.cumsum(steps, 0)[:-1]], 0)
        return np.minimum(run, steps.sum(0)[None] - run)

    def edge_height(self, y):
        """Height of the edge of the opening, by the distance from the toe."""
        order = np.argsort(self.y[:, -1])
        return np.interp(y, self.y[order, -1], self.z[order, -1])

    def polygon(self, points, n):
        flat = np.stack([self.y.ravel(), self.z.ravel()], -1)
        return poly_sdf(flat, catmull(np.array(points), n, True)).reshape(self.y.shape)

    def draw_panels(self):
        y, z, s = self.y, self.z, self.along[None] + 0 * self.y
        self.s = s
        self.gap = 0.105 + 0.05 * smooth(0.4, 1, s)  # half width of the gap over the tongue
        begun = smooth(self.throat - 0.012, self.throat + 0.012, s)
        self.tongue = begun * (1 - smooth(self.gap - 0.012, self.gap + 0.006, self.across))
        reach = self.across + 2.88 * np.maximum(0, self.throat - s)
        edge = self.gap + EYESTAY
        eyestay = 1 - smooth(edge - 0.006, edge + 0.006, reach)
        self.eyestay = eyestay * smooth(self.throat - 0.055, self.throat - 0.05, s) * (1 - self.tongue)
        self.eyestay_distance = np.maximum(reach - edge, 2.88 * (self.throat - 0.05 - s))
        self.toe_distance = y + 1.24 + 0.165 * np.clip((z - 0.3) / 0.6, 0, 1) ** 1.4
        self.toe = 1 - smooth(-0.009, 0.009, self.toe_distance)
        edge = self.edge_height(y)
        self.padding = COLLAR[self.height] - 0.07 * smooth(0.2, -0.25, y)
        self.below_collar = edge - self.padding - z
        collar = 1 - smooth(-0.008, 0.008, self.below_collar)
        self.collar = collar * (1 - self.eyestay) * (1 - self.tongue)
        self.heel_distance = self.polygon(HEEL, 60)
        self.heel = 1 - smooth(-0.009, 0.009, self.heel_distance)
        self.side_distance = self.polygon(SIDE_LOW if self.height == "low" else SIDE, 70)
        self.side = 1 - smooth(-0.009, 0.009, self.side_distance)
        self.guard_distance = boot_guard.beside_guard(self.across, s, self.throat)
        guard = 1 - smooth(-0.006, 0.006, self.guard_distance)
        guard *= smooth(self.throat + 0.012, self.throat - 0.012, s) * (1 - self.toe)
        self.guard = guard * (1 - self.eyestay) * self.guarded
        self.zip_distance = self.beside_zip()
        self.placket = smooth(0.070, 0.058, self.zip_distance)
        self.mesh = self.knitted_where(self.style.get("mesh"))

    def beside_zip(self):
        """Distance from the slot of the side zip, on the inner side; negative within."""
        if not self.zipped:
            return np.full(self.y.shape, 9.0)
        line = np.interp(self.z, [0.3, 0.72, 1.25, 1.6, 2.0, 2.36, 2.6], [0.34, 0.36, 0.40, 0.42, 0.45, 0.48, 0.50])
        beside = np.maximum(np.abs(self.y - line) - 0.060, 0.60 - self.z)
        return np.where(self.x < 0, beside, 9.0)

    def knitted_where(self, place):
        """1 where the upper is open mesh: on its side panels, or on all that no overlay covers."""
        uncovered = (1 - self.heel) * (1 - self.eyestay) * (1 - self.tongue) * (1 - self.collar)
        if place == "side":
            return smooth(-0.084, -0.096, self.side_distance) * uncovered
        return uncovered * (1 - self.toe) * (place == "main")

    def relief(self, P):
        x, y, z = self.x, self.y, self.z
        bare = (1 - self.eyestay) * (1 - self.tongue)
        below = 1 - self.collar  # no panel shows through the padding
        D = 0.012 * self.toe + 0.018 * self.heel * below + 0.016 * self.eyestay - 0.035 * self.tongue
        D -= 0.010 * np.exp(-((self.side_distance / 0.012) ** 2)) * (1 - self.heel) * below
        D -= 0.004 * self.side * (1 - self.guard) * (1 - self.heel) * below
        D -= 0.007 * self.mesh * (self.style.get("mesh") == "side")
        D += self.guard * (0.022 + 0.058 * boot_guard.ridges(self.s, self.guard_distance))
        share = np.clip(-self.below_collar / self.padding, 0, 1)
        rolls = np.abs(np.sin(share * np.pi * (0.5 if self.height == "low" else 1.5)))
        flat = smooth(0.11, 0.06, self.zip_distance)
        D += self.collar * 0.062 * np.sqrt(rolls + 1e-6) * (1 - flat)
        D -= 0.012 * np.exp(-((self.below_collar / 0.012) ** 2)) * bare
        if self.height == "high":  # quilting over the tendon and the ankle
            quilt = np.abs(np.sin((z - 1.28) / 0.16 * np.pi)) ** 0.5 * smooth(0.30, 0.36, y)
            quilt *= (self.zip_distance > 0) * smooth(1.26, 1.29, z) * (1 - smooth(1.90, 1.93, z)) * (1 - flat)
            D += 0.030 * quilt
        flex = np.exp(-(((y + 0.80 + 0.30 * np.abs(x)) / 0.20) ** 2)) * smooth(0.5, 0.8, z)
        crease = fbm(np.stack([x * 1.3, (y + 0.35 * np.abs(x)) * 8, z], -1), 2, 5)
        flex *= (1 - self.tongue) * (1 - 0.8 * self.guard)
        D += 0.008 * flex * (1 - 2 * np.abs(crease))
        ankle = np.exp(-(((z - 1.18 - 0.25 * (y - 0.3)) / 0.16) ** 2)) * bare
        ankle *= smooth(0.95, 0.6, y) * smooth(-0.45, -0.2, y) * (self.height == "mid")
        fold = fbm(np.stack([x * 0.8, y * 2.2 + 3, (z - 0.3 * y) * 8], -1), 2, 8)
        D += 0.006 * ankle * (1 - 2 * np.abs(fold))
        D += 0.003 * fbm(P * 2.0, 2, 2) * (1 - self.toe)
        if self.scuff:
            ribs = np.abs(np.sin((y + 0.25 * z) / 0.085 * np.pi))
            ribs *= smooth(0, -0.06, self.toe_distance)
            D += self.toe * (0.020 + 0.012 * ribs)
        D += 0.016 * self.placket - 0.034 * smooth(0.006, -0.006, self.zip_distance)
        return D + self.tongue * 0.012 * np.abs(np.sin(self.s * 60)) ** 0.6

    def colours(self):
        st = self.style
        out = np.zeros(self.y.shape + (3,)) + np.array(M.col(st["main"])[:3])
        for mask, name in (
            (self.side * (1 - self.heel), "over"),
            (np.maximum(self.heel, self.eyestay), "over"),
            (self.guard, "guard" if "guard" in st else "over"),
            (self.toe, "toe"),
            (self.collar, "textile"),
            (self.tongue, "textile"),
            (self.placket, "over"),
            (self.mesh * (self.style.get("mesh") == "side"), "textile"),
        ):
            colour = np.array(M.col(st[name])[:3])
            out = out * (1 - mask[..., None]) + colour * mask[..., None]
        return out

    def laid_flat(self):
        """Coordinates (along, round, 0) that are as far apart as the points of either half of the surface."""
        n, m = self.y.shape
        rows, out = np.r_[0 : m - 1 : 6, m - 1], np.zeros((n, m, 3))
        for half in (np.arange(0, n // 2 + 1), np.r_[0, np.arange(n - 1, n // 2 - 1, -1)]):
            columns = np.r_[0 : len(half) - 1 : 6, len(half) - 1]
            at = np.ix_(half[columns], rows)
            for axis, flat in enumerate(isometric(self.P[at], self.N[at])):
                wide = np.array([np.interp(np.arange(m), rows, line) for line in flat])
                out[half, :, axis] = np.array([np.interp(np.arange(len(half)), columns, line) for line in wide.T]).T
        return out

    def make(self, parent):
        soft = np.maximum(self.collar, self.tongue) * (1 - self.placket)
        if self.style.get("suede"):
            soft = np.maximum(soft, 0.85)
        soft = np.maximum(soft, 0.5 * self.toe * self.scuff)
        unrolled = self.laid_flat() if "mesh" in self.style else np.zeros(self.P.shape)
        outside = dict(col=self.colours(), soft=soft, knit=self.mesh, unrolled=unrolled)
        inside = dict(col=M.col(self.style["textile"])[:3], soft=1, knit=0, unrolled=0)
        grain = 0.10 if self.style.get("smooth") else 0.24 if self.guarded else 0.42
        leather = leather_and_textile("mesh" in self.style, grain)
        depth = 0 if self.height == "low" else 0.9
        shoe.shell(parent, self.P, self.centre, leather, outside, inside, depth, 0.06)


def isometric(P, N):
    """Two coordinates of a grid of points whose steps come nearest to those along and across the foot."""
    along = norm(np.array([0.0, 1, 0]) - N * N[..., 1:2])
    number = np.arange(P[..., 0].size).reshape(P.shape[:2])
    begin = np.r_[number[:-1].ravel(), number[:, :-1].ravel()]
    end = np.r_[number[1:].ravel(), number[:, 1:].ravel()]
    step = P.reshape(-1, 3)[end] - P.reshape(-1, 3)[begin]
    weight = 1 / (np.linalg.norm(step, axis=1) + 0.004)
    k = np.arange(len(begin))
    G = coo_matrix((np.r_[-weight, weight], (np.r_[k, k], np.r_[begin, end])), (len(k), number.size)).tocsc()
    system = (G.T @ G + 1e-6 * identity(number.size)).tocsc()
    solved = splu(system, permc_spec="MMD_AT_PLUS_A")
    for across in (along, np.cross(N, along)):
        field = across.reshape(-1, 3)
        wanted = (step * (field[begin] + field[end]) / 2).sum(1) * weight
        yield solved.solve(G.T @ wanted).reshape(number.shape)
