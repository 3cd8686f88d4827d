"""Prescription safety spectacles with side shields. The view `set` lays case and cloth beside them."""

from arrange import *
from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, -30), elev=18, frame=0.86, low=1),
    "set": dict(rot=(0, 0, -16), elev=34, frame=0.86, low=1),
}
CENTRE, HALF, TALL = 0.345, 0.285, 0.215
WRAP = 0.24  # how the front bends back: y = WRAP * x^2


def bent(ob):
    """Bend a flat part round the face."""
    points = np.empty(len(ob.data.vertices) * 3, np.float32)
    ob.data.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    points = np.c_[points[:, 0], WRAP * points[:, 0] ** 2 - points[:, 2], points[:, 1]]
    ob.data.vertices.foreach_set("co", points.astype(np.float32).ravel())
    ob.data.update()
    return ob


def ellipse_height(x, grow):
    """Half the height of a lens, widened by `grow`, at this distance from the middle of the face."""
    along = np.clip(np.abs(np.abs(x) - CENTRE) / (HALF + grow), 0, 1)
    return (TALL + grow) * (1 - along**3) ** (1 / 3)


def lens_outline(s, grow=0.0):
    t = np.linspace(0, 2 * np.pi, 140, endpoint=False)
    x = (HALF + grow) * np.sign(np.cos(t)) * np.abs(np.cos(t)) ** (2 / 3)
    y = (TALL + grow) * np.sign(np.sin(t)) * np.abs(np.sin(t)) ** (2 / 3)
    return np.c_[x + s * CENTRE, y]


def front(frame):
    """Both rims, the bridge and the lugs of the arms in one moulding; the lenses in their grooves."""
    half = CENTRE + HALF + 0.055
    x = half * np.sin(np.linspace(-1, 1, 400) * np.pi / 2)
    rim = ellipse_height(x, 0.055)
    inside = smooth(0.075, 0.0, np.abs(x))
    lug = smooth(half - 0.16, half - 0.06, np.abs(x))
    bridge = np.maximum(rim, 0.215 * (np.abs(x) < CENTRE))
    upper = lerp(bridge, 0.215, lug)
    lower = lerp(-rim, 0.075, inside)
    outline = np.concatenate([np.c_[x, lower], np.c_[x, upper][::-1]])
    holes = [lens_outline(s) for s in (-1, 1)]
    bent(plate("front", outline, 0.085, 0.026, frame, holes=holes))
    glass = M.thin_clear("f8fbfc", 0.0, 0.006, 1.55)
    for s in (-1, 1):
        edge = lens_outline(s, 0.006)
        fan = [edge.mean(0) + (edge - edge.mean(0)) * k for k in np.linspace(1, 0.005, 14)]
        P = np.stack(fan, 1)
        bulge = 0.035 * (1 - (np.linspace(1, 0.005, 14)) ** 2)
        y = WRAP * P[..., 0] ** 2 - bulge[None]
        grid("lens", np.stack([P[..., 0], y, P[..., 1]], -1), glass, cu=True)


def arms(frame, soft, at):
    """Broad arms with soft tips, hinged on the lugs."""
    half = CENTRE + HALF + 0.03
    section = superellipse(0.5, 0.5, 3.0, 40)
    for s in (-1, 1):
        y = WRAP * half**2
        points = [(half, y, 0.135), (half + 0.035, y + 0.14, 0.135), (half + 0.05, y + 0.45, 0.13)]
        points += [
            (half + 0.03, y + 0.85, 0.12),
            (half, y + 1.12, 0.07),
            (half - 0.03, y + 1.42, -0.14),
        ]
        path = catmull(np.array(points) * [s, 1, 1], 200)
        along = norm(np.gradient(path, axis=0))
        across = norm(np.cross(along, [0, 0, 1.0]))
        up = np.cross(across, along)
        S = np.linspace(0, 1, 200)
        tall = np.interp(S, [0, 0.10, 0.45, 0.75, 1], [0.13, 0.15, 0.105, 0.10, 0.12])
        sweep(
            "arm",
            path,
            across,
            up,
            section,
            0.055 * endcap(S, 0.01, 0.02),
            tall * endcap(S, 0.01, 0.02),
            frame,
            parent=at,
        )
        j = S > 0.66
        T = (S[j] - 0.66) / 0.34
        sweep(
            "tip",
            path[j],
            across[j],
            up[j],
            section,
            0.075 * endcap(T, 0.04, 0.08),
            (tall[j] + 0.02) * endcap(T, 0.04, 0.08),
            soft,
            parent=at,
        )
        pin = (s * (half + 0.005), y + 0.045, 0.135)
        cyl("hinge", 0.032, 0.135, frame, 0.008, loc=pin)
        cyl("screw", 0.015, 0.142, M.metal("c9ccd0", 0.2), 0.004, loc=pin, seg=24)


def side_shields(clear, edge):
    """Clear guards from the rim back along the arm, curved towards the temple."""
    half = CENTRE + HALF + 0.045
    u, v = np.meshgrid(np.linspace(0, 1, 60), np.linspace(-1, 1, 50), indexing="ij")
    tall = 0.185 * (1 - 0.55 * u**2.2)
    x = half + 0.030 * np.sin(np.pi * u * 0.9) - 0.03 * u
    y = WRAP * half**2 + 0.02 + 0.46 * u * (1 - 0.30 * v**4)
    z = -0.01 + v * tall + 0.07 * u
    for s in (-1, 1):
        P = np.stack([s * x, y, z], -1)
        grid("shield", P, clear)
        rim = np.concatenate([P[:-2, 0], P[-1, 2:-2], P[-3::-1, -1]])
        tube("shield edge", catmull(resample(rim, 40), 240), 0.011, edge, 10)


def nose_pads(soft):
    """Pads of the frame's own moulding: they grow from the back of both rims beside the nose."""
    for s in (-1, 1):
        at = group("nose", loc=(s * 0.042, 0.050, -0.075), rot=(0, s * 10, s * 24))
        rbox("pad", (0.045, 0.10, 0.17), 0.022, soft, edge=0.022, parent=at)


def case_and_cloth():
    """A closed hard case and a folded cloth with pinked edges."""
    shell = M.plastic("22252a", 0.5, 0.35, gs=60)
    at = group("case", loc=(-0.62, 1.66, 0), rot=(0, 0, 6))
    rbox("lower", (1.66, 0.66, 0.30), 0.30, shell, edge=0.13, loc=(0, 0, 0.15), parent=at)
    rbox(
        "upper", (1.66, 0.66, 0.26), 0.30, shell, edge=0.12, loc=(0, 0, 0.44), parent=at, crown=0.02
    )
    rbox(
        "seam",
        (1.62, 0.62, 0.05),
        0.29,
        M.metal("9fa4a9", 0.3),
        edge=0.02,
        loc=(0, 0, 0.305),
        parent=at,
    )
    rbox(
        "catch",
        (0.20, 0.03, 0.10),
        0.02,
        M.metal("b9bdc2", 0.25),
        edge=0.012,
        loc=(0, -0.335, 0.31),
        parent=at,
    )
    x, y = np.meshgrid(np.linspace(-0.62, 0.62, 90), np.linspace(-0.50, 0.50, 70), indexing="ij")
    cloth = M.fabric("7d93a8", 120, "Object", 0.3)
    for level, turn in ((0.02, 0), (0.045, 4)):
        swell = 0.012 * fbm(np.stack([x * 3, y * 3 + level * 40, 0 * x], -1), 3, 6)
        sheet = grid(
            "cloth",
            np.stack([x, y, swell + level], -1),
            cloth,
            parent=group("cloth", loc=(1.40, 0.80, 0), rot=(0, 0, 20 + turn)),
        )
        sheet.modifiers.new("thickness", "SOLIDIFY").thickness = 0.012


def build(view="hero", color="1b1d20"):
    frame = M.plastic(color, 0.32, 0.02, coat=0.2)
    soft = M.rubber("2d3034", 0.6, 0.15, gs=90)
    front(frame)
    side_shields(M.thin_clear("e6eef1", 0.05, 0.02, 1.5), M.thin_clear("b9c6cc", 0.5, 0.1))
    nose_pads(frame)
    arms(frame, soft, None)
    if view == "set":
        rest_on_floor(gather("spectacles", loc=(-0.20, -0.72, 0), rot=(0, 0, -8)))
        case_and_cloth()
