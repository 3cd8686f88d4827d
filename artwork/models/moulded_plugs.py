"""Ear plugs moulded to one person's ears: blue left, red right, each with a filter. The view `set` adds the case.

Sizes in centimetres, like those of the other plugs.
"""

from geom import *
import materials as M
from settle import settle
from spectacle_kit import shell_half

VIEWS = {
    "pair": dict(rot=(0, 0, 0), elev=34, frame=0.84),
    "set": dict(rot=(0, 0, -10), elev=36, frame=0.86),
}
S = SDF


FACE = -0.34  # where the outer face is cut flat


def ear_mould(p, s):
    """Signed distance to a full-shell mould: bowl, upper fold, the notches of the ear's rims, the bent canal; s mirrors it."""
    q = p * np.array([s, 1, 1])
    q = q + 0.026 * np.stack([fbm(q * 0.7 + 7 * k, 1, 3 + k) for k in range(3)], -1)
    bowl = S.ellipsoid(q, np.array([0.0, -0.10, -0.16]), (0.94, 0.66, 0.96))
    foot = S.ellipsoid(q, np.array([-0.22, -0.14, -0.78]), (0.50, 0.46, 0.50))
    body = S.su(bowl, foot, 0.22)
    fold = S.su(
        S.capsule(q, (-0.52, -0.16, 0.42), (-0.30, -0.14, 0.98), 0.36, 0.33),
        S.capsule(q, (-0.30, -0.14, 0.98), (0.34, -0.12, 1.14), 0.33, 0.20),
        0.16,
    )
    body = S.su(body, fold, 0.20)
    body = S.ss(body, S.capsule(q, (1.15, -0.34, 0.66), (0.52, -0.20, 0.60), 0.24, 0.10), 0.22)
    body = S.su(body, S.ellipsoid(q, np.array([-0.16, -0.20, 0.55]), (0.62, 0.34, 0.46)), 0.18)
    body = S.ss(body, S.capsule(q, (1.12, -0.4, -0.30), (0.96, 0.4, -0.34), 0.22, 0.16), 0.20)
    body = S.ss(body, S.capsule(q, (-1.10, 0.30, -0.45), (-0.52, 0.46, 0.30), 0.30, 0.24), 0.24)
    canal = S.capsule(q * [1, 1, 0.84], (0.34, 0.10, -0.20), (0.52, 0.92, -0.10), 0.47, 0.36)
    tip = S.capsule(q * [1, 1, 0.86], (0.52, 0.92, -0.10), (0.40, 1.50, 0.04), 0.36, 0.29)
    body = S.su(body, S.su(canal, tip, 0.10), 0.24)
    body = S.si(body, q[..., 1] - 1.58 + 0.2 * q[..., 0], 0.10)
    body = S.si(body, FACE - p[..., 1], 0.17)
    body = S.ss(body, S.cyl(q, (0.06, -1.2, -0.06), (0.06, -0.10, -0.06), 0.30), 0.04)
    return S.ss(body, S.cyl(q, (0.46, 1.1, -0.03), (0.37, 2.2, 0.10), 0.10), 0.04)


def silicone(color):
    """Medical silicone: satin, a little light passes through its thin parts."""
    m = M.Mat("silicone")
    m.set(Base_Color=M.col(color), Specular=0.42, Subsurface=0.22)
    m.set(Subsurface_Color=M.col(color), Subsurface_Radius=(0.2, 0.16, 0.2))
    m.link(m.ramp(m.noise(0.9, 2, 0.5), 0.3, 0.7, 0.26, 0.31), m.b.inputs["Roughness"])
    return m.m


def plug(parent, s, color, trim):
    """One plug with its filter sunk in the flat outer face and the printed letter of its side."""
    low, high = (-1.5, -0.8, -1.7), (1.5, 1.9, 1.8)
    sdf_mesh("plug", lambda p: ear_mould(p, s), low, high, 0.030, silicone(color), parent, 8)
    at = group("filter", parent, (s * 0.06, FACE, -0.06), (90, 0, 0))
    housing = [
        (0, -0.2),
        (0.285, -0.2),
        (0.288, -0.012, 0.015),
        (0.235, -0.005, 0.015),
        (0.215, -0.06, 0.02),
        (0, -0.065),
    ]
    lathe("filter", housing, M.plastic(trim, 0.35, 0.03), 72, parent=at)
    dark = M.plastic("23272b", 0.6)
    for k in range(7):
        a = math.pi * k / 3
        r = 0.115 if k < 6 else 0.0
        cyl("opening", 0.034, 0.02, dark, 0.004, (r * math.cos(a), r * math.sin(a), -0.064), parent=at, seg=20)
    ink = M.plastic("f3f5f6", 0.5)
    at = (s * -0.22, FACE - 0.001, -0.80)
    text("R" if s > 0 else "L", 0.46, 0.003, 0.0, ink, loc=at, rot=(90, 0, 0), parent=parent)


def open_case():
    """The hinged pocket case lying open, both halves lined with foam."""
    shell, hard = M.plastic("767d84", 0.46, 0.30, gs=14), M.plastic("454a50", 0.45, 0.1)
    lining = M.foam("565b61")
    at = group("case", loc=(-0.35, 3.0, 0), rot=(0, 0, 3), scale=3.8)
    size = (1.60, 0.98, 0.30)
    base = shell_half(size, shell, lining, at)
    rbox("catch", (0.26, 0.035, 0.13), 0.03, hard, edge=0.014, loc=(0, -0.505, 0.22), parent=base)
    hinge = group("lid", at, loc=(0, 0.035, 0.30), rot=(-64, 0, 0))
    turned = group("turned", hinge, (0, 0, 0.24), (180, 0, 0), (1, -1, 1))
    lid = shell_half((1.60, 0.98, 0.24), shell, lining, turned)
    rbox("keeper", (0.24, 0.03, 0.08), 0.02, hard, edge=0.012, loc=(0, -0.505, 0.18), parent=lid)
    for x in (-0.45, 0.45):
        cyl("hinge", 0.026, 0.30, hard, 0.006, loc=(x, 0.02, 0.30), rot=(0, 90, 0), seg=24, parent=at)


def brush():
    """A cleaning brush: moulded handle, twisted wire, bristles in a spiral."""
    tool = group("brush", loc=(2.75, -1.2, 0.20), rot=(0, 90, 58))
    outline = [(0, -2.3), (0.15, -2.28, 0.06), (0.19, -1.2, 0.3), (0.17, 0.2, 0.3), (0.10, 0.9, 0.05), (0.06, 1.0), (0, 1.0)]
    lathe("handle", outline, M.plastic("2257b0", 0.35), 48, parent=tool)
    for k in range(7):
        torus("ring", 0.185, 0.014, M.plastic("2257b0", 0.35), loc=(0, 0, -1.35 + 0.13 * k), parent=tool)
    lathe("wire", [(0, 0.9), (0.028, 0.9), (0.028, 2.35, 0.02), (0, 2.36)], M.metal("b9bdc2", 0.3), 24, parent=tool)
    chance, white = np.random.default_rng(2), M.plastic("eceff0", 0.5)
    for k in range(260):
        a, z = 2.4 * k, 1.45 + 0.9 * k / 260
        long = 0.19 * (0.75 + 0.25 * smooth(2.4, 1.9, z)) * chance.uniform(0.92, 1.05)
        tip = np.array([long * math.cos(a), long * math.sin(a), z + chance.uniform(-0.02, 0.05)])
        tube("bristle", np.array([(0, 0, z), tip]), 0.007, white, 5, parent=tool)


def build(view="pair"):
    apart = 1.25 if view == "pair" else 1.42
    for s, color, trim in ((-1, "1d57b8", "123c85"), (1, "c01822", "84101a")):
        at = group("ear", loc=(s * apart, 0, 0), rot=(-52, 0, -s * 30))
        plug(at, s, color, trim)
        settle(at)
        if view == "set":
            at.location += Vector((-0.85, -1.35, 0))
    if view == "set":
        open_case()
        brush()
