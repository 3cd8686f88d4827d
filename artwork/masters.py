"""Finished masters: how one is saved, and the record of what it was rendered from."""

import fcntl
import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from paths import WORK
from PIL import Image
from places import PICTURE_RECORD

QUALITY = 90
"""WebP's quality of every master."""


def read_record(record: Path = PICTURE_RECORD) -> dict[str, dict]:
    """What is recorded of each master, by its key."""
    return json.loads(record.read_text()) if record.exists() else {}


@contextmanager
def record_to_change(record: Path = PICTURE_RECORD) -> Iterator[dict[str, dict]]:
    """The record, written back at the end; a second run waits meanwhile."""
    os.makedirs(WORK, exist_ok=True)
    with open(WORK / f"{record.stem}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        entries = read_record(record)
        yield entries
        record.write_text(json.dumps(entries, indent=1, sort_keys=True) + "\n")


def save_master(
    key: str, picture: Image.Image, master: Path, entry: dict, record: Path = PICTURE_RECORD
) -> None:
    """Put a picture in its place and record it.

    One of no seconds was developed from an earlier render: it keeps the seconds that are recorded.
    """
    partial = WORK / f"{key}.part.webp"
    picture.save(partial, quality=QUALITY, method=6)
    shutil.move(partial, master)
    with record_to_change(record) as entries:
        seconds = round(entry["seconds"]) or entries.get(key, {}).get("seconds", 0)
        entries[key] = dict(entry, seconds=seconds, bytes=master.stat().st_size)
