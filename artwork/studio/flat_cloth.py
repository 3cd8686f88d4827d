"""Panels of cloth that lie flat on a floor: an outline in the plane, a soft edge, creases and artwork."""

from geom import *
from polygons import poly_sdf

FAR = 9.0


def outline(points, n=220):
    """A smooth closed outline through points of the plane; a point given twice stays a corner."""
    runs, run = [], [np.array(points[0][:2], float)]
    sharp = [len(p) > 2 for p in points]
    start = sharp.index(True) if any(sharp) else None
    if start is None:
        return catmull(np.array([p[:2] for p in points], float), n, True)
    order = [*points[start:], *points[: start + 1]]
    run = [order[0][:2]]
    for p in order[1:]:
        run.append(p[:2])
        if len(p) > 2:
            line = np.array(run, float)
            runs.append(catmull(line, 40)[:-1] if len(line) > 2 else refine(line, 0.15)[:-1])
            run = [p[:2]]
    return np.vstack(runs)


def mirrored_outline(half, n=220):
    """An outline from its right half, which runs from the middle of the hem to the middle of the top."""
    return outline([*half, *[(-p[0], *p[1:]) for p in half[::-1] if p[0] > 1e-6]], n)


def creases(x, y, seed, strength=1.0):
    """Soft hollows, sharp little folds, and long drags of the cloth."""
    p = np.stack([x, y, 0 * x], -1)
    ridge = 1 - 2 * np.abs(fbm(p * [0.75, 0.55, 1] + seed, 3, seed))
    drag = 1 - 2 * np.abs(fbm(p * [1.6, 0.45, 1] + 3 * seed, 2, seed + 5))
    return strength * (0.060 * ridge + 0.030 * drag + 0.045 * fbm(p * 0.6, 2, seed + 9))


class Panel:
    """Points of the plane inside an outline, which artwork is drawn on and cloth is laid from."""

    def __init__(self, edge, step=0.026):
        low, high = edge.min(0) - 3 * step, edge.max(0) + 3 * step
        x, y = np.arange(low[0], high[0], step), np.arange(low[1], high[1], step)
        self.shape = (len(x), len(y))
        at = np.stack(np.meshgrid(x, y, indexing="ij"), -1)
        away = poly_sdf(at.reshape(-1, 2), edge).reshape(self.shape)
        slope = np.stack(np.gradient(away, step), -1)
        faces = grid_faces(*self.shape)
        faces = faces[(away.ravel()[faces] < 0).sum(1) >= 2]
        used = np.unique(faces)
        new = -np.ones(away.size, int)
        new[used] = np.arange(len(used))
        self.faces = new[faces]
        d, at, slope = away.ravel()[used], at.reshape(-1, 2)[used], slope.reshape(-1, 2)[used]
        at = at - slope * np.maximum(d, 0)[:, None]
        self.x, self.y, self.inside = at[:, 0], at[:, 1], np.maximum(-d, 0)
        self.edge = edge
        self.none = np.full(len(used), FAR)

    def band(self, value, centre, half=0.25):
        return np.abs(value - centre) - half

    def tapes(self, levels, brace):
        """Bands round the body at the levels, and one over each shoulder down to the second."""
        bands = np.minimum.reduce([self.band(self.y, level) for level in levels])
        over = np.where(self.y > levels[1], self.band(np.abs(self.x), brace), 9)
        return np.minimum(bands, over)

    def box(self, x, y, half_width, half_height, radius=0.05):
        p = np.abs(np.stack([self.x - x, self.y - y], -1)) - [
            half_width - radius,
            half_height - radius,
        ]
        return np.linalg.norm(np.maximum(p, 0), axis=-1) + np.minimum(p.max(-1), 0) - radius

    def lay(
        self,
        name,
        material,
        level=0.05,
        puff=0.10,
        soft=0.16,
        seed=1,
        strength=1.0,
        raised=None,
        tilt=None,
        turn=0,
        **art,
    ):
        """Build the cloth: `level` its height, `raised` what is sewn on, `tilt` a height per point."""
        round_edge = np.sqrt(1 - (1 - np.clip(self.inside / soft, 0, 1)) ** 2)
        z = level + puff * round_edge
        z = z + creases(self.x, self.y, seed, strength) * smooth(0.02, 0.5, self.inside)
        z = z + (0 if raised is None else raised) + (0 if tilt is None else tilt)
        a = math.radians(turn)
        u = self.x * math.cos(a) + self.y * math.sin(a)
        v = -self.x * math.sin(a) + self.y * math.cos(a)
        values = {key: art.get(key, self.none) for key in ("tape", "seam", "pocket", "flap")}
        values["zone"] = art.get("zone", 0 * self.none)
        values = {key: value.astype(np.float32) for key, value in values.items()}
        P = np.c_[self.x, self.y, z]
        values["cloth"] = np.c_[u, v, 0 * u]
        body = mesh(name, P, self.faces, material, attrs=values)
        thick = body.modifiers.new("thickness", "SOLIDIFY")
        thick.thickness, thick.offset = 0.045, -1
        self.z = z
        return body

    def height(self, x, y):
        """The laid height at points of the plane."""
        from scipy.spatial import cKDTree

        away, near = cKDTree(np.c_[self.x, self.y]).query(np.c_[x, y], 6)
        weight = 1 / (away + 0.004)
        return (self.z[near] * weight).sum(-1) / weight.sum(-1)

    def line(self, points, n=200, lift=0.0):
        """A course on the laid cloth."""
        C = catmull(np.array(points, float), n)
        z = self.height(C[:, 0], C[:, 1])
        for _ in range(6):
            z[1:-1] = 0.25 * z[:-2] + 0.5 * z[1:-1] + 0.25 * z[2:]
        return np.c_[C, z + lift]


def sewn_on(pocket, flap=None):
    """How much pockets and flaps rise above the cloth."""
    rise = 0.035 * (1 - smooth(-0.02, 0.02, pocket))
    return rise if flap is None else rise + 0.035 * (1 - smooth(-0.015, 0.015, flap))


UP = np.array([0, 0, 1.0])


def ups(C):
    return np.repeat(UP[None], len(C), 0)
