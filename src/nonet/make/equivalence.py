"""Which classic puzzles are essentially the same: canonical forms and random equivalent ones."""

from nonet._native import classic_canonical, classic_form
from nonet.core.puzzle import Puzzle
from nonet.engine.classic import is_classic
from nonet.errors import PuzzleError

SEEDS = 2**64
"""Seeds are numbers below this; others are taken modulo it."""


def canonical(puzzle: Puzzle) -> Puzzle:
    """The least of all forms of a classic puzzle; two are essentially the same if theirs are equal.

    Forms differ in the order of bands, stacks, rows and columns, in the names of the digits, and in
    that rows and columns are exchanged. The least one is the first in the order of text.

    >>> from nonet.core.shapes import CLASSIC
    >>> one, other = Puzzle(CLASSIC, {40: 7}), Puzzle(CLASSIC, {3: 2})
    >>> canonical(one) == canonical(other)
    True
    """
    return Puzzle(puzzle.layout, _form(puzzle)[0], info=puzzle.info)


def count_automorphisms(puzzle: Puzzle) -> int:
    """In how many ways a classic puzzle can be turned into itself, doing nothing being one."""
    return _form(puzzle)[1]


def random_equivalent(puzzle: Puzzle, seed: int) -> Puzzle:
    """A classic puzzle in another form; all 1.2e12 forms are equally likely."""
    return Puzzle(puzzle.layout, classic_form(_checked(puzzle), seed % SEEDS), info=puzzle.info)


def _form(puzzle: Puzzle) -> tuple[bytes, int]:
    try:
        return classic_canonical(_checked(puzzle))
    except PuzzleError:
        raise
    except ValueError as error:
        raise PuzzleError("error.canonical_broken") from error


def _checked(puzzle: Puzzle) -> bytes:
    if puzzle.allowed or not is_classic(puzzle.layout):
        raise PuzzleError("error.canonical_board", got=puzzle.layout)
    return puzzle.givens
