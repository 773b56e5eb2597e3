"""Puzzles that are meant to have more than one solution, as some scales of earlier programs are."""

from collections.abc import Iterator, Sequence

from nonet import engine
from nonet.core.layout import Layout
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.shapes import CLASSIC
from nonet.core.splitmix import SplitMix64
from nonet.engine import Control
from nonet.make import boards, classic, seventeen
from nonet.make.recipe import Recipe
from nonet.make.span import Span

SPARE = 2
"""So many givens more than wanted the classic puzzle has that we start from, with one solution."""

QUICK = 20
"""Puzzles with fewer givens and one solution take long to find; others lead to the same."""

SAMPLE = 6
"""Of so many givens the one goes that leaves the fewest solutions."""

PATIENCE = 60
"""So many givens are tried where the number of solutions must be right without one of them."""

COUNTED = 200
"""Where as few solutions as can be had are wanted, they are counted this far."""


def make(recipe: Recipe, layout: Layout, random: SplitMix64, control: Control) -> Puzzle | None:
    """A puzzle with more than one solution; None when stopped.

    Whether it has as many givens and solutions as the recipe asks for is not certain.
    """
    aim = recipe.aim
    assert aim is not None  # nothing else means several solutions
    target = aim.givens[0] + random.below(aim.givens[1] - aim.givens[0] + 1)
    if layout == CLASSIC and target < classic.FEWEST:
        return thinned(Puzzle(layout, seventeen.choose(random.next())), target, random, control)
    start = _make_start(layout, target + SPARE, random.next(), control)
    if start is None:
        return None
    if start.given_count > target:
        return loosened(start, target, aim.solutions, random, control)
    loose = spoiled(start, aim.solutions, random, control)
    return filled_up(loose, target, random, control)


def _make_start(layout: Layout, givens: int, seed: int, control: Control) -> Puzzle | None:
    if layout == CLASSIC:
        grid = classic.make(seed, givens if givens >= QUICK else None, control=control)
    else:
        wish = boards.Wish(guesses=boards.EASY if boards.is_big(layout) else None)
        grid = boards.make(layout, seed, wish, control)
    return Puzzle(layout, grid) if grid else None


def loosened(
    puzzle: Puzzle, target: int, solutions: Span, random: SplitMix64, control: Control
) -> Puzzle:
    """Takes givens away while there are not too many solutions (0: never), in the end enough."""
    most = solutions[1]
    while puzzle.given_count > target and control.seconds_left > 0:
        fewer = _each_without_one(puzzle, random)
        if not most:
            found: Puzzle | None = next(fewer)
        elif puzzle.given_count == target + 1:
            found = _first_within(list(fewer)[:PATIENCE], solutions, control)
        else:
            found = _least_loose(list(fewer)[:SAMPLE], most, control)
        if found is None:
            break
        puzzle = found
    return puzzle


def spoiled(puzzle: Puzzle, solutions: Span, random: SplitMix64, control: Control) -> Puzzle:
    """Takes givens away until there are enough solutions."""
    least, most = solutions
    while not _has_solutions(puzzle, least, control) and control.seconds_left > 0:
        choices = list(_each_without_one(puzzle, random))[:PATIENCE]
        fewer = _first_within(choices, (1, most), control)
        if fewer is None:
            break
        puzzle = fewer
    return puzzle


def _has_solutions(puzzle: Puzzle, least: int, control: Control) -> bool:
    return engine.count(puzzle, least, control) == least


def _first_within(choices: Sequence[Puzzle], solutions: Span, control: Control) -> Puzzle | None:
    least, most = solutions
    return next(
        (one for one in choices if least <= engine.count(one, most + 1, control) <= most), None
    )


def _least_loose(choices: Sequence[Puzzle], most: int, control: Control) -> Puzzle | None:
    counts = [engine.count(choice, most + 1, control) for choice in choices]
    fewest = min(counts)
    return choices[counts.index(fewest)] if fewest <= most else None


def filled_up(puzzle: Puzzle, givens: int, random: SplitMix64, control: Control) -> Puzzle:
    """Gives digits that all solutions have in common, which leaves their number as it is."""
    grids = list(engine.solutions(puzzle, control))
    agreed = random.shuffled(_agreed(puzzle, grids)) if grids else []
    more = bytearray(puzzle.givens)
    for cell in agreed[: max(givens - puzzle.given_count, 0)]:
        more[cell] = grids[0][cell]
    return Puzzle(puzzle.layout, bytes(more))


def _agreed(puzzle: Puzzle, grids: Sequence[Grid]) -> list[int]:
    empty = (cell for cell, given in enumerate(puzzle.givens) if not given)
    return [cell for cell in empty if len({grid[cell] for grid in grids}) == 1]


def thinned(puzzle: Puzzle, target: int, random: SplitMix64, control: Control) -> Puzzle:
    """Takes givens away, always one that leaves as few solutions as can be."""
    fewest = 1
    while puzzle.given_count > target:
        choices = list(_each_without_one(puzzle, random))
        if fewest < COUNTED:
            counts = [engine.count(choice, COUNTED, control) for choice in choices]
            fewest = min(counts)
            choices = [choices[counts.index(fewest)]]
        puzzle = choices[0]
    return puzzle


def _each_without_one(puzzle: Puzzle, random: SplitMix64) -> Iterator[Puzzle]:
    """The puzzle without one of its givens, in random order."""
    given = [cell for cell, digit in enumerate(puzzle.givens) if digit]
    for cell in random.shuffled(given):
        givens = bytearray(puzzle.givens)
        givens[cell] = 0
        yield Puzzle(puzzle.layout, bytes(givens))
