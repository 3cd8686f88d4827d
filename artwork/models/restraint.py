"""Restraint lanyard of webbing: two snap hooks, a slide that sets the length, no absorber."""

from printed import T, printed

from geom import *
import materials as M
from hooks import hook
from rope_parts import web

VIEWS = {
    "hero": dict(rot=(0, 0, 0), elev=62, frame=0.86),
    "slide": dict(rot=(0, 0, 0), elev=58, frame=0.86, zoom=(2.6, -0.05, -0.15)),
}
COURSE = [(-2.35, 1.15), (-2.45, 0.2), (-1.75, -1.2), (-0.55, -1.45), (0.45, -0.75)]
COURSE += [(0.65, 0.5), (1.35, 1.45), (2.3, 1.05), (2.55, 0.0), (2.5, -0.75)]
WIDTH, LOW = 0.45, 0.05


def flat(points, z):
    return np.c_[np.array(points, float), np.full(len(points), z)]


def turned(C, k):
    along = C[min(k + 3, len(C) - 1)] - C[max(k - 3, 0)]
    return math.degrees(math.atan2(along[1], along[0])) - 90


def sewn_end(C, k, black, thread):
    """The webbing's end turned back through the hook's eye and sewn down under a sleeve."""
    at = group("end", loc=(C[k][0], C[k][1], 0.11), rot=(0, 0, turned(C, k)))
    rbox("sleeve", (WIDTH + 0.05, 0.62, 0.13), 0.05, black, edge=0.04, parent=at)
    for x in (-0.17, 0.17):
        line = refine(np.array([(x, -0.24, 0.066), (x, 0.24, 0.066)]), 0.03)
        stitches("seam", line, np.tile([0, 0, 1.0], (len(line), 1)), thread, 0.06, 0.042, 0.009, at)


def slide(at):
    """A steel three-bar slide: the webbing comes up before the middle bar and down behind it."""
    steel = M.metal("b9bdc1", 0.26)
    slots = [rrect(WIDTH + 0.05, 0.15, 0.04) + [0, y] for y in (-0.15, 0.15)]
    plate("frame", rrect(WIDTH + 0.42, 0.74, 0.12), 0.08, 0.025, steel, holes=slots, parent=at)
    cyl("bar", 0.055, WIDTH + 0.12, steel, 0.01, loc=(0, 0, 0.045), rot=(0, 90, 0), parent=at)


def label_pocket(C, k, cloth, thread):
    """A flat pocket sewn on the webbing, its label behind a clear window."""
    at = group("pocket", loc=(C[k][0], C[k][1], 0.15), rot=(0, 0, turned(C, k)))
    rbox("pocket", (WIDTH + 0.04, 1.12, 0.06), 0.05, cloth, edge=0.025, parent=at)
    body = (
        "<rect width='240' height='90' fill='#fbfbf9'/><rect width='240' height='30' fill='#111'/>"
    )
    body += T(120, 22, "WORK RESTRAINT", 20, 800, "#f6c400")
    body += T(12, 56, "1 USER", 20, 800, "#111", "start")
    body += T(228, 56, "تقييد الحركة", 19, 700, "#111", "end", True)
    body += T(120, 81, "EN 354 · EN 358 · max 1.5 m", 15, 700, "#333")
    words = M.label(printed("restraint_label", 240, 90, body), 0.4, 0.2)
    decal_plane("label", 1.0, 0.375, words, (0, 0, 0.034), (0, 0, 90), at, r=0.02)
    line = refine(np.array([(x, y, 0.03) for x, y in rrect(0.43, 1.06, 0.04, 3)]), 0.03)
    stitches("hem", line, np.tile([0, 0, 1.0], (len(line), 1)), thread, 0.06, 0.042, 0.007, at)


def build(view="hero", color="e8560c"):
    orange = M.webbing(color, ribs=6, pitch=20, edge="1c1e21")
    black = M.plastic("202225", 0.45, 0.1)
    thread = M.fabric("f2ead0", 20, "Object", 0.2)
    C, _ = web(flat(COURSE, LOW), WIDTH, orange, 900, th=0.04)
    middle = int(np.argmin(np.hypot(C[:, 0] + 0.75, C[:, 1] + 1.45)))
    over = C[20:middle] + [0, 0, 0.048]
    web(over[::30], WIDTH, orange, 300, th=0.04)
    at = group("slide", loc=C[middle] + [0, 0, 0.075], rot=(0, 0, turned(C, middle)))
    slide(at)
    step = norm(C[middle + 3] - C[middle - 3])
    hump = [(-0.33, 0.09), (-0.15, 0.12), (0, 0.17), (0.15, 0.12), (0.33, 0.09)]
    up_and_over = [C[middle] + step * d + [0, 0, z] for d, z in hump]
    aside = np.array([-step[1], step[0], 0])
    tail = [
        C[middle] + step * d + aside * a + [0, 0, z]
        for d, a, z in ((0.7, 0.03, 0.10), (1.2, 0.14, 0.08), (1.55, 0.30, 0.07))
    ]
    loose, _ = web([*up_and_over, *tail], WIDTH, orange, 200, th=0.04)
    end = group("tail", loc=loose[-6] + [0, 0, 0.02], rot=(0, 0, turned(loose, 194)))
    rbox("stop", (WIDTH + 0.03, 0.26, 0.10), 0.05, black, edge=0.035, parent=end)
    sewn_end(C, 30, black, thread)
    sewn_end(C, 868, black, thread)
    label_pocket(C, 492, M.fabric("17181a", 40, "Object", 0.3), thread)
    for k, (x, y) in ((8, (-0.02, 0.40)), (891, (0.0, -0.40))):
        turn = turned(C, k) + (180 if k < 99 else 0)
        a = math.radians(turn)
        reach = 0.33
        spot = C[k] + [-math.sin(a) * reach, math.cos(a) * reach, 0.06]
        hook(group("snap", loc=spot, rot=(0, 0, turn)), 1.1, False)
