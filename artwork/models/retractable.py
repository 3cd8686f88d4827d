"""A retractable block: housing, swivel eye, cable and swivel hook."""

import materials as M
from geom import *
from swivel_hook import swivel_hook


def housing(print_name="retractable"):
    """A moulded housing on end with its swivel eye above and its cable's mouth below."""
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
    label = M.label(f"{M.TEX}/{print_name}.png", 0.4, 0.2)
    decal_plane("label", 1.30, 0.87, label, (0, 0, 0.805), parent=at, r=0.05)
    rbox("neck", (0.9, 0.8, 0.9), 0.2, grey, edge=0.12, loc=(0, 0, 6.65))
    steel = M.metal("c4c8cc", 0.2)
    neck = [(0, 7.04), (0.33, 7.04, 0.04), (0.33, 7.15, 0.05), (0.17, 7.19, 0.05)]
    lathe("swivel", [*neck, (0.125, 7.30, 0.04), (0.10, 7.36, 0.03), (0, 7.37)], steel, 64)
    torus("eye", 0.42, 0.11, steel, loc=(0, 0, 7.75), rot=(90, 0, 0))
    rbox("mouth", (0.7, 0.7, 0.6), 0.2, M.plastic("17181a", 0.45, 0.1), edge=0.10, loc=(0, 0, 3.35))


def block():
    """The block on end, its cable and swivel hook below."""
    housing()
    swivel_hook(3.2)
