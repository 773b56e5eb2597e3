"""Explains the puzzles of a shard, step by step; those without one solution are rejected."""

from collections import Counter

from nonet import api
from nonet.batch.rows import Item, Rows
from nonet.batch.solving import fault_of, solutions_of
from nonet.batch.table import Columns
from nonet.batch.task import Task
from nonet.core.status import Status
from nonet.engine import Control
from nonet.hints import Hint, Way


def explain(rows: Rows, task: Task) -> Columns:
    """The columns of `explain`."""
    solutions = solutions_of(rows, task)
    ways = [_way(item, task) for item in rows.items]
    faults = [
        "" if way.solved else fault_of(item, Status.STOPPED, task)
        for item, way in zip(rows.items, ways, strict=True)
    ]
    kept = rows.keep(faults)
    return {
        "line": rows.lines,
        "puzzle": rows.texts,
        "solution": [solutions[place] for place in kept],
        "techniques": [_techniques(ways[place]) for place in kept],
        "steps": [[hint.everything for hint in ways[place]] for place in kept],
    }


def _way(item: Item, task: Task) -> Way:
    return api.explain(item, language=task.language, control=Control(task.patience))


def _techniques(way: Way) -> dict[str, int]:
    return dict(Counter(map(_technique, way)))


def _technique(hint: Hint) -> str:
    """What a step uses; where nothing leads on, that is a trial."""
    return hint.step.technique if hint.step else hint.kind.value
