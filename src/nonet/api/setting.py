"""Tools for setters: what is needless in a puzzle, what is missing, and what all solutions have."""

from nonet.api.arguments import PuzzleLike, as_control, as_number, as_puzzle
from nonet.engine import Control
from nonet.make import additions as _additions
from nonet.make import survey as _survey
from nonet.make.additions import Additions
from nonet.make.survey import Survey


def survey(
    puzzle: PuzzleLike,
    limit: int = _survey.LIMIT,
    *,
    deadline: float | None = None,
    control: Control | None = None,
) -> Survey:
    """How many solutions have each digit in each cell, counted up to `limit` solutions.

    The true candidates, those that some solution has, are found however many solutions there are.

    >>> found = survey("1...34......4...")
    >>> found.solutions, found.exact, found.kind
    (6, True, 'medium')
    >>> found.counts[1]
    (0, 6, 0, 0)
    >>> survey("." * 81, limit=100).candidates[0] == 0b111111111
    True
    """
    limit = as_number(limit, "limit", 1)
    return _survey.survey(as_puzzle(puzzle), limit, as_control(deadline, control))


def needless(
    puzzle: PuzzleLike, *, deadline: float | None = None, control: Control | None = None
) -> tuple[int, ...] | None:
    """The cells of givens that could be left out, each for itself; None when stopped before.

    Without such a given the puzzle has the same solutions. A puzzle with one solution is minimal
    when it has none.

    >>> needless("1.34.4...1....2.")
    (0, 2, 3)
    >>> needless("..3..4...1....2.")
    ()
    """
    return _survey.find_needless(as_puzzle(puzzle), as_control(deadline, control))


def additions(
    puzzle: PuzzleLike,
    most: int = _additions.MOST_LISTS,
    *,
    deadline: float | None = None,
    control: Control | None = None,
) -> Additions:
    """The shortest lists of digits that leave one solution when they are added to the puzzle.

    `proven` tells whether nothing shorter would do: as a rule, up to some thousand solutions. With
    more, and whenever it is stopped, a list is as short as it was found; when stopped very soon,
    there is none.

    >>> found = additions("1...34......4...")
    >>> found.proven, len(found.lists[0]), len(found.lists)
    (True, 1, 4)
    >>> found.lists[0]
    (Candidate(cell=10, digit=1),)
    >>> additions("..3..4...1....2.").lists
    ((),)
    """
    most = as_number(most, "most", 1)
    return _additions.find_additions(as_puzzle(puzzle), most, as_control(deadline, control))
