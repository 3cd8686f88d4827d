"""Insulating footwear: the knee boot with its class label, the overboot beside a shoe."""

from scipy.spatial import cKDTree

import boot
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
    body += T(208, 66, "CLASS 2", 42, 800, "#fff") + T(208, 102, "17,000 V a.c.", 24, 700, "#fff")
    body += T(18, 146, "TEST DATES", 16, 700, "#222", "start")
    body += T(282, 146, "EU 42", 18, 800, "#222", "end")
    for k in range(4):
        x = 18 + k * 67
        body += f"<rect x='{x}' y='156' width='60' height='46' rx='3' fill='#fff' stroke='#555' "
        body += "stroke-width='2'/>"
    return printed("dielectric_label", 300, 220, body)


def shaft_label(P, N, parent, width=0.80, height=0.587, low=1.90):
    """The label, vulcanised on the inner side of the shaft over its ribs."""
    U, V = np.meshgrid(np.linspace(0, 1, 70), np.linspace(0, 1, 44), indexing="ij")
    inner = np.where(P[..., 0].ravel() < -0.02)[0]
    surface = P.reshape(-1, 3)[inner]
    tree = cKDTree(surface[:, 1:])
    y, z = 0.28 + (0.5 - U) * width, low + V * height
    near = tree.query(np.stack([y, z], -1).reshape(-1, 2))[1]
    flat = (surface[near] + N.reshape(-1, 3)[inner][near] * 0.045).reshape(70, 44, 3)
    uv = np.stack([U, V], -1)
    grid("label", flat, M.label(class_label(), 0.45, 0.1), uv=uv, parent=parent)


def build(view="hero"):
    if view == "compared":
        overboot = dict(kind="overboot", color="f0b400", sole="c98f00")
        assembled(slipon.build, loc=(0.85, 0.1, 0), scale=1.12, **overboot)
        assembled(boot.build, loc=(-1.0, -0.25, 0), rot=(0, 0, 4), style="black", height="low")
        return
    at = group("boot")
    P, N = gumboot.one(at, "orange", True, "ribs")
    shaft_label(P, N, at)
