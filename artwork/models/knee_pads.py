"""A pair of strap-on knee pads: a hard cap on a pad of covered foam, two elastic straps with buckles each."""

from apron import on_band
from arrange import rest_on_floor
from fasteners import side_release
from geom import *
import materials as M

VIEWS = {
    "pair": dict(rot=(0, 0, 0), elev=16, frame=0.86),
    "inside": dict(rot=(0, 0, 0), elev=40, frame=0.86),
}
ROUND, HALF_TURN, HALF_TALL = 0.80, 1.12, 1.18  # radius round the leg, the pad's reach about it, its half height
FOAM, CAP = 0.26, 0.13
LEVELS = (-0.56, 0.56)


def disc(across: float, up: float, power=3.0, rings=90, n=420, edge=3.0):
    """A plate's points on rings from its middle to its edge: where they are, and how far out, 0 to 1."""
    r = 1 - (1 - np.linspace(0, 1, rings)) ** edge
    o = superellipse(across, up, power, n)
    return o[:, None, 0] * r[None], o[:, None, 1] * r[None], np.broadcast_to(r[None], (n, rings))


def on_leg(turn, z, out):
    """A point of the pad: its turn about the leg, its height, how far it is outside the inner face."""
    taper = 1 - 0.10 * smooth(0.2, -1.2, z)
    bow = 0.16 * (z / HALF_TALL) ** 2
    radius = ROUND + out
    return np.stack([taper * radius * np.sin(turn), -radius * np.cos(turn) + bow, z], -1)


def quarter(r, start):
    """A rounded edge: 1 up to `start`, 0 at the rim."""
    return np.sqrt(np.clip(1 - np.clip((r - start) / (1 - start), 0, 1) ** 2, 0, 1))


def groove(distance, half=0.035):
    return np.exp(-((distance / half) ** 2))


def foam_pad(parent, cover, lining, binding, thread) -> None:
    """Foam in its cover: smooth outside, in soft cushions towards the knee."""
    turn, z, r = disc(HALF_TURN, HALF_TALL, 3.4, 110)
    face = 0.5 * FOAM + 0.5 * FOAM * quarter(r, 0.90)
    outside = on_leg(turn, z, face + 0.012 * fbm(np.stack([turn * 2, z * 2, 0 * z], -1), 2, 4) * (1 - r))
    weld(grid("cover", outside, cover, cu=True, parent=parent))
    lines = np.minimum.reduce([np.abs(z - level) for level in (-0.62, -0.20, 0.22, 0.64)])
    middle = np.abs(np.abs(turn) - 0.52)
    cushion = np.maximum(groove(lines, 0.045), groove(middle, 0.05)) * smooth(0.93, 0.86, r)
    back = 0.5 * FOAM - 0.5 * FOAM * quarter(r, 0.86) - 0.07 * smooth(0.96, 0.80, r) + 0.075 * cushion
    weld(grid("lining", on_leg(turn, z, back), lining, cu=True, flip=True, parent=parent))
    rim = resample(on_leg(turn[:, -1], z[:, -1], 0.5 * FOAM + 0 * r[:, -1]), 700, True)
    tube("binding", rim, 0.058, binding, 14, closed=True, parent=parent)
    k = int(np.argmin(np.abs(r[0] - 0.945)))
    ring = on_leg(turn[:, k], z[:, k], face[:, k] + 0.006)
    out = norm(ring * [1, 1, 0])
    closed = np.r_[np.arange(len(ring)), 0]
    stitches("stitch", ring[closed], out[closed], thread, 0.075, 0.05, 0.009, parent)


def hard_cap(parent, shell) -> None:
    """The moulded cap: a raised border, ribs across for grip, wings at the straps."""
    turn, z, r = disc(0.86, 0.92, 3.6, 170, 480, 1.6)
    wing = np.maximum.reduce([groove(z - level, 0.23) for level in LEVELS])
    turn = turn * (1 + 0.13 * wing * smooth(0.4, 1.0, r))
    field = smooth(0.84, 0.78, r) * smooth(0.66, 0.60, np.abs(turn))
    ribs = np.abs(np.sin(np.pi * z / 0.30)) ** 0.35
    height = CAP * quarter(r, 0.93) + 0.06 * (1 - r**2)
    height = height - 0.055 * field * (1 - 0.85 * ribs) - 0.028 * groove(r - 0.855, 0.018)
    side = np.minimum.reduce([np.hypot((np.abs(turn) - 0.80) / 0.5, np.abs(z - level) / 1.6) for level in LEVELS])
    height = height - 0.03 * smooth(0.13, 0.09, side)
    weld(grid("cap", on_leg(turn, z, FOAM - 0.03 + height), shell, cu=True, parent=parent))
    for level in LEVELS:
        for side in (-1, 1):
            at = on_leg(np.array(side * 0.70), np.array(level), FOAM + CAP + 0.01)
            spot = group("rivet", parent, at, (90, 0, math.degrees(side * 0.70)))
            lathe("rivet", [(0.085, 0), (0.082, 0.028, 0.012), (0.04, 0.042, 0.01), (0, 0.042)], shell, 40, parent=spot)


def leg_strap(parent, level: float, web, hard, thread) -> None:
    """From under the cap's wing round behind the leg to the other wing, with its buckle on the outer side."""
    turn = np.linspace(-0.72, -2 * np.pi + 0.72, 420)
    behind = smooth(0.95, 2.4, np.abs((turn + np.pi) % (2 * np.pi) - np.pi))
    out = (FOAM + 0.035) * (1 - behind) + 0.06 * behind
    z = level - 0.07 * behind
    C = on_leg(turn, z + 0 * turn, out)
    N = norm(np.c_[C[:, 0], C[:, 1] * 1.0, 0 * z])
    strap("strap", C, N, 0.40, 0.045, web, parent=parent)
    k = 330
    at = on_band(C, N, k)
    at.parent = parent
    side_release(hard, 0.50, at, (0, 0, 0.02))
    over = slice(k - 95, k - 22)
    strap("free end", C[over] + N[over] * 0.045, N[over], 0.40, 0.04, web, parent=parent)
    for cut in (k - 90, k - 84):
        across = np.cross(norm(C[cut + 1] - C[cut]), N[cut])
        row = C[cut] + N[cut] * 0.068 + across * np.linspace(-0.17, 0.17, 20)[:, None]
        stitches("end seam", row, np.repeat(N[cut][None], 20, 0), thread, 0.05, 0.036, 0.008, parent)


def open_strap(parent, level: float, web, hard, thread) -> None:
    """Both ends of an undone strap, fallen aside of a pad that lies on its cap; half of the buckle on each."""
    for s in (-1, 1):
        root_ = on_leg(np.array(s * 0.72), np.array(level), FOAM + 0.035)
        fall = [(s * 0.22, 0.12), (s * 0.50, 0.02), (s * 0.80, -0.24), (s * 1.05, -0.355), (s * (1.40 if s > 0 else 1.25), -0.36)]
        drift = 0.05 * s * level
        C = catmull(np.array([root_, *[root_ + [x, y, drift * k] for k, (x, y) in enumerate(fall)]]), 200)
        T = norm(np.gradient(C, axis=0))
        N = norm(np.c_[T[:, 1], -T[:, 0], 0 * T[:, 0]] * s)
        strap("strap", C, N, 0.40, 0.045, web, parent=parent)
        at = on_band(C, N, 188)
        at.parent = parent
        rbox("buckle", (0.52, 0.42, 0.14), 0.07, hard, edge=0.05, parent=at)
        if s > 0:
            rbox("tongue", (0.30, 0.30, 0.09), 0.04, hard, edge=0.03, loc=(0, 0.30, 0), parent=at)
        for cut in (150, 156):
            across = np.cross(T[cut], N[cut])
            row = C[cut] - N[cut] * 0.026 + across * np.linspace(-0.17, 0.17, 20)[:, None]
            stitches("end seam", row, np.repeat(-N[cut][None], 20, 0), thread, 0.05, 0.036, 0.008, parent)


def pad(parent, undone=False) -> None:
    cover, lining = M.fabric("4a4f55", 46, "Object", 0.5, rough=0.85), M.fabric("6a6f75" if undone else "3a3d41", 34, "Object", 0.6)
    shell = M.plastic("363a3f", 0.38, 0.16, gs=120)
    web, hard = M.webbing("34383d", ribs=6, pitch=38, relief=0.6), M.plastic("17181a", 0.4, 0.1)
    thread = M.fabric("6d7278", 20, "Object", 0.2)
    foam_pad(parent, cover, lining, M.fabric("1d1e20", 60, "Object", 0.4), thread)
    hard_cap(parent, shell)
    for level in LEVELS:
        (open_strap if undone else leg_strap)(parent, level, web, hard, thread)


def build(view="pair"):
    if view == "inside":
        one = group("pad", loc=(-1.75, 0.55, 0), rot=(0, 0, -24))
        pad(one)
        rest_on_floor(one)
        one = group("pad", loc=(1.70, -0.45, 0), rot=(86, 0, 172))
        pad(one, True)
        rest_on_floor(one)
        return
    for at, turn, mirror in ((-1.36, -20, 1), (1.36, 23, -1)):
        one = group("pad", loc=(at, 0.10 * mirror, 0), rot=(0, 0, turn), scale=(mirror, 1, 1))
        pad(one)
        rest_on_floor(one)
