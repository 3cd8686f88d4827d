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
import fcntl
import importlib
import json
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path

ARTWORK = Path(__file__).resolve().parent
sys.path[:0] = [str(ARTWORK / "studio"), str(ARTWORK / "shots")]
sys.dont_write_bytecode = True

from PIL import Image

import shot as shots_module
from paths import FINISHED, JOBS, WORK
from places import PICTURE_RECORD, product_picture

FIRST_SIZE, SIZE, SAMPLES, NOISE, QUALITY = 1200, 800, 12, 0.06, 90
"""Pixels of first pictures, which a product's page shows largest, and of further views; WebP's quality."""


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


def read_index():
    return json.loads(PICTURE_RECORD.read_text()) if PICTURE_RECORD.exists() else {}


@contextmanager
def index_to_change():
    """The index, written back at the end; a second run waits meanwhile."""
    with open(WORK / "index.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        index = read_index()
        yield index
        PICTURE_RECORD.write_text(json.dumps(index, indent=1, sort_keys=True) + "\n")


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


def save_master(key, shot, digest, png, seconds):
    partial = WORK / f"{key}.part.webp"
    picture = Image.open(png).convert("RGB")
    picture.save(partial, quality=QUALITY, method=6)
    master = product_picture(key)
    shutil.move(partial, master)
    with index_to_change() as index:
        index[key] = dict(
            digest=digest,
            shot=str(shot),
            size=picture.width,
            seconds=round(seconds) or index.get(key, {}).get("seconds", 0),
            bytes=master.stat().st_size,
        )


def develop_and_save(key, shot, digest, folder, png, seconds):
    from workshop import develop_picture

    began = time.time()
    temporary = png.with_suffix(".part.png")
    develop_picture(folder, temporary)
    os.rename(temporary, png)
    save_master(key, shot, digest, png, seconds + time.time() - began)


def finish(key, shot, developing):
    """Render a shot, or take it from an earlier render of the same; develop while the next renders."""
    from workshop import render_passes

    digest = shots_module.digest(shot)
    size = size_of(key)
    png, folder = FINISHED / f"{digest}-{size}.png", JOBS / f"{digest}-{size}"
    if png.exists():
        save_master(key, shot, digest, png, 0)
        return 0, None
    seconds = render_passes(shot, folder, size, SAMPLES, NOISE)
    return seconds, developing.submit(develop_and_save, key, shot, digest, folder, png, seconds)


def adopt(shots, only):
    adopted = {key: shots_module.digest(shot) for key, shot in shots.items() if only in key}
    with index_to_change() as index:
        for key, digest in adopted.items():
            if key in index and index[key]["shot"] == str(shots[key]):
                index[key]["digest"] = digest


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
            for key in work_to_do(shots, read_index(), arguments)
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
        for key in work_to_do(shots, read_index(), arguments):
            print(f"{key}: {shots[key]}")
    elif render_in_order(arguments):
        sys.exit(1)


if __name__ == "__main__":
    main()
