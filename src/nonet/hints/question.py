"""What a hint is asked about: the game so far, and what is known about the solution."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from nonet import engine
from nonet.core.puzzle import Grid, Puzzle, as_grid
from nonet.core.sheet import Sheet
from nonet.engine import Control, Status
from nonet.errors import PuzzleError
from nonet.hints import reading
from nonet.hints.culprits import has_no_solution
from nonet.hints.deadend import find_dead_end
from nonet.hints.hint import Hint
from nonet.hints.kind import Kind
from nonet.hints.reason import Reason
from nonet.logic import Position, Step
from nonet.words import Language

PATIENCE = 3.0
"""Seconds that any part of the work may take where there is no deadline."""

SHARE = 0.4
"""How much of the time that is left a part of the work may take."""


@dataclass(frozen=True)
class Question:
    """A game, the only solution of its puzzle where it is known, and how long to think.

    `is_fresh` tells that the player had written nothing when the question was asked, `short` that
    the names of several cells are to be drawn together. `near` is the cell of the last move.
    """

    sheet: Sheet
    language: Language
    control: Control
    status: Status
    solution: Grid | None
    is_fresh: bool
    short: bool = False
    near: int | None = None

    @classmethod
    def ask(
        cls,
        sheet: Sheet,
        language: Language,
        control: Control,
        *,
        short: bool = False,
        near: int | None = None,
    ) -> "Question":
        """Checks the sheet, and finds out about the solution as far as time allows."""
        sheet = completed(sheet)
        result = engine.solve(sheet.puzzle, part_of(control))
        solution = result.solution if result.status is Status.UNIQUE else None
        is_fresh = not any(sheet.entries) and not any(sheet.notes)
        return cls(sheet, language, control, result.status, solution, is_fresh, short, near)

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle, as it was before the player began."""
        return self.sheet.puzzle

    @cached_property
    def position(self) -> Position:
        """How far the player is, notes included."""
        unique = self.status is Status.UNIQUE
        return Position.of(self.puzzle, self.sheet.entries, self.notes, unique=unique)

    @cached_property
    def notes(self) -> tuple[int, ...]:
        """What the player's notes leave for each cell, 0 where they say nothing.

        They are read the way in which fewer of them are wrong.
        """
        layout, written = self.puzzle.layout, self.sheet.notes
        wrong = self._count_wrong(written) if any(written) else 0
        if not wrong or not reading.can_be_sparse(layout):
            return written
        sparse = reading.candidates_of_sparse(layout, self.digits, written)
        possible = Position.of(self.puzzle, self.sheet.entries).candidates
        odd = reading.count_idle(self.digits, written, possible)
        odd += reading.count_forgotten(layout, self.digits, written)
        return sparse if self._count_wrong(sparse) + odd < wrong else written

    def _count_wrong(self, notes: tuple[int, ...]) -> int:
        if self.solution:
            return len(reading.missing(self.digits, notes, self.solution))
        if find_dead_end(Position.of(self.puzzle, self.sheet.entries, notes)):
            return 1
        is_known = self.status is Status.MULTIPLE
        return int(is_known and has_no_solution(self.narrowed(notes), self.sub_control()))

    def narrowed(self, notes: Sequence[int]) -> Puzzle:
        """The game as a puzzle: entries are givens, and notes say what cells may hold."""
        layout = self.puzzle.layout
        everything = (1 << layout.size) - 1
        allowed = self.puzzle.narrowed or (everything,) * layout.cell_count
        masks = (mask & (note or everything) for mask, note in zip(allowed, notes, strict=True))
        return Puzzle(layout, self.digits, tuple(masks))

    @property
    def digits(self) -> Grid:
        """Givens and entries together."""
        return bytes(map(max, self.puzzle.givens, self.sheet.entries))

    def about(self, sheet: Sheet) -> "Question":
        """The same question about another state of the same puzzle."""
        return replace(self, sheet=sheet)

    def sub_control(self) -> Control:
        """A control for a part of the work."""
        return part_of(self.control)

    def answer(
        self,
        kind: Kind,
        cells: tuple[int, ...] = (),
        digit: int = 0,
        step: Step | None = None,
        reason: Reason | None = None,
    ) -> Hint:
        """A hint about this game."""
        told = (cells, digit, step, reason, self.short)
        return Hint(kind, self.sheet, self.position, self.status, self.language, *told)


def part_of(control: Control) -> Control:
    """A control that leaves time for the rest of the work."""
    return Control(min(PATIENCE, SHARE * control.seconds_left), control)


def completed(sheet: Sheet) -> Sheet:
    """The sheet with an entry and a mask of notes for every cell, both checked."""
    puzzle = sheet.puzzle
    count = puzzle.layout.cell_count
    entries = _checked_entries(puzzle, sheet.entries) if sheet.entries else bytes(count)
    notes = Puzzle(puzzle.layout, puzzle.givens, sheet.notes).allowed if sheet.notes else ()
    return Sheet(puzzle, entries, notes or (0,) * count)


def _checked_entries(puzzle: Puzzle, entries: Grid) -> Grid:
    """The entries without what only repeats a given."""
    grid = bytearray(as_grid(puzzle.layout, entries))
    for cell, given in enumerate(puzzle.givens):
        if given and grid[cell] not in (0, given):
            name = puzzle.layout.cell_name(cell)
            raise PuzzleError("error.given_and_entered", cell=name, given=given, entry=grid[cell])
        if given:
            grid[cell] = 0
    return bytes(grid)
