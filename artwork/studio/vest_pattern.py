"""The pattern of a vest, its cut-outs, and its drape by the cloth solver."""

import os

import body
import cloth
from geom import *
from paths import SIMULATIONS


def pattern(nth, nz):
    """loose bottle-shaped shell around the torso; th=0 front centre (-Y), closed; z hem->neck"""
    th = np.linspace(0, 2 * np.pi, nth + 1)  # last == first: front zip edges meet
    zz = np.linspace(0.15, 6.05, nz)
    from scipy.interpolate import PchipInterpolator as Pc

    W = Pc(
        [0, 1.2, 2.6, 3.8, 4.4, 4.9, 5.25, 5.5, 5.72, 5.9, 6.1],
        [2.30, 2.26, 2.22, 2.26, 2.22, 2.10, 1.92, 1.55, 1.12, 0.86, 0.74],
    )(zz)
    Dp = Pc(
        [0, 1.2, 2.6, 3.8, 4.4, 4.9, 5.25, 5.5, 5.72, 5.9, 6.1],
        [1.62, 1.58, 1.50, 1.48, 1.40, 1.22, 1.00, 0.82, 0.74, 0.72, 0.70],
    )(zz)
    Cy = Pc([0, 3.8, 5.2, 6.1], [0.0, 0.02, 0.08, 0.12])(zz)
    e = Pc([0, 3.8, 5.2, 6.1], [2.35, 2.4, 2.3, 2.0])(zz)
    c, s = np.cos(th), np.sin(th)
    P = np.zeros((nth + 1, nz, 3))
    for j in range(nz):
        P[:, j, 0] = W[j] * np.sign(s) * np.abs(s) ** (2 / e[j])
        P[:, j, 1] = Cy[j] - Dp[j] * np.sign(c) * np.abs(c) ** (2 / e[j])
        P[:, j, 2] = zz[j]
    return th, zz, P


def openings(P):
    """signed distance to the cut-outs of the pattern (negative = removed)"""
    x, y, z = P[..., 0], P[..., 1], P[..., 2]
    front = y < 0.1
    xs = np.abs(x)
    a = (np.hypot((xs - 2.50) / 0.86, (z - 4.45) / 1.02) - 1) * 0.86  # arm hole
    a = np.where(z > 4.45, np.minimum(a, 1.86 - 0.10 * (5.4 - z) - xs), a)
    a = np.where((z > 4.45) & (xs > 1.2), np.minimum(a, 9), a)
    vn = np.where(front & (z > 4.05), xs - 0.86 * np.clip((z - 4.05) / 1.72, 0, 1) ** 0.8, 9)
    back = np.where(~front, np.hypot(xs / 1.02, (z - 6.02) / 0.42) - 1, 9)
    return np.minimum(np.minimum(a, vn), np.minimum(back, 5.80 - z))


def make(cache=str(SIMULATIONS / "vest.npz"), steps=140):
    """simulate a coarse grid (stiff, fast), then spline-upsample the displacement to a fine grid"""
    from scipy.ndimage import map_coordinates, distance_transform_edt

    cn, cz = 100, 66
    if os.path.exists(cache):
        Dp = np.load(cache)["D"]
    else:
        th, zz, P = pattern(cn, cz)
        nth, nz = P.shape[:2]
        keep = (openings(P) > -0.06).ravel()
        F = grid_faces(nth, nz)
        F = F[keep[F].all(1)]
        used = np.unique(F)
        rm = -np.ones(nth * nz, int)
        rm[used] = np.arange(len(used))
        V = P.reshape(-1, 3)[used]
        Fc = rm[F]
        idx = np.arange(nth * nz).reshape(nth, nz)
        f0, l0 = rm[idx[0]], rm[idx[-1]]
        ok = (f0 >= 0) & (l0 >= 0) & (zz < 4.1)
        pairs = np.c_[f0[ok], l0[ok]]
        B = cloth.GridSDF(
            lambda p: body.torso(p, arms=False), (-2.8, -2.0, -0.6), (2.8, 2.0, 7.0), 0.08
        )
        rng = np.random.default_rng(1)
        X = cloth.simulate(
            V + rng.normal(0, 0.015, V.shape),
            Fc,
            B,
            steps=steps,
            iters=40,
            bend=0.06,
            thickness=0.05,
            rest=V,
            damp=0.96,
            friction=0.7,
            extra=(pairs, np.full(len(pairs), 0.02), 1.0),
            gravity=-5,
        )
        D = np.zeros((nth * nz, 3))
        D[used] = X - V
        m = np.zeros(nth * nz, bool)
        m[used] = True
        D = D.reshape(nth, nz, 3)
        m = m.reshape(nth, nz)
        ii = distance_transform_edt(~m, return_distances=False, return_indices=True)
        Dp = D[ii[0], ii[1]]
        np.savez_compressed(cache, D=Dp)
    th, zz, P = pattern(cn * 5, (cz - 1) * 5 + 1)
    nth, nz = P.shape[:2]
    A, Bq = np.meshgrid(np.linspace(0, cn, nth), np.linspace(0, cz - 1, nz), indexing="ij")
    Df = np.stack(
        [map_coordinates(Dp[..., k], [A, Bq], order=3, mode="nearest") for k in range(3)], -1
    )
    d = openings(P).ravel()
    F = grid_faces(nth, nz)
    kv = d > 0
    Fk = F[kv[F].sum(1) >= 2]
    X = (P + Df).reshape(-1, 3)
    # snap outside vertices of partially cut faces onto the outline (along the sd gradient in pattern space)
    g = np.stack(np.gradient(d.reshape(nth, nz)), -1).reshape(-1, 2)
    used = np.unique(Fk)
    rm = -np.ones(nth * nz, int)
    rm[used] = np.arange(len(used))
    out = used[d[used] < 0]
    gi = g[out]
    st = np.clip(-d[out] / np.maximum((gi**2).sum(1), 1e-9), -1.5, 1.5)
    ij = (
        np.stack(np.unravel_index(out, (nth, nz)), 1)
        + gi * np.minimum(st, 1.5 / np.maximum(np.abs(gi).max(1), 1e-9))[:, None]
    )
    Xg = X.reshape(nth, nz, 3)
    snapped = np.stack(
        [map_coordinates(Xg[..., k], ij.T, order=1, mode="nearest") for k in range(3)], -1
    )
    X[out] = snapped
    idx = np.arange(nth * nz).reshape(nth, nz)
    f0, l0 = rm[idx[0]], rm[idx[-1]]
    ok = (f0 >= 0) & (l0 >= 0) & (zz < 4.1)
    pairs = np.c_[f0[ok], l0[ok]]
    Pf = P.reshape(-1, 3)
    return dict(
        X=X[used],
        F=rm[Fk],
        th=np.repeat(th, nz)[used],
        z=Pf[used, 2],
        x=Pf[used, 0],
        y=Pf[used, 1],
        V0=Pf[used],
        pairs=pairs,
    )


def boundary_loops(F):
    from collections import defaultdict

    cnt = defaultdict(int)
    for f in F:
        for i in range(4):
            a, b = f[i], f[(i + 1) % 4]
            cnt[(min(a, b), max(a, b))] += 1
    nb = defaultdict(list)
    for (a, b), c in cnt.items():
        if c == 1:
            nb[a].append(b)
            nb[b].append(a)
    seen, loops = set(), []
    for s in list(nb):
        if s in seen:
            continue
        loop = [s]
        seen.add(s)
        cur = s
        while True:
            nx = [q for q in nb[cur] if q not in seen]
            if not nx:
                break
            cur = nx[0]
            seen.add(cur)
            loop.append(cur)
        if len(loop) > 20:
            loops.append(loop)
    return loops
