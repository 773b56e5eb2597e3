"""Puts the core from a build folder in place of the installed one, then runs pytest."""

import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest

NAME = "nonet._native"


def load(folder: Path) -> None:
    """Imports the built core under the name that the package asks for."""
    built = next(path for suffix in EXTENSION_SUFFIXES for path in folder.glob(f"_native*{suffix}"))
    loader = ExtensionFileLoader(NAME, str(built.resolve()))
    spec = spec_from_loader(NAME, loader)
    assert spec is not None
    module = module_from_spec(spec)
    sys.modules[NAME] = module
    loader.exec_module(module)


if __name__ == "__main__":
    load(Path(sys.argv[1]))
    sys.exit(pytest.main(["-p", "no:cacheprovider", *sys.argv[2:]]))
