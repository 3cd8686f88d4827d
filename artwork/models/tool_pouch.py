"""A belt pouch for tools whose spring mouth closes by itself. Options: mouth closed or open."""

from printed import T, printed
from scipy.spatial import cKDTree

from geom import *
import materials as M
from hooks import connector
from web_ends import web_loop

VIEWS = {
    "hero": dict(rot=(0, 0, -24), elev=14, frame=0.82),
    "inside": dict(rot=(0, 0, -12), elev=52, frame=0.84),
}
HEIGHT, HALF, DEEP = 2.7, 1.12, 0.62


def rings(gap, n=360, levels=120):
    """Horizontal sections from the round base to the flat mouth, `gap` half wide."""
    out = []
    for t in np.linspace(0, 1, levels):
        foot = math.sqrt(max(0.0, 1 - (max(0.0, 0.07 - t) / 0.07) ** 2))
        close = smooth(0.42, 0.97, t)
        a = (HALF - 0.16 * (1 - foot)) * (1 + 0.10 * close)
        b = (DEEP - 0.16 * (1 - foot)) * (1 - close) + gap * close
        power = 3.0 - 0.9 * close
        out.append(np.c_[superellipse(a, b, power, n), np.full(n, t * HEIGHT)])
    P = np.stack(out, 1)
    out_of = P * [1, 1, 0] / np.maximum(np.hypot(P[..., 0], P[..., 1]), 0.05)[..., None]
    fold = 0.045 * fbm(P * [1.1, 1.6, 1.3], 3, 4) + 0.03 * (
        1 - 2 * np.abs(fbm(P * [1.2, 1.0, 2.0], 2, 9))
    )
    fade = smooth(0.02, 0.25, P[..., 2]) * (1 - smooth(HEIGHT - 0.5, HEIGHT - 0.1, P[..., 2]))
    return P + out_of * (fold * fade)[..., None]


def lips(P, web_material, thread):
    """The spring strips in their webbing along both lips of the mouth."""
    top = P[:, -4]
    for side in (-1, 1):
        lip = top[np.sign(top[:, 1]) == side]
        lip = resample(lip[np.argsort(lip[:, 0])], 160)
        out = np.tile([0, float(side), 0.0], (160, 1))
        strap("lip", lip + out * 0.03, out, 0.30, 0.05, web_material)
        for z in (-0.10, 0.10):
            stitches("hem", lip + out * 0.06 + [0, 0, z], out, thread, 0.07, 0.048, 0.009)


def hanging(web_material, steel):
    """Belt loop behind; at the side a ring in a tab of webbing, and a closed connector that hangs in it."""
    loop = [
        (0, 0.62, 1.2),
        (0, 0.74, 1.9),
        (0, 0.70, 3.0),
        (0, 0.86, 3.45),
        (0, 1.08, 3.35),
        (0, 1.06, 2.6),
        (0, 0.84, 1.7),
        (0, 0.70, 1.25),
    ]
    C = catmull(np.array(loop, float), 200)
    N = norm(np.cross(norm(np.gradient(C, axis=0)), np.tile([1.0, 0, 0], (200, 1))))
    strap("belt loop", C, N, 0.9, 0.05, web_material)
    side = group("tab", loc=(1.46, 0, 2.22), rot=(0, 0, 0))
    turned = group("turned", side, rot=(0, -90, -90))
    web_loop(turned, 0.0, 0.04, 0.30, 0.50, web_material)
    bow = [(0, -0.19), (0.03, -0.23), (0.15, -0.20), (0.26, 0), (0.15, 0.20), (0.03, 0.23), (0, 0.19)]
    ring = catmull(np.array([(x, 0, z) for x, z in bow]), 160, True)
    tube("ring", ring, 0.04, steel, 20, closed=True, up=(0, 1, 0), parent=side)
    clip = group("clip", loc=(1.60, 0, 1.70), rot=(90, 0, 45))
    connector(clip, 0.84, 0.48, 0.042)


def label(P):
    body = "<rect width='280' height='120' rx='6' fill='#fbfbf9'/><rect width='280' height='38' fill='#111'/>"
    body += T(140, 27, "TOOL POUCH", 24, 800, "#f6c400")
    body += T(140, 68, "حقيبة عُدد", 24, 700, "#111", ar=True)
    body += T(140, 104, "ANSI/ISEA 121-2018", 20, 800, "#111")
    words = M.label(printed("tool_pouch", 280, 120, body), 0.5, 0.0)
    x, z = np.meshgrid(np.linspace(-0.56, 0.56, 60), np.linspace(0.75, 1.23, 40), indexing="ij")
    front = P[P[..., 1] < 0]
    away, near = cKDTree(front[:, [0, 2]]).query(np.stack([x, z], -1), 8)
    weight = 1 / (away + 0.004)
    y = (front[near, 1] * weight).sum(-1) / weight.sum(-1)
    grid("label", np.stack([x, y - 0.02, z], -1), words)


def drains(P, black):
    """Eyelets of the drain holes low on the front, flat in the cloth."""
    grey = M.metal("a4a9ae", 0.3)
    N = grid_normals(P, cu=True)
    N *= np.sign((N * (P - [0, 0, 1.2])).sum(-1, keepdims=True))
    for x in (-0.55, 0.55):
        away = np.abs(P[..., 0] - x) + np.abs(P[..., 2] - 0.44) + 9 * (P[..., 1] > 0)
        at = np.unravel_index(int(np.argmin(away)), away.shape)
        p, n = P[at], N[at]
        turn = Vector(n).to_track_quat("Z", "Y").to_euler()
        spot = group("drain", loc=p + n * 0.012, rot=[math.degrees(a) for a in turn])
        ring = [(0.055, 0.0), (0.06, 0.022, 0.01), (0.095, 0.018, 0.01), (0.105, 0.0)]
        lathe("eyelet", ring, grey, 48, parent=spot)
        cyl("hole", 0.056, 0.008, black, 0.002, loc=(0, 0, 0.004), parent=spot)


def inner_rings(web_material, steel):
    """Three rings on webbing along the back wall, one with a tool lanyard's end."""
    y = 0.36
    x = np.linspace(-0.95, 0.95, 80)
    band = np.c_[x, y - 0.10 * (x / 0.95) ** 2, np.full(80, HEIGHT - 0.52)]
    strap("band", band, np.tile([0, -1.0, 0.0], (80, 1)), 0.26, 0.04, web_material)
    for x in (-0.62, 0.0, 0.62):
        torus("ring", 0.15, 0.035, steel, (x, y - 0.10, HEIGHT - 0.56), (64, 0, 0))


def build(view="hero", mouth="closed"):
    gap = 0.055 if mouth == "closed" else 0.58
    cloth = M.fabric("34373c", 50, "Object", 0.45, name="cordura")
    steel = M.metal("c4c8cc", 0.22)
    black_web = M.webbing("17181a", ribs=5, pitch=22)
    thread = M.fabric("b9bdc1", 20, "Object", 0.2)
    P = rings(gap)
    base = P[:, 0]
    cap = np.stack([base * [q, q, 1] for q in np.linspace(0, 1, 14)[:-1]], 1)
    body = grid("pouch", np.concatenate([cap, P], 1), cloth, cu=True)
    weld(body)
    thick = body.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.04, -1
    lips(P, black_web, thread)
    row = int(0.08 * 119)
    N = norm(P[:, row] * [1, 1.6, 0])
    closed = np.r_[np.arange(360), 0]
    stitches("base seam", P[closed, row] + N[closed] * 0.01, N[closed], thread, 0.08, 0.055, 0.009)
    hanging(black_web, steel)
    label(P)
    drains(P, M.plastic("0c0c0d", 0.6))
    if mouth == "open":
        inner_rings(black_web, steel)
