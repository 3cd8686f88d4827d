"""The metatarsal guard of a boot: a padded shield of leather over the instep, quilted in ridges across the foot."""

from geom import *

FRONT, WIDTH = 0.235, 0.60  # a share of the profile; decimetres to either side of the middle
SEAMS = np.linspace(0.258, 0.485, 5)  # the shares of the profile at which its ridges are parted
PROFILE = 2.88  # the profile's length in decimetres


def beside_guard(across, s, throat, r=0.13):
    """Distance in decimetres from the edge of the shield, whose corners have the radius `r`; negative within."""
    wide = across - WIDTH + 0.20 * smooth(0.36, 0.50, s) + r
    long = PROFILE * np.maximum(FRONT - s, s - throat - 0.03) + r
    return np.hypot(np.maximum(wide, 0), np.maximum(long, 0)) + np.minimum(np.maximum(wide, long), 0) - r


def ridges(s, distance):
    """1 on the tops of the padded ridges, 0 in the seams between them and at `distance` from the edge."""
    share = (s - SEAMS[0]) / (SEAMS[1] - SEAMS[0])
    among = smooth(-0.02, 0.02, share) * smooth(4.02, 3.98, share)
    return among * np.sqrt(np.abs(np.sin(np.pi * share)) + 1e-6) * smooth(-0.095, -0.20, distance)
