"""Draw products to scale by lines: content/products/PRODUCT/outline.svg, in millimetres.

/usr/bin/python3 artwork/outlines.py [TEXT]    products of to_scale.py whose name contains TEXT
"""

import json
import subprocess
import sys
from pathlib import Path

ARTWORK = Path(__file__).resolve().parent
sys.path[:0] = [str(ARTWORK / "studio"), str(ARTWORK / "shots")]
sys.dont_write_bytecode = True

import numpy as np
from line_drawing import drawing_of, size_of, stretched, turned
from to_scale import OUTLINES
from paths import WORK
from places import PRODUCTS
from render_all import all_shots
from workshop import POLITE, print_labels

LARGEST = 6000
"""Bytes of a drawing; the lines are simplified until it holds no more."""

MOST_UNEVEN = 0.1
"""How much more a model may be stretched in one direction than in the other."""

FOLDER = WORK / "outlines"


def build(names):
    """Have Blender build the models that were not built yet; returns the file of each."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    print_labels()
    shots = all_shots()
    files = {name: FOLDER / f"{name}.npz" for name in names}
    jobs = []
    for name in names:
        if not files[name].exists():
            outline = OUTLINES[name]
            shot = shots[outline.shot or f"{name}-front"]
            told = dict(model=shot.model, view=shot.view, options=shot.options)
            jobs.append(dict(**told, without=outline.without, file=str(files[name])))
    plan = FOLDER / "jobs.json"
    plan.write_text(json.dumps(jobs))
    command = ["blender", "-b", "--factory-startup", "--python-exit-code", "3"]
    command += ["-P", str(ARTWORK / "outline_meshes.py"), "--", str(plan)]
    if jobs:
        subprocess.run([*POLITE, *command], check=True, stdout=subprocess.DEVNULL)
    return files


def stretches(name, width, height):
    """How much wider and higher than its model a product is drawn: as much, unless both are stated.

    Raises ValueError where the model is far from the shape that the data states.
    """
    outline = OUTLINES[name]
    across, up = outline.width / width, outline.height / height
    if not (across and up):
        return across or up, across or up
    if abs(across / up - 1) > MOST_UNEVEN:
        raise ValueError(f"{name}: the model is {width:.0f} x {height:.0f} mm, of another shape")
    return across, up


def draw(name, file):
    told, outline = np.load(file), OUTLINES[name]
    corners = turned(told["corners"], outline.turn)
    across, up = stretches(name, *size_of(corners, outline.seen))
    corners = stretched(corners, outline.seen, across, up)
    svg = drawing_of(corners, told["numbers"], outline.seen, LARGEST)
    (PRODUCTS / name / "outline.svg").write_text(svg)
    width, height = size_of(corners, outline.seen)
    print(
        f"{name}: {width:.0f} x {height:.0f} mm, "
        f"{across:.2f} x {up:.2f} of the model, {len(svg)} bytes"
    )


def main():
    asked = sys.argv[1] if len(sys.argv) > 1 else ""
    for name, file in build([name for name in OUTLINES if asked in name]).items():
        draw(name, file)


if __name__ == "__main__":
    main()
