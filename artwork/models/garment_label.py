"""A label sewn inside a garment. Options: label (its print), color, lining, outer (cloth or foil).

The view says where: at the neck of an open jacket, in a side seam, or above a hem.
"""

from crumple import creased, fold_line
from garment_bounce import without_cast
from garment_cloth import plain_cloth
from paths import TEXTURES

from geom import *
import materials as M

VIEWS = {
    "neck": dict(rot=(0, 0, 0), elev=30, frame=0.9, zoom=(3.3, 0.0, 0.10)),
    "seam": dict(rot=(0, 0, -14), elev=8, frame=0.94, zoom=(3.0, 0.03, 0.0)),
    "hem": dict(rot=(0, 0, 12), elev=10, frame=0.94, zoom=(2.2, 0.0, -0.125)),
}
# each print: width and height of the label in decimetres
SIZES = dict(
    label_ansi_vest=(0.92, 0.92),
    label_fr_vest=(0.92, 0.92),
    label_fr_rain=(1.05, 1.05),
    label_fr_cotton=(0.92, 0.92),
    label_arc_jacket=(1.05, 0.90),
    label_heat_coat=(1.10, 0.825),
    label_fr_shirt=(1.20, 1.84),
    label_arc_suit=(1.70, 2.10),
)
COLLAR, LENGTH, OPEN = 0.62, 2.6, 2.15


def woven(colour):
    m = M.Mat.of(plain_cloth(colour))
    socket = m.b.inputs["Base Color"]
    m.link(without_cast(m, socket.links[0].from_socket), socket)
    return m.m


def neck_surface(angle, t):
    """The garment round the neck: angle 0 at the back, t negative on the collar."""
    shoulder = np.sin(angle) ** 2
    side, back = np.sin(angle), np.cos(angle)
    down = np.clip(t, 0, None)
    up = np.clip(-t, 0, None)
    reach = down * (0.26 + 0.68 * shoulder) + up * 0.16
    x = side * (0.98 + reach)
    y = back * (0.74 + reach)
    z = 0.22 * back - down * (0.96 - 0.55 * shoulder) + up * 0.96
    p = np.stack([x, y, z], -1)
    fold = 0.05 * smooth(0.1, 1.4, down) * np.sin(angle * 7 + 1.3 + 0.8 * t)
    crumple = 0.03 * fbm(p * 1.5 + 4, 3, 5) + 0.012 * fbm(p * 4, 2, 8)
    return p + np.stack([side, back, 0 * side], -1) * (fold + crumple)[..., None]


def inward(P):
    """Normals towards the wearer."""
    N = grid_normals(P)
    return N * np.sign(-(N[..., :2] * P[..., :2]).sum(-1, keepdims=True).mean())


def sewn_label(P, N, print_name, thread, lift=0.02, free=False):
    """The print on a grid of points whose second index runs upwards."""
    Q = P + N * lift
    grid("label", Q, M.label(f"{TEXTURES}/{print_name}.png", 0.75, 0.0))
    edge = np.vstack([Q[:, 0], Q[-1, 1:], Q[::-1, -1][1:], Q[0, ::-1][1:-1]])
    tube("edge", resample(edge, 500, True), 0.012, M.fabric("dfdcd2", 60), 8, closed=True)
    rows = [(Q[2:-2, -3], N[2:-2, -3]), (Q[2:-2, 2], N[2:-2, 2])]
    rows += [(Q[2, 2:-2], N[2, 2:-2]), (Q[-3, 2:-2], N[-3, 2:-2])]
    for C, out in rows[: 0 if free else 4]:
        stitches("stitch", C, out, thread, 0.042, 0.028, 0.0055)


def aluminised(colour):
    """Cloth with a film of aluminium on it: a dull mirror, broken by sharp fine creases."""
    m = M.Mat("aluminised")
    m.set(Base_Color=M.col(colour), Metallic=0.92, Roughness=0.38)
    m.bump(m.math("ADD", fold_line(m, 3.0, 0.9), fold_line(m, 9.0, 0.25)), 0.35, 0.03)
    return m.m


def neck(print_name, outer, lining, thread, stiff=False):
    """The open neck of a garment; a `stiff` one breaks in facets and has thinner edges."""
    angle, t = np.meshgrid(np.linspace(-OPEN, OPEN, 420), np.linspace(-COLLAR, LENGTH, 300), indexing="ij")
    P = neck_surface(angle, t)
    N = inward(P)
    if stiff:
        beside = np.maximum(np.abs(angle) - 0.66, np.maximum(0.05 - t, t - 1.0))
        free = smooth(0.02, 0.30, beside) * smooth(0.06, 0.36, np.abs(t))
        P = P + N * (0.17 * creased(P, seed=3, size=1.1, share=0.60) * free)[..., None]
        N = inward(P)
    half = 0.022 if stiff else 0.035
    grid("lining", P, lining)
    grid("outside", P - N * 2 * half, outer)
    middle = P - N * half
    for edge in (middle[0], middle[-1], middle[:, 0]):
        tube("edge", edge, half + (0.010 if stiff else 0.023), outer, 12)
    for inset in (6, 12):
        C, out = P[:, inset], N[:, inset]
        stitches("stitch", C + out * 0.01, out, thread, 0.07, 0.046, 0.008)
    seam = int(COLLAR / (COLLAR + LENGTH) * 299)
    C, out = P[:, seam] + N[:, seam] * 0.02, N[:, seam]
    strap("neck tape", C, out, 0.17, 0.025, lining)
    up = norm(P[:, seam - 1] - P[:, seam])
    for side in (-0.065, 0.065):
        stitches("stitch", C + up * side + out * 0.012, out, thread, 0.055, 0.036, 0.007)
    width, height = SIZES[print_name]
    across = np.linspace(-1, 1, 60) * width / 2 / 0.86
    Q = neck_surface(*np.meshgrid(across, np.linspace(0.13 + height, 0.13, 60), indexing="ij"))
    sewn_label(Q, inward(Q), print_name, thread, 0.03)


def panel(lining, bottom):
    """A hanging piece of cloth, folded softly; returns its surface."""

    def surface(x, z):
        p = np.stack([x, 0 * x, z], -1)
        fold = 0.16 * np.sin(x * 1.1 + 0.5 + 0.15 * z) + 0.07 * np.sin(x * 2.9 + 0.3 * z)
        return p + np.stack([0 * x, fold + 0.08 * fbm(p * 0.9, 3, 4), 0 * x], -1)

    X, Z = np.meshgrid(np.linspace(-3.4, 3.4, 340), np.linspace(bottom, 3.4, 340), indexing="ij")
    P = surface(X, Z)
    body = grid("cloth", P, lining)
    thick = body.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.06, 0
    return surface


def facing(P):
    N = grid_normals(P)
    return N * np.sign(-N[..., 1:2])


def seam(print_name, lining, thread):
    """A felled seam with the label's edge caught in it, the rest free."""
    surface = panel(lining, -3.4)
    z = np.linspace(-3.3, 3.3, 400)
    C = surface(np.full(400, -0.55), z)
    out = np.repeat([[0.0, -1.0, 0.0]], 400, 0)
    strap("fell", C + out * 0.06, out, 0.34, 0.06, lining)
    for side in (-0.12, 0.12):
        stitches("stitch", C + out * 0.095 + [side, 0, 0], out, thread, 0.055, 0.037, 0.0065)
    width, height = SIZES[print_name]
    U, V = np.meshgrid(np.linspace(0, 1, 80), np.linspace(0, 1, 80), indexing="ij")
    P = surface(-0.42 + U * width, (V - 0.5) * height)
    P[..., 1] += -0.05 - 0.16 * U**1.6 - 0.03 * np.sin(V * 5 + 1) * U
    sewn_label(P, facing(P), print_name, thread, 0.0, free=True)


def hem(print_name, lining, thread):
    """A label sewn flat on all sides above the coat's turned hem."""
    surface = panel(lining, -1.9)
    x = np.linspace(-3.3, 3.3, 420)
    out = np.repeat([[0.0, -1.0, 0.0]], 420, 0)
    tube("edge", surface(x, np.full(420, -1.9)), 0.07, lining, 14)
    X, Z = np.meshgrid(x, np.linspace(-1.92, -1.27, 40), indexing="ij")
    turned = grid("turned hem", surface(X, Z) + [0, -0.055, 0], lining)
    turned.modifiers.new("thickness", "SOLIDIFY").thickness = 0.05
    for level in (-1.34, -1.42):
        C = surface(x, np.full(420, level)) + out * 0.065
        stitches("stitch", C, out, thread, 0.055, 0.037, 0.0065)
    width, height = SIZES[print_name]
    U, V = np.meshgrid(np.linspace(-0.5, 0.5, 80), np.linspace(0, 1, 80), indexing="ij")
    P = surface(U * width, -1.12 + V * height)
    sewn_label(P, facing(P), print_name, thread, 0.05)


def build(view="neck", label="label_fr_cotton", color="e8540e", lining="", outer="cloth"):
    thread = M.fabric("d8d4c8", 20, "Object", 0.2)
    inside = woven(lining or color)
    if view == "neck" and outer == "foil":
        neck(label, aluminised(color), inside, thread, stiff=True)
    elif view == "neck":
        neck(label, woven(color), inside, thread)
    else:
        {"seam": seam, "hem": hem}[view](label, inside, thread)
