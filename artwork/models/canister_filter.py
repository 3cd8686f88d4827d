"""A canister filter with the round thread. Options: kind a2b2e2k2p3, axp3 or hgp3."""

import filter_parts as parts
import materials as M
from arrange import gather, loose_parts, rest_on_floor
from filter_labels import round_label
from geom import *

VIEWS = {
    "sealed": dict(rot=(0, 0, 0), elev=14, frame=0.84),
    "open": dict(rot=(0, 0, 0), elev=20, frame=0.88),
}
BODY = {"a2b2e2k2p3": "1d1f22", "axp3": "a7adb2", "hgp3": "c4c8cb"}
R = 0.54


def canister(parent, kind):
    """The canister stands on its intake; the thread is above."""
    body = M.plastic(BODY[kind], 0.34, 0.05)
    shape = [(0, 0.03), (R - 0.07, 0.03), (R - 0.06, 0.0, 0.01), (R + 0.0, 0.0, 0.02)]
    shape += [(R + 0.018, 0.03, 0.015), (R + 0.018, 0.09, 0.015), (R, 0.11, 0.012), (R, 0.75, 0.05)]
    shape += [(R - 0.07, 0.80, 0.04), (0.30, 0.82, 0.03), (0.27, 0.865, 0.02), (0.145, 0.87)]
    lathe("canister", shape, body, 160, parent=parent)
    label = round_label(kind, 2 * np.pi * R, 0.56, 0.058 if kind == "a2b2e2k2p3" else 0.16)
    wrap_label("label", R, 0.14, 0.70, -270, 90, label, 180, parent, eps=0.003)
    parts.round_thread(parent, body, 0.87)
    media = M.fabric("e6e7e3", 60, "Object", 0.2)
    lathe("outlet", [(0, 0.89), (0.15, 0.89)], media, 48, parent=parent, bevel=False)
    for k in range(3):
        turn = (0, 0, 60 * k)
        box("web", (0.30, 0.022, 0.03), body, 0.006, loc=(0, 0, 0.92), rot=turn, parent=parent)


def inlet_plug(parent, material):
    """The flat cover that snaps over the intake, with its pull tab."""
    shape = [(0, 0.0), (R + 0.03, 0.0, 0.02), (R + 0.03, 0.085, 0.01), (R + 0.005, 0.085)]
    lathe("plug", [*shape, (R + 0.005, 0.02), (0, 0.02)], material, 128, parent=parent)
    size, at = (0.20, 0.16, 0.025), (R + 0.09, 0, 0.07)
    rbox("tab", size, 0.06, material, edge=0.012, loc=at, parent=parent)


def build(view="sealed", kind="a2b2e2k2p3"):
    cover = M.plastic("7f868c", 0.4, 0.05)
    before = loose_parts()
    canister(group("canister"), kind)
    if view == "sealed":
        parts.screw_cap(group("cap", loc=(0, 0, 0.875)), cover)
        inlet_plug(group("plug", loc=(0, 0, -0.022), rot=(0, 0, -60)), cover)
        return
    # That of mercury lies the other way, so that the two filters of one colour are told apart.
    side = -1 if kind == "hgp3" else 1
    rest_on_floor(gather("lying", before, rot=(64, 0, side * 30), loc=(side * 0.2, 0.2, 0)))
    before = loose_parts()
    parts.screw_cap(group("cap", rot=(180, 0, 0)), cover)
    rest_on_floor(gather("cap", before, loc=(side * -0.30, -0.72, 0)))
    before = loose_parts()
    inlet_plug(group("plug"), cover)
    rest_on_floor(gather("plug", before, loc=(side * -0.80, -0.12, 0), rot=(0, 0, 200)))
