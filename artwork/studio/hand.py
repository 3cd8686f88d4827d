"""Parametric gloved hand as a signed distance field (right hand, back up, fingers +Y, thumb -X)."""

import numpy as np
from geom import SDF as S, norm, smooth, fbm, vnoise, relax, mesh

MCP = dict(
    i=(-0.315, 0.93, 0.02), m=(-0.105, 1.0, 0.04), r=(0.105, 0.965, 0.03), l=(0.30, 0.865, 0.0)
)
DIR = dict(i=7, m=1.5, r=-4.5, l=-13)
LEN = dict(i=0.87, m=0.97, r=0.89, l=0.70)


def skeleton(fat=1.0, spread=1.0, curl=1.0, thumb=1.0):
    """list of (finger, seg, a, b, r1, r2)"""
    segs = []
    for f in "imrl":
        a0 = np.array(MCP[f])
        ang = np.radians(DIR[f] * spread)
        d = np.array([-np.sin(ang), np.cos(ang), 0])
        L = LEN[f]
        r = {"i": 0.122, "m": 0.126, "r": 0.120, "l": 0.105}[f] * fat
        cut = [0, 0.46, 0.76, 1.0]
        z = [a0[2], a0[2] + 0.035 * curl, a0[2] + 0.0 * curl, a0[2] - 0.075 * curl]
        P = [a0 + d * L * c for c in cut]
        for k in range(4):
            P[k] = np.array([P[k][0], P[k][1], z[k]])
        R = [r * 1.06, r * 1.0, r * 0.93, r * 0.80]
        for k in range(3):
            segs.append((f, k, P[k], P[k + 1], R[k], R[k + 1]))
    t = [
        np.array([-0.20, 0.22, -0.05]),
        np.array([-0.44, 0.52, -0.07]),
        np.array([-0.60 - 0.03 * thumb, 0.80, -0.06]),
        np.array([-0.70 - 0.06 * thumb, 1.05, -0.08]),
    ]
    R = [0.20 * fat, 0.158 * fat, 0.135 * fat, 0.108 * fat]
    for k in range(3):
        segs.append(("t", k, t[k], t[k + 1], R[k], R[k + 1]))
    return segs


def build_hand(
    fat=1.0,
    spread=1.0,
    curl=1.0,
    res=0.010,
    cuff=(0.62, 0.34, 0.40),
    flat=0.80,
    cuff_open=True,
    thumb=1.0,
    gaunt=0.0,
    palm_fat=1.0,
):
    segs = skeleton(fat, spread, curl, thumb)
    CL, w0, w1 = cuff

    def f(p0):
        p = p0 * np.array([1, 1, 1 / flat])
        d = None
        groups = {}
        for fi, k, a, b, r1, r2 in segs:
            q = S.capsule(p, a, b, r1, r2)
            groups[fi] = q if fi not in groups else S.su(groups[fi], q, 0.05)
        palm = None
        for fi, wx in zip("imrl", (-0.20, -0.07, 0.07, 0.19)):
            q = S.capsule(
                p,
                (wx, 0.10, 0),
                np.array(MCP[fi]) + [0, -0.02, 0],
                0.17 * fat * palm_fat,
                0.135 * fat,
            )
            palm = q if palm is None else S.su(palm, q, 0.16)
        # ball of the thumb / heel of the hand
        palm = S.su(palm, S.ellipsoid(p, np.array([-0.20, 0.38, -0.10]), (0.22, 0.34, 0.14)), 0.18)
        palm = S.su(palm, S.ellipsoid(p, np.array([0.20, 0.36, -0.08]), (0.16, 0.34, 0.12)), 0.18)
        d = palm
        for fi in "imrl":
            d = S.su(d, groups[fi], 0.055)
        d = S.su(d, groups["t"], 0.13)
        # keep finger slits open
        # cuff: flattened tube
        y = p[..., 1]
        t = np.clip((-y + 0.12) / (CL + 0.12), 0, 1)
        wid = w0 + (w1 - w0) * t**1.2
        th = 0.175 + 0.02 * t + gaunt * t
        e = np.hypot(p[..., 0] / wid, p[..., 2] / th)
        cd = (e - 1) * np.minimum(wid, th) * 0.9
        cd = np.maximum(cd, np.maximum(y - 0.22, -y - CL))
        d = S.su(d, cd, 0.10)
        if cuff_open:
            e2 = np.hypot(p[..., 0] / (wid - 0.035), p[..., 2] / (th - 0.045))
            c2 = (e2 - 1) * np.minimum(wid, th) * 0.9
            c2 = np.maximum(c2, y + CL - 0.35)
            d = S.ss(d, c2, 0.02)
        return d * flat**0.5

    from geom import sdf_surface

    lo = np.array([-1.05, -CL - 0.08, -0.42 - gaunt])
    hi = np.array([0.85, 2.12, 0.42 + gaunt])
    V, F = sdf_surface(f, lo, hi, res)
    V = relax(V, F, 4)
    return V, F, segs


def normals(V, F):
    fn = np.cross(V[F[:, 1]] - V[F[:, 0]], V[F[:, 2]] - V[F[:, 0]])
    N = np.zeros_like(V)
    for k in range(3):
        np.add.at(N, F[:, k], fn)
    N = norm(N)
    return N


def coords(V, segs, flat):
    """per-vertex finger coordinates: finger index (0 palm,1..5), axial length from the wrist, axial 0..1, angle-ish offset, signed joint distance"""
    p = V * np.array([1, 1, 1 / flat])
    best = np.full(len(V), 0.16)
    fid = np.zeros(len(V), int)
    ax = V[:, 1].copy()
    tt = np.clip(V[:, 1] / 1.0, -1, 1) * 0.0
    side = V[:, 0].copy()
    jd = np.full(len(V), 9.0)
    names = "imrlt"
    tot = {}
    for fi in names:
        tot[fi] = sum(np.linalg.norm(s[3] - s[2]) for s in segs if s[0] == fi)
    run = {fi: 0.0 for fi in names}
    lat = np.zeros(len(V))
    for fi, k, a, b, r1, r2 in segs:
        ba = b - a
        L = np.linalg.norm(ba)
        t = np.clip(((p - a) @ ba) / (ba @ ba), 0, 1)
        d = np.linalg.norm(p - a - t[:, None] * ba, axis=1) - (r1 + (r2 - r1) * t)
        traw = ((p - a) @ ba) / (ba @ ba)
        m = d < best
        if k == 0 and fi != "t":
            m &= traw > 0.12
        if k == 0 and fi == "t":
            m &= traw > 0.45
        best = np.where(m, d, best)
        fid[m] = names.index(fi) + 1
        ax[m] = ((0.95 if fi != "t" else 0.45) + run[fi] + t * L)[m]
        tt[m] = ((run[fi] + np.where(t >= 1, traw, t) * L) / tot[fi])[m]
        u = ba / L
        sd = np.cross(u, [0, 0, 1.0])
        sd /= np.linalg.norm(sd)
        side[m] = ((p - a) @ sd)[m]
        lat[m] = (((p - a) @ sd) / (r1 + (r2 - r1) * t))[m]
        run[fi] += L
    return fid, ax, tt, side, lat
