"""What the rules leave possible in a cell now, without any further thought."""

from collections.abc import Sequence

from nonet.core.layout import Cage, cage_bounds
from nonet.core.masks import digits_in
from nonet.core.puzzle import Puzzle


def candidates_of(puzzle: Puzzle, digits: Sequence[int], cell: int) -> int:
    """The mask of digits that could be written into the cell, whatever stands in it now."""
    layout = puzzle.layout
    mask = puzzle.allowed[cell] if puzzle.allowed else (1 << layout.size) - 1
    for peer in layout.peers[cell]:
        if digits[peer]:
            mask &= ~(1 << (digits[peer] - 1))
    for cage in layout.cages:
        if cell in cage.cells:
            mask &= _within_total(cage, digits, cell, layout.size)
    return mask


def _within_total(cage: Cage, digits: Sequence[int], cell: int, size: int) -> int:
    """The digits that leave the cage a total that it can still reach."""
    others = [digits[other] for other in cage.cells if other != cell]
    least, most = cage_bounds(others.count(0), size)
    rest = cage.total - sum(others)
    return sum(
        1 << (digit - 1) for digit in digits_in((1 << size) - 1) if least <= rest - digit <= most
    )
