"""Check that every shot can be asked for: python3 artwork/check_shots.py

Its key belongs to a product, its model's file has `build` and the view, and `build` takes its options.
Reads the sources alone: it needs neither Blender nor the models' libraries.
"""

import ast
import importlib
import sys
from pathlib import Path

ARTWORK = Path(__file__).resolve().parent
sys.path[:0] = [str(ARTWORK / "studio"), str(ARTWORK / "shots"), str(ARTWORK)]
sys.dont_write_bytecode = True

import shot as shots
from places import product_picture


def not_taken(model: str, options: dict[str, str]) -> list[str]:
    """The options that the model's `build` does not take. Raises KeyError where the model has none."""
    for node in ast.parse(shots.path_of(model).read_text()).body:
        if isinstance(node, ast.FunctionDef) and node.name == "build":
            taken = {argument.arg for argument in [*node.args.args, *node.args.kwonlyargs]}
            return [] if node.args.kwarg else sorted(set(options) - taken)
    raise KeyError(f"{model} has no build")


def fault_of(key: str, shot: shots.Shot) -> str | None:
    """What is wrong with a shot, in words."""
    try:
        product_picture(key)
        shots.camera_of(shot.model, shot.view)
        unknown = not_taken(shot.model, shot.options)
    except (KeyError, ValueError) as error:
        return str(error.args[0])
    return f"build of {shot.model} takes no {', '.join(unknown)}" if unknown else None


def main() -> None:
    faults: list[str] = []
    seen: set[str] = set()
    for table in sorted((ARTWORK / "shots").glob("*_shots.py")):
        for key, shot in importlib.import_module(table.stem).SHOTS.items():
            fault = "it has two shots" if key in seen else fault_of(key, shot)
            seen.add(key)
            if fault:
                faults.append(f"{table.name}: {key}: {fault}")
    print("\n".join(faults) or f"{len(seen)} shots can be asked for")
    sys.exit(1 if faults else 0)


main()
