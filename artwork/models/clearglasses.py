"""Clear polycarbonate eyewear. Options: style wrap or over; inner 0 or 1 (spectacles below).

`wrap` is a frameless wraparound lens on clear arms; `over` is a deep box that fits over spectacles,
with a brow ledge, side shields with slotted vents and broad straight arms.
"""

from arrange import gather
from geom import *
import materials as M
from settle import settle

VIEWS = {
    "hero": dict(rot=(0, 0, -28), elev=18, frame=0.88, low=1),
    "side": dict(rot=(0, 0, -66), elev=13, frame=0.86, low=1),
    "back": dict(rot=(0, 0, 152), elev=26, frame=0.86, low=1),
}
STYLES = dict(
    wrap=dict(half=0.74, depth=0.56, turn=80, power=2.15, arm=(0.150, 0.105, 0.085), reach=1.12),
    over=dict(half=0.78, depth=0.66, turn=86, power=3.3, arm=(0.27, 0.25, 0.17), reach=1.10),
)
AROUND, UP = 320, 60


def polycarbonate(color="ffffff", rough=0.0, ior=1.5, shade=0.66):
    """Water-clear, without a tint, and with the light shadow that thick edges throw."""
    material = M.clear(color, rough=rough, ior=ior)
    passed = material.node_tree.nodes["Transparent BSDF"].inputs["Color"]
    passed.default_value = (shade, shade, shade, 1)
    return material


def plan(kind):
    """The lens seen from above: points of equal distance and their outward normals."""
    p = np.radians(np.linspace(-kind["turn"], kind["turn"], 4001))
    e = 2 / kind["power"]
    x = kind["half"] * np.sign(np.sin(p)) * np.abs(np.sin(p)) ** e
    y = -kind["depth"] * np.abs(np.cos(p)) ** e
    path = resample(np.c_[x, y], AROUND)
    for _ in range(4):
        path[1:-1] = 0.25 * path[:-2] + 0.5 * path[1:-1] + 0.25 * path[2:]
    tangent = norm(np.gradient(path, axis=0))
    return path, np.c_[tangent[:, 1], -tangent[:, 0]]


def outline(style, path):
    """Heights of the upper and lower edge of the lens along the plan."""
    u = np.abs(np.linspace(-1, 1, AROUND))
    nose = np.exp(-((np.abs(path[:, 0]) / 0.135) ** 2.6))
    if style == "over":
        upper = 0.31 - 0.03 * smooth(0.45, 1.0, u)
        lower = -0.30 + 0.36 * nose + 0.26 * smooth(0.60, 1.0, u)
    else:
        upper = 0.205 + 0.02 * np.sin(np.pi * u) - 0.09 * smooth(0.55, 1.0, u)
        lower = -0.245 + 0.05 * u * (1 - u) + 0.33 * nose + 0.235 * smooth(0.42, 1.0, u)
    return upper, lower


def sheet(path, normal, heights, offset):
    """Points of the lens surface; the lower edge leans towards the cheek."""
    front = np.clip(-path[:, 1:2] / 0.5, 0, 1)
    lean = (0.34 * heights**2 + 0.12 * np.maximum(-heights, 0)) * front
    xy = path[:, None] + normal[:, None] * offset
    return np.stack([xy[..., 0] + 0 * heights, xy[..., 1] + lean, heights], -1)


def closed(name, outer, inner, material):
    """A solid sheet of an outer and an inner surface."""
    rounded = (outer[:, -1:] + inner[:, -1:]) / 2 + [0, 0, 0.006]
    under = (outer[:, :1] + inner[:, :1]) / 2 - [0, 0, 0.006]
    ring = np.concatenate([outer, rounded, inner[:, ::-1], under], 1)
    ends = [ring[:1].mean(1, keepdims=True).repeat(ring.shape[1], 1)]
    ends.append(ring[-1:].mean(1, keepdims=True).repeat(ring.shape[1], 1))
    body = grid(name, np.concatenate([ends[0], ring, ends[1]]), material, cv=True)
    return weld(body)


def arms(kind, style, end, material):
    """Flat clear arms on a hinge lug; those that fit over spectacles have a hole for a cord."""
    tall, waist, tip = kind["arm"]
    reach, steel = kind["reach"], M.metal("c9ccd0", 0.25)
    s = np.linspace(0, 1, 60)
    height = np.interp(s, [0, 0.12, 0.55, 0.80, 1], [tall, tall * 1.02, waist, tip, tip * 0.9])
    drop = (0.24 if style == "wrap" else 0.09) * smooth(0.60, 1.0, s) ** 1.3
    round_end = endcap(s, 0.03, 0.05)
    upper = np.c_[s * reach, -drop + height / 2 * round_end]
    lower = np.c_[s * reach, -drop - height / 2 * round_end]
    shape = np.concatenate([upper, lower[::-1][1:]])
    cord_hole = np.c_[reach * 0.93, -drop[-4]] + 0.024 * superellipse(1, 1, 2, 24)
    holes = [cord_hole] if style == "over" else []
    for side in (-1, 1):
        at = group("arm", loc=(side * end[0], end[1], end[2]), rot=(0, 0, side * 4))
        flat = group("flat", at, (side * 0.03, -0.05, 0), (90, 0, 90))
        plate("arm", shape, 0.040, 0.014, material, holes=holes, parent=flat)
        pin = dict(loc=(side * 0.0, 0.0, 0), parent=at)
        cyl("hinge", 0.030, min(0.13, tall * 0.8), M.plastic("e6e8e8", 0.2, coat=0.5), 0.01, **pin)
        cyl("screw", 0.013, min(0.14, tall * 0.8 + 0.01), steel, 0.004, seg=20, **pin)


def nose_pads(front, material):
    """Two moulded flanges that turn back from the edge of the lens beside the nose."""
    edge = front[:, 0]
    for s in (-1, 1):
        near = edge[(edge[:, 0] * s > 0.055) & (edge[:, 0] * s < 0.185)]
        path = resample(near, 60) + [0, 0.055, 0]
        along = norm(np.gradient(path, axis=0))
        back = np.array([s * 0.30, 1.0, -0.1])
        across = norm(back - along * (along @ back)[:, None])
        S = np.linspace(0, 1, 60)
        round_end = endcap(S, 0.16, 0.16)
        section = superellipse(0.5, 0.5, 2.4, 28)
        sides = np.cross(across, along)
        sweep("pad", path, across, sides, section, 0.15 * round_end, 0.030 * round_end, material)


def over_parts(path, normal, upper, clear):
    """The brow ledge behind the upper edge and the slots of the side shields."""
    u = np.linspace(-1, 1, AROUND)
    inset = np.linspace(0, 1, 8)[None] * (0.15 * (1 - smooth(0.55, 0.8, np.abs(u))))[:, None]
    heights = upper[:, None] + 0.03 * inset / 0.15
    ledge = np.stack(
        [
            path[:, :1] - normal[:, :1] * inset,
            path[:, 1:] - normal[:, 1:] * inset + 0.34 * upper[:, None] ** 2 * (path[:, 1:] < -0.2),
            heights,
        ],
        -1,
    )
    keep = np.abs(u) < 0.78
    closed("ledge", ledge[keep] + [0, 0, 0.012], ledge[keep] - [0, 0, 0.012], clear)
    edge = M.plastic("b9bdbe", 0.2, coat=0.6)
    for side in (-1, 1):
        for k in range(3):
            i = int(np.argmin(np.abs(u - side * (0.76 + 0.060 * k))))
            slot = rrect(0.034, 0.17 - 0.02 * k, 0.017, 6)
            at = path[i] + normal[i] * 0.015
            along = np.array([-normal[i, 1], normal[i, 0]])
            ring = np.c_[at + slot[:, :1] * along, slot[:, 1] + 0.13]
            tube("slot", resample(ring, 60, True), 0.0045, edge, 8, closed=True)


def build(view="hero", style="wrap", inner="0"):
    kind = STYLES[style]
    path, normal = plan(kind)
    upper, lower = outline(style, path)
    heights = lower[:, None] + (upper - lower)[:, None] * np.linspace(0, 1, UP)[None]
    clear = polycarbonate()
    thick = 0.022 if style == "wrap" else 0.026
    front = sheet(path, normal, heights, thick / 2)
    closed("lens", front, sheet(path, normal, heights, -thick / 2), clear)
    end = (path[-1, 0], path[-1, 1], float(upper[-1] + lower[-1]) / 2)
    arms(kind, style, end, polycarbonate("fbfbfa", ior=1.42))
    if style == "over":
        over_parts(path, normal, upper, clear)
    nose_pads(front, polycarbonate("fbfbfa", rough=0.10, ior=1.4))
    if inner == "1":
        from spectacles import spectacles

        spectacles(loc=(0, -kind["depth"] + 0.20, 0.02))
    settle(gather("glasses"))
