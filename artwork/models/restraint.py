"""Restraint lanyard of webbing: two snap hooks, a slide that sets the length, no absorber."""

from scipy.ndimage import gaussian_filter1d

from fine_webbing import fine_webbing
from printed import T, printed

from geom import *
import materials as M
from hooks import hook
from satin import satin
from web_ends import web_loop

VIEWS = {
    "hero": dict(rot=(0, 0, 0), elev=58, frame=0.86),
    "slide": dict(rot=(0, 0, 0), elev=54, frame=0.86, zoom=(2.6, -0.05, -0.15)),
}
COURSE = [(-1.93, 0.95), (-2.02, 0.15), (-1.50, -1.00), (-0.50, -1.25), (0.38, -0.66)]
COURSE += [(0.55, 0.42), (1.13, 1.22), (1.93, 0.95), (2.16, 0.1), (2.12, -0.55)]
WIDTH, LOW = 0.45, 0.045
LOOP = 0.80  # how much webbing is turned back through a hook's eye and sewn down


def flat(points, z):
    return np.c_[np.array(points, float), np.full(len(points), z)]


def turned(C, k):
    along = C[min(k + 3, len(C) - 1)] - C[max(k - 3, 0)]
    return math.degrees(math.atan2(along[1], along[0])) - 90


def laid(C, level):
    """Webbing cannot bend within its width: in a curve its outer edge stands up; `level` names where it lies flat."""
    heading = np.unwrap(np.arctan2(np.gradient(C[:, 1]), np.gradient(C[:, 0])))
    bend = gaussian_filter1d(np.gradient(heading) / np.gradient(arclen(C)), 26)
    lean = np.clip(0.42 * bend, -0.62, 0.62)
    for k in (0, len(C) - 1, *level):
        lean = lean * smooth(55, 130, np.abs(np.arange(len(C)) - k))
    left = np.c_[-np.sin(heading), np.cos(heading), 0 * heading]
    N = np.cos(lean)[:, None] * np.array([0, 0, 1.0]) + np.sin(lean)[:, None] * left
    return C + np.c_[0 * lean, 0 * lean, np.abs(np.sin(lean)) * WIDTH / 2], N


def sewn_hook(spot, turn, webbing):
    """A snap hook in the sewn loop that ends the webbing at `spot`; it lies on the floor."""
    a, bar = math.radians(turn), 0.326
    reach = LOOP + bar - 0.04
    loc = (spot[0] - math.sin(a) * reach, spot[1] + math.cos(a) * reach, 0.115)
    snap = group("snap", loc=loc, rot=(2.6, 0, turn))
    hook(snap, 1.1, False, slot=WIDTH + 0.03)
    web_loop(snap, -bar, 0.05, WIDTH, LOOP, webbing, (0.0, 0.06, 0.24, 0.48, 0.54))


def slide(at):
    """A steel three-bar slide: the webbing comes up before the middle bar and down behind it."""
    steel = satin("b9bec2", 0.27)
    slots = [rrect(WIDTH + 0.05, 0.19, 0.05) + [0, y] for y in (-0.165, 0.165)]
    plate("frame", rrect(WIDTH + 0.27, 0.82, 0.13), 0.075, 0.03, steel, holes=slots, parent=at, seg=6)
    rbox("bar", (WIDTH + 0.06, 0.15, 0.12), 0.04, steel, edge=0.05, loc=(0, 0, 0.01), parent=at)


def label_pocket(C, k, cloth, thread):
    """A flat pocket sewn on the webbing, its label behind a clear window."""
    at = group("pocket", loc=(C[k][0], C[k][1], 0.10), rot=(0, 0, turned(C, k)))
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
    orange = fine_webbing(color, "1c1e21")
    black = M.rubber("26282b", 0.6, 0.2)
    thread = M.fabric("f2ead0", 20, "Object", 0.2)
    C = catmull(flat(COURSE, LOW), 900)
    middle = int(np.argmin(np.hypot(C[:, 0] + 0.62, C[:, 1] + 1.25)))
    pocket = 492
    P, N = laid(C, (middle, middle + 90, pocket))
    strap("web", P, N, WIDTH, 0.036, orange)
    back = arclen(C) - arclen(C)[middle]
    parts = int(np.argmin(np.abs(back + 0.50)))  # up to here the two lie on each other
    at = group("slide", loc=C[middle] + [0, 0, 0.125], rot=(0, 0, turned(C, middle)))
    slide(at)
    step = norm(C[middle + 3] - C[middle - 3])
    hump = [(-0.50, 0.042), (-0.30, 0.046), (-0.16, 0.15), (0, 0.212), (0.16, 0.15), (0.30, 0.05)]
    before = [C[np.argmin(np.abs(back - d))] + [0, 0, z] for d, z in hump if d < 0]
    up_and_over = [*before, *(C[middle] + step * d + [0, 0, z] for d, z in hump if d >= 0)]
    aside = np.array([-step[1], step[0], 0])
    tail = [
        C[middle] + step * d + aside * a + [0, 0, z]
        for d, a, z in ((0.62, -0.02, 0.075), (1.1, -0.10, 0.09), (1.45, -0.26, 0.05))
    ]
    loose = catmull(np.array([*up_and_over, *tail]), 200)
    above, tilt = P[10:parts] + N[10:parts] * 0.042, np.concatenate([N[10:parts], np.tile([0, 0, 1.0], (200, 1))])
    strap("web above", np.concatenate([above, loose]), tilt, WIDTH, 0.036, orange)
    end = group("tail", loc=loose[-9] + [0, 0, 0.004], rot=(0, 0, turned(loose, 194)))
    rbox("stop", (WIDTH + 0.025, 0.24, 0.075), 0.05, black, edge=0.034, parent=end)
    label_pocket(C, pocket, M.fabric("232528", 40, "Object", 0.3), thread)
    sewn_hook(C[0], turned(C, 0) + 180, orange)
    sewn_hook(C[-1], turned(C, 899), orange)
