"""A pocket mask for resuscitation: clear dome on a soft cushion, one-way valve, head strap, before its hard case."""

from geom import *
import materials as M
from printed import printed, two_lines

VIEWS = {
    "hero": dict(rot=(0, 0, -16), elev=34, frame=0.86),
    "valve": dict(rot=(0, 0, -16), elev=34, frame=0.86, zoom=(2.0, 0.16, -0.10)),
}


def face_line(n=200):
    """Outline of the cushion: narrow over the nose, wide at the chin."""
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    narrow = 1 - 0.20 * np.sin(a)
    return np.c_[0.50 * np.cos(a) * narrow, 0.64 * np.sin(a)]


def mask(parent):
    rim = face_line()
    tube("cushion", np.c_[rim, 0.13 + 0.05 * np.cos(2 * np.arctan2(rim[:, 1], rim[:, 0]))], 0.13, M.thin_clear("d6e7f2", 0.42, 0.12), 28, closed=True, parent=parent)
    rise = np.linspace(0, 1, 60)
    round_line = 0.17 * rim / np.linalg.norm(rim, axis=1)[:, None]
    shape = np.sqrt(np.clip(1 - rise**2.6, 0, 1))
    P = np.stack([np.c_[round_line + (rim * 0.98 - round_line) * k, np.full(len(rim), 0.20 + 0.50 * t)] for k, t in zip(shape, rise)], 1)
    grid("dome", P, M.thin_clear("eaf3f8", 0.14, 0.04), cu=True, parent=parent)
    blue, white = M.plastic("1c5fa8", 0.35), M.plastic("eef1f2", 0.3)
    lathe("port", [(0.13, 0.66), (0.19, 0.67, 0.01), (0.19, 0.84, 0.02), (0.12, 0.85)], M.thin_clear("d9e6ee", 0.4, 0.05), 96, parent=parent)
    lathe("valve", [(0.14, 0.80), (0.20, 0.82, 0.01), (0.20, 1.00, 0.02), (0.26, 1.03, 0.02), (0.26, 1.12, 0.02), (0.13, 1.16, 0.02), (0.13, 1.32, 0.02), (0.09, 1.33), (0.09, 1.0)], white, 120, parent=parent)
    lathe("ring", [(0.262, 1.05), (0.275, 1.06, 0.01), (0.275, 1.09, 0.01), (0.262, 1.10)], blue, 120, parent=parent)
    black = M.webbing("20242a", ribs=5, pitch=22)
    course = [(-0.50, 0.05, 0.16), (-0.95, -0.35, 0.10), (-0.75, -0.95, 0.10), (0.0, -1.15, 0.10), (0.75, -0.95, 0.10), (0.95, -0.35, 0.10), (0.50, 0.05, 0.16)]
    C = catmull(np.array(course), 220)
    T = norm(np.gradient(C, axis=0))
    strap("head strap", C, norm(np.cross(T, [0, 0, 1.0])), 0.16, 0.02, black, parent=parent)


def case(parent):
    red = M.plastic("c5151c", 0.36, 0.06)
    rbox("lower", (1.75, 1.45, 0.46), 0.42, red, edge=0.14, loc=(0, 0, 0.23), parent=parent)
    rbox("joint", (1.77, 1.47, 0.05), 0.42, M.plastic("8d0e13", 0.5), edge=0.02, loc=(0, 0, 0.45), parent=parent)
    rbox("upper", (1.75, 1.45, 0.46), 0.42, red, edge=0.16, loc=(0, 0, 0.67), parent=parent)
    rbox("latch", (0.42, 0.10, 0.30), 0.04, M.plastic("f1f2f2", 0.35), edge=0.02, loc=(0, -0.76, 0.45), parent=parent)
    words = printed("cpr_mask_case", 300, 170, two_lines("CPR MASK", "قناع إنعاش", "#fff", "#c5151c", 300, 170, 44), 900)
    decal_plane("words", 1.15, 0.65, M.label(words, 0.4, 0.2), (0, 0, 0.905), parent=parent, r=0.02)


def build(view="hero"):
    case(group("case", loc=(-0.85, 0.95, 0), rot=(0, 0, 14)))
    mask(group("mask", loc=(0.62, -0.35, 0), rot=(0, 0, 8)))
