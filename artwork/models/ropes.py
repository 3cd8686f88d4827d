"""Rope and block of fall protection: lanyards of rope, lifeline with grab, retractable block."""

from geom import *
import materials as M
from lanyard import hook, web
from rope_parts import absorber, rope, sleeve
from retractable import block

VIEWS = {
    "single": dict(rot=(0, 0, 0), elev=66, frame=0.88),
    "positioning": dict(rot=(0, 0, 0), elev=66, frame=0.88),
    "lifeline": dict(rot=(0, 0, -10), elev=46, frame=0.86),
    "grab": dict(rot=(0, 0, -10), elev=46, frame=0.86, zoom=(2.6, 0.06, -0.06)),
    "block": dict(rot=(0, 0, -26), elev=8, frame=0.86),
    "block_hook": dict(rot=(0, 0, -26), elev=8, frame=0.86, zoom=(2.8, 0.0, -0.28)),
}


def single():
    at = group("absorber", loc=(-1.55, 1.1, 0.2), rot=(0, 0, 18))
    absorber(at)
    snap = group("snap", loc=(-1.85, 2.15, 0.12), rot=(0, 0, 14))
    hook(snap, 1.0, False)
    web([(-1.76, 1.72), (-1.84, 2.02)], 0.36, M.webbing("1d1f22", ribs=6, pitch=20), 40, 0.12)
    C = rope(
        [
            (-1.36, 0.45, 0.16),
            (-1.2, -0.2, 0.13),
            (-0.4, -0.9, 0.13),
            (0.5, -0.4, 0.13),
            (0.6, 0.8, 0.13),
            (1.3, 1.5, 0.13),
            (2.1, 0.9, 0.13),
            (2.2, -0.2, 0.13),
            (2.2, -0.6, 0.13),
        ],
        0.125,
        "e8e6df",
        "1450a3",
    )
    grip = M.plastic("202225", 0.45, 0.1)
    sleeve(C, 0.0, 0.09, 0.19, grip)
    sleeve(C, 0.92, 1.0, 0.19, grip)
    end = group("hook", loc=(2.2, -0.75, 0.12), rot=(0, 0, 184))
    hook(end, 1.0, False)


def positioning():
    C = rope(
        [
            (-2.0, 0.7, 0.16),
            (-2.1, -0.3, 0.16),
            (-1.4, -1.3, 0.16),
            (0.0, -1.5, 0.16),
            (1.5, -1.2, 0.16),
            (2.2, -0.2, 0.16),
            (1.9, 0.9, 0.16),
            (1.0, 1.2, 0.16),
            (0.2, 0.8, 0.16),
            (-0.2, 0.0, 0.16),
            (0.4, -0.5, 0.16),
        ],
        0.155,
        "b8161d",
        "17181a",
    )
    sleeve(C, 0.22, 0.48, 0.215, M.fabric("1b1d20", 60, "Object", 0.5))
    sleeve(C, 0.0, 0.05, 0.21, M.plastic("202225", 0.45, 0.1))
    snap = group("snap", loc=(-2.0, 0.95, 0.14), rot=(0, 0, 4))
    hook(snap, 1.15, False)
    i = int(0.70 * (len(C) - 1))
    at = group("grip", loc=C[i], rot=(0, 0, 24))
    alloy = M.metal("9fa5ab", 0.34, bump=0.03)
    shape = catmull(
        np.array(
            [
                (-0.52, -0.26),
                (0.10, -0.34),
                (0.56, -0.22),
                (0.66, 0.1),
                (0.40, 0.34),
                (-0.30, 0.30),
                (-0.56, 0.06),
            ]
        ),
        120,
        True,
    )
    for z in (-0.17, 0.17):
        plate(
            "cheek",
            shape,
            0.06,
            0.02,
            alloy,
            parent=at,
            loc=(0, 0, z),
            holes=[superellipse(0.10, 0.10, 2, 30) + [0.40, 0.06]],
        )
    cyl("cam", 0.2, 0.28, M.metal("6b7176", 0.3), 0.03, parent=at, loc=(-0.2, 0.06, 0))
    lever = catmull(
        np.array([(0.0, 0.30), (0.7, 0.52), (1.10, 0.50), (1.12, 0.38), (0.72, 0.32), (0.2, 0.14)]),
        80,
        True,
    )
    plate("lever", lever, 0.22, 0.06, M.plastic("17181a", 0.4, 0.1), parent=at)
    clip = group("clip", loc=C[i] + [0.75, 0.62, 0.02], rot=(0, 0, -50))
    hook(clip, 0.95, False)


def lifeline():
    """A coil bound in the middle, the grab with its short lanyard lying on top."""
    rng = np.random.default_rng(6)
    turns, R = 9, 2.2
    t = np.linspace(0, turns * 2 * np.pi, turns * 36)
    level = t / (2 * np.pi)
    wobble = 0.09 * np.sin(t * 0.31 + 1) + 0.07 * np.sin(t * 0.77)
    r = R + 0.20 * np.sin(level * 2.4) + wobble * 0.6
    z = 0.16 + 0.085 * level + 0.05 * np.sin(level * 5.0)
    coil = np.c_[r * np.cos(t), 0.82 * r * np.sin(t), z]
    tail = np.array([(2.9, -0.9, 0.5), (3.0, -1.8, 0.2), (2.3, -2.5, 0.16)])
    C = rope(np.vstack([coil, tail]), 0.14, "e9e7df", "1c55b5", 5200)
    band = M.webbing("17181a", ribs=5, pitch=24)
    for angle in (100, 260):
        a = math.radians(angle)
        centre = np.array([R * math.cos(a), 0.82 * R * math.sin(a), 0.55])
        ring = np.linspace(0, 2 * np.pi, 60, endpoint=False)
        out = np.array([math.cos(a), math.sin(a), 0])
        path = (
            centre
            + 0.50 * np.cos(ring)[:, None] * out
            + 0.62 * np.sin(ring)[:, None] * np.array([0, 0, 1.0])
        )
        strap("tie", path, norm(path - centre), 0.42, 0.03, band, closed=True)
    at = group("grab", loc=(0.1, -1.55, 1.08), rot=(8, 0, 8))
    steel = M.metal("b4b9be", 0.28, bump=0.02)
    body = catmull(
        np.array(
            [
                (-0.30, -0.62),
                (0.24, -0.66),
                (0.36, -0.2),
                (0.34, 0.5),
                (0.10, 0.70),
                (-0.28, 0.62),
                (-0.38, 0.0),
            ]
        ),
        120,
        True,
    )
    for zz in (-0.16, 0.16):
        plate("cheek", body, 0.07, 0.02, steel, parent=at, loc=(0, 0, zz))
    tube(
        "passing rope",
        np.array([(-0.12, y, 0) for y in np.linspace(-1.0, 1.0, 30)]),
        0.14,
        M.fabric("e4e1d8", 40, "Object", 0.4),
        24,
        parent=at,
    )
    cyl("hinge", 0.10, 0.46, M.metal("d2d5d8", 0.18), 0.03, loc=(0.16, 0.34, 0), parent=at)
    cyl("knob", 0.15, 0.12, M.plastic("c3131a", 0.35), 0.03, loc=(0.12, -0.34, 0.24), parent=at)
    arrow = np.array(
        [
            (0, 0.20),
            (0.14, 0.02),
            (0.055, 0.02),
            (0.055, -0.2),
            (-0.055, -0.2),
            (-0.055, 0.02),
            (-0.14, 0.02),
        ]
    )
    plate(
        "arrow",
        arrow[::-1],
        0.012,
        0.002,
        M.plastic("17181a", 0.4),
        loc=(-0.08, 0.14, 0.20),
        parent=at,
    )
    lever = catmull(
        np.array([(0.20, -0.1), (0.80, -0.24), (1.0, -0.1), (0.94, 0.08), (0.4, 0.16)]), 80, True
    )
    plate(
        "lever",
        lever,
        0.14,
        0.04,
        steel,
        parent=at,
        holes=[superellipse(0.09, 0.09, 2, 24) + [0.84, -0.06]],
    )
    blue = M.webbing("1c55b5", ribs=6, pitch=20, edge="17181a")
    web([(1.0, -1.55), (1.6, -1.9), (1.3, -2.6), (0.3, -2.7), (-0.6, -2.5)], 0.34, blue, 200, 1.0)
    snap = group("snap", loc=(-0.75, -2.46, 0.95), rot=(0, 0, 82))
    hook(snap, 1.0, False)


def build(view="single"):
    dict(
        single=single,
        positioning=positioning,
        lifeline=lifeline,
        grab=lifeline,
        block=block,
        block_hook=block,
    )[view]()
