"""Packages that only some jobs need; where one is missing, a sentence says what to install."""

from importlib import import_module
from types import ModuleType
from typing import Any

from nonet.errors import NonetError

_EXTRAS = {"pyarrow": "batch", "distributed": "cluster", "dask": "cluster"}


def _demand(module: str, what: str) -> ModuleType:
    package = module.partition(".")[0]
    try:
        return import_module(module)
    except ImportError as error:
        raise NonetError(
            f"{what} needs {package}, which is not installed; "
            f"right would be: pip install 'nonet[{_EXTRAS[package]}]'"
        ) from error


def arrow(what: str = "Parquet") -> Any:
    """The package `pyarrow`."""
    return _demand("pyarrow", what)


def parquet() -> Any:
    """The module `pyarrow.parquet`."""
    return _demand("pyarrow.parquet", "Parquet")


def distributed() -> Any:
    """The package `distributed`, that is Dask."""
    return _demand("distributed", "a cluster of Dask")


def dask_config() -> Any:
    """The module `dask.config`."""
    return _demand("dask.config", "a cluster of Dask")
