"""A convex mirror: on its arm at a wall, an aisle of a warehouse in its face; and on a post, from behind."""

import materials as M
from geom import *

VIEWS = {
    "mirror": dict(rot=(0, 0, -16), elev=3, frame=0.84, wall=True),
    "mirror_back": dict(rot=(0, 0, 148), elev=8, frame=0.86, lift=0.55),
}
R, BLACK = 3.0, "17181a"
TILT = (83, 0, 0)


def hood(orange, parent):
    """The hood over the upper half of the rim."""
    low, high = math.radians(18), math.radians(162)
    A, V = np.meshgrid(np.linspace(low, high, 160), np.linspace(0, 1, 30), indexing="ij")
    reach = 0.75 * np.sin((A - low) / (high - low) * math.pi) ** 0.6
    P = np.stack([(R + 0.15) * np.cos(A), (R + 0.15) * np.sin(A), 0.02 + reach * V], -1)
    body = grid("hood", P, orange, parent=parent)
    thick = body.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness = 0.05


def head(loc):
    """Face, rim, hood and back; the face looks along -Y and a little down."""
    orange = M.plastic("ea5a0b", 0.34, 0.04, coat=0.2)
    at = group("mirror", loc=loc, rot=TILT)
    dome = [(0.001, 0.62)] + [
        (R * math.sin(a), 0.62 - 2.4 * (1 - math.cos(a * 0.56)))
        for a in np.linspace(0.05, math.pi / 2 * 0.93, 40)
    ]
    lathe("face", dome, M.metal("e6e8ea", 0.02), 192, parent=at, bevel=False)
    rim = [(R - 0.22, -0.30), (R + 0.14, -0.26, 0.06), (R + 0.18, 0.02, 0.06)]
    lathe("rim", [*rim, (R + 0.05, 0.16, 0.05), (R - 0.16, 0.08, 0.03)], orange, 192, parent=at)
    hood(orange, at)
    shell = [(0, -0.55), (1.2, -0.52, 0.1), (R - 0.1, -0.28, 0.08), (R, -0.2)]
    lathe("back", shell, M.plastic("2a2c2f", 0.5, 0.05), 128, parent=at)
    black = M.plastic(BLACK, 0.4)
    collar = [(0, -0.52), (0.62, -0.52, 0.05), (0.55, -0.70, 0.06), (0.36, -0.86, 0.06), (0, -0.90)]
    lathe("socket", collar, black, 96, parent=at)
    zinc = M.metal("b9bdc2", 0.3)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        spot = (0.48 * math.cos(a), 0.48 * math.sin(a), -0.74)
        cyl("screw", 0.07, 0.10, zinc, 0.02, loc=spot, parent=at, seg=6)


def arm(y, height):
    """From the ball behind the mirror's middle to a plate or a clamp at `y`."""
    zinc = M.metal("a9adb2", 0.32)
    ball = catmull(np.array([(0, 0.80, height - 0.10), (0, 1.15, height - 0.16)]), 20)
    tube("ball", ball, 0.33, M.plastic(BLACK, 0.34), 40)
    course = [(0, 1.0, height - 0.14), (0, 1.5, height - 0.30), (0, y, height - 0.36)]
    tube("arm", catmull(np.array(course), 60), 0.19, zinc, 32)


def wall_bracket(y, height):
    zinc = M.metal("a9adb2", 0.32)
    z = height - 0.36
    plate("plate", rrect(1.3, 1.7, 0.2), 0.12, 0.03, zinc, loc=(0, y, z), rot=(90, 0, 0))
    for x in (-0.45, 0.45):
        for dz in (-0.62, 0.62):
            spot = (x, y - 0.10, z + dz)
            cyl("bolt", 0.11, 0.12, zinc, 0.02, loc=spot, rot=(90, 0, 0), seg=6)


def post_clamp(y, height):
    """Two half shells with bolts round a post, which leaves the picture above and below."""
    zinc, dark = M.metal("b4b9be", 0.34, bump=0.03), M.metal("8d9297", 0.35)
    z = height - 0.36
    cyl("post", 0.35, 60.0, zinc, 0.02, loc=(0, y, z))
    bpy.data.objects["post"]["nofit"] = True
    ring = [(0.35, -0.42), (0.45, -0.42, 0.03), (0.45, 0.42, 0.03), (0.35, 0.42)]
    lathe("clamp", ring, dark, 96, parent=group("clamp", loc=(0, y, z)))
    for s in (-1, 1):
        rbox("ear", (0.42, 0.34, 0.84), 0.06, dark, edge=0.03, loc=(s * 0.60, y, z))
        for dz in (-0.24, 0.24):
            spot = (s * 0.62, y, z + dz)
            cyl("bolt", 0.08, 0.62, zinc, 0.02, loc=spot, rot=(90, 0, 0), seg=6)


def only_reflected(ob):
    """Seen in the mirror alone: it takes no room in the picture and throws no shadow on it."""
    ob["nofit"] = True
    for ray in ("camera", "diffuse", "shadow", "transmission", "volume_scatter"):
        setattr(ob, f"visible_{ray}", False)


def glow(colour, strength):
    return M.emissive(colour, strength)


def aisle(floor=-26.0):
    """What the mirror sees: a floor with two yellow lines, racks with loads, lamps and a bright gate."""
    parts = [box("floor", (170, 260, 0.4), glow("8d9093", 0.34), 0, loc=(0, -130, floor))]
    parts += [box("ceiling", (170, 260, 0.4), glow("c9ccce", 0.30), 0, loc=(0, -130, 62))]
    for x in (-16, 16):
        line = box("line", (1.6, 240, 0.2), glow("f2b400", 0.8), 0, loc=(x, -124, floor + 0.4))
        parts.append(line)
    parts.append(box("gate", (44, 1, 46), glow("f4f8fb", 1.4), 0, loc=(0, -250, floor + 23)))
    parts.append(box("end", (170, 1, 90), glow("a9adb0", 0.32), 0, loc=(0, -252, floor + 44)))
    loads = ("b08a5c", "c79a63", "5f7f9c", "b08a5c", "8f9498", "c08a4c")
    for s in (-1, 1):
        for k in range(9):
            y = -14 - 26 * k
            parts.append(box("upright", (2, 2, 70), glow("1c4f96", 0.5), 0, loc=(s * 24, y, floor + 35)))
            for level in range(4):
                z = floor + 1 + 17 * level
                spot = (s * 24, y - 13, z + (0 if level else -20))
                parts.append(box("beam", (1.6, 26, 2), glow("e0641a", 0.6), 0, loc=spot))
                tint = loads[(k * 5 + level * 3 + (s > 0)) % 6]
                size = (20, 20, 10 + 3 * ((k + level) % 2))
                parts.append(box("load", size, glow(tint, 0.34), 0, loc=(s * 35, y - 13, z + 7)))
    for k in range(8):
        spot = (0, -20 - 30 * k, 60)
        parts.append(box("lamp", (4, 14, 0.6), glow("ffffff", 3.0), 0, loc=spot))
    for part in parts:
        only_reflected(part)
    for name in ("key", "strip"):  # the studio's lamps that would stand in the aisle
        lamp = bpy.data.objects.get(name)
        if lamp:
            lamp.visible_glossy = False


def build(view="mirror"):
    height = 3.6
    head((0, 0, height))
    if view == "mirror":
        arm(2.3, height)
        wall_bracket(2.36, height)
        aisle()
    else:
        arm(2.0, height)
        post_clamp(2.3, height)
