"""Knitted gloves, dipped or dotted, with optional moulded back protection.

Options: liner, coat, hem (colours); finish of the coating (film, smooth, foam or sandy); gauge of the
knit (needles per inch); full (dipped all over); spots none, dots, tpr or palm in the colour spot; patch
(colour of a second layer between thumb and forefinger); cuff (length in decimetres); mark 1 for the
printed cut level on the back.
"""

from geom import *
import hand as H
import materials as M
from knit import knit_mat
from moulded_bars import bars, moulded_bars
from scipy.spatial import cKDTree

VIEWS = {
    "hero": dict(rot=(0, 0, 0), elev=64, frame=0.86),
    "back": dict(rot=(0, 0, -8), elev=64, frame=0.86),
    "palm": dict(rot=(0, 0, 8), elev=64, frame=0.86),
    "palms": dict(rot=(0, 0, 0), elev=64, frame=0.88),
    "backs": dict(rot=(0, 0, 0), elev=64, frame=0.88),
    "fingers": dict(rot=(0, 0, 0), elev=64, frame=0.88, zoom=(2.5, 0.21, 0.18)),
    "coating": dict(rot=(0, 0, 8), elev=64, frame=0.86, zoom=(3.0, 0.0, 0.02)),
    "wrist": dict(rot=(0, 0, 8), elev=64, frame=0.86, zoom=(3.0, 0.04, -0.13)),
    "crotch": dict(rot=(0, 0, 14), elev=64, frame=0.86, zoom=(2.7, 0.11, 0.13)),
    "mark": dict(rot=(0, 0, -8), elev=64, frame=0.86, zoom=(2.4, 0.02, 0.0)),
    "detail": dict(rot=(0, 0, 0), elev=64, frame=0.86, zoom=(2.4, -0.16, 0.17)),
}


def spots_of(kind, V, z, fid, tt, lat):
    """Mask and height of what is printed or sewn on the glove."""
    x, y = V[:, 0], V[:, 1]
    if kind == "dots":
        u, v = x / 0.085, y / 0.075
        row = np.floor(v)
        shift = 0.5 * (row % 2)
        d = np.hypot((u - np.round(u - shift) - shift) * 0.085, (v - row - 0.5) * 0.075)
        on = smooth(-0.02, -0.06, z) * smooth(0.10, 0.16, y) * (1 - smooth(0.99, 1.02, tt))
        mask = (1 - smooth(0.020, 0.025, d)) * on
        return mask, 0.014 * np.sqrt(np.clip(1 - (d / 0.027) ** 2, 0, 1)) * on
    if kind == "palm":
        wave = 0.010 * fbm(V * [3.5, 3.5, 1], 2, 17)
        mask = smooth(0.012, -0.012, z + 0.02 + wave) * smooth(0.138, 0.162, y + wave)
        mask = np.maximum(mask, smooth(0.62, 0.65, tt + wave) * (fid > 0))
        return mask, 0.010 * mask
    return np.zeros(len(V)), np.zeros(len(V))


def crotch(V, fingers):
    """Distance to the edge, negative inside, of the layer that runs up thumb and forefinger."""
    foot = np.array([-0.475, 0.84])
    ends = [fingers[name].crossing(u)[0][:2] for name, u in (("t", 0.62), ("i", 0.20))]
    run = catmull(np.array([ends[0], foot + [-0.06, -0.03], foot + [0.05, 0.0], ends[1]]), 120)
    return cKDTree(run).query(V[:, :2])[0] - 0.105


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
    finish="foam",
    gauge=13.0,
    spots="none",
    spot=None,
    patch=None,
    cuff=0.66,
    mark=False,
    rim=True,
):
    flat = 0.74
    fat, measures = 0.96 if thin else 1.0, (cuff, 0.335, 0.37)
    V, F, fingers = H.build_hand(fat=fat, spread=1.1, curl=0.9, flat=flat, cuff=measures)
    N = vert_normals(V, F)
    fid, ax, tt, side, lat = H.coords(V, fingers, flat)
    x, y, z = V[:, 0], V[:, 1], V[:, 2] / flat
    # the hand is slack at the joints and at the wrist, the cuff is ribbed
    within = (N[:, 0] * x + N[:, 2] * V[:, 2] * 3 < -0.02) & (y < -0.12)
    cuffm = smooth(0.02, -0.10, y)
    disp = 0.005 * fbm(V * [2.4, 2.0, 2.4] + seed, 2, seed + 2) * (1 - cuffm)
    for c in (0.46, 0.76):
        dent = np.exp(-(((tt - c) / 0.05) ** 2)) * (fid > 0)
        disp += 0.006 * dent * fbm(V * [1.8, 8, 2.5] + seed * 7, 2, seed)
    disp += 0.007 * np.exp(-(((y - 0.02) / 0.10) ** 2)) * fbm(V * [7, 2.5, 6], 2, seed + 9)
    ribbed = cuffm * smooth(0.03 - cuff, 0.14 - cuff, y)
    disp += ribbed * 0.009 * np.cos(x * 2 * np.pi * 17)
    disp *= (1 - within) * (0.45 if finish == "smooth" else 1.0)
    mask, height = spots_of(spots, V, z, fid, tt, lat)
    moulded = spots == "tpr"
    if moulded:
        disp *= smooth(-0.012, 0.012, bars(V, fingers, flat)[0])
    # the coating ends in one clean dip line, a little thicker than the knit
    wave = 0.012 * fbm(V * [3, 3, 1], 2, 11)
    if spots == "dots":
        edge = np.full(len(V), 1.0)
    elif full:
        edge = 0.115 - y - wave
    else:
        palm_edge = np.maximum(z + 0.015 + wave, 0.12 - y - wave)
        tip = np.where(fid > 0, (np.where(fid == 5, 0.53, 0.615) - tt) * 0.88 - wave, 1.0)
        edge = np.minimum(palm_edge, tip)
    coat_m = smooth(0.016, -0.016, edge)
    patched = np.full(len(V), 0.2)
    if patch:
        patched = np.maximum(crotch(V, fingers), z - 0.005)
        height = height + 0.010 * smooth(0.012, -0.012, patched)
    V2 = V + N * (disp + 0.007 * coat_m + height)[:, None]
    kuv = np.c_[side + (fid * 0.37), ax, 0 * ax]
    kuv[cuffm > 0.5, 0] = x[cuffm > 0.5]
    s = np.array([-1 if mirror else 1, 1, 1.0])
    if palm:
        s = s * np.array([-1, 1, -1])
    if moulded:
        moulded_bars(V, F, (fingers, flat), spot, s, parent)
    knit = knit_mat(
        liner, coat, rough, finish, gauge, None if moulded else spot, mark, patch=patch, foamed=spots == "palm"
    )
    mesh(
        "glove",
        V2 * s,
        F if np.prod(s) > 0 else F[:, ::-1],
        knit,
        uv=np.c_[x / 0.50 + 0.5, (y - 0.50) / 0.417 + 0.5],
        attrs=dict(
            edge=np.clip(edge, -0.2, 0.2),
            patch=np.clip(patched, -0.2, 0.2),
            kuv=kuv,
            spot=mask,
            back=(z > 0) * 1.0,
        ),
        parent=parent,
    )
    if rim:
        overlocked(measures, flat, hem, s, parent)


def overlocked(measures, flat, colour, flip, parent):
    """The thread that is sewn round the end of the cuff."""
    turn = np.linspace(0, 2 * np.pi, 36, endpoint=False)
    path = np.c_[-0.014 + 0.034 * np.cos(turn), 0.028 + 0.046 * np.sin(turn)]
    angles = np.linspace(0, 2 * np.pi, 1400, endpoint=False)
    rows = [H.cuff_section(measures, 0.0, flat, v - measures[0], off, angles) for off, v in path]
    P = np.stack(rows, 1)
    out = norm(P - P.mean(1, keepdims=True))
    ribs = np.cos(angles[:, None] * 130 + 3.0 * (path[:, 1] / 0.05)[None])
    thread = M.fabric(colour, 60, "Object", 0.25)
    grid("hem", (P + out * 0.005 * ribs[..., None]) * flip, thread, cu=True, cv=True, parent=parent)


def build(
    view="hero",
    liner="8d9499",
    coat="1b1c1e",
    hem="e0ac00",
    full="0",
    rough=".5",
    finish="foam",
    gauge="13",
    spots="none",
    spot="",
    patch="",
    cuff=".66",
    mark="0",
):
    options = dict(
        liner=liner,
        coat=coat,
        hem=hem,
        full=full == "1",
        rough=float(rough),
        finish=finish,
        gauge=float(gauge),
        spots=spots,
        spot=spot or None,
        patch=patch or None,
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
