"""A disposable coverall folded in its sealed single pack, standing."""

from printed import T, printed as drawn

from geom import *
import materials as M

VIEWS = {"hero": dict(rot=(-7, 0, -16), elev=8, frame=0.82)}
HALF, HEIGHT, BORDER = 1.42, 3.9, 0.16


def cushion(x, z, half, low, high, radius):
    """0 at the edge of a rounded rectangle, 1 well inside."""
    inside = np.minimum(half - np.abs(x), np.minimum(z - low, high - z))
    return np.sqrt(np.clip(1 - (1 - np.clip(inside / radius, 0, 1)) ** 2, 0, 1))


def sheet(half, low, high, nx, nz):
    x, z = np.linspace(-half, half, nx), np.linspace(low, high, nz)
    return np.meshgrid(x, z, indexing="ij")


def folded_garment():
    """Layers folded over one another: a sleeve across, the legs turned up, the hood on top."""
    low, high, half = 0.34, HEIGHT - 0.42, HALF - 0.26
    x, z = sheet(half, low, high, 420, 520)
    p = np.stack([x, 0 * x, z], -1)
    lift = 0.26 * cushion(x, z, half, low, high, 0.52)
    wave = 0.06 * fbm(p * 0.9, 2, 3)
    turned_up = smooth(1.62, 1.58, z + wave + 0.04 * x)
    sleeve = smooth(-0.30, -0.26, x - 0.22 * (z - 2.2) + wave) * smooth(3.3, 3.26, z)
    hood = smooth(2.72, 2.76, z + 0.12 * np.cos(x * 1.6) + wave)
    lift = lift + 0.06 * turned_up + 0.05 * sleeve + 0.05 * hood
    crease = 1 - 2 * np.abs(fbm(p * [2.0, 1, 1.6], 3, 6))
    lift = lift + 0.018 * crease + 0.006 * fbm(p * 7, 2, 9)
    white = M.fabric("f0f2f3", 90, "Object", 0.25, rough=0.85)
    grid("garment", np.stack([x, -lift, z], -1), white)
    grid("garment back", np.stack([x, 0.05 + 0 * x, z], -1), white, flip=True)


def film_height(x, z):
    p = np.stack([x, 0 * x, z], -1)
    full = cushion(x, z, HALF - BORDER, 0.22, HEIGHT - 0.24, 0.50)
    tight = 1 - 2 * np.abs(fbm(p * [1.1, 1, 0.9] + 7, 3, 4))
    weld = 0.010 * np.sin(z * 95) * ((z < 0.16) | (z > HEIGHT - 0.18))
    return 0.46 * full + (0.035 * tight + 0.02 * fbm(p * 3.2, 2, 5)) * full + weld


def film():
    clear = M.thin_clear("f5f9fb", 0.035, 0.09, 1.42)
    x, z = sheet(HALF, 0.0, HEIGHT, 520, 700)
    grid("film", np.stack([x, -0.01 - film_height(x, z), z], -1), clear)
    grid("film back", np.stack([x, 0.07 + 0 * x, z], -1), clear, flip=True)
    for level in (0.16, HEIGHT - 0.18):
        row = np.linspace(-HALF, HALF, 120)
        height = film_height(row, np.full(120, level)) + 0.014
        line = np.stack([row, -height, np.full(120, level)], -1)
        tube("weld", line, 0.012, M.thin_clear("e8eef1", 0.25, 0.2, 1.42), 8)


def words():
    body = "<rect width='600' height='420' fill='#fff'/><rect width='600' height='84' fill='#12315e'/>"
    body += T(300, 57, "DISPOSABLE COVERALL", 40, 800, "#fff")
    body += T(300, 140, "بدلة واقية للاستعمال مرة واحدة", 36, 700, "#222", ar=True)
    body += T(300, 278, "XL", 136, 800, "#12315e") + T(300, 350, "TYPE 5 · TYPE 6 · 1 PIECE", 36, 700, "#222")
    return drawn("coverall_pack_print", 600, 420, body, 1000)


def printed():
    width, height = 2.05, 1.435
    x, z = sheet(width / 2, 0.62, 0.62 + height, 120, 90)
    lift = film_height(x, z)
    grid(
        "print",
        np.stack([x, -lift - 0.02, z], -1),
        M.label(words(), 0.4, 0.2),
    )


def build(view="hero"):
    folded_garment()
    film()
    printed()
