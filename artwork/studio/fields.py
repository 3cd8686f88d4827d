"""Signed distance fields, polygonised by marching cubes, and value noise."""

from meshes import *


class SDF:
    """tiny numpy SDF toolkit; evaluate on a grid and polygonise with marching cubes"""

    @staticmethod
    def sphere(p, c, r):
        return np.linalg.norm(p - c, axis=-1) - r

    @staticmethod
    def ellipsoid(p, c, r):
        q = p - c
        k0 = np.linalg.norm(q / r, axis=-1)
        k1 = np.linalg.norm(q / (np.asarray(r) ** 2), axis=-1)
        return k0 * (k0 - 1) / np.maximum(k1, 1e-9)

    @staticmethod
    def capsule(p, a, b, r1, r2=None):
        """round cone"""
        r2 = r1 if r2 is None else r2
        a = np.asarray(a, float)
        b = np.asarray(b, float)
        ba = b - a
        t = np.clip(((p - a) @ ba) / (ba @ ba), 0, 1)
        return np.linalg.norm(p - a - t[..., None] * ba, axis=-1) - (r1 + (r2 - r1) * t)

    @staticmethod
    def box(p, c, b, r=0.0):
        q = np.abs(p - c) - (np.asarray(b, float) - r)
        return np.linalg.norm(np.maximum(q, 0), axis=-1) + np.minimum(q.max(-1), 0) - r

    @staticmethod
    def torus(p, c, R, r):
        q = p - c
        return np.hypot(np.hypot(q[..., 0], q[..., 1]) - R, q[..., 2]) - r

    @staticmethod
    def cyl(p, a, b, r, e=0.0):
        a = np.asarray(a, float)
        b = np.asarray(b, float)
        ba = b - a
        l = np.linalg.norm(ba)
        u = ba / l
        h = (p - a) @ u
        d = np.linalg.norm(p - a - h[..., None] * u, axis=-1) - r + e
        k = np.abs(h - l / 2) - l / 2 + e
        return np.minimum(np.maximum(d, k), 0) + np.hypot(np.maximum(d, 0), np.maximum(k, 0)) - e

    @staticmethod
    def su(a, b, k):
        h = np.maximum(k - np.abs(a - b), 0) / k
        return np.minimum(a, b) - h * h * h * k / 6

    @staticmethod
    def ss(a, b, k):
        """a minus b"""
        return -SDF.su(-a, b, k)

    @staticmethod
    def si(a, b, k):
        return -SDF.su(-a, -b, k)


def sdf_grid(f, lo, hi, res, B=12):
    """sparse evaluation: coarse pass, then only the bricks that can contain the surface (5-10x faster)"""
    lo, hi = np.asarray(lo, float), np.asarray(hi, float)
    nb = np.maximum(1, np.ceil((hi - lo) / (res * B)).astype(int))
    n = nb * B + 1
    D = np.empty(n, np.float32)
    c = [lo[i] + res * B * (np.arange(nb[i]) + 0.5) for i in range(3)]
    X, Y, Z = np.meshgrid(*c, indexing="ij")
    dc = f(np.stack([X, Y, Z], -1))
    rad = res * B * 0.5 * 1.7321 * 1.6 + 0.03
    hot = np.abs(dc) < rad
    D[:] = np.repeat(
        np.repeat(np.repeat(np.pad(dc, ((0, 1),) * 3, mode="edge"), B, 0), B, 1), B, 2
    )[: n[0], : n[1], : n[2]]
    k = np.arange(B + 1) * res
    KX, KY, KZ = np.meshgrid(k, k, k, indexing="ij")
    loc = np.stack([KX, KY, KZ], -1)
    idx = np.argwhere(hot)
    for s0 in range(0, len(idx), 160):
        ii = idx[s0 : s0 + 160]
        o = lo + ii * (res * B)
        v = f(o[:, None, None, None] + loc[None])
        for (i, j, l), q in zip(ii * B, v):
            D[i : i + B + 1, j : j + B + 1, l : l + B + 1] = q
    return D, lo


def sdf_surface(f, lo, hi, res, smooth_it=0):
    from skimage.measure import marching_cubes

    D, lo = sdf_grid(f, lo, hi, res)
    V, F, _, _ = marching_cubes(D, 0.0, spacing=(res,) * 3)
    V = V + lo
    # drop tiny stray shells from brick borders
    if smooth_it:
        V = relax(V, F, smooth_it)
    return V, F


def sdf_mesh(name, f, lo, hi, res, mat=None, parent=None, smooth_it=0):
    """f(p[...,3])->d ; bounds lo..hi ; voxel size res"""
    V, F = sdf_surface(f, lo, hi, res, smooth_it)
    return mesh(name, V, F, mat, parent=parent)


def vert_normals(V, F):
    fn = np.cross(V[F[:, 1]] - V[F[:, 0]], V[F[:, 2]] - V[F[:, 0]])
    N = np.zeros_like(V)
    for k in range(3):
        np.add.at(N, F[:, k], fn)
    return norm(N)


def relax(V, F, it=5, lam=0.5, mu=-0.53):
    import scipy.sparse as sp

    n = len(V)
    e = np.concatenate([F[:, [0, 1]], F[:, [1, 2]], F[:, [2, 0]]])
    e = np.concatenate([e, e[:, ::-1]])
    A = sp.csr_matrix((np.ones(len(e)), (e[:, 0], e[:, 1])), (n, n))
    A.data[:] = 1
    d = np.asarray(A.sum(1)).ravel()
    Lp = sp.diags(1 / d) @ A
    for i in range(it):
        V = V + lam * (Lp @ V - V)
        V = V + mu * (Lp @ V - V)
    return V


def vnoise(p, seed=0):
    """value-gradient noise, vectorised, p[...,3] -> about -1..1"""
    p = np.asarray(p, float)
    i = np.floor(p).astype(np.int64)
    f = p - i
    u = f * f * f * (f * (f * 6 - 15) + 10)

    def h(ix, iy, iz):
        n = (ix * 374761393 + iy * 668265263 + iz * 2147483647 + seed * 974634777) & 0xFFFFFFFF
        n = (n ^ (n >> 13)) * 1274126177 & 0xFFFFFFFF
        n = n ^ (n >> 16)
        return (n & 0xFFFF) / 32767.5 - 1

    r = 0
    for dx in (0, 1):
        for dy in (0, 1):
            for dz in (0, 1):
                w = (
                    (u[..., 0] if dx else 1 - u[..., 0])
                    * (u[..., 1] if dy else 1 - u[..., 1])
                    * (u[..., 2] if dz else 1 - u[..., 2])
                )
                r = r + w * h(i[..., 0] + dx, i[..., 1] + dy, i[..., 2] + dz)
    return r


def fbm(p, oct=4, seed=0, gain=0.5):
    a, s, r = 1.0, 1.0, 0
    for o in range(oct):
        r = r + a * vnoise(np.asarray(p) * s, seed + o)
        a *= gain
        s *= 2.03
    return r


def subdivide(F, *arrays):
    """Every triangle split into four, and the values that belong to the points."""
    e = np.sort(np.concatenate([F[:, [0, 1]], F[:, [1, 2]], F[:, [2, 0]]]), 1)
    u, inverse = np.unique(e, axis=0, return_inverse=True)
    n, m = len(arrays[0]), len(F)
    inverse = inverse.ravel()
    a, b, c = inverse[:m] + n, inverse[m : 2 * m] + n, inverse[2 * m :] + n
    corners = [np.c_[F[:, 0], a, c], np.c_[a, F[:, 1], b], np.c_[c, b, F[:, 2]], np.c_[a, b, c]]
    return np.concatenate(corners), [
        np.concatenate([x, (x[u[:, 0]] + x[u[:, 1]]) / 2]) for x in arrays
    ]
