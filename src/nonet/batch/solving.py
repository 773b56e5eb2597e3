"""Solves the puzzles of a shard; those without exactly one solution are rejected."""

from collections.abc import Sequence

from nonet import api
from nonet.api.arguments import as_puzzle
from nonet.api.verdict import explain_status
from nonet.batch.packed import Packed, whole
from nonet.batch.rows import Item, Rows
from nonet.batch.table import Columns
from nonet.batch.task import Task
from nonet.core.status import STATUSES
from nonet.core.symbols import write_line
from nonet.engine import Result, Status
from nonet.engine.result import Results

TOO_SLOW = "took too long"


def solve(rows: Rows, task: Task) -> Columns:
    """The columns of `solve`."""
    solutions = solutions_of(rows, task)
    return {"line": rows.lines, "puzzle": rows.texts, "solution": solutions}


def solutions_of(rows: Rows, task: Task) -> Sequence[str]:
    """The solutions of the rows that have one; the others are rejected."""
    statuses, texts = _solved(rows.items, task.patience)
    if statuses.count(Status.UNIQUE) == len(texts):
        return texts
    return [texts[place] for place in rows.keep(faults_of(rows.items, statuses, task))]


def faults_of(items: Sequence[Item], statuses: Sequence[Status], task: Task) -> list[str]:
    """What is wrong with each puzzle; nothing where there is one solution."""
    return [
        "" if status is Status.UNIQUE else fault_of(item, status, task)
        for item, status in zip(items, statuses, strict=True)
    ]


def fault_of(item: Item, status: Status, task: Task) -> str:
    """What is wrong with a puzzle that has no solution, or several, or was not solved in time."""
    if status is Status.STOPPED:
        return f"{TOO_SLOW}: more than {task.patience:g} seconds"
    return explain_status(as_puzzle(item), status)


def _solved(items: Sequence[Item], patience: float | None) -> tuple[list[Status], Sequence[str]]:
    if patience is not None:
        return _apart([api.solve(item, deadline=patience) for item in items])
    results = api.solve_many(whole(items), workers=1)
    if not isinstance(results, Results):
        return _apart(results)
    statuses = [*map(STATUSES.__getitem__, results.statuses)]
    return statuses, Packed(write_line(results.solutions).encode())


def _apart(results: Sequence[Result]) -> tuple[list[Status], list[str]]:
    texts = [write_line(one.solution) if one.solution else "" for one in results]
    return [one.status for one in results], texts
