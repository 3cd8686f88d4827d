"""Render the sheets on which products are turned: every product of shots/turns.py.

python3 artwork/turn.py            what is missing or changed
  --only TEXT                      only products whose name contains TEXT
  --list                           say what would be rendered

A sheet holds a whole turn in 24 steps, six in a row; its first step is the product's first picture.
"""

import argparse
import shutil
import sys
import time
from pathlib import Path

ARTWORK = Path(__file__).resolve().parent
sys.path[:0] = [str(ARTWORK / "studio"), str(ARTWORK / "shots")]
sys.dont_write_bytecode = True

import develop
import shot as shots
from paths import JOBS, WORK
from PIL import Image
from places import PRODUCTS
from render_all import all_shots, index_to_change, read_index
from turns import TURNS
from workshop import render_passes

FRAMES, ACROSS, SIZE, SAMPLES, NOISE, QUALITY = 24, 6, 400, 16, 0.06, 90


def master_of(product: str) -> Path:
    return PRODUCTS / product / "turn.webp"


def record_of(product: str, found: dict[str, shots.Shot]) -> dict[str, str]:
    shown = found[f"{product}-front"]
    return dict(digest=shots.digest(shown), shot=f"{shown} turned")


def work_to_do(only: str, found: dict[str, shots.Shot]) -> list[str]:
    index = read_index()
    return [
        product
        for product in TURNS
        if only in product
        and (
            not master_of(product).exists()
            or record_of(product, found).items() > index.get(f"{product}-turn", {}).items()
        )
    ]


def develop_sheet(folder: Path) -> Image.Image:
    sheet = Image.new("RGB", (ACROSS * SIZE, FRAMES // ACROSS * SIZE))
    for frame in range(FRAMES):
        passes = folder / f"{frame:02}" if frame else folder
        png = folder / f"{frame:02}.png"
        plate = folder / "plate" / "color.npy"
        develop.process(str(passes), str(png), quality="fast", plate=str(plate))
        sheet.paste(Image.open(png), (frame % ACROSS * SIZE, frame // ACROSS * SIZE))
    return sheet


def make_sheet(product: str, found: dict[str, shots.Shot]) -> float:
    """Renders, develops and records one sheet; returns the seconds it took."""
    began = time.time()
    folder = JOBS / f"turn-{product}"
    render_passes(found[f"{product}-front"], folder, SIZE, SAMPLES, NOISE, FRAMES)
    partial = WORK / f"{product}-turn.part.webp"
    develop_sheet(folder).save(partial, quality=QUALITY, method=6)
    master = master_of(product)
    shutil.move(partial, master)
    shutil.rmtree(folder)
    seconds = time.time() - began
    made = dict(seconds=round(seconds), bytes=master.stat().st_size)
    with index_to_change() as index:
        index[f"{product}-turn"] = {**record_of(product, found), **made}
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser(description="Render the sheets on which products are turned")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    found = all_shots()
    for product in work_to_do(arguments.only, found):
        if arguments.list:
            print(product)
        else:
            print(f"{product} {make_sheet(product, found):.0f}s", flush=True)


if __name__ == "__main__":
    main()
