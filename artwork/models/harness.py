"""Full-body harness on an invisible torso, or in the views `stand` on a plain display form.

Options: color; thread; loops 0 or 1 (sternal loops); belt 0 or 1 (padded, hip rings); shoulder 0 or 1
(rings on the shoulders); cover 0 or 1 (flap over the dorsal stitching); ansi 0 or 1 (rings at the hips,
keepers for a free lanyard leg, fall indicators).
"""

from geom import *
import materials as M
import harness_ansi
import harness_fittings as fittings
from fine_webbing import fine_webbing
from harness_parts import adjuster, bodyf, frame_at, path, quick_buckle

VIEWS = {
    "hero": dict(rot=(0, 0, -24), elev=5, frame=0.86, lift=0.12),
    "front": dict(rot=(0, 0, 0), elev=4, frame=0.86, lift=0.12),
    "back": dict(rot=(0, 0, 155), elev=5, frame=0.86, lift=0.12),
    "loops": dict(rot=(0, 0, -14), elev=6, frame=0.86, zoom=(2.8, 0.0, 0.19)),
    "worn": dict(rot=(0, 0, -24), elev=5, frame=0.80, lift=0.06),
    "stand": dict(rot=(0, 0, -24), elev=5, frame=0.86),
    "stand_front": dict(rot=(0, 0, -16), elev=5, frame=0.86),
    "stand_back": dict(rot=(0, 0, 155), elev=5, frame=0.86),
    "behind": dict(rot=(0, 0, 155), elev=5, frame=0.80, lift=0.06),
    "hip_ring": dict(rot=(0, 0, -66), elev=6, frame=0.86, zoom=(3.9, 0.03, -0.14)),
    "hip": dict(rot=(0, 0, -74), elev=8, frame=0.86, zoom=(3.5, 0.012, -0.012)),
    "flap": dict(rot=(0, 0, 164), elev=8, frame=0.86, zoom=(4.9, -0.005, 0.222)),
    "top": dict(rot=(0, 0, -30), elev=26, frame=0.88, lift=0.12, zoom=(2.2, 0.0, 0.21)),
}
ON_FORM = ("stand", "stand_front", "stand_back", "loops", "hip", "hip_ring", "flap")
WIDTH = 0.46
SHOULDER = [
    (0.14, 1.6, 4.25),
    (0.40, 1.4, 4.85),
    (0.72, 0.9, 5.45),
    (0.86, 0.2, 5.85),
    (0.88, -0.5, 5.45),
    (0.86, -1.0, 4.6),
    (0.86, -1.2, 3.6),
    (0.98, -1.15, 2.4),
    (1.30, -0.95, 1.2),
    (1.68, -0.45, 0.35),
    (1.80, 0.10, -0.15),
    (1.81, 0.22, -0.38),
]
BACK = [
    (0.14, 1.5, 4.3),
    (0.30, 1.35, 3.6),
    (0.62, 1.2, 2.4),
    (0.95, 1.2, 1.3),
    (1.25, 1.2, 0.2),
    (1.32, 1.1, -0.25),
]
LEG = [
    (1.80, 0.10, -0.20),
    (1.72, -0.55, -0.42),
    (1.15, -0.95, -0.78),
    (0.50, -0.80, -0.98),
    (0.12, -0.2, -1.02),
    (0.16, 0.5, -0.92),
    (0.7, 1.0, -0.62),
    (1.32, 1.05, -0.32),
    (1.70, 0.65, -0.18),
]
PAD = [
    (0.62, 1.0, 5.25),
    (0.80, 0.45, 5.7),
    (0.87, 0, 5.85),
    (0.88, -0.5, 5.45),
    (0.87, -0.85, 4.95),
]
SEAT = [(-1.70, 0.62, -0.16), (-1.3, 1.15, -0.26), (-0.6, 1.35, -0.22), (0, 1.35, -0.20)]
SEAT += [(0.6, 1.35, -0.22), (1.3, 1.15, -0.26), (1.70, 0.62, -0.16)]
CHEST = [(-1.18, -1.0, 4.0), (-0.90, -1.2, 4.0), (-0.45, -1.3, 4.0), (0, -1.35, 4.0)]
CHEST += [(0.45, -1.3, 4.0), (0.90, -1.2, 4.0), (1.18, -1.0, 4.0)]
COLORS = dict(
    orange="e8560c", yellow="e0b400", blue="1a57a8", red="c3131a", green="1f8a4a", charcoal="44474c"
)


def mirrored(points, s):
    return [(s * x, y, z) for x, y, z in points]


def belt_of(points, material, closed=False, off=0.03, over=0.0, end=0.0):
    """One strap over the torso; `over` lifts its first part, which crosses another strap, `end` its last."""
    off = off + end * smooth(0.95, 0.975, np.linspace(0, 1, 260))
    if over:
        off = off + over * (1 - smooth(0.2, 0.36, np.linspace(0, 1, 260)))
    C, N = path(points, 260, off, closed)
    strap("strap", C, N, WIDTH, 0.04, material, closed=closed)
    return C, N


def box_stitch(C, N, t, thread, y=0.15):
    """The crossed rectangle of thread that joins two straps; `y` is half its length."""
    p, r, n = frame_at(C, N, t)
    at = group("stitching", loc=p + n * 0.024, rot=r)
    x = WIDTH * 0.38
    line = [(-x, -y), (x, -y), (x, y), (-x, y), (-x, -y), (x, y), (x, -y), (-x, y)]
    P = refine(np.array([(a, b, 0) for a, b in line], float), 0.03)
    stitches("box", P, np.tile([0, 0, 1.0], (len(P), 1)), thread, 0.045, 0.034, 0.0085, at)


def keeper(C, N, t, size, lift=0.01):
    p, r, n = frame_at(C, N, t)
    black = fittings.black_plastic()
    rbox("keeper", size, 0.03, black, edge=0.02, loc=p + n * lift, rot=r)


def half(s, webbing, black, thread):
    """Shoulder strap, back strap, leg loop and pad of one side."""
    over = 0.05 if s > 0 else 0.0
    front, front_n = belt_of(mirrored(SHOULDER, s), webbing, over=over, end=0.045)
    back, back_n = belt_of(mirrored(BACK, s), webbing, over=over)
    leg, leg_n = belt_of(mirrored(LEG, s), black, closed=True)
    C, N = path(mirrored(PAD, s), 120, 0.0)
    end = np.sqrt(np.clip(1 - np.abs(np.linspace(-1, 1, 120)) ** 10, 0.01, 1))
    strap("pad", C, N, 0.72 * end, 0.09, M.foam("36383c"))
    p, r, n = frame_at(leg, leg_n, 0.30)
    quick_buckle(group("leg buckle", loc=p + n * 0.05, rot=r))
    p, r, n = frame_at(front, front_n, 0.63)
    adjuster(group("adjuster", loc=p + n * 0.045, rot=r), webbing)
    for C, N, t in ((front, front_n, 0.05), (front, front_n, 0.975), (back, back_n, 0.95)):
        box_stitch(C, N, t, thread)
    box_stitch(leg, leg_n, 0.90, thread)
    small = (WIDTH + 0.10, 0.13, 0.09)
    for t in (0.56, 0.72):
        keeper(front, front_n, t, small)
    keeper(leg, leg_n, 0.40, small)
    return front, front_n, back, back_n


def chest_strap(black, thread):
    """The strap over the chest, turned round the shoulder straps and sewn back; a buckle on a pad."""
    t = np.linspace(-1, 1, 260)
    C, N = belt_of(CHEST, black, off=0.085 * (1 - smooth(0.93, 1.0, np.abs(t))))
    p, r, n = frame_at(C, N, 0.5)
    at = group("chest buckle", loc=p + n * 0.05, rot=r)
    quick_buckle(at)
    foam = M.foam("36383c")
    rbox("pad", (0.84, 0.66, 0.03), 0.10, foam, edge=0.012, loc=(0, 0, -0.095), parent=at)
    for x in (-0.49, 0.49):
        box_stitch(C, N, float(np.mean(C[:, 0] < x)), thread, 0.09)


def display_form():
    """A plain grey torso that ends at neck and thighs and stands on the floor."""

    def form(p):
        low, high = -2.35 - p[..., 2], p[..., 2] - 6.45
        return SDF.si(SDF.si(bodyf(p) + 0.035, low, 0.10), high, 0.16)

    grey = M.Mat("display form")
    grey.set(Base_Color=M.col("aeb2b5"), Roughness=0.62, Specular=0.3)
    sdf_mesh("form", form, (-2.5, -1.9, -2.7), (2.5, 1.9, 6.9), 0.045, grey.m, smooth_it=4)


def build(
    view="hero",
    color="orange",
    thread="f0e2b0",
    loops="0",
    belt="0",
    shoulder="0",
    cover="0",
    ansi="0",
):
    if view in ON_FORM:
        display_form()
    webbing = fine_webbing(COLORS.get(color, color), "1f2125")
    black = fittings.black_webbing()
    cotton = M.fabric(thread, 20, "Object", 0.2)
    for s in (-1, 1):
        front, front_n, back, back_n = half(s, webbing, black, cotton)
        if ansi == "1":
            harness_ansi.lanyard_keepers(front, front_n)
            harness_ansi.fall_indicator(back, back_n, "e0242c")
    belt_of(SEAT, webbing)
    chest_strap(black, cotton)
    fittings.dorsal(cover == "1")
    fittings.label_pouch()
    if loops == "1":
        fittings.sternal_loops(view == "loops")
    if belt == "1":
        fittings.belt()
    if shoulder == "1":
        fittings.shoulder_rings(view == "top")
    if ansi == "1":
        for C, N, t in harness_ansi.side_rings():
            box_stitch(C, N, t, cotton)
    if cover == "1":
        fittings.cover()
