"""What a lockout kit holds: hasps, tags, breaker lockouts; and the belt pouch."""

import materials as M
from geom import *
from padlock import lock

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
        holes = [superellipse(0.065, 0.065, 2, 26) + [s * 0.19, 0.25 - k * 0.42] for k in range(3)]
        plate("arm", o, 0.08, 0.03, red, holes=holes, parent=parent, loc=(0, 0, s * 0.045))
    cyl("riv", 0.09, 0.22, st, 0.02, loc=(0, 0.62, 0), parent=parent)


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


def belt_pouch():
    """A black pouch with a red flap, a belt loop and one padlock hanging from its ring."""
    black = M.fabric("1a1b1d", 50, "Object", 0.45, name="cordura")
    red = M.fabric("b01218", 50, "Object", 0.45, name="flap")
    rbox("pouch", (2.5, 1.0, 2.6), 0.42, black, edge=0.20, loc=(0, 0, 1.75), crown=0.05)
    flap = [
        (1.32, 0.62),
        (1.32, -0.55),
        (1.20, -1.02, 0.2),
        (0.35, -1.25, 0.3),
        (-0.35, -1.25, 0.3),
        (-1.20, -1.02, 0.2),
        (-1.32, -0.55),
        (-1.32, 0.62),
    ]
    plate("flap", profile(flap), 0.09, 0.04, red, loc=(0, -0.54, 2.62), rot=(88, 0, 0))
    rbox("top", (2.62, 1.08, 0.22), 0.30, red, edge=0.10, loc=(0, -0.02, 3.08))
    thread = M.fabric("e8b8b0", 20, "Object", 0.2)
    path = refine(profile([(x * 0.94, y * 0.94) for x, y, *_ in flap]), 0.03)
    C = np.c_[path[:, 0], np.full(len(path), -0.595), 2.62 + path[:, 1]]
    stitches("hem", C, np.tile([0, -1.0, 0], (len(C), 1)), thread, 0.07, 0.045, 0.010)
    rbox(
        "fastener",
        (0.5, 0.10, 0.36),
        0.1,
        M.plastic("17181a", 0.4, 0.08),
        edge=0.04,
        loc=(0, -0.62, 1.62),
    )
    decal_plane(
        "label",
        1.2,
        0.48,
        M.label(f"{TEX}/pouch.png", 0.5, 0.1),
        (0, -0.600, 2.45),
        (90, 0, 0),
        r=0.03,
    )
    web = M.webbing("17181a", ribs=5, pitch=22)
    loop = catmull(np.array([(1.22, 0, 2.5), (1.5, -0.05, 2.4), (1.62, -0.1, 2.05)]), 40)
    strap("loop", loop, np.tile([0, -1.0, 0], (40, 1)), 0.3, 0.05, web)
    ring = M.metal("c4c8cc", 0.2)
    torus("ring", 0.26, 0.045, ring, loc=(1.64, -0.12, 1.86), rot=(90, 0, 72))
    at = group("lock", loc=(1.64, -0.12, 0.64), rot=(0, 0, 8), scale=0.6)
    lock(at, "red", key=False, shackle="nylon")
