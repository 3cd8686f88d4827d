"""Filters of a half mask on their bayonets: gas, banded combination, particle pad, none."""

import materials as M
from geom import *
from printed import T, printed


def fit_filter(g, filt, hard):
    if filt == "none":
        open_bayonet(g, hard)
    elif filt in ("gas", "a2p3"):
        Rr = 0.46
        lathe(
            "can",
            [
                (0.0, 0.10),
                (Rr - 0.04, 0.10, 0.03),
                (Rr, 0.14, 0.03),
                (Rr, 0.40, 0.02),
                (Rr + 0.015, 0.42, 0.012),
                (Rr + 0.015, 0.47, 0.015),
                (Rr - 0.03, 0.50, 0.02),
                (Rr - 0.06, 0.485, 0.01),
                (Rr - 0.07, 0.455),
                (0, 0.455),
            ],
            M.plastic("d9dadb", 0.36, 0.05),
            128,
            parent=g,
        )
        gas = (
            (0.16, 0.215, "6b4423"),
            (0.215, 0.27, "7d8288"),
            (0.27, 0.325, "e5b400"),
            (0.325, 0.38, "2f8f3c"),
        )
        a2p3 = ((0.16, 0.27, "6b4423"), (0.27, 0.38, "f1f1ee"))
        for z0, z1, cc in (gas if filt == "gas" else a2p3):
            tint = marked_band() if cc == "f1f1ee" else M.plastic(cc, 0.35)
            wrap_label("band", Rr, z0, z1, 0, 360, tint, 128, parent=g, eps=0.003)
        # perforated intake face
        lathe("mesh", [(0.0, 0.462), (0.388, 0.462)], M.plastic("2a2d31", 0.5), 64, parent=g)
        for r_, k_ in ((0.0, 1), (0.075, 6), (0.15, 12), (0.225, 19), (0.30, 26), (0.36, 32)):
            for k in range(k_):
                b = 2 * np.pi * k / k_
                lathe(
                    "h",
                    [(0.020, 0.470), (0.030, 0.470, 0.003), (0.030, 0.458)],
                    M.plastic("c9cccf", 0.4),
                    14,
                    parent=g,
                ).location = (r_ * math.cos(b), r_ * math.sin(b), 0)
        torus("fr", 0.40, 0.014, M.plastic("d9dadb", 0.36), loc=(0, 0, 0.47), parent=g)
    else:  # P100 pancake
        Rr = 0.52
        m = M.fabric("d8468f" if filt == "p100" else "e9e9e6", 60, "Object", 0.25)
        lathe(
            "pad",
            [
                (0.0, 0.08),
                (Rr - 0.05, 0.08, 0.04),
                (Rr + 0.03, 0.15, 0.02),
                (Rr + 0.03, 0.165, 0.008),
                (Rr - 0.04, 0.24, 0.06),
                (0.26, 0.27, 0.05),
                (0, 0.275),
            ],
            m,
            128,
            parent=g,
        )
        torus("weld", Rr + 0.02, 0.014, m, loc=(0, 0, 0.158), parent=g)
        torus("w2", 0.22, 0.010, m, loc=(0, 0, 0.272), parent=g)


def marked_band():
    """The white band with the filter's type printed on it all round."""
    body = "<rect width='2900' height='110' fill='#f1f1ee'/>"
    body += "".join(T(240 + 483 * k, 84, "A2P3 R", 84, 800, "#1b1d20") for k in range(6))
    return M.label(printed("filter_band_a2p3", 2900, 110, body, 2900), 0.4, 0.1)


def open_bayonet(parent, hard):
    """The connection without its filter: ring, three lugs and the inhalation valve."""
    lathe(
        "ring",
        [(0.20, 0.10), (0.30, 0.10, 0.02), (0.30, 0.20, 0.03), (0.22, 0.21, 0.02), (0.20, 0.12)],
        hard,
        96,
        parent=parent,
    )
    lathe(
        "valve", [(0, 0.11), (0.20, 0.11)], M.rubber("8d9399", 0.5), 64, parent=parent, bevel=False
    )
    for k in range(3):
        b = 2 * np.pi * k / 3
        box(
            "spoke",
            (0.38, 0.03, 0.03),
            hard,
            0.008,
            loc=(0, 0, 0.13),
            rot=(0, 0, 60 * k),
            parent=parent,
        )
        box(
            "lug",
            (0.06, 0.10, 0.05),
            hard,
            0.012,
            loc=(0.23 * math.cos(b), 0.23 * math.sin(b), 0.19),
            rot=(0, 0, math.degrees(b)),
            parent=parent,
        )
