"""What rules are made of: nine small constraints that engines, conflicts and tests know.

A rule of any kind compiles, for its layout, into primitives; nobody below the rules knows kinds.
Cells are numbers of the layout, sets of digits are masks (bit d-1 stands for digit d). Primitives
are checked once, when they are made; `check_fit` checks them against a board.

    Allowed       a cell takes only some digits
    Different     no digit twice
    Sum           a weighted sum of digits lies between two bounds
    Relation      which digits of one cell go with which of another
    Automaton     the digits along some cells are a word that an automaton accepts
    AtLeast       certain digits stand there, each as often as it is listed
    Counted       each digit d that stands there stands there d times
    Consecutive   different digits without a gap, in any order
    OneOf         one of several branches of primitives holds
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from nonet.errors import LayoutError

MAX_STATES = 1 << 14
"""States of an automaton. An x-sum on 25 digits needs 8,150; whatever needs more would be slow."""

MAX_COEFFICIENT = 10_000
MAX_BOUND = 1_000_000_000

DEAD = -1
"""The state of an automaton from which nothing is accepted any more."""

Filled = Sequence[int]
"""One digit per cell of the layout, none of them 0."""


@dataclass(frozen=True, slots=True)
class Allowed:
    """A cell takes only the digits of a mask."""

    kind: ClassVar[Literal["allowed"]] = "allowed"
    cell: int
    mask: int

    def __post_init__(self) -> None:
        _check_cells(self, (self.cell,))
        _check(self, self.mask >= 0, f"the mask {self.mask!r} is not a set of digits")

    @property
    def cells(self) -> tuple[int, ...]:
        """The cell, as every primitive has its cells."""
        return (self.cell,)

    def holds(self, grid: Filled) -> bool:
        """Whether a full grid keeps it."""
        return bool(self.mask >> (grid[self.cell] - 1) & 1)


@dataclass(frozen=True, slots=True)
class Different:
    """No digit stands twice in these cells. Not every digit has to stand there."""

    kind: ClassVar[Literal["different"]] = "different"
    cells: tuple[int, ...]

    def __post_init__(self) -> None:
        _check_cells(self, self.cells)

    def holds(self, grid: Filled) -> bool:
        """Whether a full grid keeps it."""
        return len({grid[cell] for cell in self.cells}) == len(self.cells)


@dataclass(frozen=True, slots=True)
class Sum:
    """`least <= sum(coefficient * digit) <= most`; digits may repeat as far as others let them."""

    kind: ClassVar[Literal["sum"]] = "sum"
    cells: tuple[int, ...]
    coefficients: tuple[int, ...]
    least: int
    most: int

    def __post_init__(self) -> None:
        _check_cells(self, self.cells)
        _check(self, len(self.coefficients) == len(self.cells), "one coefficient for each cell")
        usable = all(0 < abs(one) <= MAX_COEFFICIENT for one in self.coefficients)
        _check(self, usable, f"coefficients are 1 to {MAX_COEFFICIENT} or negative")
        _check(self, -MAX_BOUND <= self.least <= self.most <= MAX_BOUND, "least is at most most")

    def holds(self, grid: Filled) -> bool:
        """Whether a full grid keeps it."""
        terms = zip(self.coefficients, self.cells, strict=True)
        return self.least <= sum(times * grid[cell] for times, cell in terms) <= self.most


@dataclass(frozen=True, slots=True)
class Relation:
    """`table[d - 1]` are the digits that `second` may have when `first` is d."""

    kind: ClassVar[Literal["relation"]] = "relation"
    first: int
    second: int
    table: tuple[int, ...]

    def __post_init__(self) -> None:
        _check_cells(self, (self.first, self.second))
        _check(self, all(mask >= 0 for mask in self.table), "a table has masks")

    @property
    def cells(self) -> tuple[int, ...]:
        """Both cells."""
        return (self.first, self.second)

    def holds(self, grid: Filled) -> bool:
        """Whether a full grid keeps it."""
        return bool(self.table[grid[self.first] - 1] >> (grid[self.second] - 1) & 1)


@dataclass(frozen=True, slots=True)
class Automaton:
    """The digits along the cells lead from `start` to an accepting state.

    `moves[state][d - 1]` is the next state, `DEAD` where the word is lost. Deterministic; whoever
    builds one minimises it first.
    """

    kind: ClassVar[Literal["automaton"]] = "automaton"
    cells: tuple[int, ...]
    start: int
    accepting: frozenset[int]
    moves: tuple[tuple[int, ...], ...]

    def __post_init__(self) -> None:
        _check_cells(self, self.cells)
        states = range(len(self.moves))
        _check(self, 1 <= len(states) <= MAX_STATES, f"1 to {MAX_STATES} states")
        _check(self, self.start in states, "the start is one of its states")
        _check(self, self.accepting <= set(states), "accepting states are states")
        targets = {state for row in self.moves for state in row}
        _check(self, targets <= {DEAD, *states}, "moves lead to states")

    def holds(self, grid: Filled) -> bool:
        """Whether a full grid keeps it."""
        state = self.start
        for cell in self.cells:
            state = self.moves[state][grid[cell] - 1]
            if state == DEAD:
                return False
        return state in self.accepting


@dataclass(frozen=True, slots=True)
class AtLeast:
    """Each digit stands in these cells at least as often as it is listed."""

    kind: ClassVar[Literal["at_least"]] = "at_least"
    cells: tuple[int, ...]
    digits: tuple[int, ...]

    def __post_init__(self) -> None:
        _check_cells(self, self.cells)
        _check(self, all(digit >= 1 for digit in self.digits), "digits begin with 1")
        _check(self, 1 <= len(self.digits) <= len(self.cells), "as many digits as cells or fewer")

    def holds(self, grid: Filled) -> bool:
        """Whether a full grid keeps it."""
        there = [grid[cell] for cell in self.cells]
        return all(there.count(digit) >= self.digits.count(digit) for digit in self.digits)


@dataclass(frozen=True, slots=True)
class Counted:
    """Each digit d that stands in these cells stands there exactly d times."""

    kind: ClassVar[Literal["counted"]] = "counted"
    cells: tuple[int, ...]

    def __post_init__(self) -> None:
        _check_cells(self, self.cells)

    def holds(self, grid: Filled) -> bool:
        """Whether a full grid keeps it."""
        there = [grid[cell] for cell in self.cells]
        return all(there.count(digit) == digit for digit in there)


@dataclass(frozen=True, slots=True)
class Consecutive:
    """Different digits without a gap between the lowest and the highest, in any order."""

    kind: ClassVar[Literal["consecutive"]] = "consecutive"
    cells: tuple[int, ...]

    def __post_init__(self) -> None:
        _check_cells(self, self.cells)

    def holds(self, grid: Filled) -> bool:
        """Whether a full grid keeps it."""
        there = sorted(grid[cell] for cell in self.cells)
        return there == list(range(there[0], there[0] + len(there)))


@dataclass(frozen=True, slots=True)
class OneOf:
    """At least one branch holds, that is, all primitives of it. Branches may have branches."""

    kind: ClassVar[Literal["one_of"]] = "one_of"
    branches: tuple[tuple["Primitive", ...], ...]

    def __post_init__(self) -> None:
        _check(self, len(self.branches) >= 1, "at least one branch")

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells of all branches, each once."""
        parts = (part for branch in self.branches for part in branch)
        return tuple(dict.fromkeys(cell for part in parts for cell in part.cells))

    def holds(self, grid: Filled) -> bool:
        """Whether a full grid keeps it."""
        return any(all(part.holds(grid) for part in branch) for branch in self.branches)


Primitive = (
    Allowed | Different | Sum | Relation | Automaton | AtLeast | Counted | Consecutive | OneOf
)


def check_fit(primitive: Primitive, cell_count: int, size: int) -> None:
    """Raises a `LayoutError` where a primitive names cells or digits that the board has not."""
    if isinstance(primitive, OneOf):
        for branch in primitive.branches:
            for part in branch:
                check_fit(part, cell_count, size)
        return
    _check(primitive, max(primitive.cells) < cell_count, f"the cells are 0 to {cell_count - 1}")
    match primitive:
        case Allowed(mask=mask):
            _check(primitive, mask < 1 << size, f"digits are 1 to {size}")
        case Relation(table=table):
            _check(primitive, len(table) == size, f"a table of {size} masks")
            _check(primitive, max(table) < 1 << size, f"digits are 1 to {size}")
        case Automaton(moves=moves):
            _check(primitive, {len(row) for row in moves} == {size}, f"{size} moves a state")
        case AtLeast(digits=digits):
            _check(primitive, max(digits) <= size, f"digits are 1 to {size}")
        case _:
            pass


def _check_cells(primitive: object, cells: tuple[int, ...]) -> None:
    _check(primitive, type(cells) is tuple and len(cells) >= 1, "a tuple of cells")
    _check(primitive, all(type(cell) is int and cell >= 0 for cell in cells), "cells from 0 on")
    _check(primitive, len(set(cells)) == len(cells), "no cell twice")


def _check(primitive: object, right: bool, expected: str) -> None:
    if not right:
        raise LayoutError("error.primitive", kind=type(primitive).__name__, expected=expected)
