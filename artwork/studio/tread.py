"""Treads of soles: how deep each point of the underside lies, 0 on the ground, 1 in a channel."""

from geom import *

HEEL_BREAST, FOREFOOT = 0.22, -0.34  # the waist of the sole lies between them


def channel(v, pitch, width, soft=0.010):
    """Parallel channels across a coordinate."""
    distance = np.abs((v / pitch + 0.5) % 1 - 0.5) * pitch
    return 1 - smooth(width / 2 - soft, width / 2 + soft, distance)


def waist(y):
    """1 between heel and forefoot."""
    return smooth(FOREFOOT - 0.03, FOREFOOT, y) * (1 - smooth(HEEL_BREAST, HEEL_BREAST + 0.03, y))


def seam(inner, at, width):
    """A channel at one distance from the edge."""
    return 1 - smooth(width / 2 - 0.01, width / 2 + 0.01, np.abs(inner - at))


def squares(x, y, inner):
    """Deep square cleats, a smooth waist."""
    cross = np.maximum(channel(x - 0.04, 0.27, 0.085), channel(y, 0.25, 0.085))
    return cross * (1 - waist(y)) + 0.75 * waist(y)


def chevrons(x, y, inner):
    """Fine arrow-shaped lugs."""
    arrow = y + 0.16 * np.abs(((x - 0.02) / 0.34 + 0.5) % 1 - 0.5) * 2
    fine = np.maximum(channel(arrow, 0.125, 0.042), channel(x - 0.02, 0.34, 0.034))
    return np.maximum(fine, seam(inner, 0.10, 0.036)) * (1 - 0.6 * waist(y)) + 0.5 * waist(y)


def ladder(x, y, inner):
    """Lugs at heel and forefoot, a waist of cross ridges that grip a rung."""
    lean = y + 0.35 * np.abs(x - 0.03)
    lugs = np.maximum(channel(lean, 0.21, 0.070), channel(x - 0.03, 0.60, 0.05))
    ridges = channel(y + 0.02, 0.094, 0.046)
    return lugs * (1 - waist(y)) + ridges * waist(y)


def waves(x, y, inner):
    """Narrow wavy channels over the whole sole."""
    return channel(y + 0.045 * np.sin(x / 0.26 * 2 * np.pi), 0.105, 0.034, 0.007)


def drainage(x, y, inner):
    """Narrow channels crossing in diamonds, and one along the edge."""
    crossed = np.maximum(channel(x + y, 0.20, 0.026, 0.006), channel(x - y, 0.20, 0.026, 0.006))
    return np.maximum(crossed * (inner > 0.10), seam(inner, 0.10, 0.026))


def ribs(x, y, inner):
    """Low cross ribs within an unbroken edge."""
    within = smooth(0.10, 0.13, inner)
    return channel(y + 0.10 * np.abs(x - 0.02), 0.155, 0.060, 0.014) * within


def lugs(x, y, inner):
    """Deep square cleats with a fine cut in each, blocks along a bevelled border, ridges across the waist."""
    rim, middle = 0.17, x - 0.03
    across = smooth(-1.40, -1.50, y) + smooth(0.92, 1.0, y)  # at toe and heel the border runs across
    cleft = channel(y - 0.125, 0.25, 0.070) * (1 - across) + channel(middle, 0.24, 0.060) * across
    border = np.maximum(cleft * (inner < rim + 0.02), seam(inner, rim + 0.02, 0.060))
    within = smooth(rim + 0.005, rim + 0.02, inner)
    cleats = np.maximum(channel(middle, 0.25, 0.070), channel(y, 0.25, 0.070))
    cuts = 0.5 * np.maximum(channel(middle - 0.125, 0.25, 0.022, 0.006), channel(y - 0.125, 0.25, 0.022, 0.006))
    waisted = 0.5 + 0.4 * channel(y, 0.105, 0.055)
    centre = np.maximum(cleats, cuts) * (1 - waist(y)) + waisted * waist(y)
    sipes = 0.45 * channel(y, 0.25, 0.022, 0.006) * (1 - across) * (inner < rim) * (inner > 0.045)
    deep = np.maximum(np.maximum(border, centre * within), sipes)
    return np.maximum(deep, 0.30 * smooth(0.035, 0.0, inner))


TREADS = dict(
    lugs=(lugs, 0.062),
    squares=(squares, 0.055),
    chevrons=(chevrons, 0.045),
    ladder=(ladder, 0.055),
    waves=(waves, 0.040),
    drainage=(drainage, 0.040),
    ribs=(ribs, 0.035),
)


def finer(line, times=2):
    """A closed run of points with more between them."""
    n = len(line)
    share = np.arange(n * times) / times
    whole, part = share.astype(int), (share % 1).reshape((-1,) + (1,) * (line.ndim - 1))
    return line[whole] * (1 - part) + line[(whole + 1) % n] * part


def treaded(parent, wall, axis, material, name, ground):
    """The outsole below a wall: rings from its top to the ground, closed towards the axis.

    `ground(y)` is the height of the underside.
    """
    pattern, depth = TREADS[name]
    wall, axis = finer(wall), finer(axis)
    base = wall[:, -1]
    reach = np.linalg.norm(base[:, :2] - axis, axis=1)
    rings = []
    for share in np.linspace(1, 0, 200):
        flat = axis + (base[:, :2] - axis) * share
        sunk = depth * pattern(flat[:, 0], flat[:, 1], reach * (1 - share))
        rings.append(np.c_[flat, ground(flat[:, 1]) + sunk])
    down = np.linspace(0, 1, wall.shape[1])
    wall = wall.copy()
    wall[..., 2] += down**2 * (rings[0][:, 2] - base[:, 2])[:, None]
    whole = np.concatenate([wall, np.stack(rings[1:], 1)], 1)
    grid("outsole", whole, material, cu=True, parent=parent, flip=True)
