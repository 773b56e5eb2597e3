"""What engines answer. No solution, one, several and 'stopped' are values, never exceptions."""

from dataclasses import dataclass
from enum import Enum

from nonet.core.puzzle import Grid
from nonet.core.symbols import write_line


class Status(Enum):
    """How a solve ended."""

    NONE = "none"
    UNIQUE = "unique"
    MULTIPLE = "multiple"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class Result:
    """The answer of `solve`: a status, and a solution where one was found.

    A puzzle with several solutions carries one of them; a stopped search carries what it had.
    """

    status: Status
    solution: Grid | None = None

    def __str__(self) -> str:
        return write_line(self.solution) if self.solution else f"({self.status.value})"


class Count(int):
    """A number of solutions; `stopped` tells that the search ended early and there may be more."""

    stopped: bool

    def __new__(cls, number: int, *, stopped: bool = False) -> "Count":
        """The number, and whether it is only the part counted so far."""
        count = super().__new__(cls, number)
        count.stopped = stopped
        return count
