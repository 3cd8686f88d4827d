"""From a shot to a finished picture: labels, Blender, then developing."""

import json
import os
import shutil
import subprocess
import sys
import time

from paths import ARTWORK, JOBS, SIMULATIONS, TEXTURES, WORK

POLITE = ["nice", "-n", "19", "ionice", "-c3"]


def print_labels():
    """The printed artwork, made again when its source is newer than its output."""
    source = ARTWORK / "labels"
    newest = max(path.stat().st_mtime for path in source.glob("*.py"))
    stamp = WORK / "labels.stamp"
    if stamp.exists() and stamp.stat().st_mtime > newest:
        return
    os.makedirs(TEXTURES, exist_ok=True)
    subprocess.run([*POLITE, sys.executable, str(source / "make_labels.py")], check=True)
    stamp.touch()


def render_passes(shot, folder, size=800, samples=64, noise=0.03, frames=1):
    """Run Blender for one shot; its passes are left in the folder. Returns the seconds it took.

    With frames the product is turned once round in so many steps; the passes of the steps after the
    first are in folders of their numbers.
    """
    began = time.time()
    print_labels()
    os.makedirs(SIMULATIONS, exist_ok=True)
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    job = dict(
        model=shot.model,
        view=shot.view,
        options=shot.options,
        size=size,
        samples=samples,
        noise=noise,
        frames=frames,
        folder=str(folder),
    )
    (folder / "job.json").write_text(json.dumps(job))
    command = ["blender", "-b", "--factory-startup", "--python-exit-code", "3"]
    command += ["-P", str(ARTWORK / "render.py"), "--", str(folder / "job.json")]
    run = subprocess.Popen(
        [*POLITE, *command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    (WORK / "blender.pid").write_text(str(run.pid))
    output = run.communicate()[0]
    if run.returncode:
        raise RuntimeError(output[-3000:])
    return time.time() - began


def develop_picture(folder, png, quality="high"):
    """Make the finished picture of the passes and remove them."""
    import develop

    develop.process(str(folder), str(png), quality=quality, plate=f"{folder}/plate/color.npy")
    shutil.rmtree(folder)


def make_picture(shot, png, size=800, samples=64, quality="high"):
    """Render and develop one shot; returns the seconds it took."""
    began = time.time()
    folder = JOBS / os.path.splitext(os.path.basename(png))[0]
    render_passes(shot, folder, size, samples)
    develop_picture(folder, png, quality)
    return time.time() - began
