"""How many solutions have each digit in each cell: the more, the bigger and darker its disc."""

from collections.abc import Iterator, Sequence

from nonet.core.puzzle import Puzzle
from nonet.draw import background, digits
from nonet.draw.plan import Plan
from nonet.draw.scene import Circle, Item

SHADES = 5
"""As many as palettes have."""

_LEAST, _MOST = 0.35, 0.75
"""The radius of a disc as part of the size of a candidate, for rare ones and for frequent ones."""


def heat(plan: Plan, puzzle: Puzzle, counts: Sequence[Sequence[int]]) -> Iterator[Item]:
    """The board; cells that are the same in all solutions have a digit, others have discs."""
    yield background.paper(plan)
    yield from background.shapes(plan)
    yield background.lines(plan)
    yield from digits.digits(plan, puzzle.givens, _settled(puzzle, counts))
    for cell, row in enumerate(counts):
        total = sum(row)
        if max(row, default=0) < total:
            for digit, count in enumerate(row, 1):
                if count:
                    yield _disc(plan, cell, digit, count / total)
                    yield digits.small(plan, cell, digit, "marked")


def _settled(puzzle: Puzzle, counts: Sequence[Sequence[int]]) -> bytes:
    """The digits that all solutions have and the puzzle does not."""
    settled = bytearray(len(puzzle.givens))
    for cell, row in enumerate(counts):
        total = sum(row)
        if not puzzle.givens[cell] and total and total in row:
            settled[cell] = row.index(total) + 1
    return bytes(settled)


def _disc(plan: Plan, cell: int, digit: int, share: float) -> Circle:
    radius = plan.note_size * (_LEAST + (_MOST - _LEAST) * share)
    return Circle(plan.spot(cell, digit), radius, f"heat_{shade_of(share)}")


def shade_of(share: float) -> int:
    """The shade of a share of the solutions, from the lightest to the darkest.

    >>> [shade_of(share) for share in (0.01, 0.2, 0.5, 0.99)]
    [0, 1, 2, 4]
    """
    return min(int(share * SHADES), SHADES - 1)
