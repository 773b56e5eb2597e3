"""Puzzles that are meant to have more than one solution, as some scales of earlier programs are."""

from nonet import engine
from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.core.splitmix import SplitMix64
from nonet.engine import Control
from nonet.make import boards, classic, seventeen
from nonet.make.recipe import Recipe
from nonet.make.span import Span

SPARE = 2
"""So many givens more than wanted the puzzle has that we start from, which has one solution."""

QUICK = 20
"""Puzzles with fewer givens and one solution take long to find; others lead to the same."""

COUNTED = 200
"""Where givens are taken away so that few solutions are left, they are counted this far."""


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
    return start and loosened(start, target, aim.solutions, random, control)


def _make_start(layout: Layout, givens: int, seed: int, control: Control) -> Puzzle | None:
    if layout == CLASSIC:
        grid = classic.make(seed, givens if givens >= QUICK else None, control=control)
    else:
        grid = boards.make(layout, seed, control=control)
    return Puzzle(layout, grid) if grid else None


def loosened(
    puzzle: Puzzle, target: int, solutions: Span, random: SplitMix64, control: Control
) -> Puzzle:
    """Takes givens away in random order while there are not too many solutions (0: never)."""
    least, most = solutions
    for cell in random.shuffled(range(puzzle.layout.cell_count)):
        left = puzzle.given_count
        if left <= target:
            break
        if not puzzle.givens[cell]:
            continue
        fewer = _without(puzzle, cell)
        if not most or _fits(fewer, (least if left == target + 1 else 1, most), control):
            puzzle = fewer
    return puzzle


def thinned(puzzle: Puzzle, target: int, random: SplitMix64, control: Control) -> Puzzle:
    """Takes givens away, always one that leaves as few solutions as can be."""
    fewest = 1
    while puzzle.given_count > target:
        given = [cell for cell, digit in enumerate(puzzle.givens) if digit]
        choices = [_without(puzzle, cell) for cell in random.shuffled(given)]
        if fewest < COUNTED:
            counts = [engine.count(choice, COUNTED, control) for choice in choices]
            fewest = min(counts)
            choices = [choices[counts.index(fewest)]]
        puzzle = choices[0]
    return puzzle


def _fits(puzzle: Puzzle, solutions: Span, control: Control) -> bool:
    found = engine.count(puzzle, solutions[1] + 1, control)
    return not found.stopped and solutions[0] <= found <= solutions[1]


def _without(puzzle: Puzzle, cell: int) -> Puzzle:
    givens = bytearray(puzzle.givens)
    givens[cell] = 0
    return Puzzle(puzzle.layout, bytes(givens))
