"""Lockout devices as sold singly: a pair of hasps, a fan of tags, a cable lockout, gate-valve covers, scaffold tags."""

from geom import *
import materials as M
from loto_devices import cable, gate_cover
from loto_parts import hasp, tag
from padlock import lock
from printed import T, printed

VIEWS = {
    "hasps": dict(rot=(0, 0, 0), elev=60, frame=0.84),
    "tags": dict(rot=(0, 0, 0), elev=62, frame=0.84),
    "cable": dict(rot=(0, 0, 0), elev=56, frame=0.86),
    "covers": dict(rot=(0, 0, 0), elev=56, frame=0.86),
    "scaffold": dict(rot=(0, 0, 0), elev=62, frame=0.84),
}
LYING = (-90, 0, 0)


def hasps():
    for x, turn in ((-0.62, 9), (0.62, -7)):
        hasp(group("hasp", loc=(x, 0, 0.14), rot=(0, 0, turn)))


def tags():
    for k, (x, y, turn) in enumerate(((-1.15, -0.18, 16), (0.0, 0.10, 2), (1.15, -0.22, -13))):
        tag(group("tag", loc=(x, y, 0.02 + 0.004 * k), rot=(0, 0, turn)))


def cable_set():
    cable(group("cable", loc=(0.1, 0, 0)))
    lock(group("lock", loc=(-2.05, -0.35, 0.20), rot=LYING), "red", key=False)


def covers():
    """Three sizes of cover side by side, a lock before the smallest."""
    for x, R in ((-1.95, 1.15), (0.35, 0.86), (2.05, 0.62)):
        gate_cover(group("cover", loc=(x, (1.15 - R) * -0.5, 0), rot=(0, 0, 24)), R)
    lock(group("lock", loc=(2.05, -1.9, 0.20), rot=LYING), "red", key=False)


def scaffold_print(key, ground, head, head_ar, rows):
    body = f"<rect width='300' height='520' rx='22' fill='{ground}'/><rect x='18' y='92' width='264' height='410' rx='12' fill='#fdfdfb'/>"
    body += T(150, 140, head, 27, 800, "#111") + T(150, 184, head_ar, 29, 700, "#111", ar=True)
    for k, (english, arabic) in enumerate(rows):
        y = 236 + 64 * k
        body += T(34, y, english, 19, 700, "#222", "start") + T(266, y, arabic, 19, 700, "#222", "end", ar=True)
        body += f"<rect x='34' y='{y + 26}' width='232' height='2.6' fill='#444'/>"
    return printed(f"scaffold_{key}", 300, 520, body, 900)


DATES = (("Location", "الموقع"), ("Inspected by", "الفاحص"), ("Date", "التاريخ"), ("Next date", "الموعد التالي"))


def scaffold():
    """A green insert, a yellow one and the red holder, laid out."""
    prints = (
        ("red", "#c5151c", "DO NOT USE", "ممنوع الاستخدام", DATES[:3]),
        ("yellow", "#f2c200", "RESTRICTED", "استخدام مشروط", DATES),
        ("green", "#0a8a43", "INSPECTED", "تم الفحص", DATES),
    )
    for k, (key, ground, head, head_ar, rows) in enumerate(prints):
        at = group("tag", loc=(1.22 * (k - 1), (-0.12, 0.10, -0.08)[k], 0.02), rot=(0, 0, (7, -2, -8)[k]))
        hole = superellipse(0.07, 0.07, 2, 32) + [0, 0.76]
        plate("tag", rrect(1.08, 1.88, 0.1), 0.03, 0.008, M.plastic(ground[1:], 0.4), holes=[hole], parent=at)
        face = M.label(scaffold_print(key, ground, head, head_ar, rows), 0.5, 0.1)
        decal_plane("print", 1.06, 1.60, face, (0, -0.12, 0.017), parent=at, r=0.06)


def build(view="hasps"):
    dict(hasps=hasps, tags=tags, cable=cable_set, covers=covers, scaffold=scaffold)[view]()
