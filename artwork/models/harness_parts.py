"""Paths over a torso, and the hardware of a harness: rings, buckles, adjusters."""

import body
import materials as M
from geom import *


def bodyf(p):
    return body.torso(p, arms=False, legs=True, neck=True) - 0.06


def proj(C, off=0.03, it=8):
    C = C.copy()
    e = 0.01
    for _ in range(it):
        d = bodyf(C) - off
        g = np.stack(
            [bodyf(C + np.eye(3)[k] * e) - bodyf(C - np.eye(3)[k] * e) for k in range(3)], -1
        )
        g = norm(g)
        C -= g * d[:, None] * 0.9
    return C, g


def sm(A, it=10):
    for _ in range(it):
        A[1:-1] = 0.25 * A[:-2] + 0.5 * A[1:-1] + 0.25 * A[2:]
    return A


def path(pts, n=220, off=0.03, closed=False):
    C = catmull(np.array(pts, float), n, closed)
    C, g = proj(C, off)
    if closed:
        for _ in range(10):
            C = 0.25 * np.roll(C, 1, 0) + 0.5 * C + 0.25 * np.roll(C, -1, 0)
            g = 0.25 * np.roll(g, 1, 0) + 0.5 * g + 0.25 * np.roll(g, -1, 0)
    else:
        C = sm(C)
        g = sm(g)
    return C, norm(g)


def frame_at(C, N, t):
    i = int(np.clip(t, 0, 1) * (len(C) - 1))
    T = norm(C[min(i + 1, len(C) - 1)] - C[max(i - 1, 0)])
    n = N[i]
    s = norm(np.cross(T, n))
    n = np.cross(s, T)
    Mx = Matrix((tuple(s), tuple(T), tuple(n))).transposed()
    e = Mx.to_euler()
    return C[i], [math.degrees(a) for a in e], n


def dring(parent, s=1.0):
    """A forged D-ring in XY: its straight bar lies at y = -0.14 s along X, its bow opens towards +Y."""
    half, round_off = 0.33, 0.10
    corner = np.radians(np.linspace(-90, 0, 9))
    right = [half - round_off, round_off - 0.14] + round_off * np.c_[np.cos(corner), np.sin(corner)]
    bow = np.radians(np.linspace(0, 180, 40))
    arc = [0, 0.10] + half * np.c_[np.cos(bow), np.sin(bow)]
    flat = np.vstack([right, arc, (right * [-1, 1])[::-1]])
    line = resample(np.c_[flat, 0 * flat[:, 0]] * s, 200, True)
    steel = M.metal("c9ccd0", 0.2)
    return tube("dring", line, 0.055 * s, steel, 22, closed=True, up=(0, 0, 1), parent=parent)


def quick_buckle(parent, w=0.46, mat=None):
    st = mat or M.metal("c4c8cc", 0.22, brushed=True, aniso_axis="X")
    o = rrect(w + 0.22, 0.50, 0.08)
    h = [rrect(w + 0.02, 0.10, 0.03) + [0, 0.14], rrect(w + 0.02, 0.10, 0.03) + [0, -0.14]]
    plate("frame", o, 0.06, 0.018, st, holes=h, parent=parent)
    plate("tongue", rrect(w - 0.02, 0.22, 0.05), 0.07, 0.02, st, parent=parent, loc=(0, 0.0, 0.035))
    for s in (-1, 1):
        rbox(
            "tab",
            (0.10, 0.24, 0.10),
            0.03,
            M.plastic("e8590c", 0.35, 0.05),
            edge=0.02,
            loc=(s * (w / 2 + 0.10), 0, 0.02),
            parent=parent,
        )


def adjuster(parent, webbing, w=0.46):
    """A steel slide; the webbing comes up through one slot, over the bar and down through the other."""
    steel = M.metal("b9bdc1", 0.26)
    slots = [rrect(w + 0.02, 0.11, 0.03) + [0, y] for y in (-0.09, 0.09)]
    plate("adj", rrect(w + 0.18, 0.40, 0.06), 0.04, 0.014, steel, holes=slots, parent=parent)
    hump = [(0, -0.19, -0.05), (0, -0.10, -0.015), (0, 0, 0.036), (0, 0.10, -0.015), (0, 0.19, -0.05)]
    C = catmull(np.array(hump), 60)
    N = norm(np.cross([1.0, 0, 0], norm(np.gradient(C, axis=0))))
    strap("threaded", C, N, w - 0.01, 0.03, webbing, parent=parent)
