"""Checks a grid against the rules of its board."""

from collections.abc import Iterator
from dataclasses import dataclass

from nonet.core.layout import Cage, House, Layout, cage_bounds
from nonet.core.narrowing import find_culprits
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.rule import Rule


@dataclass(frozen=True, slots=True)
class Repeat:
    """A digit that stands more than once in a house or cage."""

    group: House | Cage
    digit: int
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WrongTotal:
    """A cage whose digits can no longer add up to its total."""

    group: Cage
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NotAllowed:
    """A digit in a cell that does not allow it."""

    digit: int
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Broken:
    """A rule that can no longer hold, and cells that show it."""

    rule: Rule
    cells: tuple[int, ...]


Conflict = Repeat | WrongTotal | NotAllowed | Broken


def find_conflicts(puzzle: Puzzle, grid: Grid) -> list[Conflict]:
    """Everything on the grid that breaks a rule now; an empty list when nothing does."""
    layout = puzzle.layout
    conflicts: list[Conflict] = []
    for house in layout.houses:
        conflicts.extend(_find_repeats(house, grid))
    for cage in layout.cages:
        conflicts.extend(_find_repeats(cage, grid))
    conflicts.extend(
        WrongTotal(cage, cage.cells)
        for cage in layout.cages
        if not _can_reach_total(cage, grid, layout.size)
    )
    conflicts.extend(
        NotAllowed(grid[cell], (cell,))
        for cell, mask in enumerate(puzzle.allowed)
        if grid[cell] and not mask >> (grid[cell] - 1) & 1
    )
    conflicts.extend(_find_broken(layout, grid))
    return conflicts


def _find_broken(layout: Layout, grid: Grid) -> Iterator[Broken]:
    for rule, primitives in layout.compiled:
        for cells in find_culprits(primitives, grid, layout.size):
            yield Broken(rule, cells)


def is_solution(puzzle: Puzzle, grid: Grid) -> bool:
    """Whether the grid is full, keeps the givens and breaks no rule."""
    return (
        len(grid) == puzzle.layout.cell_count
        and all(1 <= digit <= puzzle.layout.size for digit in grid)
        and all(given in (0, digit) for given, digit in zip(puzzle.givens, grid, strict=True))
        and not find_conflicts(puzzle, grid)
    )


def _find_repeats(group: House | Cage, grid: Grid) -> Iterator[Repeat]:
    places: dict[int, list[int]] = {}
    for cell in group.cells:
        if grid[cell]:
            places.setdefault(grid[cell], []).append(cell)
    for digit, cells in places.items():
        if len(cells) > 1:
            yield Repeat(group, digit, tuple(cells))


def _can_reach_total(cage: Cage, grid: Grid, size: int) -> bool:
    digits = [grid[cell] for cell in cage.cells]
    least, most = cage_bounds(digits.count(0), size)
    return least <= cage.total - sum(digits) <= most
