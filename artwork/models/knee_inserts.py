"""A pair of foam inserts for knee pockets, one with its grooved outer side up, one with its hollow for the knee."""

from arrange import rest_on_floor
from geom import *
from knee_pads import disc, groove, quarter
import materials as M

VIEWS = {
    "pair": dict(rot=(0, 0, 0), elev=48, frame=0.86),
    "edge": dict(rot=(0, 0, 0), elev=30, frame=0.86, zoom=(2.0, 0.235, 0.003)),
}
WIDE, TALL, THICK = 0.82, 1.20, 0.22
ACROSS, UP = (-0.90, -0.60, -0.30, 0.0, 0.30, 0.60, 0.90), (-0.40, 0.0, 0.40)


def grooved(x, y, r):
    """The outer side: blocks between grooves, so that the pad bends with the leg."""
    lines = np.minimum.reduce([np.abs(y - level) for level in ACROSS])
    rows = np.minimum.reduce([np.abs(x - at) for at in UP])
    cut = np.maximum(groove(lines, 0.036), groove(rows, 0.030))
    return -0.075 * cut * smooth(0.92, 0.86, r)


def hollowed(x, y, r):
    """The inner side: a bowl for the knee, and grooves above and below it."""
    bowl = smooth(1.0, 0.0, np.hypot(x / 0.66, (y - 0.05) / 0.80))
    rim = np.abs(np.hypot(x / 0.66, (y - 0.05) / 0.80) - 1.0) * 0.7
    lines = np.minimum.reduce([np.abs(y - level) for level in (-1.02, -0.92, 0.99, 1.09)])
    ends = groove(lines, 0.022) * smooth(0.62, 0.54, np.abs(x))
    return -0.105 * bowl - 0.040 * groove(rim, 0.032) - 0.045 * ends


def insert(parent, foam) -> None:
    """A pad cupped round the leg: its outer side up, the hollow below."""
    x, y, r = disc(WIDE, TALL, 4.2, 190, 760, 1.6)
    x = x * (1 - 0.06 * smooth(0.2, -1.2, y))
    cup = -0.22 * (x / WIDE) ** 2 - 0.10 * (y / TALL) ** 2
    half = 0.5 * THICK * quarter(r, 0.955)
    outer = np.stack([x, y, cup + half + grooved(x, y, r)], -1)
    inner = np.stack([0.97 * x, y, cup - half - hollowed(x, y, r)], -1)
    whole = np.concatenate([outer, inner[:, ::-1]], 1)
    weld(grid("insert", whole, foam, cu=True, parent=parent), 1e-4)


def build(view="pair"):
    foam = M.foam("313438")
    left = group("left", loc=(-1.0, 0.0, 0), rot=(0, 0, 7))
    insert(left, foam)
    right = group("right", loc=(1.02, -0.06, 0), rot=(0, 180, -8))
    insert(right, foam)
    for at in (left, right):
        rest_on_floor(at)
