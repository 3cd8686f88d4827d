"""A winter liner under a helmet: fleece over ears and nape, closed under the chin."""

from chin_straps import adjuster
from geom import *
import materials as M


def fleece(color):
    m = M.Mat("fleece")
    m.set(Base_Color=M.col(color), Roughness=0.98, Specular=0.08, Sheen=1.0, Sheen_Tint=0.3)
    m.bump(m.math("ADD", m.noise(30, 6, 0.85), m.noise(90, 4, 0.8)), 1.0, 0.035)
    return m.m


def pile(cloth, count=16000):
    """Short fibres on the cloth, clumped and ruffled as brushed fleece is; lengths in decimetres."""
    grown = cloth.modifiers.new("pile", "PARTICLE_SYSTEM").particle_system
    grown.seed = 4
    hair = grown.settings
    hair.type, hair.count, hair.hair_length, hair.hair_step = "HAIR", count, 0.030, 3
    hair.use_advanced_hair, hair.brownian_factor, hair.length_random = True, 0.012, 0.5
    hair.child_type, hair.rendered_child_count, hair.child_radius = "SIMPLE", 10, 0.045
    hair.clump_factor, hair.roughness_2, hair.roughness_endpoint = 0.35, 0.02, 0.03
    hair.root_radius, hair.tip_radius, hair.radius_scale = 1.0, 0.4, 0.0028


def outside(p):
    """Close round the head, in a soft line down to the nape and the shoulders."""
    S = SDF
    head = S.ellipsoid(p, np.array([0, 0.05, -0.18]), (0.93, 1.14, 1.0))
    jaw = S.ellipsoid(p, np.array([0, -0.18, -0.92]), (0.72, 0.86, 0.62))
    nape = S.ellipsoid(p, np.array([0, 0.30, -1.05]), (0.70, 0.66, 0.80))
    collar = S.ellipsoid(p, np.array([0, 0.22, -1.78]), (0.86, 0.80, 0.52))
    d = S.su(S.su(S.su(head, jaw, 0.4), nape, 0.4), collar, 0.35)
    angle = np.arctan2(p[..., 0], p[..., 1] - 0.1)
    low = smooth(-0.7, -1.5, p[..., 2])
    return d - 0.022 * np.cos(11 * angle + 2 * np.sin(3 * angle)) * low


def hem(y):
    """Height of the lower edge: longer at the nape."""
    return -1.58 - 0.10 * smooth(-0.2, 0.7, y)


def on_liner(angle, z, middle=(0.0, 0.10)):
    """The point of the outside at this angle from the back and this height."""
    reach = np.linspace(1.5, 0.1, 900)
    x, y = middle[0] + reach * np.sin(angle), middle[1] + reach * np.cos(angle)
    p = np.stack([x, y, z + 0 * reach], -1)
    return p[np.where(outside(p) < 0.0)[0][0]]


def seam(points, thread, cord):
    """A raised seam with a row of stitches at each side."""
    path = resample(np.array(points), 260)
    for _ in range(10):
        path[1:-1] = 0.25 * path[:-2] + 0.5 * path[1:-1] + 0.25 * path[2:]
    N = norm((path - [0, 0.1, -0.8]) * [1, 1, 0.3])
    tube("seam", path + N * 0.012, 0.022, cord, 8)
    side = norm(np.cross(np.gradient(path, axis=0), N))
    for off in (-0.045, 0.045):
        stitches("stitch", path + side * off + N * 0.034, N, thread, 0.05, 0.032, 0.0045)


def liner(color="a2a7ae"):
    """A hood without crown: open at the face, long at the nape, meeting under the chin."""
    S = SDF

    def hood(p):
        d = outside(p) - 0.012 * fbm(p * 1.6, 2, 3)
        wall = S.si(d, -(d + 0.10), 0.03)
        face = S.ellipsoid(p, np.array([0, -1.25, -0.50]), (0.60, 0.80, 0.70))
        wall = S.ss(wall, face, 0.06)
        wall = S.si(wall, hem(p[..., 1]) - p[..., 2], 0.05)
        return np.maximum(wall, p[..., 2] + 0.05)

    cloth = sdf_mesh("liner", hood, (-1.1, -1.3, -2.0), (1.1, 1.4, 0.0), 0.018, fleece(color), smooth_it=5)
    pile(cloth)
    thread, cord = M.fabric("c6cacf", 20, "Object", 0.2), fleece("80858c")
    seam([on_liner(0.0, z) for z in np.linspace(-0.12, -1.62, 80)], thread, cord)
    for s in (-1, 1):
        seam([on_liner(s * 1.15, z) for z in np.linspace(-0.12, -1.52, 80)], thread, cord)
    around = np.linspace(-2.0, 2.0, 120)
    rows = []
    for a in around:
        first = on_liner(a, -1.52)
        rows.append(on_liner(a, hem(first[1]) + 0.07))
    seam(rows, thread, cord)


def strap_course(side):
    """Where the helmet's chin strap runs over the liner, from the rim at one side to the chin."""
    t = np.linspace(0, 1, 60)
    angles = np.radians(lerp(84, 180, t**1.15))
    return np.array([on_liner(side * a, z) for a, z in zip(angles, lerp(-0.12, -1.36, t**0.85))])


def chin_strap():
    """The helmet's two-point strap over the liner: its soft cup at the chin and a slide at each cheek."""
    path = resample(np.vstack([strap_course(1), strap_course(-1)[-2::-1]]), 300)
    for _ in range(40):
        path[1:-1] = 0.25 * path[:-2] + 0.5 * path[1:-1] + 0.25 * path[2:]
    tangent = norm(np.gradient(path, axis=0))
    outward = norm((path - [0, 0.1, -0.8]) * [1, 1, 0.35])
    normal = norm(outward - tangent * (outward * tangent).sum(-1, keepdims=True))
    path = path + normal * 0.055
    strap("chin strap", path, normal, 0.17, 0.024, M.webbing("2a2c30", ribs=6, pitch=34))
    cup = slice(124, 176)
    shape = endcap(np.linspace(0, 1, 52), 0.3, 0.3)
    strap("chin cup", path[cup] + normal[cup] * 0.012, normal[cup], 0.20 + 0.14 * shape, 0.075, M.rubber("33363b", 0.7, 0.25))
    hard = M.plastic("26282b", 0.4, 0.08)
    for k in (86, 214):
        adjuster(path[k], tangent[k], normal[k], hard)
