"""Rates the puzzles of a shard; those without exactly one solution are rejected."""

from collections.abc import Sequence

from nonet import api
from nonet.batch.packed import whole
from nonet.batch.rows import Item, Rows
from nonet.batch.solving import faults_of
from nonet.batch.table import Columns
from nonet.batch.task import Task
from nonet.core.status import Status
from nonet.core.symbols import EMPTY
from nonet.logic.rating import Rating


def rate(rows: Rows, task: Task) -> Columns:
    """The columns of `rate`."""
    rated = _rated(rows.items, task.patience)
    faults = faults_of(rows.items, [one.status for one in rated], task)
    kept = [rated[place] for place in rows.keep(faults)]
    return {
        "line": rows.lines,
        "puzzle": rows.texts,
        "givens": [given_count(item) for item in rows.items],
        **figures(kept),
        "score": [one.score for one in kept],
        "tedium": [one.tedium for one in kept],
    }


def figures(rated: Sequence[Rating]) -> Columns:
    """The columns that all rated puzzles have; empty where there is no rating."""
    known = [one if one.status is Status.UNIQUE else None for one in rated]
    return {
        "er": [one and one.er for one in known],
        "ep": [one and one.ep for one in known],
        "ed": [one and one.ed for one in known],
        "level": [one and one.level for one in known],
        "hardest_technique": [one and one.hardest_technique for one in known],
        "techniques": [dict(one.techniques) for one in rated],
    }


def given_count(item: Item) -> int:
    """How many cells are given."""
    return len(item) - item.count(EMPTY) if isinstance(item, str) else item.given_count


def _rated(items: Sequence[Item], patience: float | None) -> list[Rating]:
    if patience is None:
        return api.rate_many(whole(items), workers=1)
    return [api.rate(item, deadline=patience) for item in items]
