"""What only some lace-up footwear has: side zip, stitched welt, labels on tongue and side."""

from scipy.spatial import cKDTree

import materials as M
from geom import *
from boot_lacing import tongue_front
from printed import T, printed

ZIP = [(0.485, 2.46), (0.48, 2.36), (0.45, 2.0), (0.42, 1.6), (0.40, 1.25), (0.377, 0.95), (0.356, 0.64)]


def on_side(upper, side, line, n=300):
    """Points and normals of the upper under a line drawn in side elevation."""
    chosen = np.where(upper.x.ravel() * side > 0.02)[0]
    tree = cKDTree(np.stack([upper.y.ravel(), upper.z.ravel()], -1)[chosen])
    near = chosen[tree.query(catmull(np.array(line), n))[1]]
    C, N = upper.P.reshape(-1, 3)[near].copy(), upper.N.reshape(-1, 3)[near].copy()
    for _ in range(300):  # stiffer than the seams beneath it
        C[1:-1] = 0.25 * C[:-2] + 0.5 * C[1:-1] + 0.25 * C[2:]
        N[1:-1] = 0.25 * N[:-2] + 0.5 * N[1:-1] + 0.25 * N[2:]
    return C, norm(N)


def side_zip(upper, parent):
    """A zip in its slot down the inner side, its slider at the top."""
    C, N = on_side(upper, -1, ZIP)
    across = norm(np.cross(np.gradient(C, axis=0), N))
    tape, steel = M.webbing("232629", ribs=3, pitch=30), M.metal("9ba0a5", 0.3)
    strap("tape", C + N * 0.004, N, 0.125, 0.016, tape, parent=parent)
    for side in (-1, 1):
        row = C + N * 0.016 + across * 0.012 * side
        stitches("teeth", row, N, steel, 0.024, 0.015, 0.012, parent)
    stop = C[-6:] + N[-6:] * 0.018
    strap("stop", stop, N[-6:], 0.05, 0.03, steel, parent=parent)
    top, lean = C[4] + N[4] * 0.034, Matrix.Identity(3)
    lean.col[0], lean.col[1], lean.col[2] = across[4], norm(C[0] - C[9]), N[4]
    turn = [math.degrees(a) for a in lean.to_euler()]
    rbox("slider", (0.075, 0.11, 0.035), 0.02, steel, edge=0.012, loc=top, rot=turn, parent=parent)
    hang = catmull(np.array([top + N[4] * 0.03, C[14] + N[14] * 0.06, C[34] + N[34] * 0.05]), 30)
    strap("puller", hang, np.tile(N[14], (30, 1)), 0.065, 0.022, tape, parent=parent)


def welt_stitches(rim, colour, parent):
    """Coarse stitches along the rim of the midsole."""
    line = np.vstack([rim, rim[:1]]) + [0, 0, 0.004]
    thread = M.fabric(colour, 20, "Object", 0.2)
    up = np.tile([0.0, 0, 1], (len(line), 1))
    stitches("welt", line, up, thread, 0.062, 0.046, 0.011, parent)


def side_tags(upper, word, parent, at=(0.36, 0.84), width=0.36, height=0.18):
    """Yellow woven tags with one word, sewn flat on both sides behind the lacing."""
    u, v = np.meshgrid(np.linspace(0, 1, 40), np.linspace(0, 1, 20), indexing="ij")
    body = "<rect width='240' height='120' rx='10' fill='#f2c400'/>"
    body += "<rect x='7' y='7' width='226' height='106' rx='6' fill='none' stroke='#1b1c1e' "
    body += "stroke-width='3' stroke-dasharray='9 5'/>" + T(120, 84, word, 68, 800, "#1b1c1e")
    print_of = M.label(printed(f"tag_{word}", 240, 120, body), 0.7, 0)
    uv = np.stack([u, v], -1)
    for side in (1, -1):
        y, z = at[0] + (u - 0.5) * width * side, at[1] + (v - 0.5) * height
        chosen = np.where(upper.x.ravel() * side > 0.02)[0]
        seen = np.stack([upper.y.ravel(), upper.z.ravel()], -1)[chosen]
        near = chosen[cKDTree(seen).query(np.stack([y, z], -1).reshape(-1, 2))[1]]
        surface = upper.P.reshape(-1, 3)[near].reshape(40, 20, 3)
        for axis in (0, 1):
            for _ in range(60):  # the tag is stiffer than the seams beneath it
                inner = (np.roll(surface, 1, axis) + np.roll(surface, -1, axis)) / 2
                keep = (slice(1, -1), slice(None)) if axis == 0 else (slice(None), slice(1, -1))
                surface[keep] = inner[keep]
        surface = np.stack([surface[..., 0] + 0.035 * side, y, surface[..., 2]], -1)
        grid("tag", surface, print_of, uv=uv, parent=parent)


def tongue_label(upper, path, parent, wide=0.60, low=0.62, high=0.94):
    """A woven label sewn on the upper end of the tongue."""
    W, V = np.meshgrid(np.linspace(-1, 1, 40), np.linspace(0, 1, 24), indexing="ij")
    on_tongue = tongue_front(upper, W * wide, low + (high - low) * V) - [0, 0.008, 0]
    uv = np.stack([(W + 1) / 2, V], -1)
    grid("tongue label", on_tongue, M.label(path, 0.85, 0), uv=uv, parent=parent)
    thread = M.fabric("9a8a6a", 20, "Object", 0.2)
    inner = on_tongue[1:-1, 1:-1]
    edge = np.concatenate([inner[:, 0], inner[-1], inner[::-1, -1], inner[0, ::-1]])
    out = np.tile([0.0, -1, 0.3], (len(edge), 1))
    stitches("label seam", edge, out, thread, 0.03, 0.02, 0.004, parent)
