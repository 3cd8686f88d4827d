"""Ear plugs moulded to one person's ears: blue left, red right, each with a filter. The view `set` adds the case.

Sizes in centimetres, like those of the other plugs.
"""

from arrange import *
from geom import *
import materials as M
from settle import settle

VIEWS = {
    "pair": dict(rot=(0, 0, 0), elev=34, frame=0.84),
    "set": dict(rot=(0, 0, -14), elev=38, frame=0.86),
}
S = SDF


def ear_mould(p, s):
    """Canal, second bend, bowl and the fold that locks in the upper ear; s mirrors it."""
    q = p * np.array([s, 1, 1])
    bowl = S.ellipsoid(q, np.array([0.0, 0.0, 0.0]), (0.86, 0.62, 1.02))
    lower = S.ellipsoid(q, np.array([-0.30, 0.02, -0.62]), (0.52, 0.50, 0.50))
    body = S.su(bowl, lower, 0.35)
    canal = S.capsule(q, (0.30, 0.35, -0.15), (0.44, 0.80, -0.06), 0.50, 0.42)
    tip = S.capsule(q, (0.44, 0.80, -0.06), (0.34, 1.30, 0.04), 0.42, 0.34)
    body = S.su(body, S.su(canal, tip, 0.2), 0.40)
    helix = S.su(
        S.capsule(q, (-0.42, 0.02, 0.62), (-0.26, 0.08, 1.02), 0.30, 0.24),
        S.capsule(q, (-0.26, 0.08, 1.02), (0.20, 0.12, 1.20), 0.24, 0.15),
        0.25,
    )
    body = S.su(body, helix, 0.30)
    notch = S.capsule(q, (0.98, -0.10, 0.38), (0.62, 0.0, 0.60), 0.26, 0.16)
    body = S.ss(body, notch, 0.22)
    face = q[..., 1] + 0.40 + 0.07 * (q[..., 0] ** 2 + 0.5 * q[..., 2] ** 2)
    body = S.si(body, -face, 0.16)
    seat = S.cyl(q, (0.10, -1.2, 0.02), (0.10, -0.16, 0.02), 0.285)
    bore = S.cyl(q, (0.38, 1.0, 0.0), (0.29, 2.1, 0.16), 0.13)
    body = S.ss(body, seat, 0.05)
    body = S.ss(body, bore, 0.05)
    return body - 0.006 * fbm(p * 1.2, 2, 5)


def silicone(color):
    m = M.Mat("silicone")
    m.set(Base_Color=M.col(color), Roughness=0.16, Specular=0.5, Clearcoat=0.5, Subsurface=0.35)
    m.set(Subsurface_Color=M.col(color), Subsurface_Radius=(0.25, 0.2, 0.25), Transmission=0.12)
    return m.m


def plug(parent, s, color, trim="8b9299"):
    """One plug with its filter in the outer face and the letter of its side."""
    low, high = (-1.6, -1.0, -1.5), (1.6, 1.9, 2.1)
    sdf_mesh("plug", lambda p: ear_mould(p, s), low, high, 0.045, silicone(color), parent, 2)
    at = group("filter", parent, (s * 0.10, -0.30, 0.02), (90, 0, 0))
    housing = [
        (0, -0.2),
        (0.27, -0.2),
        (0.275, 0.12, 0.03),
        (0.20, 0.15, 0.02),
        (0.17, 0.06, 0.02),
        (0, 0.05),
    ]
    lathe("filter", housing, M.plastic(trim, 0.35, 0.03), 64, parent=at)
    dark = M.plastic("3a3f45", 0.6)
    for k in range(6):
        a = math.pi * k / 3
        spot = (0.095 * math.cos(a), 0.095 * math.sin(a), 0.052)
        cyl("opening", 0.028, 0.03, dark, 0.006, spot, parent=at, seg=20)
    white = M.plastic("f6f8f9", 0.4)
    text(
        "R" if s > 0 else "L",
        0.58,
        0.03,
        0.006,
        white,
        loc=(s * -0.22, -0.425, -0.60),
        rot=(90, 0, 0),
        parent=parent,
    )


def case_and_brush():
    """A round-cornered case with its lid open behind, and the brush and loop for cleaning."""
    shell = M.plastic("2b2f34", 0.45, 0.25, gs=60)
    at = group("case", loc=(-0.6, 3.3, 0))
    outline = resample(rrect(7.4, 4.6, 1.2, 14), 220, True)
    middle = outline.mean(0)
    levels = (
        (0.01, 0.0),
        (0.94, 0.0),
        (1.0, 0.35),
        (1.0, 1.5),
        (0.96, 1.55),
        (0.93, 1.5),
        (0.92, 0.5),
        (0.85, 0.25),
        (0.01, 0.25),
    )
    rings = [np.c_[middle + (outline - middle) * k, 0 * outline[:, 0] + z] for k, z in levels]
    weld(grid("tray", np.stack(rings, 1), shell, cu=True, parent=at))
    lid = group("lid", at, (0, 2.35, 1.55), (-68, 0, 0))
    turned = group("turned", lid, (0, 2.3, 0), (0, 0, 0))
    weld(
        grid(
            "lid",
            np.stack(rings, 1) * [1, 1, 0.8],
            shell,
            cu=True,
            parent=group("flip", lid, (0, 2.35, 1.2), (180, 0, 0)),
        )
    )
    bpy.data.objects.remove(turned)
    foam = M.foam("4a4f55")
    rbox("bed", (6.4, 3.7, 0.5), 1.0, foam, edge=0.2, loc=(0, 0, 0.5), parent=at)
    tool = group("brush", loc=(3.7, -1.9, 0.24), rot=(0, 90, 62))
    handle = M.plastic("2257b0", 0.35)
    lathe(
        "handle",
        [(0, -2.4), (0.20, -2.3, 0.1), (0.24, 0.6, 0.1), (0.12, 1.4, 0.05), (0.10, 1.6), (0, 1.6)],
        handle,
        48,
        parent=tool,
    )
    chance = np.random.default_rng(2)
    for k in range(60):
        a, z = chance.uniform(0, 2 * np.pi), 1.55 + 0.014 * k
        tip = np.array([0.24 * math.cos(a), 0.24 * math.sin(a), z + 0.05])
        tube("bristle", np.array([(0, 0, z), tip]), 0.014, M.plastic("eceff0", 0.5), 6, parent=tool)


def build(view="pair"):
    if view == "pair":
        for s, color, trim, loc, rot in (
            (-1, "1d57b8", "123c85", (-1.25, 0, 0), (-56, 0, 38)),
            (1, "c01822", "84101a", (1.25, 0, 0), (-56, 0, -38)),
        ):
            at = group("ear", loc=loc, rot=rot)
            plug(at, s, color, trim)
            settle(at)
        return
    for s, color, loc, turn in (
        (-1, "1d57b8", (-1.25, -0.3, 0), 48),
        (1, "c01822", (1.25, -0.5, 0), -48),
    ):
        at = group("ear", loc=loc, rot=(-6, 0, turn))
        plug(at, s, color)
        rest_on_floor(at)
    if view == "set":
        case_and_brush()
