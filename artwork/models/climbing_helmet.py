"""Helmet with foam liner, lamp clips and four-point chin strap. Options: color; style; vent 0 or 1.

The style `climbing` has a short peak, `peakless` none.
"""

from display_head import display_head
from geom import *
import helmet_fittings as fittings
import materials as M
from helmet_shell import dome, rim, shell

VIEWS = {
    "worn": dict(rot=(0, 0, -34), elev=7, frame=0.86),
    "right": dict(rot=(0, 0, 74), elev=5, frame=0.86),
    "inside": dict(rot=(-128, 0, -28), elev=16),
    "rescue": dict(rot=(0, 0, -34), elev=6, frame=0.86),
    "back": dict(rot=(0, 0, 152), elev=7, frame=0.86),
    "strap": dict(rot=(0, 0, -60), elev=3, frame=0.86, zoom=(1.5, 0.0, -0.04)),
}


def lamp_clips(outer, material):
    """Two hooks at the front and two at the back, above the edge of the shell."""
    path, normal = fittings.round_the_side(outer, 0, 359, 0.16, lift=0.0, n=360)
    for degrees in (38, 142, 218, 322):
        n = normal[degrees]
        turn = math.degrees(math.atan2(n[0], -n[1]))
        at = group("clip", loc=path[degrees], rot=(-12, 0, turn))
        foot = dict(loc=(0, -0.025, -0.02), parent=at)
        rbox("foot", (0.26, 0.07, 0.17), 0.03, material, edge=0.025, **foot)
        lip = dict(loc=(0, -0.078, 0.055), rot=(-12, 0, 0), parent=at)
        rbox("lip", (0.22, 0.045, 0.20), 0.02, material, edge=0.02, **lip)


def foam_liner():
    """Expanded foam between shell and cradle, with a rounded lower edge."""
    beads = M.Mat("expanded foam")
    cells = beads.new("ShaderNodeTexVoronoi", Scale=26.0)
    beads.link(beads.coord(), cells.inputs["Vector"])
    tone = beads.ramp(cells.outputs["Distance"], 0.1, 0.7)
    beads.link(beads.mixcol(tone, M.col("9ba0a4"), M.col("7e8388")), beads.b.inputs["Base Color"])
    beads.set(Roughness=0.9, Specular=0.15)
    beads.bump(cells.outputs["Distance"], 0.35, 0.02)
    near, far = dome(0.05, "climbing"), dome(0.20, "climbing")
    height = rim("climbing")[2]
    low = smooth(0.55, 1.0, np.linspace(0, 1, near.shape[1]))[None, :]
    for surface in (near, far):
        surface[..., 2] += height[:, None] * low
    last = near.shape[1] - 10
    edge = [lerp(far[:, last], near[:, last], k) for k in np.linspace(0, 1, 8)[1:]]
    for k, row in enumerate(edge):
        row[:, 2] -= 0.05 * np.sin(np.pi * min(1, (k + 1) / 7))
    surface = np.concatenate([far[:, :last], np.stack(edge, 1)], 1)
    grid("foam liner", surface, beads.m, cu=True, flip=True)


def crown_pads():
    """Soft pads below the straps of the cradle."""
    pad = M.fabric("24262a", 60, "Object", 0.5)
    for degrees in (35, 90, 145):
        a = math.radians(degrees)
        t = np.linspace(0.62, np.pi - 0.62, 60)
        across, up = np.cos(t) * 0.80, np.sin(t) * 0.815
        path = np.c_[across * np.sin(a), -across * np.cos(a) * 1.2 + 0.04, up]
        outward = norm(np.c_[np.cos(t) * np.sin(a), -np.cos(t) * np.cos(a), np.sin(t)])
        strap("pad", path, outward, 0.30, 0.07, pad)


def build(view="worn", color="white", style="climbing", vent="0"):
    outer, _ = shell(color, style, vent == "1")
    fittings.suspension(6, "ratchet")
    lamp_clips(outer, M.plastic("17181a", 0.4, 0.08))
    foam_liner()
    crown_pads()
    if view != "inside":
        fittings.chin_strap(4)
    if view != "inside":
        display_head()
