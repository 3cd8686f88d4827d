"""The armhole of a jacket whose sleeves zip off: its sides closed below it, its edge bound, the teeth."""

from types import SimpleNamespace

from garment_trim import smoothed_loop
from geom import *
import materials as M

ARMPIT_HEIGHT, ARMPIT_ALONG = 3.55, 1.45


def side_of(shell, loop):
    """The loop's coordinate away from the shoulder, where the side begins, and whether a sleeve."""
    p = shell.pattern
    sleeve = p.is_arm[loop].mean() > 0.5
    if sleeve:
        return p.arm[loop], ARMPIT_ALONG, True
    return -p.z[loop], -ARMPIT_HEIGHT, False


def edge_at(points, key, rows):
    order = np.argsort(key)
    return np.stack([np.interp(rows, key[order], points[order, k]) for k in range(3)], -1)


def panel_pattern(rows, columns, sleeve):
    """What the artwork needs to know of the panel."""
    along = np.repeat(rows[None], columns, 0).ravel()
    across = np.repeat(np.linspace(0, 0.8, columns)[:, None], len(rows), 1).ravel()
    far = np.full(len(along), 9.0)
    is_arm = np.full(len(along), sleeve)
    z = far if sleeve else -along
    at = np.stack([across, along if sleeve else z, 0 * along], -1)
    return SimpleNamespace(
        is_arm=is_arm,
        arm=along if sleeve else -far,
        z=z * 0.6 if sleeve else z,
        across=far,
        none=far,
        cloth_coordinates=lambda: at,
    )


def close_side(shell, loop, drawings, material, binding):
    """Fill the gap below the armhole with cloth and bind what remains open."""
    key, start, sleeve = side_of(shell, loop)
    X, below, front = shell.X[loop], key > start, shell.V[loop, 1] < 0.05
    rows = np.linspace(start, key.max() - 0.01, 70)
    A = edge_at(X[below & front], key[below & front], rows)
    B = edge_at(X[below & ~front], key[below & ~front], rows)
    s = np.linspace(0, 1, 14)[:, None, None]
    outward = np.array([np.sign(X[:, 0].mean() - shell.X[:, 0].mean()), 0, 0])
    gap = np.linalg.norm(A - B, axis=-1)[None, :, None]
    P = A * (1 - s) + B * s + outward * np.sin(np.pi * s) * 0.35 * gap
    pattern = panel_pattern(rows, 14, sleeve)
    drawn = drawings(pattern, pattern.none)
    drawn = {k: v.reshape(P.shape[:2] + v.shape[1:]) for k, v in drawn.items()}
    grid("side", P, material, attrs=drawn)
    turn = int(np.argmax(below & ~np.roll(below, -1))) + 1
    upper = np.roll(X, -turn, 0)[~np.roll(below, -turn)]
    bar = P[:, 0]
    if np.linalg.norm(upper[-1] - bar[0]) > np.linalg.norm(upper[-1] - bar[-1]):
        bar = bar[::-1]
    C = resample(smoothed_loop(resample(np.vstack([upper, bar]), 220, True), 8), 300, True)
    tube("bound", C, 1, binding, prof=superellipse(0.04, 0.07, 2.4, 14), closed=True, up=(0, 0, 1))
    teeth = M.metal("a9adb2", 0.35)
    stitches("teeth", C + outward * 0.06, np.tile(outward, (300, 1)), teeth, 0.075, 0.045, 0.022)
