"""Half mask and full-face mask seen from the side of the face, their straps let down."""

import fullface
import materials as M
import respirator
from arrange import gather, loose_parts
from assembly import assembled
from floor_straps import floor_strap
from geom import *
from inner_mask import inhalation_valve
from settle import on_floor, settle

VIEWS = {
    "half": dict(rot=(10, 0, 158), elev=16, frame=0.84),
    "full": dict(rot=(0, 0, -16), elev=84, frame=0.86),
}


def bent(points, width, material, facing):
    """A strap through these points and its mirror image, its flat side carried along its bends."""
    for s in (1, -1):
        C = catmull(np.array(points) * [s, 1, 1], 140)
        T = norm(np.gradient(C, axis=0))
        N = [np.array(facing) * [s, 1, 1]]
        for along in T:
            N.append(norm(N[-1] - along * (N[-1] @ along)))
        strap("strap", C, np.array(N[1:]), width, 0.022, material)


def half():
    assembled(respirator.build, color="grey", filt="none", without=("su", "sl", "buck", "clip"))
    ring, flap = M.plastic("2a2d31", 0.38, 0.05), M.rubber("b06a3a", 0.45, 0.0)
    silicone = M.rubber("55575a", 0.46, 0.05, name="silicone", gs=40)
    bridge = lambda p: SDF.ellipsoid(p, np.array([0, -0.01, 1.58]), (0.11, 0.05, 0.17))
    sdf_mesh("nose bridge", bridge, (-0.3, -0.3, 1.2), (0.3, 0.4, 1.9), 0.012, silicone)
    for s in (-1, 1):
        inhalation_valve((s * 0.36, -0.06, 0.84), (-s * 0.75, 0.62, 0.05), ring, flap)
    inhalation_valve((0, -0.26, 0.66), (0, 0.86, 0.5), ring, M.rubber("8d9399", 0.45, 0.0))
    web = M.webbing("1d1f22", ribs=5, pitch=30)
    bent(
        [
            (0.52, 0.02, 1.22),
            (0.74, 0.02, 1.22),
            (0.98, -0.25, 0.95),
            (1.0, -0.55, 0.45),
            (0.7, -0.85, 0.15),
            (0, -1.0, 0.08),
        ],
        0.17,
        web,
        (0.1, 1.0, 0.3),
    )
    bent(
        [
            (0.54, 0.02, 0.60),
            (0.72, 0.04, 0.55),
            (0.86, 0.10, 0.30),
            (0.80, 0.0, 0.06),
            (0.5, -0.3, 0.02),
            (0, -0.5, 0.02),
        ],
        0.17,
        web,
        (0.1, 1.0, 0.3),
    )


def inner_lip(rubber):
    """The second sealing lip: a soft band that turns inwards along the rim."""

    def lip(p):
        d = fullface.face(p)
        band = np.maximum(
            np.abs(d + 0.14) - 0.13, np.abs(p[..., 1] - fullface.rear(p[..., 2]) + 0.12 - 0.35 * (d + 0.14)) - 0.012
        )
        return band - 0.012

    sdf_mesh("second lip", lip, (-1.2, -0.2, -0.2), (1.2, 0.9, 2.8), 0.0165, rubber, smooth_it=4)


def full():
    before = loose_parts()
    assembled(fullface.build, without=("strap", "buckle"))
    grey, hard = M.rubber("84888d", 0.46, 0.05, gs=40), M.plastic("1d1f22", 0.34, 0.05)
    inner_lip(grey)
    for x, z in ((0.86, 2.06), (0.90, 0.95)):
        for side in (-1, 1):
            place_at = dict(loc=(side * x, 0.45, z), rot=(80, 0, 0))
            rbox("buckle", (0.26, 0.26, 0.07), 0.05, hard, edge=0.02, **place_at)
    rbox("buckle", (0.26, 0.07, 0.24), 0.05, hard, edge=0.02, loc=(0, 0.42, 2.60))
    mask = gather("mask", before, rot=(90, 0, 180))
    settle(mask)
    harness(mask, M.rubber("1b1c1f", 0.5, 0.1))


def harness(mask, rubber):
    """The five straps on the floor beyond the mask: two loops, and one from the forehead to both."""
    for x, z, wide, far in ((0.94, 2.06, 1.32, 3.55), (0.98, 0.95, 1.62, 3.80)):
        start, end = [on_floor(mask, (s * x, 0.44, z)) for s in (1, -1)]
        half = [(-wide * 0.96, start[1] + 0.25), (-wide, start[1] + 0.75)]
        half += [(-wide * 0.66, far - 0.14), (-wide * 0.2, far)]
        way = [*half, *[(-a, b) for a, b in half[::-1]]]
        floor_strap(start, end, way, 0.20, rubber, 0.035, lean=1.3)
    top = on_floor(mask, (0, 0.46, 2.60))
    path = catmull(np.array([top, top + [0, 0.22, -0.05], (0, 3.2, 0.24), (0, 3.78, 0.20)]), 80)
    strap("top strap", path, np.tile([0, 0.3, 1.0], (80, 1)), 0.20, 0.035, rubber)


def build(view="half"):
    (full if view == "full" else half)()
