"""Soft first aid bag for vehicles: closed, and unzipped flat with its pockets filled."""

import aid_items as item
import materials as M
from assembly import assembled
from geom import *
from scipy.interpolate import LinearNDInterpolator
from printed import T, printed

VIEWS = {
    "closed": dict(rot=(0, 0, -24), elev=11, frame=0.84),
    "flat": dict(rot=(0, 0, -6), elev=52, frame=0.90),
}
W, H, D = 2.6, 1.8, 0.95
RED = "b01218"


def cordura():
    return M.fabric(RED, 50, "Object", 0.45, name="cordura")


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
    waves = softness * fbm(P * [1.5, 1.5, 1.8], 3, 4) + 0.5 * softness * fbm(P * [3.2, 3.2, 3], 2, 9)
    return P + N * waves[..., None]


def ring_at(z, grow, points=400):
    outline = resample(rrect(W + 2 * grow, H + 2 * grow, 0.30 + grow, 30), points, True)
    return np.c_[outline, np.full(points, z)]


def outward(C):
    T = norm(np.roll(C, -1, 0) - np.roll(C, 1, 0))
    return norm(np.cross(T, [0, 0, 1.0]))


def closed():
    """Standing: two padded halves meet at a zip; cross and reflective stripe on the front."""
    cloth, black = cordura(), M.webbing("1a1b1d", ribs=5, pitch=22)
    stand = group("bag", loc=(0, 0, H / 2), rot=(90, 0, 0))
    for side in (1, -1):
        P = padded(D / 2) * [1, 1, side]
        weld(grid("half", P, cloth, cu=True, flip=side < 0, parent=stand))
        edge = ring_at(side * D * 0.40, 0.0)
        edge[:, :2] *= 0.995
        tube("piping", edge, 0.032, M.fabric("7d0d12", 60, "Object", 0.3), 12, closed=True, parent=stand)
    zip_line = ring_at(0, 0.035)
    strap("tape", zip_line, outward(zip_line), 0.26, 0.04, M.webbing("17181a", ribs=4, pitch=40), closed=True, parent=stand)
    teeth = ring_at(0, 0.065)
    strap("teeth", teeth, outward(teeth), 0.06, 0.03, M.webbing("3a3d41", ribs=1, pitch=60), closed=True, parent=stand)
    for s in (-1, 1):
        at = group("pull", stand, (s * 0.16, H / 2 + 0.07, 0))
        box("slider", (0.14, 0.07, 0.11), M.metal("b9bdc2", 0.25), 0.02, parent=at)
        strap("puller", np.array([(0, 0.02, 0.05), (0.01, 0.0, 0.20), (0, -0.12, 0.30), (0, -0.30, 0.33)]), np.tile([0, 0.6, 0.8], (4, 1)), 0.09, 0.03, black, parent=at)
    face = padded(D / 2)[:, 34:].reshape(-1, 3)
    height = LinearNDInterpolator(face[:, :2], face[:, 2])
    u, v = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 1, 60), indexing="ij")
    x, y = (u - 0.5) * 1.02, (v - 0.5) * 1.02 + 0.16
    white = M.label(f"{M.TEX}/white_cross.png", 0.5, 0.1, alpha=True)
    patch = np.stack([x, y, height(x, y) + 0.012], -1)
    grid("cross", patch, white, uv=np.stack([u, v], -1), parent=stand)
    x = np.linspace(-1.10, 1.10, 90)
    y = np.full(90, -0.54)
    stripe = np.c_[x, y, height(x, y) + 0.022]
    for _ in range(12):
        stripe[1:-1, 2] = (stripe[:-2, 2] + stripe[2:, 2]) / 2
    up = np.tile([0, 0, 1.0], (90, 1))
    strap("stripe", stripe, up, 0.22, 0.03, M.reflective(scale=14), parent=stand)
    thread = M.fabric("e8e8e4", 20, "Object", 0.2)
    for s in (-1, 1):
        stitches("hem", stripe + [0, s * 0.095, 0.016], up, thread, 0.05, 0.034, 0.006, parent=stand)
    carry = [(-0.62, 0.86, 0.16), (-0.62, 1.04, 0.17), (-0.42, 1.22, 0.17), (0, 1.29, 0.17), (0.42, 1.22, 0.17), (0.62, 1.04, 0.17), (0.62, 0.86, 0.16)]
    C = catmull(np.array(carry), 160)
    T_line = norm(np.gradient(C, axis=0))
    strap("handle", C, norm(np.cross(np.array([0, 0, 1.0]), T_line)), 0.24, 0.06, black, parent=stand)


def tray(fill):
    """One half lying open: padded bottom, raised zipped wall and lining."""
    lining, cloth = M.fabric("2a2c2f", 60, "Object", 0.4), cordura()
    plate("bottom", rrect(W, H, 0.30, 30), 0.10, 0.045, cloth, loc=(0, 0, 0.05))
    line = ring_at(0.24, -0.02)
    strap("wall", line, outward(line), 0.42, 0.09, cloth, closed=True)
    top = ring_at(0.46, -0.02)
    tube("rim", top, 0.05, cloth, 14, closed=True)
    teeth = ring_at(0.515, -0.02)
    strap("teeth", teeth, np.tile([0, 0, 1.0], (len(teeth), 1)), 0.07, 0.03, M.webbing("17181a", ribs=2, pitch=60), closed=True)
    plate("lining", rrect(W - 0.16, H - 0.16, 0.24, 20), 0.05, 0.02, lining, loc=(0, 0, 0.12))
    fill()


def pocket(x, y, w, h, key, english, arabic):
    """A clear film pocket with a bound edge and a label that names the injury."""
    u, v = np.meshgrid(np.linspace(-1, 1, 40), np.linspace(-1, 1, 40), indexing="ij")
    bulge = np.clip(1 - u**4, 0, 1) * np.clip(1 - np.maximum(-v, 0) ** 4, 0, 1)
    P = np.stack([x + u * w / 2, y + v * h / 2, 0.16 + 0.22 * bulge], -1)
    grid("film", P, M.thin_clear("f4f9fb", 0.05, 0.05))
    binding = M.webbing("1a1b1d", ribs=3, pitch=30)
    for edge in (P[:, 0], P[0], P[-1]):
        strap("binding", edge + [0, 0, 0.012], np.tile([0, 0, 1.0], (len(edge), 1)), 0.07, 0.02, binding)
    lip = P[:, -1] + [0, 0, 0.012]
    strap("binding", lip, np.tile([0, -0.5, 0.8], (len(lip), 1)), 0.07, 0.02, binding)
    body = "<rect width='300' height='80' rx='10' fill='#fbfbf9'/>" + T(16, 53, english, 34, 800, "#b8171c", "start")
    body += T(284, 53, arabic, 30, 700, "#333", "end", True)
    tag = M.label(printed(f"pocket_{key}", 300, 80, body, 600), 0.4, 0.1, alpha=True)
    decal_plane("tag", min(w * 0.8, 0.86), min(w * 0.8, 0.86) * 0.267, tag, (x, y - h / 2 + 0.20, 0.39))


def put(make, x, y, z=0.16, turn=0, rot=None, **options):
    return assembled(make, loc=(x, y, z), rot=rot or (0, 0, turn), **options)


def bleeding_and_burns():
    for k, x in enumerate((-0.88, -0.28)):
        put(item.sachet, x, 0.42, 0.17, 4 - 7 * k, key="trauma", english="TRAUMA|DRESSING", arabic="ضماد نزيف", tint=item.RED, w=0.58, h=0.72, thick=0.15)
    pocket(-0.58, 0.36, 1.28, 0.82, "bleeding", "BLEEDING", "نزيف")
    put(item.tourniquet, 0.70, 0.40, 0.15, 84, scale=0.74)
    put(item.sachet, -0.72, -0.42, 0.17, 3, key="burn", english="BURN|DRESSING", arabic="ضماد حروق", tint=item.ORANGE, w=0.64, h=0.66)
    pocket(-0.72, -0.46, 0.96, 0.72, "burns", "BURNS", "حروق")
    put(item.foil_pack, 0.52, -0.42, 0.16, 90, key="foil", english="FOIL BLANKET", arabic="بطانية حرارية", w=0.72, h=1.10)


def wounds_and_tools():
    for k, x in enumerate((-0.9, -0.46, -0.02)):
        put(item.bandage_roll, x, 0.62, 0.36, rot=(90, 0, 0), r=0.20, length=0.58, key="soft")
    pocket(-0.46, 0.30, 1.44, 0.80, "wounds", "WOUNDS", "جروح")
    put(item.shears, 0.66, 0.30, 0.14, 96, scale=0.86)
    put(item.plasters, -0.72, -0.44, 0.16, 4, count=3)
    pocket(-0.68, -0.46, 1.02, 0.72, "cuts", "CUTS", "خدوش")
    words = dict(key="gloves", english="NITRILE|GLOVES", arabic="قفازات", tint=item.BLUE)
    put(item.sachet, 0.52, -0.46, 0.15, -4, w=0.92, h=0.76, thick=0.07, **words)


def build(view="closed"):
    if view == "closed":
        closed()
        return
    assembled(tray, loc=(0, H / 2 + 0.04, 0), fill=bleeding_and_burns)
    assembled(tray, loc=(0, -H / 2 - 0.04, 0), fill=wounds_and_tools)
    plate("spine", rrect(2.0, 0.34, 0.03), 0.06, 0.02, cordura(), loc=(0, 0, 0.05))
