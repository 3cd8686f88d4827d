"""Leather protectors for insulating gloves: a pair, or one worn over its rubber glove.

Options: grade 0 or 2 (the class of the rubber glove).
"""

import insulating
import leatherglove
import materials as M
from geom import *
from label_ground import vertices
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, 0), elev=64, frame=0.86),
    "worn": dict(rot=(0, 0, 26), elev=56, frame=0.86),
}
KINDS = {
    "0": dict(style="protector", words="FOR CLASS 00 AND 0", end=0.66, label=-1.06),
    "2": dict(style="protector2", words="FOR CLASS 2", end=1.0, label=-1.22),
}


def mark(grade):
    """Which gloves it is cut for, and its size, as stamped on the cuff."""
    body = T(180, 48, KINDS[grade]["words"], 30, 800, "#3a2a14")
    body += T(180, 96, "SIZE 10", 34, 800, "#3a2a14")
    return printed(f"protector_{grade}", 360, 120, body)


def wrist_line(shell, y, angles):
    """The outline of the glove at a height: the radius at every angle, without the folds."""
    points = vertices(shell)
    points = points[np.abs(points[:, 1] - y) < 0.02]
    at = np.arctan2(points[:, 2] / 0.5, points[:, 0])
    away = np.hypot(points[:, 2] / 0.5, points[:, 0])
    order = np.argsort(at)
    radius = np.interp(angles, at[order], away[order], period=2 * np.pi)
    spectrum = np.fft.rfft(radius)
    spectrum[9:] = 0
    return np.fft.irfft(spectrum, len(angles))


def belted(shell, y, width, thick, material, parent):
    """A strap right round the wrist, close to the leather; returns where its upper side lies."""
    angles = np.linspace(-np.pi, np.pi, 360, endpoint=False)
    rows = []
    for off, up in rrect(thick, width, thick * 0.45, 5):
        r = wrist_line(shell, y + up, angles) + off + thick * 0.7
        rows.append(np.c_[r * np.cos(angles), 0 * angles + y + up, r * 0.5 * np.sin(angles)])
    P = np.stack(rows, 1)
    grid("strap", P, material, cu=True, cv=True, parent=parent)
    return P[..., 2].max()


def protector(parent, grade, palm=False, seed=3, mirror=False):
    kind = KINDS[grade]
    before = set(parent.children)
    stamp = None if palm else (mark(grade), (0.0, 0.30 - kind["end"]), 0.66, 0.22)
    leatherglove.glove(parent, palm, kind["style"], seed, 1.12, mirror, stamp)
    made = [ob for ob in parent.children if ob not in before]
    shell = next(ob for ob in made if ob.name.split(".")[0] == "glove")
    hide, plastic = M.leather("b98f4f", 0.5, 0.2, 70), M.plastic("1b1c1e", 0.42)
    top = belted(shell, -0.04, 0.11, 0.030, hide, parent)
    if palm:
        return
    frame = rrect(0.17, 0.19, 0.03, 6)
    hole = [rrect(0.105, 0.125, 0.02, 6)[::-1]]
    at = dict(loc=(0.06, -0.04, top + 0.012), parent=parent)
    plate("buckle", frame, 0.028, 0.008, plastic, holes=hole, **at)
    cyl("prong", 0.010, 0.17, plastic, 0.003, loc=(0.06, -0.04, top + 0.024), rot=(0, 90, 0), parent=parent)
    tongue = rrect(0.34, 0.09, 0.03, 8)
    plate("strap end", tongue, 0.026, 0.006, hide, loc=(-0.06, -0.04, top + 0.006), parent=parent)


def build(view="hero", grade="0"):
    if view == "worn":
        at = group("glove", loc=(0, 0, 0.24))
        label = ((0, KINDS[grade]["label"]), 0.50, 0.33)
        insulating.cuff_only(insulating.rubber(at, grade, False, 3, label=label), -0.30)
        protector(at, grade)
        return
    protector(group("left", loc=(-0.90, 0, 0.24), rot=(0, 0, 5)), grade)
    protector(group("right", loc=(0.96, -0.05, 0.24), rot=(0, 0, -5)), grade, True, 9, True)
