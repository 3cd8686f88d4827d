"""A cooling vest with exchangeable packs laid flat: a pack stands out of each of its four pockets, four lie beside it."""

from copy import copy

from flat_cloth import Panel, mirrored_outline, ups
from flat_cooling_vest import ARMHOLE, BACK, BODY, HEM, NECK
from garment_cloth import cloth
from garment_trim import beside_zip, bind, open_zip
from geom import *
import materials as M

VIEWS = {
    "flat": dict(rot=(0, 0, 3), elev=68, frame=0.86),
    "pack": dict(rot=(0, 0, 3), elev=68, frame=0.86, zoom=(2.3, -0.115, 0.17)),
}
BLUE, EDGE = "23508f", "16294d"
POCKETS = [(-1.03, 0.58), (1.03, 0.58), (-1.14, -1.82), (1.14, -1.82)]
HALF_W, HALF_H = 0.70, 0.90
PACK_W, PACK_H = 1.22, 1.84
SPARE = [(3.68, 1.02, 4), (5.10, 0.86, -3), (3.62, -1.30, -2), (5.06, -1.42, 5)]


def cells(u, v, across=2, along=3):
    """Height, 0 to 1, of a pack's cushions between its welds; u and v run from -1 to 1."""
    near = []
    for at, count in ((u, across), (v, along)):
        run = (np.clip(at, -1, 1) + 1) / 2 * count
        near.append(2 * np.abs(run - np.round(run)))
    rim = smooth(1.0, 0.96, np.maximum(np.abs(u), np.abs(v)))
    return np.sqrt(np.clip(np.minimum(*near) * 1.7, 0, 1)) * rim


def pack(x, y, z, turn=0.0, thick=0.17, low=-1.0):
    """A sealed pack: six cushions of hardened material in a glossy envelope with welded edges; cut off below `low`."""
    m = M.Mat("pack")
    m.set(Roughness=0.22, Specular=0.5, Clearcoat=0.4, Clearcoat_Roughness=0.1)
    m.link(m.mixcol(m.ramp(m.noise(3.0, 4, 0.6), 0.35, 0.7), M.col("5fa6d6"), M.col("8cc3e6")), m.b.inputs["Base Color"])
    m.bump(m.noise(9, 3), 0.12, 0.02)
    u, v = np.meshgrid(np.linspace(-1, 1, 120), np.linspace(low, 1, 180), indexing="ij")
    share = (1 - low) / 2
    at = group("pack", loc=(x, y, z), rot=(0, 0, turn))
    plate("envelope", rrect(PACK_W, PACK_H * share, 0.10, 12), 0.022, 0.008, M.plastic("9fcbe6", 0.25, coat=0.3), parent=at, loc=(0, PACK_H * (1 - share) / 2, 0.012))
    wide, high = PACK_W / 2 - 0.07, PACK_H / 2 - 0.08
    height = 0.018 + thick * cells(u, v)
    grid("cushions", np.stack([u * wide, v * high, height], -1), m.m, parent=at)


def pocketed(panel):
    """How far pockets and the packs in them lift the cloth, and the distance to the pockets' edges."""
    rise, edge = 0 * panel.x, panel.none
    for x, y in POCKETS:
        d = panel.box(x, y, HALF_W, HALF_H, 0.07)
        sides = np.minimum(HALF_W - np.abs(panel.x - x), panel.y - y + HALF_H)
        full = np.sqrt(np.clip((sides - 0.07) / 0.22, 0, 1))
        u, v = (panel.x - x) / (PACK_W / 2), (panel.y - y - 0.35) / (PACK_H / 2)
        rise += np.where(d < 0, 0.03 + 0.19 * full + 0.03 * full * cells(u, v), 0)
        edge = np.minimum(edge, d)
    return rise, edge


def mouth(panel, x, y, material):
    """The bound upper edge of a pocket, round the pack."""
    across = np.linspace(-HALF_W + 0.01, HALF_W - 0.01, 80)
    full = np.sqrt(np.clip((HALF_W - np.abs(across) - 0.07) / 0.22, 0, 1))
    base = panel.height(np.full(80, x) + across, np.full(80, y + HALF_H + 0.08))
    C = np.c_[x + across, np.full(80, y + HALF_H - 0.03), base + 0.05 + 0.20 * full]
    for _ in range(10):
        C[1:-1, 2] = 0.25 * C[:-2, 2] + 0.5 * C[1:-1, 2] + 0.25 * C[2:, 2]
    strap("mouth", C, ups(C), 0.15, 0.035, material)


def side_strap(side, y, panel, web, hard):
    """A strap from the front round the open side to the back, with the slide that sets its length."""
    z = float(panel.height(np.array([side * 2.20]), np.array([y]))[0])
    course = [(1.98, z + 0.05), (2.25, z + 0.05), (2.52, z + 0.02), (2.74, 0.26), (2.70, 0.10), (2.52, 0.055), (2.25, 0.06)]
    C2 = catmull(np.array(course), 120)
    C = np.c_[side * C2[:, 0], np.full(120, y), C2[:, 1]]
    along = norm(np.gradient(C, axis=0))
    out = np.cross(along, [0, 1.0, 0]) * side
    strap("side strap", C, -out if out[0, 2] < 0 else out, 0.40, 0.035, web)
    at = group("slide", loc=(side * 2.30, y, z + 0.085))
    ring = rrect(0.34, 0.56, 0.05)
    plate("slide", ring, 0.05, 0.018, hard, holes=[rrect(0.09, 0.42, 0.03) + [x, 0] for x in (-0.085, 0.085)], parent=at)
    thread = M.fabric("5a6470", 20, "Object", 0.2)
    for x in (1.99, 2.10):
        row = np.c_[np.full(20, side * x), y + np.linspace(-0.17, 0.17, 20), np.full(20, z + 0.072)]
        stitches("stitch", row, ups(row), thread, 0.05, 0.03, 0.008)


def build(view="flat"):
    fabric, binding = cloth(BLUE, finish="twill"), M.fabric(EDGE, 60, "Object", 0.3)
    back = Panel(mirrored_outline(BACK))
    back.lay("back", fabric, 0.02, 0.08, seed=4, strength=0.3)
    rim = [(x, y) for x, y, *_ in BACK[-3:]]
    bind([*rim, *[(-x, y) for x, y in rim[-2::-1]]], back, binding)
    p = Panel(mirrored_outline([*BODY, *ARMHOLE, *NECK, (0, 2.14)]))
    rise, edge = pocketed(p)
    p.lay("front", fabric, 0.26, 0.12, seed=2, strength=0.45, raised=rise, pocket=edge)
    plain = copy(p)
    plain.z = p.z - rise
    for x, y in POCKETS:
        across = x + np.linspace(-0.6, 0.6, 25)
        z = max(plain.height(across, np.full(25, top)).max() for top in y + HALF_H + np.array([0.05, 0.18, 0.30]))
        pack(x, y + 0.35, float(z) - 0.015, thick=0.15, low=0.35)
        mouth(plain, x, y, binding)
    for side in (-1, 1):
        for points in (NECK[1:], [BODY[-1], *ARMHOLE], BODY[2:]):
            bind([(side * x, y) for x, y, *_ in points], p, binding)
        for y in (-2.1, -0.45):
            side_strap(side, y, plain, M.webbing("1b1d20", ribs=5, pitch=26), M.plastic("17181a", 0.4))
    for half in beside_zip(HEM):
        bind(half, p, binding)
    C = p.line([(0.02, -3.36), (0.0, -1.0), (-0.02, 0.8), (0.0, 2.12)], 300, 0.01)
    open_zip(C, ups(C))
    for x, y, turn in SPARE:
        pack(x, y, 0.0, turn)
