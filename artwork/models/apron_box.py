"""Disposable film aprons: one spread out, alone or beside the box with the next drawn from its slot."""

from assembly import assembled
from flat_cloth import Panel, mirrored_outline, ups
from printed import T, printed
from wrinkles import RAKE, scattered

from geom import *
import materials as M

VIEWS = {
    "box": dict(rot=(0, 0, -14), elev=48, frame=0.86),
    "spread": dict(rot=(0, 0, 0), elev=64, frame=0.86, lights=RAKE),
}
W, D, H = 3.4, 1.7, 1.5
APRON = [
    (0, -5.6),
    (3.2, -5.6, 1),
    (3.3, -1.0),
    (3.35, 0.8, 1),
    (5.4, 0.55),
    (6.6, 0.85, 1),
    (6.6, 1.15, 1),
    (5.3, 0.85),
    (3.2, 1.22, 1),
]
APRON += [
    (2.2, 2.1),
    (1.45, 3.7),
    (1.30, 5.6, 1),
    (1.02, 6.1, 1),
    (0.92, 5.2),
    (0.55, 4.45),
    (0, 4.25),
]
TINTS = dict(blue="74b0e4", white="e9eef2")


def film(colour, opacity=0.62):
    return M.thin_clear(TINTS[colour], opacity, 0.24, 1.45, spec=0.55)


def carton_print(name, width, height, large):
    body = f"<rect width='{width}' height='{height}' fill='#f6f7f8'/>"
    body += f"<rect width='{width}' height='{height * 0.2}' fill='#2a6fae'/>"
    body += T(
        width / 2,
        height * 0.135,
        "SINGLE USE · للاستخدام مرة واحدة",
        min(height * 0.10, width * 0.055),
        700,
        "#fff",
        ar=True,
    )
    body += T(width / 2, height * 0.45, "APRONS", large, 800, "#17344f")
    body += T(width / 2, height * 0.66, "مآزر بولي إيثيلين", large * 0.62, 700, "#17344f", ar=True)
    body += T(width / 2, height * 0.88, "100 · POLYETHYLENE", large * 0.56, 800, "#2a6fae")
    return M.label(printed(f"aprons_{name}", width, height, body, 1100), 0.6, 0.0)


def drawn_apron():
    """A tuft of film that stands out of the slot in soft ripples."""
    u, v = np.meshgrid(np.linspace(-1, 1, 260), np.linspace(0, 1, 140), indexing="ij")
    for shift, tall, seed in ((0.05, 0.80, 2), (0.20, 0.60, 7)):
        half = 0.46 + 0.30 * smooth(0.1, 1, v) ** 1.3
        at = np.stack([u * 1.2, v * 0.5, 0 * u + seed], -1)
        ripple = (0.05 + 0.20 * v) * np.sin(4.6 * u + seed + 0.8 * v) * (1 - 0.4 * u**2)
        y = shift + ripple + 0.08 * fbm(at, 2, seed) * v
        z = H - 0.08 + tall * v * (1 - 0.42 * u**2) + 0.07 * fbm(at * [1.4, 0, 1], 2, seed + 3) * v
        grid("film", np.stack([u * half, y, z], -1), film("blue", 0.80))


def box_view():
    board = M.Mat("board")
    board.set(Base_Color=M.col("f2f3f4"), Roughness=0.7, Specular=0.25)
    box("carton", (W, D, H), board.m, 0.025, loc=(0, 0, H / 2))
    decal_plane(
        "front",
        W - 0.04,
        H - 0.04,
        carton_print("front", 680, 300, 76),
        (0, -D / 2 - 0.004, H / 2),
        (90, 0, 0),
    )
    decal_plane(
        "side",
        D - 0.04,
        H - 0.04,
        carton_print("side", 340, 300, 50),
        (W / 2 + 0.004, 0, H / 2),
        (90, 0, 90),
    )
    slot = M.plastic("4f86bb", 0.6)
    plate("slot", superellipse(0.95, 0.20, 2.4, 80), 0.012, 0.002, slot, loc=(0, 0.10, H + 0.004))
    drawn_apron()


def spread(colour):
    """An apron opened on a table: packing creases, the head loop, the two ties."""
    p = Panel(mirrored_outline(APRON), 0.035)
    fold = np.zeros_like(p.x)
    for level in (-4.2, -2.8, -1.4, 0.0, 1.4, 2.8):
        fold += 0.014 * np.exp(-np.abs(p.y - level - 0.05 * np.sin(1.7 * p.x + level)) / 0.05) * (1 if int(level * 10) % 28 else -1)
    for level in (-2.0, 0.0, 2.0):
        fold += 0.012 * np.exp(-np.abs(p.x - level - 0.05 * np.sin(1.3 * p.y + level)) / 0.05)
    at = np.stack([p.x, p.y, 0 * p.x], -1)
    fold = fold * (1.0 + 1.2 * fbm(at * 0.4, 3, 8)) + scattered(p.x, p.y, 4, 26, 85, 60, 1.2, 0.016)
    crackle = 0.030 * np.abs(fbm(at * [0.7, 0.35, 1], 2, 5)) + 0.020 * np.abs(fbm(at * [1.7, 0.9, 1], 4, 6))
    sheet = p.lay("apron", film(colour, 0.30), 0.02, 0.006, soft=0.03, seed=3, strength=0.5, tilt=fold + crackle + 0.06)
    sheet.modifiers.clear()
    course = [(-1.15, 5.35, 0.08), (-1.19, 5.75, 0.10), (-1.05, 6.45, 0.11), (-0.60, 6.98, 0.10)]
    course += [(0.0, 7.15, 0.10)] + [(-x, y, z) for x, y, z in course[::-1]]
    C = catmull(np.array(course), 260)
    strap("neck loop", C, ups(C), 0.30, 0.012, film(colour, 0.66))


def build(view="box"):
    if view == "box":
        assembled(box_view, (5.6, -4.6, 0), (0, 0, -8))
    spread("blue")
