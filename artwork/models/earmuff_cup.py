"""One ear-muff cup: moulded shell with a badge, base plate, cushion and foam; and cups for helmets."""

from geom import *
import materials as M

RIM = (0.40, 0.50)
BLACK = "2b2e32"  # of plastic parts: light enough that their edges are seen
VINYL = "303439"
SHELL = "33373b"  # of black cups, which hang in the shade of a helmet


def cushion(parent, s, vinyl):
    """A soft ring filled with foam: a flat front, a welded seam round its outer edge, slack wrinkles."""
    n, m = 360, 96
    t = np.linspace(0, 2 * np.pi, n, endpoint=False)
    a = np.linspace(0, 2 * np.pi, m, endpoint=False)
    middle = superellipse(RIM[0] - 0.125, RIM[1] - 0.125, 2.4, n)
    along = norm(np.roll(middle, -1, 0) - np.roll(middle, 1, 0))
    out = np.c_[along[:, 1], -along[:, 0]]
    section = superellipse(1.0, 1.0, 2.5, m)
    round_about = np.stack([2.2 * np.cos(t), 2.2 * np.sin(t), 0 * t], -1)
    fine = np.stack([7 * np.cos(t), 7 * np.sin(t), 0 * t], -1)
    puff = 1 + 0.05 * fbm(round_about, 2, 3)
    wrinkle = 0.012 * np.clip(fbm(fine, 2, 8), -0.3, 0.9)
    inner = np.clip(-section[:, 0], 0, 1) ** 0.7 + 0.35 * np.clip(section[:, 0], 0, 1)
    seam = 0.012 * np.exp(-(((a[None] - 0.42) / 0.05) ** 2)) - 0.006 * np.exp(-(((a[None] - 0.30) / 0.07) ** 2))
    far = 0.134 * section[None, :, 0] * puff[:, None] + (wrinkle[:, None] * inner[None] + seam) * np.sign(section[None, :, 0] + 1e-9)
    P = np.zeros((n, m, 3))
    P[..., 0] = s * (-0.10 - (0.118 * section[None, :, 1] * puff[:, None] + 0.5 * wrinkle[:, None]))
    P[..., 1:] = middle[:, None] + out[:, None] * far[..., None]
    grid("cushion", P, vinyl, cu=True, cv=True, flip=s > 0, parent=parent)


def cup(parent, s, sh, blk, label=("27", "dB SNR"), second=None):
    """A cup whose outward direction is s on the x axis. `second`: colour of an outer shell of two."""
    vin = M.leather(VINYL, 0.40, 0.10, 60, name="vinyl")
    fo = M.foam("3b3e43")
    n = 220

    def ring(ax, ay, x, e=2.5):
        o = superellipse(ax, ay, e, n)
        return np.c_[np.full(n, s * x), o[:, 0], o[:, 1] - 0.0]

    # outer shell: domed with a step and recessed badge
    prof = [
        (0.0, 0.0),
        (0.03, 0.0),
        (0.10, 0.012),
        (0.20, 0.035),
        (0.26, 0.075),
        (0.305, 0.13),
        (0.325, 0.17),
        (0.345, 0.19),
        (0.352, 0.215),
        (0.352, 0.235),
        (0.362, 0.25),
        (0.385, 0.275),
        (0.405, 0.34),
        (0.414, 0.40),
        (0.412, 0.44),
        (0.404, 0.46),
        (0.402, 0.60),
    ]
    # (x outward, inset from rim)
    rim = (0.40, 0.50)
    cr = catmull(np.array(prof), 120)
    rings = []
    for x, ins in cr:
        a, b = rim[0] - min(ins, rim[0] - 0.002) * 0.98, rim[1] - min(
            ins, rim[0] - 0.002
        ) * 0.98 - (0 if ins < 0.1 else 0)
        rings.append(ring(max(a, 0.003), max(b, 0.05 if ins > 0.35 else 0.003), x + 0.02, 2.5))
    P = np.stack(rings, 1)
    ob = grid("shell", P, sh, cu=True, flip=s < 0, parent=parent)
    if second:
        double_shell(parent, s, second)
    out = 0.075 if second else 0.0
    # badge
    o = plate(
        "badge",
        superellipse(0.155, 0.255, 2.5, 90),
        0.03,
        0.01,
        M.plastic("383c41", 0.35, 0.03),
        parent=parent,
        loc=(s * (0.43 + out), 0, 0),
        rot=(90, 0, 90 * s),
    )
    number, unit = label
    text(
        number,
        0.15,
        0.004,
        0.002,
        M.plastic("e9eaea", 0.4),
        loc=(s * (0.449 + out), 0, 0.05),
        rot=(90, 0, 90 * s),
        parent=parent,
    )
    text(
        unit,
        0.062,
        0.004,
        0.001,
        M.plastic("e9eaea", 0.4),
        loc=(s * (0.449 + out), 0, -0.10),
        rot=(90, 0, 90 * s),
        parent=parent,
    )
    # base plate + acoustic cushion
    rings = [
        ring(*[q + d for q in rim], x)
        for d, x in (
            (-0.30, 0.0),
            (0.012, 0.0),
            (0.022, 0.008),
            (0.022, 0.03),
            (0.012, 0.04),
            (-0.02, 0.04),
        )
    ]
    grid("plate", np.stack(rings, 1), blk, cu=True, flip=s < 0, parent=parent)
    cushion(parent, s, vin)
    # inner foam
    oo = superellipse(rim[0] - 0.2, rim[1] - 0.2, 2.4, n)
    rings = [
        np.c_[np.full(n, s * (-0.02 - 0.03 * (1 - k * k))), oo * k]
        for k in np.linspace(1, 0.01, 12)
    ]
    grid("foam", np.stack(rings, 1), fo, cu=True, parent=parent, flip=s > 0)


def double_shell(parent, s, material):
    """An outer cap that floats on a dark gap outside the first shell."""
    profile_x = [
        (0.205, 0.055),
        (0.215, 0.020),
        (0.235, -0.004),
        (0.28, 0.004),
        (0.36, 0.045),
        (0.43, 0.12),
        (0.475, 0.20),
        (0.488, 0.30),
        (0.49, 0.39),
    ]
    curve = catmull(np.array(profile_x), 80)
    rings = []
    for x, inset in curve:
        o = superellipse(
            max(RIM[0] + 0.01 - inset, 0.004), max(RIM[1] + 0.01 - inset, 0.02), 2.5, 220
        )
        rings.append(np.c_[np.full(220, s * x), o])
    grid("second", np.stack(rings, 1), material, cu=True, flip=s < 0, parent=parent)


def swing_arm(parent, s, blk, steel, reach=1.0):
    """Wire fork from the cup to a slider, a lever on a hinge, and the clip whose blade fits the slot of a helmet.

    `reach` is how far it is drawn out.
    """
    top = 1.24 * (1 - reach)
    clip = 1.24 - top
    for side in (-1, 1):
        pts = [
            (0.14, 0.43, 0.0),
            (0.17, 0.44, 0.14),
            (0.20, 0.32, 0.46 * reach),
            (0.175, 0.10, 0.64 - 0.8 * top),
            (0.155, 0.075, clip - 0.46),
        ]
        C = catmull(np.array([(s * x, side * y, z) for x, y, z in pts]), 90)
        tube("wire", C, 0.022, steel, 14, parent=parent)
        rbox("socket", (0.12, 0.10, 0.2), 0.04, blk, edge=0.03, loc=(s * 0.14, side * 0.415, 0.04), parent=parent)
    upright = dict(rot=(0, 90, 0), parent=parent)
    rbox("slider", (0.17, 0.27, 0.085), 0.05, blk, edge=0.03, loc=(s * 0.155, 0, clip - 0.46), **upright)
    for k in range(3):
        rbox("grip", (0.018, 0.17, 0.02), 0.008, blk, edge=0.007, k=4, loc=(s * 0.198, 0, clip - 0.49 + 0.03 * k), **upright)
    way = np.array([(0.112, clip - 0.125), (0.145, clip - 0.19), (0.155, clip - 0.28), (0.152, clip - 0.42)])
    C = catmull(np.c_[s * way[:, 0], 0 * way[:, 0], way[:, 1]], 60)
    N = np.cross(np.gradient(C, axis=0), [0, 1.0, 0])
    strap("lever", C, norm(N), np.linspace(0.19, 0.23, 60), 0.05, blk, parent=parent)
    strap("rib", C[6:50] + norm(N)[6:50] * s * -0.022, norm(N)[6:50], 0.05, 0.03, blk, parent=parent)
    hinge = dict(loc=(s * 0.110, 0, clip - 0.120), rot=(90, 0, 0), parent=parent)
    cyl("barrel", 0.045, 0.29, blk, 0.012, seg=32, **hinge)
    cyl("pivot", 0.019, 0.32, steel, 0.006, seg=24, **hinge)
    rbox("clip", (0.20, 0.33, 0.055), 0.055, blk, edge=0.022, loc=(s * 0.085, 0, clip - 0.015), **upright)
    for y in (-0.085, 0.085):
        rbox("rib", (0.12, 0.022, 0.02), 0.009, blk, edge=0.007, k=4, loc=(s * 0.114, y, clip - 0.005), **upright)
    rbox("blade", (0.035, 0.24, 0.12), 0.012, blk, edge=0.008, k=4, loc=(s * 0.02, 0, clip - 0.025), **upright)


def helmet_muffs(color=SHELL, reach=1.0):
    """Both cups in the working position under a helmet's rim, on arms that sit in its slots."""
    blk = M.plastic(BLACK, 0.40, 0.1)
    shell = M.plastic(color, 0.32, 0.03)
    for s in (-1, 1):
        at = group("muff", loc=(s * 0.98, 0.02, 0.18 - 1.24 * reach), rot=(0, s * 4, 0), scale=0.98)
        cup(at, s, shell, blk, ("26", "NRR dB"))
        swing_arm(at, s, blk, M.metal("cfd2d5", 0.16), reach)
