"""The moulded shell of an industrial helmet: dome, ribs, vents, badge field and brim in one surface."""

from geom import *
import materials as M

HALF_LENGTH, HALF_WIDTH, HEIGHT = 1.38, 1.10, 1.30
AROUND, DOWN = 900, 240
CLIMBING = ("climbing", "peakless")
THETA = np.linspace(0, 2 * np.pi, AROUND, endpoint=False)
COLOURS = dict(
    white="d6d8da",
    yellow="f2b705",
    orange="e8590c",
    red="b3151b",
    blue="1450a3",
    green="15803d",
    grey="6b7280",
    black="1d1e20",
    lime="c8e600",
    hiviz_orange="ff5a10",
)


def dome(inset, style="cap"):
    """Plan: a superellipse, slightly narrower at the front; crown slightly to the rear."""
    turn, down = np.meshgrid(THETA, np.linspace(1e-4, 1, DOWN) * np.pi / 2, indexing="ij")
    rounder = style in CLIMBING
    r = np.sin(down) ** (0.80 if rounder else 0.86)
    z = np.cos(down) ** (1.0 if rounder else 0.94)
    n = 2.25
    k = (np.abs(np.cos(turn)) ** n + np.abs(np.sin(turn)) ** n) ** (-1 / n)
    x = (HALF_WIDTH - inset) * r * k * np.sin(turn) * (1 - 0.05 * np.cos(turn) * r)
    y = -(HALF_LENGTH - inset) * r * k * np.cos(turn)
    height = (HEIGHT - inset) * z
    height = height + 0.05 * np.exp(-(((y - 0.35) / 0.7) ** 2)) * z
    return np.stack([x, y, height], -1)


def slot_distance(x, y, centre_x, centre_y, half_width, half_length, lean=0.0):
    across = np.abs(x) - centre_x + lean * (y - centre_y)
    return SDF.box(
        np.stack([across, y - centre_y, 0 * x], -1),
        0,
        (half_width, half_length, 1),
        half_width - 0.001,
    )


def vents(x, y, low, slots):
    """Pressed slots: raised lip, recess, and a mask of what is dark inside."""
    relief, dark = np.zeros_like(x), np.zeros_like(x)
    for slot in slots:
        d = slot_distance(x, y, *slot)
        relief += np.exp(-(((d - 0.035) / 0.022) ** 2)) * 0.012 * (low > 0.4)
        relief -= 0.036 * (1 - smooth(-0.018, 0.006, d)) * (low > 0.4)
        dark = np.maximum(dark, (1 - smooth(-0.022, -0.012, d)) * (low > 0.4))
    return relief, dark


def cap_relief(x, y, low, vent):
    """A wide flat rib over the crown, one flanking rib each side, and a flat field for a badge."""
    fade = smooth(0.16, 0.42, low)
    taper = lerp(0.78, 1.0, smooth(-1.2, 0.6, y))
    clear = 1 - bumpf(0.42, 0.26, low, 0.35) * (y < 0)
    ridge = 0.058 * bumpf(0, 0.27, x / taper, 0.22) - 0.016 * bumpf(0, 0.07, x / taper, 0.5) * clear
    relief = (ridge + 0.036 * bumpf(0.455, 0.085, np.abs(x) / taper, 0.45)) * fade
    dark = np.zeros_like(x)
    if vent:
        slots = [
            (0.69 - 0.03 * (vy - 0.1) ** 2, vy, 0.030, L)
            for vy, L in ((-0.28, 0.15), (0.12, 0.17), (0.52, 0.15))
        ]
        pressed, dark = vents(x, y, low, slots)
        relief = relief + pressed
    d = SDF.box(np.stack([x, low - 0.42, 0 * x], -1), 0, (0.30, 0.135, 1), 0.06)
    front = (y < 0) * 1.0
    field = (1 - smooth(-0.010, 0.010, d)) * front
    relief = relief * (1 - field) + 0.050 * fade * field
    return relief + 0.012 * np.exp(-(((d - 0.004) / 0.016) ** 2)) * front * fade, dark


def climbing_relief(x, y, low, vent):
    """Broad facets and long slanted vents, no peak ribs."""
    fade = smooth(0.14, 0.5, low)
    relief = (
        0.045 * bumpf(0, 0.34, x, 0.18) * fade + 0.03 * bumpf(0.74, 0.12, np.abs(x), 0.5) * fade
    )
    relief += 0.022 * bumpf(0.30, 0.07, low, 0.5)
    dark = np.zeros_like(x)
    if vent:
        slots = [
            (0.52, -0.45, 0.042, 0.20, 0.25),
            (0.56, 0.10, 0.046, 0.22),
            (0.52, 0.66, 0.042, 0.20, -0.25),
        ]
        pressed, dark = vents(x, y, low, slots)
        relief = relief + pressed * 1.3
    return relief, dark


def rim(style):
    """Per angle: how far the brim reaches, how far it drops, and the height of the rim."""
    peak = smooth(0.30, 0.96, np.cos(THETA))
    height = -0.13 * (1 - np.cos(THETA)) / 2 - 0.02 * np.cos(2 * THETA)
    if style == "brim":
        reach = 0.40 + 0.12 * peak + 0.05 * smooth(0.4, 1, -np.cos(THETA))
        return reach, 0.10 + 0.05 * peak, height * 0.35
    if style == "climbing":
        side = np.exp(-((np.sin(THETA) ** 2 - 1) ** 2) / 0.16)
        return 0.05 + 0.20 * peak, 0.012 + 0.05 * peak, height * 1.5 + 0.10 * side - 0.04
    if style == "peakless":
        return 0.05 + 0.02 * peak, 0.012 + 0.01 * peak, rim("climbing")[2]
    if style == "plain":
        return 0.05 + 0.05 * peak, 0.018 + 0.02 * peak, height
    return 0.105 + 0.40 * peak, 0.018 + 0.085 * peak, height


def brim_rows(edge, style):
    reach, drop, height = rim(style)
    rows, thickness = [], 0.034
    for i in range(AROUND):
        outward = np.array([np.sin(THETA[i]), -np.cos(THETA[i]), 0])
        start = edge[i] + [0, 0, height[i]]
        f, d = reach[i], drop[i]
        corners = [
            (0, 0),
            (f * 0.5, -d * 0.42),
            (f - 0.02, -d),
            (f + 0.004, -d - 0.004),
            (f + 0.006, -d - thickness),
            (f - 0.03, -d - thickness - 0.012),
            (f * 0.5, -d * 0.42 - thickness),
            (-0.045, -thickness),
        ]
        q = profile([(a, b, 0.035 if 1 <= k <= 2 else 0.02) for k, (a, b) in enumerate(corners)])
        q = resample(refine(q, 0.01), 64)
        rows.append(start + q[:, :1] * outward + q[:, 1:] * np.array([0, 0, 1.0]))
    return np.stack(rows), height


def shell(colour, style="cap", vent=True, gloss=0.20):
    """Build the shell; returns its outer surface as a grid [around, down] for whatever sits on it."""
    hexa = COLOURS.get(colour, colour)
    material = M.plastic(hexa, rough=gloss, coat=0.35, grain=0.012, gs=70, name="abs")
    outer, inner = dome(0.0, style), dome(0.045, style)
    normal = grid_normals(outer, cu=True)
    normal *= np.sign((normal * (outer - [0, 0, 0.2])).sum(-1, keepdims=True))
    relief = climbing_relief if style in CLIMBING else cap_relief
    depth, dark = relief(outer[..., 0], outer[..., 1], outer[..., 2], vent)
    outer = outer + normal * depth[..., None]
    brim, height = brim_rows(outer[:, -1], style)
    low = smooth(0.55, 1.0, np.linspace(0, 1, DOWN))[None, :]
    outer[..., 2] += height[:, None] * low
    inner[..., 2] += height[:, None] * low - 0.034 * low
    full = np.concatenate([outer[:, :-6], brim, inner[:, ::-1][:, 4:]], 1)
    seam = DOWN - 6
    for _ in range(30):  # a fillet between dome and brim
        near = full[:, seam - 14 : seam + 14]
        full[:, seam - 13 : seam + 13] = (
            0.25 * near[:, :-2] + 0.5 * near[:, 1:-1] + 0.25 * near[:, 2:]
        )
    mask = np.zeros(full.shape[:2])
    mask[:, : DOWN - 6] = dark[:, :-6]
    nodes = M.Mat.of(material)
    nodes.link(
        nodes.mixcol(nodes.attr("dark").outputs["Fac"], M.col(hexa), (0.012, 0.012, 0.012, 1)),
        nodes.b.inputs["Base Color"],
    )
    weld(grid("shell", full, material, cu=True, attrs={"dark": mask}))
    return outer, material
