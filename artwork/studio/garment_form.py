"""Garments draped over a mannequin: the loose form of each cut, cut open, then simulated as cloth.

Frame: crotch at z=0, shoulders about 5.6, neck 6.2, head 7.4, ankles -7.6; front is -y; decimetres.
"""

import os

import scipy.sparse as sp

import body
import cloth
from geom import *
from geom import SDF as S
from paths import SIMULATIONS

ARM_ANGLE = 17
# hem: height of the lower edge; top: height of the upper edge of trousers; sleeve: cut along the arm
CUTS = {
    "coverall": dict(legs=True, fullness=1.0),
    "suit": dict(legs=True, fullness=1.10, hood=True),
    "jacket": dict(hem=-0.55, fullness=1.04),
    "hooded": dict(hem=-1.15, fullness=1.10, hood=True),
    "bomber": dict(hem=0.55, fullness=1.12, gathered=0.90),
    "coat": dict(hem=-4.3, fullness=1.10),
    "shirt": dict(hem=0.15, fullness=0.97),
    "tee": dict(hem=0.30, fullness=1.05, sleeve=2.0),
    "trousers": dict(legs=True, fullness=0.95, top=1.75),
}


def limbs():
    """Shoulder, elbow and wrist of the right arm."""
    a = np.radians(ARM_ANGLE)
    shoulder = np.array([1.60, 0.10, 5.05])
    elbow = shoulder + np.array([np.sin(a), 0, -np.cos(a)]) * 2.85
    wrist = elbow + np.array([np.sin(a * 0.9), -0.14, -np.cos(a * 0.9)]) * 2.85
    return shoulder, elbow, wrist


def mirrored(p):
    q = p.copy()
    q[..., 0] = np.abs(q[..., 0])
    return q


def person(p):
    q = mirrored(p)
    shoulder, elbow, wrist = limbs()
    d = body.torso(p, arms=False, legs=False)
    arm = np.minimum(
        S.capsule(q, shoulder, elbow, 0.50, 0.40), S.capsule(q, elbow, wrist, 0.40, 0.28)
    )
    d = S.su(d, arm, 0.25)
    thigh = S.capsule(q, (0.86, 0.08, 0.5), (1.0, -0.02, -3.6), 0.88, 0.58)
    shin = S.capsule(q, (1.0, -0.02, -3.6), (1.06, 0.10, -7.8), 0.56, 0.40)
    d = S.su(d, np.minimum(thigh, shin), 0.3)
    return S.su(d, S.ellipsoid(p, np.array([0, 0.12, 7.40]), (0.76, 0.95, 1.05)), 0.2)


def skirt(p, fullness):
    """A loose tube from the waist down, a little wider at the hem."""
    a = (1.92 + 0.05 * np.clip(1.6 - p[..., 2], 0, 9)) * fullness
    b = (1.30 + 0.05 * np.clip(1.6 - p[..., 2], 0, 9)) * fullness
    e = np.sqrt((p[..., 0] / a) ** 2 + (p[..., 1] / b) ** 2)
    return np.maximum((e - 1) * b, p[..., 2] - 3.0)


def beside_body(across, z):
    """Positive on the sleeves, negative on body and legs, below the armpit."""
    return across - (1.60 + 0.292 * (5.05 - z) - 0.60)


def loose_form(p, cut):
    q = mirrored(p)
    f = cut["fullness"]
    shoulder, elbow, wrist = limbs()
    if cut.get("legs"):
        d = S.ellipsoid(p, np.array([0, 0.0, 1.6]), (1.93 * f, 1.30 * f, 2.1))
        thigh = S.capsule(q, (0.92, 0.05, 0.4), (1.06, -0.02, -3.6), 1.02 * f, 0.80 * f)
        shin = S.capsule(q, (1.06, -0.02, -3.6), (1.10, 0.10, -7.6), 0.80 * f, 0.68 * f)
        d = S.su(d, np.minimum(thigh, shin), 0.3)
    else:
        d = skirt(p, f)
    if "top" in cut:
        return d
    d = S.su(S.ellipsoid(p, np.array([0, 0.0, 3.9]), (2.02 * f, 1.36 * f, 2.0)), d, 1.0)
    d = S.su(d, S.capsule(q, (0.3, 0.12, 5.32), (1.66, 0.10, 5.06), 0.56, 0.60), 0.5)
    upper = S.capsule(q, shoulder, elbow, 0.68 * f, 0.56 * f)
    d = S.su(d, np.minimum(upper, S.capsule(q, elbow, wrist, 0.56 * f, 0.40 * f)), 0.35)
    neck = 0.86 if cut.get("hood") else 0.80
    d = S.su(d, S.capsule(p, (0, 0.16, 5.4), (0, 0.02, 6.7), neck, neck), 0.30)
    if cut.get("hood"):
        d = S.su(d, S.ellipsoid(p, np.array([0, 0.16, 7.35]), (0.98, 1.20, 1.22)), 0.45)
    return d


def openings(V, cut):
    """Positive where the form is cut away: sleeve ends, hems, neck or face."""
    q = mirrored(V)
    shoulder, elbow, wrist = limbs()
    along = norm(wrist - elbow)
    sleeve_end = (q - wrist) @ along - 0.05
    if "sleeve" in cut:
        sleeve_end = (q - shoulder) @ norm(elbow - shoulder) - cut["sleeve"]
    on_sleeve = (q[:, 0] > 1.9) & (beside_body(q[:, 0], V[:, 2]) > 0)
    parts = [np.where(on_sleeve, sleeve_end, -9)]
    hem = cut["hem"] - V[:, 2] if "hem" in cut else -7.25 - V[:, 2]
    parts.append(np.where(beside_body(q[:, 0], V[:, 2]) > 0, -9, hem))
    if cut.get("hood"):
        face = 1 - np.hypot(V[:, 0] / 0.55, (V[:, 2] - 7.30) / 0.80)
        parts.append(np.where(V[:, 1] < 0.2, face * 0.5, -9))
    elif "top" in cut:
        parts.append(V[:, 2] - cut["top"])
    else:
        parts.append(np.where(q[:, 0] < 1.2, V[:, 2] - (6.34 + 0.16 * V[:, 1]), -1))
    return np.maximum.reduce(parts)


def even_triangles(V, F, form, rounds=12):
    """Tangential smoothing, then back onto the level set."""
    e = np.concatenate([F[:, [0, 1]], F[:, [1, 2]], F[:, [2, 0]]])
    e = np.concatenate([e, e[:, ::-1]])
    A = sp.csr_matrix((np.ones(len(e)), (e[:, 0], e[:, 1])), (len(V), len(V)))
    A.data[:] = 1
    count = np.asarray(A.sum(1))
    for _ in range(rounds):
        V = V + 0.7 * (np.asarray((A @ V) / count) - V)
        for _ in range(2):
            h = 0.01
            slope = [form(V + np.eye(3)[k] * h) - form(V - np.eye(3)[k] * h) for k in range(3)]
            V = V - norm(np.stack(slope, -1)) * form(V)[:, None]
    return V


def keep_inside(V, F, away):
    keep = (away < 0)[F].all(1)
    F = F[keep]
    used = np.unique(F)
    new = -np.ones(len(V), int)
    new[used] = np.arange(len(used))
    return V[used], new[F]


def pulled_in(V, edge, cut):
    """The pinned edges, with elastic drawn together."""
    out = V.copy()
    shoulder, elbow, wrist = limbs()
    for side in (-1, 1):
        half = np.sign(V[:, 0]) == side
        ankle = half & (V[:, 2] < -7.1)
        if ankle.any():
            centre = V[ankle].mean(0)
            out[ankle, :2] = centre[:2] + (V[ankle, :2] - centre[:2]) * 0.80
        far = ((mirrored(V) - wrist) @ norm(wrist - elbow)) > -0.16
        cuff = half & far & (beside_body(np.abs(V[:, 0]), V[:, 2]) > 0)
        if cuff.any():
            centre = wrist * [side, 1, 1]
            out[cuff] = centre + (V[cuff] - centre) * 0.80
    if "gathered" in cut:
        hem = (V[:, 2] < cut["hem"] + 0.25) & (beside_body(np.abs(V[:, 0]), V[:, 2]) < 0)
        out[hem, :2] *= cut["gathered"]
    return out


def simulate(name, cut, res):
    form = lambda p: loose_form(p, cut)
    V, F = sdf_surface(form, (-4.6, -2.2, -8.0), (4.6, 2.2, 8.9), res)
    V = even_triangles(V, F, form)
    V, F = keep_inside(V, F, openings(V, cut))
    edge = openings(V, cut) > -0.16
    body = beside_body(np.abs(V[:, 0]), V[:, 2]) < 0
    loose_hem = body & (V[:, 2] < cut.get("hem", -9) + 0.3) & ("gathered" not in cut)
    pinned = edge & ~loose_hem
    mannequin = cloth.GridSDF(person, (-4.8, -2.0, -8.2), (4.8, 2.0, 8.6), 0.10)

    def slack(middle, direction):
        across = np.abs(middle[:, 0])
        arm = smooth(1.9, 2.4, across)
        leg = smooth(0.4, -0.6, middle[:, 2]) * (1 - arm)
        up = np.abs(direction @ np.array([0, 0, 1.0]))
        return 1.015 + (0.075 * arm + 0.050 * leg + 0.025 * (1 - arm) * (1 - leg)) * up

    start = pulled_in(V, edge, cut)
    start = start + np.random.default_rng(2).normal(0, 0.02, V.shape) * (~pinned)[:, None]
    X = cloth.simulate(
        start,
        F,
        mannequin,
        steps=130,
        iters=26,
        bend=0.16,
        thickness=0.06,
        rest=V,
        rest_scale=slack,
        pin=np.where(pinned)[0],
        damp=0.95,
        friction=0.6,
        gravity=-4,
    )
    np.savez_compressed(SIMULATIONS / f"{name}.npz", V=V, F=F, X=X)
    return V, F, X


def subdivide(F, *arrays):
    e = np.sort(np.concatenate([F[:, [0, 1]], F[:, [1, 2]], F[:, [2, 0]]]), 1)
    u, inverse = np.unique(e, axis=0, return_inverse=True)
    n, m = len(arrays[0]), len(F)
    inverse = inverse.ravel()
    a, b, c = inverse[:m] + n, inverse[m : 2 * m] + n, inverse[2 * m :] + n
    corners = [np.c_[F[:, 0], a, c], np.c_[a, F[:, 1], b], np.c_[c, b, F[:, 2]], np.c_[a, b, c]]
    return np.concatenate(corners), [
        np.concatenate([x, (x[u[:, 0]] + x[u[:, 1]]) / 2]) for x in arrays
    ]


def draped(name, res=0.13):
    """Pattern position, faces and draped position of a cut, from an earlier simulation if any."""
    path = SIMULATIONS / f"{name}.npz"
    if path.exists():
        saved = np.load(path)
        V, F, X = saved["V"], saved["F"], saved["X"]
    else:
        V, F, X = simulate(name, CUTS[name], res)
    for _ in range(2):
        F, (V, X) = subdivide(F, V, X)
    X = relax(X, F, 3, 0.5, -0.5)
    N = vert_normals(X, F)
    if (X[:, 1] * N[:, 1]).mean() < 0:
        F, N = F[:, ::-1], -N
    return V, F, X, N


def edge_loops(F):
    """Closed loops of vertices along the free edges."""
    e = np.sort(np.concatenate([F[:, [0, 1]], F[:, [1, 2]], F[:, [2, 0]]]), 1)
    u, count = np.unique(e, axis=0, return_counts=True)
    near = {}
    for a, b in u[count == 1]:
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    seen, loops = set(), []
    for start in list(near):
        if start in seen:
            continue
        loop, current = [start], start
        seen.add(start)
        while True:
            onward = [v for v in near[current] if v not in seen]
            if not onward:
                break
            current = onward[0]
            seen.add(current)
            loop.append(current)
        if len(loop) > 20:
            loops.append(loop)
    return loops
