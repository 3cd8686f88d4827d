"""The carry bag of an arc flash suit."""

from crumple import crumpled_mesh
from garment_cloth import plain_cloth
from garment_trim import open_zip
from paths import TEXTURES

from geom import *
import materials as M


ZIP = 0.70


def filled(p):
    """The outside of the bag as it is packed: rounded, its top a little higher in the middle."""
    return np.maximum(SDF.box(p, np.array([0, 0, 0.56]), (1.95, 1.35, 0.60), 0.40), -p[..., 2])


def bag(colour):
    """A soft carry bag with a zip, webbing handles and its print, lying on the floor."""
    V, F = sdf_surface(filled, (-2.2, -1.6, -0.1), (2.2, 1.6, 1.5), 0.035, smooth_it=4)
    printed = np.maximum(np.abs(V[:, 0]) - 1.3, np.abs(V[:, 1] + 0.05) - 0.62)
    loose = smooth(0.0, 0.4, np.maximum(printed, 0.9 - V[:, 2])) * smooth(0.05, 0.25, np.abs(V[:, 2] - ZIP))
    mesh("bag", crumpled_mesh(V, F, 0.24 * loose, seed=7, size=1.1, share=0.65), F, plain_cloth(colour))
    ring = resample(np.c_[rrect(3.9, 2.7, 0.5, 16), np.full(68, ZIP)], 400, True)
    open_zip(ring, norm(ring * [1, 1, 0]))
    print_at = (0, -0.05, 1.185)
    decal_plane("print", 2.5, 1.154, M.label(f"{TEXTURES}/arc_bag.png", 0.7, 0.0), print_at, r=0.05)
    web = M.webbing("17181a", ribs=4, pitch=26)
    for side in (-1, 1):
        loop = [(-0.80, 0.85, 1.17), (-0.82, 1.22, 1.12), (-0.66, 1.72, 0.72), (0.12, 2.02, 0.44)]
        loop += [(0.72, 1.66, 0.74), (0.80, 1.22, 1.12), (0.80, 0.85, 1.17)]
        C = resample(catmull(np.array(loop) * [side, side, 1], 200), 200)
        strap("handle", C, np.repeat([[0, 0, 1.0]], 200, 0), 0.3, 0.06, web)
