"""A spill pallet of moulded polyethylene: yellow sump with forklift pockets, black grid, two drums or none on it."""

from assembly import assembled
from geom import *
from spill_berm import drum
import materials as M
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, -26), elev=23, frame=0.84),
    "grid": dict(rot=(0, 0, -26), elev=34, frame=0.86),
}
W, D, H = 12.8, 8.6, 4.2  # outside of the sump
WALL, FLOOR, REST = 0.42, 1.15, 0.45  # the wall's thickness, the floor inside, how deep the grid lies below the rim
POCKET = (2.5, 1.0)  # width and height of a forklift pocket
POCKETS = (-3.0, 3.0)  # their middles


def label() -> str:
    body = "<rect width='400' height='240' fill='#f6f6f2'/><rect x='6' y='6' width='388' height='228' fill='none' stroke='#222' stroke-width='4'/>"
    body += T(200, 70, "2 × 200 L", 60, 800) + T(200, 130, "SUMP &gt; 220 L", 44, 800)
    return printed("spill_pallet_label", 400, 240, body + T(200, 196, "حوض أكثر من 220 لترًا", 30, 700, ar=True), 900)


def rounded(q, size, r):
    """Distance to a box of this size with edges of radius r."""
    d = np.abs(q) - (np.array(size) / 2 - r)
    return np.linalg.norm(np.maximum(d, 0), axis=-1) + np.minimum(d.max(-1), 0) - r


def joined(a, b, k):
    h = np.clip(0.5 + 0.5 * (b - a) / k, 0, 1)
    return b * (1 - h) + a * h - k * h * (1 - h)


def cut(a, b, k=0.10):
    return -joined(-a, b, k)


def sump(p):
    """Tub with a rim and grooves in its sides; a seat for the grid; two pockets right through below its floor."""
    draft = 1 - 0.010 * (H - p[..., 2])  # it narrows a little towards the floor
    q = np.stack([p[..., 0] / draft, p[..., 1] / draft, p[..., 2] - H / 2], -1)
    f = rounded(q, (W, D, H), 0.30)
    f = joined(f, rounded(p - [0, 0, H - 0.26], (W + 0.34, D + 0.34, 0.52), 0.2), 0.16)
    core = rounded(p - [0, 0, 2], (W - 0.62, D - 0.62, 9), 0.3)  # no groove reaches deeper
    grooves = np.full(f.shape, 9.0)
    for x in (-5.35, 5.35):
        grooves = np.minimum(grooves, rounded(p - [x, 0, 1.95], (0.42, D + 4, 2.7), 0.18))
    for x in (-3.0, 3.0):
        grooves = np.minimum(grooves, rounded(p - [x, 0, 2.45], (3.0, D + 4, 1.5), 0.25))
    for y in (-2.6, -1.3, 0.0, 1.3, 2.6):
        grooves = np.minimum(grooves, rounded(p - [0, y, 1.95], (W + 4, 0.42, 2.7), 0.18))
    f = cut(f, np.maximum(grooves, -core), 0.12)
    f = cut(f, rounded(p - [0, 0, FLOOR + 3.5], (W - 2 * WALL - 0.3, D - 2 * WALL - 0.3, 7), 0.4))
    rib = rounded(p - [0, 0, (H - REST) / 2], (0.6, D - 0.6, H - REST), 0.15)
    f = joined(f, np.maximum(rib, -rounded(p - [0, 0, FLOOR], (2, 3.0, 1.8), 0.4)), 0.1)
    f = cut(f, rounded(p - [0, 0, H + 2 - REST], (W - 0.5, D - 0.5, 4), 0.12), 0.06)
    for x in POCKETS:
        f = cut(f, rounded(p - [x, 0, POCKET[1] / 2 - 0.3], (POCKET[0], D + 4, POCKET[1] + 0.6), 0.2), 0.12)
    return f


def grid_half(parent, black):
    """Half of the grid: square openings between bars, a slot for the hand at two edges."""
    w, d, pitch = W / 2 - 0.30, D - 0.58, 0.54
    holes = []
    across, along = int((w - 0.3) / pitch), int((d - 0.3) / pitch)
    hand = (across // 2 - 1, across // 2)
    for i in range(across):
        for k in range(along):
            x, y = (i - (across - 1) / 2) * pitch, (k - (along - 1) / 2) * pitch
            if i in hand and k in (0, along - 1):
                continue
            holes.append(rrect(0.38, 0.38, 0.06, 3) + [x, y])
    for k in (0, along - 1):
        x, y = (sum(hand) / 2 - (across - 1) / 2) * pitch, (k - (along - 1) / 2) * pitch
        holes.append(rrect(0.92, 0.38, 0.17, 6) + [x, y])
    plate("grid", rrect(w, d, 0.12), 0.40, 0.03, black, holes, parent=parent, seg=2)


def build(view="hero"):
    yellow = M.plastic("f2b705", 0.44, 0.10, gs=45)
    black = M.plastic("1a1b1d", 0.5, 0.08, gs=60)
    tub = sdf_mesh("sump", sump, (-6.75, -4.65, -0.1), (6.75, 4.65, 4.4), 0.05, yellow, smooth_it=4)
    tub.data.update()
    z, x = H - REST + 0.21, W / 4 - 0.13
    grid_half(group("right half", loc=(x, 0, z)), black)
    if view == "grid":  # the left half lifted out and laid on the other
        grid_half(group("left half", loc=(x + 0.5, -0.5, z + 0.405), rot=(0, 0, -9)), black)
    else:
        grid_half(group("left half", loc=(-x, 0, z)), black)
        paint, steel = M.paint("767e85", 0.3, 0.04), M.metal("b3b8bc", 0.3)
        for x in (-3.08, 3.08):
            assembled(lambda: drum(0, 0, paint, steel), (x, 0, z + 0.20 - 0.07), (0, 0, 20 * x))
    decal_plane("label", 2.3, 1.38, M.label(label(), 0.4, 0.2), (0, -4.216, 2.0), (92.46, 0, 0), r=0.08)
