"""The work itself: a pure function from a task and a shard to a part, the same on every machine."""

import csv
import io
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from nonet.batch import digests
from nonet.batch.explaining import explain
from nonet.batch.generating import generate
from nonet.batch.rating import rate
from nonet.batch.rows import Rejected, Rows, read_rows
from nonet.batch.shard import Part, Shard, Tally
from nonet.batch.solving import fault_of, solve
from nonet.batch.source import puzzles_of
from nonet.batch.table import Columns, encode, pack_rows, unpack_table
from nonet.batch.task import Task
from nonet.core.status import Status

REJECTED_HEAD = b"line,reason,text\n"
"""The first line of the file of rows that were rejected."""

_VERBS: dict[str, Callable[[Rows, Task], Columns]] = {
    "solve": solve,
    "rate": rate,
    "explain": explain,
}


def work(task: Task, shard: Shard) -> Part:
    """Everything that comes of a shard."""
    shard = shard.loaded()
    if task.verb == "dedupe":
        return _dedupe(task, shard)
    rows = Rows() if task.verb == "generate" else read_rows(task, shard)
    columns = (
        generate(shard, task, rows) if task.verb == "generate" else _VERBS[task.verb](rows, task)
    )
    tally = Tally(len(columns["puzzle"]), levels=Counter(filter(None, columns.get("level", ()))))
    return _part(shard, encode(task, columns), rows, tally)


def _part(shard: Shard, payload: bytes, rows: Rows, tally: Tally) -> Part:
    rejected = sorted(rows.rejected)
    tally.rejected.update(one.fault for one in rejected)
    return Part(shard.number, payload, _as_csv(rejected), tally, shard.digest)


def _as_csv(rejected: list[Rejected]) -> bytes:
    text = io.StringIO()
    cells = ([one.line, one.reason, one.text] for one in rejected)
    csv.writer(text, lineterminator="\n").writerows(cells)
    return text.getvalue().encode("utf-8", "replace")


def _dedupe(task: Task, shard: Shard) -> Part:
    """The digests of the puzzles, and their rows as they are; duplicates show at the end."""
    if task.reads == "parquet":
        return _dedupe_table(task, shard)
    rows = read_rows(task, shard)
    found = _digests(rows, task)
    lines = shard.data.removesuffix(b"\n").split(b"\n")
    kept = [lines[number - shard.first].removesuffix(b"\r") + b"\n" for number in rows.lines]
    return _part(shard, digests.pack(found, b"".join(kept)), rows, Tally(len(kept)))


def _dedupe_table(task: Task, shard: Shard) -> Part:
    table = unpack_table(shard.data)
    rows = read_rows(task, replace(shard, data=puzzles_of(table, task.column)))
    found = _digests(rows, task)
    kept = pack_rows(table, (number - shard.first for number in rows.lines))
    return _part(shard, digests.pack(found, kept), rows, Tally(len(found)))


def _digests(rows: Rows, task: Task) -> list[bytes]:
    """The digests of the rows; those whose givens break a rule are rejected."""
    found = [digests.digest_of(item) for item in rows.items]
    pairs = zip(rows.items, found, strict=True)
    rows.keep(["" if one else fault_of(item, Status.NONE, task) for item, one in pairs])
    return [one for one in found if one]
