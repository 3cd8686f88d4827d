"""An elastic tool lanyard: gathered webbing between a screw-gate carabiner and a cinch loop with its toggle."""

from geom import *
from hooks import connector
import materials as M
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, -4), elev=52, frame=0.87),
    "carabiner": dict(rot=(0, 0, -4), elev=52, frame=0.87, zoom=(2.4, -0.28, 0.08)),
}
COURSE = [(-1.10, 1.00), (-1.52, 0.35), (-1.40, -0.45), (-0.60, -0.95), (0.40, -0.85), (1.10, -0.20), (1.62, 0.42)]


def label():
    body = "<rect width='300' height='130' fill='#f7f6f0'/>" + T(150, 44, "ANSI/ISEA 121-2018", 27, 800)
    body += T(12, 84, "MAX LOAD", 22, 700, "#111", "start") + T(288, 84, "أقصى حمل", 22, 700, "#111", "end", ar=True)
    body += "<rect x='70' y='114' width='160' height='3' fill='#333'/>"
    return printed("tool_lanyard", 300, 130, body, 800)


def gathered_webbing():
    """A tube of webbing drawn into folds by the elastic inside it."""
    C = catmull(np.c_[np.array(COURSE), np.full(len(COURSE), 0.13)], 900)
    s = arclen(C)
    T_line, N, B = frames(C, up=(0, 0, 1))
    a = np.linspace(0, 2 * math.pi, 64, endpoint=False)
    ends = smooth(0, 0.25, s) * smooth(s[-1], s[-1] - 0.25, s)
    folds = np.cos(2 * math.pi * s / 0.155 + 1.1 * fbm(np.c_[s * 3, 0 * s, 0 * s], 2, 4))
    wobble = fbm(np.stack([np.broadcast_to(s * 8, (64, len(s))), np.repeat(np.cos(a)[:, None], len(s), 1), np.repeat(np.sin(a)[:, None], len(s), 1)], -1), 2, 3)
    r = 1 + (0.15 * folds[None] + 0.10 * wobble) * ends[None]
    P = C[None] + N[None] * (0.082 * np.sin(a)[:, None] * r)[..., None] + B[None] * (0.155 * np.cos(a)[:, None] * r)[..., None]
    web = M.fabric("f2600f", 60, "Object", 0.5)
    grid("elastic webbing", P, web, cu=True, caps=True)
    tracer = M.fabric("1b1c1e", 40, "Object", 0.3)
    k = 16
    grid("tracer", np.stack([P[k - 1], P[k], P[k + 1]]) + [0, 0, 0.006], tracer)
    return C


def flat_end(parent, thread, web):
    """A flat sewn end of the webbing."""
    C = np.linspace((-0.12, 0, 0.13), (0.52, 0, 0.12), 60)
    ups = np.repeat([[0, 0, 1.0]], 60, 0)
    strap("end", C, ups, 0.26, 0.05, web, parent=parent)
    strap("end below", C - [0, 0, 0.05], ups, 0.26, 0.05, web, parent=parent)
    T_line = norm(np.gradient(C, axis=0))
    side = np.cross(T_line, [0, 0, 1.0])
    for o in (-0.085, 0, 0.085):
        stitches("seam", (C + side * o)[8:-8] + [0, 0, 0.028], ups[8:-8], thread, 0.06, 0.045, 0.009, parent)


def end_group(at, behind):
    """A group at an end of the webbing whose +x leads on outwards."""
    way = at - behind
    return group("end", loc=(*at[:2], 0), rot=(0, 0, math.degrees(math.atan2(way[1], way[0]))))


def build(view="hero"):
    web = M.webbing("f2600f", ribs=4, pitch=24)
    thread = M.fabric("1b1c1e", 20, "Object", 0.2)
    C = gathered_webbing()
    for k, behind in ((0, 30), (-1, -31)):
        at = end_group(C[k], C[behind])
        flat_end(at, thread, web)
        if k == 0:
            ring = [(0.46, 0, 0.12), (0.62, 0, 0.19), (0.72, 0, 0.11), (0.62, 0, 0.03), (0.46, 0, 0.08)]
            R = catmull(np.array(ring), 60)
            strap("bight", R, np.cross(norm(np.gradient(R, axis=0)), [0, 1.0, 0]), 0.26, 0.05, web, parent=at)
            connector(group("carabiner", at, (1.17, 0.06, 0.08), (0, 0, 83), 1.15))
            label_on_web(at)
        else:
            cinch_loop(at)


def label_on_web(parent):
    """The label on its own short web beside the carabiner."""
    at = group("label", parent, (0.16, 0.52, 0.10), (0, 0, -76))
    strap_line = catmull(np.array([(-0.02, -0.46, 0.10), (-0.32, -0.28, 0.04), (-0.40, -0.05, -0.03)]), 20)
    strap("tag web", strap_line, np.repeat([[0, 0, 1.0]], 20, 0), 0.12, 0.02, M.fabric("f2f1ea", 40, "Object", 0.2), parent=at)
    plate("tag", rrect(0.86, 0.37, 0.03), 0.02, 0.006, M.plastic("f2f1ea", 0.6), parent=at)
    decal_plane("print", 0.82, 0.355, M.label(label(), 0.6, 0), (0, 0, 0.012), parent=at)


def cinch_loop(parent):
    cord = M.rubber("1b1c1e", 0.75, 0.3)
    loop = [(0.34, 0.05, 0.10), (0.62, 0.07, 0.09), (0.95, 0.22, 0.07), (1.38, 0.50, 0.06), (1.86, 0.34, 0.06), (1.98, 0.0, 0.06)]
    loop += [(x, -y, z) for x, y, z in loop[-2::-1]]
    tube("cinch loop", catmull(np.array(loop), 260), 0.062, cord, 20, parent=parent)
    toggle = group("toggle", parent, (0.72, 0, 0.12), (0, 90, 0))
    shape = [(0, -0.15), (0.12, -0.15, 0.03), (0.165, -0.05, 0.04), (0.165, 0.05, 0.04), (0.12, 0.15, 0.03), (0, 0.15)]
    lathe("toggle", shape, M.plastic("1a1b1d", 0.4, 0.06), 64, parent=toggle)
