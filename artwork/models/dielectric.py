"""Insulating footwear: the knee boot with its class label, the overboot beside a shoe."""

import boot
import feather
import gumboot
import materials as M
import slipon
from assembly import assembled
from geom import *
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, 50), elev=10, frame=0.86),
    "label": dict(rot=(0, 0, 76), elev=8, frame=0.86, zoom=(2.5, -0.17, 0.17)),
    "sole": dict(rot=(-84, 0, -26), elev=8, frame=0.86),
    "compared": dict(rot=(0, 0, 30), elev=18, frame=0.88),
}


def class_label():
    """Double triangle, class, largest voltage in use and boxes for the dates of tests."""
    body = "<rect width='300' height='220' rx='12' fill='#f7f5ef'/>"
    body += "<rect width='300' height='120' rx='12' fill='#1b1c1e'/>"
    body += "<rect y='90' width='300' height='30' fill='#1b1c1e'/>"
    for points in ("18,92 80,92 49,34", "52,34 114,34 83,92"):
        body += f"<polygon points='{points}' fill='none' stroke='#fff' stroke-width='6'/>"
    body += T(203, 64, "CLASS 2", 38, 800, "#fff") + T(208, 102, "17,000 V a.c.", 24, 700, "#fff")
    body += T(18, 146, "TEST DATES", 16, 700, "#222", "start")
    body += T(282, 146, "EU 42", 18, 800, "#222", "end")
    for k in range(4):
        x = 18 + k * 67
        body += f"<rect x='{x}' y='156' width='60' height='46' rx='3' fill='#fff' stroke='#555' "
        body += "stroke-width='2'/>"
    return printed("dielectric_label", 300, 220, body)


WIDTH, HEIGHT, MIDDLE, LOW = 0.80, 0.587, 0.28, 1.90


def label_field(x, y, z):
    """1 on the smooth field of the shaft's inner side that carries the label."""
    beside = np.abs(y - MIDDLE) - WIDTH / 2
    above = np.abs(z - 0.22 - LOW - HEIGHT / 2) - HEIGHT / 2
    return smooth(0.13, 0.07, np.maximum(beside, above)) * (x < 0)


def shaft_label(P, parent):
    """The label, vulcanised on its field of the shaft."""
    U, V = np.meshgrid(np.linspace(0, 1, 90), np.linspace(0, 1, 60), indexing="ij")
    z = LOW + V * HEIGHT
    y = MIDDLE + (0.5 - U) * WIDTH
    x = feather.on_side(P, -1, LOW - 0.1, LOW + HEIGHT + 0.1, y, z)[..., 0]
    for _ in range(30):
        x[1:-1] = 0.25 * x[:-2] + 0.5 * x[1:-1] + 0.25 * x[2:]
    border = np.minimum(np.minimum(U, 1 - U) * WIDTH, np.minimum(V, 1 - V) * HEIGHT)
    x = x + 0.004 - 0.016 * smooth(0, 0.012, border)
    uv = np.stack([U, V], -1)
    label = M.label(class_label(), 0.45, 0.1)
    grid("label", np.stack([x, y, z], -1), label, uv=uv, parent=parent)


def build(view="hero"):
    if view == "compared":
        overboot = dict(kind="overboot", color="f0b400", sole="c98f00")
        assembled(slipon.build, loc=(0.85, 0.1, 0), scale=(-1.12, 1.12, 1.12), **overboot)
        assembled(boot.build, loc=(-1.0, -0.25, 0), rot=(0, 0, 4), style="black", height="low", last="work")
        return
    at = group("boot")
    P = gumboot.one(at, "orange", True, "ribs", label_field)
    shaft_label(P, at)
