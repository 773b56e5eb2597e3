"""Sudoku on every board: read, solve, count, check and write puzzles.

>>> import nonet
>>> result = nonet.solve("..3..4...1....2.")
>>> print(result)
1234341221434321
>>> nonet.count("." * 16)
288
"""

from nonet.api import (
    candidates,
    conflicts,
    count,
    count_many,
    explain,
    has_solution_without,
    hint,
    is_solution,
    is_unique,
    rate,
    rate_many,
    read,
    reveal,
    solutions,
    solve,
    solve_many,
    trace,
    write,
)
from nonet.core.layout import Cage, House, Layout
from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet
from nonet.engine import Act, Control, Count, Event, Result, Status
from nonet.errors import FormatError, LayoutError, NonetError, PuzzleError
from nonet.logic.rating import Rating

__all__ = [
    "Act",
    "Cage",
    "Control",
    "Count",
    "Event",
    "FormatError",
    "House",
    "Layout",
    "LayoutError",
    "NonetError",
    "Puzzle",
    "PuzzleError",
    "Rating",
    "Result",
    "Sheet",
    "Status",
    "candidates",
    "conflicts",
    "count",
    "count_many",
    "explain",
    "has_solution_without",
    "hint",
    "is_solution",
    "is_unique",
    "rate",
    "rate_many",
    "read",
    "reveal",
    "solutions",
    "solve",
    "solve_many",
    "trace",
    "write",
]
