"""Lace-up safety footwear.

Options: style (an entry of STYLE); height low, mid or high; slim 0 or 1; tread (an entry of
TREADS); last (an entry of STANCES); scuff, zip and guard (over the metatarsal), 0 or 1.
"""

from geom import *
import materials as M
import soles
from boot_extras import side_tags, side_zip, welt_stitches
from boot_lacing import lace_up
from boot_stance import stance
from boot_stitching import stitch
from boot_upper import Upper

RIM = [  # for black leather: a long card behind each side, and one low in front
    ("edge left", (-3.6, 2.2, 2.0), (0, 0, 0.8), 0.6, 3.6, 170, 0.4),
    ("edge right", (3.6, 1.8, 1.8), (0, 0, 0.7), 0.6, 3.6, 170, 0.4),
    ("low front", (1.6, -5.4, 1.1), (0, 0, 0.6), 2.2, 0.9, 60, 0.5),
]
GRAZING = [  # for a black tread: a card that faces it, and one along it
    ("face", (-2.6, -5.2, 4.6), (0, 0, 1.5), 3.0, 2.4, 900, 0.5),
    ("graze", (4.2, -1.2, 2.4), (0, 0, 1.5), 0.8, 3.6, 700, 0.4),
]
VIEWS = {
    "hero": dict(rot=(0, 0, 52), elev=12, frame=0.84),
    "outer": dict(rot=(0, 0, -52), elev=12, frame=0.84),
    "guarded": dict(rot=(0, 0, -36), elev=24, frame=0.84, lights=RIM),
    "instep": dict(rot=(0, 0, 30), elev=26, frame=0.84),
    "side": dict(rot=(0, 0, 90), elev=5, frame=0.84),
    "heel_side": dict(rot=(0, 0, 124), elev=15, frame=0.84, lights=RIM),
    "pair": dict(rot=(0, 0, 40), elev=16, frame=0.88),
    "front": dict(rot=(0, 0, 12), elev=14, frame=0.80),
    "back": dict(rot=(0, 0, 140), elev=12, frame=0.82),
    "pair_top": dict(rot=(0, 0, 20), elev=52, frame=0.88),
    "toe": dict(rot=(0, 0, 52), elev=12, frame=0.84, zoom=(2.5, 0.24, -0.20)),
    "panel": dict(rot=(0, 0, 52), elev=12, frame=0.84, zoom=(2.6, -0.15, -0.07)),
    "scuff": dict(rot=(0, 0, 52), elev=12, frame=0.84, zoom=(2.4, 0.21, -0.19)),
    "sole": dict(rot=(-84, 0, -26), elev=8, frame=0.86),
    "ladder": dict(rot=(-78, 0, 24), elev=10, frame=0.86, lights=GRAZING),
    "detail": dict(rot=(0, 0, 52), elev=12, frame=0.84, zoom=(2.3, -0.14, -0.10)),
}


STANCES = dict(
    trainer=dict(toe=0.20, spring=0.15, wedge=0.09, narrow=0.10, hollow=0.05),
    womens=dict(toe=0.20, spring=0.13, wedge=0.13, narrow=0.16, hollow=0.06),
    work=dict(toe=0.10, spring=0.07, wedge=0.05),
)


def one(parent, style="black", height="mid", tread="", scuff="0", zip="0", guard="0", last=""):
    upper = Upper(style, height, scuff == "1", guard == "1", zip == "1")
    upper.make(parent)
    accent = upper.style["accent"]
    stitch(upper, parent, upper.style.get("thread", accent))
    lace_up(upper, parent, upper.style.get("loop", accent))
    if "tag" in upper.style:
        side_tags(upper, upper.style["tag"], parent)
    if zip == "1":
        side_zip(upper, parent)
    midsole = M.rubber(upper.style["mid"], 0.5, 0.12, gs=80)
    outsole = M.rubber(upper.style["out"], 0.55, 0.2, gs=90)
    tread = tread or upper.style.get("tread", "")
    welted = "welt" in upper.style
    ledge, lines = (0.050, (0.62,)) if welted else (0.022, (0.66, 0.56))
    rim = soles.sole(parent, upper.P, upper.outline, midsole, outsole, lines, tread, ledge)
    if welted:
        welt_stitches(rim, upper.style["welt"], parent)
    if last:
        stance(parent, **STANCES[last])
    return upper


def build(view="hero", slim="0", **options):
    if view in ("pair", "pair_top"):
        one(group("left", loc=(-0.62, 0.18, 0), rot=(0, 0, 4)), **options)
        right = group("right", loc=(0.72, -0.28, 0), rot=(0, 0, -10))
        right.scale = (-1, 1, 1)
        one(right, **options)
        return
    at = group("shoe")
    if slim == "1":
        at.scale = (0.88, 1, 0.98)
    one(at, **options)
