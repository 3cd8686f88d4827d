"""Eyewash: a wall panel with two bottles."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, -16), elev=5, frame=0.84, wall=True),
    "bottle": dict(rot=(0, 0, -16), elev=5, frame=0.84, wall=True, zoom=(1.75, -0.29, -0.08)),
}
GREEN = "0a8743"


def bottle(parent):
    """A flexible bottle of clear saline with an eye cup and a tamper seal."""
    clear = M.plastic("cfdfe6", 0.24, 0.0, coat=0.3)
    clear_nodes = M.Mat.of(clear)
    clear_nodes.set(Transmission=0.35)
    body = [
        (0, 0),
        (0.52, 0, 0.10),
        (0.58, 0.14, 0.06),
        (0.58, 0.9),
        (0.53, 1.15, 0.2),
        (0.58, 1.4, 0.2),
        (0.58, 2.1, 0.1),
        (0.46, 2.5, 0.22),
        (0.26, 2.72, 0.1),
        (0.26, 2.85),
        (0, 2.85),
    ]
    lathe("bottle", body, clear, 128, parent=parent)
    green = M.plastic(GREEN, 0.34, 0.04)
    lathe(
        "collar",
        [(0.25, 2.78), (0.34, 2.80, 0.03), (0.34, 3.02, 0.03), (0.25, 3.04)],
        green,
        96,
        parent=parent,
    )
    lathe(
        "cup",
        [
            (0.20, 3.0),
            (0.26, 3.05, 0.03),
            (0.44, 3.45, 0.06),
            (0.47, 3.72, 0.03),
            (0.42, 3.73, 0.02),
            (0.38, 3.48, 0.05),
            (0.18, 3.1),
        ],
        green,
        96,
        parent=parent,
    )
    lathe(
        "cap",
        [(0, 3.80), (0.40, 3.80, 0.05), (0.47, 3.70, 0.03), (0.47, 3.62)],
        M.plastic("e4e8ea", 0.35),
        96,
        parent=parent,
    )
    seal = M.plastic("d8371f", 0.4, 0.03)
    band = [(0.25, 3.02), (0.37, 3.03, 0.015), (0.37, 3.13, 0.015), (0.25, 3.14)]
    lathe("seal", band, seal, 96, parent=parent)
    box(
        "tab",
        (0.16, 0.05, 0.22),
        seal,
        0.02,
        loc=(0.10, -0.37, 2.98),
        rot=(-6, 0, 14),
        parent=parent,
    )
    label = M.label(f"{M.TEX}/eyewash_bottle.png", 0.4, 0.2)
    wrap_label("label", 0.585, 0.42, 2.0, -90 - 52, -90 + 52, label, parent=parent, eps=0.006)


def station():
    panel = M.plastic(GREEN, 0.36, 0.05, gs=50)
    rbox("panel", (5.2, 0.34, 5.6), 0.35, panel, edge=0.12, loc=(0, 0.1, 2.85))
    plate(
        "frame",
        rrect(4.8, 5.2, 0.3),
        0.06,
        0.02,
        panel,
        holes=[rrect(4.5, 4.9, 0.22)],
        loc=(0, -0.08, 2.85),
        rot=(90, 0, 0),
    )
    sign = M.label(f"{M.TEX}/eyewash.png", 0.4, 0.15)
    decal_plane("sign", 3.2, 0.98, sign, (0, -0.085, 4.74), (90, 0, 0), r=0.05)
    plate(
        "mirror frame",
        rrect(1.30, 1.9, 0.14),
        0.10,
        0.03,
        M.plastic("e4e8ea", 0.35),
        loc=(0, -0.12, 2.6),
        rot=(90, 0, 0),
    )
    plate(
        "mirror",
        rrect(1.12, 1.72, 0.10),
        0.03,
        0.01,
        M.metal("e6e8ea", 0.03),
        loc=(0, -0.175, 2.6),
        rot=(90, 0, 0),
    )
    holder = M.plastic("0a6a36", 0.4, 0.06)
    for s in (-1, 1):
        at = group("bottle", loc=(s * 1.55, -0.74, 0.55), scale=0.90)
        bottle(at)
        rbox("shelf", (1.4, 1.3, 0.16), 0.3, holder, edge=0.05, loc=(s * 1.55, -0.60, 0.46))
        for z in (0.86, 2.55):
            a = np.radians(np.linspace(-20, 200, 60))
            ring = np.c_[s * 1.55 + 0.56 * np.cos(a), -0.74 - 0.56 * np.sin(a), np.full(60, z)]
            strap("clip", ring, norm(ring - [s * 1.55, -0.74, z]), 0.20, 0.05, holder)
    for x in (-2.25, 2.25):
        for z in (0.35, 5.35):
            cyl(
                "screw",
                0.09,
                0.05,
                M.metal("c4c8cc", 0.25),
                0.02,
                loc=(x, -0.09, z),
                rot=(90, 0, 0),
                seg=24,
            )


def build(view="hero"):
    station()
