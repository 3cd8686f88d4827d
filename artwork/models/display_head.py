"""A plain display head without features, on which headwear is shown as it is worn.

It stands in the coordinates of the helmets: brow at height zero, face to the front.
"""

from geom import *
import materials as M

FOOT = -2.02


def display_head(loc=(0, 0, 0), foot=FOOT, color="b2b7bb"):
    """Skull, face, chin and neck in one smooth form, ending in a round foot at height `foot`."""
    S = SDF

    def form(p):
        d = S.ellipsoid(p, np.array([0, 0.08, -0.02]), (0.72, 0.92, 0.82))
        d = S.su(d, S.ellipsoid(p, np.array([0, -0.30, -0.56]), (0.57, 0.58, 0.68)), 0.30)
        d = S.su(d, S.ellipsoid(p, np.array([0, -0.56, -1.02]), (0.27, 0.26, 0.20)), 0.25)
        nose = S.capsule(p, (0, -0.84, -0.40), (0, -0.93, -0.68), 0.05, 0.10)
        d = S.su(d, nose, 0.16)
        for s in (-1, 1):
            socket = S.ellipsoid(p, np.array([s * 0.26, -1.0, -0.36]), (0.18, 0.16, 0.13))
            d = S.ss(d, socket, 0.16)
        d = S.su(d, S.capsule(p, (0, 0.24, -0.8), (0, 0.16, foot), 0.47, 0.52), 0.22)
        stand = S.cyl(p, (0, 0.12, foot), (0, 0.12, foot + 0.10), 0.80, 0.03)
        return np.maximum(S.su(d, stand, 0.20), foot - p[..., 2])

    matt = M.plastic(color, 0.62, 0.0, spec=0.3)
    low, high = (-0.95, -1.3, foot - 0.05), (0.95, 1.15, 0.95)
    at = group("display head", loc=loc)
    sdf_mesh("head", form, low, high, 0.032, matt, at, smooth_it=5)
    return at
