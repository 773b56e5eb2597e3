"""How many times faster all cores are than one: `count_many` by the clock, in turn."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

import nonet
from bench.contest import Effort
from bench.measure import CORES, on_all_cores
from bench.sets import PuzzleSet
from nonet.core.symbols import write_line

GOAL = 0.95
"""Of one core times the number of cores: 1.9 on two."""

SECONDS = 0.3
"""So long a batch takes one core at least: starting threads should not count."""


@dataclass(frozen=True)
class Spread:
    """One set: puzzles a second on one core and on all of them."""

    name: str
    cores: int
    one: float
    all: float

    @property
    def times(self) -> float:
        """How many times faster all cores are."""
        return self.all / self.one

    @property
    def goal(self) -> float:
        """How many times faster they should be."""
        return GOAL * self.cores


def measure(puzzle_set: PuzzleSet, effort: Effort) -> Spread:
    """Measures a set of ordinary 9x9 puzzles, as a list of lines, as often as it takes."""
    lines = [write_line(puzzle.givens) for puzzle in puzzle_set.puzzles]
    with on_all_cores():
        batch = lines * (1 + int(SECONDS / _seconds(lines, 1)))
        rounds = [(_seconds(batch, 1), _seconds(batch, len(CORES))) for _ in range(effort.rounds)]
    one, all_cores = (median(times) for times in zip(*rounds, strict=True))
    return Spread(puzzle_set.name, len(CORES), len(batch) / one, len(batch) / all_cores)


def _seconds(lines: Sequence[str], workers: int) -> float:
    begin = time.perf_counter()
    nonet.count_many(lines, workers=workers)
    return time.perf_counter() - begin
