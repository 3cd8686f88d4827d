"""Webbing straps and rows of thread stitches."""

from curves import *


def strap(
    name,
    C,
    N,
    width,
    thick=0.025,
    mat=None,
    closed=False,
    parent=None,
    roll=0.45,
    na=15,
    camber=0.0,
):
    """webbing ribbon: centre line C[n,3], surface normal N[n,3]; soft rounded edges; uv u across, v = length"""
    C = np.asarray(C, float)
    N = np.asarray(N, float)
    T = norm(np.gradient(C, axis=0)) if not closed else norm(np.roll(C, -1, 0) - np.roll(C, 1, 0))
    S = norm(np.cross(T, N))
    N = norm(np.cross(S, T))
    w = np.broadcast_to(np.asarray(width, float), (len(C),))
    x = np.linspace(-1, 1, na)
    e = thick / 2
    top = e * np.clip(1 - np.abs(x) ** 10, 0, 1) ** 0.5
    ring_x = np.r_[x, x[::-1][1:-1]]
    ring_z = np.r_[top, -top[::-1][1:-1]]
    uu = np.r_[(x + 1) / 2, ((x[::-1] + 1) / 2)[1:-1]]
    P = (
        C[None]
        + S[None] * (ring_x[:, None, None] * w[None, :, None] / 2)
        + N[None] * (ring_z[:, None, None] + camber * (1 - ring_x[:, None, None] ** 2))
    )
    uv = np.stack(
        [np.broadcast_to(uu[:, None], P.shape[:2]), np.broadcast_to(arclen(C)[None], P.shape[:2])],
        -1,
    )
    return grid(name, P, mat, cu=True, cv=closed, uv=uv, parent=parent, caps=not closed)


def stitches(
    name,
    C,
    N,
    mat,
    pitch=0.035,
    length=0.024,
    r=0.005,
    parent=None,
    lift=0.002,
    seg=6,
    closed=False,
):
    """a row of thread stitches: small arched capsules along polyline C with surface normals N"""
    C = np.asarray(C, float)
    N = norm(np.asarray(N, float))
    s = arclen(C)
    k = max(1, int(s[-1] / pitch))
    V = []
    F: list[tuple[int, ...]] = []
    b = 0
    a = np.linspace(0, 2 * math.pi, seg, endpoint=False)
    for i in range(k):
        c0 = (i + 0.5) * s[-1] / k
        ts = np.clip(c0 + np.array([-0.5, -0.3, 0, 0.3, 0.5]) * length, 0, s[-1])
        p = np.stack([np.interp(ts, s, C[:, j]) for j in range(3)], -1)
        n = norm(np.stack([np.interp(ts, s, N[:, j]) for j in range(3)], -1))
        arch = np.array([-0.6, 0.35, 0.7, 0.35, -0.6])[:, None] * r
        p = p + n * (lift + arch)
        t = norm(np.gradient(p, axis=0))
        sd = norm(np.cross(t, n))
        nn = np.cross(sd, t)
        rad = r * np.array([0.55, 0.95, 1, 0.95, 0.55])
        ring = (
            p[:, None]
            + (sd[:, None] * np.cos(a)[None, :, None] + nn[:, None] * np.sin(a)[None, :, None])
            * rad[:, None, None]
        )
        V.append(ring.reshape(-1, 3))
        for q in range(4):
            for j in range(seg):
                F.append(
                    (
                        b + q * seg + j,
                        b + q * seg + (j + 1) % seg,
                        b + (q + 1) * seg + (j + 1) % seg,
                        b + (q + 1) * seg + j,
                    )
                )
        F.append(tuple(b + j for j in range(seg))[::-1])
        F.append(tuple(b + 4 * seg + j for j in range(seg)))
        b += 5 * seg
    return mesh(name, np.concatenate(V), F, mat, parent=parent)
