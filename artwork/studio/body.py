"""Mannequin as SDF (decimetres; crotch at z=0, shoulders ~5.6, neck ~6.2). Used for collisions only - never rendered."""

import numpy as np
from geom import SDF as S


def torso(p, arms=True, legs=False, arm_angle=14, neck=True):
    q = p.copy()
    q[..., 0] = np.abs(q[..., 0])
    d = S.ellipsoid(p, np.array([0, 0.02, 4.15]), (1.88, 1.16, 1.45))  # rib cage
    d = S.su(d, S.ellipsoid(p, np.array([0, -0.02, 2.4]), (1.68, 1.08, 1.5)), 0.8)  # abdomen
    d = S.su(d, S.ellipsoid(p, np.array([0, 0.06, 1.0]), (1.84, 1.18, 1.15)), 0.8)  # hips
    d = S.su(
        d, S.capsule(q, (0.3, 0.12, 5.50), (1.72, 0.10, 5.22), 0.42, 0.46), 0.45
    )  # shoulder girdle
    d = S.su(d, S.capsule(q, (0, 0.12, 5.4), (0.75, 0.05, 5.0), 0.75, 0.8), 0.5)
    if neck:
        d = S.su(d, S.capsule(p, (0, 0.18, 5.6), (0, 0.05, 6.9), 0.62, 0.56), 0.35)
    if arms:
        a = np.radians(arm_angle)
        sh = np.array([1.72, 0.10, 5.15])
        dr = np.array([np.sin(a), 0.0, -np.cos(a)])
        el = sh + dr * 2.75
        wr = el + np.array([np.sin(a * 0.9), -0.16, -np.cos(a * 0.9)]) * 2.55
        d = S.su(
            d, np.minimum(S.capsule(q, sh, el, 0.50, 0.38), S.capsule(q, el, wr, 0.38, 0.28)), 0.25
        )
    if legs:
        d = S.su(
            d,
            np.minimum(
                S.capsule(q, (0.82, 0.08, 0.5), (0.98, 0.02, -3.6), 0.86, 0.56),
                S.capsule(q, (0.98, 0.02, -3.6), (1.06, 0.12, -7.4), 0.54, 0.36),
            ),
            0.3,
        )
    return d
