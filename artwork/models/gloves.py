"""Knitted gloves, dipped or dotted, with optional moulded back protection.

Options: liner, coat, hem (colours); full (dipped all over); spots none, dots, tpr, palm or crotch in the
colour spot; cuff (length in decimetres); mark 1 for the printed cut level on the back.
"""

from geom import *
import hand as H
import materials as M
from knit import knit_mat

VIEWS = {
    "hero": dict(rot=(0, 0, 0), elev=64, frame=0.86),
    "back": dict(rot=(0, 0, -8), elev=64, frame=0.86),
    "palm": dict(rot=(0, 0, 8), elev=64, frame=0.86),
    "palms": dict(rot=(0, 0, 0), elev=64, frame=0.88),
    "backs": dict(rot=(0, 0, 0), elev=64, frame=0.88),
    "fingers": dict(rot=(0, 0, 0), elev=64, frame=0.88, zoom=(2.6, 0.20, 0.24)),
    "coating": dict(rot=(0, 0, 8), elev=64, frame=0.86, zoom=(3.0, 0.0, 0.02)),
    "wrist": dict(rot=(0, 0, 8), elev=64, frame=0.86, zoom=(3.0, 0.04, -0.11)),
    "crotch": dict(rot=(0, 0, 14), elev=64, frame=0.86, zoom=(2.7, 0.11, 0.13)),
    "mark": dict(rot=(0, 0, -8), elev=64, frame=0.86, zoom=(2.4, 0.02, 0.0)),
    "detail": dict(rot=(0, 0, 0), elev=64, frame=0.86, zoom=(2.4, -0.16, 0.17)),
}


def finger_bars(fid, tt, lat, z):
    """Moulded bars over every finger: signed distance, negative inside."""
    d = np.full(len(tt), 9.0)
    for finger in (1, 2, 3, 4):
        base = (0.34, 0.07) if finger in (1, 4) else (0.28, 0.12)  # clear of the knuckle guard
        for centre, half in (base, (0.605, 0.09), (0.865, 0.055)):
            bar = np.stack([lat * 0.11, (tt - centre) * 0.88, 0 * tt], -1)
            d = np.minimum(d, np.where(fid == finger, SDF.box(bar, 0, (0.075, half, 1), 0.045), 9))
    for centre, half in ((0.47, 0.11), (0.76, 0.08)):
        bar = np.stack([lat * 0.12, (tt - centre) * 0.8, 0 * tt], -1)
        d = np.minimum(d, np.where((fid == 5) & (tt > 0.30), SDF.box(bar, 0, (0.08, half, 1), 0.045), 9))
    return np.where(z > 0.0, d, 9.0)


def back_bars(V, z):
    """The knuckle guard and three bars along the back of the hand."""
    x, y = V[:, 0], V[:, 1]
    arch = y - 0.98 + 0.30 * x**2 + 0.12 * np.maximum(x, 0)
    d = np.full(len(V), 9.0)
    for centre in (-0.31, -0.105, 0.105, 0.295):
        pad = np.stack([x - centre, arch, 0 * x], -1)
        d = np.minimum(d, SDF.box(pad, 0, (0.092, 0.10, 1), 0.06))
    for centre, lean in ((-0.22, -0.10), (-0.01, 0.0), (0.20, 0.10)):
        bar = np.stack([x - centre - lean * (y - 0.5), y - 0.55, 0 * x], -1)
        d = np.minimum(d, SDF.box(bar, 0, (0.075, 0.24, 1), 0.06))
    return np.where(z > 0.02, d, 9.0)


def spots_of(kind, V, z, fid, tt, lat):
    """Mask and height of what is printed, moulded or sewn on the glove."""
    x, y = V[:, 0], V[:, 1]
    if kind == "dots":
        u, v = x / 0.085, y / 0.075
        row = np.floor(v)
        shift = 0.5 * (row % 2)
        d = np.hypot((u - np.round(u - shift) - shift) * 0.085, (v - row - 0.5) * 0.075)
        on = smooth(-0.02, -0.06, z) * smooth(0.10, 0.16, y) * (1 - smooth(0.99, 1.02, tt))
        mask = (1 - smooth(0.020, 0.025, d)) * on
        return mask, 0.014 * np.sqrt(np.clip(1 - (d / 0.027) ** 2, 0, 1)) * on
    if kind == "tpr":
        d = np.minimum(finger_bars(fid, tt, lat, z), back_bars(V, z))
        return 1 - smooth(-0.012, 0.012, d), 0.046 * (1 - smooth(-0.045, 0.004, d))
    if kind == "palm":
        wave = 0.02 * fbm(V * 7, 3, 17)
        mask = smooth(0.03, -0.01, z + 0.02 + wave) * smooth(0.14, 0.17, y + wave)
        return np.maximum(mask, smooth(0.62, 0.65, tt + wave) * (fid > 0)), 0.008 * mask
    if kind == "crotch":
        d = np.hypot(x + 0.42, (y - 0.79) / 1.15) - 0.20
        mask = (1 - smooth(-0.008, 0.008, d)) * (np.abs(z) < 0.6)
        thread = np.cos(np.arctan2(y - 0.79, x + 0.42) * 30) > -0.3
        return mask, 0.014 * mask + 0.010 * thread * np.exp(-(((d + 0.030) / 0.009) ** 2))
    return np.zeros(len(V)), np.zeros(len(V))


def dipped(
    parent,
    palm=False,
    liner="8f969c",
    coat="1c1d1f",
    hem="e2b400",
    mirror=False,
    full=False,
    seed=3,
    thin=False,
    rough=0.5,
    spots="none",
    spot=None,
    cuff=0.66,
    mark=False,
):
    flat = 0.74
    V, F, segs = H.build_hand(
        fat=1.0 if not thin else 0.96, spread=1.15, curl=0.9, flat=flat, cuff=(cuff, 0.335, 0.37)
    )
    N = H.normals(V, F)
    fid, ax, tt, side, lat = H.coords(V, segs, flat)
    # --- wrinkles: across the finger at the joints, along gathers at the wrist
    J = np.zeros(len(V))
    for f, cuts in (
        (1, (0.46, 0.76)),
        (2, (0.46, 0.76)),
        (3, (0.46, 0.76)),
        (4, (0.46, 0.76)),
        (5, (0.36, 0.7)),
    ):
        for c in cuts:
            J = np.maximum(J, (fid == f) * np.exp(-(((tt - c) / 0.085) ** 2)))
    p = V * np.array([2.2, 13, 3]) + seed * 7
    rid = 1 - np.abs(fbm(p, 3, seed))
    disp = 0.012 * J * (rid - 0.6)
    pal = np.exp(-(((V[:, 1] - 0.62) / 0.38) ** 2)) * (fid == 0)
    disp += 0.010 * pal * (1 - np.abs(fbm(V * [5, 3.4, 3] + [0, 0, seed], 3, seed + 4)) - 0.6)
    wr = np.exp(-(((V[:, 1] - 0.02) / 0.10) ** 2))
    disp += 0.012 * wr * (fbm(V * [9, 2.5, 6], 2, seed + 9))
    cuffm = smooth(0.02, -0.10, V[:, 1])
    ang = np.arctan2(V[:, 2] / 0.13, V[:, 0] / 0.36)
    arc = np.sign(V[:, 2]) * 0 + V[:, 0]
    disp += cuffm * 0.009 * np.cos(arc * 2 * np.pi * 17 + (V[:, 2] > 0) * 0)  # rib knit
    disp += 0.004 * fbm(V * 6, 3, seed + 2) * (1 - cuffm)
    hemm = smooth(0.085 - cuff, 0.06 - cuff, V[:, 1])
    disp += hemm * (0.012 + 0.006 * np.sin(V[:, 0] * 2 * np.pi * 22))
    z = V[:, 2] / flat
    mask, height = spots_of(spots, V, z, fid, tt, lat)
    if spots == "tpr":
        disp *= 1 - mask
    V2 = V + N * disp[:, None]
    # --- coating boundary
    wav = 0.018 * fbm(V * 7, 3, 11)
    if spots == "dots":
        coat_m = np.zeros(len(V))
    elif full:
        coat_m = smooth(0.10, 0.13, V[:, 1] + wav)
    else:
        edge = z - (-0.015 + wav)
        palm_c = smooth(0.022, -0.012, edge) * smooth(0.10, 0.14, V[:, 1] + wav * 1.5)
        tip = smooth(0.60, 0.63, tt + wav * 1.2) * (fid > 0)
        tipt = smooth(0.52, 0.55, tt + wav * 1.2) * (fid == 5)
        kn = 0
        coat_m = np.maximum(palm_c, np.maximum(tip, tipt))
    V2 = V2 + N * (0.006 * coat_m)[:, None]
    V2 = V2 + N * height[:, None]
    kuv = np.c_[side + (fid * 0.37), ax, 0 * ax]
    kuv[cuffm > 0.5, 0] = V[cuffm > 0.5, 0]
    s = np.array([-1 if mirror else 1, 1, 1.0])
    if palm:
        s = s * np.array([-1, 1, -1])
    V3 = V2 * s
    F3 = F if np.prod(s) > 0 else F[:, ::-1]
    body = mesh(
        "glove",
        V3,
        F3,
        knit_mat(liner, coat, rough, spot=spot, mark=mark, smooth_spot=spots == "tpr"),
        uv=np.c_[V[:, 0] / 0.50 + 0.5, (V[:, 1] - 0.50) / 0.417 + 0.5],
        attrs=dict(coat=coat_m, kuv=kuv, spot=mask, back=(z > 0) * 1.0),
        parent=parent,
    )
    # coloured hem: assign a second material by face
    hm = M.fabric(hem, 30, "Object", 0.5)
    body.data.materials.append(hm)
    fy = V[F].mean(1)[:, 1]
    body.data.polygons.foreach_set("material_index", (fy < 0.068 - cuff).astype(np.int32))
    return body


def build(
    view="hero",
    liner="8d9499",
    coat="1b1c1e",
    hem="e0ac00",
    full="0",
    rough=".5",
    spots="none",
    spot="",
    cuff=".66",
    mark="0",
):
    options = dict(
        liner=liner,
        coat=coat,
        hem=hem,
        full=full == "1",
        rough=float(rough),
        spots=spots,
        spot=spot or None,
        cuff=float(cuff),
        mark=mark == "1",
    )
    if view in ("back", "palm", "coating", "wrist", "crotch", "mark"):
        dipped(group("glove", loc=(0, 0, 0.2)), palm=view not in ("back", "mark"), **options)
        return
    left_palm, right_palm = view == "palms", view not in ("backs", "fingers")
    left = group("left", loc=(-0.66, 0.0, 0.22), rot=(0, 0, 9))
    dipped(left, palm=left_palm, mirror=left_palm, **options)
    right = group("right", loc=(0.72, -0.06, 0.22), rot=(0, 0, -9))
    dipped(right, palm=right_palm, mirror=not left_palm, seed=8, **options)
