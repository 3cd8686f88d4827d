"""Parts of electrode pads: the foam pad on its clear liner, its cable, and the plug with its contacts. One unit is a decimetre."""

import materials as M
from aed_prints import pad
from geom import *

PAD = (1.02, 1.28)
LINER = (1.20, 1.50)


def lie(x, y, seed):
    """Height of a thin sheet that does not lie quite flat."""
    wave = fbm(np.stack([x * 0.9, y * 0.9, 0 * x + seed], -1), 2, seed)
    return 0.012 + 0.020 * np.abs(wave) + 0.075 * smooth(0.45, 0.95, np.hypot(x * 0.9, y - 0.2)) * np.clip(wave + 0.35, 0, 1)


def foam_face(number):
    """Closed-cell foam, printed: fine pores under a matt print."""
    m = M.Mat("foam face")
    art = m.image(pad(number), ext="EXTEND")
    m.link(art.outputs["Color"], m.b.inputs["Base Color"])
    m.set(Roughness=0.68, Specular=0.3)
    m.bump(m.math("ADD", m.math("MULTIPLY", m.noise(75, 2), 0.4), m.math("MULTIPLY", m.noise(3, 2), 1.0)), 0.20, 0.02)
    return m.m


def sheet(name, size, corner, levels, material, seed):
    """A thin sheet in rings from its rim inwards; `levels`: pairs of a share of the outline and a height above the lie."""
    outline = resample(rrect(*size, corner, 16), 260, True)
    rings = []
    for share, z in levels:
        at = outline * share
        rings.append(np.c_[at, lie(at[:, 0], at[:, 1], seed) + z])
    P = np.stack(rings, 1)
    uv = P[..., :2] / np.array(size) + 0.5
    return grid(name, P, material, cu=True, uv=uv)


def electrode(number):
    """One pad, print up, still on its liner; the cable leaves its upper edge at (0, 0.74, 0.06)."""
    inner = [(k, 0.036) for k in np.linspace(0.985, 0.004, 22)]
    foam = [(0.97, 0.004), (0.995, 0.006), (1.0, 0.016), (0.998, 0.028), (0.993, 0.034), *inner]
    sheet("pad", PAD, 0.22, foam, foam_face(number), number + 2)
    film = M.thin_clear("dcebf5", 0.10, 0.10, 1.45, spec=1.0)
    sheet("liner", LINER, 0.12, [(k, 0.0) for k in np.linspace(1, 0.004, 24)], film, number + 2)
    edge = resample(rrect(LINER[0] - 0.006, LINER[1] - 0.006, 0.12, 16), 260, True)
    rim = np.c_[edge, lie(edge[:, 0], edge[:, 1], number + 2)]
    tube("liner edge", rim, 0.0045, M.plastic("c6d4de", 0.25), 8, closed=True)
    blue = M.plastic("1c5fa8", 0.42, 0.05)
    z = float(lie(np.array(0.0), np.array(0.55), number + 2)) + 0.036
    rbox("boss", (0.26, 0.20, 0.05), 0.06, blue, edge=0.022, loc=(0, 0.545, z + 0.012))
    relief([(0, 0.62, z + 0.012), (0, 0.80, z - 0.006)], 0.040, 0.030, blue, 5)


def relief(ends, r0, r1, material, rings, parent=None):
    """A tapered, ringed sleeve between two points, where a cable leaves a part."""
    C = resample(np.array(ends, float), 80)
    t = np.linspace(0, 1, 80)
    r = lerp(r0, r1, t) * (1 - 0.16 * (np.cos(t * 2 * np.pi * rings) > 0.35))
    tube("relief", C, r, material, 20, parent=parent)


def cable(points):
    """Round cable along points."""
    C = catmull(np.array(points), 260)
    tube("cable", C, 0.027, M.rubber("d3d6d9", 0.42, 0.0), 16)


def plug(parent, blue):
    """The plug, its face towards -y: housing in two halves, grip ribs, latch, white nose with two contacts."""
    rbox("housing", (0.36, 0.44, 0.17), 0.07, blue, edge=0.045, crown=0.006, parent=parent)
    dark = M.plastic("174c88", 0.5)
    plate("joint", rrect(0.362, 0.442, 0.07), 0.008, 0.002, dark, parent=parent)
    for side in (-1, 1):
        for k in range(5):
            rbox("grip", (0.02, 0.022, 0.11), 0.008, blue, edge=0.006, k=4, loc=(side * 0.180, -0.04 + 0.045 * k, 0), parent=parent)
    rbox("latch", (0.13, 0.26, 0.03), 0.03, blue, edge=0.012, loc=(0, -0.03, 0.092), parent=parent)
    for k in range(3):
        rbox("step", (0.11, 0.014, 0.014), 0.006, blue, edge=0.005, k=4, loc=(0, 0.03 + 0.03 * k, 0.108), parent=parent)
    white, gold = M.plastic("eef0f0", 0.35), M.metal("d6b25a", 0.22)
    rbox("nose", (0.27, 0.24, 0.115), 0.03, white, edge=0.014, loc=(0, -0.30, 0), parent=parent)
    rbox("key", (0.05, 0.20, 0.02), 0.008, white, edge=0.006, k=4, loc=(0, -0.31, 0.064), parent=parent)
    for x in (-0.075, 0.075):
        rbox("slot", (0.07, 0.02, 0.055), 0.012, M.plastic("33373b", 0.6), edge=0.006, k=4, loc=(x, -0.415, 0), parent=parent)
        cyl("contact", 0.016, 0.03, gold, 0.004, loc=(x, -0.422, 0), rot=(90, 0, 0), parent=parent, seg=20)
    relief([(0, 0.20, 0), (0, 0.40, 0)], 0.062, 0.036, blue, 6, parent)
