"""What engines answer. No solution, one, several and 'stopped' are values, never exceptions."""

from collections.abc import Sequence
from typing import NamedTuple, overload

from nonet.core.puzzle import Grid
from nonet.core.status import STATUSES, Status
from nonet.core.symbols import write_line

NO_LIMIT = 2**64 - 1
"""More solutions, or guesses, than there can be."""


class Result(NamedTuple):
    """The answer of `solve`: a status, and a solution where one was found.

    A puzzle with several solutions carries one of them; a stopped search carries what it had.
    """

    status: Status
    solution: Grid | None = None

    def __str__(self) -> str:
        return write_line(self.solution) if self.solution else f"({self.status.value})"


class Results(Sequence[Result]):
    """Results in bulk: packed as the core made them, each becoming a `Result` when it is asked for.

    `statuses` has one byte per puzzle, its number in `Status`; `solutions` has one byte per cell of
    all puzzles, zeros where there is no solution.
    """

    __slots__ = ("_cell_count", "solutions", "statuses")

    def __init__(self, statuses: bytes, solutions: bytes, cell_count: int = 81) -> None:
        self.statuses = statuses
        self.solutions = solutions
        self._cell_count = cell_count

    def __len__(self) -> int:
        return len(self.statuses)

    @overload
    def __getitem__(self, index: int) -> Result: ...
    @overload
    def __getitem__(self, index: slice) -> "Results": ...
    def __getitem__(self, index: int | slice) -> "Result | Results":
        """The result at a place, or the results of a slice."""
        if isinstance(index, slice):
            return self._sliced(range(*index.indices(len(self))))
        status = STATUSES[self.statuses[index]]
        solution = self._solution(index % len(self))
        return Result(status, solution if solution[0] else None)

    def _solution(self, index: int) -> Grid:
        return self.solutions[index * self._cell_count : (index + 1) * self._cell_count]

    def _sliced(self, places: range) -> "Results":
        statuses = bytes(map(self.statuses.__getitem__, places))
        return Results(statuses, b"".join(map(self._solution, places)), self._cell_count)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Results):
            return NotImplemented
        return self.statuses == other.statuses and self.solutions == other.solutions

    __hash__ = None  # type: ignore[assignment]  # as for a list

    def __repr__(self) -> str:
        numbers = (f"{self.statuses.count(n)} {s.value}" for n, s in enumerate(Status))
        parts = ", ".join(part for part in numbers if not part.startswith("0 "))
        return f"<Results: {parts or 'empty'}>"


class Count(int):
    """A number of solutions; `stopped` tells that the search ended early and there may be more."""

    stopped: bool

    def __new__(cls, number: int, *, stopped: bool = False) -> "Count":
        """The number, and whether it is only the part counted so far."""
        count = super().__new__(cls, number)
        count.stopped = stopped
        return count
