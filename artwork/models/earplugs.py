"""Ear plugs: foam, flanged on a cord, and pods on a band. Options: kind, color, cord."""

from scipy.ndimage import gaussian_filter1d

from geom import *
import materials as M
from settle import on_floor, settle

VIEWS = {
    "foam": dict(rot=(0, 0, -18), elev=22, frame=0.66),
    "flanged": dict(rot=(0, 0, 0), elev=46, frame=0.80),
    "plug": dict(rot=(0, 0, 0), elev=26, frame=0.72),
    "band": dict(rot=(0, 0, -24), elev=10, frame=0.80),
    "pod": dict(rot=(0, 0, -60), elev=16, frame=0.80, zoom=(2.1, 0.0, 0.21)),
}


def soft_foam(color):
    m = M.Mat("foam")
    m.set(Base_Color=M.col(color), Roughness=0.88, Specular=0.2, Subsurface=0.12)
    m.set(Subsurface_Radius=(0.05, 0.03, 0.02), Subsurface_Color=M.col(color))
    pores = m.new("ShaderNodeTexVoronoi", Scale=95.0)
    m.link(m.coord(), pores.inputs["Vector"])
    m.bump(m.math("ADD", pores.outputs["Distance"], m.noise(60, 3)), 0.35, 0.006)
    return m.m


def foam_plug(parent, color):
    """A tapered plug with a rounded nose and a slightly flared base."""
    outline = [
        (0, 0),
        (0.60, 0, 0.06),
        (0.66, 0.10, 0.06),
        (0.63, 0.6),
        (0.56, 1.4),
        (0.46, 2.0, 0.25),
        (0.24, 2.30, 0.20),
        (0, 2.36),
    ]
    lathe("foam", outline, soft_foam(color), 96, parent=parent, maxlen=0.04)


def flanged_plug(parent, color, stem="2257b0"):
    """Three thin flanges on a stem, the smallest at the tip."""
    soft = M.plastic(color, 0.38, 0.02, sss=0.1)
    base = 0.9
    for radius, low in ((0.60, base + 0.05), (0.50, base + 0.62), (0.38, base + 1.18)):
        skirt = [
            (0.18, low + 0.42),
            (radius * 0.72, low + 0.30, 0.12),
            (radius, low, 0.02),
            (radius - 0.035, low - 0.01, 0.01),
            (radius * 0.62, low + 0.22, 0.12),
            (0.14, low + 0.30),
        ]
        lathe("flange", skirt[::-1], soft, 96, parent=parent, maxlen=0.03)
    tip = base + 1.18
    lathe(
        "nose",
        [(0.28, tip + 0.27), (0.24, tip + 0.50, 0.14), (0.10, tip + 0.63, 0.08), (0, tip + 0.65)],
        soft,
        96,
        parent=parent,
        maxlen=0.03,
    )
    lathe(
        "stem",
        [(0, 0), (0.19, 0, 0.05), (0.21, 0.5), (0.22, 0.9), (0.20, tip + 0.3)],
        soft,
        64,
        parent=parent,
    )
    lathe(
        "grip",
        [(0.19, 0.05), (0.25, 0.08, 0.03), (0.25, 0.46, 0.03), (0.19, 0.5)],
        M.plastic(stem, 0.4),
        64,
        parent=parent,
    )


def corded(color, cord):
    left, right = np.array([-1.15, -0.7, 0.62]), np.array([1.05, -0.9, 0.62])
    flanged_plug(group("left", loc=left, rot=(80, 0, -26)), color, cord)
    flanged_plug(group("right", loc=right, rot=(80, 0, 32)), color, cord)
    points = [
        left,
        left + [0.35, 0.8, -0.40],
        (-1.2, 1.0, 0.09),
        (-2.5, 1.3, 0.09),
        (-2.4, 2.6, 0.09),
        (-0.6, 2.5, 0.10),
        (0.5, 1.7, 0.20),
        (-0.1, 1.0, 0.09),
        (-0.7, 1.8, 0.22),
        (0.4, 2.8, 0.09),
        (2.3, 2.6, 0.09),
        (2.4, 1.2, 0.09),
        (1.2, 0.9, 0.09),
        right + [-0.35, 0.8, -0.40],
        right,
    ]
    path = catmull(np.array(points), 500)
    easy = gaussian_filter1d(path, 11, axis=0, mode="nearest")
    ends = np.minimum(np.arange(500), np.arange(500)[::-1])[:, None]
    path = lerp(path, easy, smooth(0, 30, ends))
    tube("cord", path, 0.075, M.rubber(cord, 0.45, 0.05), 16)


def banded(band, pod):
    plastic = M.plastic(band, 0.34, 0.02)
    t = np.linspace(-0.5 * np.pi, 0.5 * np.pi, 160)
    arch = np.c_[2.5 * np.sin(t), 0 * t, 2.62 - 2.5 * np.cos(t)]
    arms = [
        np.array([(-2.2, 0, 4.7), (-2.46, 0, 4.2), (-2.56, 0, 3.5)]),
        np.array([(2.56, 0, 3.5), (2.46, 0, 4.2), (2.2, 0, 4.7)]),
    ]
    path = catmull(np.vstack([arms[0], arch[6:-6:12], arms[1]]), 320)
    tangent = norm(np.gradient(path, axis=0))
    side = np.tile([0, 1.0, 0], (320, 1))
    S = np.linspace(0, 1, 320)
    wide = lerp(0.34, 0.62, np.sin(S * np.pi) ** 2)
    sweep(
        "band",
        path,
        side,
        np.cross(tangent, side),
        superellipse(0.5, 0.5, 2.6, 40),
        wide * endcap(S),
        0.17 * endcap(S),
        plastic,
    )
    for s in (-1, 1):
        at = group("pod", loc=(s * 2.22, 0, 4.66), rot=(0, -s * 62, 0))
        lathe(
            "seat",
            [(0.0, -0.1), (0.20, -0.08, 0.03), (0.22, 0.16, 0.04), (0.12, 0.22), (0, 0.22)],
            plastic,
            48,
            parent=at,
        )
        lathe(
            "pod",
            [
                (0, 0.14),
                (0.44, 0.16, 0.12),
                (0.50, 0.34, 0.14),
                (0.42, 0.66, 0.2),
                (0.20, 0.92, 0.16),
                (0, 0.96),
            ],
            soft_foam(pod),
            96,
            parent=at,
            maxlen=0.04,
        )


def build(view="foam", color="f07818", cord="2257b0", band="2257b0"):
    if view == "foam":
        foam_plug(group("upright", loc=(-0.85, 0.15, 0)), color)
        foam_plug(group("lying", loc=(0.35, -0.5, 0.63), rot=(0, 87, -22)), color)
    elif view == "flanged":
        corded(color, cord)
    elif view == "plug":
        plug = group("plug", loc=(0, 0, 0), rot=(0, 96, -30))
        flanged_plug(plug, color, cord)
        settle(plug)
        end, out = on_floor(plug, (0, 0, 0.1)), on_floor(plug, (0, 0, -0.5))
        way = [(-1.25, 0.75, 0.12), (-1.2, 1.6, 0.085), (-0.3, 2.05, 0.085), (0.9, 1.75, 0.085)]
        path = catmull(np.array([end, out, *way, (2.4, 1.5, 0.085), (6.0, 2.2, 0.085)]), 400)
        line = tube("cord", path, 0.085, M.rubber(cord, 0.45, 0.05), 18)
        line["nofit"] = 1  # it leads out of the frame
    else:
        banded(band, color)
