"""What all solutions of a puzzle have in common, however many there are."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp, inf, isfinite, log, sqrt

from nonet._native import Control, End, probe
from nonet._native import tally as _tally
from nonet._native import true_candidates as _true_candidates
from nonet.core.puzzle import Puzzle
from nonet.engine.task import task_of

GUESSES = 20_000
"""So many guesses may be spent on the question whether some solution has a digit in a cell."""

BATCHES = 20
"""The spread is measured between the averages of so many groups of random ways."""

SPREADS = 3.0
"""The range is so many spreads wide to both sides. Student's t would be 2.1, but a few ways that
stand for very much are missing more often than not: measured, 2.1 held 28 times out of 30."""

SKEW = 5.0
"""Where only so many ways make up nearly all of the sum, the range is twice as wide."""

Counts = tuple[tuple[float, ...], ...]
"""For each cell, how many solutions have the digit 1 there, 2, and so on."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How many solutions were counted, whether they are all, how many have each candidate."""

    solutions: int
    exact: bool
    counts: Counts


@dataclass(frozen=True, slots=True)
class Estimate:
    """About how many there are; nineteen times out of twenty the number lies in the range."""

    number: float
    low: float
    high: float


def true_candidates(
    puzzle: Puzzle, control: Control | None = None, guesses: int = GUESSES
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The digits that some solution has, and those of which it is not known: masks for each cell.

    >>> from nonet.core.shapes import named
    >>> true_candidates(Puzzle(named("4x4"), "1...34......4..."))[0][:4]
    (1, 2, 12, 12)
    """
    seen, undecided = _true_candidates(task_of(puzzle), guesses, control or Control())
    return tuple(seen), tuple(undecided)


def tally(puzzle: Puzzle, limit: int, control: Control | None = None) -> Tally:
    """Counts solutions, and how many of them have each candidate, up to a limit."""
    solutions, end, counts = _tally(task_of(puzzle), limit, control or Control())
    return Tally(solutions, end is End.EXHAUSTED, _by_cell(counts, puzzle.layout.size))


def estimate(
    puzzle: Puzzle, count: int, seed: int, control: Control | None = None
) -> tuple[Estimate, Counts] | None:
    """About how many solutions there are, and the share of each candidate in them.

    Random ways lead down through the search; each stands for as many as the choices that it met
    (Knuth 1975), and their average is right whatever the puzzle is. None where none of them ended
    in a solution, or there was time for too few.
    """
    weights, shares = probe(task_of(puzzle), count, seed, control or Control())
    found = _average(weights)
    return None if found is None else (found, _by_cell(shares, puzzle.layout.size))


def _by_cell(numbers: Sequence[float], size: int) -> Counts:
    return tuple(tuple(numbers[at : at + size]) for at in range(0, len(numbers), size))


def _average(weights: Sequence[float]) -> Estimate | None:
    """The average of numbers that are known by their logarithms, and its range."""
    greatest = max(weights, default=-inf)
    if not isfinite(greatest) or len(weights) < 2 * BATCHES:
        return None
    terms = [exp(weight - greatest) for weight in weights]
    averages = list(_averages(terms))
    effective = sum(terms) ** 2 / sum(term * term for term in terms)
    mean = sum(averages) / BATCHES
    spread = sqrt(sum((one - mean) ** 2 for one in averages) / (BATCHES - 1) / BATCHES)
    # the sum of few great numbers is skewed: the range is that of its logarithm
    width = SPREADS * (1 + SKEW / effective) * spread / mean
    middle = greatest + log(mean)
    return Estimate(*(_number(middle + part) for part in (0, -width, width)))


def _averages(terms: Sequence[float]) -> Iterator[float]:
    size = len(terms) // BATCHES
    for start in range(0, BATCHES * size, size):
        yield sum(terms[start : start + size]) / size


def _number(logarithm: float) -> float:
    """The number itself; what is beyond all floating-point numbers is the greatest of them."""
    return exp(min(logarithm, 709.0))
