"""A position: a puzzle, what has been entered so far, and the candidates that are left."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from nonet._native import LogicSolver
from nonet.core.layout import House, Layout
from nonet.core.numbers import as_numbers
from nonet.core.puzzle import Givens, Grid, Puzzle, as_grid
from nonet.core.spoken import is_spoken
from nonet.errors import PuzzleError
from nonet.logic.step import Candidate, Step

_KINDS = {"row": 0, "column": 1, "box": 2, "region": 2, "diagonal": 3, "window": 3, "extra": 3}
_CAGE = 4


@dataclass(frozen=True, slots=True)
class Position:
    """How far a puzzle is solved: the player's entries, and one mask of candidates per cell.

    `unique` tells that the puzzle is known to have one solution only. Techniques that rely on that
    are tried only then, unless they are asked for by name.
    """

    puzzle: Puzzle
    entries: Grid
    candidates: tuple[int, ...]
    unique: bool = False

    @classmethod
    def of(
        cls,
        puzzle: Puzzle,
        entries: Givens = b"",
        notes: Iterable[int] = (),
        deleted: Iterable[Candidate | tuple[int, int]] = (),
        *,
        unique: bool = False,
    ) -> "Position":
        """The position of a puzzle, with the player's entries and notes where there are any.

        `notes` is one mask per cell, 0 where the player has written none: there everything that the
        rules allow is a candidate. `deleted` are candidates that were ruled out. `unique` is for a
        puzzle that has been proven to have one solution only.
        """
        layout = puzzle.layout
        grid = as_grid(layout, entries) if entries else bytes(layout.cell_count)
        everything = (1 << layout.size) - 1
        left = [mask or everything for mask in notes] or [everything] * layout.cell_count
        if len(left) != layout.cell_count:
            raise PuzzleError("error.cell_count", count=layout.cell_count, got=len(left))
        for cell, digit in deleted:
            left[cell] &= ~(1 << (digit - 1))
        masks, _ = compiled(layout).candidates(puzzle.givens, grid, puzzle.narrowed, left)
        return cls(puzzle, grid, tuple(masks), unique)

    @property
    def layout(self) -> Layout:
        """The board."""
        return self.puzzle.layout

    @property
    def digits(self) -> Grid:
        """Givens and entries together."""
        pairs = zip(self.puzzle.givens, self.entries, strict=True)
        return bytes(given or entry for given, entry in pairs)

    @property
    def is_broken(self) -> bool:
        """Whether some cell or digit has no place left, or a digit stands twice in a house."""
        solver = compiled(self.layout)
        return solver.candidates(*self.native)[1]

    @property
    def native(self) -> tuple[Grid, Grid, tuple[int, ...], tuple[int, ...]]:
        """What the native core takes."""
        return self.puzzle.givens, self.entries, self.puzzle.narrowed, self.candidates

    def after(self, step: Step) -> "Position":
        """The position that the step leads to."""
        entries = bytearray(self.entries)
        for cell, digit in step.placements:
            entries[cell] = digit
        left = list(self.candidates)
        for cell, digit in step.eliminations:
            left[cell] &= ~(1 << (digit - 1))
        moved = replace(self, entries=bytes(entries), candidates=tuple(left))
        masks, _ = compiled(self.layout).candidates(*moved.native)
        return replace(moved, candidates=tuple(masks))


@lru_cache(maxsize=1024)
def compiled(layout: Layout) -> LogicSolver:
    """The tables of a layout, made once."""
    groups = [
        (_KINDS[group.kind], group.cells, 0)
        if isinstance(group, House)
        else (_CAGE, group.cells, group.total)
        for group in layout.groups
    ]
    return LogicSolver(layout.size, layout.cell_count, groups, _rules_of(layout))


def _rules_of(layout: Layout) -> list[tuple[bool, bool, list[int]]]:
    """Each rule, whether it is a cage or one of the whole board, and what it compiles into.

    Nothing where no rule says more than houses and cages do.
    """
    if is_spoken(layout):
        return []
    cages = [(True, False, as_numbers(tuple(cage.compile(layout)))) for cage in layout.cages]
    others = [(False, not rule.all_cells, as_numbers(parts)) for rule, parts in layout.compiled]
    return cages + others
