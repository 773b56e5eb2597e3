"""Packages that only some work needs; where one is missing, a sentence says what to install."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType

from nonet.errors import NonetError

EXTRA_OF = {
    "alembic": "play",
    "dask": "cluster",
    "distributed": "cluster",
    "fastapi": "play",
    "platformdirs": "play",
    "psycopg": "postgresql",
    "pyarrow": "batch",
    "pypdfium2": "print",
    "reportlab": "print",
    "segno": "print",
    "sqlalchemy": "play",
    "uvicorn": "play",
}
"""For each package the extra that brings it: `pip install 'nonet[EXTRA]'`."""


def demand(module: str) -> ModuleType:
    """The module of an extra."""
    with extras():
        return import_module(module)


@contextmanager
def extras() -> Iterator[None]:
    """Names the extra to install where an import in the block finds that one is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in EXTRA_OF:
            raise
        raise NonetError("extra.missing", package=package, extra=EXTRA_OF[package]) from error
