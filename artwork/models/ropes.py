"""Rope and block of fall protection: lanyards of rope, lifeline with grab, retractable block."""

from geom import *
import materials as M
from harness import dring
from lanyard import hook, web

VIEWS = {
    "single": dict(rot=(0, 0, 0), elev=66, frame=0.88),
    "positioning": dict(rot=(0, 0, 0), elev=66, frame=0.88),
    "lifeline": dict(rot=(0, 0, -10), elev=46, frame=0.86),
    "grab": dict(rot=(0, 0, -10), elev=46, frame=0.86, zoom=(2.6, 0.06, -0.06)),
    "block": dict(rot=(0, 0, -26), elev=8, frame=0.86),
    "block_hook": dict(rot=(0, 0, -26), elev=8, frame=0.86, zoom=(2.8, 0.0, -0.28)),
}


def rope(points, radius, colour, tracer=None, n=900, closed=False, lay=0.34):
    """A kernmantle rope: sweep with strands that wind round it, and coloured tracer strands."""
    C = catmull(np.array(points, float), n, closed)
    s = arclen(C)
    T, N, B = frames(C, closed)
    a = np.linspace(0, 2 * np.pi, 64, endpoint=False)
    wind = s[None] / lay * 2 * np.pi
    left = np.cos(8 * (a[:, None]) + wind * 1.0)
    right = np.cos(8 * (a[:, None]) - wind * 1.0)
    r = radius * (1 + 0.035 * np.maximum(left, right))
    P = (
        C[None]
        + (np.cos(a)[:, None, None] * N[None] + np.sin(a)[:, None, None] * B[None]) * r[..., None]
    )
    m = M.Mat("rope")
    mask = m.attr("tracer").outputs["Fac"]
    shade = m.attr("shade").outputs["Fac"]
    base = m.mixcol(mask, M.col(colour), M.col(tracer or colour))
    scale = m.new("ShaderNodeVectorMath", operation="SCALE")
    m.link(base, scale.inputs[0])
    m.link(shade, scale.inputs["Scale"])
    m.link(scale.outputs[0], m.b.inputs["Base Color"])
    m.set(Roughness=0.85, Specular=0.2, Sheen=0.4)
    turned = (a[:, None] - wind / 8) % (2 * np.pi)
    tracers = ((turned < 0.5) | (np.abs(turned - np.pi) < 0.25)) * 1.0 if tracer else 0 * left
    grid(
        "rope",
        P,
        m.m,
        cu=True,
        cv=closed,
        attrs=dict(tracer=tracers, shade=0.78 + 0.22 * np.maximum(left, right)),
    )
    return C


def sleeve(C, a, b, radius, material):
    i, j = int(a * (len(C) - 1)), int(b * (len(C) - 1))
    tube("sleeve", C[i:j], radius, material, 28)


def absorber(parent):
    """The pack that tears open in a fall, with its label."""
    fabric = M.fabric("1b1d20", 46, "Object", 0.45, name="cordura")
    rbox("pouch", (0.72, 1.6, 0.32), 0.15, fabric, edge=0.12, parent=parent, crown=0.03)
    for y in (-0.72, 0.72):
        box(
            "band",
            (0.76, 0.15, 0.35),
            M.rubber("101113", 0.5, 0.2),
            0.05,
            loc=(0, y, 0),
            parent=parent,
        )
    label = M.label(f"{M.TEX}/harness_label.png", 0.4, 0.4)
    decal_plane("label", 1.04, 0.52, label, (0, 0, 0.19), (0, 0, 90), parent, r=0.02)


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


def block():
    """A retractable block on end: moulded housing, swivel eye, cable and swivel hook below."""
    grey = M.plastic("5b6167", 0.42, 0.10, gs=60)
    yellow = M.plastic("f0b400", 0.34, 0.05, coat=0.15)
    at = group("housing", loc=(0, 0, 5.0), rot=(90, 0, 0))
    lathe(
        "case",
        [
            (0, -0.62),
            (1.25, -0.62, 0.20),
            (1.52, -0.36, 0.18),
            (1.52, 0.36, 0.18),
            (1.25, 0.62, 0.20),
            (0, 0.62),
        ],
        grey,
        160,
        parent=at,
    )
    lathe(
        "bumper",
        [(1.50, -0.22, 0.03), (1.64, -0.20, 0.05), (1.64, 0.20, 0.05), (1.50, 0.22, 0.03)],
        yellow,
        160,
        parent=at,
    )
    for s in (-1, 1):
        lathe(
            "cover",
            [(0, 0.60), (0.98, 0.60, 0.03), (1.04, 0.70, 0.05), (0.86, 0.78, 0.06), (0, 0.80)],
            yellow if s > 0 else grey,
            128,
            parent=group("side", at, rot=(0 if s > 0 else 180, 0, 0)),
        )
        for k in range(6):
            a = math.radians(60 * k + 30)
            cyl(
                "screw",
                0.09,
                0.05,
                M.metal("b9bdc2", 0.3),
                0.015,
                loc=(1.22 * math.cos(a), 1.22 * math.sin(a), s * 0.62),
                parent=at,
                seg=24,
            )
    label = M.label(f"{M.TEX}/retractable.png", 0.4, 0.2)
    decal_plane("label", 1.30, 0.87, label, (0, 0, 0.805), parent=at, r=0.05)
    rbox("neck", (0.9, 0.8, 0.9), 0.2, grey, edge=0.12, loc=(0, 0, 6.65))
    steel = M.metal("c4c8cc", 0.2)
    cyl("swivel", 0.20, 0.5, steel, 0.06, loc=(0, 0, 7.2))
    torus("eye", 0.42, 0.11, steel, loc=(0, 0, 7.75), rot=(90, 0, 0))
    rbox("mouth", (0.7, 0.7, 0.6), 0.2, M.plastic("17181a", 0.45, 0.1), edge=0.10, loc=(0, 0, 3.35))
    cable = M.metal("a4a9ae", 0.3)
    C = np.c_[0 * np.linspace(0, 1, 200), 0 * np.linspace(0, 1, 200), np.linspace(3.2, 1.55, 200)]
    for k in range(6):
        a = 2 * np.pi * k / 6 + np.linspace(0, 14, 200)
        tube("wire", C + np.c_[0.055 * np.cos(a), 0.055 * np.sin(a), 0 * a], 0.036, cable, 10)
    lathe(
        "ferrule", [(0.06, 0), (0.16, 0.02, 0.03), (0.16, 0.55, 0.03), (0.08, 0.62)], steel, 48
    ).location = (0, 0, 1.1)
    lathe(
        "indicator",
        [(0.15, 0), (0.21, 0.02, 0.02), (0.21, 0.16, 0.02), (0.15, 0.18)],
        M.plastic("c3131a", 0.35),
        48,
    ).location = (0, 0, 0.98)
    snap = group("snap", loc=(0, 0, 0.98), rot=(90, 180, 0))
    hook(snap, 1.05, False)


def build(view="single"):
    dict(
        single=single,
        positioning=positioning,
        lifeline=lifeline,
        grab=lifeline,
        block=block,
        block_hook=block,
    )[view]()
