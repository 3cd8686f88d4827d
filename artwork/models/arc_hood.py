"""The hood of an arc flash suit: cloth over head and shoulders, a tinted window, a chin guard. Sizes in decimetres."""

from crumple import crumpled_mesh
from garment_cloth import plain_cloth
from geom import *
import materials as M

HEM, WINDOW = 4.85, (6.42, 7.97)
MIDDLE = np.array([0, 0.10, 7.0])


def hood_form(p):
    """The outside: a crown, and below it a bib that falls straight from the shoulders in folds."""
    S = SDF
    x, y, z = p[..., 0], p[..., 1] - 0.08, p[..., 2]
    crown = S.ellipsoid(p, np.array([0, 0.10, 7.28]), (1.22, 1.32, 1.34))
    neck = np.maximum((np.hypot(x / 1.12, y / 1.20) - 1) * 1.12, z - 7.2)
    angle = np.arctan2(x, -y)
    low = smooth(6.5, 5.1, z)
    wave = np.cos(6 * angle + 1.5 * np.sin(2 * angle + 0.6) + 0.35 * z)
    fold = 0.13 * np.sign(wave) * np.abs(wave) ** 0.75 * low
    width, depth = 1.84 + 0.10 * (5.6 - z), 1.34 + 0.09 * (5.6 - z)
    slope = smooth(6.45, 5.35, z)
    bib = (np.hypot(x / lerp(1.05, width, slope), y / lerp(1.12, depth, slope)) - 1) * 1.25 + fold
    bib = np.maximum(bib, z - 6.5)
    d = S.su(S.su(crown, neck, 0.35), bib, 0.55)
    gathered = 0.045 * np.cos(15 * angle + 2 * np.sin(3 * angle)) * np.exp(-(((z - 6.25) / 0.28) ** 2))
    return d + gathered * smooth(0.9, 1.5, np.abs(angle))


def hood_cloth(p):
    S, d = SDF, hood_form(p)
    wall = np.maximum(d, -(d + 0.07))
    opening = S.box(p, np.array([0, -1.4, 7.22]), (0.92, 1.2, 0.66), 0.25)
    return np.maximum(S.ss(wall, opening, 0.05), HEM - p[..., 2])


def on_cloth(way, middle):
    """The point of the hood's outside in this direction from a middle."""
    reach = np.linspace(2.8, 0.3, 900)[:, None]
    p = middle + reach * np.asarray(way)
    return p[np.where(hood_form(p) < 0)[0][0]]


def seam(points, inward, cord, thread, rows=(0.075,)):
    """A raised seam along points on the cloth, with its rows of stitches beside it."""
    path = resample(np.array(points), 400)
    for _ in range(10):
        path[1:-1] = 0.25 * path[:-2] + 0.5 * path[1:-1] + 0.25 * path[2:]
    N = norm(path - inward)
    tube("seam", path + N * 0.012, 0.026, cord, 10)
    across = norm(np.cross(np.gradient(path, axis=0), N))
    for off in rows:
        stitches("stitch", path + across * off + N * 0.030, N, thread, 0.055, 0.037, 0.0055)


def seams(cord, thread):
    """Over the crown from the window to the nape, from ear to ear, and round the bib above its hem."""
    t = np.linspace(0.98, -0.50, 80)
    over = [on_cloth((0, -math.sin(a), math.cos(a)), MIDDLE + [0, 0, 0.2]) for a in t]
    seam(over, MIDDLE, cord, thread, (-0.075, 0.075))
    b = np.linspace(-1.62, 1.62, 120)
    across = [on_cloth((math.sin(a), 0.22 * math.cos(a), math.cos(a)), MIDDLE + [0, 0, 0.2]) for a in b]
    seam(across, MIDDLE, cord, thread, (0.075,))
    around = np.linspace(-np.pi, np.pi, 260)
    for z in (HEM + 0.20, HEM + 0.26):
        ring = np.array([on_cloth((math.sin(a), -math.cos(a), 0), np.array([0, 0.08, z])) for a in around])
        N = norm((ring - [0, 0.08, z]) * [1, 1, 0])
        stitches("hem stitch", ring + N * 0.012, N, thread, 0.055, 0.037, 0.0055)


def sheet_points(a, z, out=0.0):
    return np.stack([(1.22 + out) * np.sin(a), -(1.52 + out) * np.cos(a) + 0.12, z + 0 * a], -1)


def window():
    """A curved sheet in front of the opening, held by a rim, and the guard below it."""
    a = np.linspace(-1.12, 1.12, 160)
    A, V = np.meshgrid(a, np.linspace(*WINDOW, 50), indexing="ij")
    sheet = sheet_points(A, V)
    grid("window", sheet, M.thin_clear("8a985f", 0.14, 0.008, 1.6))
    grid("window back", sheet * [0.985, 0.985, 1], M.thin_clear("b9c29a", 0.08, 0.008, 1.4))
    rim = np.vstack([sheet[:, 0], sheet[-1, 1:], sheet[::-1, -1][1:], sheet[0, ::-1][1:]])
    hard = M.plastic("33363a", 0.42, 0.08)
    tube("rim", resample(rim, 500, True), 0.035, hard, 14, closed=True)
    U, W = np.meshgrid(a, np.linspace(0, 1, 40), indexing="ij")
    chin = np.stack(
        [
            1.24 * np.sin(U) * (1 - 0.10 * W),
            (-1.54 * np.cos(U) + 0.12) * (1 - 0.06 * W),
            6.46 - 0.62 * W,
        ],
        -1,
    )
    guard = grid("chin guard", chin, hard)
    thick = guard.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness = 0.05
    for s in (-1, 1):
        for b in (0.35, 0.80):
            turn = math.degrees(s * b)
            at = sheet_points(np.array(s * b), 6.14, 0.02)
            cyl("rivet", 0.050, 0.03, M.metal("8f949a", 0.3), 0.012, loc=at, rot=(90, 0, turn), seg=28)


def surround(cloth, thread):
    """The binding that the window's sheet is sewn under, all round, with a row of stitches at each edge."""
    a, v = np.linspace(-1.16, 1.16, 200), np.linspace(WINDOW[0] - 0.02, WINDOW[1] + 0.03, 50)
    sides = [sheet_points(0 * v + side * 1.16, v, 0.01) for side in (-1, 1)]
    C = np.vstack([sides[0], sheet_points(a, v[-1] + 0 * a, 0.01)[1:], sides[1][::-1][1:]])
    C = resample(np.vstack([C, sheet_points(a[::-1], v[0] + 0 * a, 0.01)[1:-1]]), 600, True)
    out = norm((C - [0, 0.12, 0]) * [1, 1, 0])
    strap("surround", C, out, 0.22, 0.06, cloth, closed=True)
    across = norm(np.cross(norm(np.roll(C, -1, 0) - np.roll(C, 1, 0)), out))
    for off in (-0.075, 0.075):
        stitches("binding stitch", C + across * off + out * 0.030, out, thread, 0.055, 0.037, 0.0055, closed=True)


def arc_hood(colour):
    """The hood in its own coordinates: hem at 4.85, crown at 8.6, window to -y."""
    cloth, thread = plain_cloth(colour), M.fabric("4b5873", 20, "Object", 0.2)
    V, F = sdf_surface(hood_cloth, (-2.5, -2.0, 4.7), (2.5, 2.1, 8.9), 0.032, smooth_it=4)
    frame = np.maximum(np.abs(np.arctan2(V[:, 0], 0.12 - V[:, 1])) - 1.16, np.abs(V[:, 2] - 7.1) - 0.95)
    held = smooth(0.06, 0.45, frame) * smooth(HEM + 0.30, HEM + 0.75, V[:, 2])
    high = held * lerp(0.19, 0.34, smooth(7.2, 6.2, V[:, 2]))
    V = crumpled_mesh(V, F, high, seed=4, size=1.0, stretch=(1.0, 1.0, 0.6), share=0.68)
    mesh("hood", V, F, cloth)
    window()
    surround(plain_cloth(colour), thread)
    seams(cloth, thread)
