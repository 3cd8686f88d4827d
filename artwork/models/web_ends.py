"""How webbing and rope end: webbing folded round a bar and sewn down, a rope's eye with a hook's ring in it."""

import materials as M
from geom import *
from hooks import hook
from sewn_eye import sewn_eye

THICK = 0.035


def web_loop(
    parent, bar: float, radius: float, width: float, length: float, material, tacks=(0.0,)
) -> None:
    """Webbing from -Y folded round a bar that runs along X at y = `bar`; sewn down behind the bar.

    `tacks` says how far behind the fold's end bars of stitches lie across it.
    """
    h, flat = radius + THICK / 2 + 0.004, THICK / 2 + 0.003
    a = np.radians(np.linspace(-80, 80, 13))
    over = np.c_[bar + h * np.cos(a), h * np.sin(a)]
    narrow = bar - 0.10 - 1.6 * h
    lower = [(bar - length, -flat), (narrow - 0.05, -flat), (narrow + 0.02, -flat - 0.006)]
    run = np.vstack([lower, over, [(y, -z) for y, z in lower[::-1]]])
    C = catmull(np.c_[np.zeros(len(run)), run], 220)
    N = norm(np.cross(norm(np.gradient(C, axis=0)), [1.0, 0, 0]))
    strap("fold", C, N, width, THICK, material, parent=parent)
    thread = M.fabric("e9e4d4", 20, "Object", 0.2)
    up = flat + THICK / 2
    for side in (-1, 1):
        for x in np.linspace(-0.36, 0.36, 3) * width:
            P = refine(np.array([(x, bar - length + 0.02, side * up), (x, narrow, side * up)]), 0.03)
            out = np.tile([0, 0, float(side)], (len(P), 1))
            stitches("seam", P, out, thread, 0.052, 0.038, 0.008, parent)
        for back in tacks:
            y = narrow - back
            ends = [(-0.38 * width, y, side * up), (0.38 * width, y, side * up)]
            P = refine(np.array(ends), 0.03)
            out = np.tile([0, 0, float(side)], (len(P), 1))
            stitches("tack", P, out, thread, 0.036, 0.034, 0.009, parent)


def eye_with_hook(parent, radius: float, colour, tracer, size=0.75, s=1.0, lean=5.0) -> None:
    """A sewn eye round a thimble, and the ring of a snap hook through it; the rope ends at the origin."""
    sewn_eye(group("sewn eye", parent, scale=size), radius / size, colour, tracer)
    bar = 1.275 * size - 0.06
    ring = (1.44 * size + radius + 0.075 - bar) / 2
    reach = 2 * ring + 0.10
    spot = (0, bar + reach, -reach * math.sin(math.radians(lean)))
    hook(group("hook", parent, spot, (-lean, 0, 0)), s, False, ring=ring)
