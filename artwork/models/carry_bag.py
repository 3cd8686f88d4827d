"""The carry bag of an arc flash suit."""

from garment_cloth import plain_cloth
from paths import TEXTURES

from geom import *
import materials as M


def bag(colour):
    """A soft carry bag with a zip, webbing handles and its print, lying on the floor."""
    cloth = plain_cloth(colour)
    rbox("bag", (3.9, 2.7, 1.1), 0.55, cloth, edge=0.42, loc=(0, 0, 0.55), crown=0.12)
    hard = M.fabric("1b1d20", 40, "Object", 0.3)
    ring = np.c_[rrect(3.6, 2.4, 0.5, 16), np.full(68, 0.93)]
    tube("piping", resample(ring, 400, True), 0.035, hard, 10, closed=True)
    print_at = (0, -0.05, 1.235)
    decal_plane("print", 2.5, 1.154, M.label(f"{TEXTURES}/arc_bag.png", 0.7, 0.0), print_at, r=0.05)
    web = M.webbing("17181a", ribs=4, pitch=26)
    for side in (-1, 1):
        start, end = np.array([-0.8, side * 0.9, 1.1]), np.array([0.8, side * 0.9, 1.1])
        rise = np.array([0, side * 0.75, 0.15])
        middle = (start + end) / 2 + rise * 1.5
        C = catmull(np.array([start, start + rise * 0.9, middle, end + rise * 0.9, end]), 140)
        strap("handle", C, np.repeat([[0, 0, 1.0]], 140, 0), 0.3, 0.06, web)
