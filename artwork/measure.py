"""Measures every product picture and judges it: python3 artwork measure [TEXT]

Compares the defects with `waiting.yaml`, and takes from that list what no longer holds. With TEXT, prints all
figures of the pictures whose name contains it. Exits with 1 where a defect is not on the list.
"""

import math
import re
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import yaml
from PIL import Image
from places import ARTWORK, PRODUCTS

WAITING = ARTWORK / "waiting.yaml"
GROUND = np.array([0xED, 0xEF, 0xF1])
SIDES = ("top", "bottom", "left", "right")

# The studio aims at a fill of 0.76 to 0.88; the outline comes out up to 0.035 too large.
FILL = (0.745, 0.915)
OFF_CENTRE = (0.04, 0.05)
"""Shares of the frame, across and down."""
FOREIGN = 0.002
SHADOW = 20
"""Levels: a lighter shadow fades without an edge that is seen."""
SHARPNESS = 0.53
COLOUR_SEEN, COLOUR_MAIN = 0.004, 0.25
"""Shares of the frame from which a colour is seen, and from which it dominates."""
TWIN_SIGNS, TWIN_LEVELS = 6, 12

# An edge has this many levels between neighbouring pixels; a shadow is softer and keeps the ground's colour.
EDGE, COLOURED, DARK, BRIGHT = 8, 24, 110, 8

FAMILIES = {
    "black": ["black"],
    "blue": ["blue"],
    "brown": ["brown"],
    "charcoal": ["black", "grey"],
    "clear": [],
    "cream": [],
    "green": ["green"],
    "grey": ["grey"],
    "khaki": ["brown", "grey"],
    "lime": ["lime", "yellow"],
    "navy": ["blue", "black"],
    "orange": ["orange", "red", "brown"],
    "purple": ["purple"],
    "red": ["red"],
    "sand": ["brown"],
    "silver": [],
    "tan": ["brown", "orange"],
    "tint": [],
    "wheat": ["brown", "orange", "yellow"],
    "white": [],
    "yellow": ["yellow", "lime", "orange"],
}
"""The families in which a colour of the data is seen; none where it cannot be told from the ground."""


@dataclass
class Measures:
    box: tuple[float, float, float, float] | None
    """Left, top, right and bottom of the product, as shares of the frame."""
    reached: list[str]
    """The sides at which the product is cut off."""
    foreign: float
    shadow: float
    sharpness: float
    colours: dict[str, float]
    signs: np.ndarray
    tiny: np.ndarray

    def fill(self) -> float:
        left, top, right, bottom = self.box or (0, 0, 0, 0)
        return max(right - left, bottom - top)


@dataclass
class Master:
    picture: str
    product: str
    first: bool
    """Whether cards show it."""
    colours: list[str]
    measures: Measures


def shades(pixels: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Hue in degrees, saturation and value as on a white ground, and whether there is a colour."""
    rgb = np.minimum(1, pixels / GROUND)
    value = rgb.max(-1)
    chroma = value - rgb.min(-1)
    saturation = np.divide(chroma, value, out=np.zeros_like(value), where=value > 0)
    red, green, blue = np.moveaxis(rgb, -1, 0)
    safe = np.where(chroma > 0, chroma, 1)
    turn = np.select(
        [chroma == 0, value == red, value == green],
        [0, (green - blue) / safe, (blue - red) / safe + 2],
        (red - green) / safe + 4,
    )
    return (turn * 60) % 360, saturation, value, (chroma >= 0.12) & (saturation >= 0.22)


def colours_seen(pixels: np.ndarray) -> dict[str, float]:
    """The share of the frame that each family takes. Neighbours overlap: orange in shade is brown too."""
    hue, saturation, value, coloured = shades(pixels)

    def between(start: float, end: float) -> np.ndarray:
        return coloured & (hue >= start) & (hue < end)

    families = {
        "black": value < np.where(coloured, 0.22, 0.35),
        "grey": ~coloured & (value >= 0.3) & (value < 0.85),
        "red": coloured & ((hue < 14) | (hue >= 345)) & (saturation > 0.5),
        "orange": between(8, 38) & (saturation > 0.6) & (value > 0.55),
        "brown": between(8, 46) & ((value < 0.75) | (saturation < 0.6)),
        "yellow": between(36, 66) & (saturation > 0.5) & (value > 0.5),
        "lime": between(56, 85) & (saturation > 0.45) & (value > 0.55),
        "green": between(80, 175),
        "blue": between(185, 250),
        "purple": between(250, 345),
    }
    return {family: float(mask.mean()) for family, mask in families.items() if mask.any()}


def outline(pixels: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Where the product is, without its smooth grey parts, and how many levels the rest is below the ground."""
    share = pixels / GROUND
    darkness = 255 * (3 - share.sum(-1)) / 3
    colour = 255 * (share.max(-1) - share.min(-1))
    product = (colour >= COLOURED) | (darkness >= DARK) | (darkness <= -BRIGHT)
    for axis in (0, 1):
        edges = (np.abs(np.diff(pixels, axis=axis)) >= EDGE).any(-1)
        before = np.pad(edges, [(0, 1 - axis), (0, axis)])
        product |= before | np.roll(before, 1, axis)
    return product, np.maximum(0, darkness)


def from_side(image: np.ndarray, side: str) -> np.ndarray:
    """Turns the image so that its first row is the outermost line of a side."""
    turned = image if side in ("top", "bottom") else image.swapaxes(0, 1)
    return turned if side in ("top", "left") else turned[::-1]


def box_of(product: np.ndarray) -> tuple[float, float, float, float] | None:
    margins = {}
    for side in SIDES:
        lines = np.flatnonzero(from_side(product, side).sum(1) >= 3)
        if len(lines) == 0:
            return None
        margins[side] = lines[0] / len(product)
    return margins["left"], margins["top"], 1 - margins["right"], 1 - margins["bottom"]


def foreign_border(pixels: np.ndarray, sides: list[str]) -> float:
    """The share of the outermost pixels of these sides that differ from the ground more than WebP makes them."""
    lines = [np.abs(from_side(pixels, side)[0] - GROUND).max(-1) > 6 for side in sides]
    return float(np.concatenate(lines).mean()) if lines else 0.0


def shadow_at_frame(product: np.ndarray, shade: np.ndarray) -> float:
    """Levels of the darkest stretch, 5 % long and 4.5 % from the frame, outside of the product.

    The ground is made to end as one colour, so a shadow that is dark here ends in a straight edge.
    """
    length, depth = round(len(product) * 0.05), round(len(product) * 0.045)
    darkest = 0.0
    for side in SIDES:
        hidden = from_side(product, side)[: depth + 1].any(0)
        levels = np.where(hidden, 0, from_side(shade, side)[depth])
        darkest = max(darkest, float(np.convolve(levels, np.ones(length)).max()) / length)
    return darkest


def bend(values: np.ndarray) -> float:
    """How much the values bend from pixel to pixel, along rows and columns."""
    flat, width = values.ravel(), values.shape[1]
    middle = 2 * flat[width:-width]
    along = middle - flat[width - 1 : -width - 1] - flat[width + 1 : len(flat) - width + 1]
    across = middle - flat[: -2 * width] - flat[2 * width :]
    return math.sqrt(float((along**2 + across**2).sum()) / len(flat))


def sharpness_of(bright: np.ndarray) -> float:
    """The bend of the picture beside that of the picture at half its size.

    Renders of the studio have 0.54 to 0.87; enlarged by 1.4 they have 0.40 to 0.52, blurred less.
    """
    even = bright[: len(bright) // 2 * 2, : bright.shape[1] // 2 * 2]
    half = (even[::2, ::2] + even[1::2, ::2] + even[::2, 1::2] + even[1::2, 1::2]) // 4
    coarse = bend(half)
    return 0.0 if coarse == 0 else bend(bright) / coarse


def impression_of(tiny: np.ndarray) -> np.ndarray:
    """63 signs of the coarse pattern of light and dark: a perceptual hash."""
    size = len(tiny)
    places = np.arange(size)
    waves = np.array([np.cos(math.pi * (2 * places + 1) * k / (2 * size)) for k in range(8)])
    scale = np.where(np.arange(8) == 0, math.sqrt(0.5), 1)
    pattern = (waves @ tiny.sum(-1) @ waves.T * np.outer(scale, scale)).ravel()[1:]
    return pattern > np.sort(pattern)[len(pattern) // 2]


def measure(picture: Image.Image) -> Measures:
    """Measures a square picture without knowing what it shows."""
    picture = picture.convert("RGB")
    if picture.width != picture.height:
        raise ValueError(f"a master of {picture.width} by {picture.height} pixels is not square")
    # Finer pixels than those of 400 show noise as edges.
    middle = picture.resize((400, 400), Image.Resampling.BILINEAR)
    small = middle.resize((100, 100), Image.Resampling.BILINEAR)
    tiny = np.asarray(small.resize((32, 32), Image.Resampling.BILINEAR), int)
    pixels = np.asarray(middle, int)
    product, shade = outline(pixels)
    reached = [side for side in SIDES if from_side(product, side)[0].sum() >= len(product) / 100]
    return Measures(
        box=box_of(product),
        reached=reached,
        foreign=foreign_border(pixels, [side for side in SIDES if side not in reached]),
        shadow=shadow_at_frame(product, shade),
        sharpness=sharpness_of(np.asarray(picture.convert("L"), int)),
        colours=colours_seen(np.asarray(small, int)),
        signs=impression_of(tiny),
        tiny=tiny,
    )


def judge_colour(master: Master) -> str | None:
    words = " ".join(master.colours).replace("red-brown", "brown").replace("-", " ").split()
    known = [FAMILIES[word] for word in words if word in FAMILIES]
    if not known:
        return None
    own = {family for families in known for family in families}
    seen = master.measures.colours
    named = max((seen.get(family, 0.0) for family in own), default=0.0)
    said = " or ".join(master.colours)
    if all(known) and named < COLOUR_SEEN:
        return f"nothing in it is {said}"
    foreign = {family: share for family, share in seen.items() if family not in own | {"black", "grey"}}
    family = max(foreign, key=lambda name: foreign[name], default="")
    share = foreign.get(family, 0.0)
    if share >= COLOUR_MAIN and share > named:
        return f"{share:.1%} of it is {family}: the data say {said}"
    return None


def judge_alone(master: Master) -> dict[str, str]:
    """The defects of a picture by their kinds."""
    measures = master.measures
    defects = {}
    if master.first and measures.reached:
        defects["cut"] = f"a first picture shows the product whole: it is cut off at the {', '.join(measures.reached)}"
    if measures.foreign > FOREIGN:
        defects["ground"] = f"{measures.foreign:.1%} of its border is not of the ground's colour"
    if not measures.reached:
        fill = measures.fill()
        if not FILL[0] <= fill <= FILL[1]:
            defects["fill"] = f"fills {fill:.1%} of the frame, not {FILL[0]:.1%} to {FILL[1]:.1%}"
        left, top, right, bottom = measures.box or (0, 0, 1, 1)
        across, down = (left + right) / 2 - 0.5, (top + bottom) / 2 - 0.5
        if abs(across) > OFF_CENTRE[0] or abs(down) > OFF_CENTRE[1]:
            defects["centre"] = f"its middle is {across:+.1%} to the right and {down:+.1%} below the frame's"
    if measures.shadow > SHADOW:
        defects["shadow"] = f"its shadow is {measures.shadow:.0f} levels dark close to the frame"
    if measures.sharpness < SHARPNESS:
        defects["sharpness"] = f"its detail is soft: {measures.sharpness:.2f}"
    if colour := judge_colour(master):
        defects["colour"] = colour
    return defects


def are_twins(one: Measures, other: Measures) -> bool:
    """Whether a buyer would take two pictures for one: alike in pattern and in colour."""
    if (one.signs != other.signs).sum() > TWIN_SIGNS:
        return False
    return math.sqrt(float(((one.tiny - other.tiny) ** 2).mean())) <= TWIN_LEVELS


def judge(masters: list[Master]) -> dict[tuple[str, str], str]:
    """All defects by picture and kind, of the pictures alone and beside those of other products."""
    defects = {(m.picture, kind): text for m in masters for kind, text in judge_alone(m).items()}
    for one in masters:
        for other in masters:
            if one.product != other.product and are_twins(one.measures, other.measures):
                defects[(one.picture, "twin")] = f"looks like {other.picture}"
    return defects


def read_masters() -> list[Master]:
    masters = []
    for file in sorted(PRODUCTS.glob("*/product.yaml")):
        data = yaml.safe_load(file.read_text(encoding="utf-8"))
        for place, picture in enumerate(data.get("pictures") or []):
            path = file.parent / picture["file"]
            masters.append(
                Master(
                    picture=f"{file.parent.name}/{picture['file']}",
                    product=file.parent.name,
                    first=place == 0,
                    colours=data["specifications"].get("colours") or [],
                    measures=measure(Image.open(path)),
                )
            )
    return masters


def waiting_pairs(text: str) -> list[tuple[str, str]]:
    return [(picture, group["defect"]) for group in yaml.safe_load(text) for picture in group["pictures"]]


def without_mended(text: str, mended: set[tuple[str, str]]) -> str:
    """The list without the rows of what is mended, and without groups that are empty then."""
    parts = re.split(r"(?m)^(?=- defect: )", text)
    groups = []
    for part in parts[1:]:
        kind = part.split("\n", 1)[0].removeprefix("- defect: ").strip()
        lines = [line for line in part.splitlines(True) if (line.strip().removeprefix("- "), kind) not in mended]
        if any(line.startswith("    - ") for line in lines):
            groups.append("".join(lines))
    return parts[0] + "".join(groups)


def print_figures(masters: list[Master], text: str) -> None:
    figures = {
        "fill": lambda m: None if m.reached else m.fill(),
        "shadow": lambda m: m.shadow,
        "border": lambda m: m.foreign,
        "sharpness": lambda m: m.sharpness,
    }
    if text == "":
        print(f"{len(masters)} masters: least, quarters, most")
        for name, figure in figures.items():
            values = [value for m in masters if (value := figure(m.measures)) is not None]
            quarters = np.quantile(values, [0, 0.25, 0.5, 0.75, 1])
            print(name.ljust(10) + "".join(f"{value:8.2f}" for value in quarters))
        return
    for master in masters:
        if text in master.picture:
            said = [f"{name} {value:.2f}" for name, figure in figures.items() if (value := figure(master.measures)) is not None]
            shares = sorted(master.measures.colours.items(), key=lambda item: -item[1])
            said += [f"{family} {share:.2f}" for family, share in shares if share >= 0.01]
            print(f"{master.picture}: {', '.join(said)}")


def main(text: str = "") -> int:
    masters = read_masters()
    defects = judge(masters)
    print_figures(masters, text)
    listed = WAITING.read_text(encoding="utf-8")
    known = set(waiting_pairs(listed))
    mended = known - set(defects)
    for picture, kind in sorted(mended):
        print(f"mended, and taken off {WAITING.name}: {picture} ({kind})")
    if mended:
        WAITING.write_text(without_mended(listed, mended), encoding="utf-8")
    found = {key: says for key, says in sorted(defects.items()) if key not in known and text in key[0]}
    for (picture, kind), says in found.items():
        print(f"{picture} ({kind}): {says}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
