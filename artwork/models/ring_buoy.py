"""A ring buoy lying against nothing: an orange ring with four reflective bands and a grab line held in loops."""

from geom import *
import materials as M
from rope_parts import rope

VIEWS = {
    "hero": dict(rot=(0, 0, -18), elev=52, frame=0.86),
    "band": dict(rot=(0, 0, -18), elev=52, frame=0.86, zoom=(2.4, 0.20, -0.22)),
}
RING, BODY, HIGH = 2.95, 0.78, 0.52


def section(extra=0.0, n=96):
    return superellipse(BODY + extra, HIGH + extra, 2.2, n)


def arc(name, start, stop, extra, material, n):
    a = np.radians(np.linspace(start, stop, n))
    s = section(extra)
    P = np.stack([np.stack([(RING + s[:, 0]) * np.cos(t), (RING + s[:, 0]) * np.sin(t), HIGH + 0.02 + s[:, 1]], -1) for t in a], 1)
    uv = np.stack(np.meshgrid(np.linspace(0, 4.5, len(s)), np.linspace(0, 1, n) * abs(stop - start) * RING / 57.3, indexing="ij"), -1)
    return grid(name, P, material, cu=True, uv=uv)


def build(view="hero"):
    arc("ring", 0, 360, 0.0, M.plastic("ee5a0b", 0.42, 0.12, gs=40), 360)
    tape = M.reflective(scale=22, tint="d9dcde")
    black = M.plastic("202225", 0.5, 0.05)
    for middle in (45, 135, 225, 315):
        arc("band", middle - 9, middle + 9, 0.012, tape, 40)
        for side in (-10.2, 10.2):
            arc("edge", middle + side - 1.0, middle + side + 1.0, 0.02, black, 12)
    out = RING + BODY
    points = []
    for k in range(4):
        for t, r, z in ((35, out + 0.04, 0.54), (55, out + 0.04, 0.54), (75, out + 0.26, 0.22), (90, out + 0.40, 0.12), (105, out + 0.26, 0.22)):
            angle = math.radians(t + 90 * k)
            points.append((r * math.cos(angle), r * math.sin(angle), z))
    rope(points, 0.075, "f2f1ea", None, 900, True)
