"""Build models one after another: blender -b --factory-startup -P build_models.py -- JOBS.json

Tells of each, in one line of JSON after BUILT, what is wrong with it. See build_all.py.
"""

import importlib
import json
import sys
import time
import traceback
from pathlib import Path

ARTWORK = Path(__file__).resolve().parent
for folder in ("models", "studio", "scenes"):
    sys.path.insert(0, str(ARTWORK / folder))
sys.dont_write_bytecode = True

import numpy as np


def forget_our_modules() -> None:
    """Materials that a module keeps belong to the scene before."""
    for name, module in list(sys.modules.items()):
        ours = str(getattr(module, "__file__", "") or "").startswith(str(ARTWORK))
        if ours and name != "__main__":
            del sys.modules[name]


def fault_of(job: dict) -> str:
    """What is wrong with a model, in words; empty where it can be shown."""
    forget_our_modules()
    stage, camera = importlib.import_module("stage"), importlib.import_module("camera")
    try:
        _, root = stage.reset()
        model = importlib.import_module(job["model"])
        view = model.VIEWS[job["view"]]
        model.build(view=job["view"], **job["options"])
        points = camera.product_points(root)
        if not np.isfinite(points).all():
            return "has points that are nowhere"
        if np.ptp(points, axis=0).min() <= 0:
            return "is flat"
        scale = camera.fit(root, camera.Cam(), rot=view.get("rot", (0, 0, -35)))
        return "" if np.isfinite(scale) and scale > 0 else "cannot be framed"
    except Exception as error:  # a model may fail in any way
        where = traceback.extract_tb(error.__traceback__)[-1]
        return f"{type(error).__name__} in {Path(where.filename).name}:{where.lineno}: {error}"


def main() -> None:
    for job in json.loads(Path(sys.argv[sys.argv.index("--") + 1]).read_text()):
        began = time.time()
        fault = fault_of(job)
        told = dict(digest=job["digest"], shot=job["shot"], fault=fault, seconds=time.time() - began)
        print(f"BUILT {json.dumps(told)}", flush=True)


main()
