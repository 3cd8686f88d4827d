"""Printed artwork that a model draws itself, so that its pictures change with it."""

import os
import subprocess
import sys

from paths import ARTWORK, TEXTURES

sys.path.insert(0, str(ARTWORK / "labels"))
from label_kit import T, lines


def printed(name, width, height, body, pixels=900):
    """Draw the SVG body at this size; returns the path of the PNG."""
    target = f"{TEXTURES}/{name}.png"
    source, fresh = f"{TEXTURES}/{name}-{os.getpid()}.svg", f"{TEXTURES}/{name}-{os.getpid()}.png"
    opening = "<svg xmlns='http://www.w3.org/2000/svg'"
    with open(source, "w") as file:
        file.write(
            f"{opening} viewBox='0 0 {width} {height}' width='{width}' height='{height}'>{body}</svg>"
        )
    subprocess.run(["rsvg-convert", "-w", str(pixels), source, "-o", fresh], check=True)
    os.replace(fresh, target)
    os.remove(source)
    return target


def two_lines(english, arabic, ink="#222", ground="#fff", width=300, height=120, size=30):
    """Words in English above Arabic on a plain ground."""
    middle = height / 2
    return (
        f"<rect width='{width}' height='{height}' fill='{ground}'/>"
        + T(width / 2, middle - 6, english, size, 800, ink)
        + T(width / 2, middle + size * 1.05, arabic, size * 0.86, 700, ink, ar=True)
    )
