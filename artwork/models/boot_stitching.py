"""The seams of lace-up footwear: rows of stitches along the edges of its panels."""

from scipy.spatial import cKDTree

import feather
import materials as M
from boot_upper import EYESTAY, GUARD_FRONT, GUARD_WIDTH, SIDE
from geom import *

HEEL_LINE = [(0.50, 0.45), (0.50, 0.62), (0.66, 0.95), (0.86, 1.12), (0.98, 1.28), (1.16, 1.325)]
SIDE_LINE = [SIDE[k] for k in (1, 0, -1, -2, -3, -4, -5, -6)]  # its edge from the sole to the heel panel


def sew(points, normals, thread, parent, pitch=0.036):
    """Stitches along runs of points; None marks a gap."""
    gaps = [i for i, point in enumerate(points) if point is None]
    order = list(range(len(points)))
    if gaps:
        order = order[gaps[0] :] + order[: gaps[0]]
    run, out = [], []

    def finish():
        if len(run) > 6:
            C = np.array(run)
            for _ in range(3):
                C[1:-1] = 0.25 * C[:-2] + 0.5 * C[1:-1] + 0.25 * C[2:]
            stitches("seam", C, np.array(out), thread, pitch, pitch * 0.66, 0.0062, parent)

    for i in order:
        if points[i] is None or (run and np.linalg.norm(points[i] - run[-1]) > 0.09):
            finish()
            run, out = [], []
        if points[i] is not None:
            run.append(points[i])
            out.append(normals[i])
    finish()


def along_level(upper, field, level, thread, parent, where=None):
    """Where a field crosses a level, from column to column, or only where a mask is 1."""
    points, normals = [], []
    for i in range(0, len(upper.P), 2):
        f = field[i] - level
        k = np.where((f[:-1] < 0) & (f[1:] >= 0))[0]
        if len(k) and upper.z[i, k[0]] > 0.40 and (where is None or where[i, k[0]] > 0.5):
            k = k[0]
            t = f[k] / (f[k] - f[k + 1])
            points.append(upper.P[i, k] * (1 - t) + upper.P[i, k + 1] * t)
            normals.append(upper.N[i, k])
        else:
            points.append(None)
            normals.append(None)
    sew(points, normals, thread, parent)


def along_line(upper, side, line, offset, thread, parent, covered):
    """Beside a line drawn in side elevation, on one side of the shoe, where nothing covers it (1 in a mask)."""
    over_sole = upper.P[..., 2] > feather.feather_height(upper.P[..., 1]) - 0.02
    chosen = np.where(((upper.x * side > 0.02) & over_sole).ravel())[0]
    tree = cKDTree(np.stack([upper.y.ravel(), upper.z.ravel()], -1)[chosen])
    curve = catmull(np.array(line), 400)
    tangent = norm(np.gradient(curve, axis=0))
    distance, j = tree.query(curve + np.c_[-tangent[:, 1], tangent[:, 0]] * offset)
    P, N = upper.P.reshape(-1, 3), upper.N.reshape(-1, 3)
    near = (distance < 0.02) & (covered.ravel()[chosen[j]] < 0.5)
    points = [P[chosen[k]] if ok else None for k, ok in zip(j, near)]
    normals = [N[chosen[k]] if ok else None for k, ok in zip(j, near)]
    sew(points, normals, thread, parent)


def halves(upper):
    """Columns from the front to the sole, on either side."""
    n = len(upper.P)
    return np.arange(0, n // 2), np.arange(n - 1, n // 2, -1)


def beside_front(upper, field, begin, end, thread, parent):
    """Where a field of the distance from the front crosses zero, on either side."""
    for columns in halves(upper):
        points, normals = [], []
        for k in range(0, upper.P.shape[1], 2):
            if not begin <= upper.along[k] <= end:
                continue
            f = field[columns, k]
            crossing = np.where((f[:-1] < 0) & (f[1:] >= 0))[0]
            if len(crossing):
                i = columns[crossing[0]]
                points.append(upper.P[i, k])
                normals.append(upper.N[i, k])
        sew(points, normals, thread, parent)


def stitch(upper, parent, colour):
    thread = M.fabric(colour, 20, "Object", 0.2, name="thread")
    for offset in (-0.035, -0.075):
        along_level(upper, upper.toe_distance, offset, thread, parent)
        for side in (1, -1):
            along_line(upper, side, HEEL_LINE, offset, thread, parent, upper.collar)
    over_side = np.maximum(upper.collar, upper.heel)
    for side in (1, -1):
        for offset in (-0.030, -0.058):
            along_line(upper, side, SIDE_LINE, offset, thread, parent, over_side)
    leather = (1 - upper.eyestay) * (1 - upper.tongue)
    along_level(upper, -upper.below_collar, -0.035, thread, parent, leather)
    beside_eyestay = upper.across - (upper.gap + EYESTAY - 0.035)
    beside_front(upper, beside_eyestay, upper.throat + 0.01, 0.985, thread, parent)
    if upper.guarded:
        for inset in (0.035, 0.075):
            field = upper.across - GUARD_WIDTH + inset
            beside_front(upper, field, GUARD_FRONT, upper.throat - 0.05, thread, parent)
