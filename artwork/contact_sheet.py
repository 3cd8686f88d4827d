"""See the whole set at a glance, and check it.

python3 artwork/contact_sheet.py [OUT.webp] [TEXT]     all masters, or those whose key contains TEXT

Prints the masters whose edge is not the card's colour (a shadow or product that is cut off), and the
figures of the set: files, bytes, render time.
"""

import os
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

ARTWORK = Path(__file__).resolve().parent
sys.path.insert(0, str(ARTWORK / "studio"))
sys.dont_write_bytecode = True

from masters import read_record
from paths import WORK
from places import FALLBACK, SCENE_RECORD, product_picture, scene_picture

BACKGROUND = np.array([0xED, 0xEF, 0xF1])
TILE, CAPTION, COLUMNS = 220, 30, 8


def edge_deviation(picture):
    """The share of the frame's outermost pixels that differ visibly from the background."""
    a = np.asarray(picture, int)
    edge = np.concatenate([a[0], a[-1], a[:, 0], a[:, -1]])
    return float((np.abs(edge - BACKGROUND).max(-1) > 6).mean())


def draw(pictures, out):
    """Draw the sheet of name -> file; returns the names whose edge is not the background."""
    rows = -(-len(pictures) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * TILE, rows * (TILE + CAPTION)), "white")
    pen = ImageDraw.Draw(sheet)
    font = ImageFont.load_default()
    cut_off = []
    for k, (name, path) in enumerate(sorted(pictures.items())):
        x, y = k % COLUMNS * TILE, k // COLUMNS * (TILE + CAPTION)
        picture = Image.open(path).convert("RGB")
        if edge_deviation(picture) > 0.02:
            cut_off.append(name)
        sheet.paste(picture.resize((TILE, TILE), Image.LANCZOS), (x, y))
        pen.text((x + 3, y + TILE + 2), name[:36], fill="black", font=font)
        pen.text((x + 3, y + TILE + 14), name[36:72], fill="black", font=font)
    sheet.save(out, quality=82)
    return cut_off


def main():
    out = sys.argv[1] if len(sys.argv) > 1 else str(WORK / "contact-sheet.webp")
    text = sys.argv[2] if len(sys.argv) > 2 else ""
    os.makedirs(os.path.dirname(os.path.abspath(out)), exist_ok=True)
    index = read_record()
    pictures = {key: product_picture(key) for key in index} | {"fallback": FALLBACK}
    scenes = [scene_picture(name) for name in read_record(SCENE_RECORD)]
    shown = {name: path for name, path in pictures.items() if text in name}
    cut_off = draw(shown, out)
    seconds = sum(entry["seconds"] for entry in index.values())
    size = sum(path.stat().st_size for path in [*pictures.values(), *scenes])
    print(
        f"{out}: {len(shown)} masters, {size / 1e6:.1f} MB in all, {seconds / 60:.0f} min of rendering"
    )
    print("edge is not the background: " + (", ".join(cut_off) or "none"))


if __name__ == "__main__":
    main()
