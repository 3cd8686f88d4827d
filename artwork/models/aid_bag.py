"""Soft first aid bag, closed: red for vehicles, or in another colour with words on its front."""

import materials as M
from geom import *
from printed import T, printed
from scipy.interpolate import LinearNDInterpolator

VIEWS = {"closed": dict(rot=(0, 0, -24), elev=11, frame=0.84)}
W, H, D = 2.6, 1.8, 0.95
RED, RED_PIPING = "b01218", "7d0d12"


def cordura(colour=RED):
    return M.fabric(colour, 50, "Object", 0.45, name="cordura")


def padded(half_depth, softness=0.05):
    """Half a bag lying on its back: walls from z 0 up to its soft, slightly swollen face."""
    levels = np.linspace(0, 1, 40)
    rings = []
    for t in levels:
        bend = max(0.0, t - 0.72) / 0.28
        inset = 0.16 * (1 - math.sqrt(max(0.0, 1 - bend**2)))
        outline = rrect(W - 2 * inset, H - 2 * inset, 0.30, 30)
        rings.append(np.c_[outline, np.full(len(outline), half_depth * t)])
    last = rings[-1]
    for q in np.linspace(1, 0, 22)[1:]:
        face = last * [q, q, 1]
        face[:, 2] += 0.07 * (1 - q * q)
        rings.append(face)
    P = np.stack(rings, 1)
    N = grid_normals(P, cu=True)
    N *= np.sign((N * (P - [0, 0, 0])).sum(-1, keepdims=True) + 1e-9)
    waves = softness * fbm(
        P * [1.5, 1.5, 1.8], 3, 4
    ) + 0.5 * softness * fbm(P * [3.2, 3.2, 3], 2, 9)
    return P + N * waves[..., None]


def ring_at(z, grow, points=400):
    outline = resample(rrect(W + 2 * grow, H + 2 * grow, 0.30 + grow, 30), points, True)
    return np.c_[outline, np.full(points, z)]


def outward(C):
    T = norm(np.roll(C, -1, 0) - np.roll(C, 1, 0))
    return norm(np.cross(T, [0, 0, 1.0]))


def reflective_stripe(height, parent):
    x = np.linspace(-1.10, 1.10, 90)
    y = np.full(90, -0.54)
    stripe = np.c_[x, y, height(x, y) + 0.022]
    for _ in range(12):
        stripe[1:-1, 2] = (stripe[:-2, 2] + stripe[2:, 2]) / 2
    up = np.tile([0, 0, 1.0], (90, 1))
    strap("stripe", stripe, up, 0.22, 0.03, M.reflective(scale=14), parent=parent)
    thread = M.fabric("e8e8e4", 20, "Object", 0.2)
    for s in (-1, 1):
        row = stripe + [0, s * 0.095, 0.016]
        stitches("hem", row, up, thread, 0.05, 0.034, 0.006, parent=parent)


def woven_words(height, english, arabic, parent):
    """White words below the cross, in English and Arabic."""
    body = T(360, 62, english, 58, 800, "#fff") + T(360, 140, arabic, 54, 700, "#fff", ar=True)
    face = printed(f"bag_{english.replace(' ', '_')}", 720, 164, body, 1400)
    u, v = np.meshgrid(np.linspace(0, 1, 80), np.linspace(0, 1, 30), indexing="ij")
    x, y = (u - 0.5) * 1.95, (v - 0.5) * 0.444 - 0.57
    P = np.stack([x, y, height(x, y) + 0.014], -1)
    white = M.label(face, 0.6, 0, alpha=True)
    grid("words", P, white, uv=np.stack([u, v], -1), parent=parent)


def patch(height, print_name, x, y, parent):
    """Printed artwork that follows the front's shape; x and y are the coordinates of its points."""
    material = M.label(f"{M.TEX}/{print_name}.png", 0.5, 0.1, alpha=True)
    u, v = ((q - q.min()) / np.ptp(q) for q in (x, y))
    P = np.stack([x, y, height(x, y) + 0.014], -1)
    grid(print_name, P, material, uv=np.stack([u, v], -1), parent=parent)


def closed(colour=RED, piping=RED_PIPING, words=None, badge=None):
    """Standing: two padded halves meet at a zip; on the front a cross with stripe or words, or a badge."""
    cloth, black = cordura(colour), M.webbing("1a1b1d", ribs=5, pitch=22)
    stand = group("bag", loc=(0, 0, H / 2), rot=(90, 0, 0))
    for side in (1, -1):
        P = padded(D / 2) * [1, 1, side]
        weld(grid("half", P, cloth, cu=True, flip=side < 0, parent=stand))
        edge = ring_at(side * D * 0.40, 0.0)
        edge[:, :2] *= 0.995
        tube(
            "piping",
            edge,
            0.032,
            M.fabric(piping, 60, "Object", 0.3),
            12,
            closed=True,
            parent=stand,
        )
    zip_line = ring_at(0, 0.035)
    strap(
        "tape",
        zip_line,
        outward(zip_line),
        0.26,
        0.04,
        M.webbing("17181a", ribs=4, pitch=40),
        closed=True,
        parent=stand,
    )
    teeth = ring_at(0, 0.065)
    strap(
        "teeth",
        teeth,
        outward(teeth),
        0.06,
        0.03,
        M.webbing("3a3d41", ribs=1, pitch=60),
        closed=True,
        parent=stand,
    )
    for s in (-1, 1):
        at = group("pull", stand, (s * 0.16, H / 2 + 0.07, 0))
        box("slider", (0.14, 0.07, 0.11), M.metal("b9bdc2", 0.25), 0.02, parent=at)
        strap(
            "puller",
            np.array([(0, 0.02, 0.05), (0.01, 0.0, 0.20), (0, -0.12, 0.30), (0, -0.30, 0.33)]),
            np.tile([0, 0.6, 0.8], (4, 1)),
            0.09,
            0.03,
            black,
            parent=at,
        )
    face = padded(D / 2)[:, 34:].reshape(-1, 3)
    height = LinearNDInterpolator(face[:, :2], face[:, 2])
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, 60), np.linspace(-0.5, 0.5, 60), indexing="ij")
    if badge:
        patch(height, badge, u * 1.86, v * 0.68 - 0.06, stand)
    else:
        patch(height, "white_cross", u * 1.02, v * 1.02 + 0.16, stand)
    if words:
        woven_words(height, *words, stand)
    elif not badge:
        reflective_stripe(height, stand)
    carry = [
        (-0.62, 0.86, 0.16),
        (-0.62, 1.04, 0.17),
        (-0.42, 1.22, 0.17),
        (0, 1.29, 0.17),
        (0.42, 1.22, 0.17),
        (0.62, 1.04, 0.17),
        (0.62, 0.86, 0.16),
    ]
    C = catmull(np.array(carry), 160)
    T_line = norm(np.gradient(C, axis=0))
    strap(
        "handle", C, norm(np.cross(np.array([0, 0, 1.0]), T_line)), 0.24, 0.06, black, parent=stand
    )


def build(view="closed"):
    closed()
