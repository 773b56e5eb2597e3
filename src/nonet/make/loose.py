"""Puzzles that are meant to have more than one solution, as some scales of earlier programs are."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from nonet import engine
from nonet.core.layout import Layout
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.shapes import CLASSIC
from nonet.core.splitmix import SplitMix64
from nonet.engine import Control
from nonet.make import boards, classic, latin, seventeen, unavoidable
from nonet.make.pattern import masked
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

MOVES = 24
"""So many givens of a sparse Latin square are moved, or fewer, since all begin much alike."""

COUNTED = 200
"""Where as few solutions as can be had are wanted, they are counted this far, then further."""

MOST_COUNTED = 200_000
"""What has more solutions with every given left out is far from one solution anyway."""


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
        if latin.is_latin(layout):
            # with fewer the right number of solutions is hardly ever met
            return _make_latin(layout, aim.givens[1], aim.solutions, random, control)
        return loosened(start, target, aim.solutions, random, control)
    if boards.is_big(layout):
        return opened(start, target, aim.solutions, random, control)
    spoilt = spoiled(start, aim.solutions, random, control)
    loose = filled_up(spoilt, target, random, control)
    return loose if loose.given_count == target else scattered(loose, target, random, control)


def _make_latin(
    layout: Layout, target: int, solutions: Span, random: SplitMix64, control: Control
) -> Puzzle:
    """With fewer givens than random Latin squares can do with."""
    start = filled_up(latin.make_sparse(layout, random), target + SPARE, random, control)
    loose = loosened(start, target, solutions, random, control)
    return stirred(loose, solutions, random, control)


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


def scattered(puzzle: Puzzle, givens: int, random: SplitMix64, control: Control) -> Puzzle | None:
    """Other givens of a solution: on tiny boards chance finds what no method does."""
    solution = engine.solve(puzzle, control).solution
    cells = random.shuffled(range(len(puzzle.givens)))[:givens]
    return Puzzle(puzzle.layout, masked(solution, cells)) if solution else None


def stirred(puzzle: Puzzle, solutions: Span, random: SplitMix64, control: Control) -> Puzzle:
    """Moves givens while the number of solutions stays right, towards any of the solutions."""
    grids = list(engine.solutions(puzzle, control))
    for _ in range(MOVES):
        if control.seconds_left == 0 or not solutions[0] <= len(grids) <= solutions[1]:
            break
        moved = _with_one_moved(puzzle, grids[random.below(len(grids))], random)
        found = list(islice(engine.solutions(moved, control), solutions[1] + 1))
        if solutions[0] <= len(found) <= solutions[1]:
            puzzle, grids = moved, found
    return puzzle


def _with_one_moved(puzzle: Puzzle, solution: Grid, random: SplitMix64) -> Puzzle:
    given = [cell for cell, digit in enumerate(puzzle.givens) if digit]
    empty = [cell for cell, digit in enumerate(puzzle.givens) if not digit]
    added = empty[random.below(len(empty))]
    givens = bytearray(puzzle.givens)
    givens[given[random.below(len(given))]] = 0
    givens[added] = solution[added]
    return Puzzle(puzzle.layout, bytes(givens))


def opened(
    puzzle: Puzzle, target: int, solutions: Span, random: SplitMix64, control: Control
) -> Puzzle | None:
    """Empties cells in which two digits can change places, and gives others; None when stopped.

    So much is given then that there are hardly ever more solutions than these exchanges make. On
    big boards that takes no time; to count solutions near the fewest givens may take minutes.
    """
    solution = engine.solve(puzzle, control).solution
    if solution is None:
        return None
    exponent = (solutions[0] - 1).bit_length() + random.below(2)
    sets = random.shuffled(unavoidable.find_sets(puzzle.layout, solution))
    # the smallest are stable against what is given elsewhere
    empty = _disjoint(sorted(sets, key=len), exponent)
    kept = [cell for cell, digit in enumerate(puzzle.givens) if digit and cell not in empty]
    others = [cell for cell in range(len(solution)) if cell not in {*kept, *empty}]
    cells = kept + random.shuffled(others)[: max(target - len(kept), 0)]
    return Puzzle(puzzle.layout, masked(solution, cells))


def _disjoint(sets: Iterable[Sequence[int]], count: int) -> set[int]:
    """The cells of the first so many sets that have none in common."""
    cells: set[int] = set()
    for one in sets:
        if count and cells.isdisjoint(one):
            cells.update(one)
            count -= 1
    return cells


def _agreed(puzzle: Puzzle, grids: Sequence[Grid]) -> list[int]:
    empty = (cell for cell, given in enumerate(puzzle.givens) if not given)
    return [cell for cell in empty if len({grid[cell] for grid in grids}) == 1]


def thinned(puzzle: Puzzle, target: int, random: SplitMix64, control: Control) -> Puzzle:
    """Takes givens away, always one that leaves as few solutions as can be."""
    fewest = 1
    while puzzle.given_count > target:
        choices = list(_each_without_one(puzzle, random))
        if fewest < COUNTED:
            fewest, puzzle = _tightest(choices, control)
        else:
            puzzle = choices[0]
    return puzzle


def _tightest(choices: Sequence[Puzzle], control: Control) -> tuple[int, Puzzle]:
    """The one with the fewest solutions, and how many those are."""
    limit = COUNTED
    while True:
        counts = [engine.count(choice, limit, control) for choice in choices]
        fewest = min(counts)
        if fewest < limit or limit >= MOST_COUNTED or control.seconds_left == 0:
            return fewest, choices[counts.index(fewest)]
        limit *= 10


def _each_without_one(puzzle: Puzzle, random: SplitMix64) -> Iterator[Puzzle]:
    """The puzzle without one of its givens, in random order."""
    given = [cell for cell, digit in enumerate(puzzle.givens) if digit]
    for cell in random.shuffled(given):
        givens = bytearray(puzzle.givens)
        givens[cell] = 0
        yield Puzzle(puzzle.layout, bytes(givens))
