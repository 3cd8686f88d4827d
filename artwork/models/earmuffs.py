"""Ear muffs with a headband. Options: color; label (figure and unit, for example 23_NRR); double 0 or 1.

A double cup is black with a coloured cap outside it. The view `folded` tucks the cups into the band.
"""

from geom import *
import materials as M
from earmuff_cup import BLACK, VINYL, cup

VIEWS = {
    "hero": dict(rot=(0, 0, -38), elev=9, frame=0.82),
    "front": dict(rot=(0, 0, -27), elev=11, frame=0.84),
    "side": dict(rot=(0, 0, -90), elev=5, frame=0.80),
    "gap": dict(rot=(0, 0, -66), elev=7, frame=0.84),
    "folded": dict(rot=(0, 0, -24), elev=12, frame=0.78),
}
COLOURS = dict(
    yellow="f0b400", red="8f1016", black="1b1c1f", green="6fae1a", blue="1552ab", orange="ea5b0c"
)
HEIGHT = 1.0  # of the cups' centres
ARCH = 0.98


def sockets(parent, s, black):
    """Where the wire fork turns, at the front and the back of a cup."""
    for q in (-1, 1):
        at = (s * 0.14, q * 0.415, 0.04)
        rbox("socket", (0.12, 0.12, 0.2), 0.04, black, edge=0.03, loc=at, parent=parent)


def fork(parent, points, steel):
    """Two mirrored wires from the sockets up to the slider."""
    path = catmull(np.array(points), 120)
    tube("wire", path, 0.022, steel, 16, parent=parent)
    tube("wire", path * [1, -1, 1], 0.022, steel, 16, parent=parent)


def opened(s, black, steel):
    """The group of a cup in the position of use, with its fork and slider."""
    at = group("cup", loc=(s * 0.80, 0, HEIGHT), rot=(0, s * 6, 0))
    sockets(at, s, black)
    points = [
        (s * 0.14, -0.43, 0.0),
        (s * 0.16, -0.44, 0.12),
        (s * 0.20, -0.38, 0.45),
        (s * 0.21, -0.18, 0.66),
        (s * 0.20, -0.055, 0.74),
        (s * 0.175, -0.045, 0.85),
        (s * 0.10, -0.045, 1.05),
    ]
    fork(at, points, steel)
    place_at = dict(loc=(s * 0.135, 0, 0.93), rot=(0, -s * 14, 0), parent=at)
    rbox("slider", (0.11, 0.30, 0.20), 0.05, black, edge=0.04, **place_at)
    return at


def folded(s, black, steel):
    """The group of a cup that is pushed up and turned in, cushion to cushion with the other."""
    at = group("cup", loc=(s * 0.235, 0, HEIGHT + 0.53), rot=(0, s * 3, 0))
    sockets(at, s, black)
    points = [
        (s * 0.14, -0.43, 0.04),
        (s * 0.22, -0.45, -0.10),
        (s * 0.44, -0.43, -0.24),
        (s * 0.62, -0.26, -0.12),
        (s * 0.69, -0.06, 0.10),
        (s * 0.71, -0.045, 0.40),
    ]
    fork(at, points, steel)
    place_at = dict(loc=(s * 0.70, 0, 0.32), rot=(0, -s * 8, 0), parent=at)
    rbox("slider", (0.11, 0.30, 0.20), 0.05, black, edge=0.04, **place_at)
    return at


def headband(black, vinyl, accent):
    """A sprung arch with a quilted pad below it and a coloured strip on top."""
    t = np.linspace(-1.32, 1.32, 240)
    C = np.c_[ARCH * np.sin(t) * 0.98, 0 * t, HEIGHT + 0.62 + ARCH * np.cos(t) * 1.02]
    N = norm(np.c_[np.sin(t), 0 * t, np.cos(t)])
    strap("band", C, N, lerp(0.34, 0.44, np.cos(t) ** 2), 0.075, black)
    j = np.abs(t) < 1.0
    tt = t[j] / 1.0
    e = np.sqrt(np.clip(1 - np.abs(tt) ** 9, 0.001, 1))
    quilt = 1 - 0.30 * np.exp(-((np.abs((tt * 3.5) % 1 - 0.5) - 0.5) / 0.07) ** 2)
    pad = C[j] - N[j] * (0.03 + 0.075 * e)[:, None]
    section = superellipse(0.5, 0.5, 2.5, 64)
    across = np.array([0, 1.0, 0])
    slack = 1 + 0.03 * fbm(np.stack([tt * 9, 0 * tt, 0 * tt], -1), 2, 4)
    P = (
        pad[None]
        + across * (section[:, 0, None, None] * (0.54 * e * slack)[None, :, None])
        + N[j][None] * (section[:, 1, None, None] * (0.24 * quilt * e)[None, :, None])
    )
    grid("pad", P, vinyl, cu=True, caps=True, flip=True)
    thread = M.fabric("6a6f75", 20)
    for q in (-1, 1):
        seam = pad + across * (q * 0.225 * e)[:, None] + N[j] * (0.092 * quilt * e)[:, None]
        k = np.abs(tt) < 0.90
        stitches("stitch", seam[k], N[j][k], thread, 0.038, 0.028, 0.0045)
    j = np.abs(t) < 0.52
    strap("accent", C[j] + N[j] * 0.042, N[j], 0.22, 0.018, accent)


def build(view="hero", color="yellow", label="27_dB SNR", double="0"):
    shell = M.plastic(COLOURS.get(color, color), 0.24, 0.015, coat=0.25, name="shell")
    black = M.plastic(BLACK, 0.42, 0.1)
    vinyl = M.leather(VINYL, 0.40, 0.10, 60, name="vinyl")
    steel = M.metal("cfd2d5", 0.14)
    inner, outer = (black, shell) if double == "1" else (shell, None)
    for s in (-1, 1):
        at = folded(s, black, steel) if view == "folded" else opened(s, black, steel)
        cup(at, s, inner, black, tuple(label.split("_")), outer)
    headband(black, vinyl, shell)
