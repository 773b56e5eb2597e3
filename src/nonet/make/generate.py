"""Makes a puzzle with one solution: fills the board at random, then takes digits away."""

from nonet.core.layout import Layout
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.splitmix import SplitMix64
from nonet.engine import Control, Status, solve
from nonet.engine.classic import is_classic
from nonet.make import classic, seventeen
from nonet.make.recipe import Recipe


class _StoppedError(Exception):
    """The time is up, or somebody cancelled."""


def generate(recipe: Recipe, seed: int, control: Control | None = None) -> Puzzle | None:
    """A puzzle with exactly one solution and as many givens as asked for; None when stopped.

    >>> print(generate(Recipe(board="4x4", givens=6), seed=1))
    ..3.1...3.4.42..
    """
    if is_classic(recipe.layout):
        return _generate_classic(recipe, seed, control)
    control = control or Control()
    random = SplitMix64(seed)
    try:
        while True:
            grid = _dig(recipe, _fill(recipe.layout, random, control), random, control)
            if len(grid) - grid.count(0) == recipe.givens:
                return Puzzle(recipe.layout, grid)
    except _StoppedError:
        return None


def _generate_classic(recipe: Recipe, seed: int, control: Control | None) -> Puzzle | None:
    if recipe.givens == classic.FEWEST:
        return Puzzle(recipe.layout, seventeen.choose(seed))
    grid = classic.make(seed, recipe.givens, control=control)
    return Puzzle(recipe.layout, grid) if grid else None


def _fill(layout: Layout, random: SplitMix64, control: Control) -> Grid:
    """A full board: random digits in random cells, each kept if a solution remains."""
    grid = bytearray(layout.cell_count)
    for cell in random.shuffled(range(layout.cell_count)):
        taken = {grid[peer] for peer in layout.peers[cell]}
        free = [digit for digit in range(1, layout.size + 1) if digit not in taken]
        for digit in random.shuffled(free):
            grid[cell] = digit
            status, solution = _solve(layout, grid, control)
            if status is Status.UNIQUE and solution:
                return solution
            if status is Status.MULTIPLE:
                break
    return bytes(grid)


def _dig(recipe: Recipe, solution: Grid, random: SplitMix64, control: Control) -> Grid:
    """Empties cells in random order while the solution stays the only one."""
    grid = bytearray(solution)
    left = len(grid)
    for cell in random.shuffled(range(len(grid))):
        if left == recipe.givens:
            break
        grid[cell] = 0
        if _solve(recipe.layout, grid, control)[0] is Status.UNIQUE:
            left -= 1
        else:
            grid[cell] = solution[cell]
    return bytes(grid)


def _solve(layout: Layout, grid: bytearray, control: Control) -> tuple[Status, Grid | None]:
    result = solve(Puzzle(layout, bytes(grid)), control)
    # a search too short to look at the clock does not end as stopped
    if result.status is Status.STOPPED or control.cancelled or control.seconds_left <= 0:
        raise _StoppedError
    return result.status, result.solution
