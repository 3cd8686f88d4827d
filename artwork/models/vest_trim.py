"""The bound edges and the zip of a vest."""

from geom import *
import materials as M


def soften(C, rounds):
    for _ in range(rounds):
        C[1:-1] = 0.25 * C[:-2] + 0.5 * C[1:-1] + 0.25 * C[2:]
    return C


def bind_run(X, run, material):
    if len(run) > 12:
        C = resample(soften(X[run].copy(), 10), max(30, len(run)))
        tube("bind", C, 1, material, prof=superellipse(0.028, 0.045, 2.5, 14))


def bind_edges(X, loops, zip_vertices, z, material):
    """Binding on every free edge except along the zip."""
    for loop in loops:
        run = []
        closed = np.linalg.norm(X[loop[0]] - X[loop[-1]]) < 0.2
        for v in loop + (loop[:1] if closed else []):
            if v in zip_vertices and 0.2 < z[v] < 4.1:
                bind_run(X, run, material)
                run = []
            else:
                run.append(v)
        bind_run(X, run, material)


def puller(at, out):
    turn = [math.degrees(a) for a in Vector(out).to_track_quat("Z", "Y").to_euler()]
    body = group("pull", loc=at + out * 0.05, rot=turn)
    metal = M.metal("8f9498", 0.3)
    rbox("slider", (0.12, 0.17, 0.05), 0.03, metal, edge=0.02, parent=body)
    hole = superellipse(0.02, 0.05, 2.5, 20)
    outline = superellipse(0.045, 0.13, 3, 40)
    plate("tag", outline, 0.03, 0.01, metal, holes=[hole], parent=body, loc=(0, -0.17, 0.02))


def zip_front(X, N, pairs, z, tape):
    order = np.argsort(z[pairs[:, 0]])
    C = ((X[pairs[:, 0]] + X[pairs[:, 1]]) / 2)[order]
    out = norm(N[pairs[:, 0]] + N[pairs[:, 1]])[order]
    C, out = resample(soften(C, 12), 300), resample(out, 300)
    strap("zip tape", C + out * 0.012, out, 0.17, 0.016, tape)
    strap("teeth", C + out * 0.024, out, 0.062, 0.030, M.plastic("17181a", 0.35))
    T = norm(np.gradient(C, axis=0))
    for side in (-1, 1):
        B = norm(np.cross(T, out))
        stitches("stitch", C + B * side * 0.068 + out * 0.022, out, tape, 0.05, 0.03, 0.005)
    puller(C[-6], out[-6])
