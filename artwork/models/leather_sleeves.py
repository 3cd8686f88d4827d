"""A pair of welding sleeves of split leather on a table: elastic in a sewn channel at both ends."""

from scipy.interpolate import PchipInterpolator

from arrange import rest_on_floor
from geom import *
from leather_jacket import TAN, pieced_leather
import materials as M

PAIR = dict(rot=(0, 0, 0), elev=56, frame=0.86)
VIEWS = {
    "pair": dict(PAIR),
    "wrist": dict(PAIR, zoom=(2.5, 0.13, -0.21)),
}
LENGTH, CHANNEL, THICK = 5.6, 0.30, 0.045
# along the sleeve, from the wrist to the upper arm: half width, half height, how much is gathered
HALF = [(0, 0.60), (0.06, 0.58), (0.20, 0.84), (0.5, 0.98), (0.80, 1.14), (0.94, 1.00), (1, 1.02)]
RISE = [(0, 0.44), (0.06, 0.42), (0.20, 0.42), (0.5, 0.40), (0.80, 0.44), (0.94, 0.44), (1, 0.46)]
AROUND, ALONG = 520, 560


def along(points, s):
    return PchipInterpolator(*np.array(points, float).T)(s)


def gathers(turn, y, seed):
    """Folds that the elastic draws, deep at both ends and soon lost between them."""
    wander = 1.9 * np.sin(3 * turn + seed) + 1.3 * np.sin(5 * turn + 2.1 * seed)
    uneven = 0.75 + 0.35 * np.sin(4 * turn + 1.7 * seed) + 0.2 * np.sin(9 * turn + seed)
    out = 0 * y
    for end, count, reach, deep in ((0, 21, 0.60, 0.058), (LENGTH, 25, 0.70, 0.060)):
        away = np.abs(y - end)
        wave = np.cos(count * turn + wander + 0.5 * fbm(np.stack([2 * turn, away, 0 * y], -1), 2, 3))
        held = deep * uneven * (0.55 + 0.45 * smooth(0.0, CHANNEL, away))
        out = out + held * np.exp(-np.clip(away - CHANNEL, 0, 9) / reach) * (0.8 * wave + 0.25 * wave**2)
    return out


def seam_turn(y):
    return 1.05 + 0.0 * y


def surface(seed: int):
    """Points around and along the tube, the way out of it, and the distance from the seam."""
    turn = np.linspace(0, 2 * np.pi, AROUND, endpoint=False)[:, None] + np.zeros((1, ALONG))
    y = np.linspace(0, LENGTH, ALONG)[None] + 0 * turn
    s = y / LENGTH
    a, b = along(HALF, s), along(RISE, s)
    c, u = np.cos(turn), np.sin(turn)
    power = 2 / 2.2
    x, z = a * np.sign(c) * np.abs(c) ** power, b * np.sign(u) * np.abs(u) ** power
    z = np.where(z < 0, -b * np.tanh(-1.5 * z / b) / 1.1, z)
    out = norm(np.stack([c / a, 0 * c, u / b], -1))
    P = np.stack([x, y, z], -1)
    ends = np.minimum(y, LENGTH - y)
    d = gathers(turn, y, seed)
    loose = smooth(0.1, 1.0, ends)
    d = d + 0.12 * loose * fbm(P * [0.9, 0.55, 1.1] + 7 * seed, 3, seed)
    d = d + 0.05 * loose * (1 - 2 * np.abs(fbm(P * [0.8, 1.3, 0.9] + 3 * seed, 2, seed + 4)))
    elbow = np.exp(-(((s - 0.52) / 0.13) ** 2)) * smooth(-0.3, 0.5, u)
    d = d + 0.035 * elbow * np.cos(7.0 * y + 1.4 * x + seed)
    d = d - 0.035 * np.exp(-(((ends - CHANNEL) / 0.045) ** 2)) + 0.022 * smooth(CHANNEL, CHANNEL - 0.06, ends)
    away = np.abs(turn - seam_turn(y)) * np.sqrt(a * b)
    d = d - 0.030 * np.exp(-((away / 0.05) ** 2))
    P = P + out * d[..., None]
    P[..., 0] += 0.16 * np.sin(np.pi * s)
    return P, out, np.minimum(away, np.abs(ends - CHANNEL) + 0.006)


def rows_of_thread(P: np.ndarray, out: np.ndarray, thread, parent) -> None:
    """Two rows beside the seam, one round each channel."""
    y = np.linspace(0, LENGTH, ALONG)
    closed = np.r_[np.arange(AROUND), 0]
    for at in (CHANNEL + 0.055, LENGTH - CHANNEL - 0.055, 0.05, LENGTH - 0.05):
        k = int(np.argmin(np.abs(y - at)))
        stitches("stitch", P[closed, k] + out[closed, k] * 0.006, out[closed, k], thread, 0.058, 0.039, 0.0066, parent)
    inner = np.flatnonzero((y > CHANNEL) & (y < LENGTH - CHANNEL))
    for step in (6, 10):
        k = int(seam_turn(0) / (2 * np.pi) * AROUND) + step
        stitches("stitch", P[k, inner] + out[k, inner] * 0.008, out[k, inner], thread, 0.058, 0.039, 0.0066, parent)


def sleeve(parent, leather, thread, seed: int) -> None:
    P, out, joint = surface(seed)
    inside = P - out * 1.6 * THICK
    rows = [inside[:, 150:0:-6]]
    rows += [(P - out * THICK * (0.8 + 0.8 * np.cos(q)))[:, :1] - [0, THICK * np.sin(q), 0] for q in np.linspace(0.3, 2.8, 6)]
    rows += [P]
    rows += [(P - out * THICK * (0.8 - 0.8 * np.cos(q)))[:, -1:] + [0, THICK * np.sin(q), 0] for q in np.linspace(0.3, 2.8, 6)]
    rows += [inside[:, -1:-150:-6]]
    whole = np.concatenate(rows, 1)
    before = sum(r.shape[1] for r in rows[:7])
    seam = np.full(whole.shape[:2], 0.5)
    seam[:, before : before + ALONG] = joint
    zone = np.full(whole.shape[:2], -0.9)
    zone[:, before : before + ALONG] = 0.25 * (-1) ** seed
    grid("sleeve", whole, leather, cu=True, attrs=dict(seam=seam, zone=zone), parent=parent)
    rows_of_thread(P, out, thread, parent)


def build(view="pair"):
    leather, thread = pieced_leather(TAN), M.fabric("f0d49a", 20, "Object", 0.2)
    left = group("left", loc=(1.50, 0.0, 0), rot=(0, 0, 176))
    sleeve(left, leather, thread, 1)
    right = group("right", loc=(-1.52, 0.14, 0), rot=(0, 0, 185), scale=(-1, 1, 1))
    sleeve(right, leather, thread, 2)
    rest_on_floor(left)
    rest_on_floor(right)
