"""One picture to be made: a model, its options and a view; and the digest that says when it changed."""

import ast
import functools
import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path

from paths import ARTWORK

FOLDERS = ("models", "studio", "scenes")
ALWAYS = ("stage", "camera", "passes", "develop")


@dataclass(frozen=True)
class Shot:
    model: str
    view: str = "hero"
    options: dict = field(default_factory=dict)

    def __str__(self) -> str:
        options = ",".join(f"{key}={value}" for key, value in sorted(self.options.items()))
        return f"{self.model}{':' if options else ''}{options} {self.view}"


def shot(model: str, view: str = "hero", **options: str) -> Shot:
    """A shot with its options as keyword arguments."""
    return Shot(model, view, options)


def source_of(module: str) -> Path | None:
    """The file of one of our modules; None for any other."""
    for folder in FOLDERS:
        path = ARTWORK / folder / f"{module}.py"
        if path.exists():
            return path
    return None


def path_of(module: str) -> Path:
    """The file of one of our modules. Raises KeyError where there is none."""
    path = source_of(module)
    if path is None:
        raise KeyError(f"there is no module {module}")
    return path


def is_views(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "VIEWS"


def is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def views_of(module: str) -> dict[str, ast.expr]:
    """The views that a model's file names."""
    for node in WithoutHints().visit(ast.parse(path_of(module).read_text())).body:
        if is_views(node) and isinstance(node.value, ast.Dict):
            keys = [getattr(key, "value", "") for key in node.value.keys]
            return dict(zip(keys, node.value.values))
    return {}


def camera_of(module: str, view: str) -> str:
    """How the model's file describes one of its views. Raises KeyError where it has none of this name."""
    views = views_of(module)
    if view in views:
        return ast.dump(views[view])
    raise KeyError(f"{module} has no view {view}")


class WithoutHints(ast.NodeTransformer):
    """A tree without type hints: they change no picture."""

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        if node.value is None:
            return None
        return self.generic_visit(ast.Assign(targets=[node.target], value=node.value))

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        fields = (ast.AnnAssign,)  # those of a dataclass are more than hints
        node.body = [part if isinstance(part, fields) else self.visit(part) for part in node.body]
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom | None:
        return None if node.module in ("typing", "numpy.typing") else node


@functools.cache
def syntax(module: str) -> tuple[str, list[str]]:
    """What a module says, whatever its layout, comments and type hints, and which of ours it imports."""
    tree = WithoutHints().visit(ast.parse(path_of(module).read_text()))
    tree.body = [node for node in tree.body if not is_views(node) and not is_docstring(node)]
    imported: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imported.update(name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            imported.add(node.module)
    return ast.dump(tree), sorted(name for name in imported if source_of(name))


def sources(module: str) -> list[str]:
    """The module and everything of ours that it imports, directly or not."""
    found: set[str] = set()
    waiting = [module, *ALWAYS]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(syntax(name)[1])
    return sorted(found)


@functools.cache
def digest_of_sources(module: str) -> str:
    text = "\n".join(syntax(name)[0] for name in sources(module))
    return hashlib.sha256(text.encode()).hexdigest()


def digest(a_shot: Shot) -> str:
    """Changes when the model, its options, the view or the studio change."""
    parts = [
        digest_of_sources(a_shot.model),
        a_shot.view,
        camera_of(a_shot.model, a_shot.view),
        json.dumps(a_shot.options, sort_keys=True),
    ]
    return hashlib.sha256("|".join(parts).encode()).hexdigest()[:16]
