"""One picture to be made: a model, its options and a view; and the digest that says when it changed."""

import ast
import functools
import hashlib
import json
from dataclasses import dataclass, field

from paths import ARTWORK

FOLDERS = ("models", "studio", "scenes")
ALWAYS = ("stage", "camera", "passes", "develop")


@dataclass(frozen=True)
class Shot:
    model: str
    view: str = "hero"
    options: dict = field(default_factory=dict)

    def __str__(self):
        options = ",".join(f"{key}={value}" for key, value in sorted(self.options.items()))
        return f"{self.model}{':' if options else ''}{options} {self.view}"


def shot(model, view="hero", **options):
    """A shot with its options as keyword arguments."""
    return Shot(model, view, options)


def source_of(module):
    for folder in FOLDERS:
        path = ARTWORK / folder / f"{module}.py"
        if path.exists():
            return path
    return None


def is_views(node):
    return isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "VIEWS"


def is_docstring(node):
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def camera_of(module, view):
    """How the model's file describes one of its views."""
    for node in ast.parse(source_of(module).read_text()).body:
        if is_views(node):
            for key, value in zip(node.value.keys, node.value.values):
                if key.value == view:
                    return ast.dump(value)
    raise KeyError(f"{module} has no view {view}")


@functools.cache
def syntax(module):
    """What a module says, whatever its layout and comments, and which of our modules it imports."""
    tree = ast.parse(source_of(module).read_text())
    tree.body = [node for node in tree.body if not is_views(node) and not is_docstring(node)]
    imported = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imported.update(name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            imported.add(node.module)
    return ast.dump(tree), sorted(name for name in imported if source_of(name))


def sources(module):
    """The module and everything of ours that it imports, directly or not."""
    found, waiting = set(), [module, *ALWAYS]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(syntax(name)[1])
    return sorted(found)


@functools.cache
def digest_of_sources(module):
    text = "\n".join(syntax(name)[0] for name in sources(module))
    return hashlib.sha256(text.encode()).hexdigest()


def digest(a_shot):
    """Changes when the model, its options, the view or the studio change."""
    parts = [
        digest_of_sources(a_shot.model),
        a_shot.view,
        camera_of(a_shot.model, a_shot.view),
        json.dumps(a_shot.options, sort_keys=True),
    ]
    return hashlib.sha256("|".join(parts).encode()).hexdigest()[:16]
