"""Makes puzzles by recipe and seed: candidates one after the other, until one fits."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import count

from nonet.core.puzzle import Puzzle
from nonet.engine import Control
from nonet.make.candidate import make_candidate
from nonet.make.card import Card
from nonet.make.judgement import GRACE, Judgement, judge, write_card
from nonet.make.recipe import Recipe


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search has come: candidates tried, and the nearest so far with its faults."""

    tried: int
    nearest: Puzzle | None
    faults: float


Watch = Callable[[Progress], None]
"""Is told about the progress after every candidate, or after as many as there are workers."""

_Found = tuple[int, Puzzle, Judgement]


def generate(
    recipe: Recipe,
    seed: int,
    control: Control | None = None,
    *,
    workers: int | None = 1,
    watch: Watch | None = None,
) -> Card | None:
    """The first candidate that fits; when stopped, the nearest of those so far, or None.

    The number of workers, None for all cores, makes no difference to what is found.

    >>> print(generate(Recipe(board="4x4", givens=6), seed=1))
    3.....1...21.23.
    """
    control = control or Control()
    # where the first candidate fits, others would only be in its way
    workers = 1 if recipe.fresh else workers or os.cpu_count() or 1
    nearest: _Found | None = None
    with _mapped(workers) as mapped:
        for first in count(0, workers):
            attempt = partial(_attempt, recipe, seed, control)
            tried = mapped(attempt, range(first, first + workers))
            nearest = min(filter(None, [nearest, *tried]), key=_faults, default=None)
            if nearest and not _faults(nearest):
                return write_card(recipe, seed, *nearest, control)
            if control.seconds_left == 0:
                break
            if watch:
                watch(_progress(first + workers, nearest))
    return nearest and write_card(recipe, seed, *nearest, Control(GRACE))


def generate_many(
    recipe: Recipe,
    seed: int,
    count: int,
    control: Control | None = None,
    *,
    workers: int | None = None,
) -> Iterator[Card | None]:
    """The puzzles of `seed`, `seed` + 1 and so on, in order, on all cores."""
    control = control or Control()
    with ThreadPoolExecutor(workers or os.cpu_count()) as pool:
        yield from pool.map(lambda n: generate(recipe, seed + n, control), range(count))


def _attempt(recipe: Recipe, seed: int, control: Control, number: int) -> _Found | None:
    if control.seconds_left == 0:
        return None
    puzzle = make_candidate(recipe, seed, number, control)
    judgement = puzzle and judge(recipe, puzzle, control)
    return (number, puzzle, judgement) if puzzle and judgement else None


def _faults(found: _Found) -> float:
    return found[2].faults


def _progress(tried: int, nearest: _Found | None) -> Progress:
    if nearest is None:
        return Progress(tried, None, 0.0)
    return Progress(tried, nearest[1], _faults(nearest))


_Map = Callable[[Callable[[int], _Found | None], Sequence[int]], list[_Found | None]]


@contextmanager
def _mapped(workers: int) -> Iterator[_Map]:
    """A `map` that uses so many threads."""
    if workers == 1:
        yield lambda work, items: list(map(work, items))
        return
    with ThreadPoolExecutor(workers) as pool:
        yield lambda work, items: list(pool.map(work, items))
