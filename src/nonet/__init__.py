"""Sudoku on every board: read, solve, count, check and write puzzles.

>>> import nonet
>>> result = nonet.solve("..3..4...1....2.")
>>> print(result)
1234341221434321
>>> nonet.count("." * 16)
288
"""

from nonet import rules
from nonet.api import (
    Exercise,
    Lesson,
    additions,
    book_pdf,
    candidates,
    canonical,
    challenge,
    conflicts,
    count,
    count_many,
    daily,
    exercise,
    explain,
    generate,
    generate_many,
    has_solution_without,
    hint,
    is_solution,
    is_unique,
    needless,
    print_pdf,
    rate,
    rate_many,
    read,
    reveal,
    solutions,
    solve,
    solve_many,
    survey,
    teach,
    trace,
    trace_making,
    verify,
    write,
)
from nonet.core.layout import Cage, House, Layout
from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet
from nonet.engine import Act, Control, Count, Event, Result, Status
from nonet.errors import FormatError, LayoutError, NonetError, PuzzleError
from nonet.logic.rating import Rating
from nonet.make import Additions, Card, Recipe, Survey

__all__ = [
    "Act",
    "Additions",
    "Cage",
    "Card",
    "Control",
    "Count",
    "Event",
    "Exercise",
    "FormatError",
    "House",
    "Layout",
    "LayoutError",
    "Lesson",
    "NonetError",
    "Puzzle",
    "PuzzleError",
    "Rating",
    "Recipe",
    "Result",
    "Sheet",
    "Status",
    "Survey",
    "additions",
    "book_pdf",
    "candidates",
    "canonical",
    "challenge",
    "conflicts",
    "count",
    "count_many",
    "daily",
    "exercise",
    "explain",
    "generate",
    "generate_many",
    "has_solution_without",
    "hint",
    "is_solution",
    "is_unique",
    "needless",
    "print_pdf",
    "rate",
    "rate_many",
    "read",
    "reveal",
    "rules",
    "solutions",
    "solve",
    "solve_many",
    "survey",
    "teach",
    "trace",
    "trace_making",
    "verify",
    "write",
]
