"""Fire blankets out of their cases: drawn from the hard one, spread beside the soft one, the hem."""

import blanket
import materials as M
from assembly import assembled
from geom import *
from printed import printed, two_lines

VIEWS = {
    "drawn": dict(rot=(0, 0, -24), elev=40, frame=0.88),
    "spread": dict(rot=(0, 0, -16), elev=36, frame=0.92),
    "hem": dict(rot=(0, 0, -26), elev=30, frame=0.88, zoom=(1.75, -0.04, -0.06)),
}
UP = np.array([0, 0, 1.0])


def glass_cloth():
    return M.fabric("d3cebd", 60, "UV", 0.8, rough=0.7)


def cloth(x, y, z, scale=1.0):
    """A sheet over the floor with a thickness, woven in decimetres."""
    sheet = grid("cloth", np.stack([x, y, z], -1), glass_cloth(), uv=np.stack([x, y], -1) * scale)
    skin = sheet.modifiers.new("thickness", "SOLIDIFY")
    skin.thickness, skin.offset = 0.025, -1
    return sheet


def seam(points, pitch=0.09):
    thread = M.fabric("c9c2ae", 20, "Object", 0.2)
    stitches(
        "seam", points, np.tile(UP, (len(points), 1)), thread, pitch, pitch * 0.66, pitch * 0.09
    )


def pull_tape(points, turn=(0, 0, 1.0), width=0.26):
    C = catmull(np.array(points), 80)
    strap(
        "tape",
        C,
        np.tile(np.array(turn), (80, 1)),
        width,
        0.03,
        M.webbing("17181a", ribs=5, pitch=24),
    )


def drawn():
    """The hard case on its back; the cloth has come half out towards the viewer."""
    case = dict(case="hard", without=("tape", "fold"))
    assembled(blanket.build, loc=(0, -0.3, 0.27), rot=(-90, 0, 0), **case)
    u, v = np.meshgrid(np.linspace(-1, 1, 260), np.linspace(0, 1, 260), indexing="ij")
    half = 0.74 + 0.75 * smooth(0.05, 1.0, v)
    x = u * half + 0.05 * np.sin(6 * v + 1)
    y = 0.70 - 3.3 * v + 0.12 * u * v
    ridge = 0.5 + 0.5 * np.sin(u * 9.5 + 1.4 * np.sin(2.3 * v + 0.5) + 0.7)
    gather = 1 - smooth(0.1, 0.95, v)
    z = 0.05 + 0.20 * gather + ridge**1.4 * (0.10 + 0.16 * np.sin(np.pi * np.clip(v * 1.15, 0, 1)))
    z += 0.07 * np.exp(-(((v - 0.52) / 0.03) ** 2)) + 0.06 * np.exp(-(((v - 0.80) / 0.03) ** 2))
    z += 0.03 * fbm(np.stack([x * 1.6, y * 1.6, 0 * x], -1), 3, 6)
    z = np.where(v < 0.06, 0.26 + 0.05 * (ridge - 0.5), z)
    cloth(x, y, np.maximum(z, 0.035))
    for row in (244, 252):
        seam(np.stack([x[:, row], y[:, row], z[:, row] + 0.004], -1), 0.07)
    for s, col in ((-1, 30), (1, 229)):
        under = z[col - 16 : col + 17]  # what lies below the whole width of the tape
        rows = (212, 222, 232, 242, 251, 258)
        on_cloth = [(x[col, k], y[col, k], under[:, k - 5 : k + 6].max() + 0.045) for k in rows]
        last = np.array([x[col, -1], y[col, -1], 0.0])
        beyond = [
            last + [0.01 * s, -0.10, on_cloth[-1][2] - 0.02],
            last + [0.05 * s, -0.30, 0.10],
            last + [0.14 * s, -0.55, 0.03],
            last + [0.08 * s, -0.95, 0.03],
        ]
        pull_tape([*on_cloth, *beyond])


def spread():
    """Flat on the floor with the creases of its folds; the soft case lies beside it."""
    side = 18.0
    x, y = np.meshgrid(np.linspace(-9, 9, 420), np.linspace(-9, 9, 420), indexing="ij")
    z = 0.05 + 0 * x
    for k, c in enumerate((-6, -3, 0, 3, 6)):
        sign = 1 if k % 2 == 0 else -0.6
        z += sign * 0.16 * np.exp(-np.abs(x - c - 0.08 * np.sin(y)) / 0.35)
        z += sign * 0.14 * np.exp(-np.abs(y - c + 0.08 * np.sin(x)) / 0.35)
    z += 0.10 * fbm(np.stack([x * 0.35, y * 0.35, 0 * x], -1), 3, 2)
    edge = np.minimum(9 - np.abs(x), 9 - np.abs(y))
    z = np.maximum(z * smooth(0.0, 1.4, edge) + 0.05, 0.05)
    cloth(x * (1 + 0.004 * np.sin(y)), y * (1 + 0.004 * np.sin(x * 1.3)), z, 0.5)
    for k in (14, 405):
        for line in (
            np.stack([x[k], y[k], z[k] + 0.02], -1),
            np.stack([x[:, k], y[:, k], z[:, k] + 0.02], -1),
        ):
            seam(line, 0.24)
    for s in (-1, 1):
        pull_tape(
            [
                (s * 3.2, -8.2, 0.12),
                (s * 3.2, -9.0, 0.10),
                (s * 3.3, -9.9, 0.05),
                (s * 3.2, -10.8, 0.05),
            ],
            width=0.5,
        )
    case = dict(case="soft", without=())
    assembled(blanket.build, loc=(11.4, -7.2, 0.42), rot=(-90, 0, 0), scale=1.3, **case)


def hem():
    """One edge of the large blanket: double-stitched hem, hand pocket with its mouth open, pull tape."""
    x, y = np.meshgrid(np.linspace(-4.6, 4.6, 360), np.linspace(-2.4, 4.0, 260), indexing="ij")
    wave = 0.10 * fbm(np.stack([x * 0.5, y * 0.5, 0 * x], -1), 3, 7)
    lift = 0.10 + wave + 0.10 * np.exp(-(((y - 1.9 - 0.1 * x) / 0.12) ** 2))
    hem_step = 0.035 * (1 - smooth(-1.96, -1.92, y))
    z = np.maximum(lift * smooth(-2.4, -1.0, y) + 0.04, 0.04) + hem_step
    cloth(x, y, z, 0.8)
    for level in (-2.28, -2.02):
        k = int(np.argmin(np.abs(y[0] - level)))
        seam(np.stack([x[:, k], y[:, k], z[:, k] + 0.006], -1), 0.13)
    u, v = np.meshgrid(np.linspace(-1, 1, 120), np.linspace(0, 1, 90), indexing="ij")
    px, py = -0.5 + u * 1.35, -1.94 + v * 1.75
    i = np.clip(((px + 4.6) / 9.2 * 359).astype(int), 0, 359)
    j = np.clip(((py + 2.4) / 6.4 * 259).astype(int), 0, 259)
    mouth = 0.62 * smooth(0.55, 1.0, v) * (1 - u**2) ** 0.8
    pz = z[i, j] + 0.035 + mouth + 0.015 * fbm(np.stack([px * 2, py * 2, 0 * px], -1), 2, 3)
    for _ in range(6):
        pz[1:-1, 1:-1] = (pz[:-2, 1:-1] + pz[2:, 1:-1] + pz[1:-1, :-2] + pz[1:-1, 2:]) / 4
    cloth(px, py, pz, 0.8)
    P = np.stack([px, py, pz + 0.006], -1)
    for line in (P[4], P[-5], P[:, 4], P[:, -6]):
        seam(line, 0.11)
    body = two_lines("HANDS HERE", "ضع يديك هنا", "#fff", "#b8171c", size=34)
    face = M.label(printed("blanket_hands", 300, 120, body, 700), 0.5, 0.05)
    rows, cols = slice(34, 86), slice(22, 50)
    patch = P[rows, cols] + [0, 0, 0.012]
    grid("label", patch, face)
    pull_tape(
        [(2.6, -1.3, 0.20), (2.6, -2.2, 0.13), (2.62, -2.6, 0.06), (2.72, -3.6, 0.04)], width=0.55
    )


def build(view="drawn"):
    dict(drawn=drawn, spread=spread, hem=hem)[view]()
