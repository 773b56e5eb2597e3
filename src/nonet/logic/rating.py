"""Ratings of classic 9x9 puzzles by the measure of Sudoku Explainer 1.2.1."""

from collections.abc import Sequence
from dataclasses import dataclass

from nonet._native import Control, Verdict
from nonet._native import rate_many as _rate_many
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.errors import PuzzleError

DIALECT = "Sudoku Explainer 1.2.1"
"""Other programs print other numbers under the same name."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How hard a puzzle is, in tenths: 72 is what the community writes as 7.2.

    A puzzle with no solution or several has no rating: its verdict is `INVALID` and all figures are
    0, as they are where the rating was `STOPPED`.
    """

    verdict: Verdict
    er: int = 0
    """The hardest step."""
    ep: int = 0
    """The hardest step up to the first digit that is placed."""
    ed: int = 0
    """The first step."""

    def __str__(self) -> str:
        if self.verdict is not Verdict.RATED:
            return f"({self.verdict.name.lower()})"
        return "/".join(f"{tenths // 10}.{tenths % 10}" for tenths in (self.er, self.ep, self.ed))


def rate(puzzle: Puzzle, control: Control | None = None) -> Rating:
    """The rating of one puzzle."""
    return rate_many([puzzle], workers=1, control=control)[0]


def rate_many(
    puzzles: Sequence[Puzzle], workers: int | None = None, control: Control | None = None
) -> list[Rating]:
    """One rating per puzzle, in order; what was not reached before a stop is `STOPPED`."""
    grids = b"".join(_classic_givens(puzzle) for puzzle in puzzles)
    return [Rating(*rated) for rated in _rate_many(grids, workers or 0, control or Control())]


def _classic_givens(puzzle: Puzzle) -> bytes:
    if puzzle.layout != CLASSIC or puzzle.allowed:
        raise PuzzleError(f"only classic 9x9 puzzles have a {DIALECT} rating")
    return puzzle.givens
