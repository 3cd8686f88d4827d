"""A pair of bayonet filters. Options: kind a2p3, abek1p3, p3, ovag or pads."""

import filter_parts as parts
import materials as M
from arrange import gather, loose_parts, rest_on_floor
from filter_labels import round_label, round_seal
from geom import *
from respirator_filters import fit_filter

VIEWS = {
    "pair": dict(rot=(0, 0, 0), elev=20, frame=0.86),
    "pads": dict(rot=(0, 0, 0), elev=38, frame=0.86),
    "mark": dict(rot=(0, 0, 0), elev=20, frame=0.86, zoom=(2.0, -0.2, -0.1)),
}
BODY = {"a2p3": "b3b9be", "abek1p3": "1d1f22", "p3": "eff0ee", "ovag": "1d1f22"}
HEIGHT = {"p3": 0.50}


def can_filter(parent, kind):
    top = HEIGHT.get(kind, 0.62)
    body = M.plastic(BODY[kind], 0.36, 0.05)
    parts.can(parent, body, top)
    length, height = 2 * np.pi * parts.RADIUS, top - 0.24
    label = round_label(kind, length, height, 0.036 if kind == "abek1p3" else 0.11)
    z0 = 0.145
    wrap_label("label", parts.RADIUS, z0, z0 + height, -270, 90, label, 160, parent, eps=0.003)
    intake = parts.pleated_intake if kind == "p3" else parts.perforated_intake
    intake(parent, parts.RADIUS - 0.08, top - 0.03, body)
    parts.bayonet_socket(parent, M.plastic("24272b", 0.34, 0.05))


def pad_filter(parent, kind):
    hard = M.plastic("6f767c", 0.36, 0.05)
    fit_filter(parent, "pad", hard)
    seal = round_seal(kind, (("SERIES P", 66), ("42 CFR Part 84", 36)))
    decal_plane("seal", 0.40, 0.40, seal, (0, 0, 0.279), r=0.2, parent=parent)
    lathe(
        "ring", [(0.30, 0.06), (0.40, 0.06, 0.01), (0.44, 0.10), (0.30, 0.10)], hard, parent=parent
    )
    parts.bayonet_socket(parent, hard)


def one(kind, **placing):
    before = loose_parts()
    at = group("filter")
    (pad_filter if kind == "pads" else can_filter)(at, kind)
    whole = gather("placed", before, **placing)
    rest_on_floor(whole)


def build(view="pair", kind="a2p3"):
    one(kind, loc=(-0.42, -0.30, 0), rot=(0, 0, 12))
    if kind == "pads":
        one(kind, loc=(0.55, 0.34, 0), rot=(180, 0, 20))
    else:
        one(kind, loc=(0.48, 0.28, 0), rot=(78, 0, 205))
