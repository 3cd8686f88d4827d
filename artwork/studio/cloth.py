"""Small position-based cloth solver (numpy, XPBD-style Jacobi/colour batches) against an analytic body SDF.

Why not Blender's cloth: this one is deterministic, needs no collision mesh, collides against a
signed-distance body and runs ~1-2 min for 30k vertices on one core.
"""

import numpy as np
from geom import norm, sdf_surface, relax
import scipy.sparse as sp


def edges_of(F):
    F = np.asarray(F)
    k = F.shape[1]
    e = np.concatenate([F[:, [i, (i + 1) % k]] for i in range(k)])
    e = np.sort(e, 1)
    return np.unique(e, axis=0)


def bend_pairs(F):
    """opposite vertices across every shared edge (triangles) or across rows (quads)"""
    from collections import defaultdict

    F = np.asarray(F)
    k = F.shape[1]
    if k == 4:
        d1 = F[:, [0, 2]]
        d2 = F[:, [1, 3]]
        shear = np.concatenate([d1, d2])
    else:
        shear = np.zeros((0, 2), int)
    m = {}
    out = []
    for fi, f in enumerate(F):
        for i in range(k):
            a, b = f[i], f[(i + 1) % k]
            key = (a, b) if a < b else (b, a)
            if k == 3:
                o = f[(i + 2) % 3]
            else:
                o = (f[(i + 2) % 4], f[(i + 3) % 4], a, b)
            if key in m:
                q = m[key]
                if k == 3:
                    out.append((q, o))
                else:
                    # connect continuing lines across the shared edge
                    qa = {q[2]: q[1], q[3]: q[0]}
                    oa = {o[2]: o[1], o[3]: o[0]}
                    for v in key:
                        out.append((qa[v], oa[v]))
            else:
                m[key] = o
    return np.array(out), shear


def color_edges(E, n):
    """greedy edge colouring -> batches without shared vertices"""
    last = [set() for _ in range(n)]
    col = np.zeros(len(E), int)
    for i, (a, b) in enumerate(E):
        c = 0
        A, B = last[a], last[b]
        while c in A or c in B:
            c += 1
        A.add(c)
        B.add(c)
        col[i] = c
    return [np.where(col == c)[0] for c in range(col.max() + 1)]


class GridSDF:
    """tri-linear lookup of a baked SDF: fast and smooth"""

    def __init__(self, f, lo, hi, res=0.08):
        self.lo = np.asarray(lo, float)
        self.res = res
        n = np.ceil((np.asarray(hi) - self.lo) / res).astype(int) + 1
        ax = [self.lo[i] + res * np.arange(n[i]) for i in range(3)]
        self.D = np.empty(n, np.float32)
        for i in range(0, n[0], 16):
            X, Y, Z = np.meshgrid(ax[0][i : i + 16], ax[1], ax[2], indexing="ij")
            self.D[i : i + 16] = f(np.stack([X, Y, Z], -1))
        self.G = np.stack(np.gradient(self.D, res), -1).astype(np.float32)

    def __call__(self, P):
        q = (P - self.lo) / self.res
        n = np.array(self.D.shape)
        q = np.clip(q, 0, n - 1.001)
        i = q.astype(int)
        f = q - i
        d = 0
        g = 0
        for a in (0, 1):
            for b in (0, 1):
                for c in (0, 1):
                    w = (
                        (f[:, 0] if a else 1 - f[:, 0])
                        * (f[:, 1] if b else 1 - f[:, 1])
                        * (f[:, 2] if c else 1 - f[:, 2])
                    )
                    d = d + w * self.D[i[:, 0] + a, i[:, 1] + b, i[:, 2] + c]
                    g = g + w[:, None] * self.G[i[:, 0] + a, i[:, 1] + b, i[:, 2] + c]
        return d, norm(g)


def simulate(
    V,
    F,
    body,
    steps=120,
    iters=14,
    gravity=-9.0,
    dt=0.02,
    stretch=1.0,
    bend=0.25,
    damp=0.985,
    thickness=0.03,
    friction=0.5,
    pin=None,
    rest_scale=1.0,
    rest=None,
    wind=None,
    log=True,
    pressure=0.0,
    extra=None,
):
    """V[n,3] initial & rest shape, F tris/quads.  rest_scale: scalar or per-edge function(mid points)->scale"""
    V = V.copy()
    n = len(V)
    E = edges_of(F)
    Bp, Sh = bend_pairs(F)
    R0 = V if rest is None else rest
    mid = lambda X: (R0[X[:, 0]] + R0[X[:, 1]]) / 2
    L = lambda X: np.linalg.norm(R0[X[:, 0]] - R0[X[:, 1]], axis=1)
    sc = (
        (lambda X: rest_scale(mid(X), norm(R0[X[:, 1]] - R0[X[:, 0]])))
        if callable(rest_scale)
        else (lambda X: rest_scale)
    )
    sets = [(E, L(E) * sc(E), stretch)]
    if len(Sh):
        sets.append((Sh, L(Sh) * sc(Sh), stretch * 0.5))
    if len(Bp):
        sets.append((Bp, L(Bp) * sc(Bp), bend))
    if extra is not None:
        sets.append(extra)
    batches = []
    for X, l, k in sets:
        for b in color_edges(X.tolist(), n):
            batches.append((X[b, 0], X[b, 1], l[b], k))
    w = np.ones(n)
    if pin is not None:
        w[pin] = 0
    X = V.copy()
    Vel = np.zeros_like(X)
    g = np.array([0, 0, gravity])
    F = np.asarray(F)
    for s in range(steps):
        P = X + w[:, None] * (Vel * dt + g * dt * dt)
        if pressure:
            t = F if F.shape[1] == 3 else np.concatenate([F[:, [0, 1, 2]], F[:, [0, 2, 3]]])
            fn = np.cross(P[t[:, 1]] - P[t[:, 0]], P[t[:, 2]] - P[t[:, 0]])
            N = np.zeros_like(P)
            for k in range(3):
                np.add.at(N, t[:, k], fn)
            P += w[:, None] * norm(N) * pressure * dt * dt
        for it in range(iters):
            for a, b, l, k in batches:
                d = P[b] - P[a]
                ln = np.maximum(np.sqrt((d * d).sum(1)), 1e-9)
                ww = w[a] + w[b] + 1e-9
                c = (k * (ln - l) / ln / ww)[:, None] * d
                P[a] += c * w[a][:, None]
                P[b] -= c * w[b][:, None]
            if body is not None and it % 4 == 3:
                d, gr = body(P)
                pen = np.maximum(thickness - d, 0) * w
                P += gr * pen[:, None]
        if body is not None:
            d, gr = body(P)
            pen = np.maximum(thickness - d, 0) * w
            hit = pen > 0
            P += gr * pen[:, None]
        Vel = (P - X) / dt * damp
        if body is not None and hit.any():
            vn = (Vel[hit] * gr[hit]).sum(1, keepdims=True) * gr[hit]
            Vel[hit] = (Vel[hit] - vn) * (1 - friction)
        X = P
        if log and s % 20 == 19:
            print(f"  cloth {s + 1}/{steps} |v| {np.abs(Vel).mean():.3f}", flush=True)
    return X
