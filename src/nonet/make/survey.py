"""What setters want to know about a puzzle: how many solutions have each digit in each cell."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Literal

from nonet import engine
from nonet.core.masks import digits_in
from nonet.core.puzzle import Grid, Puzzle
from nonet.engine import Control
from nonet.logic.position import Position
from nonet.logic.step import Candidate
from nonet.make.additions import puzzle_with

LIMIT = 10_000
"""So many solutions are counted unless somebody wants more."""

Kind = Literal["unsolvable", "easy", "medium", "hard"]
"""The class of the earlier program."""

MOST_OF_MEDIUM = 10
"""From more solutions on the earlier program called a puzzle hard."""

_PORTION = 4096


@dataclass(frozen=True, slots=True)
class Survey:
    """How many solutions a puzzle has, and how many of them have each digit in each cell."""

    puzzle: Puzzle
    solutions: int
    """How many solutions were counted."""
    exact: bool
    """Whether these are all; else there are more, and the counts are those of the first ones."""
    counts: tuple[tuple[int, ...], ...]
    """For each cell, how many solutions have the digit 1 there, 2, and so on."""
    candidates: tuple[int, ...]
    """The true candidates, a mask of digits for each cell: those that some solution has."""
    undecided: tuple[int, ...]
    """Candidates of which it is not known, since it was stopped before; none if it was not."""

    @property
    def kind(self) -> Kind:
        """The class of the earlier program, by the number of solutions."""
        return kind_of(self.solutions)


def kind_of(solutions: int) -> Kind:
    """The class of a puzzle by its number of solutions.

    >>> [kind_of(number) for number in (0, 1, 2, 10, 11)]
    ['unsolvable', 'easy', 'medium', 'medium', 'hard']
    """
    if solutions <= 1:
        return "easy" if solutions else "unsolvable"
    return "medium" if solutions <= MOST_OF_MEDIUM else "hard"


def survey(puzzle: Puzzle, limit: int = LIMIT, control: Control | None = None) -> Survey:
    """Counts up to `limit` solutions; the true candidates are found however many there are."""
    control = control or Control()
    half = Control(control.seconds_left / 2, control)  # the rest is for the true candidates
    size, cells = puzzle.layout.size, puzzle.layout.cell_count
    counts = [[0] * size for _ in range(cells)]
    solutions = 0
    grids = engine.solutions(puzzle, half)
    while portion := list(islice(grids, min(_PORTION, limit - solutions))):
        solutions += len(portion)
        _add(counts, portion)
    more = solutions == limit and next(grids, None) is not None
    exact = not more and half.seconds_left > 0
    seen = [sum(1 << n for n, count in enumerate(row) if count) for row in counts]
    undecided = [0] * cells if exact else _decide(puzzle, seen, control)
    frozen = tuple(tuple(row) for row in counts)
    return Survey(puzzle, solutions, exact, frozen, tuple(seen), tuple(undecided))


def _add(counts: list[list[int]], grids: list[Grid]) -> None:
    cells = len(counts)
    joined = b"".join(grids)
    for cell, row in enumerate(counts):
        column = joined[cell::cells]
        for digit in set(column):
            row[digit - 1] += column.count(digit)


def _decide(puzzle: Puzzle, seen: list[int], control: Control) -> list[int]:
    """Adds what further solutions have; returns what could not be decided in time."""
    possible = [mask & ~known for mask, known in zip(_possible(puzzle), seen, strict=True)]
    for candidate in _all(possible):
        bit = 1 << (candidate.digit - 1)
        if seen[candidate.cell] & bit:
            continue
        found = engine.solve(puzzle_with(puzzle, [candidate]), control)
        if control.seconds_left == 0:
            break
        possible[candidate.cell] &= ~bit
        for cell, digit in enumerate(found.solution or b""):
            seen[cell] |= 1 << (digit - 1)
    return [mask & ~known for mask, known in zip(possible, seen, strict=True)]


def _possible(puzzle: Puzzle) -> Iterator[int]:
    """What the rules allow as the puzzle stands."""
    masks = Position.of(puzzle).candidates
    for given, mask in zip(puzzle.givens, masks, strict=True):
        yield 1 << (given - 1) if given else mask


def _all(masks: Sequence[int]) -> Iterator[Candidate]:
    for cell, mask in enumerate(list(masks)):
        for digit in digits_in(mask):
            yield Candidate(cell, digit)


def find_needless(puzzle: Puzzle, control: Control | None = None) -> tuple[int, ...] | None:
    """The cells of givens that could be left out, each for itself; None when stopped before.

    Without such a given there are as many solutions as with it.
    """
    needless = []
    for cell, digit in enumerate(puzzle.givens):
        if digit:
            needed = engine.has_solution_without(puzzle, cell, digit, control)
            if needed is None:
                return None
            if not needed:
                needless.append(cell)
    return tuple(needless)
