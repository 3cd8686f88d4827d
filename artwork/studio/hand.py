"""Parametric gloved hand as a signed distance field (right hand, back up, fingers +Y, thumb -X)."""

from dataclasses import dataclass
from functools import cache

import numpy as np
from geom import SDF as S, grid, relax, sdf_surface

ROOT = dict(
    i=(-0.315, 0.93, 0.02), m=(-0.105, 1.0, 0.04), r=(0.105, 0.965, 0.03), l=(0.30, 0.865, 0.0)
)
LEAN = dict(i=7, m=1.5, r=-4.5, l=-13)
LENGTH = dict(i=0.87, m=0.97, r=0.89, l=0.70)
RADIUS = dict(i=0.124, m=0.128, r=0.122, l=0.107)
BOW = dict(i=0.014, m=0.004, r=-0.006, l=-0.016)
STEPS = np.linspace(0, 1, 64)


@dataclass
class Finger:
    """One smooth finger: a straight axis in the plane, from which its middle line strays a little."""

    start: np.ndarray
    along: np.ndarray
    length: float
    stray: np.ndarray  # sideways, at STEPS
    rise: np.ndarray  # upwards, at STEPS
    radii: np.ndarray  # at STEPS

    @property
    def across(self):
        return np.array([self.along[1], -self.along[0], 0.0])

    def at(self, p, before=0.0):
        """Distance to the surface, run along the axis, offset to the side and radius there."""
        run = (p - self.start) @ self.along
        on = np.clip(run, -before, self.length)
        u = on / self.length
        side = (p - self.start) @ self.across - np.interp(u, STEPS, self.stray)
        up = p[..., 2] - self.start[2] - np.interp(u, STEPS, self.rise)
        radius = np.interp(u, STEPS, self.radii)
        return np.sqrt(side**2 + up**2 + (run - on) ** 2) - radius, run, side, radius

    def crossing(self, u):
        """The middle line's point at a share of the length, and half the width there."""
        stray = np.interp(u, STEPS, self.stray)
        point = self.start + self.along * self.length * u + self.across * stray
        return point, np.interp(u, STEPS, self.radii)


def joint(u, at, width):
    return np.exp(-(((u - at) / width) ** 2))


def skeleton(fat=1.0, spread=1.0, curl=1.0):
    """The fingers by name: i, m, r, l and the thumb t."""
    fingers = {}
    slight = 1 + 0.022 * joint(STEPS, 0.46, 0.08) + 0.014 * joint(STEPS, 0.76, 0.07)
    for name, start in ROOT.items():
        lean = np.radians(LEAN[name] * spread)
        fingers[name] = Finger(
            np.array(start),
            np.array([-np.sin(lean), np.cos(lean), 0.0]),
            LENGTH[name],
            BOW[name] * 4 * STEPS * (1 - STEPS),
            curl * (0.09 * STEPS - 0.165 * STEPS**2),
            RADIUS[name] * fat * (1.05 - 0.19 * STEPS**1.3) * slight,
        )
    start = np.array([-0.20, 0.22, -0.05])
    end = np.array([-0.76, 1.05, -0.05])
    length = np.linalg.norm(end - start)
    fingers["t"] = Finger(
        start,
        (end - start) / length,
        length,
        -0.055 * 4 * STEPS * (1 - STEPS),
        -0.03 * STEPS**2,
        fat * (0.200 - 0.092 * STEPS**0.8) * (1 + 0.03 * joint(STEPS, 0.70, 0.09)),
    )
    return fingers


@cache
def build_hand(
    fat=1.0,
    spread=1.0,
    curl=1.0,
    res=0.010,
    cuff=(0.62, 0.34, 0.40),
    flat=0.80,
    gaunt=0.0,
    palm_fat=1.0,
):
    fingers = skeleton(fat, spread, curl)
    CL, w0, w1 = cuff

    def f(p0):
        p = p0 * np.array([1, 1, 1 / flat])
        palm = None
        for name, wx in zip("imrl", (-0.20, -0.07, 0.07, 0.19)):
            end = np.array(ROOT[name]) + [0, -0.02, 0]
            q = S.capsule(p, (wx, 0.10, 0), end, 0.17 * fat * palm_fat, 0.132 * fat)
            palm = q if palm is None else S.su(palm, q, 0.16)
        # ball of the thumb / heel of the hand
        palm = S.su(palm, S.ellipsoid(p, np.array([-0.20, 0.38, -0.10]), (0.22, 0.34, 0.14)), 0.18)
        palm = S.su(palm, S.ellipsoid(p, np.array([0.20, 0.36, -0.08]), (0.16, 0.34, 0.12)), 0.18)
        d = palm
        for name in "imrl":
            d = S.su(d, fingers[name].at(p, 0.10)[0], 0.05)
        d = S.su(d, fingers["t"].at(p)[0], 0.13)
        # cuff: flattened tube, open at its end
        y = p[..., 1]
        t = np.clip((-y + 0.12) / (CL + 0.12), 0, 1)
        into = np.clip(y / 0.22, 0, 1) ** 2  # it ends inside the hand
        wid = w0 + (w1 - w0) * t**1.2 - 0.09 * into
        th = 0.175 + 0.02 * t + gaunt * t - 0.06 * into
        e = np.hypot(p[..., 0] / wid, p[..., 2] / th)
        cd = (e - 1) * np.minimum(wid, th) * 0.9
        cd = np.maximum(cd, np.maximum(y - 0.22, -y - CL))
        d = S.su(d, cd, 0.10)
        e2 = np.hypot(p[..., 0] / (wid - 0.035), p[..., 2] / (th - 0.045))
        c2 = (e2 - 1) * np.minimum(wid, th) * 0.9
        c2 = np.maximum(c2, y + CL - 0.35)
        d = S.ss(d, c2, 0.02)
        return d * flat**0.5

    lo = np.array([-1.05, -CL - 0.08, -0.42 - gaunt])
    hi = np.array([0.85, 2.12, 0.42 + gaunt])
    V, F = sdf_surface(f, lo, hi, res)
    return relax(V, F, 4), F, fingers


def cuff_section(cuff, gaunt, flat, y, off, angles):
    """The cuff's outline at a height, widened by an offset."""
    length, narrow, wide = cuff
    t = np.clip((0.12 - y) / (length + 0.12), 0, 1)
    w = narrow + (wide - narrow) * t**1.2
    h = (0.175 + (0.02 + gaunt) * t) * flat
    return np.stack([(w + off) * np.cos(angles), y + 0 * angles, (h + off) * np.sin(angles)], -1)


def edging(name, cuff, gaunt, flat, path, material, flip, parent):
    """A bead or binding round the cuff's end: path of (offset, height above the end)."""
    angles = np.linspace(0, 2 * np.pi, 420, endpoint=False)
    rows = [cuff_section(cuff, gaunt, flat, y - cuff[0], off, angles) for off, y in path]
    return grid(name, np.stack(rows, 1) * flip, material, cu=True, cv=True, parent=parent)


def bead(radius, off=-0.018, up=0.012):
    a = np.linspace(0, 2 * np.pi, 24, endpoint=False)
    return np.c_[off + radius * np.cos(a), up + radius * np.sin(a)]


def coords(V, fingers, flat):
    """Per vertex: finger (0 palm, 1 to 5), length from the wrist, share of the finger's length, offset
    to the side, and that offset as a share of the radius."""
    p = V * np.array([1, 1, 1 / flat])
    best = np.full(len(V), 0.16)
    fid = np.zeros(len(V), int)
    ax, side = V[:, 1].copy(), V[:, 0].copy()
    tt, lat = np.zeros(len(V)), np.zeros(len(V))
    for k, name in enumerate("imrlt"):
        finger = fingers[name]
        d, run, offset, radius = finger.at(p)
        first = 0.17 if name == "t" else 0.055 * finger.length
        m = (d < best) & (run > first)
        best = np.where(m, d, best)
        fid[m] = k + 1
        ax[m] = ((0.45 if name == "t" else 0.95) + np.clip(run, 0, finger.length))[m]
        tt[m] = (run / finger.length)[m]
        side[m] = offset[m]
        lat[m] = (offset / radius)[m]
    return fid, ax, tt, side, lat
