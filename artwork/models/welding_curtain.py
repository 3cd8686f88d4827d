"""A transparent welding curtain on a pipe: film in gentle folds, strengthened top edge, eyelets, rings."""

from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, -20), elev=6, frame=0.87),
    "rings": dict(rot=(0, 0, -20), elev=10, frame=0.87, zoom=(3.0, 0.10, 0.325)),
}
WIDTH, TALL = 14.0, 18.0
RINGS, EDGE = 7, 0.42  # how many, and how far the outer eyelets lie from the edge
PIPE, PIPE_R = 20.6, 0.21  # height and radius of the pipe
RING, WIRE, HOLE = 0.52, 0.055, 0.14
TOP = PIPE + PIPE_R + WIRE - 2 * RING - HOLE + WIRE + 0.32  # so the rings lie on the pipe and the film hangs in them
STEP = (WIDTH - 2 * EDGE) / (RINGS - 1)


def film_at(s, down):
    """Where the film's point `s` from its middle and `down` from its top edge hangs."""
    s, down = np.broadcast_arrays(np.asarray(s, float), np.asarray(down, float))
    low = smooth(0, TALL, down)
    phase = math.pi * (s + WIDTH / 2 - EDGE) / STEP
    p = np.stack([s * 0.16, 0 * s, down * 0.07], -1)
    drift = fbm(p, 3, 4)
    y = (0.30 + 0.16 * low) * np.sin(phase + 0.9 * low * drift) + smooth(1.0, 8.0, down) * (0.55 * drift + 0.10 * np.sin(2.3 * phase + 1.2))
    x = s * (0.955 - 0.012 * low) - 0.05 * np.sin(2 * phase)
    return np.stack([x, y, TOP - down + 0.03 * np.sin(phase * 0.5 + 1) * low], -1)


def normals_at(s, down):
    e = 0.03
    across, along = film_at(s + e, down) - film_at(s - e, down), film_at(s, down - e) - film_at(s, down + e)
    return norm(np.cross(across, along))


def sheet(name, s, down, material, lift=0.0):
    S, Dn = np.meshgrid(s, down, indexing="ij")
    return grid(name, film_at(S, Dn) + normals_at(S, Dn) * lift, material, flip=True)


def film(clear, strong):
    """The film, its welded hems, and the strip that strengthens its top edge."""
    whole = np.linspace(-WIDTH / 2, WIDTH / 2, 420)
    sheet("film", whole, np.linspace(0, TALL, 220), clear)
    sheet("bottom hem", whole, np.linspace(TALL - 0.3, TALL, 8), clear, 0.012)
    for s in (-1, 1):
        sheet("side hem", np.sort(s * np.linspace(WIDTH / 2 - 0.3, WIDTH / 2, 8)), np.linspace(0, TALL, 200), clear, 0.012)
    for side in (-1, 1):
        sheet("top edge", whole, np.linspace(-0.01, 0.72, 16), strong, side * 0.018)
    for line, lift in ((0.05, 0.024), (0.66, 0.024)):
        at = film_at(whole, np.full(420, line)) + normals_at(whole, np.full(420, line)) * -lift
        tube("weld", at, 0.014, strong, 8)
    rim = film_at(whole, np.full(420, -0.01))
    tube("fold", rim, 0.026, strong, 10)


def hung(steel, bright):
    """Eyelets in the top edge, and a ring through each that lies on the pipe."""
    for k in range(RINGS):
        s = -WIDTH / 2 + EDGE + k * STEP
        at, n = film_at(s, 0.32), normals_at(s, 0.32)
        eyelet = group("eyelet", loc=tuple(at))
        eyelet.rotation_euler = Vector(n).to_track_quat("Z", "Y").to_euler()
        shape = [(HOLE, -0.05), (HOLE + 0.02, -0.055), (0.25, -0.04, 0.01), (0.26, -0.02), (0.26, 0.02), (0.25, 0.04, 0.01), (HOLE + 0.02, 0.055), (HOLE, 0.05), (HOLE, -0.05)]
        lathe("eyelet", shape, bright, 64, parent=eyelet)
        torus("ring", RING, WIRE, steel, (at[0], at[1], PIPE + PIPE_R + WIRE - RING), (0, 90, 0), rs=16)


def stand(paint, steel, dark):
    """Two posts on foot plates, which the film lets through, and the pipe in clamps before them."""
    y = 1.0
    tube("pipe", refine(np.array([(-8.0, 0, PIPE), (8.0, 0, PIPE)]), 0.4), PIPE_R, steel, 32)
    for s in (-1, 1):
        cyl("cap", PIPE_R + 0.03, 0.22, dark, 0.04, (s * 8.02, 0, PIPE), (0, 90, 0))
        x = s * 7.35
        box("post", (0.6, 0.6, PIPE + 0.7), paint, 0.07, loc=(x, y, (PIPE + 0.7) / 2 + 0.1))
        box("post cap", (0.64, 0.64, 0.1), dark, 0.03, loc=(x, y, PIPE + 0.84))
        box("foot", (2.0, 4.4, 0.16), paint, 0.04, loc=(x, y, 0.09))
        for f in (-1.7, 1.7):
            cyl("bolt", 0.16, 0.2, steel, 0.02, (x, y + f, 0.24), seg=6)
        ring = [(PIPE_R, -0.28), (PIPE_R + 0.1, -0.27, 0.02), (PIPE_R + 0.1, 0.27, 0.02), (PIPE_R, 0.28)]
        lathe("clamp", ring, dark, 64, parent=group("clamp", loc=(x, 0, PIPE), rot=(0, 90, 0)))
        box("clamp arm", (0.5, 0.52, 0.4), dark, 0.04, loc=(x, 0.47, PIPE))
    box("back rail", (14.1, 0.5, 0.5), paint, 0.06, loc=(0, y, 9.4))


def build(view="hero"):
    clear = M.thin_clear("3d9c66", opacity=0.26, rough=0.22)
    strong = M.plastic("1f7a43", 0.4, 0.02)
    film(clear, strong)
    hung(M.metal("9aa0a5", 0.3), M.metal("d2d6d9", 0.24))
    stand(M.paint("6c747a", 0.4, 0.05), M.metal("8f969b", 0.42, bump=0.01), M.plastic("1b1c1e", 0.5))
