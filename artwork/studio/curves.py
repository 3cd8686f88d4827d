"""Curves: splines, profiles with rounded corners, frames along a path, sweeps, tubes and lathes."""

from meshes import *


def catmull(P, n=200, closed=False, alpha=0.5):
    """centripetal Catmull-Rom resampled to n points, equal arc length"""
    P = np.asarray(P, float)
    Q = (
        np.vstack([P[-1], P, P[0], P[1]])
        if closed
        else np.vstack([2 * P[0] - P[1], P, 2 * P[-1] - P[-2]])
    )
    out = []
    m = 40
    for i in range(1, len(Q) - 2):
        p0, p1, p2, p3 = Q[i - 1 : i + 3]
        t0 = 0
        t1 = t0 + max(np.linalg.norm(p1 - p0), 1e-9) ** alpha
        t2 = t1 + max(np.linalg.norm(p2 - p1), 1e-9) ** alpha
        t3 = t2 + max(np.linalg.norm(p3 - p2), 1e-9) ** alpha
        t = np.linspace(t1, t2, m, endpoint=False)[:, None]
        A1 = (t1 - t) / (t1 - t0) * p0 + (t - t0) / (t1 - t0) * p1
        A2 = (t2 - t) / (t2 - t1) * p1 + (t - t1) / (t2 - t1) * p2
        A3 = (t3 - t) / (t3 - t2) * p2 + (t - t2) / (t3 - t2) * p3
        B1 = (t2 - t) / (t2 - t0) * A1 + (t - t0) / (t2 - t0) * A2
        B2 = (t3 - t) / (t3 - t1) * A2 + (t - t1) / (t3 - t1) * A3
        out.append((t2 - t) / (t2 - t1) * B1 + (t - t1) / (t2 - t1) * B2)
    C = np.vstack(out + ([] if closed else [P[-1:]]))
    return resample(C, n, closed)


def resample(C, n, closed=False):
    if closed:
        C = np.vstack([C, C[:1]])
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(C, axis=0), axis=1))]
    t = np.linspace(0, s[-1], n + 1)[:-1] if closed else np.linspace(0, s[-1], n)
    return np.stack([np.interp(t, s, C[:, k]) for k in range(C.shape[1])], -1)


def arclen(C):
    return np.r_[0, np.cumsum(np.linalg.norm(np.diff(C, axis=0), axis=1))]


def profile(pts, n=160):
    """lathe/plate profile: list of (r,z[,bevel]) corners -> polyline with rounded corners"""
    P = [np.array(p[:2], float) for p in pts]
    B = [p[2] if len(p) > 2 else 0 for p in pts]
    out = []
    for i, p in enumerate(P):
        if 0 < i < len(P) - 1 and B[i] > 0:
            a, c = P[i - 1], P[i + 1]
            da, dc = a - p, c - p
            la, lc = np.linalg.norm(da), np.linalg.norm(dc)
            r = min(B[i], la * 0.49, lc * 0.49)
            p0, p2 = p + da / la * r, p + dc / lc * r
            for t in np.linspace(0, 1, 9):
                out.append((1 - t) ** 2 * p0 + 2 * t * (1 - t) * p + t * t * p2)
        else:
            out.append(p)
    return np.array(out)


def refine(prof, maxlen):
    out = [prof[0]]
    for a, b in zip(prof[:-1], prof[1:]):
        k = max(1, int(math.ceil(np.linalg.norm(b - a) / maxlen)))
        for i in range(1, k + 1):
            out.append(a + (b - a) * i / k)
    return np.array(out)


def frames(C, closed=False, up=None):
    """rotation-minimising frames: tangent, normal, binormal"""
    T = np.gradient(C, axis=0)
    if closed:
        T = np.roll(C, -1, 0) - np.roll(C, 1, 0)
    T = norm(T)
    N = np.zeros_like(T)
    u = np.array(up if up is not None else ([0, 0, 1] if abs(T[0, 2]) < 0.9 else [1, 0, 0]), float)
    N[0] = norm(u - T[0] * (u @ T[0]))
    for i in range(1, len(C)):
        v1 = C[i] - C[i - 1]
        c1 = max(v1 @ v1, 1e-12)
        rL = N[i - 1] - 2 / c1 * (v1 @ N[i - 1]) * v1
        tL = T[i - 1] - 2 / c1 * (v1 @ T[i - 1]) * v1
        v2 = T[i] - tL
        c2 = max(v2 @ v2, 1e-12)
        N[i] = norm(rL - 2 / c2 * (v2 @ rL) * v2)
    if closed:
        # distribute the closing twist
        B = np.cross(T[0], N[0])
        last = N[-1] - T[0] * (N[-1] @ T[0])
        ang = math.atan2(last @ B, last @ N[0])
        for i in range(len(C)):
            a = -ang * i / len(C)
            N[i] = N[i] * math.cos(a) + np.cross(T[i], N[i]) * math.sin(a)
    return T, N, np.cross(T, N)


def tube(name, C, r, mat=None, seg=20, closed=False, caps=True, up=None, prof=None, parent=None):
    """sweep a circle (or closed 2-D profile) of radius r (scalar or per point) along polyline C"""
    C = np.asarray(C, float)
    n = len(C)
    T, N, B = frames(C, closed, up)
    r = np.broadcast_to(np.asarray(r, float), (n,))
    if prof is None:
        a = np.linspace(0, 2 * math.pi, seg, endpoint=False)
        prof = np.c_[np.cos(a), np.sin(a)]
    m = len(prof)
    P = (
        C[None]
        + (prof[:, 0, None, None] * N[None] + prof[:, 1, None, None] * B[None]) * r[None, :, None]
    )
    s = arclen(C)
    uv = np.stack(np.meshgrid(np.linspace(0, 1, m), s, indexing="ij"), -1)
    if caps and not closed and prof.shape[0] == seg:
        # hemispherical-ish end caps: shrink rings
        ext = []
        for end, sgn in ((0, -1), (n - 1, 1)):
            rings = []
            for t in (0.5, 0.8, 0.95, 1.0):
                rr = math.sqrt(max(0, 1 - t * t))
                rings.append(
                    (C[end] + T[end] * sgn * t * r[end] * 0.5)[None]
                    + (prof[:, 0, None] * N[end] + prof[:, 1, None] * B[end])
                    * r[end]
                    * max(rr, 0.001)
                )
            ext.append(np.stack(rings, 1))
        P = np.concatenate([ext[0][:, ::-1], P, ext[1]], 1)
        uv = np.concatenate([np.repeat(uv[:, :1], 4, 1), uv, np.repeat(uv[:, -1:], 4, 1)], 1)
    return grid(name, P, mat, cu=True, cv=closed, uv=uv, parent=parent, flip=True)


def sweep(name, C, N, B, sec, w, h, mat=None, closed=False, caps=True, parent=None, flip=False):
    """sweep closed 2-D section `sec` with explicit frames; w,h scalar or per point"""
    n = len(C)
    w = np.broadcast_to(np.asarray(w, float), (n,))
    h = np.broadcast_to(np.asarray(h, float), (n,))
    P = (
        C[None]
        + N[None] * (sec[:, 0, None] * w[None])[..., None]
        + B[None] * (sec[:, 1, None] * h[None])[..., None]
    )
    ob = grid(name, P, mat, cu=True, cv=closed, parent=parent, caps=caps and not closed, flip=flip)
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(ob.data)
    bm.free()
    return ob


def endcap(S, a=0.02, b=0.02):
    """rounded-end multiplier along 0..1"""
    return np.sqrt(np.clip(1 - np.clip((a - S) / a, 0, 1) ** 2, 0.0004, 1)) * np.sqrt(
        np.clip(1 - np.clip((S - 1 + b) / b, 0, 1) ** 2, 0.0004, 1)
    )


def lathe(
    name,
    prof,
    mat=None,
    seg=128,
    close=False,
    bevel=True,
    parent=None,
    maxlen=0.05,
    axis="Z",
    arc=(0, 360),
    uvscale=None,
):
    """profile [(r,z[,bevel])...] bottom->top outside; axis of revolution z"""
    p = profile(prof) if bevel else np.array([q[:2] for q in prof], float)
    p = refine(p, maxlen)
    full = abs(arc[1] - arc[0]) >= 360
    a = np.radians(np.linspace(arc[0], arc[1], seg + (0 if full else 1), endpoint=not full))
    P = np.stack(
        [
            p[None, :, 0] * np.cos(a)[:, None],
            p[None, :, 0] * np.sin(a)[:, None],
            np.broadcast_to(p[None, :, 1], (len(a), len(p))),
        ],
        -1,
    )
    if axis == "X":
        P = P[..., [2, 0, 1]]
    if axis == "Y":
        P = P[..., [1, 2, 0]]
    s = arclen(p)
    uv = np.stack(np.meshgrid(np.linspace(0, 1, len(a)), s / s[-1], indexing="ij"), -1)
    ob = grid(name, P, mat, cu=full, uv=uv, parent=parent)
    return weld(ob)


def weld(ob, d=1e-5):
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=d)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(ob.data)
    bm.free()
    return ob


def superellipse(a, b, n=2.5, k=200, phase=0.0):
    t = np.linspace(0, 2 * math.pi, k, endpoint=False) + phase
    c, s = np.cos(t), np.sin(t)
    return np.stack(
        [a * np.sign(c) * np.abs(c) ** (2 / n), b * np.sign(s) * np.abs(s) ** (2 / n)], -1
    )


def rrect(w, h, r, k=10):
    """rounded rectangle outline, CCW"""
    r = min(r, w / 2 - 1e-4, h / 2 - 1e-4)
    out = []
    for cx, cy, a0 in (
        (w / 2 - r, h / 2 - r, 0),
        (-w / 2 + r, h / 2 - r, 90),
        (-w / 2 + r, -h / 2 + r, 180),
        (w / 2 - r, -h / 2 + r, 270),
    ):
        for i in range(k + 1):
            a = math.radians(a0 + 90 * i / k)
            out.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return np.array(out)
