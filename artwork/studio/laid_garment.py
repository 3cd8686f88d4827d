"""Garments that lie flat: body and sleeves cut in one, what is sewn on them, and their open ends."""

from scipy.spatial import Delaunay, cKDTree

from flat_cloth import Panel, mirrored_outline, outline, ups
from geom import *
import materials as M

SHOULDER, ARMPIT = np.array([2.35, 7.45]), np.array([3.0, 5.05])
ALONG, ACROSS = np.array([0.5, -0.866]), np.array([0.866, 0.5])


def crossings(ring, x, y):
    """Whether points lie inside a closed line."""
    inside = np.zeros(len(x), bool)
    order = np.argsort(y)
    rows = y[order]
    for p, q in zip(ring, np.roll(ring, -1, 0)):
        low, high = np.searchsorted(rows, sorted((p[1], q[1])))
        if low < high:
            between = order[low:high]
            at = p[0] + (y[between] - p[1]) / (q[1] - p[1]) * (q[0] - p[0])
            inside[between] ^= x[between] < at
    return inside


class Cut(Panel):
    """A panel whose edge is the outline itself, with openings in it if any."""

    laid_at: np.ndarray | None = None

    def __init__(self, edge, step=0.032, holes=()):
        rings = [edge, *holes]
        ring = np.vstack([refine(np.vstack([r, r[:1]]), step)[:-1] for r in rings])
        low, high = edge.min(0), edge.max(0)
        x, y = np.meshgrid(
            np.arange(low[0], high[0], step), np.arange(low[1], high[1], step), indexing="ij"
        )
        x, y = x.ravel(), y.ravel()
        within = np.logical_xor.reduce([crossings(r, x, y) for r in rings])
        at = np.c_[x, y][within]
        away = cKDTree(ring).query(at)[0]
        at, away = at[away > 0.6 * step], away[away > 0.6 * step]
        points = np.vstack([ring, at])
        faces = Delaunay(points).simplices
        middle = points[faces].mean(1)
        within = np.logical_xor.reduce([crossings(r, *middle.T) for r in rings])
        self.faces = faces[within]
        self.x, self.y = points.T
        self.inside = np.r_[np.zeros(len(ring)), away]
        self.edge, self.none = edge, np.full(len(points), 9.0)

    def height(self, x, y):
        """The laid height at points of the plane."""
        if self.laid_at is not self.z:
            self.laid_at, self.tree = self.z, cKDTree(np.c_[self.x, self.y])
        away, near = self.tree.query(np.c_[x, y], 6)
        weight = 1 / (away + 0.004)
        return (self.z[near] * weight).sum(-1) / weight.sum(-1)

    def stitch_inside(self, inset, thread, pitch=0.07):
        """A row of stitches along the whole edge."""
        ring = resample(self.edge, 500, True)
        along = norm(np.roll(ring, -1, 0) - np.roll(ring, 1, 0))
        nxt = np.roll(ring, -1, 0)
        turn = np.sign((ring[:, 0] * nxt[:, 1] - nxt[:, 0] * ring[:, 1]).sum())
        row = ring + turn * inset * np.c_[-along[:, 1], along[:, 0]]
        row = row[cKDTree(ring).query(row)[0] > inset * 0.94]
        C = np.c_[row, self.height(*row.T) + 0.004]
        stitches("stitch", C, ups(C), thread, pitch, pitch * 0.66, 0.0065)


def body_points(hem, half_width, curve=0.06):
    """The outline of a body from the middle of its hem to below the armpit."""
    side = hem + curve
    points = [(0, hem), (half_width * 0.62, hem), (half_width, side, 1)]
    if curve > 0.2:  # a shirt's tail is rounded
        points = [(0, hem), (half_width * 0.55, hem + 0.02), (half_width * 0.82, hem + 0.22 * curve)]
        points += [(half_width * 0.95, hem + 0.55 * curve), (half_width, side + 0.35)]
    return [*points, (half_width * 0.4 + 1.75, hem * 0.45 + 2.0), (2.92, 3.8)]


class Garment(Cut):
    """A body with its sleeves: coordinates along the sleeve, bands, folds."""

    def __init__(self, half, step=0.032, holes=()):
        super().__init__(mirrored_outline(half, 400), step, holes)
        q = np.c_[np.abs(self.x), self.y] - SHOULDER
        seam = norm(ARMPIT - SHOULDER)
        self.arm = -(q @ np.array([-seam[1], seam[0]]))
        self.t, self.across = q @ ALONG, q @ ACROSS

    def on_body(self, d):
        return np.maximum(d, -self.arm)

    def on_sleeve(self, d):
        return np.maximum(d, self.arm)

    def bands(self, body=(), sleeve=(), leg=(), brace=None, down_to=None):
        """Tape that runs from seam to seam; `brace` over the shoulders, down to a level."""
        d = [self.none]
        d += [self.on_body(self.band(self.y, level)) for level in body]
        d += [self.on_sleeve(self.band(self.t, level)) for level in sleeve]
        d += [np.maximum(self.band(self.y, level), self.y) for level in leg]
        if brace:
            over = self.band(np.abs(self.x), brace)
            low = max(body) if down_to is None else down_to
            d.append(self.on_body(np.maximum(over, low - self.y)))
        return np.minimum.reduce(d)

    def armhole(self):
        """A valley along the seam where the sleeve is set in."""
        return -0.05 * np.exp(-((self.arm / 0.09) ** 2)) + 0.03 * smooth(0, -0.25, -self.arm)

    def folds(self, legs=False, depth=1.0):
        """Drags from armpit and crotch, folds across elbow and knee."""
        side = np.sign(self.x)
        q = np.c_[np.abs(self.x), self.y]
        body = smooth(-0.2, 0.4, self.arm)
        out = 0.055 * drag(q, ARMPIT, (-0.75, -0.65), 0.75, 1.3, 9, side) * body
        elbow = np.exp(-(((self.t - 3.3 - 0.2 * side) / 0.75) ** 2)) * smooth(0.1, -0.5, self.arm)
        out = out + 0.05 * elbow * np.cos(5.2 * self.t + 1.5 * self.across + 1.1 * side)
        if legs:
            out = out + 0.045 * drag(q, (0.05, -0.1), (0.75, 0.5), 0.45, 0.9, 11, side)
            out = out + 0.05 * drag(q, (0.05, -0.1), (0.75, -0.75), 0.40, 1.1, 12, side + 2)
            knee = np.exp(-(((self.y + 4.0 + 0.2 * side) / 0.8) ** 2))
            out = out + 0.045 * knee * np.cos(4.6 * self.y + 0.9 * self.x + side)
        return depth * out


def sleeve_points(length=6.2, cuff=0.74, full=0.0):
    """The outline of a sleeve from the armpit round the cuff to the shoulder."""

    def at(t, a, *sharp):
        return (*(SHOULDER + t * ALONG + a * ACROSS), *sharp)

    end = 0.22
    points = [(*ARMPIT, 1), at(4.3, -0.56 - full), at(length, end - cuff, 1)]
    points += [at(length, end + cuff, 1), at(4.3, 1.0 + full), at(2.6, 1.12 + full)]
    return [*points, at(1.3, 0.92 + full / 2), tuple(SHOULDER)]


def cuff_ends(length=6.2, cuff=0.74):
    """Where the cuff's mouth begins and ends, on the right."""
    return [SHOULDER + length * ALONG + (0.22 + a) * ACROSS for a in (-cuff, cuff)]


def drag(q, at, toward, spread, reach, count, phase):
    """Folds that run out from a point."""
    d = q - np.array(at)
    r = np.linalg.norm(d, axis=-1) + 1e-6
    turn = np.arctan2(d[:, 1], d[:, 0]) - math.atan2(toward[1], toward[0])
    turn = (turn + np.pi) % (2 * np.pi) - np.pi
    strength = r / reach * np.exp(1 - r / reach) * smooth(0.05, 0.5, r)
    wander = 1.6 * np.sin(1.3 * r + 2.1 * phase) + 0.5 * r
    return strength * np.exp(-((turn / spread) ** 2)) * np.cos(count * turn + 1.7 * phase + wander)


def mouths(panel, ends, inside, rise=0.26, reach=0.9, beyond=0.10):
    """Open ends, on both sides: how far the front is raised there; the back behind them is laid."""
    raised = 0 * panel.x
    for side in (-1, 1):
        a, b = (np.array(p) * [side, 1] for p in ends)
        length = np.linalg.norm(b - a)
        d = (b - a) / length
        out = np.array([d[1], -d[0]])
        middle = np.array([panel.x.mean(), panel.y.mean()])
        out = out * np.sign(((a + b) / 2 - middle) @ out)
        q = np.c_[panel.x, panel.y] - a
        s = q @ d / length
        arch = np.clip(1 - (2 * s - 1) ** 2, 0, 1) * (0.8 + 0.3 * side * (s - 0.5))
        raised += rise * arch * smooth(reach, 0, np.abs(q @ out))
        inset = 0.04 * d
        corners = [a + inset - out * 0.8, a + inset + out * beyond * 0.4]
        corners += [(a + b) / 2 + out * beyond, b - inset + out * beyond * 0.4, b - inset - out * 0.8]
        back = Cut(outline([(*c, 1) for c in corners]), 0.05)
        back.lay("inside", inside, 0.03, 0.02, soft=0.05, strength=0.15)
    return raised


def sewn(base, points, material, thread=None, lift=0.06, rows=(0.06,), step=0.022, bands=()):
    """A patch on laid cloth: pocket, flap, tab; edge-stitched when there is thread, taped at the levels."""
    p = Cut(outline(points), step)
    tape = np.minimum.reduce([p.none, *(p.band(p.y, level) for level in bands)])
    height = base.height(p.x, p.y)
    p.lay("patch", material, 0.012, lift, soft=0.05, strength=0, tilt=height, tape=tape)
    for inset in rows if thread else ():
        p.stitch_inside(inset, thread)
    return p


def box_points(x, y, half_width, half_height):
    return [(x + a * half_width, y + b * half_height, 1) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]


def pocket_points(x, y, half_width, half_height, clip=0.16):
    """A patch pocket with its lower corners cut off."""
    low, top = y - half_height, y + half_height
    points = [(x - half_width + clip, low, 1), (x + half_width - clip, low, 1)]
    points += [(x + half_width, low + clip, 1), (x + half_width, top, 1)]
    return [*points, (x - half_width, top, 1), (x - half_width, low + clip, 1)]


def flapped_pocket(base, x, y, half_width, half_height, material, thread):
    """A patch pocket under its flap."""
    sewn(base, pocket_points(x, y, half_width, half_height), material, thread, 0.05)
    top, deep = y + half_height + 0.10, 0.36
    w = half_width + 0.04
    points = [(x - w, top - deep, 1), (x, top - deep - 0.10, 1), (x + w, top - deep, 1)]
    sewn(base, [*points, (x + w, top, 1), (x - w, top, 1)], material, thread, 0.13)


def storm_flap(base, low, high, material, thread, width=0.27, lift=0.09, shift=0.0, bands=()):
    """The strip over the closure, from one height to another."""
    points = [(shift - width, low, 1), (shift + width, low, 1)]
    points += [(shift + width, high, 1), (shift - width, high, 1)]
    return sewn(base, points, material, thread, lift, bands=bands)


def laid_by_hand(before=frozenset(), amount=1.0):
    """Bend what was added to the root a little, as no garment lies quite straight."""
    for thing in set(bpy.data.collections["product"].all_objects) - set(before):
        if thing.parent != root():
            continue
        at = np.array(thing.location)
        if thing.type != "MESH" or np.abs(at).max() > 0:
            thing.location = bent(at[None], amount)[0]
            continue
        V = np.empty(len(thing.data.vertices) * 3, np.float32)
        thing.data.vertices.foreach_get("co", V)
        thing.data.vertices.foreach_set("co", bent(V.reshape(-1, 3), amount).ravel())


def bent(P, amount):
    x, y = P[:, 0], P[:, 1]
    dx = 0.09 * np.sin(0.40 * y + 0.9) + 0.05 * np.sin(0.9 * y - 0.5 * x)
    dy = 0.12 * np.sin(0.48 * x + 0.4) + 0.04 * np.sin(1.1 * x + 0.3 * y)
    return (P + amount * np.stack([dx, dy, 0 * x], -1)).astype(np.float32)
