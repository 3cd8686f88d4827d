"""Build every model of the shots in Blender, without rendering: python3 artwork/build_all.py [TEXT]

Builds the shots whose key contains TEXT and whose sources changed since they were built last. Says which
cannot be built, or have nothing to be seen, and why.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

ARTWORK = Path(__file__).resolve().parent
sys.path[:0] = [str(ARTWORK), str(ARTWORK / "studio")]
sys.dont_write_bytecode = True

from paths import SIMULATIONS, WORK
from render_all import all_shots
from shot import digest
from workshop import POLITE, print_labels

BUILT = WORK / "built.json"
MARK = "BUILT "


def build(jobs: list[dict]) -> dict[str, str]:
    """Builds in one Blender. The fault of each job by its digest; empty where it was built."""
    order = WORK / "build.json"
    order.write_text(json.dumps(jobs))
    command = ["blender", "-b", "--factory-startup", "--python-exit-code", "3"]
    command += ["-P", str(ARTWORK / "build_models.py"), "--", str(order)]
    run = subprocess.Popen([*POLITE, *command], stdout=subprocess.PIPE, text=True)
    faults: dict[str, str] = {}
    for line in run.stdout or []:
        if line.startswith(MARK):
            told = json.loads(line.removeprefix(MARK))
            faults[told["digest"]] = told["fault"]
            print(f"{told['shot']}: {told['fault'] or 'built'}, {told['seconds']:.0f} s", flush=True)
    if run.wait() and len(faults) == len(jobs):
        raise RuntimeError("Blender ended with a fault; see above.")
    return faults


def main() -> None:
    text = sys.argv[1] if len(sys.argv) > 1 else ""
    os.makedirs(SIMULATIONS, exist_ok=True)
    print_labels()
    built = set(json.loads(BUILT.read_text())) if BUILT.exists() else set()
    jobs: dict[str, dict] = {}
    for key, shot in all_shots().items():
        if text in key and digest(shot) not in built:
            job = dict(shot=str(shot), model=shot.model, view=shot.view, options=shot.options)
            jobs[digest(shot)] = job | dict(digest=digest(shot))
    faults = build(list(jobs.values())) if jobs else {}
    BUILT.write_text(json.dumps(sorted(built | {name for name in faults if not faults[name]})))
    failed = [jobs[name]["shot"] for name in jobs if faults.get(name, "not reached")]
    print(f"{len(jobs) - len(failed)} built, {len(failed)} failed: {', '.join(failed)}")
    sys.exit(1 if failed else 0)


main()
