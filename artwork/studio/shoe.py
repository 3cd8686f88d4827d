"""Uppers of footwear, lofted on a last between two side profiles."""

from geom import *
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


def sections(nt, nb, half, n_u):
    """Unit sections (across, up) of a foot: their points are evenly apart, on flat walls as at edges."""
    turn = np.linspace(0, np.pi / 2, 1500)
    share = np.linspace(0, 1, n_u // 4 + 1)
    quarters = []
    for powers in (nt, nb):
        fx = np.sin(turn)[:, None] ** (2 / powers)
        fz = np.maximum(np.cos(turn), 0)[:, None] ** (2 / powers)
        fz[-1] = 0
        steps = np.hypot(np.diff(fx, axis=0) * 0.45, np.diff(fz, axis=0) * np.maximum(half, 0.15))
        run = np.concatenate([0 * fx[:1], np.cumsum(steps, 0)])
        at = [np.interp(share * r[-1], r, values) for r, values in zip(run.T, fx.T)]
        up = [np.interp(share * r[-1], r, values) for r, values in zip(run.T, fz.T)]
        quarters.append((np.array(at).T, np.array(up).T))
    (ax, az), (bx, bz) = quarters
    fx = np.concatenate([ax[:-1], bx[:0:-1], -bx[:-1], -ax[:0:-1]])
    fz = np.concatenate([az[:-1], -bz[:0:-1], -bz[:-1], az[:0:-1]])
    return fx, fz


def loft(Tk, Bk, ank, O, n_u=600, n_v=700, nt=None, nb=None, k0=0.46, k1=0.62):
    """Tk/Bk: [(s,(y,z))...] top/front and bottom/back side profiles with matched parameter; ank: widths once the ruling has left the sole"""
    sv = np.linspace(0, 1, n_v) ** 1.25
    cur = lambda K: np.stack([pchip([(k, p[i]) for k, p in K], sv) for i in (0, 1)], -1)
    T, B = cur(Tk), cur(Bk)
    C = (T + B) / 2
    E = T - B
    Hh = np.linalg.norm(E, axis=1) / 2
    E = norm(E)
    behind = B[:, 0] - B[0, 0]  # the tip of the toe, where the upper is as round as the outline
    reach = np.minimum(B[:, 0], 0.55) - (B[0, 0] + 1.82) * (1 - smooth(0, 0.5, behind))
    xr, xl = halfw(outline(6000), reach, 0.06 * smooth(0, 0.3, behind))
    toe = np.clip(behind / 0.002, 0, 1)
    a = pchip(ank, sv)
    k = smooth(k0, k1, sv)
    wr = (xr * (1 - k) + a * k) * toe
    wl = (-xl * (1 - k) + a * 0.98 * k) * toe
    nt = pchip(nt or [(0, 2.6), (0.1, 2.5), (0.3, 2.15), (0.5, 2.0), (0.7, 2.1), (1, 2.2)], sv)
    nb = pchip(nb or [(0, 3.0), (0.06, 4.5), (0.5, 5.5), (0.58, 4.0), (0.66, 2.6), (1, 2.2)], sv)
    fx, fz = sections(nt, nb, Hh, n_u)
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
    return P, outward(P, C), sv, C


def outward(P, C):
    """Normals of the upper, away from the middle of the foot."""
    N = grid_normals(P, cu=True)
    centre = np.zeros_like(P)
    centre[..., 1:] = C[None]
    return N * np.sign((N * (P - centre)).sum(-1, keepdims=True) + 1e-9)


def topline(P, sv, dip, tab):
    """What the edge of the opening rises: less under the ankles, more at the heel's pull tab."""
    at_top = P[:, -1]
    back = (at_top[:, 1] - at_top[:, 1].min()) / np.ptp(at_top[:, 1])
    rise = -dip * np.sin(np.pi * back**1.15) ** 1.3 + tab * smooth(0.86, 1.0, back)
    foot = P[:, np.argmin(np.abs(sv - 0.40)), 2]
    share = np.clip((P[..., 2] - foot[:, None]) / (at_top[:, 2] - foot)[:, None], 0, 1)
    share = np.where(sv > 0.40, share, 0)  # by height, so that no row is pushed past the next
    return rise[:, None] * share**1.15


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
