"""What hangs a line on a structure: an anchor sling of webbing, a rolled webbing line."""

import materials as M
from geom import *


def anchor_sling(parent, length=3.0, color="17181a", edge="c3131a", seed=1):
    """A sewn webbing loop laid on its edge, closed by a stretch of stitching."""
    t = np.linspace(0, 2 * np.pi, 260, endpoint=False)
    oval = superellipse(length / 2, 0.34, 2.6, 260)
    bow = 0.16 * np.sin(oval[:, 0] * 1.3 + seed) * np.cos(t * 0.5) ** 2
    C = np.c_[oval[:, 0], oval[:, 1] + bow, np.full(260, 0.19)]
    T = norm(np.roll(C, -1, 0) - np.roll(C, 1, 0))
    N = np.cross(T, [0, 0, 1.0])
    material = M.webbing(color, ribs=6, pitch=20, edge=edge)
    strap("sling", C, N, 0.36, 0.06, material, True, parent)
    near = np.argsort(np.hypot(C[:, 0], C[:, 1] + 0.34))[0]
    cut = np.arange(near - 22, near + 22) % 260
    strap("overlap", C[cut] + N[cut] * 0.055, N[cut], 0.36, 0.05, material, False, parent)
    thread = M.fabric("f2ead0", 20, "Object", 0.2)
    for z in (-0.11, -0.04, 0.04, 0.11):
        row = C[cut][3:-3] + N[cut][3:-3] * 0.082 + [0, 0, z]
        stitches("seam", row, N[cut][3:-3], thread, 0.07, 0.05, 0.010, parent)


def webbing_roll(parent, material, turns=9.4, inner=0.42, pitch=0.075, width=0.40):
    """Webbing rolled up on its edge."""
    a = np.linspace(0, turns * 2 * np.pi, int(turns * 44))
    r = inner + pitch * a / (2 * np.pi) + 0.012 * np.sin(a * 0.37)
    C = np.c_[r * np.cos(a), r * np.sin(a), np.full(len(a), width / 2 + 0.01)]
    C[:, 2] += 0.02 * np.sin(a * 0.21)
    T = norm(np.gradient(C, axis=0))
    N = norm(np.cross(T, np.tile([0, 0, 1.0], (len(C), 1))))
    strap("roll", C, N, width, 0.045, material, parent=parent)
    return C
