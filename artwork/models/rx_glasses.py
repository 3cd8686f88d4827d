"""Prescription safety spectacles with side shields. The view `set` lays case and cloth beside them."""

from arrange import *
from geom import *
import materials as M

VIEWS = {
    "hero": dict(rot=(0, 0, -30), elev=18, frame=0.86, low=1),
    "set": dict(rot=(0, 0, -16), elev=34, frame=0.86, low=1),
}
CENTRE, HALF = 0.340, 0.285
ABOVE, BELOW = (0.185, 3.2), (0.215, 2.35)  # height of a lens over and under its middle, and its roundness
RIM, DEPTH = 0.027, 0.052
WRAP = 0.20  # how the front bends back: y = WRAP * x^2


def bent(ob):
    """Bend a flat part round the face."""
    points = np.empty(len(ob.data.vertices) * 3, np.float32)
    ob.data.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    points = np.c_[points[:, 0], WRAP * points[:, 0] ** 2 - points[:, 2], points[:, 1]]
    ob.data.vertices.foreach_set("co", points.astype(np.float32).ravel())
    ob.data.update()
    return ob


def lens_edge(x, grow, side):
    """Height of a lens's upper (side 1) or lower (-1) edge, widened by `grow`, at x from the middle of the face."""
    tall, power = ABOVE if side > 0 else BELOW
    along = np.clip(np.abs(np.abs(x) - CENTRE) / (HALF + grow), 0, 1)
    lean = 0.05 * (np.abs(x) - CENTRE)  # the outer corners stand a little higher
    return side * (tall + grow) * (1 - along**power) ** (1 / power) + lean


def lens_outline(s, grow=0.0):
    along = (HALF + grow) * np.cos(np.linspace(0, np.pi, 90))
    x = s * (CENTRE + along)
    upper, lower = lens_edge(x, grow, 1), lens_edge(x, grow, -1)
    return np.concatenate([np.c_[x, upper], np.c_[x, lower][-2:0:-1]])


def front(frame):
    """Both rims, the bridge and the lugs of the arms in one moulding; the lenses in their grooves."""
    half = CENTRE + HALF + RIM
    x = half * np.sin(np.linspace(-1, 1, 500) * np.pi / 2)
    saddle = 0.098 + 1.5 * x**2
    lug = smooth(half - 0.10, half - 0.03, np.abs(x))
    upper = np.maximum(lens_edge(x, RIM, 1), np.where(np.abs(x) < 0.2, saddle, -1))
    upper = lerp(upper, 0.192, lug)
    lower = np.where(np.abs(x) < 0.2, np.minimum(lens_edge(x, RIM, -1), 0.030 - 4.5 * x**2), lens_edge(x, RIM, -1))
    lower = lerp(lower, 0.085, lug)
    for row in (upper, lower):
        for _ in range(12):
            row[1:-1] = 0.25 * row[:-2] + 0.5 * row[1:-1] + 0.25 * row[2:]
    outline = np.concatenate([np.c_[x, lower], np.c_[x, upper][::-1]])
    holes = [lens_outline(s) for s in (-1, 1)]
    bent(plate("front", outline, DEPTH, 0.021, frame, holes=holes, seg=6))
    glass = M.thin_clear("eaf2f0", 0.02, 0.004, 1.62)
    edge = M.plastic("a9b8b6", 0.15, coat=0.5)
    steps = np.linspace(1, 0.005, 20)
    for s in (-1, 1):
        rim = lens_outline(s, 0.006)
        P = np.stack([rim.mean(0) + (rim - rim.mean(0)) * k for k in steps], 1)
        y = WRAP * P[..., 0] ** 2 - 0.045 * (1 - steps**2)[None] - 0.006
        grid("lens", np.stack([P[..., 0], y, P[..., 1]], -1), glass, cu=True)
        groove = lens_outline(s, -0.002)
        path = np.c_[groove[:, 0], WRAP * groove[:, 0] ** 2 - 0.010, groove[:, 1]]
        tube("lens edge", resample(path, 300, True), 0.007, edge, 10, closed=True)


def arms(frame, soft, at):
    """Broad arms with soft tips, hinged on the lugs."""
    half = CENTRE + HALF + 0.018
    section = superellipse(0.5, 0.5, 3.0, 40)
    for s in (-1, 1):
        y = WRAP * half**2
        points = [(half, y, 0.138), (half + 0.028, y + 0.10, 0.138), (half + 0.045, y + 0.45, 0.135)]
        points += [
            (half + 0.035, y + 0.85, 0.125),
            (half + 0.005, y + 1.10, 0.085),
            (half - 0.015, y + 1.25, 0.01),
            (half - 0.035, y + 1.40, -0.13),
            (half - 0.045, y + 1.46, -0.21),
        ]
        path = catmull(np.array(points) * [s, 1, 1], 240)
        along = norm(np.gradient(path, axis=0))
        across = norm(np.cross(along, [0, 0, 1.0]))
        up = np.cross(across, along)
        S = np.linspace(0, 1, 240)
        tall = np.interp(S, [0, 0.08, 0.45, 0.72, 0.9, 1], [0.105, 0.115, 0.085, 0.070, 0.080, 0.088])
        sweep(
            "arm",
            path,
            across,
            up,
            section,
            0.042 * endcap(S, 0.01, 0.03),
            tall * endcap(S, 0.01, 0.03),
            frame,
            parent=at,
        )
        j = S > 0.70
        T = (S[j] - 0.70) / 0.30
        sweep(
            "tip",
            path[j],
            across[j],
            up[j],
            section,
            0.052 * endcap(T, 0.05, 0.10),
            (tall[j] + 0.010) * endcap(T, 0.05, 0.10),
            soft,
            parent=at,
        )
        pin = (s * (half + 0.002), y + 0.045, 0.138)
        cyl("hinge", 0.026, 0.105, frame, 0.008, loc=pin)
        cyl("screw", 0.013, 0.112, M.metal("c9ccd0", 0.2), 0.004, loc=pin, seg=24)


def side_shields(clear, edge):
    """Clear guards from the rim back along the arm, curved towards the temple."""
    half = CENTRE + HALF + 0.030
    u, v = np.meshgrid(np.linspace(0, 1, 60), np.linspace(-1, 1, 50), indexing="ij")
    tall = 0.165 * (1 - 0.55 * u**2.2)
    x = half + 0.030 * np.sin(np.pi * u * 0.9) - 0.03 * u
    y = WRAP * half**2 + 0.02 + 0.46 * u * (1 - 0.30 * v**4)
    z = -0.01 + v * tall + 0.07 * u
    for s in (-1, 1):
        P = np.stack([s * x, y, z], -1)
        grid("shield", P, clear)
        rim = np.concatenate([P[:-2, 0], P[-1, 2:-2], P[-3::-1, -1]])
        tube("shield edge", catmull(resample(rim, 40), 240), 0.009, edge, 10)


def nose_pads(soft):
    """Pads of the frame's own moulding: they grow from the back of both rims beside the nose."""
    for s in (-1, 1):
        at = group("nose", loc=(s * 0.062, 0.046, -0.085), rot=(0, s * 14, s * 24))
        rbox("pad", (0.040, 0.10, 0.16), 0.019, soft, edge=0.022, parent=at)


def case_and_cloth():
    """A closed hard case and a folded cloth with pinked edges."""
    shell = M.plastic("22252a", 0.5, 0.35, gs=60)
    at = group("case", loc=(-0.10, 1.42, 0), rot=(0, 0, 8))
    rbox("lower", (1.66, 0.66, 0.30), 0.30, shell, edge=0.13, loc=(0, 0, 0.15), parent=at)
    rbox("upper", (1.66, 0.66, 0.26), 0.30, shell, edge=0.12, loc=(0, 0, 0.44), parent=at, crown=0.02)
    steel = M.metal("9fa4a9", 0.3)
    rbox("seam", (1.62, 0.62, 0.05), 0.29, steel, edge=0.02, loc=(0, 0, 0.305), parent=at)
    rbox("catch", (0.20, 0.03, 0.10), 0.02, steel, edge=0.012, loc=(0, -0.335, 0.31), parent=at)
    folded_cloth(group("cloth", loc=(1.02, 0.28, 0), rot=(0, 0, 24)))


def folded_cloth(at):
    """A wiping cloth of microfibre folded once upon itself, its free half lifted in soft waves."""
    half, gap = 0.44, 0.055
    turn = np.linspace(-np.pi / 2, -3 * np.pi / 2, 16)[1:-1]
    fold = np.c_[-half + 0.5 * gap * np.cos(turn), 0.014 + gap / 2 * (1 + np.sin(turn))]
    run = np.linspace(half, -half, 60)
    line = np.vstack([np.c_[run, 0 * run + 0.014], fold, np.c_[run[::-1] * 0.96, 0 * run + 0.014 + gap]])
    s, y = np.meshgrid(arclen(line), np.linspace(-0.46, 0.46, 70), indexing="ij")
    soft = fbm(np.stack([s * 3.0, y * 2.6, 0 * y], -1), 3, 6)
    free = smooth(0.95, 1.5, s)
    z = line[:, 1][:, None] + free * (0.035 + 0.055 * soft + 0.05 * np.exp(-(((y - 0.25 * (s - 1.3)) / 0.10) ** 2)))
    x = line[:, 0][:, None] + 0.02 * soft + 0.035 * free * np.sin(4 * y)
    skew = 0.07 * free
    pinked = 0.008 * np.sign(np.sin(90 * s)) * (np.abs(y) > 0.459)
    points = np.stack([x, y * (1 - 0.02 * free) + skew + pinked, np.maximum(z, 0.010)], -1)
    sheet = grid("cloth", points, M.fabric("6d8cab", 150, "Object", 0.3, sheen=0.6), parent=at)
    sheet.modifiers.new("thickness", "SOLIDIFY").thickness = 0.010


def build(view="hero", color="1b1d20"):
    frame = M.plastic(color, 0.32, 0.02, coat=0.2)
    soft = M.rubber("2d3034", 0.6, 0.15, gs=90)
    front(frame)
    side_shields(M.thin_clear("e6eef1", 0.05, 0.02, 1.5), M.thin_clear("b9c6cc", 0.5, 0.1))
    nose_pads(frame)
    arms(frame, soft, None)
    if view == "set":
        rest_on_floor(gather("spectacles", loc=(-0.10, -0.72, 0), rot=(0, 0, -10)))
        case_and_cloth()
