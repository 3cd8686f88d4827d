"""A roll of insulating matting: its marked underside outside, the fluted top on the end that lies open."""

from geom import *
import materials as M
from printed import T, printed

VIEWS = {
    "hero": dict(rot=(0, 0, -28), elev=30, frame=0.87),
    "end": dict(rot=(0, 0, -28), elev=24, frame=0.86, zoom=(1.8, 0.10, -0.02)),
}
WIDTH, THICK, TURNS, CORE, OPEN = 10.0, 0.045, 7, 0.42, 4.4
GREY = "3b3e41"


def spiral():
    """The course of the rolled part in the plane YZ, from the floor inwards."""
    a = np.linspace(0, TURNS * 2 * math.pi, TURNS * 60)
    R = CORE + THICK * 1.02 * TURNS
    r = R - THICK * 1.02 * a / (2 * math.pi)
    return np.c_[r * np.sin(a), R - r * np.cos(a)], R


def rubber(rough=0.62):
    return M.rubber(GREY, rough, 0.18, gs=90)


def across(C, x, up):
    """A surface over the course C, raised by `up` along its inner side."""
    T_line = norm(np.gradient(C, axis=0))
    inner = np.c_[-T_line[:, 1], T_line[:, 0]]
    P = np.zeros((len(x), len(C), 3))
    P[..., 0] = x[:, None]
    P[..., 1:] = C[None] + inner[None] * up[..., None]
    return P


def mark():
    body = T(600, 82, "CLASS 0 · 1000 V a.c. · IEC 61111:2009", 56, 800, "#f2f3f4")
    return printed("matting_mark", 1200, 120, body, 2000)


def build(view="hero"):
    material = rubber()
    C, R = spiral()
    x = np.linspace(-WIDTH / 2, WIDTH / 2, 3)
    for up in (0.0, THICK):
        grid("rolled", across(C, x, np.full((3, len(C)), up)), material)
    for s in (-1, 1):
        rim = np.stack([across(C, np.array([s * WIDTH / 2]), np.full((1, len(C)), up))[0] for up in (0.0, THICK)])
        grid("cut edge", rim, M.rubber("2b2d2f", 0.8, 0.1))
    flutes = np.linspace(-WIDTH / 2, WIDTH / 2, 1601)
    rib = 0.020 * np.clip(1.6 * np.cos(flutes * 2 * math.pi / 0.075), -1, 1)
    y = np.linspace(-OPEN, 0, 60)
    lift = 0.10 * smooth(-OPEN + 0.9, -OPEN, y) ** 2
    flap = np.c_[y, 0.004 + lift]
    up = THICK + 0.02 + rib[:, None] + 0 * y[None]
    top = across(flap, flutes, up)
    grid("fluted", top, material)
    front = np.stack([top[:, 0], across(flap, flutes, 0 * up)[:, 0]], 1)
    grid("front edge", front, M.rubber("2b2d2f", 0.8, 0.1))
    for k in (0, -1):
        sides = np.stack([top[k], across(flap, flutes, 0 * up)[k]])
        grid("side edge", sides, M.rubber("2b2d2f", 0.8, 0.1))
    printed_mark = M.label(mark(), 0.6, 0.0, alpha=True)
    a = np.radians(np.linspace(46, 112, 30))
    xs = np.linspace(-4.3, 4.3, 40)
    P = np.zeros((40, 30, 3))
    P[..., 0] = xs[:, None]
    P[..., 1] = -(R + 0.006) * np.sin(a)[None]
    P[..., 2] = R - (R + 0.006) * np.cos(a)[None]
    U, V = np.meshgrid(np.linspace(0, 1, 40), np.linspace(0, 1, 30), indexing="ij")
    grid("mark", P, printed_mark, uv=np.stack([U, V], -1))
