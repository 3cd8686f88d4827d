"""The escape set: an orange shoulder bag for the cylinder, and the hood that comes out of it."""

import apparatus_parts as parts
import materials as M
from aid_bag import H, W, padded
from arrange import gather, loose_parts, rest_on_floor
from breathing_hose import corrugated
from geom import *
from printed import T, printed

VIEWS = {
    "set": dict(rot=(0, 0, -6), elev=10, frame=0.87),
    "bag": dict(rot=(0, 0, -22), elev=10, frame=0.86),
}
ORANGE = "ee6a0c"
WIDE, TALL, DEEP = 2.7, 4.3, 1.35
NECK = np.array([0, 0.1, 0.55])


def words():
    body = "<rect width='520' height='330' rx='14' fill='#f7f7f4'/>"
    body += "<rect width='520' height='92' rx='14' fill='#16181b'/>"
    body += T(24, 60, "ESCAPE SET", 37, 800, "#fff", "start")
    body += T(496, 60, "جهاز هروب", 36, 700, "#fff", "end", True)
    body += T(24, 152, "For escape only", 40, 700, "#16181b", "start")
    body += T(496, 206, "للهروب فقط", 42, 700, "#16181b", "end", True)
    body += T(24, 260, "Opening the bag starts the air", 31, 600, "#16181b", "start")
    body += T(496, 306, "فتح الحقيبة يبدأ تدفق الهواء", 32, 600, "#16181b", "end", True)
    return M.label(printed("escape_words", 520, 330, body, 1200), 0.5, 0.1)


def bag(opened):
    """A padded bag on its base: zip round the side, window with gauge, words, flap and strap."""
    cloth = M.fabric(ORANGE, 50, "Object", 0.4, name="bag")
    dark = M.fabric("b84a04", 60, "Object", 0.3)
    web = M.webbing("1a1b1d", ribs=7, pitch=24)
    stretch = np.array([WIDE / W, TALL / H, 1.0])
    stand = group("bag", loc=(0, 0, TALL / 2), rot=(90, 0, 0))
    for side in (1, -1):
        P = padded(DEEP / 2, 0.04) * stretch * [1, 1, side]
        weld(grid("half", P, cloth, cu=True, flip=side < 0, parent=stand))
        edge = resample(rrect(WIDE - 0.02, TALL - 0.02, 0.4, 30), 400, True)
        if side > 0:
            ring = np.c_[edge, np.full(400, DEEP * 0.40)]
            tube("piping", ring, 0.035, dark, 12, closed=True, parent=stand)
    ring = np.c_[resample(rrect(WIDE + 0.03, TALL + 0.03, 0.42, 30), 400, True), np.zeros(400)]
    out = norm(np.cross(norm(np.roll(ring, -1, 0) - np.roll(ring, 1, 0)), [0, 0, 1.0]))
    strap(
        "zip", ring, out, 0.20, 0.05, M.webbing("17181a", ribs=4, pitch=40), closed=True,
        parent=stand,
    )
    front = DEEP / 2 + 0.085
    decal_plane("words", 1.95, 1.24, words(), (0, 0.10, front + 0.012), r=0.05, parent=stand)
    window = group("window", stand, (0, -1.22, front))
    collar = M.rubber("1b1c1e", 0.5, 0.1)
    shape = [
        (0.33, -0.08), (0.46, -0.08, 0.03), (0.44, 0.05, 0.03), (0.34, 0.05, 0.02), (0.33, -0.08)
    ]
    lathe("collar", shape, collar, 80, parent=window)
    parts.pressure_gauge(group("gauge", window, (0, 0, -0.02)), 0.34)
    flap(opened, stand, cloth, dark, web, front)
    shoulder_strap(stand, web)


def flap(opened, stand, cloth, dark, web, front):
    """The lid over the top: down when shut; thrown back when the hood is out."""
    if opened:
        points = [
            (0, TALL / 2 - 0.1, -0.5), (0, TALL / 2 + 0.35, -0.75), (0, TALL / 2 + 0.30, -1.15),
            (0, 1.4, -1.25),
        ]
    else:
        points = [
            (0, TALL / 2 - 0.2, -0.70), (0, TALL / 2 + 0.08, -0.45), (0, TALL / 2 + 0.10, 0.35)
        ]
        points += [(0, TALL / 2 - 0.25, front), (0, 1.0, front + 0.03)]
    C = catmull(np.array(points), 120)
    T_line = norm(np.gradient(C, axis=0))
    N = norm(np.cross([1.0, 0, 0], T_line)) * (-1 if not opened else 1)
    strap("flap", C, N, WIDE * 0.93, 0.10, cloth, camber=0.03, parent=stand)
    if not opened:
        end = C[-1] + [0, 0.12, 0.07]
        rbox(
            "pull", (1.15, 0.26, 0.09), 0.10, M.plastic("c3131a", 0.4), edge=0.04, loc=end,
            parent=stand,
        )
        label = "<rect width='300' height='60' fill='#c3131a'/>" + T(
            74, 44, "PULL", 42, 800, "#fff"
        )
        label += T(218, 44, "اسحب", 40, 700, "#fff", ar=True)
        art = M.label(printed("escape_pull", 300, 60, label, 700), 0.4, 0.1)
        decal_plane("pull words", 0.95, 0.19, art, end + [0, 0, 0.047], parent=stand)


def shoulder_strap(stand, web):
    points = [
        (-1.25, 1.55, 0.0), (-1.52, 2.2, 0.0), (-1.0, 3.2, -0.05), (0, 3.55, -0.1),
        (1.0, 3.2, -0.05), (1.52, 2.2, 0.0), (1.25, 1.55, 0.0),
    ]
    C = catmull(np.array(points), 220)
    T_line = norm(np.gradient(C, axis=0))
    N = norm(np.cross(T_line, [0, 0, 1.0]))
    strap("carry", C, N, 0.42, 0.05, web, parent=stand)
    for k in (14, 205):
        turn = math.degrees(math.atan2(T_line[k, 1], T_line[k, 0]))
        size = (0.30, 0.12, 0.52)
        rbox(
            "slide", size, 0.05, M.plastic("141517", 0.4), edge=0.03, loc=C[k], rot=(0, 0, turn),
            parent=stand,
        )


WINDOW, TURN = (1.42, 2.74), 1.12


def hood_form(p):
    """A bag for the head, drawn in at the neck, in soft folds."""
    q = p - np.array([0, 0.1, 0])
    angle = np.arctan2(q[..., 0], -q[..., 1])
    round_head = np.hypot(q[..., 0] / 1.16, q[..., 1] / 1.26) * 1.2 - 1.2
    dome = SDF.ellipsoid(p, np.array([0, 0.1, 2.0]), np.array([1.34, 1.46, 1.42]))
    head = SDF.si(np.maximum(round_head, 0.95 - p[..., 2]), dome, 0.35)
    low = smooth(1.5, 0.5, p[..., 2])
    folds = 0.06 * np.cos(13 * angle + 1.2 * np.sin(3 * angle)) * low
    back = smooth(1.2, 1.9, np.abs(angle)) + smooth(2.8, 3.2, p[..., 2])
    crease = 0.05 * (1 - 2 * np.abs(fbm(p * [0.9, 0.9, 1.5], 2, 3))) * np.clip(back, 0, 1)
    neck = np.hypot(q[..., 0] / 0.80, q[..., 1] / 0.82) * 0.81 - 0.81
    skirt = np.hypot(q[..., 0], q[..., 1]) - (0.80 + 0.34 * smooth(0.45, 0.0, p[..., 2]))
    stem = np.maximum(np.minimum(neck, skirt), p[..., 2] - 1.2)
    seam = 0.02 * np.exp(-((q[..., 0] / 0.05) ** 2)) * smooth(2.8, 3.0, p[..., 2])
    return SDF.su(head, stem, 0.45) + folds - crease - seam


def hood_cloth(p, inset=0.0, thick=0.05):
    d = hood_form(p) + inset
    angle = np.arctan2(p[..., 0], 0.1 - p[..., 1])
    wall = np.maximum(d, -(d + thick))
    middle, half = sum(WINDOW) / 2, (WINDOW[1] - WINDOW[0]) / 2
    window = np.maximum((np.abs(angle) - TURN) * 1.1, np.abs(p[..., 2] - middle) - half)
    cut = SDF.ss(wall, window, 0.03)
    if not inset:  # the edge of the window stands up to the visor, all round below the binding
        out = np.hypot(p[..., 0] / 1.20, (p[..., 1] - 0.1) / 1.30) * 1.25 - 1.24
        cut = np.minimum(cut, np.maximum.reduce([np.abs(window) - 0.062, out, -out - 0.20]))
    return np.maximum(cut, -p[..., 2])


def hood():
    coated = M.fabric(ORANGE, 70, "Object", 0.14, name="hood", rough=0.55, sheen=0.05)
    box = ((-1.5, -1.6, -0.05), (1.5, 1.8, 3.6))
    sdf_mesh("hood", hood_cloth, *box, 0.03, coated, smooth_it=3)
    pale = M.plastic("f1efe6", 0.6)
    sdf_mesh("lining", lambda p: hood_cloth(p, 0.045, 0.10), *box, 0.03, pale, smooth_it=2)
    a, z = np.linspace(-TURN, TURN, 160), np.linspace(*WINDOW, 40)
    at = lambda a, z: np.stack([1.20 * np.sin(a), 0.1 - 1.30 * np.cos(a), z + 0 * a], -1)
    A, V = np.meshgrid(a, z, indexing="ij")
    grid("visor", at(A, V), M.thin_clear("f3f8f9", 0.0, 0.006, 1.5))
    rim = np.vstack([at(a, 0 * a + z[0]), at(0 * z + TURN, z)[1:], at(a, 0 * a + z[-1])[::-1][1:]])
    rim = resample(np.vstack([rim, at(0 * z - TURN, z)[::-1][1:-1]]), 500, True)
    out = norm((rim - [0, 0.1, 0]) * [1, 1, 0])
    strap("binding", rim, out, 0.16, 0.06, M.fabric("2a2c2f", 60, "Object", 0.15), closed=True)
    b = np.linspace(0, 2 * np.pi, 120, endpoint=False)
    ring = np.c_[0.93 * np.cos(b), 0.1 + 0.94 * np.sin(b), 0.55 + 0 * b]
    elastic = M.webbing("2a2c2f", ribs=5, pitch=30)
    strap("neck", ring, norm(np.c_[np.cos(b), np.sin(b), 0 * b]), 0.22, 0.05, elastic, closed=True)


def build(view="set"):
    if view == "bag":
        bag(False)
        return
    bag(True)
    before = loose_parts()
    hood()
    gather("hood", before, loc=(2.75, -0.5, 0), rot=(0, 0, 16))
    way = [
        (0.65, 0.05, TALL - 0.5), (0.75, -0.05, TALL + 0.1), (1.3, -0.1, TALL + 0.25),
        (2.1, 0.2, 3.4),
    ]
    corrugated([*way, (2.40, 0.86, 2.55), (2.47, 0.74, 2.25)], 0.13)
