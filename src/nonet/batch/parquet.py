"""How our Parquet files are written: the same wherever it is done, on workers or at the end."""

import io
from typing import Any

from nonet.batch import extras

UNIQUE = frozenset({"line", "puzzle", "solution", "canonical", "seed"})
"""Columns in which hardly anything comes twice."""

COUNTING = frozenset({"line", "seed"})
"""Columns that grow from row to row."""


def open_file(sink: Any, schema: Any) -> Any:
    """A writer of tables."""
    return extras.parquet().ParquetWriter(
        sink,
        schema,
        version="2.6",
        compression="zstd",
        compression_level=1,  # as small as level 3 for puzzles, in two thirds of the time
        use_dictionary=_repeating(schema),
        column_encoding={name: "DELTA_BINARY_PACKED" for name in schema.names if name in COUNTING},
        # the least and the greatest of many texts help nobody to find one
        write_statistics=[name for name in schema.names if name not in UNIQUE - COUNTING],
    )


def as_file(table: Any) -> bytes:
    """A whole file with one row group."""
    sink = io.BytesIO()
    with open_file(sink, table.schema) as writer:
        writer.write_table(table)
    return sink.getvalue()


def _repeating(schema: Any) -> list[str]:
    """The columns in which the same comes again and again, worth a dictionary."""
    names = [name for name in schema.names if name not in UNIQUE]
    return [*names, *(f"{name}.key_value.{part}" for name in names for part in ("key", "value"))]
