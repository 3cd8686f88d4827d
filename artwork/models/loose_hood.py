"""A loose hood: coated cloth over head and shoulders, a wide visor, the air inlet at the back."""

import materials as M
from crumple import crumpled_mesh, fold_line
from geom import *

HEAD = np.array([1.12, 1.26])  # half width and half depth about the head
MIDDLE = 0.12  # the head's axis lies this far back
VISOR = (2.28, 3.66)
TURN = 1.18
INLET = np.array([1.03, 0.84, 2.55])
OUT = norm(np.array([0.86, 0.50, -0.10]))  # the way in which the inlet looks


def hood_shape(p):
    x, y, z = p[..., 0], p[..., 1] - MIDDLE, p[..., 2]
    angle = np.arctan2(x, -y)
    head = (np.hypot(x / HEAD[0], y / HEAD[1]) - 1) * HEAD[0]
    dome = SDF.ellipsoid(p, np.array([0, MIDDLE, 2.95]), np.array([1.30, 1.44, 1.36]))
    head = SDF.si(head, dome, 0.35)
    fall = smooth(2.35, 0.1, z)
    width, depth = lerp(1.0, 1.86, fall), lerp(1.08, 1.34, fall)
    wave = np.cos(7 * angle + 1.7 * np.sin(2 * angle) + 0.4 * z)
    fold = 0.125 * (0.6 * wave + 0.4 * np.abs(wave) ** 0.7 * np.sign(wave)) * smooth(2.3, 0.3, z)
    bib = (np.hypot(x / width, y / depth) - 1) * 1.1 + fold
    bib = np.maximum(bib, z - 2.5)
    gathered = 0.030 * np.cos(23 * angle + 3 * np.sin(3 * angle)) * np.exp(-(((z - 1.95) / 0.30) ** 2))
    return SDF.su(head, bib, 0.45) - 0.022 * fbm(p * [0.9, 0.9, 0.6], 2, 4) + gathered


def hood_cloth(p):
    x, y, z = p[..., 0], p[..., 1] - MIDDLE, p[..., 2]
    angle, d = np.arctan2(x, -y), hood_shape(p)
    wall = np.maximum(d, -(d + 0.05))
    reach = np.abs(angle) - TURN
    window = np.maximum(reach * 1.1, np.abs(z - sum(VISOR) / 2) - (VISOR[1] - VISOR[0]) / 2)
    hem = 0.78 * smooth(0.7, 1.9, np.abs(x)) - z
    return np.maximum(SDF.ss(wall, window, 0.03), hem)


def visor_points(a, z, out=0.02):
    return np.stack(
        [(HEAD[0] + out) * np.sin(a), MIDDLE - (HEAD[1] + out) * np.cos(a), z + 0 * a], -1
    )


def visor(binding, thread):
    """The clear sheet, sewn in along a binding."""
    a = np.linspace(-TURN, TURN, 200)
    A, V = np.meshgrid(a, np.linspace(*VISOR, 50), indexing="ij")
    grid("visor", visor_points(A, V), M.thin_clear("f3f8f9", 0.0, 0.006, 1.55))
    low, high = visor_points(a, 0 * a + VISOR[0]), visor_points(a, 0 * a + VISOR[1])
    side = np.linspace(*VISOR, 60)
    left = visor_points(0 * side - TURN, side)
    right = visor_points(0 * side + TURN, side)
    rim = resample(np.vstack([low, right[1:], high[::-1][1:], left[::-1][1:-1]]), 700, True)
    out = norm((rim - [0, MIDDLE, 0]) * [1, 1, 0])
    strap("binding", rim, out, 0.17, 0.085, binding, closed=True)
    for off in (-0.055, 0.055):
        edge = rim + np.cross(norm(np.roll(rim, -1, 0) - np.roll(rim, 1, 0)), out) * off
        stitches("stitch", edge + out * 0.044, out, thread, 0.06, 0.04, 0.006, closed=True)


def head_harness(hard):
    """Band and crown strap inside, seen through the visor."""
    a = np.linspace(0, 2 * np.pi, 160, endpoint=False)
    band = np.c_[0.80 * np.sin(a), MIDDLE - 0.98 * np.cos(a), 3.42 - 0.12 * (1 - np.cos(a))]
    out = norm(np.c_[np.sin(a), -np.cos(a), 0 * a])
    strap("band", band, out, 0.24, 0.045, hard, closed=True)
    t = np.linspace(0, np.pi, 90)
    crown = np.c_[0.80 * np.cos(t), MIDDLE + 0 * t, 3.30 + 0.74 * np.sin(t)]
    strap("crown", crown, norm(np.c_[np.cos(t), 0 * t, np.sin(t)]), 0.20, 0.035, hard)


def on_cloth(angle, z):
    """The point of the hood's outside at this angle and height."""
    reach = np.linspace(2.6, 0.2, 700)
    p = np.stack([reach * np.sin(angle), MIDDLE - reach * np.cos(angle), z + 0 * reach], -1)
    inside = np.where(hood_shape(p) < 0)[0]
    return p[inside[0]]


def sewn(thread):
    """Seams: over the crown from front to back, round the shoulders, and along the hem."""
    def line(name, points, out, pitch=0.10):
        path = resample(np.array(points), 400)
        for _ in range(12):
            path[1:-1] = 0.25 * path[:-2] + 0.5 * path[1:-1] + 0.25 * path[2:]
        N = norm((path - out) * [1, 1, 0.7])
        tube(name, path + N * 0.004, 0.020, thread, 8)
        for off in (0.07,):
            side = norm(np.cross(np.gradient(path, axis=0), N)) * off
            stitches(name, path + side + N * 0.012, N, thread, pitch, 0.06, 0.010)

    middle = np.array([0, MIDDLE, 2.9])
    up = np.linspace(3.80, 4.22, 40)
    front = [on_cloth(0.0, z) for z in up]
    back = [on_cloth(np.pi, z) for z in up[::-1]]
    line("crown seam", front + back, middle)
    around = np.linspace(-2.0, 2.0, 160)
    line("yoke seam", [on_cloth(a, 1.98 - 0.10 * np.cos(a)) for a in around], middle - [0, 0, 0.9])
    hem = np.linspace(-1.25, 1.25, 160)
    level = [0.10 + 0.78 * smooth(0.7, 1.9, abs(1.75 * math.sin(a))) for a in hem]
    line("hem", [on_cloth(a, z) for a, z in zip(hem, level)], middle - [0, 0, 2.6])


def coated(color):
    """Cloth with a thin coat: a faint weave, and the fine creases of having been folded."""
    m = M.Mat("coated cloth")
    m.set(Base_Color=M.col(color), Roughness=0.62, Specular=0.25, Sheen=0.1)
    lines = [fold_line(m, scale, -1.6) for scale in (1.1, 2.3)]
    fine = m.math("ADD", m.math("MULTIPLY", m.noise(7, 3, 0.6), 0.16), m.math("MULTIPLY", m.noise(110, 1), 0.04))
    m.bump(m.math("ADD", m.math("ADD", *lines), fine), 0.40, 0.06)
    return m.m


def plain_head(at):
    """An egg of a head on its neck, without a face, to hold the hood up; seen darkly through the visor."""
    S = SDF

    def form(p):
        d = S.ellipsoid(p, np.array([0, 0.06, -0.06]), (0.72, 0.90, 0.86))
        d = S.su(d, S.ellipsoid(p, np.array([0, -0.20, -0.72]), (0.52, 0.60, 0.66)), 0.40)
        return S.su(d, S.capsule(p, (0, 0.22, -0.8), (0, 0.14, -3.1), 0.47, 0.52), 0.25)

    matt = M.plastic("8b9095", 0.7, 0.0, spec=0.25)
    sdf_mesh("head", form, (-0.95, -1.2, -3.2), (0.95, 1.15, 0.95), 0.04, matt, group("head", loc=at), smooth_it=5)


def cloth_of_hood(material):
    """The hood's cloth, creased all over but where visor, seams and inlet hold it flat."""
    V, F = sdf_surface(hood_cloth, (-2.2, -1.7, -0.05), (2.2, 1.9, 4.6), 0.028, smooth_it=6)
    angle = np.abs(np.arctan2(V[:, 0], MIDDLE - V[:, 1]))
    frame = np.maximum((angle - TURN) * 1.1, np.abs(V[:, 2] - sum(VISOR) / 2) - (VISOR[1] - VISOR[0]) / 2)
    held = smooth(0.08, 0.42, frame) * smooth(0.35, 0.75, np.linalg.norm(V - INLET, axis=-1))
    held = held * smooth(0.0, 0.20, np.abs(V[:, 0]) + smooth(3.7, 3.4, V[:, 2]))
    yoke, hem = 1.98 - 0.10 * np.cos(angle), 0.10 + 0.78 * smooth(0.7, 1.9, np.abs(1.75 * np.sin(angle)))
    held = held * smooth(0.05, 0.22, np.abs(V[:, 2] - yoke)) * smooth(0.05, 0.30, np.abs(V[:, 2] - hem))
    high = held * lerp(0.18, 0.24, smooth(2.3, 1.4, V[:, 2]))
    V = crumpled_mesh(V, F, high, seed=6, size=1.25, stretch=(1.0, 1.0, 0.6), share=0.55)
    V[:, 2] = np.maximum(V[:, 2], 0.0)
    mesh("hood", V, F, material)


def loose_hood(color="cfd4d7", trim="7d858c"):
    cloth = coated(color)
    plain_head((0, MIDDLE - 0.10, 3.24))
    cloth_of_hood(cloth)
    sewn(M.fabric("b4babe", 40, "Object", 0.3))
    visor(M.fabric(trim, 60, "Object", 0.3), M.fabric("e8e8e4", 20, "Object", 0.2))
    hard = M.plastic("33373b", 0.4, 0.08)
    head_harness(hard)
    turn = [math.degrees(a) for a in Vector(OUT).to_track_quat("Z", "Y").to_euler()]
    at = group("inlet", loc=INLET, rot=turn)
    shape = [
        (0, -0.1), (0.40, -0.1, 0.03), (0.40, 0.05, 0.03), (0.27, 0.08, 0.02), (0.27, 0.30, 0.02)
    ]
    lathe("inlet", [*shape, (0, 0.30)], hard, 64, parent=at)
    ring = [(0.24, 0.28), (0.31, 0.28, 0.02), (0.31, 0.46, 0.03), (0.24, 0.46)]
    lathe("coupling ring", ring, M.plastic("8d949b", 0.35, 0.05), 64, parent=at)
    for k in range(16):
        b = 2 * np.pi * k / 16
        rib = (0.31 * math.cos(b), 0.31 * math.sin(b), 0.37)
        cyl("rib", 0.018, 0.13, hard, 0.005, loc=rib, seg=10, parent=at)
