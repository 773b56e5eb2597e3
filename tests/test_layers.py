"""Imports go downwards only, and only some parts touch the native core.

cli
server | batch
store
api
paper | reviews | studio
hints | lessons
make | draw | formats | words
logic | engine | play
rules
core
extras | processes
errors
catalogue
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "nonet"

LAYERS = [
    {"catalogue"},
    {"errors"},
    {"extras", "processes"},
    {"core"},
    {"rules"},
    {"logic", "engine", "play"},
    {"make", "draw", "formats", "words"},
    {"hints", "lessons"},
    {"paper", "reviews", "studio"},
    {"api"},
    {"store"},
    {"server", "batch"},
    {"cli"},
]
HEIGHT = {part: height for height, layer in enumerate(LAYERS) for part in layer}
NATIVE = "_native"
NATIVE_USERS = {"engine", "logic", "make"}
FACADE = {"__init__", "__main__"}
"""The package itself and `python -m nonet`: they stand above all parts, nothing imports them."""


def part_of(module: str) -> str:
    """The part of the package that a module belongs to: 'nonet.core.layout' is in 'core'."""
    return [*module.split("."), "__init__"][1]


def module_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(module: str, is_package: bool, source: str) -> Iterator[str]:
    """The modules of the package that a source imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = module.split(".")[: len(module.split(".")) - node.level + is_package]
                base = ".".join([*above, base] if base else above)
            # `from nonet import api` imports a part, `from nonet.api import solve` a name of one
            names = [f"nonet.{alias.name}" for alias in node.names] if base == "nonet" else [base]
        else:
            continue
        yield from (name for name in names if name.split(".")[0] == "nonet")


def find_fault(importer: str, imported: str) -> str | None:
    """What is wrong about one part importing another; None when nothing is."""
    if importer in FACADE or importer == imported:
        return None
    if imported == NATIVE:
        return None if importer in NATIVE_USERS else f"{importer} must not use the native core"
    if imported not in HEIGHT:
        return f"{importer} imports {imported}, which is no part below it"
    if HEIGHT[imported] < HEIGHT[importer]:
        return None
    return f"{importer} must not import {imported}"


def faults_in(path: Path, source: str) -> list[str]:
    module = module_of(path)
    imported = imports_of(module, path.name == "__init__.py", source)
    faults = [find_fault(part_of(module), part_of(name)) for name in imported]
    return [f"{module}: {fault}" for fault in faults if fault]


def test_imports_go_downwards() -> None:
    faults = [
        fault for path in PACKAGE.rglob("*.py") for fault in faults_in(path, path.read_text())
    ]
    assert faults == []


def test_every_part_has_a_place() -> None:
    parts = {part_of(module_of(path)) for path in PACKAGE.rglob("*.py")}
    assert parts <= set(HEIGHT) | FACADE


@pytest.mark.parametrize(
    ("place", "source", "fault"),
    [
        ("core/cell.py", "import nonet.engine.general", "core must not import engine"),
        ("core/cell.py", "from nonet import api", "core must not import api"),
        ("core/cell.py", "from ..engine import general", "core must not import engine"),
        ("core/__init__.py", "from ..play import move", "core must not import play"),
        ("engine/many.py", "def f():\n    import nonet.logic.step", "must not import logic"),
        ("formats/cells.py", "if TYPE_CHECKING:\n    import nonet.make", "must not import make"),
        ("formats/lines/sdm.py", "from nonet._native import Board", "must not use the native core"),
        ("api.py", "from nonet.store import games", "api must not import store"),
        ("server/app.py", "from nonet import solve", "server imports solve, which is no part"),
    ],
)  # fmt: skip
def test_an_import_upwards_is_found(place: str, source: str, fault: str) -> None:
    assert any(fault in found for found in faults_in(PACKAGE / place, source))


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("cli/main.py", "from nonet.server.app import serve"),
        ("engine/general.py", "from nonet._native import Board"),
        ("engine/many.py", "from . import classic\nfrom .general import solve"),
        ("core/layout.py", "import os\nfrom nonet.errors import LayoutError"),
        ("__init__.py", "from nonet.api import solve"),
    ],
)
def test_an_import_downwards_is_fine(place: str, source: str) -> None:
    assert faults_in(PACKAGE / place, source) == []
