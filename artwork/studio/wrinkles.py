"""The folds of cloth that was worn or packed: single strokes that begin and end, and light that rakes over them."""

from geom import *

RAKE = [("rake", (-8.5, 3.4, 2.5), (0.3, 0, 0.1), 2.6, 2.0, 4200, 0.4)]
"""A low light from the upper left for the `lights` of a view: it gives the cloth of a flat-laid garment its tone."""


def stroke(x, y, at, turn, length, width, high, bend=0.0):
    """One fold: a ridge with a steep and a gentle side beside its valley, thin and low at both ends."""
    a = math.radians(turn)
    u = (x - at[0]) * math.cos(a) + (y - at[1]) * math.sin(a)
    v = -(x - at[0]) * math.sin(a) + (y - at[1]) * math.cos(a) - bend * u**2 / length
    t = np.clip(1 - (2 * u / length) ** 2, 0, 1)
    w = width * (0.35 + 0.65 * t)
    q = v / w
    shape = np.exp(-np.where(q > 0, q / 0.7, q / 1.5) ** 2) - 0.55 * np.exp(-(((q - 1.7) / 1.1) ** 2))
    return high * t * shape


def strokes(x, y, folds):
    """Several folds: each its place, direction, length, width, height and bend."""
    total = np.zeros(np.shape(x))
    for at, turn, length, width, high, bend in folds:
        near = np.hypot(x - at[0], y - at[1]) < 0.5 * length + 4 * width
        total[near] += stroke(x[near], y[near], at, turn, length, width, high, bend)
    return total


def scattered(x, y, seed, count, along, spread=22.0, size=1.0, high=0.06):
    """Folds at random over the points, mostly in one direction, more long than short."""
    rng = np.random.default_rng(seed)
    low, top = np.array([x.min(), y.min()]), np.array([x.max(), y.max()])
    folds = []
    for _ in range(count):
        at = rng.uniform(low, top)
        length = size * rng.uniform(0.8, 2.4)
        sign = rng.choice([-1, 1])
        folds.append((at, along + rng.normal(0, spread) + 180 * (sign < 0), length, size * rng.uniform(0.07, 0.17), high * rng.uniform(0.5, 1.2), rng.uniform(-0.35, 0.35)))
    return strokes(x, y, folds)


def fan(x, y, at, toward, spread, count, seed, reach=1.5, high=0.07):
    """Folds that run out from where the cloth is drawn: an armpit, a crotch, a gathered waist."""
    rng = np.random.default_rng(seed)
    folds = []
    for k in range(count):
        turn = toward + spread * ((k + 0.5) / count - 0.5) * 2 + rng.normal(0, 4)
        length = reach * rng.uniform(0.6, 1.15)
        d = np.array([math.cos(math.radians(turn)), math.sin(math.radians(turn))])
        middle = np.array(at) + d * (0.22 + length / 2)
        folds.append((middle, turn + 180 * rng.integers(2), length, rng.uniform(0.08, 0.15), high * rng.uniform(0.6, 1.2), rng.uniform(-0.2, 0.2)))
    return strokes(x, y, folds)


def garment_wrinkles(p, seed=1, strength=1.0, legs=False, count=1.0, low=None):
    """Folds of a garment laid flat: from the armpits over the chest, at elbows, waist, crotch and knees."""
    out = np.zeros(len(p.x))
    on_body, left = p.arm > 0, p.x < 0
    body = np.zeros(len(p.x))
    for side in (-1, 1):
        armpit = (side * 2.95, 4.95)
        body += fan(p.x, p.y, armpit, 90 + side * 128, 24, 4, seed + 20 + side, 1.7)
        body += fan(p.x, p.y, (side * 2.3, 7.2), 90 + side * 150, 22, 2, seed + 30 + side, 1.3, 0.045)
        elbow = scattered_along(p, side, seed + 40 + side)
        out += np.where(on_body | (left != (side < 0)), 0, elbow)
        if legs:
            body += fan(p.x, p.y, (side * 0.1, -0.15), 90 - side * 70, 45, 4, seed + 50 + side, 1.6)
            body += scattered_at(p.x, p.y, (side * 1.5, -4.2), seed + 60 + side, 5, 0.75, 1.0, 6)
            body += scattered_at(p.x, p.y, (side * 1.6, -7.4), seed + 70 + side, 3, 0.7, 0.6, 12)
    lowest = p.y[on_body].min() if low is None else low
    inside = (p.y > lowest) & on_body
    body[inside] += scattered(p.x[inside], p.y[inside], seed, int(14 * count * (1.6 if legs else 1)), 80, 20, 1.0, 0.05)
    body[inside] += scattered(p.x[inside], p.y[inside], seed + 7, int(7 * count * (1.6 if legs else 1)), 12, 18, 0.8, 0.04)
    soft = 0.07 * fbm(np.stack([p.x * 0.75, p.y * 0.5, 0 * p.x], -1) + seed, 2, seed)
    return strength * (out + soft + np.where(on_body, body, 0)) * smooth(0.02, 0.30, p.inside)


def scattered_at(x, y, at, seed, count, wide, tall, along):
    """Folds round a place, all across it."""
    rng = np.random.default_rng(seed)
    folds = []
    for k in range(count):
        middle = (at[0] + rng.normal(0, 0.3 * wide), at[1] + tall * (2 * (k + 0.5) / count - 1))
        folds.append((middle, along + rng.normal(0, 14) + 180 * rng.integers(2), rng.uniform(0.7, 1.5) * wide * 1.6, rng.uniform(0.08, 0.14), rng.uniform(0.04, 0.075), rng.uniform(-0.4, 0.4)))
    return strokes(x, y, folds)


def scattered_along(p, side, seed):
    """Folds of one sleeve, in its own coordinates: across at the elbow, askew above it, a few at the cuff."""
    t, a = p.t, p.across
    out = scattered_at(a, t, (0.25, 3.4), seed, 6, 0.85, 0.95, side * 10)
    out += scattered_at(a, t, (0.3, 1.5), seed + 1, 3, 0.8, 0.6, side * 38)
    return out + scattered_at(a, t, (0.22, 5.0), seed + 2, 3, 0.6, 0.4, side * -12)
