"""Collars and hoods of garments that lie flat, and the label inside the neck."""

from laid_garment import *
from printed import T, printed
from wrinkles import scattered


FRONT_NECK = [(0.95, 8.02, 1), (0.62, 7.64), (0, 7.48)]
BACK_NECK = [(0.95, 8.02, 1), (0.5, 8.14), (0, 8.16)]
NECK_INSIDE = [(0, 7.3), (0.80, 7.5), (0.95, 8.06, 1), (0.5, 8.32), (0, 8.36)]


def inner_back(points, inside, label_y, level=0.10, tilt=0.22, size="L"):
    """The inside of the back at the neck, with the label that names the size."""
    p = Cut(mirrored_outline(points), 0.03)
    low, high = p.y.min(), p.y.max()
    seam = np.abs(p.y - label_y - 0.26 + 0.06 * p.x**2)
    rising = tilt * smooth(low, high, p.y)
    p.lay("inner back", inside, level, 0.04, soft=0.08, strength=0.25, tilt=rising, seam=seam)
    body = "<rect width='200' height='130' fill='#f5f4ef'/>" + T(100, 92, size, 84, 800, "#22262c")
    face = M.label(printed(f"neck_size_{size}", 200, 130, body, 300), 0.7, 0.1)
    z = float(p.height(np.array([0.0]), np.array([label_y]))[0])
    decal_plane("label", 0.50, 0.325, face, (0, label_y, z + 0.03), (8, 0, 0), r=0.02)


def sewn_collar(half, cloth, thread, tilt, row=0.07, step=0.022, **laid):
    """A collar of this half outline, risen by `tilt` of its panel; edge-stitched when there is thread."""
    p = Cut(mirrored_outline(half, 300), step)
    p.lay("collar", cloth, tilt=tilt(p), **laid)
    if thread:
        p.stitch_inside(row, thread)
    return p


def fall_collar(y, cloth, thread, scale=1.0):
    """A shirt collar round the neck, open above the closure; `y` is the neck's centre front."""
    half = [(0, 1.02), (0.62, 0.94), (1.06, 0.64), (1.24, 0.16), (0.80, -0.78, 1)]
    half += [(0.035, 0.02, 1), (0.36, 0.20), (0.60, 0.50), (0.50, 0.74), (0, 0.82)]
    half = [(a * scale, y + b * scale, *rest) for a, b, *rest in half]

    def tilt(p):
        out = np.hypot(p.x, p.y - y - 0.45 * scale) / scale
        return 0.24 * smooth(1.15, 0.5, out) + 0.05 * smooth(1.2, 1.45, out)

    laid = dict(level=0.34, puff=0.09, soft=0.07, seed=5, strength=0.4)
    sewn_collar(half, cloth, thread, tilt, **laid)


def shirt_neck(cloth, inside, thread):
    """The inside of a shirt's back at the neck, and its fall collar."""
    inner_back(NECK_INSIDE, inside, 7.82)
    fall_collar(7.46, cloth, thread)


def stand_collar(y, cloth, inside, thread=None, tall=0.62, label="L", base=None):
    """A collar that stands: its front, sewn to the neck of `base`, and the inside of its back above it."""
    back = [(0, 0.1), (0.75, 0.42), (0.90, 0.40 + tall), (0.78, 0.54 + tall), (0.42, 0.66 + tall), (0, 0.69 + tall)]
    inner_back([(a, y + b, *r) for a, b, *r in back], inside, y + 0.28 + tall, 0.16, 0.20, label)
    half = [(0, -0.10), (0.58, 0.05), (0.98, 0.40), (1.09, 0.60, 1), (1.03, 0.50 + 0.5 * tall)]
    half += [(0.985, 0.40 + tall), (0.90, 0.44 + tall), (0.66, 0.27 + tall), (0.34, 0.10 + tall), (0, 0.05 + tall)]

    def rising(p):
        seam = y - 0.10 + 0.62 * np.minimum(np.abs(p.x), 1.0) ** 1.5
        away = np.maximum(p.y - seam, 0)
        foot = base.height(p.x, np.minimum(p.y, seam - 0.10)) if base else 0.26
        valley = -0.05 * np.exp(-(((away - 0.17) / 0.05) ** 2)) if thread else 0
        return foot + 0.015 + 0.24 * smooth(0, tall, away) + valley

    laid = dict(level=0.0, puff=0.075, soft=0.10, seed=6, strength=0.25)
    return sewn_collar([(a, y + b, *r) for a, b, *r in half], cloth, thread, rising, **laid)


HOOD = [(0, -0.04), (0.98, 0.46, 1), (1.20, 1.0), (1.36, 1.8), (1.38, 2.6), (1.16, 3.2)]
HOOD += [(0.62, 3.42), (0, 3.50)]
FACE = [(0, 0.62), (0.40, 0.78), (0.66, 1.35), (0.72, 2.0), (0.58, 2.55), (0, 2.74)]


def hood(y, cloth, rim, inside, elastic=False, back=False, sewn=False):
    """A hood laid on its back, the face opening upwards; or seen from behind. A sewn one comes down to the neck."""
    half = [(a, y + b, *r) for a, b, *r in HOOD]
    if back:
        p = Cut(mirrored_outline(half), 0.028)
        seam = np.maximum(np.abs(p.x), y - p.y)
        puff = 0.06 * np.cos(2.6 * p.x + 1.2 * np.sin(1.3 * p.y)) * smooth(0.0, 0.5, p.inside)
        puff = puff + scattered(p.x, p.y, 4, 12, 75, 35, 0.8, 0.06) * smooth(0.02, 0.3, p.inside)
        p.lay("hood", cloth, 0.24, 0.20, soft=0.30, seed=5, strength=0.6, seam=seam, raised=puff)
        return
    opening = mirrored_outline([(a, y + b) for a, b in FACE])
    grown = mirrored_outline([(a * 1.12, y + 1.7 + (b - 1.7) * 1.12) for a, b in FACE])
    inner = Cut(grown, 0.03)
    hollow = -0.18 * smooth(0.0, 0.7, inner.inside)
    seam = np.abs(inner.x)
    inner.lay("hood inside", inside, 0.22, 0.0, seed=8, strength=0.8, seam=seam, raised=hollow)
    p = Cut(mirrored_outline(half), 0.024, [opening])
    face = cKDTree(opening).query(np.c_[p.x, p.y])[0]
    raised = 0.22 * np.exp(-(((face - 0.14) / 0.20) ** 2)) - 0.14 * smooth(0.14, 0.0, face)
    around = np.arctan2(p.y - y - 1.7, p.x)
    raised = raised + 0.05 * np.cos(9 * around + 2 * np.sin(2 * around)) * np.exp(-(((face - 0.45) / 0.22) ** 2))
    if elastic:
        turn = np.arctan2(p.y - y - 1.7, p.x)
        raised = raised + 0.045 * np.cos(34 * turn + np.sin(3 * turn)) * np.exp(-face / 0.22)
    if sewn:
        seam_line = y - 0.04 + 0.51 * np.minimum(np.abs(p.x), 1.0)
        raised = raised - 0.22 * smooth(0.30, 0.0, p.y - seam_line)
    middle = np.where(p.y > y + 1.7, np.abs(p.x), 9)
    p.lay("hood", cloth, 0.26, 0.18, soft=0.3, seed=5, strength=0.9, raised=raised, seam=middle)
    C = np.c_[opening, p.height(*opening.T) + 0.01]
    C[:, 2] = fft_smooth(C[:, 2])
    tube("hood rim", C, 0.045, rim, 14, closed=True)


def fft_smooth(values, keep=40):
    """The slow part of a closed row of values."""
    spectrum = np.fft.rfft(values)
    spectrum[keep:] = 0
    return np.fft.irfft(spectrum, len(values))
