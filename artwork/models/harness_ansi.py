"""Fittings of a harness without a belt: rings at the hips, keepers for a free lanyard leg, indicators."""

import materials as M
from geom import *
from harness_fittings import black_plastic, black_webbing, hip_ring
from harness_parts import frame_at, path


def side_rings():
    """A ring on a plate at each hip, hanging, held by a short strap; returns where its front end is sewn down."""
    sewn = []
    for s in (-1, 1):
        line = [(s * 1.55, -0.74, 0.69), (s * 1.72, -0.30, 0.56), (s * 1.78, 0.25, 0.44)]
        line += [(s * 1.62, 0.85, 0.30), (s * 1.30, 1.12, 0.16)]
        C, N = path(line, 120, 0.10)
        strap("hip strap", C, N, 0.42, 0.04, black_webbing())
        p, r, n = frame_at(C, N, 0.34)
        hip_ring(group("hip ring", loc=p + n * 0.05, rot=r), -90 * s)
        sewn.append((C, N, 0.085))
    return sewn


def lanyard_keepers(front, normals):
    """A plastic loop on a shoulder strap where the lanyard's free hook is parked."""
    p, r, n = frame_at(front, normals, 0.44)
    at = group("keeper", loc=p + n * 0.05, rot=r)
    rbox("tab", (0.50, 0.22, 0.07), 0.05, black_plastic(), edge=0.025, parent=at)
    yellow = M.plastic("e0b400", 0.4)
    torus("loop", 0.20, 0.045, yellow, (0, -0.24, 0.06), (-24, 0, 0), parent=at, sx=1.05)


def fall_indicator(back, normals, thread):
    """A fold of webbing sewn down with red thread, which tears in a fall."""
    cut = slice(int(0.56 * len(back)), int(0.72 * len(back)))
    C, N = back[cut] + normals[cut] * 0.05, normals[cut]
    strap("fold", C, N, 0.46, 0.05, black_webbing())
    along = norm(np.gradient(C, axis=0))
    side = np.cross(N, along)
    red = M.fabric(thread, 20, "Object", 0.2)
    for x in (-0.16, -0.08, 0.0, 0.08, 0.16):
        stitches("indicator", C + side * x + N * 0.03, N, red, 0.055, 0.04, 0.011)
