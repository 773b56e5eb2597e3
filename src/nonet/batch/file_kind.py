"""What a file of puzzles is by its name: text, CSV, JSONL or Parquet, compressed or not."""

from dataclasses import dataclass
from pathlib import PurePath
from typing import Literal

from nonet.batch import extras
from nonet.errors import NonetError

Shape = Literal["text", "csv", "jsonl", "parquet"]
Compression = Literal["", "gz", "zst"]

_SHAPES: dict[str, Shape] = {
    ".csv": "csv",
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".parquet": "parquet",
    ".pq": "parquet",
}
_COMPRESSIONS: dict[str, Compression] = {".gz": "gz", ".zst": "zst"}


@dataclass(frozen=True, slots=True)
class FileKind:
    """How rows are written in a file, and how that is compressed."""

    shape: Shape
    compression: Compression = ""

    @classmethod
    def of(cls, name: str) -> "FileKind":
        """The kind of a file by its name; whatever has no other ending is text.

        >>> FileKind.of("hard.csv.gz")
        FileKind(shape='csv', compression='gz')
        >>> FileKind.of("collection.sdm")
        FileKind(shape='text', compression='')
        """
        path = PurePath(name.lower())
        compression = _COMPRESSIONS.get(path.suffix, "")
        if compression:
            path = path.with_suffix("")
        shape = _SHAPES.get(path.suffix, "text")
        if shape == "parquet" and compression:
            raise NonetError("error.parquet_packed", name=name, right=path.name)
        return cls(shape, compression)

    def check(self) -> "FileKind":
        """The same kind, if what it takes to read and write it is installed."""
        if self.shape == "parquet":
            extras.parquet()
        if self.compression == "zst":
            extras.arrow()
        return self
