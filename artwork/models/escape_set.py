"""The escape set: an orange shoulder bag for the cylinder, and the hood that comes out of it. Sizes in decimetres."""

import apparatus_parts as parts
import materials as M
from aid_bag import H, W, padded
from arrange import gather, loose_parts
from breathing_hose import corrugated
from crumple import creased, crumpled_mesh, fold_line
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


def slack(P):
    """The bag's wall with the dents and drags of cloth over foam; flat where words and gauge are."""
    x, y = P[..., 0], P[..., 1]
    words = np.maximum(np.abs(x) - 0.98, np.abs(y - 0.10) - 0.62)
    free = smooth(0.04, 0.35, words) * smooth(0.45, 0.80, np.hypot(x, y + 1.22))
    rim = smooth(0.0, 0.30, np.minimum(WIDE / 2 - np.abs(x), TALL / 2 - np.abs(y)) + 0.06)
    dents = 0.55 * creased(P, 8, 1.5, (1.0, 0.7, 1.0), 0.7) + 0.05 * fbm(P * 0.9, 2, 4)
    bulge = np.sign(P[..., 2]) * dents * free * rim
    side = 0.045 * fbm(P * [0.8, 0.8, 0.6], 2, 6) * (1 - rim)
    return np.stack([x * (1 + side), y, P[..., 2] + bulge], -1)


def sewn_rows(P, thread, stand):
    """Two rows of stitches that hold the foam along the edge of the bag's front."""
    from scipy.spatial import cKDTree

    face = P.reshape(-1, 3)
    for inset in (0.20, 0.25):
        ring = resample(rrect(WIDE - 2 * inset, TALL - 2 * inset, 0.30, 30), 500, True)
        near = cKDTree(face[:, :2] + 9 * (face[:, 2:] < 0.3)).query(ring, 4)[1]
        C = np.c_[ring, face[near, 2].max(-1) + 0.012]
        stitches("row", C, np.repeat([[0, 0, 1.0]], 500, 0), thread, 0.075, 0.05, 0.008, closed=True, parent=stand)


def bag(opened):
    """A padded bag on its base: zip round the side, window with gauge, words, flap and strap."""
    cloth = M.fabric(ORANGE, 62, "Object", 0.55, name="bag")
    dark = M.fabric("b84a04", 60, "Object", 0.3)
    web = M.webbing("2b2e31", ribs=7, pitch=24)
    stretch = np.array([WIDE / W, TALL / H, 1.0])
    stand = group("bag", loc=(0, 0, TALL / 2), rot=(90, 0, 0))
    for side in (1, -1):
        P = slack(padded(DEEP / 2, 0.04) * stretch * [1, 1, side])
        weld(grid("half", P, cloth, cu=True, flip=side < 0, parent=stand))
        if side > 0:
            sewn_rows(P, M.fabric("f9b27c", 20, "Object", 0.2), stand)
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
    flap(opened, stand, cloth, front)
    shoulder_strap(stand, web)


def flap(opened, stand, cloth, front):
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
    """The strap hangs down on the left and comes back to its other ring behind the bag."""
    points = [
        (-1.25, 1.50, 0.0), (-1.47, 1.95, 0.05), (-1.72, 1.75, 0.08), (-1.78, 0.8, 0.10), (-1.70, -0.6, 0.0),
        (-1.80, -1.65, -0.1), (-1.75, -2.05, -0.6), (-1.0, -2.09, -1.4), (0.2, -2.08, -1.5), (0.9, -1.6, -1.15),
        (1.30, -0.2, -0.75), (1.50, 1.3, -0.35), (1.44, 1.88, -0.1), (1.25, 1.50, 0.0),
    ]
    C = catmull(np.array(points), 400)
    T_line = norm(np.gradient(C, axis=0))
    N = norm(np.cross(T_line, [0, 0, 1.0]) + [0, 0, 0.05])
    strap("carry", C, N, 0.40, 0.05, web, parent=stand)
    grey = M.plastic("2b2e31", 0.4)
    for k in (16, 92, 386):
        turn = math.degrees(math.atan2(T_line[k, 1], T_line[k, 0]))
        size = (0.30, 0.12, 0.52)
        rbox("slide", size, 0.05, grey, edge=0.03, loc=C[k], rot=(0, 0, turn), parent=stand)


WINDOW, TURN = (1.42, 2.74), 1.12


def hood_form(p):
    """A bag for the head, drawn in at the neck, in soft folds."""
    q = p - np.array([0, 0.1, 0])
    angle = np.arctan2(q[..., 0], -q[..., 1])
    rise = np.clip((p[..., 2] - 2.35) / 1.22, 0, 1)
    wide, deep = 1.16 - 0.20 * rise**2, 0.26 + 1.00 * np.sqrt(1 - rise**1.8 + 1e-6)
    head = (np.hypot(q[..., 0] / wide, q[..., 1] / deep) - 1) * np.minimum(1.15, 0.5 + deep / 2)
    head = SDF.si(head, p[..., 2] - 3.54 + 0.10 * q[..., 0] ** 2, 0.30)
    head = SDF.si(head, 0.95 - p[..., 2], 0.40)
    low = smooth(1.5, 0.5, p[..., 2])
    folds = 0.045 * np.cos(19 * angle + 1.6 * np.sin(3 * angle)) * low
    back = smooth(1.2, 1.9, np.abs(angle)) + smooth(2.8, 3.2, p[..., 2])
    back = smooth(1.2, 1.9, np.abs(angle)) + smooth(2.9, 3.3, p[..., 2])
    sunk = 0.10 * smooth(0.2, -0.7, fbm(p * [0.8, 0.8, 1.0], 2, 3)) * np.clip(back, 0, 1)
    neck = np.hypot(q[..., 0] / 0.80, q[..., 1] / 0.82) * 0.81 - 0.81
    skirt = np.hypot(q[..., 0], q[..., 1]) - (0.80 + 0.34 * smooth(0.45, 0.0, p[..., 2]))
    stem = np.maximum(np.minimum(neck, skirt), p[..., 2] - 1.2)
    return SDF.su(head, stem, 0.45) + folds + sunk


def hood_cloth(p, thick=0.05):
    d = hood_form(p)
    angle = np.arctan2(p[..., 0], 0.1 - p[..., 1])
    wall = np.maximum(d, -(d + thick))
    middle, half = sum(WINDOW) / 2, (WINDOW[1] - WINDOW[0]) / 2
    window = np.maximum((np.abs(angle) - TURN) * 1.1, np.abs(p[..., 2] - middle) - half)
    cut = SDF.ss(wall, window, 0.03)
    out = np.hypot(p[..., 0] / 1.20, (p[..., 1] - 0.1) / 1.30) * 1.25 - 1.24
    edge = np.maximum.reduce([np.abs(window) - 0.062, out, -out - 0.20])  # stands up to the visor below the binding
    cut = np.minimum(cut, edge)
    return np.maximum(cut, -p[..., 2])


def coated(colour):
    """Coated cloth, glossier than the bag's: a faint weave and fine creases of having been packed."""
    m = M.Mat("coated cloth")
    m.set(Base_Color=M.col(colour), Roughness=0.46, Specular=0.35)
    lines = [fold_line(m, scale, -1.6) for scale in (1.3, 2.9)]
    m.bump(m.math("ADD", m.math("ADD", *lines), m.math("MULTIPLY", m.noise(120, 1), 0.03)), 0.20, 0.06)
    return m.m


def creased_hood(material):
    """The hood's cloth, creased from its packing; the visor's frame and the elastic hold it."""
    V, F = sdf_surface(hood_cloth, (-1.5, -1.6, -0.05), (1.5, 1.8, 3.7), 0.028, smooth_it=3)
    angle = np.abs(np.arctan2(V[:, 0], 0.1 - V[:, 1]))
    frame = np.maximum((angle - TURN) * 1.1, np.abs(V[:, 2] - sum(WINDOW) / 2) - (WINDOW[1] - WINDOW[0]) / 2)
    high = 0.22 * smooth(0.10, 0.45, frame) * smooth(0.62, 1.0, V[:, 2])
    V = crumpled_mesh(V, F, high, seed=12, size=1.7, stretch=(1.0, 1.0, 0.7), share=0.62)
    V[:, 2] = np.maximum(V[:, 2], 0.0)
    mesh("hood", V, F, material)


def stand_in():
    """A plain egg of a head that holds the hood up, without a face."""
    S = SDF

    def form(p):
        d = S.ellipsoid(p, np.array([0, 0.12, 2.35]), (0.74, 0.90, 0.86))
        d = S.su(d, S.ellipsoid(p, np.array([0, -0.12, 1.65]), (0.52, 0.60, 0.66)), 0.40)
        return S.su(d, S.capsule(p, (0, 0.22, 1.5), (0, 0.14, 0.1), 0.45, 0.50), 0.25)

    matt = M.plastic("8b9095", 0.7, 0.0, spec=0.25)
    sdf_mesh("head", form, (-0.95, -1.2, 0.0), (0.95, 1.15, 3.4), 0.04, matt, smooth_it=5)


def hood():
    creased_hood(coated("e8641a"))
    stand_in()
    a, z = np.linspace(-TURN, TURN, 160), np.linspace(*WINDOW, 40)
    at = lambda a, z: np.stack([1.20 * np.sin(a), 0.1 - 1.30 * np.cos(a), z + 0 * a], -1)
    A, V = np.meshgrid(a, z, indexing="ij")
    grid("visor", at(A, V), M.thin_clear("f3f8f9", 0.0, 0.006, 1.5))
    rim = np.vstack([at(a, 0 * a + z[0]), at(0 * z + TURN, z)[1:], at(a, 0 * a + z[-1])[::-1][1:]])
    rim = resample(np.vstack([rim, at(0 * z - TURN, z)[::-1][1:-1]]), 500, True)
    out = norm((rim - [0, 0.1, 0]) * [1, 1, 0])
    strap("binding", rim, out, 0.16, 0.06, M.fabric("3a3e42", 60, "Object", 0.25), closed=True)
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
