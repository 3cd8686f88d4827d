"""A sewn webbing sling laid flat in three runs: a small eye, a large eye, a wear sleeve, a sewn label."""

from geom import *
import materials as M
from fine_webbing import fine_webbing
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, -4), elev=50, frame=0.87),
    "eye": dict(rot=(0, 0, -4), elev=50, frame=0.87, zoom=(1.9, 0.16, -0.17)),
}
WIDE, THICK, YELLOW = 0.45, 0.06, "f0b808"
# the runs lean by this much; each turn of the webbing is rolled over, so that it stays flat
LEAN = 0.27
FLOOR = THICK / 2 + 0.005
# profiles of the eyes: along the run out of the seam, and height
SMALL = [(-0.85, 0.10), (-0.60, 0.10), (-0.35, 0.10), (-0.12, 0.10), (0.02, 0.125)]
SMALL += [(0.25, 0.22), (0.60, 0.34), (0.88, 0.28), (0.97, 0.14), (0.86, 0.05), (0.60, FLOOR), (0.30, FLOOR), (0.0, FLOOR)]
LARGE = [(-0.95, 0.10), (-0.65, 0.10), (-0.38, 0.10), (-0.12, 0.10), (0.04, 0.125)]
LARGE += [(0.40, 0.27), (0.95, 0.47), (1.50, 0.48), (1.90, 0.32), (1.98, 0.15), (1.82, 0.05), (1.40, FLOOR), (0.60, FLOOR), (0.0, FLOOR)]


def label():
    body = "<rect width='400' height='116' fill='#f7f6f0'/>"
    body += T(200, 44, "EN 795:2012 B · 1.2 m", 34, 800, "#111")
    body += "<rect x='16' y='58' width='368' height='3' fill='#111'/>"
    body += T(18, 98, "1 USER", 33, 800, "#111", "start")
    body += T(382, 98, "مستخدم واحد", 33, 700, "#111", "end", True)
    return printed("sling_label", 400, 116, body, 1000)


def course():
    """Centre line and normals: three runs on the floor, rolled over at the right and at the left."""
    right, left = 3.75, -0.15
    line = [(0.0, FLOOR), (1.2, FLOOR), (2.4, FLOOR), (3.2, FLOOR), (right, 0.05)]
    line += [(right + 0.26, 0.24), (right + 0.04, 0.45), (right - 0.5, 0.30), (right - 1.1, 0.08)]
    line += [(right - 1.5, FLOOR), (1.2, FLOOR), (0.5, FLOOR), (left, 0.05), (left - 0.26, 0.24)]
    line += [(left - 0.04, 0.45), (left + 0.5, 0.30), (left + 1.1, 0.08), (left + 1.5, FLOOR)]
    q = resample(catmull(np.array([*line, (2.0, FLOOR)]), 1200), 900)
    tangent = norm(np.gradient(q, axis=0))
    C = np.c_[q[:, 0], -LEAN * arclen(q), q[:, 1]]
    return C, np.c_[-tangent[:, 1], np.zeros(900), tangent[:, 0]]


def eye(end, way, profile, web, thread):
    """A loop whose end is turned back on the body and sewn down; `way` leads out of the seam."""
    along = norm(np.array([way[0], way[1], 0.0]))
    side = np.cross([0, 0, 1.0], along)
    line = catmull(np.array(profile), 260)
    spots = np.array([end[0], end[1], 0]) + line[:, :1] * along + line[:, 1:] * [0, 0, 1.0]
    tangent = norm(np.gradient(line, axis=0))
    N = -tangent[:, 1:] * along + tangent[:, :1] * [0, 0, 1.0]
    strap("eye", spots, N, WIDE, THICK, web)
    top, up = 0.103 + THICK / 2, [0, 0, 1.0]
    first, last = profile[0][0] + 0.05, -0.14
    for x in np.linspace(-0.38, 0.38, 6) * WIDE:
        row = [end[:2] @ np.eye(2, 3) + along * d + side * x + [0, 0, top] for d in (first, last)]
        row = refine(np.array(row), 0.03)
        stitches("seam", row, np.tile(up, (len(row), 1)), thread, 0.058, 0.042, 0.009)
    for d in np.linspace(first, last, 5):
        row = [end[:2] @ np.eye(2, 3) + along * d + side * x + [0, 0, top] for x in (-0.18, 0.18)]
        row = refine(np.array(row), 0.03)
        stitches("bar", row, np.tile(up, (len(row), 1)), thread, 0.036, 0.034, 0.010)


def wear_sleeve(C):
    """A flat tube of black cloth that slides on the middle run, hemmed at both ends."""
    cloth = M.fabric("303338", 60, "Object", 0.4)
    oval = superellipse(0.062, WIDE / 2 + 0.045, 3.6, 80)
    along = np.linspace(0, 1, len(C))
    swell = 1 + 0.30 * fbm(np.c_[along * 9, along * 0, along * 0], 3, 3)
    middle = C * [1, 1, 0] + [0, 0, 0.072]
    up = np.tile([0, 0, 1.0], (len(C), 1))
    side = norm(np.cross(up, norm(np.gradient(middle, axis=0))))
    sweep("wear sleeve", middle, up, side, oval, swell, 1.0, cloth)
    thread = M.fabric("d9b23a", 20, "Object", 0.2)
    top = 0.062 * swell[:, None] * up
    for x in (-0.19, 0.19):
        row = (middle + side * x + top * 0.90)[3:-3]
        stitches("edge", row, up[3:-3], thread, 0.06, 0.042, 0.008)
    for k in (5, 9, len(C) - 10, len(C) - 6):
        row = middle[k] + side[k] * np.linspace(-0.2, 0.2, 14)[:, None] + top[k] * 1.02
        stitches("hem", row, up[:14], thread, 0.05, 0.036, 0.008)


def sewn_label(C, thread):
    """A printed label on the first run, sewn on along its border."""
    across = np.linspace(-0.195, 0.195, 6)
    side = norm(np.cross([0, 0, 1.0], C[-1] - C[0]))
    P = C[:, None] + across[None, :, None] * side + [0, 0, THICK / 2 + 0.006]
    u, v = np.meshgrid(np.linspace(0, 1, len(C)), np.linspace(0, 1, 6), indexing="ij")
    grid("label", P, M.label(label(), 0.7, 0), uv=np.stack([u, v], -1))
    for k in (2, -3):
        row = refine(np.array([P[k, 0], P[k, -1]]), 0.02)
        stitches("sewn", row, np.tile([0, 0, 1.0], (len(row), 1)), thread, 0.05, 0.036, 0.007)


def build(view="hero"):
    web = fine_webbing(YELLOW, "1f2125")
    thread = M.fabric("1b1c1e", 20, "Object", 0.2)
    C, N = course()
    strap("body", C, N, WIDE, THICK, web)
    eye(C[0], C[0] - C[12], SMALL, web, thread)
    eye(C[-1], C[-1] - C[-13], LARGE, web, thread)
    far = C[:, 0]
    run = np.arange(900)
    sewn_label(C[(run < 300) & (far > 1.32) & (far < 2.62)], thread)
    wear_sleeve(C[(run > 300) & (run < 640) & (far > 0.75) & (far < 2.15)])
