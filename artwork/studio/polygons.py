"""Distances to polygons in the plane."""

import numpy as np


def poly_sdf(P, poly):
    """signed distance of 2-D points to closed polygon (negative inside)"""
    d = np.full(len(P), 1e9)
    w = np.zeros(len(P), bool)
    for a, b in zip(poly, np.roll(poly, -1, 0)):
        ba = b - a
        pa = P - a
        t = np.clip((pa @ ba) / (ba @ ba), 0, 1)
        d = np.minimum(d, np.linalg.norm(pa - t[:, None] * ba, axis=1))
        c = ((a[1] <= P[:, 1]) & (P[:, 1] < b[1])) | ((b[1] <= P[:, 1]) & (P[:, 1] < a[1]))
        x = a[0] + (P[:, 1] - a[1]) / (b[1] - a[1] + 1e-12) * (b[0] - a[0])
        w ^= c & (P[:, 0] < x)
    return np.where(w, -d, d)
