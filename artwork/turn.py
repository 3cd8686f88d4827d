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
from masters import read_record, save_master
from paths import JOBS
from PIL import Image
from places import product_picture
from render_all import all_shots, entry_of, turned_shots
from shot import Shot
from workshop import render_passes

FRAMES, ACROSS, SIZE, SAMPLES, NOISE = 24, 6, 400, 16, 0.06


def work_to_do(only: str, found: dict[str, Shot]) -> dict[str, Shot]:
    """The sheets of products whose name contains `only` that are missing or changed."""
    record = read_record()

    def is_made(key: str, shot: Shot) -> bool:
        entry = entry_of(shot, turned=True)
        return product_picture(key).exists() and entry.items() <= record.get(key, {}).items()

    wanted = {k: s for k, s in found.items() if only in k.removesuffix("-turn")}
    return {key: shot for key, shot in wanted.items() if not is_made(key, shot)}


def develop_sheet(folder: Path) -> Image.Image:
    sheet = Image.new("RGB", (ACROSS * SIZE, FRAMES // ACROSS * SIZE))
    for frame in range(FRAMES):
        passes = folder / f"{frame:02}" if frame else folder
        png = folder / f"{frame:02}.png"
        plate = folder / "plate" / "color.npy"
        develop.process(str(passes), str(png), quality="fast", plate=str(plate))
        sheet.paste(Image.open(png), (frame % ACROSS * SIZE, frame // ACROSS * SIZE))
    return sheet


def make_sheet(key: str, shot: Shot) -> float:
    """Renders, develops and records one sheet; returns the seconds it took."""
    began = time.time()
    folder, entry = JOBS / key, entry_of(shot, turned=True)
    render_passes(shot, folder, SIZE, SAMPLES, NOISE, FRAMES)
    sheet = develop_sheet(folder)
    shutil.rmtree(folder)
    seconds = time.time() - began
    save_master(key, sheet, product_picture(key), dict(entry, seconds=seconds))
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser(description="Render the sheets on which products are turned")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    for key, shot in work_to_do(arguments.only, turned_shots(all_shots())).items():
        product = key.removesuffix("-turn")
        if arguments.list:
            print(product)
        else:
            print(f"{product} {make_sheet(key, shot):.0f}s", flush=True)


if __name__ == "__main__":
    main()
