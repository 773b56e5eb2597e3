"""The library: what Nonet can do, as functions. `import nonet` offers all of them.

Wherever a puzzle is expected, its text or its rows do as well. Whatever may take long accepts a
`deadline` in seconds from now, or a `Control`, through which another thread can watch and stop it.
"""

from collections.abc import Iterator, Sequence
from typing import cast

from nonet import engine
from nonet.api.analysing import analyse, check_list, clash, rule_text, true_candidates
from nonet.api.arguments import (
    CellLike,
    PuzzleLike,
    as_cell,
    as_control,
    as_language,
    as_number,
    as_puzzle,
    as_workers,
)
from nonet.api.changing import (
    change_level,
    change_pattern,
    complete,
    fill,
    lay_rules,
    thin_out,
    turn,
)
from nonet.api.hinting import candidates, explain, hint, reveal
from nonet.api.making import canonical, generate, generate_many, trace_making, verify
from nonet.api.printing import book_pdf, course_pdf, print_pdf
from nonet.api.reviewing import review
from nonet.api.scoring import hodoku_score
from nonet.api.series import challenge, daily
from nonet.api.setting import additions, needless, survey
from nonet.api.teaching import Lesson, exercise, teach
from nonet.core.layout import Layout
from nonet.core.puzzle import Givens, Grid, Puzzle, as_grid
from nonet.core.sheet import Sheet
from nonet.core.status import Status
from nonet.core.verify import find_conflicts
from nonet.core.verify import is_solution as _is_solution
from nonet.engine import Control, Count, Event, Result, classic
from nonet.errors import FormatError, NonetError, PuzzleError
from nonet.lessons.exercise import Exercise
from nonet.logic import rating
from nonet.logic.rating import Rating

__all__ = [
    "Exercise",
    "Lesson",
    "additions",
    "analyse",
    "book_pdf",
    "candidates",
    "canonical",
    "challenge",
    "change_level",
    "change_pattern",
    "check_list",
    "clash",
    "complete",
    "conflicts",
    "count",
    "count_many",
    "course_pdf",
    "daily",
    "exercise",
    "explain",
    "fill",
    "generate",
    "generate_many",
    "has_solution_without",
    "hint",
    "hodoku_score",
    "is_solution",
    "is_unique",
    "lay_rules",
    "needless",
    "print_pdf",
    "rate",
    "rate_many",
    "read",
    "reveal",
    "review",
    "rule_text",
    "solutions",
    "solve",
    "solve_many",
    "survey",
    "teach",
    "thin_out",
    "trace",
    "trace_making",
    "true_candidates",
    "turn",
    "verify",
    "write",
]

LINE = 81
"""The length of a line of the ordinary 9x9 board."""

Buffer = bytes | bytearray | memoryview
"""Puzzles on the ordinary 9x9 board, packed: 81 symbols or digits each, or one a line."""

Puzzles = Sequence[PuzzleLike] | Buffer
"""Many puzzles, on the same board or on different ones."""


def read(text: str, format: str | None = None) -> Puzzle:
    """The puzzle of a text; its format is found out unless it is named.

    >>> puzzle = read("1...|..3.|.4..|...2")
    >>> puzzle.layout
    <Layout: 16 cells, 4 digits, 12 houses, 0 cages>
    >>> puzzle.given_count
    4
    """
    from nonet import formats  # noqa: PLC0415  (the readers are half of the import time)

    return formats.read(text, format)


def write(puzzle: PuzzleLike | Sheet, format: str = "line") -> str:
    """The text of a puzzle in a format; a format that cannot express the puzzle refuses it.

    >>> print(write("1..4.3...2.....1", "grid"), end="")
    1 . | . 4
    . 3 | . .
    ----+----
    . 2 | . .
    . . | . 1
    """
    from nonet import formats  # noqa: PLC0415  (as above)

    return formats.write(puzzle if isinstance(puzzle, Sheet) else as_puzzle(puzzle), format)


def solve(
    puzzle: PuzzleLike, *, deadline: float | None = None, control: Control | None = None
) -> Result:
    """A solution, and whether it is the only one.

    >>> result = solve("..3..4...1....2.")
    >>> result.status
    <Status.UNIQUE: 'unique'>
    >>> print(result)
    1234341221434321
    """
    control = as_control(deadline, control)
    if type(puzzle) is str and len(puzzle) == LINE:
        try:
            return classic.solve(puzzle, control)
        except FormatError:
            pass  # no line of an ordinary puzzle; the readers know better what it is
    return engine.solve(as_puzzle(puzzle), control)


def count(
    puzzle: PuzzleLike,
    limit: int | None = None,
    *,
    deadline: float | None = None,
    control: Control | None = None,
) -> Count:
    """The number of solutions, up to `limit` if there is one; `stopped` tells a partial count.

    >>> count("." * 16)
    288
    >>> count("." * 81, limit=1000)
    1000
    >>> count("." * 81, deadline=0.01).stopped
    True
    """
    limit = None if limit is None else as_number(limit, "limit", 1)
    return engine.count(as_puzzle(puzzle), limit, as_control(deadline, control))


def solutions(
    puzzle: PuzzleLike, *, deadline: float | None = None, control: Control | None = None
) -> Iterator[Grid]:
    """All solutions, found one after the other as they are asked for.

    >>> sum(1 for _ in solutions("." * 16))
    288
    """
    return engine.solutions(as_puzzle(puzzle), as_control(deadline, control))


def trace(
    puzzle: PuzzleLike, *, deadline: float | None = None, control: Control | None = None
) -> Iterator[Event]:
    """The search, event by event: guesses, placements, removals, dead ends and solutions.

    >>> events = list(trace("..3..4...1....2."))
    >>> events[0].act.name, events[-1].act.name
    ('PLACE', 'SOLUTION')
    """
    return engine.trace(as_puzzle(puzzle), as_control(deadline, control))


def is_unique(
    puzzle: PuzzleLike, *, deadline: float | None = None, control: Control | None = None
) -> bool | None:
    """Whether there is exactly one solution; None when stopped before that was known.

    >>> is_unique("." * 16)
    False
    """
    return engine.is_unique(as_puzzle(puzzle), as_control(deadline, control))


def has_solution_without(
    puzzle: PuzzleLike,
    cell: CellLike,
    digit: int,
    *,
    deadline: float | None = None,
    control: Control | None = None,
) -> bool | None:
    """Whether some solution has another digit in the cell (a given there is ignored).

    None when stopped before that was known. A given of a puzzle with one solution is needed
    exactly when this is true of it.

    >>> has_solution_without("..3..4...1....2.", cell="r1c3", digit=3)
    True
    """
    puzzle = as_puzzle(puzzle)
    number = as_cell(puzzle.layout, cell)
    _check_digit(puzzle.layout, digit)
    return engine.has_solution_without(puzzle, number, digit, as_control(deadline, control))


def conflicts(puzzle: PuzzleLike, *, language: str = "en") -> list[str]:
    """Every rule that the givens already break, one sentence each.

    >>> conflicts("1.1.............")
    ['In row 1, 1 stands more than once: in r1c1 and r1c3.']
    """
    from nonet import words  # noqa: PLC0415  (not needed before something is wrong)

    puzzle, spoken = as_puzzle(puzzle), as_language(language)
    found = find_conflicts(puzzle, puzzle.givens)
    return [words.explain_conflict(spoken, puzzle.layout, conflict) for conflict in found]


def is_solution(puzzle: PuzzleLike, grid: Givens) -> bool:
    """Whether the grid is full, keeps the givens and breaks no rule.

    >>> is_solution("1...............", "1234341221434321")
    True
    """
    puzzle = as_puzzle(puzzle)
    return _is_solution(puzzle, as_grid(puzzle.layout, grid))


def solve_many(
    puzzles: Puzzles,
    workers: int | None = None,
    *,
    deadline: float | None = None,
    control: Control | None = None,
) -> Sequence[Result]:
    """One result per puzzle, in order, worked out on all cores or on as many as `workers`.

    A list of 81-character lines, or a buffer of them, is the quickest way.

    >>> [result.status.value for result in solve_many(["." * 81, "55" + "." * 79])]
    ['multiple', 'none']
    """
    control, workers = as_control(deadline, control), as_workers(workers)
    lines = _as_lines(puzzles)
    if lines is not None:
        return classic.solve_lines(lines, workers, control)
    return engine.solve_many(_as_puzzles(puzzles), workers, control)


def count_many(
    puzzles: Puzzles,
    limit: int = 2,
    workers: int | None = None,
    *,
    deadline: float | None = None,
    control: Control | None = None,
) -> list[int | None]:
    """The number of solutions of each puzzle up to `limit`, in order; None where it was stopped.

    >>> count_many(["." * 81, "55" + "." * 79])
    [2, 0]
    """
    control, workers = as_control(deadline, control), as_workers(workers)
    limit = as_number(limit, "limit", 1)
    lines = _as_lines(puzzles)
    if lines is not None:
        return classic.count_lines(lines, limit, workers, control)
    return engine.count_many(_as_puzzles(puzzles), limit, workers, control)


def rate(
    puzzle: PuzzleLike, *, deadline: float | None = None, control: Control | None = None
) -> Rating:
    """How hard the puzzle is: ratings that the community knows, and a level for people.

    Classic 9x9 puzzles get exactly the ratings of Sudoku Explainer 1.2.1, all others those of the
    same kind by Nonet's own ladder. A puzzle with no solution or several has none.

    >>> rating = rate("..3..4...1....2.")
    >>> rating.er, rating.level
    (1.2, 'beginner')
    >>> rate("." * 81).status
    <Status.MULTIPLE: 'multiple'>
    """
    return _rate_puzzles([as_puzzle(puzzle)], 1, as_control(deadline, control))[0]


def rate_many(
    puzzles: Puzzles,
    workers: int | None = None,
    *,
    deadline: float | None = None,
    control: Control | None = None,
) -> list[Rating]:
    """One rating per puzzle, in order, worked out on all cores or on as many as `workers`.

    What was not reached before the deadline or a cancel has the status `STOPPED`.

    >>> [rating.status.value for rating in rate_many(["." * 81, "55" + "." * 79])]
    ['multiple', 'none']
    """
    control, workers = as_control(deadline, control), as_workers(workers)
    lines = _as_lines(puzzles)
    if lines is not None:
        return rating.rate_lines(classic.read_lines(lines), workers, control)
    return _rate_puzzles(_as_puzzles(puzzles), workers, control)


def _rate_puzzles(
    puzzles: Sequence[Puzzle], workers: int | None, control: Control | None
) -> list[Rating]:
    def rate_classic(lines: list[bytes]) -> list[Rating]:
        return rating.rate_lines(b"".join(lines), workers, control)

    def rate_others(others: Sequence[Puzzle]) -> list[Rating]:
        return _rate_others(others, workers, control)

    return list(engine.divided(puzzles, rate_classic, rate_others))


def _rate_others(
    puzzles: Sequence[Puzzle], workers: int | None, control: Control | None
) -> list[Rating]:
    """Rates what is proven to have one solution; some techniques presume that."""
    statuses = [result.status for result in engine.solve_many(puzzles, workers, control)]
    pairs = list(zip(puzzles, statuses, strict=True))
    unique = [puzzle for puzzle, status in pairs if status is Status.UNIQUE]
    rated = iter(rating.rate_unique_many(unique, workers, control))
    return [
        next(rated) if status is Status.UNIQUE else Rating(status, dialect=rating.LADDER)
        for status in statuses
    ]


def _as_lines(puzzles: Puzzles) -> Sequence[str] | Buffer | None:
    """The same puzzles if they are lines of the ordinary 9x9 board, as far as lengths tell."""
    if isinstance(puzzles, Buffer):
        return puzzles
    if isinstance(puzzles, str) or not isinstance(puzzles, Sequence):
        raise NonetError("error.not_many_puzzles", got=puzzles)
    return cast("Sequence[str]", puzzles) if classic.are_lines(puzzles) else None


def _as_puzzles(puzzles: Puzzles) -> list[Puzzle]:
    checked = []
    for number, puzzle in enumerate(cast("Sequence[PuzzleLike]", puzzles), 1):
        try:
            checked.append(as_puzzle(puzzle))
        except NonetError as error:
            raise NonetError("place.puzzle", number=number, reason=error) from error
    return checked


def _check_digit(layout: Layout, digit: int) -> None:
    if not isinstance(digit, int) or not 1 <= digit <= layout.size:
        raise PuzzleError("error.no_digit", digit=digit, most=layout.size)
