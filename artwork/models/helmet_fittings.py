"""What is fixed to a helmet shell: suspension, accessory slots, chin strap, reflective strips, liner."""

from geom import *
import materials as M


def accessory_slots(material, width=1.085):
    for side in (-1, 1):
        at = group("slot", loc=(side * width, 0.02, 0.135), rot=(0, side * 7, 0))
        rbox("pad", (0.06, 0.40, 0.24), 0.03, material, edge=0.022, parent=at)
        dark = M.plastic("0b0b0c", 0.5)
        box("hole", (0.08, 0.26, 0.045), dark, bevel=0.01, loc=(0, 0, -0.02), parent=at)


def headband_path(n=240):
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    path = np.c_[0.80 * np.sin(a), -1.02 * np.cos(a) + 0.04, -0.06 - 0.10 * (1 - np.cos(a)) / 2]
    return path, norm(np.c_[np.sin(a), -np.cos(a), 0 * a])


def suspension(points=6, fastening="ratchet"):
    """Headband with brow pad, textile cradle with `points` ends, and the nape adjuster."""
    band = M.plastic("26282b", 0.5, 0.1, name="band")
    tape = M.webbing("3a3d42", ribs=6, pitch=22)
    path, normal = headband_path()
    strap("headband", path, normal, 0.30, 0.035, band, closed=True)
    front = np.arange(-46, 47) % 240
    strap("brow", path[front] - normal[front] * 0.05, normal[front], 0.32, 0.07, M.foam("33363b"))
    for angle in (35, 90, 145) if points == 6 else (45, 135):
        t = np.linspace(0, np.pi, 90)
        c, s = np.cos(np.radians(angle)), np.sin(np.radians(angle))
        across, up = np.cos(t) * 0.84, np.sin(t) * 0.86
        cradle = np.c_[across * s, -across * c * 1.2 + 0.04, up]
        strap(
            "cradle", cradle, norm(np.c_[np.cos(t) * s, -np.cos(t) * c, np.sin(t)]), 0.2, 0.02, tape
        )
    if fastening == "pin":
        pin_lock(band)
    else:
        ratchet(band)


def ratchet(band):
    knob_rubber = M.rubber("18191b")
    at = group("ratchet", loc=(0, 1.10, -0.17), rot=(90, 0, 0))
    cyl("knob", 0.155, 0.10, knob_rubber, 0.02, loc=(0, 0, -0.10), parent=at)
    for rib in range(18):
        b = 2 * np.pi * rib / 18
        place_at = (0.152 * np.cos(b), 0.152 * np.sin(b), -0.10)
        cyl("rib", 0.016, 0.09, knob_rubber, 0.004, loc=place_at, parent=at, seg=12)
    rbox("housing", (0.62, 0.26, 0.07), 0.12, band, edge=0.02, loc=(0, 0, -0.03), parent=at)


def pin_lock(band):
    at = group("pin lock", loc=(0, 1.08, -0.17), rot=(90, 0, 0))
    rbox("tail", (0.70, 0.20, 0.05), 0.06, band, edge=0.02, loc=(0.05, 0, -0.05), parent=at)
    for k in range(6):
        hole = M.plastic("0a0a0b", 0.6)
        cyl("hole", 0.022, 0.01, hole, 0.002, loc=(-0.22 + 0.09 * k, 0, -0.077), parent=at, seg=20)
    for k in (1, 3):
        cyl("pin", 0.03, 0.04, band, 0.01, loc=(-0.22 + 0.09 * k, 0, -0.085), parent=at, seg=20)


def on_shell(outer, x, y, lift=0.012):
    """The point of the outer surface above (x, y) and its normal."""
    normal = norm(grid_normals(outer, cu=True))
    flat = outer.reshape(-1, 3)
    out = normal.reshape(-1, 3)
    out = out * np.sign((out * (flat - [0, 0, 0.2])).sum(-1, keepdims=True))
    d = (flat[:, None, 0] - np.asarray(x)[None]) ** 2 + (
        flat[:, None, 1] - np.asarray(y)[None]
    ) ** 2
    near = np.argmin(d, 0)
    return flat[near] + out[near] * lift, out[near]


def round_the_side(outer, start, end, level, lift=0.014, n=160):
    """A path over the shell at a height, from one angle to another (degrees from the front)."""
    normal = grid_normals(outer, cu=True)
    normal *= np.sign((normal * (outer - [0, 0, 0.2])).sum(-1, keepdims=True))
    count = outer.shape[0]
    columns = (np.radians(np.linspace(start, end, n)) / (2 * np.pi) * count).round().astype(
        int
    ) % count
    points, normals = [], []
    for i in columns:
        row = int(np.argmin(np.abs(outer[i, :, 2] - level)))
        points.append(outer[i, row])
        normals.append(normal[i, row])
    points, normals = np.array(points), np.array(normals)
    for _ in range(6):
        points[1:-1] = 0.25 * points[:-2] + 0.5 * points[1:-1] + 0.25 * points[2:]
        normals[1:-1] = 0.25 * normals[:-2] + 0.5 * normals[1:-1] + 0.25 * normals[2:]
    normals = norm(normals)
    return points + normals * lift, normals


def reflective_strips(outer, level=0.40, width=0.17):
    tape = M.reflective(scale=24, tint="dfe3e6")
    for start, end in ((26, 72), (108, 154), (164, 196), (206, 252), (288, 334)):
        path, normal = round_the_side(outer, start, end, level)
        strap("strip", path, normal, width, 0.012, tape)


def chin_strap(points=4, colour="1b1c1f", drop=1.35):
    """Webbing from the rim to dividers below the ears, then to a buckle under the chin."""
    web = M.webbing(colour, ribs=4, pitch=28)
    hard = M.plastic("17181a", 0.4, 0.08)
    chin = np.array([0.0, -0.52, -drop])
    for side in (-1, 1):
        divider = np.array([side * 0.80, -0.10, -0.62])
        front = np.array([side * 0.90, -0.60, -0.10])
        back = np.array([side * 0.84, 0.62, -0.16])
        for start in (front, back) if points == 4 else (front * [1, 0, 1] + [0, 0.1, 0],):
            middle = (start + divider) / 2 + np.array([side * 0.03, 0, 0])
            flat_strap(web, [start, middle, divider])
        flat_strap(
            web,
            [
                divider,
                divider * [0.93, 1, 1] + [0, -0.15, -0.28],
                chin + [side * 0.36, 0.05, 0.16],
                chin + [side * 0.10, 0, 0.01],
            ],
        )
        at = group("divider", loc=divider, rot=(0, 90, 0))
        rbox("divider", (0.26, 0.20, 0.05), 0.05, hard, edge=0.02, parent=at)
        rbox(
            "loop",
            (0.10, 0.20, 0.05),
            0.03,
            hard,
            edge=0.015,
            loc=divider * [0.9, 1, 1] + [0, -0.22, -0.34],
            rot=(0, 80, 0),
        )
    rbox(
        "buckle",
        (0.30, 0.10, 0.20),
        0.05,
        hard,
        edge=0.03,
        loc=chin + [0, -0.01, 0.0],
        rot=(12, 0, 0),
    )
    rbox(
        "chin pad",
        (0.44, 0.08, 0.18),
        0.06,
        M.foam("2a2c30"),
        edge=0.03,
        loc=chin + [0, 0.06, 0.02],
        rot=(12, 0, 0),
    )


def flat_strap(material, points, width=0.15):
    path = catmull(np.array(points, float), 80)
    tangent = norm(np.gradient(path, axis=0))
    outward = norm(path * [1, 0.35, 0] + [0, -0.02, 0.0])
    normal = norm(outward - tangent * (outward * tangent).sum(-1, keepdims=True))
    strap("strap", path, normal, width, 0.022, material)
