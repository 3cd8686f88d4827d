"""Bars of moulded rubber on the back of a glove: where they are, and their solid with ribs across."""

from fields import relax, subdivide, vert_normals
from geom import *
import hand as H
import materials as M

SPACING = 0.0463  # from rib to rib


def finger_bars(fid, tt, lat, z):
    """Moulded bars over every finger: signed distance, negative inside."""
    d = np.full(len(tt), 9.0)
    for finger in (1, 2, 3, 4):
        base = (0.34, 0.07) if finger in (1, 4) else (0.28, 0.12)  # clear of the knuckle guard
        for centre, half in (base, (0.605, 0.09), (0.865, 0.055)):
            bar = np.stack([lat * 0.11, (tt - centre) * 0.88, 0 * tt], -1)
            d = np.minimum(d, np.where(fid == finger, SDF.box(bar, 0, (0.075, half, 1), 0.045), 9))
    for centre, half in ((0.47, 0.11), (0.76, 0.08)):
        bar = np.stack([lat * 0.12, (tt - centre) * 0.8, 0 * tt], -1)
        d = np.minimum(d, np.where((fid == 5) & (tt > 0.30), SDF.box(bar, 0, (0.08, half, 1), 0.045), 9))
    return np.where(z > 0.0, d, 9.0)


def beyond_knuckles(x, y):
    """How far beyond the arch of the knuckles a point of the back lies."""
    return y - 0.98 + 0.30 * x**2 + 0.12 * np.maximum(x, 0)


def back_bars(V, z):
    """The knuckle guard and three bars along the back of the hand."""
    x, y = V[:, 0], V[:, 1]
    arch = beyond_knuckles(x, y)
    d = np.full(len(V), 9.0)
    for centre, half in ((-0.31, 0.08), (-0.105, 0.10), (0.105, 0.10), (0.303, 0.072)):
        pad = np.stack([x - centre, arch + 0.10 - half, 0 * x], -1)
        d = np.minimum(d, SDF.box(pad, 0, (0.092, half, 1), 0.06))
    for centre, lean in ((-0.22, -0.10), (-0.01, 0.0), (0.20, 0.10)):
        bar = np.stack([x - centre - lean * (y - 0.5), y - 0.55, 0 * x], -1)
        d = np.minimum(d, SDF.box(bar, 0, (0.075, 0.24, 1), 0.06))
    return np.where(z > 0.02, d, 9.0)


def bars(V, fingers, flat):
    """Signed distance to the bars, negative inside, and how far along its bar a point lies."""
    fid, _, tt, _, lat = H.coords(V, fingers, flat)
    x, y, z = V[:, 0], V[:, 1], V[:, 2] / flat
    over_fingers, over_back = finger_bars(fid, tt, lat, z), back_bars(V, z)
    on_finger = np.where(fid == 5, tt * 0.8 - 0.376, tt * 0.88 - 0.299)
    on_back = np.where(y > 0.83, beyond_knuckles(x, y), y - 0.55)
    return np.minimum(over_fingers, over_back), np.where(over_fingers < over_back, on_finger, on_back)


def part_of(F, wanted):
    """The faces whose corners are all wanted, by new numbers, and the old numbers of their points."""
    used, faces = np.unique(F[wanted[F].all(1)], return_inverse=True)
    return faces.reshape(-1, 3), used


def moulded_bars(V, F, hand, colour, flip, parent):
    """The bars as their own solid, whose steep sides begin below the knit.

    `hand` are the fingers and the flatness of the glove; `flip` mirrors the bars like it.
    """
    faces, used = part_of(F, bars(V, *hand)[0] < 0.05)
    surface = V[used]
    for _ in range(2):
        faces, (surface,) = subdivide(faces, surface)
    surface = relax(surface, faces, 6)
    d, along = bars(surface, *hand)
    height = -0.014 + 0.062 * smooth(0.005, -0.009, d) - 0.012 * smooth(-0.023, -0.027, d)
    wave = np.abs((along / SPACING + 0.5) % 1 - 0.5) * SPACING  # distance to the middle of a rib
    height += 0.014 * smooth(0.0155, 0.0115, wave) * smooth(-0.029, -0.033, d)
    solid = surface + vert_normals(surface, faces) * height[:, None]
    faces, used = part_of(faces, d < 0.006)
    rubber = M.plastic(colour, 0.36, 0.03, name="moulded", spec=0.45)
    mesh("bars", solid[used] * flip, faces if np.prod(flip) > 0 else faces[:, ::-1], rubber, parent=parent)
