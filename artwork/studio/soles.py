"""Soles of footwear: a midsole drawn in to the feather line, and an outsole with lugs or a tread."""

import feather
from geom import *
from tread import treaded


def toe_spring(y):
    return 0.09 * smooth(-1.05, -1.85, y) ** 1.4


def underside(y):
    """Height of the sole above the ground: the toe's spring, and the waist before the heel."""
    return toe_spring(y) + 0.072 * smooth(-0.38, -0.16, y) * (1 - smooth(0.16, 0.24, y))


def sole(parent, upper, O, mid, out, lines=(0.66, 0.56), tread="", ledge=0.022, thick=0.0):
    """Midsole and outsole under an upper that is set down.

    `lines` are heights of the fine grooves along the wall, as shares of it; `thick` is what the
    outsole is thicker than usual. Returns a line along the rim of the midsole, for a welt's stitches.
    """
    o = feather.feather_line(upper, O, ledge)
    on = feather.outward(o)
    yy = o[:, 1]
    zt = feather.feather_height(yy)
    zm = toe_spring(yy) + np.interp(
        yy, [-1.9, -0.9, -0.2, 0.4, 1.3], [0.085, 0.085, 0.11, 0.14, 0.14]
    )
    zb = underside(yy) - thick
    pr = catmull(
        np.array(
            [
                (-0.30, 0.90),
                (-0.12, 0.96),
                (-0.035, 1.0),
                (-0.012, 1.0),
                (-0.002, 0.96),
                (0.002, 0.88),
                (0.004, 0.5),
                (0.010, 0.2),
                (0.018, 0.06),
                (0.016, 0.0),
            ]
        ),
        90,
    )
    for height in lines:
        pr[:, 0] -= 0.010 * np.exp(-(((pr[:, 1] - height) / 0.022) ** 2)) * (pr[:, 0] > -0.01)
    Pm = np.stack([np.c_[o + on * d, zm + (zt - zm) * t] for d, t in pr], 1)
    s_al = arclen(np.vstack([o, o[:1]]))[:-1]
    grid("midsole", Pm, mid, cu=True, parent=parent)
    lug = (np.cos(s_al / 0.30 * 2 * np.pi) > -0.35).astype(float)
    lug = np.convolve(np.r_[lug[-6:], lug, lug[:6]], np.ones(5) / 5, "same")[6:-6]
    lm = 1 - smooth(-0.45, -0.30, yy) * (1 - smooth(0.15, 0.28, yy))
    if tread:
        lm = 0 * lm
    R = []
    if thick:  # a thick outsole shows its upper edge, which is closed towards the midsole
        R.append(np.c_[o - on * 0.03, zm + 0.006])
    for t in np.linspace(0, 1, 26):
        zz = zm - 0.008 - (zm - 0.008 - zb) * t
        dp = 0.006 + 0.030 * (1 - lug) * smooth(0.12, 0.30, t) * lm
        R.append(np.c_[o + on * (0.018 - dp - 0.015 * smooth(0.85, 1, t))[:, None], zz])
    base = R[-1]
    c0 = np.c_[0 * yy + 0.03, np.clip(yy, -1.3, 0.85)]
    if tread:
        treaded(parent, np.stack(R, 1), c0, out, tread, lambda y: underside(y) - thick)
    else:
        for k in np.linspace(1, 0, 16)[1:]:
            sunk = 0.04 * (1 - lug * lm) * (k > 0.3)
            flat = c0 + (base[:, :2] - c0) * k
            R.append(np.c_[flat, underside(flat[:, 1]) - thick + sunk])
        grid("outsole", np.stack(R, 1), out, cu=True, parent=parent, flip=True)
    grid(
        "groove",
        np.stack([np.c_[o - on * 0.02, zm - 0.015], np.c_[o - on * 0.02, zm + 0.015]], 1),
        out,
        cu=True,
        parent=parent,
    )
    return np.c_[o - on * 0.018, zt]
