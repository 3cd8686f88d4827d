"""What a lockout kit holds: hasps, tags, breaker lockouts."""

import materials as M
from geom import *

TEX = M.TEX


def hasp(parent, color="c3131a"):
    """scissor lock-out hasp, flat in XY"""
    st = M.metal("b4b9be", 0.3)
    red = M.plastic(color, 0.34, 0.08)
    for s in (-1, 1):
        P = np.array(
            [
                (s * 0.04, 0.62),
                (s * 0.22, 0.80),
                (s * 0.26, 1.05),
                (s * 0.16, 1.28),
                (s * -0.02, 1.36),
            ]
        )
        C = catmull(np.c_[P, np.full(5, s * 0.02)], 90)
        tube("jaw", C, 0.055, st, 20, parent=parent)
        o = catmull(
            np.array(
                [
                    (-0.08, 0.66),
                    (0.10, 0.66),
                    (0.30, 0.40),
                    (0.34, -0.9),
                    (0.22, -1.02),
                    (0.05, -0.98),
                    (-0.02, 0.2),
                ]
            )
            * [s, 1],
            120,
            True,
        )
        if s < 0:
            o = o[::-1]
        holes = [superellipse(0.078, 0.078, 2, 30) + [s * 0.19, 0.25 - k * 0.42] for k in range(3)]
        at = group("arm", parent, (0, 0, s * 0.066))
        plate("arm", o, 0.128, 0.055, red, holes=holes, parent=at, seg=6)
        for hole in holes:
            for side in (-1, 1):
                x, y = hole.mean(0)
                torus("collar", 0.096, 0.022, red, loc=(x, y, side * 0.06), parent=at, seg=40, rs=12)
    cyl("riv", 0.075, 0.32, st, 0.02, loc=(0, 0.62, 0), parent=parent)
    cyl("riv head", 0.12, 0.29, st, 0.03, loc=(0, 0.62, 0), parent=parent)


def tag(parent):
    o = rrect(0.85, 1.5, 0.08)
    t = M.label(f"{TEX}/tag.png", 0.45, 0.15)
    plate(
        "t",
        o,
        0.018,
        0.004,
        M.plastic("f3f3f0", 0.4),
        holes=[superellipse(0.05, 0.05, 2, 24) + [0, 0.66]],
        parent=parent,
    )
    d = decal_plane("d", 0.80, 1.36, t, (0, -0.04, 0.0105), parent=parent, r=0.03)
    a = np.linspace(0, 2 * np.pi, 60, endpoint=False)
    torus("gr", 0.062, 0.014, M.brass(), loc=(0, 0.66, 0.01), parent=parent)
    C = catmull(
        np.array(
            [
                (0, 0.66, 0.03),
                (0.06, 0.9, 0.05),
                (0.22, 1.2, 0.03),
                (0.42, 1.1, 0.02),
                (0.50, 1.35, 0.03),
            ]
        ),
        60,
    )
    tube("tie", C, 0.016, M.plastic("e9eaea", 0.4), 10, parent=parent)


def breaker(parent, color="c3131a"):
    pl = M.plastic(color, 0.34, 0.08)
    rbox("b", (0.42, 0.62, 0.30), 0.06, pl, edge=0.04, loc=(0, 0, 0.15), parent=parent)
    rbox("b2", (0.30, 0.26, 0.24), 0.05, pl, edge=0.03, loc=(0, 0.38, 0.16), parent=parent)
    box(
        "slot",
        (0.2, 0.05, 0.31),
        M.plastic("0c0c0d", 0.5),
        0.01,
        loc=(0, -0.16, 0.16),
        parent=parent,
    )
    cyl("screw", 0.09, 0.14, M.metal("c9a24d", 0.25), 0.02, loc=(0, 0.08, 0.33), parent=parent)
    cyl("hole", 0.055, 0.28, M.plastic("0a0a0a", 0.6), 0.01, loc=(0, 0.40, 0.16), parent=parent)
