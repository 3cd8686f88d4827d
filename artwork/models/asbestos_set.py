"""A set for one entry to asbestos work: coverall in its pack, boot covers, gloves, mask, bag and tape. Sizes in decimetres."""

import chemglove
import coverall_pack
import foldmask
from arrange import rest_on_floor
from assembly import assembled
from crumple import creased
from flat_cloth import Panel, outline, ups
from garment_cloth import cloth
from laid_garment import Cut
from printed import T, printed
from wrinkles import fan, scattered

from geom import *
import materials as M

VIEWS = {
    "set": dict(rot=(0, 0, 0), elev=58, frame=0.87),
    "mask": dict(rot=(0, 0, 0), elev=48, frame=0.87),
}
BOOT = [
    (-1.05, 0.0, 1),
    (1.1, -0.04),
    (1.72, 0.10),
    (1.78, 0.52),
    (1.15, 0.86),
    (0.42, 1.30),
    (0.26, 2.2),
    (0.34, 3.2, 1),
]
BOOT += [(-0.98, 3.24, 1), (-0.92, 1.6), (-1.12, 0.6)]


# the ties (along, up, how high they lie on the floor): round the ankle, and both free ends
TIES = (
    [(-0.98, 1.42, 0), (-0.4, 1.38, 0), (0.33, 1.44, 0), (0.70, 1.66, 0.02), (1.02, 1.58, 0.0), (1.25, 1.82, 0.0)],
    [(0.24, 1.40, 0), (0.52, 1.36, 0.02), (0.84, 1.20, 0.0), (1.12, 1.26, 0.0), (1.42, 1.12, 0.0)],
)


def boot_cover(loc, turn, seed, mirror=1):
    """An overboot laid flat: gathered at its top and above the ankle, ties, a grey sole sewn on."""
    at = group("boot cover", loc=loc, rot=(0, 0, turn), scale=(mirror, 1, 1))
    p = Cut(outline(BOOT), 0.022)
    sole = 0.20 + 0.05 * np.sin(1.7 * p.x + seed) + 0.10 * smooth(1.0, 1.75, p.x) - p.y
    wander = fbm(np.c_[3 * p.x, 0.6 * p.y, 0 * p.x + seed], 2, seed)
    gather = np.exp(-(((p.y - 3.0) / 0.13) ** 2)) + 0.7 * np.exp(-(((p.y - 1.42) / 0.16) ** 2))
    raised = 0.035 * gather * np.cos(30 * p.x + 7 * wander) - 0.05 * np.exp(-(((p.y - 3.0) / 0.05) ** 2))
    raised = raised + scattered(p.x, p.y, seed, 12, 12, 22, 0.62, 0.08) + scattered(p.x, p.y, seed + 4, 9, 70, 26, 0.8, 0.065)
    raised = raised + fan(p.x, p.y, (0.35, 1.25), -150, 55, 5, seed + 2, 1.1, 0.06) - 0.03 * np.exp(-((sole / 0.03) ** 2))
    raised = raised * smooth(0.0, 0.16, p.inside)
    white = cloth("dfe4e8", "848f97", "nonwoven")
    p.lay(
        "cover", white, 0.04, 0.16, soft=0.26, seed=seed, strength=0.9, raised=raised, zone=smooth(-0.02, 0.02, sole), seam=np.abs(sole)
    ).parent = at
    thread = M.fabric("c9d0d5", 40, "Object", 0.2)
    for y in (2.93, 3.07):
        C = p.line([(-0.90, y), (-0.3, y - 0.02), (0.28, y - 0.03)], 120, 0.006)
        stitches("elastic", C, ups(C), thread, 0.06, 0.042, 0.008, at)
    tie = M.fabric("c3ccd2", 60, "Object", 0.2)
    for course in TIES:
        C = p.line([(x, y) for x, y, _ in course], 160, 0.015)
        low = np.interp(np.linspace(0, 1, 160), np.linspace(0, 1, len(course)), [z for *_, z in course])
        C[:, 2] = np.where(C[:, 0] > 0.34, np.minimum(C[:, 2], 0.2) * smooth(0.62, 0.34, C[:, 0]) + 0.03 + low, C[:, 2])
        strap("tie", C, ups(C), 0.12, 0.015, tie, parent=at)


def waste_bag(loc, turn):
    """The marked bag, folded to a packet with its print on top."""
    at = group("bag", loc=loc, rot=(0, 0, turn))
    p = Panel(rrect(3.0, 2.3, 0.06))
    red = M.plastic("b3151b", 0.22, coat=0.2)
    step = sum(0.045 * smooth(0.02, -0.02, np.abs(p.x - 0.1) - level) for level in (1.25, 0.9))
    p.lay("bag", red, 0.10, 0.06, soft=0.10, seed=9, strength=0.8, tilt=step).parent = at
    for k in range(4):
        edge = np.array(
            [(-1.47 + 0.02 * k, -1.12, 0.02 + 0.03 * k), (1.46 - 0.02 * k, -1.13, 0.02 + 0.03 * k)]
        )
        tube("layer", refine(edge, 0.1), 0.014, red, 8, parent=at)
    body = "<rect width='300' height='200' fill='#fff'/><rect x='6' y='6' width='288' height='188' fill='none' stroke='#b3151b' stroke-width='6'/>"
    body += T(150, 62, "DANGER", 46, 800, "#b3151b") + T(150, 98, "ASBESTOS WASTE", 29, 800, "#111")
    body += T(150, 140, "خطر · نفايات أسبستوس", 22, 700, "#b3151b", ar=True)
    body += T(150, 176, "DO NOT INHALE DUST", 20, 700, "#111")
    words = M.label(printed("asbestos_bag", 300, 200, body), 0.3, 0.3)
    u, v = np.meshgrid(np.linspace(-0.98, 0.98, 70), np.linspace(-0.66, 0.66, 50), indexing="ij")
    z = p.height(u.ravel(), v.ravel()).reshape(u.shape)
    grid("print", np.stack([u, v, z + 0.025], -1), words, parent=at)


def tape_roll(loc):
    at = group("tape", loc=loc)
    grey = M.plastic("8f979d", 0.35, coat=0.2)
    lathe(
        "tape", [(0.40, 0), (0.62, 0, 0.02), (0.62, 0.48, 0.02), (0.40, 0.48)], grey, 128, parent=at
    )
    lathe(
        "core",
        [(0.36, 0.01), (0.405, 0.01), (0.405, 0.47), (0.36, 0.47), (0.36, 0.01)],
        M.fabric("b08a58", 40),
        128,
        parent=at,
    )
    for k in range(14):
        ring = group("turn", at, (0, 0, 0.482))
        torus("turn", 0.41 + 0.015 * k, 0.004, grey, parent=ring, rs=8)


def limp(at, seed):
    """A glove's film lies flat and slack: creases across it, the fingers and the cuff strayed to a side."""
    for part in at.children_recursive:
        if part.type != "MESH":
            continue
        V = np.empty(len(part.data.vertices) * 3, np.float32)
        part.data.vertices.foreach_get("co", V)
        P = V.reshape(-1, 3).astype(float)
        x, y = P[:, 0].copy(), P[:, 1].copy()
        flat = np.c_[x, y, 0 * x]
        P[:, 2] = P[:, 2] * 0.52 + 0.17 * creased(flat, seed, 0.95, share=0.55) + 0.03 * creased(flat * 2.2, seed + 3, 0.8, share=0.5)
        P[:, 0] += 0.10 * np.sin(1.5 * y + seed) * smooth(-0.2, 1.4, np.abs(y)) - 0.16 * x * smooth(0.5, 1.5, y)
        P[:, 2] += 0.10 * smooth(0.7, 1.7, y) * (0.5 + 0.5 * np.sin(4 * x + seed))
        part.data.vertices.foreach_set("co", P.astype(np.float32).ravel())


def gloves(loc, turn):
    """The pair, one glove across the other."""
    at = group("gloves", loc=loc, rot=(0, 0, turn))
    for shift, palm, seed, lean in (((-0.42, 0.05, 0), False, 3, 16), ((0.46, -0.12, 0.10), True, 9, -24)):
        one = group("glove", at, shift, (3 * palm, 5 * palm, lean))
        chemglove.glove(one, palm, "disposable", seed, mirror=palm, color="3f80cf")
        limp(one, seed)
    rest_on_floor(at)


def mask(loc, turn):
    """The folding mask on its side edges, its front up; its two straps lie on the floor round it."""
    lying, size = (-66, 0, turn), 1.16
    at = assembled(foldmask.build, loc, lying, size, without=("elastic",))
    rest_on_floor(at)
    bpy.context.view_layer.update()
    where = np.array(at.matrix_world)
    P = foldmask.surface()[2] @ where[:3, :3].T + where[:3, 3]
    web = M.webbing("c3131a", ribs=4, pitch=36)
    a = math.radians(turn)
    round_it = np.array([(math.cos(a), math.sin(a), 0), (-math.sin(a), math.cos(a), 0), (0, 0, 1)])
    loops = ((0.72, [(1.18, 0.95, 0.10), (1.22, 1.50, 0.03), (0.55, 1.98, 0.03), (-0.42, 1.86, 0.06), (-1.10, 1.45, 0.03), (-1.20, 0.92, 0.10)]),)
    loops += ((0.26, [(1.12, 0.22, 0.06), (1.30, -0.10, 0.03), (0.72, -0.42, 0.03), (-0.30, -0.34, 0.05), (-1.08, -0.12, 0.03), (-1.18, 0.22, 0.08)]),)
    for low, run in loops:
        left, right = P[24, int(low * 259)], P[-25, int(low * 259)]
        C = catmull(np.array([right, *(np.array(run) @ round_it + [*loc[:2], 0]), left]), 300)
        s = np.linspace(0, 1, 300)[:, None]
        N = norm(np.array([0, 0, 1.0]) + 0.9 * np.sin(5 * np.pi * s) * np.sin(np.pi * s) * norm(C - C.mean(0)))
        C[:, 2] += 0.035 * np.abs(N[:, 0]) + 0.01
        strap("elastic", C, N, 0.085, 0.02, web)


def packed_coverall(loc, turn, size):
    """The coverall's pack, lying on its back."""
    rest_on_floor(assembled(coverall_pack.build, loc, (-90, 0, turn), size))


def build(view="set"):
    if view == "mask":
        mask((0.95, 0.25, 0), -8)
        gloves((-1.25, 0.05, 0), 12)
        tape_roll((-1.45, -2.15, 0))
        waste_bag((0.85, -2.15, 0), 4)
        return
    packed_coverall((-1.75, 0.75, 0), 5, 0.92)
    boot_cover((1.05, 1.25, 0), -4, 3)
    boot_cover((2.75, 0.95, 0), -9, 7)
    gloves((-2.25, -1.45, 0), 10)
    mask((0.55, -1.35, 0), -6)
    tape_roll((-0.75, -3.15, 0))
    waste_bag((2.35, -2.35, 0), -4)
