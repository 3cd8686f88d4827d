"""What is sewn on the front of a flat-laid vest: radio, pen and flap pockets, the clear window, tabs for a microphone."""

from flat_cloth import ups
from garment_trim import bind, microphone_tab
from geom import *
from laid_garment import box_points, sewn
from paths import TEXTURES
import materials as M


def patch(p, x, y, half_width, half_height, cloth, thread, lift, bands=()):
    """A pocket's bag, the tape of the vest running on over it."""
    return sewn(p, box_points(x, y, half_width, half_height), cloth, thread, lift, (0.05,), 0.022, bands)


def flap(base, x, top, half_width, deep, cloth, thread, binding, bands=()):
    """A bound flap over a pocket's mouth, with its pull tab."""
    over = patch(base, x, top - deep / 2, half_width, deep / 2, cloth, thread, 0.10, bands)
    low, rim = top - deep + 0.03, half_width - 0.03
    half = [(x - rim, top - 0.03), (x - rim, low + 0.06), (x - rim + 0.06, low)]
    bind([*half, (x, low - 0.01), *[(2 * x - a, b) for a, b in half[::-1]]], over, binding, fine=True)
    C = over.line([(x, top - 0.20), (x, low), (x, low - 0.09)], 30, 0.05)
    strap("tab", C, ups(C), 0.16, 0.03, binding)


def window(base, x, y, binding):
    """A card behind a clear sheet with a bound edge."""
    wide, tall = 0.27, 0.46
    u, v = np.meshgrid(np.linspace(-wide, wide, 30), np.linspace(-tall, tall, 50), indexing="ij")
    z = base.height((x + u).ravel(), (y + v).ravel()).reshape(u.shape)
    P = np.stack([x + u, y + v, z + 0.012], -1)
    grid("card", P[2:-2, 2:-2], M.label(f"{TEXTURES}/site_pass.png"))
    grid("window", P + [0, 0, 0.02], M.thin_clear("f4f8fa", 0.03, 0.05, 1.45))
    ring = rrect(2 * wide, 2 * tall, 0.05) + [x, y]
    bind(np.vstack([ring, ring[:1]]), base, binding, 0.02, fine=True)


def sew_pockets(p, cloth, binding, bands):
    """Everything on the front; the flaps and bags on the lower tape carry it on."""
    thread = M.fabric("2b2d30", 20, "Object", 0.2)
    for side in (-1, 1):
        bag = patch(p, side * 1.22, -3.16, 0.64, 0.54, cloth, thread, 0.07, bands)
        flap(bag, side * 1.22, -2.58, 0.67, 0.36, cloth, thread, binding, bands)
        microphone_tab(p, (side * 1.36, 1.7), (0, 0.24), binding)
    radio = patch(p, -0.58, -0.50, 0.35, 0.58, cloth, thread, 0.14)
    flap(radio, -0.58, 0.12, 0.38, 0.34, cloth, thread, binding)
    card = patch(p, 0.58, -0.50, 0.35, 0.58, cloth, thread, 0.05)
    window(card, 0.58, -0.50, binding)
    pens = patch(p, 2.02, -0.66, 0.23, 0.36, cloth, thread, 0.06)
    bind([(1.80, -0.32), (2.02, -0.32), (2.24, -0.32)], pens, binding, fine=True)
    C = pens.line([(2.02, -0.98), (2.02, -0.66), (2.02, -0.36)], 60, 0.006)
    stitches("pen seam", C, ups(C), thread, 0.07, 0.046, 0.0065)
