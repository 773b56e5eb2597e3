"""Where shards come from: a span of seeds, the lines of a file, or the rows of a Parquet file."""

import json
import zlib
from codecs import BOM_UTF8
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from io import BufferedReader
from pathlib import Path
from typing import Any, Protocol

from nonet.batch import extras
from nonet.batch.compression import Unpacked, size_of
from nonet.batch.file_kind import FileKind
from nonet.batch.portions import CHUNK, Portion, cut
from nonet.batch.shard import Shard, Span, Stamp
from nonet.batch.table import pack_table
from nonet.errors import FormatError, NonetError
from nonet.formats.lines import csv_table


class Source(Protocol):
    """Shards, always cut the same way; `total` is the sum of their sizes, None if not known."""

    @property
    def total(self) -> int | None:
        """The sum of the sizes of all shards."""

    def shards(self) -> Iterator[Shard]:
        """All shards, in order."""


@dataclass(frozen=True)
class Seeds:
    """So many seeds from the first one on."""

    first: int
    count: int
    shard_size: int

    @property
    def total(self) -> int:
        """As many as there are seeds."""
        return self.count

    def shards(self) -> Iterator[Shard]:
        """Spans of seeds."""
        for number, start in enumerate(range(0, self.count, self.shard_size)):
            size = min(self.shard_size, self.count - start)
            yield Shard(number, self.first + start, size, size)


class Lines:
    """The lines of a text, CSV or JSONL file, unpacked as they are read."""

    def __init__(self, path: Path, kind: FileKind, shard_size: int) -> None:
        self.path = path
        self.kind = kind
        self.shard_size = shard_size
        self.column = 0
        self.head = b""
        if kind.shape == "csv":
            self._read_head()

    @property
    def total(self) -> int | None:
        """The bytes of the file, as it lies there."""
        return size_of(self.path)

    def shards(self) -> Iterator[Shard]:
        """So many lines each; a file that is not compressed is read by who works on them."""
        with self._opened() as unpacked:
            stamp = Stamp.of(self.path.stat())
            first = 1 + (_skip_head(_lines(unpacked.stream)) if self.head else 0)
            before = unpacked.position
            for number, portion in enumerate(cut(unpacked.stream, self.shard_size, before)):
                # of a compressed file more may have been read
                after = unpacked.position if self.kind.compression else before + portion.size
                shard = Shard(number, first, portion.count, after - before)
                yield self._filled(shard, portion, stamp)
                first, before = first + portion.count, after
            stamp.check(self.path, Stamp.of(self.path.stat()))

    def _filled(self, shard: Shard, portion: Portion, stamp: Stamp) -> Shard:
        if self.kind.compression or not portion.whole:
            return replace(shard, data=b"".join(portion.pieces))
        path = self.path.resolve()  # workers may be somewhere else
        return replace(shard, span=Span(path, portion.start, portion.size, stamp))

    def _read_head(self) -> None:
        """Finds the column of the puzzles, and whether the first line is a row already."""
        with self._opened() as unpacked:
            line = next(filter(_says_something, _lines(unpacked.stream)), b"")
        text = line.decode("utf-8", "replace")
        cells = csv_table.split_row(text)
        names = csv_table.header_of(cells)
        self.column = csv_table.puzzle_column(names)
        self.head = b"" if csv_table.has_puzzle(cells) else line.rstrip(b"\r\n") + b"\n"

    @contextmanager
    def _opened(self) -> Iterator[Unpacked]:
        with self.path.open("rb") as file:
            unpacked = Unpacked(file, self.kind.compression)
            try:
                _skip_mark(unpacked.stream)
                yield unpacked
            except (EOFError, OSError, zlib.error) as error:
                raise NonetError(
                    "error.cannot_unpack", path=self.path, reason=str(error)
                ) from error


def _says_something(line: bytes) -> bool:
    return bool(line.strip()) and not line.lstrip().startswith(b"#")


def _skip_head(lines: Iterator[bytes]) -> int:
    """Passes over the names of the columns; tells how many lines that were."""
    return next((count for count, line in enumerate(lines, 1) if _says_something(line)), 0)


def _skip_mark(stream: BufferedReader) -> None:
    """Passes over the mark that some programs put before UTF-8."""
    if stream.peek(len(BOM_UTF8)).startswith(BOM_UTF8):
        stream.read(len(BOM_UTF8))


def _lines(stream: BufferedReader) -> Iterator[bytes]:
    """Lines with their ends, or the beginnings of those that are too long."""
    while line := stream.readline(CHUNK):
        yield line


class TableRows:
    """The rows of a Parquet file: the puzzles only, or everything where rows are to be kept."""

    def __init__(self, path: Path, shard_size: int, *, whole: bool) -> None:
        self.path = path
        self.shard_size = shard_size
        self.whole = whole
        with self._opened() as file:
            names = file.schema_arrow.names
            self.column = csv_table.puzzle_column([name.lower() for name in names])
            self.name = names[self.column]
            self.head = file.schema_arrow
            self.total: int | None = file.metadata.num_rows
            _check_text(file.schema_arrow.field(self.column))

    def shards(self) -> Iterator[Shard]:
        """So many rows each."""
        columns = None if self.whole else [self.name]
        with self._opened() as file:
            first = 1
            batches = file.iter_batches(batch_size=self.shard_size, columns=columns)
            for number, table in enumerate(_tables(batches, self.shard_size)):
                count = table.num_rows
                yield Shard(number, first, count, count, self._data(table))
                first += count

    def _data(self, table: Any) -> bytes:
        return pack_table(table) if self.whole else puzzles_of(table, 0)

    @contextmanager
    def _opened(self) -> Iterator[Any]:
        arrow = extras.arrow()
        try:
            with extras.parquet().ParquetFile(self.path) as file:
                yield file
        except (arrow.ArrowException, OSError, ValueError) as error:  # also names that are no text
            raise NonetError("place.in", where=str(self.path), reason=str(error)) from error


def puzzles_of(table: Any, column: int) -> bytes:
    """The texts of a column as a list in JSON."""
    cells = table.column(column)
    try:
        return json.dumps(cells.to_pylist()).encode()
    except UnicodeDecodeError:  # some other program's bytes; whoever reads the row refuses it
        raw = cells.cast(extras.arrow().large_binary()).to_pylist()
        texts = [one if one is None else one.decode("utf-8", "replace") for one in raw]
        return json.dumps(texts).encode()


def _check_text(field: Any) -> None:
    types = extras.arrow().types
    kind = field.type.value_type if types.is_dictionary(field.type) else field.type
    if not (types.is_string(kind) or types.is_large_string(kind)):
        raise FormatError("error.column_type", name=field.name, kind=str(field.type))


def _tables(batches: Iterator[Any], size: int) -> Iterator[Any]:
    """Tables of exactly so many rows, the last perhaps of fewer, wherever the batches end."""
    arrow = extras.arrow()
    held: Any = None
    for batch in batches:
        table = arrow.Table.from_batches([batch])
        held = table if held is None else arrow.concat_tables([held, table])
        while held.num_rows >= size:
            yield held.slice(0, size)
            held = held.slice(size)
    if held is not None and held.num_rows:
        yield held
