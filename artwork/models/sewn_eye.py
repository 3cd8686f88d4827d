"""The end of a rope: a sewn eye round a steel thimble, and a connector that hangs in it."""

import materials as M
from geom import *
from hooks import connector
from rope_parts import rope

LOOP = [(0.30, 0.98), (0.24, 1.30), (0.0, 1.44), (-0.24, 1.30), (-0.30, 0.98)]
THIMBLE = [(0.0, 0.66), (0.14, 0.84), (0.195, 1.02), (0.145, 1.23), (0.0, 1.325)]


def sewn_eye(parent, radius, colour, tracer):
    """Lies in XY: the rope comes from -Y and ends at the origin, its eye opens towards +Y."""
    r = radius * 1.06
    legs = [(r, -0.05), (r, 0.55), *LOOP, (-r, 0.55), (-r, 0.02)]
    rope([(x, y, 0) for x, y in legs], radius, colour, tracer, 300, parent=parent)
    zinc = M.metal("c4c8cc", 0.2)
    other = [(-x, y) for x, y in THIMBLE[-2:0:-1]]
    ring = catmull(np.array([(x, y, 0) for x, y in [*THIMBLE, *other]]), 160, True)
    tube("thimble", ring, 0.05, zinc, 16, closed=True, parent=parent)
    for z in (-0.085, 0.085):
        lip = (ring - [0, 1.0, 0]) * 1.13 + [0, 1.0, z]
        tube("thimble lip", lip, 0.022, zinc, 12, closed=True, parent=parent)
    black = M.fabric("1b1d20", 60, "Object", 0.45, name="sleeve")
    size = (4.3 * radius, 0.66, 2.5 * radius)
    rbox("sewing", size, 0.12, black, edge=0.10, loc=(0, 0.28, 0), parent=parent)
    thread = M.fabric("f2f2ee", 20, "Object", 0.2)
    for x in (-0.11, 0.0, 0.11):
        row = refine(np.array([(x, 0.02, 1.27 * radius), (x, 0.54, 1.27 * radius)]), 0.03)
        up = np.tile([0, 0, 1.0], (len(row), 1))
        stitches("seam", row, up, thread, 0.062, 0.046, 0.011, parent)


def eye_with_connector(parent, radius, colour, tracer):
    """The connector leans on one side, so that its bar passes under and over the rope."""
    sewn_eye(parent, radius, colour, tracer)
    connector(group("connector", parent, (0.0, 1.66, 0.0), (0, 30, 0)))
