"""The output, put together from the parts in their order; it appears whole, by renaming a draft."""

from functools import partial
from itertools import compress
from pathlib import Path
from typing import Any

from nonet.batch.compression import compressed
from nonet.batch.digests import mark_first, rows_in
from nonet.batch.ledger import Ledger
from nonet.batch.splice import Spliced
from nonet.batch.table import pack_rows, unpack_table
from nonet.batch.task import Task
from nonet.batch.work import REJECTED_HEAD
from nonet.batch.writers import Blocks, RowGroups, Writer, sync_folder


class Assembly:
    """The drafts of the output and of its side file, which grow as parts come in.

    `head` is what comes before all rows, or the schema of a Parquet file.
    """

    def __init__(self, task: Task, ledger: Ledger, output: Path, head: Any) -> None:
        self._task = task
        self._ledger = ledger
        self._output = output
        self._draft = ledger.folder / "draft"
        self._side_draft = ledger.folder / "draft.rejected"
        self._writer = _writer(self._draft, task, head)
        self._rejected = Blocks(self._side_draft, REJECTED_HEAD)
        self._next = 0

    def follow(self) -> None:
        """Writes all parts that are there and follow on those that were written."""
        while self._next in self._ledger.entries:
            if self._task.verb != "dedupe":
                self._writer.add(self._ledger.payload(self._next))
            self._rejected.add(self._ledger.rejected(self._next))
            self._next += 1

    def finish(self) -> int:
        """Puts output and side file in their places; tells how many duplicates there were.

        The output comes last: where it is, everything is.
        """
        duplicates = self._write_first() if self._task.verb == "dedupe" else 0
        self.close()
        side = side_file_of(self._output)
        if self._ledger.tally.rejected:
            self._side_draft.replace(side)
        else:
            side.unlink(missing_ok=True)
        self._draft.replace(self._output)
        sync_folder(self._output.parent)
        return duplicates

    def close(self) -> None:
        """Closes the drafts."""
        self._writer.close()
        self._rejected.close()

    def _write_first(self) -> int:
        """Writes the rows whose puzzles were not there before."""
        entries = self._ledger.entries
        reads = {number: partial(self._read, entry.start) for number, entry in entries.items()}
        duplicates = 0
        for number, firsts in sorted(mark_first(reads).items()):
            rows = rows_in(self._ledger.payload(number))
            self._writer.add(_chosen(rows, firsts, self._task))
            duplicates += firsts.count(0)
        return duplicates

    def _read(self, start: int, place: int, size: int) -> bytes:
        return self._ledger.read(start + place, size)


def side_file_of(output: Path) -> Path:
    """Where rows that were rejected are listed."""
    return output.with_name(output.name + ".rejected.csv")


def _writer(path: Path, task: Task, head: Any) -> Writer:
    if task.writes.shape == "parquet":
        return Spliced(path, head) if task.grouped else RowGroups(path, head)
    return Blocks(path, compressed(head, task.writes.compression))


def _chosen(rows: bytes, wanted: bytearray, task: Task) -> bytes:
    """The rows that are wanted, as the output has them."""
    if task.writes.shape == "parquet":
        return pack_rows(unpack_table(rows), compress(range(len(wanted)), wanted))
    lines = rows.split(b"\n")[:-1]
    kept = b"".join(line + b"\n" for line in compress(lines, wanted))
    return compressed(kept, task.writes.compression)
