"""Anti-vibration gloves: damping pads over palm, fingers and thumb, a closed wrist strap, a knitted back.

The view `palms` shows both palms, `pair` a palm and a back.
"""

from geom import *
import hand as H
import materials as M
from knit import knit_mat
from moulded_bars import finger_bars
from wrinkles import RAKE

VIEWS = {
    "palms": dict(rot=(0, 0, 0), elev=64, frame=0.87),
    "pair": dict(rot=(0, 0, 0), elev=64, frame=0.87),
    "strap": dict(rot=(0, 0, 0), elev=64, frame=0.87, zoom=(2.4, 0.205, -0.18), lights=RAKE),
}
CUFF = 0.62


def palm_pads(V, z):
    """Signed distance to the pads of the palm, negative inside."""
    x, y = V[:, 0], V[:, 1]
    d = np.full(len(V), 9.0)
    for cx, cy, w, h, lean in (
        (-0.30, 0.80, 0.13, 0.085, 0.0), (-0.07, 0.84, 0.095, 0.085, 0.0), (0.125, 0.82, 0.085, 0.085, 0.0), (0.305, 0.74, 0.075, 0.085, 0.0),
        (-0.07, 0.60, 0.105, 0.11, 0.0), (0.145, 0.58, 0.09, 0.11, 0.0), (0.325, 0.52, 0.07, 0.11, 0.0),
        (-0.30, 0.42, 0.12, 0.19, 0.35), (0.02, 0.30, 0.13, 0.14, 0.0), (0.25, 0.28, 0.10, 0.14, 0.0),
    ):
        pad = np.stack([x - cx - lean * (y - cy), y - cy, 0 * x], -1)
        d = np.minimum(d, SDF.box(pad, 0, (w, h, 1), 0.05))
    return np.where(z < -0.02, d, 9.0)


def glove(parent, palm, mirror, seed):
    flat = 0.76
    V, F, segs = H.build_hand(fat=1.06, spread=1.2, curl=0.9, flat=flat, cuff=(CUFF, 0.345, 0.37))
    N = vert_normals(V, F)
    fid, ax, tt, side, lat = H.coords(V, segs, flat)
    y, z = V[:, 1], V[:, 2] / flat
    joint = np.zeros(len(V))
    for finger in range(1, 6):
        for cut in (0.46, 0.76):
            joint = np.maximum(joint, (fid == finger) * np.exp(-(((tt - cut) / 0.08) ** 2)))
    D = 0.012 * joint * (1 - 2 * np.abs(fbm(V * [2.2, 12, 3] + seed, 3, seed)))
    D = D + 0.008 * fbm(V * 5 + seed, 3, seed)
    d = np.minimum(finger_bars(fid, tt, lat, -z), palm_pads(V, z))
    pad = 1 - smooth(-0.012, 0.012, d)
    D = D * (1 - pad) + 0.062 * (1 - smooth(-0.05, 0.004, d))
    leather = np.maximum(smooth(0.03, -0.02, z) * smooth(0.02, 0.06, y), smooth(0.80, 0.83, tt) * (fid > 0))
    D = D + 0.008 * leather
    on_cuff = smooth(0.02, -0.04, y)
    D = D + on_cuff * 0.010 * np.cos(V[:, 0] * 2 * math.pi * 15)
    s = np.array([-1 if mirror else 1, 1, 1.0]) * (np.array([-1, 1, -1]) if palm else 1)
    kuv = np.c_[side + fid * 0.37, ax, 0 * ax]
    kuv[y < 0, 0] = V[y < 0, 0]
    material = knit_mat("232528", "1a1b1d", 0.72, 0.25, spot="6f767c", smooth_spot=True)
    faces = F if np.prod(s) > 0 else F[:, ::-1]
    uv = np.c_[V[:, 0] + 0.5, V[:, 1]]
    attrs = dict(coat=leather, kuv=kuv, spot=pad, back=(z > 0) * 1.0)
    mesh("glove", (V + N * D[:, None]) * s, faces, material, uv=uv, attrs=attrs, parent=parent)
    wrist_strap(parent, s)


def wrist_strap(parent, s):
    """A strap round the wrist, closed by its tab on the back of the hand."""
    ring = superellipse(0.372, 0.196, 2.4, 160)
    C = np.c_[ring[:, 0], np.full(160, -0.12), ring[:, 1]]
    out = norm(np.c_[ring[:, 0], 0 * ring[:, 0], ring[:, 1] * 2.4])
    if np.prod(s) < 0:
        C, out = C[::-1], out[::-1]
    black = M.fabric("141517", 60, "Object", 0.4)
    strap("strap", C * s, out * s, 0.26, 0.035, black, closed=True, parent=parent)
    x = np.linspace(-0.10, 0.30, 30)
    height = 0.196 * (1 - np.abs(x / 0.372) ** 2.4) ** (1 / 2.4)
    tab = np.c_[x, np.full(30, -0.12), height + 0.035]
    up = norm(np.c_[x * 0.5, 0 * x, 0 * x + 1.0])
    strap("tab", tab * s, up * s, 0.23, 0.03, M.rubber("2c2f32", 0.5, 0.15), parent=parent)


def build(view="palms"):
    left_palm, right_palm = view == "palms", True
    left = group("left", loc=(-0.68, 0.0, 0.24), rot=(0, 0, 9))
    glove(left, left_palm, left_palm, 3)
    right = group("right", loc=(0.74, -0.06, 0.24), rot=(0, 0, -9))
    glove(right, right_palm, not left_palm, 8)
