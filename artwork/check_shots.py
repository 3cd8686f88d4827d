"""Check that every shot, and every thing of a still life, can be asked for: python3 artwork/check_shots.py

A shot's key belongs to a product, its model's file has `build` and the view, and `build` takes its options.
Reads the sources alone: it needs neither Blender nor the models' libraries.
"""

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

ARTWORK = Path(__file__).resolve().parent
sys.path[:0] = [str(ARTWORK / "studio"), str(ARTWORK / "shots"), str(ARTWORK)]
sys.dont_write_bytecode = True

import shot as shots
from places import product_picture

PLACING = ("loc", "turn", "tilt", "rest", "size")
"""What `put` of a still life takes for itself."""


def not_taken(model: str, options: dict[str, str]) -> list[str]:
    """The options that the model's `build` does not take. Raises KeyError where the model has none."""
    for node in ast.parse(shots.path_of(model).read_text()).body:
        if isinstance(node, ast.FunctionDef) and node.name == "build":
            taken = {argument.arg for argument in [*node.args.args, *node.args.kwonlyargs]}
            return [] if node.args.kwarg else sorted(set(options) - taken)
    raise KeyError(f"{model} has no build")


def fault_of(shot: shots.Shot) -> str | None:
    """Why a model cannot be asked for like this, in words."""
    try:
        shots.camera_of(shot.model, shot.view)
        unknown = not_taken(shot.model, shot.options)
    except (KeyError, ValueError) as error:
        return str(error.args[0])
    return f"build of {shot.model} takes no {', '.join(unknown)}" if unknown else None


def fault_of_key(key: str) -> str | None:
    try:
        product_picture(key)
    except ValueError as error:
        return str(error)
    return None


def things_of(scene: Path) -> Iterator[shots.Shot]:
    """What a still life's file puts down by name."""
    for node in ast.walk(ast.parse(scene.read_text())):
        match node:
            case ast.Call(func=ast.Name("put"), args=[ast.Constant(str(model)), *_], keywords=keywords):
                given = {word.arg: getattr(word.value, "value", "") for word in keywords if word.arg}
                view = str(given.pop("view", "hero"))
                options = {name: str(value) for name, value in given.items() if name not in PLACING}
                yield shots.Shot(model, view, options)


def main() -> None:
    faults: list[str] = []
    seen: set[str] = set()
    for table in sorted((ARTWORK / "shots").glob("*_shots.py")):
        for key, shot in importlib.import_module(table.stem).SHOTS.items():
            fault = "it has two shots" if key in seen else fault_of_key(key) or fault_of(shot)
            seen.add(key)
            if fault:
                faults.append(f"{table.name}: {key}: {fault}")
    things = 0
    for scene in sorted((ARTWORK / "scenes").glob("*.py")):
        for thing in things_of(scene):
            things += 1
            if fault := fault_of(thing):
                faults.append(f"{scene.name}: {fault}")
    print("\n".join(faults) or f"{len(seen)} shots and {things} things of still lifes can be asked for")
    sys.exit(1 if faults else 0)


main()
