"""Ordinary prescription spectacles with thin rims, for wearing under protective eyewear."""

from geom import *
import materials as M


def spectacles(loc=(0, 0, 0), color="141517", arms=1.30, width=0.64):
    """Rims, lenses, bridge and arms; the front stands at y = 0 and the arms run to +y."""
    at = group("spectacles", loc=loc)
    rim = M.plastic(color, 0.25, 0.01, coat=0.3)
    lens = M.thin_clear("fbfdfd", 0.0, 0.006, 1.5)
    centre, half = width * 0.52, width * 0.46
    for s in (-1, 1):
        outline = rrect(2 * half, 0.40, 0.15, 14)
        x = outline[:, 0] + s * centre
        path = np.c_[x, 0.18 * x**2, outline[:, 1] - 0.01]
        tube("rim", resample(path, 160, True), 0.021, rim, 12, closed=True, parent=at)
        fan = np.stack([path.mean(0) + (path - path.mean(0)) * k for k in (1, 0.6, 0.01)], 1)
        grid("lens", fan, lens, cu=True, parent=at)
        hinge = np.array([s * (centre + half), 0.18 * width**2, 0.10])
        arm = catmull(
            np.array(
                [
                    hinge + [-s * 0.01, 0, 0],
                    hinge + [s * 0.04, 0.05, 0],
                    hinge + [s * 0.04, 0.20, 0],
                    hinge + [s * 0.02, arms * 0.7, -0.01],
                    hinge + [-s * 0.02, arms * 0.86, -0.10],
                    hinge + [-s * 0.03, arms, -0.26],
                ]
            ),
            120,
        )
        tube("arm", arm, 0.024, rim, 12, parent=at)
    bridge = np.array([(-0.10, 0.0, 0.06), (0, -0.02, 0.10), (0.10, 0.0, 0.06)])
    inner = centre - half
    tube("bridge", catmull(bridge * [inner / 0.09, 1, 1], 30), 0.020, rim, 12, parent=at)
    return at
