"""The score that another program would give a puzzle."""

from nonet.api.arguments import PuzzleLike, as_control, as_puzzle
from nonet.engine import Control, is_unique
from nonet.logic import hodoku


def hodoku_score(
    puzzle: PuzzleLike, *, deadline: float | None = None, control: Control | None = None
) -> int | None:
    """The score of a classic puzzle by HoDoKu's own order of techniques and its points.

    None where these do not lead to the end in time, where the puzzle does not have one solution,
    and on boards that HoDoKu does not know.

    >>> hodoku_score(
    ...     "...2..57....19.....74......2...3...89....27..7......43..1..8..5.....6.8...5....2."
    ... )
    402
    """
    puzzle, control = as_puzzle(puzzle), as_control(deadline, control)
    return hodoku.hodoku_score(puzzle, control) if is_unique(puzzle, control) else None
