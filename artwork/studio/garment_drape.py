"""Draping a cut over the mannequin, and the free edges of what results."""

import hashlib
import inspect

import scipy.sparse as sp

import body
import cloth
from garment_form import CUTS, beside_body, limbs, loose_form, mirrored, openings, person
from geom import *
from paths import SIMULATIONS


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
    np.savez_compressed(simulation_of(name), V=V, F=F, X=X)
    return V, F, X


def simulation_of(name):
    """Where a cut's simulation is kept: the name follows what it depends on."""
    sources = [inspect.getsource(module) for module in (body, cloth)]
    sources += [inspect.getsource(part) for part in (person, loose_form, openings, simulate)]
    text = "".join(sources) + repr(CUTS[name])
    return SIMULATIONS / f"{name}-{hashlib.sha256(text.encode()).hexdigest()[:10]}.npz"


def draped(name, res=0.13):
    """Pattern position, faces and draped position of a cut, from an earlier simulation if any."""
    path = simulation_of(name)
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
