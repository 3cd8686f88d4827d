"""One ear-muff cup: moulded shell with a badge, base plate, cushion and foam; and cups for helmets."""

from geom import *
import materials as M

RIM = (0.40, 0.50)


def cup(parent, s, sh, blk, label=("27", "dB SNR"), second=None):
    """A cup whose outward direction is s on the x axis. `second`: colour of an outer shell of two."""
    vin = M.leather("131416", 0.42, 0.12, 60, name="vinyl")
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
        M.plastic("202225", 0.35, 0.03),
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
    a = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    t = np.linspace(0, 2 * np.pi, n, endpoint=False)
    ctr = superellipse(rim[0] - 0.125, rim[1] - 0.125, 2.4, n)
    tan = norm(np.roll(ctr, -1, 0) - np.roll(ctr, 1, 0))
    nrm = np.c_[tan[:, 1], -tan[:, 0]]
    rr = 0.135
    P = np.zeros((n, 40, 3))
    wr = 0.006 * np.sin(t * 37)[:, None] * np.cos(a)[None] ** 2
    P[..., 0] = s * (-0.10 - np.sin(a)[None] * 0.112)
    q = ctr[:, None] + nrm[:, None] * ((np.cos(a)[None] * (rr + wr))[..., None])
    P[..., 1:] = q
    grid("cushion", P, vin, cu=True, cv=True, flip=s > 0, parent=parent)
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
    """Wire fork from the cup to a clip that fits the slot of a helmet; `reach` is how far it is drawn out."""
    top = 1.24 * (1 - reach)
    for side in (-1, 1):
        pts = [
            (0.14, 0.43, 0.0),
            (0.17, 0.44, 0.14),
            (0.20, 0.30, 0.48 * reach),
            (0.17, 0.07, 0.66 - 0.8 * top),
            (0.14, 0.05, 0.86 - top),
        ]
        C = catmull(np.array([(s * x, side * y, z) for x, y, z in pts]), 90)
        tube("wire", C, 0.024, steel, 14, parent=parent)
        rbox(
            "socket",
            (0.12, 0.12, 0.2),
            0.04,
            blk,
            edge=0.03,
            loc=(s * 0.14, side * 0.415, 0.04),
            parent=parent,
        )
    rbox("arm", (0.09, 0.22, 0.44), 0.05, blk, edge=0.035, loc=(s * 0.14, 0, 0.98 - top), parent=parent)
    rbox("clip", (0.05, 0.26, 0.22), 0.03, blk, edge=0.02, loc=(s * 0.10, 0, 1.24 - top), parent=parent)
    rbox(
        "lever",
        (0.05, 0.16, 0.16),
        0.04,
        M.plastic("2e3134", 0.4),
        edge=0.02,
        loc=(s * 0.19, 0, 0.98 - top),
        parent=parent,
    )


def helmet_muffs(color="17181a", reach=1.0):
    """Both cups in the working position under a helmet's rim, on arms that sit in its slots."""
    blk = M.plastic("17181a", 0.40, 0.1)
    shell = M.plastic(color, 0.28, 0.02, coat=0.2)
    for s in (-1, 1):
        at = group("muff", loc=(s * 0.98, 0.05, 0.18 - 1.24 * reach), rot=(0, s * 4, 0), scale=0.98)
        cup(at, s, shell, blk, ("26", "NRR dB"))
        swing_arm(at, s, blk, M.metal("cfd2d5", 0.16), reach)
