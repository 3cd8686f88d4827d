"""The carry bag of a rope set: a soft round bag, drawn shut by a cord, with a shoulder strap."""

from geom import *
import materials as M
from fine_webbing import fine_webbing

PROFILE = [(0.0, 0.0), (0.80, 0.0), (1.02, 0.05), (1.10, 0.20), (1.16, 0.75), (1.15, 1.40)]
PROFILE += [(1.07, 1.95), (0.88, 2.36), (0.56, 2.66), (0.27, 2.86), (0.21, 2.98), (0.25, 3.10)]
PROFILE += [(0.38, 3.27), (0.50, 3.40), (0.56, 3.44)]
NECK = 2.98


def cloth_surface(n=420, rows=260):
    """Points of the bag by angle and height: slack folds in the body, gathers that run out of the neck."""
    line = resample(catmull(np.array(PROFILE), 400), rows)
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    A, R = np.meshgrid(a, line[:, 0], indexing="ij")
    Z = np.broadcast_to(line[:, 1], A.shape).copy()
    around = np.stack([np.cos(A), np.sin(A)], -1)
    slack = np.concatenate([around * 1.1, Z[..., None] * 0.75], -1)
    body = smooth(0.08, 0.5, Z) * (1 - smooth(2.3, 2.9, Z))
    fold = 0.075 * (0.45 - 2 * np.abs(fbm(slack * 1.15 + 4, 2, 11))) * body
    fold += 0.035 * fbm(slack * 2.4, 3, 3) * body
    twist = 0.35 * (Z - NECK)
    turned = np.stack([np.cos(A + twist), np.sin(A + twist)], -1)
    coarse = fbm(np.concatenate([turned * 2.6, 0 * Z[..., None]], -1), 2, 7)
    fine = fbm(np.concatenate([turned * 6.5, 0.2 * Z[..., None]], -1), 2, 9)
    gather = (0.5 - 2 * np.abs(coarse)) * 0.16 + (0.4 - 2 * np.abs(fine)) * 0.13
    ruffle = smooth(NECK + 0.03, 3.44, Z)
    fold += gather * smooth(1.5, 2.55, Z) * np.minimum(1, R / 0.62) * (1 - 0.55 * ruffle)
    Z += 0.06 * coarse * ruffle - 0.10 * ruffle * np.cos(A - 2.4)
    x = np.maximum(R + fold, 0.02 * R)
    lean = 0.16 * smooth(1.2, 3.4, Z) ** 1.5
    P = np.stack([x * np.cos(A) + lean, x * np.sin(A) - 0.6 * lean, Z], -1)
    sag = 0.05 * np.sin(2 * A + 0.6) * smooth(0.3, 1.4, Z) * (1 - smooth(2.2, 2.9, Z))
    P[..., :2] *= 1 + sag[..., None]
    return P


def shoulder_strap(parent, P):
    """Webbing sewn to the bag near its foot and below its neck, hanging slack between."""
    column = P[int(0.80 * len(P))]
    height = column[:, 2]
    rows = [int(np.argmin(np.abs(height[:180] - z))) for z in (0.30, 0.75, 1.9, 2.3)]
    low, up, down, top = (column[k] for k in rows)
    out = norm(np.array([low[0], low[1], 0]))
    points = [low + out * 0.03, up + out * 0.05, (up + down) / 2 + out * 0.42 - [0, 0, 0.22]]
    points += [down + out * 0.30 + [0, 0, 0.05], top + out * 0.06]
    C = catmull(np.array(points), 200)
    along = norm(np.gradient(C, axis=0))
    side = norm(np.cross([0, 0, 1.0], out))
    black = fine_webbing("2c2e32")
    strap("strap", C, np.cross(side, along), 0.38, 0.045, black, parent=parent)


def sewn_label(parent, P, degrees, heights, material):
    """A label that follows the cloth between two angles and two heights, sewn on along its border."""
    angles = np.linspace(*degrees, 70) % 360 / 360 * len(P)
    columns = P[angles.astype(int), 20:190]
    z = np.linspace(*heights, 36)
    at = [[np.interp(z, c[:, 2], c[:, k]) for k in (0, 1)] for c in columns]
    spots = np.array(at).transpose(0, 2, 1)
    out = norm(spots) * 0.02
    Q = np.concatenate([spots + out, np.broadcast_to(z, (70, 36))[..., None]], -1)
    u, v = np.meshgrid(np.linspace(0, 1, 70), np.linspace(0, 1, 36), indexing="ij")
    grid("label", Q, material, uv=np.stack([u, v], -1), parent=parent)
    border = np.vstack([Q[2:-2, 2], Q[-3, 2:-2], Q[-3:2:-1, -3], Q[2, -3:2:-1]])
    thread = M.fabric("2b2d30", 20, "Object", 0.2)
    stitches("hem", border, norm(border * [1, 1, 0]), thread, 0.06, 0.042, 0.007, parent)


def bag(parent, color="274a86"):
    """Stands at the origin; gives the points of its cloth by angle and height."""
    cloth = M.fabric(color, 70, "Object", 0.3, name="cordura")
    P = cloth_surface()
    body = grid("bag", P, cloth, cu=True, parent=parent)
    thick = body.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.02, -1
    cord = M.plastic("202225", 0.6)
    row = int(np.argmin(np.abs(P[..., 2].mean(0) - NECK) + (P[..., 2].mean(0) < 2)))
    ring = P[:, row]
    middle = ring.mean(0)
    for z in (-0.035, 0.035):
        line = resample(middle + (ring - middle) * 1.12 + [0, 0, z], 120, True)
        tube("cord", line, 0.032, cord, 12, closed=True, parent=parent)
    start = middle + [-0.16, -0.24, 0]
    ends = [[start, start + [-0.10, -0.22, -0.12], start + [-0.24, -0.52, -0.52], start + [-0.20, -0.72, -1.02]]]
    ends += [[start, start + [0.02, -0.26, -0.10], start + [-0.02, -0.58, -0.50], start + [-0.08, -0.78, -0.95]]]
    for points in ends:
        tube("cord end", catmull(np.array(points), 80), 0.032, cord, 12, parent=parent)
    lock = group("cord lock", parent, start + [-0.06, -0.20, -0.10], (60, 0, -20))
    rbox("lock", (0.20, 0.30, 0.16), 0.07, M.plastic("2b2d30", 0.4), edge=0.05, parent=lock)
    shoulder_strap(parent, P)
    return P
