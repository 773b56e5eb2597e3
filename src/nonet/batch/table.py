"""Columns of results as bytes: lines of text, CSV or JSONL, or an Arrow stream for Parquet."""

import csv
import io
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, cast

from nonet.batch import extras
from nonet.batch.compression import compressed
from nonet.batch.packed import Packed
from nonet.batch.parquet import as_file
from nonet.batch.schema import COLUMNS, Column, arrow_schema
from nonet.batch.task import Task, Verb

_JSON = json.JSONEncoder(ensure_ascii=False)

Columns = Mapping[str, Sequence[Any]]
"""The results of a shard, by the names of the columns."""


def encode(task: Task, columns: Columns) -> bytes:
    """The rows as the output wants them; one after the other, such blocks are the whole output.

    For Parquet they are a file with one row group, or a table for a row group of several shards.
    """
    if task.writes.shape == "parquet":
        table = as_arrow(task.verb, columns)
        return as_file(table) if task.grouped else pack_table(table)
    text = _WRITERS[task.writes.shape](task.verb, columns)
    return compressed(text.encode(), task.writes.compression)


def head_of(task: Task) -> Any:
    """What comes before all rows: a schema, or the names of the columns, or nothing."""
    if task.writes.shape == "parquet":
        return arrow_schema(task.verb)
    names = ",".join(column.name for column in COLUMNS[task.verb])
    return f"{names}\n".encode() if task.writes.shape == "csv" else b""


def _rows(verb: Verb, columns: Columns) -> Iterable[tuple[Any, ...]]:
    return zip(*(columns[column.name] for column in COLUMNS[verb]), strict=True)


def _as_text(verb: Verb, columns: Columns) -> str:
    return "".join(f"{line}\n" for line in _LINES[verb](columns))


def _rated_lines(columns: Columns) -> Iterable[str]:
    wanted = (columns[name] for name in ("puzzle", "er", "ep", "ed", "level"))
    for puzzle, er, ep, ed, level in zip(*wanted, strict=True):
        yield f"{puzzle} # {er}/{ep}/{ed} {level}"


def _explained_lines(columns: Columns) -> Iterable[str]:
    for puzzle, steps in zip(columns["puzzle"], columns["steps"], strict=True):
        yield f"{puzzle} # {' '.join(steps)}"


_LINES: dict[Verb, Callable[[Columns], Iterable[str]]] = {
    "generate": lambda columns: columns["puzzle"],
    "solve": lambda columns: columns["solution"],
    "rate": _rated_lines,
    "explain": _explained_lines,
}


def _as_csv(verb: Verb, columns: Columns) -> str:
    found = [columns[column.name] for column in COLUMNS[verb]]
    if all(isinstance(one, Packed | range) for one in found):  # nothing that has to be quoted
        line = ",".join(["{}"] * len(found)) + "\n"
        return "".join(map(line.format, *found))
    cells = [_cells(column, one) for column, one in zip(COLUMNS[verb], found, strict=True)]
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(zip(*cells, strict=True))
    return text.getvalue()


def _cells(column: Column, found: Sequence[Any]) -> Iterable[Any]:
    if column.type in ("counts", "strings"):
        return [*map(_JSON.encode, found)]
    if column.type == "bool":
        return [None if one is None else str(one).lower() for one in found]
    return found


def _as_jsonl(verb: Verb, columns: Columns) -> str:
    names = [column.name for column in COLUMNS[verb]]
    return "".join(
        _JSON.encode(dict(zip(names, row, strict=True))) + "\n" for row in _rows(verb, columns)
    )


_WRITERS: dict[str, Callable[[Verb, Columns], str]] = {
    "text": _as_text,
    "csv": _as_csv,
    "jsonl": _as_jsonl,
}


def as_arrow(verb: Verb, columns: Columns) -> Any:
    """The columns as a table of Arrow."""
    schema = arrow_schema(verb)
    arrays = [
        _as_array(columns[column.name], field.type)
        for column, field in zip(COLUMNS[verb], schema, strict=True)
    ]
    return extras.arrow().Table.from_arrays(arrays, schema=schema)


def _as_array(found: Sequence[Any], kind: Any) -> Any:
    if isinstance(found, Packed):
        return found.as_array()
    arrow = extras.arrow()
    if arrow.types.is_map(kind):
        found = [list(one.items()) for one in found]
    return arrow.array(found, kind)


def pack_table(table: Any) -> bytes:
    """An Arrow table as bytes."""
    arrow = extras.arrow()
    sink = arrow.BufferOutputStream()
    options = arrow.ipc.IpcWriteOptions(compression="lz4")
    with arrow.ipc.new_stream(sink, table.schema, options=options) as writer:
        writer.write_table(table)
    return cast("bytes", sink.getvalue().to_pybytes())


def pack_rows(table: Any, places: Iterable[int]) -> bytes:
    """Some rows of an Arrow table as bytes."""
    arrow = extras.arrow()
    return pack_table(table.take(arrow.array(places, arrow.int64())))


def unpack_table(data: bytes) -> Any:
    """The Arrow table again."""
    return extras.arrow().ipc.open_stream(data).read_all()
