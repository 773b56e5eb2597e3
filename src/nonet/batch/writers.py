"""Files that grow by the payloads of parts: blocks of bytes, or the row groups of Parquet."""

import os
from pathlib import Path
from typing import Any, BinaryIO, Protocol

from nonet.batch import extras
from nonet.batch.parquet import open_file
from nonet.batch.table import unpack_table

ROW_GROUP = 1 << 16
"""Rows of a row group, wherever shards end."""


class Writer(Protocol):
    """Takes payloads in order."""

    def add(self, payload: bytes) -> None:
        """Writes the rows of a part."""

    def close(self) -> None:
        """Ends the file."""


class Blocks:
    """A file of blocks, one after the other."""

    def __init__(self, path: Path, head: bytes) -> None:
        self._file: BinaryIO = path.open("wb")
        self._file.write(head)

    def add(self, payload: bytes) -> None:
        """Writes one more block."""
        self._file.write(payload)

    def close(self) -> None:
        """Ends the file, once it has reached the disk."""
        if not self._file.closed:
            sync(self._file)
            self._file.close()


class RowGroups:
    """A Parquet file; its row groups have the same number of rows, except for the last."""

    def __init__(self, path: Path, schema: Any) -> None:
        self._schema = schema
        self._held: list[Any] = []
        self._count = 0
        self._file: BinaryIO = path.open("wb")
        self._writer = open_file(self._file, schema)

    def add(self, payload: bytes) -> None:
        """Keeps the rows until there are enough for a row group."""
        table = unpack_table(payload)
        self._held.append(table)
        self._count += table.num_rows
        while self._count >= ROW_GROUP:
            self._write(ROW_GROUP)

    def close(self) -> None:
        """Ends the file, once it has reached the disk."""
        if self._file.closed:
            return
        if self._count:
            self._write(self._count)
        self._writer.close()
        sync(self._file)
        self._file.close()

    def _write(self, count: int) -> None:
        table = extras.arrow().concat_tables(self._held)
        self._writer.write_table(table.slice(0, count).combine_chunks(), row_group_size=ROW_GROUP)
        self._held = [table.slice(count)]
        self._count -= count
        del table
        extras.arrow().default_memory_pool().release_unused()  # or it keeps several row groups


def sync(file: Any) -> None:
    """Waits until everything that was written has reached the disk."""
    file.flush()
    os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """The same for the names of the files in a folder, where the system can do that."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
