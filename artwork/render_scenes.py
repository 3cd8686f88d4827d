"""Render every scene that is missing or whose module, models or studio changed.

python3 artwork/render_scenes.py         render what is missing or changed into content/
  --only TEXT                            only scenes that contain TEXT
  --list                                 say what would be rendered
  --adopt                                record the present sources as those of the masters that
                                         exist, after a change that alters no picture
  --draft FOLDER                         render into this folder as PNG, changed or not
  --scale 0.3 --samples 10               smaller or coarser than finished masters are
"""

import argparse
import ast
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ARTWORK = Path(__file__).resolve().parent
sys.path.insert(0, str(ARTWORK / "studio"))
sys.dont_write_bytecode = True

from PIL import Image

import develop
import shot
from masters import read_record, record_to_change, save_master
from paths import JOBS
from places import SCENE_RECORD, scene_picture
from workshop import POLITE, print_labels

SCALE, SAMPLES, NOISE = 1.0, 12, 0.06
CATEGORIES = (
    "ppe",
    "head-face-protection",
    "eye-protection",
    "hearing-protection",
    "respiratory-protection",
    "hand-protection",
    "protective-clothing",
    "safety-shoes",
    "fall-protection",
    "electrical-arc-flash",
    "fire-safety",
)
# master: the scene's module and its view
SCENES = {
    "scene-home-wide": ("home_still_life", "wide"),
    "scene-home-tall": ("home_still_life", "tall"),
    **{f"scene-{slug}": (slug.replace("-", "_"), "studio") for slug in CATEGORIES},
}


def models_of(module: str) -> set[str]:
    """The models that a scene puts into its set."""
    tree = ast.parse(shot.path_of(module).read_text())
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    puts = [call.args[0] for call in calls if getattr(call.func, "id", "") == "put"]
    return {model.value for model in puts if isinstance(model, ast.Constant)}


def digest(name, scale, samples):
    """Changes when the scene, one of its models, the studio or the quality changes."""
    module, view = SCENES[name]
    modules = set(shot.sources(module)).union(*(shot.sources(m) for m in models_of(module)))
    parts = [shot.syntax(name)[0] for name in sorted(modules)]
    parts += [view, f"{scale:g}", str(samples)]
    return hashlib.sha256("|".join(parts).encode()).hexdigest()[:16]


def render(name, scale, samples, quality="high"):
    """Render and develop one scene; returns the picture."""
    print_labels()
    module, view = SCENES[name]
    folder = JOBS / f"{name}-{os.getpid()}"
    os.makedirs(folder)
    job = dict(
        scene=module, view=view, scale=scale, samples=samples, noise=NOISE, folder=str(folder)
    )
    (folder / "job.json").write_text(json.dumps(job))
    command = ["blender", "-b", "--factory-startup", "--python-exit-code", "3"]
    command += ["-P", str(ARTWORK / "render_scene.py"), "--", str(folder / "job.json")]
    run = subprocess.run(
        [*POLITE, *command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if run.returncode:
        raise RuntimeError(run.stdout[-3000:])
    png = folder / "scene.png"
    plate = f"{folder}/plate/color.npy"
    develop.process(str(folder), str(png), quality=quality, plate=plate)
    picture = Image.open(png).convert("RGB")
    shutil.rmtree(folder)
    return picture


def arguments():
    parser = argparse.ArgumentParser(description="Render the scenes that are missing or changed")
    for flag in ("--list", "--adopt"):
        parser.add_argument(flag, action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--draft", type=Path)
    parser.add_argument("--scale", type=float, default=SCALE)
    parser.add_argument("--samples", type=int, default=SAMPLES)
    return parser.parse_args()


def finished(name, entry):
    """Whether the master exists as the record describes it."""
    recorded = read_record(SCENE_RECORD).get(name, {})
    return scene_picture(name).exists() and recorded | entry == recorded


def adopt(name):
    """Take the present sources for those of the master, unless it is still a draft."""
    with record_to_change(SCENE_RECORD) as record:
        old = record.get(name, {})
        if scene_picture(name).exists() and old.get("scale", SCALE) == SCALE:
            record[name] = old | dict(digest=digest(name, SCALE, SAMPLES), scale=SCALE)


def render_master(name, scale, samples):
    began = time.time()
    entry = dict(digest=digest(name, scale, samples), scale=scale)
    picture = render(name, scale, samples)
    made = entry | dict(seconds=time.time() - began)
    save_master(name, picture, scene_picture(name), made, SCENE_RECORD)


def main():
    given = arguments()
    failed = False
    for name in (name for name in SCENES if given.only in name):
        if given.adopt:
            adopt(name)
            continue
        wanted = dict(digest=digest(name, given.scale, given.samples))
        if not given.draft and finished(name, wanted):
            continue
        print(f"{time.strftime('%H:%M')} {name}", flush=True)
        if given.list:
            continue
        try:
            if given.draft:
                os.makedirs(given.draft, exist_ok=True)
                picture = render(name, given.scale, given.samples, "fast")
                picture.save(given.draft / f"{name}.png")
            else:
                render_master(name, given.scale, given.samples)
        except (RuntimeError, KeyError) as error:
            failed = True
            print(f"FAILED {name}: {error}", flush=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()
