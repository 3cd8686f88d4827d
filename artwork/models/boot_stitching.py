"""The seams of lace-up footwear: rows of stitches along the edges of its panels."""

from scipy.ndimage import gaussian_filter1d, map_coordinates
from skimage.measure import find_contours

import boot_guard
import feather
import materials as M
from geom import *


def along_edge(upper, field, level, thread, parent, where, pitch=0.036):
    """An unbroken row of stitches where a field crosses a level, as far as a mask is 1."""
    n = len(upper.P)
    turned = [np.roll(A, n // 2, 0) for A in (field, where, upper.P, upper.N)]  # cut below the sole
    field, where, P, N = turned
    for line in find_contours(field, level):

        def there(A):
            return map_coordinates(A, line.T, order=1, mode="nearest")

        points, out = (np.stack([there(A[..., k]) for k in range(3)], -1) for A in (P, N))
        sewn = gaussian_filter1d(there(where), 3) > 0.5
        if np.linalg.norm(points[0] - points[-1]) < 0.02 and not sewn.all():  # closed: begin at a gap
            shift = -int(np.argmin(sewn))
            points, out, sewn = (np.roll(A, shift, 0) for A in (points, out, sewn))
        cuts = np.flatnonzero(np.diff(sewn.astype(int))) + 1
        for run in np.split(np.arange(len(line)), cuts):
            if sewn[run[0]] and arclen(points[run])[-1] > 0.22:
                C = gaussian_filter1d(points[run], 4, axis=0, mode="nearest")
                stitches("seam", C, norm(out[run]), thread, pitch, pitch * 0.66, 0.0062, parent)


def halves(upper):
    """Columns from the front to the sole, on either side."""
    n = len(upper.P)
    return np.arange(0, n // 2), np.arange(n - 1, n // 2, -1)


def stitch(upper, parent, colour):
    thread = M.fabric(colour, 20, "Object", 0.2, name="thread")
    over_sole = (upper.P[..., 2] > feather.feather_height(upper.P[..., 1]) + 0.02).astype(float)
    bare = (1 - upper.eyestay) * (1 - upper.tongue) * (1 - upper.placket) * over_sole
    guarded = smooth(0.03, 0.0, upper.guard_distance) * smooth(upper.throat + 0.012, upper.throat, upper.s)
    unguarded = 1 - guarded * upper.guarded
    for offset in (-0.035, -0.075):
        along_edge(upper, upper.toe_distance, offset, thread, parent, over_sole)
        along_edge(upper, upper.heel_distance, offset, thread, parent, over_sole * (1 - upper.collar))
    on_side = bare * (1 - upper.collar) * (1 - upper.heel) * unguarded
    for offset in (-0.030, -0.058):
        along_edge(upper, upper.side_distance, offset, thread, parent, on_side)
    along_edge(upper, upper.below_collar, 0.035, thread, parent, bare * smooth(0.99, 0.98, upper.s))
    on_eyestay = (1 - upper.tongue) * smooth(0.99, 0.98, upper.s)
    along_edge(upper, upper.eyestay_distance, -0.035, thread, parent, on_eyestay)
    if upper.zipped:
        for beside in (0.018, 0.046):
            along_edge(upper, upper.zip_distance, beside, thread, parent, smooth(0.995, 0.985, upper.s))
    if upper.guarded:
        where = bare * (1 - upper.toe) * smooth(upper.throat, upper.throat - 0.01, upper.s)
        for inset in (-0.032, -0.066):
            along_edge(upper, upper.guard_distance, inset, thread, parent, where)
        quilted = where * smooth(-0.09, -0.10, upper.guard_distance)
        for seam in boot_guard.SEAMS[:-1]:
            along_edge(upper, upper.s, seam, thread, parent, quilted)
