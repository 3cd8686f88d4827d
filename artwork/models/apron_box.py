"""Disposable film aprons: one spread out, alone or beside the box with the next drawn from its slot."""

from assembly import assembled
from flat_cloth import Panel, mirrored_outline, ups
from printed import T, printed

from geom import *
import materials as M

VIEWS = {
    "box": dict(rot=(0, 0, -14), elev=48, frame=0.86),
    "spread": dict(rot=(0, 0, 0), elev=64, frame=0.86),
}
W, D, H = 3.4, 1.7, 1.5
APRON = [
    (0, -5.6),
    (3.2, -5.6, 1),
    (3.3, -1.0),
    (3.35, 0.8, 1),
    (5.9, 0.72, 1),
    (5.9, 1.02, 1),
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
TINTS = dict(blue="5f9fd6", white="e9eef2")


def film(colour, opacity=0.62):
    return M.thin_clear(TINTS[colour], opacity, 0.16, 1.45, spec=0.7)


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
    """A bunch of film drawn to a soft peak out of the slot."""
    u, v = np.meshgrid(np.linspace(-1, 1, 260), np.linspace(0, 1, 160), indexing="ij")
    rise = [(0.10, H - 0.2), (0.10, H + 0.15), (0.12, H + 0.45), (0.05, H + 0.75), (-0.12, H + 0.98)]
    course = catmull(np.array(rise), 160)
    half = 0.74 - 0.30 * smooth(0.0, 0.55, v) + 0.12 * smooth(0.6, 1, v)
    loose = 0.15 + 0.5 * smooth(0.05, 0.7, v)
    at = np.stack([u * 2.1, v * 0.7, 0 * u], -1)
    gather = (0.55 * fbm(at * [1.5, 0.5, 1], 2, 4) + 0.07 * fbm(at * [3, 0.8, 1], 2, 7)) * loose
    tangent = norm(np.gradient(course, axis=0))
    out = np.stack([-tangent[:, 1], tangent[:, 0]], -1)
    ragged = 0.06 * fbm(np.stack([u * 1.6, 0 * u, 0 * u], -1), 2, 9) * v
    x = u * half + 0.05 * fbm(at * [1, 2, 1] + 5, 2, 3)
    y = course[None, :, 0] + gather * out[None, :, 0]
    z = course[None, :, 1] + gather * out[None, :, 1] + ragged - 0.42 * u**2 * v
    grid("film", np.stack([x, y, z], -1), film("blue", 0.55))


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
    slot = M.plastic("24313c", 0.8)
    plate("slot", superellipse(0.95, 0.20, 2.4, 80), 0.012, 0.002, slot, loc=(0, 0.10, H + 0.004))
    drawn_apron()


def spread(colour):
    """An apron opened on a table: packing creases, the head loop, the two ties."""
    p = Panel(mirrored_outline(APRON), 0.035)
    fold = np.zeros_like(p.x)
    for level in (-4.2, -2.8, -1.4, 0.0, 1.4, 2.8):
        fold += 0.09 * np.exp(-np.abs(p.y - level) / 0.10) * (1 if int(level * 10) % 28 else -1)
    for level in (-2.0, -0.67, 0.67, 2.0):
        fold += 0.08 * np.exp(-np.abs(p.x - level) / 0.10)
    p.lay("apron", film(colour, 0.72), 0.03, 0.02, soft=0.1, seed=3, strength=0.9, tilt=fold + 0.09)
    for s in (-1, 1):
        C = catmull(
            np.array(
                [
                    (s * 1.16, 5.75, 0.16),
                    (s * 1.05, 6.5, 0.12),
                    (s * 0.55, 7.0, 0.10),
                    (0, 7.12, 0.12),
                ]
            ),
            120,
        )
        strap("neck loop", C, ups(C), 0.30, 0.012, film(colour, 0.8))


def build(view="box"):
    if view == "box":
        assembled(box_view, (5.6, -4.6, 0), (0, 0, -8))
    spread("blue")
