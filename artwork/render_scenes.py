"""Render the scenes: python3 artwork/render_scenes.py [VIEW] [SCALE] [SAMPLES] [OUT.png]

Without arguments the wide and the tall still life of the home page are written to masters/.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ARTWORK = Path(__file__).resolve().parent
sys.path.insert(0, str(ARTWORK / "studio"))
sys.dont_write_bytecode = True

from PIL import Image

import develop
from paths import JOBS, MASTERS
from workshop import POLITE, print_labels


def render(view, scale, samples, out):
    print_labels()
    folder = JOBS / f"scene-{view}"
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    job = dict(
        scene="home_still_life",
        view=view,
        scale=scale,
        samples=samples,
        noise=0.05,
        folder=str(folder),
    )
    (folder / "job.json").write_text(json.dumps(job))
    command = ["blender", "-b", "--factory-startup", "--python-exit-code", "3"]
    command += ["-P", str(ARTWORK / "render_scene.py"), "--", str(folder / "job.json")]
    subprocess.run([*POLITE, *command], check=True, stdout=subprocess.DEVNULL)
    png = folder / "scene.png"
    develop.process(str(folder), str(png))
    Image.open(png).convert("RGB").save(out, quality=90, method=6)


def main():
    if len(sys.argv) > 1:
        view, scale, samples, out = (sys.argv[1:] + ["1", "64", "scene.png"][len(sys.argv) - 2 :])[
            :4
        ]
        render(view, float(scale), int(samples), out)
        return
    for view in ("wide", "tall"):
        render(view, 1.0, 40, MASTERS / f"scene-home-{view}.webp")
        print(f"scene-home-{view}", flush=True)


if __name__ == "__main__":
    main()
