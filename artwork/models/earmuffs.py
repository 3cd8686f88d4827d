"""Ear muffs with a headband. Options: color; label (figure and unit, for example 23_NRR); double 0 or 1."""

from geom import *
import materials as M
from earmuff_cup import cup

VIEWS = {
    "hero": dict(rot=(0, 0, -38), elev=9, frame=0.82),
    "front": dict(rot=(0, 0, -14), elev=5, frame=0.80),
    "side": dict(rot=(0, 0, -90), elev=5, frame=0.80),
    "detail": dict(rot=(0, 0, -60), elev=9, frame=0.82, zoom=(2.2, 0.02, -0.2)),
}
COLOURS = dict(
    yellow="f0b400", red="8f1016", black="1b1c1f", green="6fae1a", blue="1552ab", orange="ea5b0c"
)


def build(view="hero", color="yellow", label="27_dB SNR", double="0"):
    c = COLOURS.get(color, color)
    sh = M.plastic(c, 0.24, 0.015, coat=0.25, name="shell")
    blk = M.plastic("17181a", 0.42, 0.1)
    vin = M.leather("131416", 0.42, 0.12, 60, name="vinyl")
    st = M.metal("cfd2d5", 0.14)
    HZ = 1.0  # height of the cups' centres
    for s in (-1, 1):
        g = group("cup", loc=(s * 0.80, 0, HZ), rot=(0, s * 6, 0))  # local: outward = s*x
        cup(g, s, sh, blk, tuple(label.split("_")), sh if double == "1" else None)
        # pivot sockets for the fork
        for q in (-1, 1):
            rbox(
                "sock",
                (0.12, 0.12, 0.2),
                0.04,
                blk,
                edge=0.03,
                loc=(s * 0.14, q * 0.415, 0.04),
                parent=g,
            )
        # steel fork (wire) from the two sockets up to the slider
        top = np.array([s * 0.16, 0, 1.02])
        C = catmull(
            np.array(
                [
                    (s * 0.14, -0.43, 0.0),
                    (s * 0.16, -0.44, 0.12),
                    (s * 0.20, -0.38, 0.45),
                    (s * 0.21, -0.18, 0.66),
                    (s * 0.20, -0.055, 0.74),
                    (s * 0.175, -0.045, 0.85),
                    (s * 0.10, -0.045, 1.05),
                ]
            ),
            120,
        )
        tube("wireA", C, 0.022, st, 16, parent=g)
        C2 = C * [1, -1, 1]
        tube("wireB", C2, 0.022, st, 16, parent=g)
        rbox(
            "slider",
            (0.11, 0.30, 0.20),
            0.05,
            blk,
            edge=0.04,
            loc=(s * 0.135, 0, 0.93),
            rot=(0, -s * 14, 0),
            parent=g,
        )
    # headband: sprung arch with padded centre
    R = 0.98
    t = np.linspace(-1.32, 1.32, 240)
    C = np.c_[R * np.sin(t) * 0.98, 0 * t, HZ + 0.62 + R * np.cos(t) * 1.02]
    N = norm(np.c_[np.sin(t), 0 * t, np.cos(t)])
    w = lerp(0.30, 0.36, np.cos(t) ** 2)
    strap("band", C, N, w, 0.05, blk)
    j = np.abs(t) < 0.98
    tt = t[j] / 0.98
    Cp = C[j] - N[j] * 0.045
    sec = superellipse(0.5, 0.5, 2.6, 48)
    e = np.sqrt(np.clip(1 - np.abs(tt) ** 9, 0.001, 1))
    puff = 1 + 0.10 * np.abs(np.cos(tt * np.pi * 3.5)) ** 0.6
    B = np.array([0, 1.0, 0])
    P = (
        Cp[None]
        + B * (sec[:, 0, None, None] * 0.46 * e[None, :, None])
        + N[j][None] * (sec[:, 1, None, None] * (0.19 * puff * e)[None, :, None])
    )
    grid("pad", P, vin, cu=True, caps=True, flip=True)
    for q in (-1, 1):
        Cs = Cp + B * (q * 0.165 * e)[:, None] + N[j] * (0.085 * puff * e)[:, None]
        k = np.abs(tt) < 0.90
        stitches("st", Cs[k], N[j][k], M.fabric("c9ccce", 20), 0.05, 0.034, 0.007)
    # top accent
    j = np.abs(t) < 0.52
    Ca = C[j] + N[j] * 0.055
    strap("accent", Ca, N[j], 0.17, 0.018, sh)
