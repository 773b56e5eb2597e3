"""The packages behind Parquet, zstd and clusters, imported where they are needed."""

from typing import Any

from nonet.extras import demand


def arrow() -> Any:
    """The package `pyarrow`."""
    return demand("pyarrow")


def parquet() -> Any:
    """The module `pyarrow.parquet`."""
    return demand("pyarrow.parquet")


def distributed() -> Any:
    """The package `distributed`, that is Dask."""
    return demand("distributed")


def dask_config() -> Any:
    """The module `dask.config`."""
    return demand("dask.config")
