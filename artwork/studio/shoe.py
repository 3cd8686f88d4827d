"""Footwear helpers: last/upper loft between two side profiles, and a lugged two-part sole."""

from geom import *
import materials as M
from feather import feather_height, feather_line, outward
from tread import treaded
from scipy.interpolate import PchipInterpolator

LAT = [
    (0.02, -1.82),
    (0.26, -1.74),
    (0.44, -1.52),
    (0.53, -1.18),
    (0.56, -0.80),
    (0.50, -0.30),
    (0.44, 0.15),
    (0.44, 0.60),
    (0.41, 0.95),
    (0.26, 1.20),
    (0.0, 1.28),
]
MED = [
    (-0.26, 1.20),
    (-0.40, 0.95),
    (-0.40, 0.60),
    (-0.34, 0.15),
    (-0.37, -0.30),
    (-0.47, -0.80),
    (-0.48, -1.15),
    (-0.42, -1.50),
    (-0.24, -1.74),
]

UNDERSIDE = [
    (0, (-1.785, 0.34)),
    (0.03, (-1.765, 0.33)),
    (0.07, (-1.68, 0.30)),
    (0.12, (-1.50, 0.28)),
    (0.19, (-1.22, 0.26)),
    (0.27, (-0.90, 0.26)),
    (0.35, (-0.55, 0.29)),
    (0.43, (-0.18, 0.34)),
    (0.50, (0.22, 0.40)),
]
HEEL_TURN = [(0.56, (0.66, 0.44)), (0.62, (1.06, 0.50)), (0.66, (1.205, 0.64))]
TOE_TO_THROAT = [
    (0, -1.785),
    (0.03, -1.772),
    (0.07, -1.705),
    (0.12, -1.57),
    (0.19, -1.36),
    (0.27, -1.10),
    (0.35, -0.86),
]


def vamp(*heights):
    """Side profile from the tip of the toe towards the throat, as far as heights are given."""
    return [(s, (y, z)) for (s, y), z in zip(TOE_TO_THROAT, heights)]


def toe_cap(y, z):
    """1 on the toe cap of moulded footwear."""
    return 1 - smooth(-0.012, 0.012, y + 1.20 - 0.05 * z)


def pchip(pts, s):
    p = np.array(pts, float)
    return PchipInterpolator(p[:, 0], p[:, 1])(s)


def outline(n=720):
    return catmull(np.array(LAT + MED), n, True)


def sole_top(y):
    return np.interp(
        y,
        [-1.9, -1.6, -1.2, -0.7, -0.2, 0.2, 0.6, 1.3],
        [0.40, 0.33, 0.29, 0.30, 0.36, 0.44, 0.48, 0.50],
    )


def halfw(O, y, inset=0.06):
    a = O[O[:, 0] >= 0]
    b = O[O[:, 0] < 0]
    a = a[np.argsort(a[:, 1])]
    b = b[np.argsort(b[:, 1])]
    return np.maximum(np.interp(y, a[:, 1], a[:, 0]) - inset, 0), np.minimum(
        np.interp(y, b[:, 1], b[:, 0]) + inset, 0
    )


def loft(Tk, Bk, ank, O, n_u=600, n_v=700, nt=None, nb=None, k0=0.46, k1=0.62):
    """Tk/Bk: [(s,(y,z))...] top/front and bottom/back side profiles with matched parameter; ank: widths once the ruling has left the sole"""
    sv = np.linspace(0, 1, n_v) ** 1.25
    cur = lambda K: np.stack([pchip([(k, p[i]) for k, p in K], sv) for i in (0, 1)], -1)
    T, B = cur(Tk), cur(Bk)
    C = (T + B) / 2
    E = T - B
    Hh = np.linalg.norm(E, axis=1) / 2
    E = norm(E)
    xr, xl = halfw(O, np.minimum(B[:, 0], 0.55))
    toe = np.sqrt(np.clip((B[:, 0] - B[0, 0] + 0.002) / 0.20, 0, 1))
    a = pchip(ank, sv)
    k = smooth(k0, k1, sv)
    wr = (xr * (1 - k) + a * k) * toe
    wl = (-xl * (1 - k) + a * 0.98 * k) * toe
    u = np.linspace(0, 2 * np.pi, n_u, endpoint=False)
    cu, su = np.cos(u), np.sin(u)
    nt = pchip(nt or [(0, 2.6), (0.1, 2.5), (0.3, 2.15), (0.5, 2.0), (0.7, 2.1), (1, 2.2)], sv)
    nb = pchip(nb or [(0, 3.0), (0.06, 4.5), (0.5, 5.5), (0.58, 4.0), (0.66, 2.6), (1, 2.2)], sv)
    nn = np.where(cu[:, None] >= 0, nt[None], nb[None])
    fz = np.sign(cu)[:, None] * np.abs(cu)[:, None] ** (2 / nn)
    fx = np.sign(su)[:, None] * np.abs(su)[:, None] ** (2 / nn)
    w = np.where(fx >= 0, wr[None], wl[None]) * (
        1
        - pchip([(0, 0), (0.2, 0.10), (0.4, 0.16), (0.55, 0.10), (0.7, 0), (1, 0)], sv)[None]
        * fz
        * 0.9
    )
    P = np.stack(
        [
            fx * w,
            C[None, :, 0] + E[None, :, 0] * Hh[None] * fz,
            C[None, :, 1] + E[None, :, 1] * Hh[None] * fz,
        ],
        -1,
    )
    ctr = np.zeros_like(P)
    ctr[..., 1:] = C[None]
    N = grid_normals(P, cu=True)
    N *= np.sign((N * (P - ctr)).sum(-1, keepdims=True) + 1e-9)
    return P, N, sv, C


def roll_top(P, C, depth=0.9, r=0.06):
    top = P[:, -1]
    cen = np.array([0, *C[-1]])
    rd = norm(top - cen)
    up = np.array([0, 0, 1.0])
    R = []
    for a in np.linspace(0, np.pi, 14)[1:]:
        R.append(top - rd * (r * (1 - np.cos(a))) + up * (r * np.sin(a)))
    e = R[-1]
    for d in np.linspace(0, depth, 14)[1:]:
        R.append(e - up * d - rd * 0.03 * d)
    return np.stack(R, 1)


def lining(P, C, r):
    """The top edge rolled over, then the inner side, which follows the outer one to the toes."""
    rim = roll_top(P, C, 0, r)[:, :13]
    middle = np.concatenate([0 * C[:, :1], C], 1)
    rows = np.arange(P.shape[1] - 8, P.shape[1] // 6, -8)
    outer = P[:, rows]
    return np.concatenate([rim, outer - norm(outer - middle[rows]) * 2 * r], 1)


def shell(parent, P, C, material, outside, inside, depth=0.5, r=0.05):
    """The upper with its rolled top edge; its attributes outside, and their values within.

    `depth` is how far the lining hangs straight down; without it the shoe is lined to the toes.
    """
    rolled = roll_top(P, C, depth, r) if depth else lining(P, C, r)
    attrs = {}
    for name, values in outside.items():
        within = np.broadcast_to(inside[name], rolled.shape[:2] + values.shape[2:])
        attrs[name] = np.concatenate([values, within], 1)
    whole = np.concatenate([P, rolled], 1)
    return weld(grid("upper", whole, material, cu=True, attrs=attrs, parent=parent))


def sole(parent, upper, O, mid, out, lines=(0.66, 0.56), tread="", ledge=0.022):
    """Midsole and outsole under an upper that is set down.

    `lines` are heights of the fine grooves along the wall, as shares of it. Returns a line along the
    rim of the midsole, for a welt's stitches.
    """
    o = feather_line(upper, O, ledge)
    on = outward(o)
    yy = o[:, 1]
    zt = feather_height(yy)
    spring = 0.09 * smooth(-1.05, -1.85, yy) ** 1.4
    zm = spring + np.interp(yy, [-1.9, -0.9, -0.2, 0.4, 1.3], [0.085, 0.085, 0.11, 0.14, 0.14])
    arch = 0.09 * smooth(-0.38, -0.16, yy) * (1 - smooth(0.16, 0.24, yy))
    zb = spring + arch * 0.8
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
    for t in np.linspace(0, 1, 26):
        zz = zm - 0.008 - (zm - 0.008 - zb) * t
        dp = 0.006 + 0.030 * (1 - lug) * smooth(0.12, 0.30, t) * lm
        R.append(np.c_[o + on * (0.018 - dp - 0.015 * smooth(0.85, 1, t))[:, None], zz])
    base = R[-1]
    c0 = np.c_[0 * yy + 0.03, np.clip(yy, -1.3, 0.85)]
    if tread:
        treaded(parent, np.stack(R, 1), c0, out, tread)
    else:
        for k in np.linspace(1, 0, 16)[1:]:
            sunk = 0.04 * (1 - lug * lm) * (k > 0.3)
            R.append(np.c_[c0 + (base[:, :2] - c0) * k, base[:, 2] + sunk])
        grid("outsole", np.stack(R, 1), out, cu=True, parent=parent, flip=True)
    grid(
        "groove",
        np.stack([np.c_[o - on * 0.02, zm - 0.015], np.c_[o - on * 0.02, zm + 0.015]], 1),
        M.plastic("050505", 0.7),
        cu=True,
        parent=parent,
    )
    return np.c_[o - on * 0.018, zt]
