"""Render every master that is missing, whose model, options, view or studio changed, or that is small.

python3 artwork/render_all.py            render what is missing, then what changed, then first
                                         pictures made before they had 1,200 pixels
  --missing                              only what is missing
  --only TEXT                            only keys that contain TEXT
  --list                                 say what would be rendered
  --adopt                                record the present sources as those of the masters that
                                         exist, after a change that alters no picture
  --follow                               read the tables again and wait for new shots

A run that is stopped loses the picture in hand and nothing else. Two keys that show the same shot
share one render.
"""

import argparse
import importlib
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import zip_longest
from pathlib import Path

ARTWORK = Path(__file__).resolve().parent
sys.path[:0] = [str(ARTWORK / "studio"), str(ARTWORK / "shots")]
sys.dont_write_bytecode = True

from PIL import Image

import shot as shots_module
from masters import read_record, record_to_change, save_master
from paths import FINISHED, JOBS
from places import product_picture
from turns import TURNS

FIRST_SIZE, SIZE, SAMPLES, NOISE = 1200, 800, 12, 0.06
"""Pixels of first pictures, which a product's page shows largest, and of further views."""


def all_shots():
    """Key -> shot of every table in shots/, taking one from each table in turn.

    Raises ValueError for a key that has two shots or belongs to no product.
    """
    tables = sorted((ARTWORK / "shots").glob("*_shots.py"))
    rows = [list(importlib.import_module(table.stem).SHOTS.items()) for table in tables]
    found = {}
    for turn in zip_longest(*rows):
        for key, shot in (row for row in turn if row):
            if key in found:
                raise ValueError(f"two shots for {key}")
            product_picture(key)
            found[key] = shot
    return found


def turned_shots(shots):
    """Key -> first picture's shot, of the sheet of every product that can be turned."""
    return {f"{product}-turn": shots[f"{product}-front"] for product in TURNS}


def entry_of(shot, turned=False):
    """What the record says of a shot's picture, or of the sheet on which it is turned."""
    return dict(digest=shots_module.digest(shot), shot=f"{shot} turned" if turned else str(shot))


def is_first(key):
    return key.endswith("-front")


def size_of(key):
    return FIRST_SIZE if is_first(key) else SIZE


def front_first(keys):
    """First pictures of products before further views."""
    return sorted(keys, key=lambda key: not is_first(key))


def work_to_do(shots, index, arguments):
    missing, changed, small = [], [], []
    for key, shot in shots.items():
        if arguments.only and arguments.only not in key:
            continue
        made = index.get(key)
        if not made or made["shot"] != str(shot) or not product_picture(key).exists():
            missing.append(key)
        elif made["digest"] != shots_module.digest(shot):
            changed.append(key)
        elif made.get("size", SIZE) < size_of(key):
            small.append(key)
    return front_first(missing) + ([] if arguments.missing else front_first(changed) + small)


def save_picture(key, entry, png, seconds):
    picture = Image.open(png).convert("RGB")
    made = dict(entry, size=picture.width, seconds=seconds)
    save_master(key, picture, product_picture(key), made)


def develop_and_save(key, entry, folder, png, seconds):
    from workshop import develop_picture

    began = time.time()
    temporary = png.with_suffix(".part.png")
    develop_picture(folder, temporary)
    os.rename(temporary, png)
    save_picture(key, entry, png, seconds + time.time() - began)


def finish(key, shot, developing):
    """Render a shot, or take it from an earlier render of the same; develop while the next renders."""
    from workshop import render_passes

    entry, size = entry_of(shot), size_of(key)
    name = f"{entry['digest']}-{size}"
    png, folder = FINISHED / f"{name}.png", JOBS / name
    if png.exists():
        save_picture(key, entry, png, 0)
        return 0, None
    seconds = render_passes(shot, folder, size, SAMPLES, NOISE)
    return seconds, developing.submit(develop_and_save, key, entry, folder, png, seconds)


def adopt(shots, only):
    entries = {key: entry_of(shot) for key, shot in shots.items()}
    entries |= {key: entry_of(shot, turned=True) for key, shot in turned_shots(shots).items()}
    with record_to_change() as record:
        for key, entry in entries.items():
            if only in key and key in record and record[key]["shot"] == entry["shot"]:
                record[key]["digest"] = entry["digest"]


def read_tables_again():
    global shots_module
    for name in [path.stem for path in (ARTWORK / "shots").glob("*_shots.py")] + ["shot"]:
        sys.modules.pop(name, None)
    shots_module = importlib.import_module("shot")
    return all_shots()


def readable(shots):
    """The shots whose model and view can be read now: while they are worked on some cannot."""

    def reads(shot):
        try:
            return shots_module.digest(shot)
        except (AttributeError, KeyError, SyntaxError):
            return None

    return {key: shot for key, shot in shots.items() if reads(shot)}


def render_in_order(arguments):
    """Render the first picture of the work to do, then look at the tables again."""
    durations, failed, pending = [], set(), {}
    developing = ThreadPoolExecutor(1)
    while True:
        pending = {digest: work for digest, work in pending.items() if not work.done()}
        try:
            shots = read_tables_again()
            if arguments.follow:
                shots = readable(shots)
        except (KeyError, SyntaxError, ValueError) as error:
            if not arguments.follow:
                raise
            print(f"Waiting for tables that can be read: {error}", flush=True)
            time.sleep(5)
            continue
        todo = [
            (key, shots_module.digest(shots[key]))
            for key in work_to_do(shots, read_record(), arguments)
        ]
        todo = [(key, digest) for key, digest in todo if (key, digest) not in failed]
        ready = [(key, digest) for key, digest in todo if digest not in pending]
        if not ready:
            if pending:
                next(iter(pending.values())).result()
            elif arguments.follow:
                time.sleep(10)
            else:
                return failed
            continue
        key, digest = ready[0]
        try:
            seconds, work = finish(key, shots[key], developing)
        except (RuntimeError, subprocess.CalledProcessError) as error:
            failed.add((key, digest))
            print(f"FAILED {key}: {error}", flush=True)
            continue
        if work:
            pending[digest] = work
            durations = (durations + [seconds])[-12:]
        left = (len(ready) - 1) * sum(durations) / max(1, len(durations)) / 60
        print(
            f"{time.strftime('%H:%M')} {key} {seconds:.0f}s, {len(ready) - 1} to go, "
            f"about {left:.0f} min",
            flush=True,
        )


def main():
    parser = argparse.ArgumentParser(description="Render the masters that are missing or changed")
    for flag in ("--missing", "--list", "--adopt", "--follow"):
        parser.add_argument(flag, action="store_true")
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    os.makedirs(FINISHED, exist_ok=True)
    if arguments.adopt:
        adopt(all_shots(), arguments.only)
    elif arguments.list:
        shots = all_shots()
        for key in work_to_do(shots, read_record(), arguments):
            print(f"{key}: {shots[key]}")
    elif render_in_order(arguments):
        sys.exit(1)


if __name__ == "__main__":
    main()
