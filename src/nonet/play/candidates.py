"""What the rules leave possible in a cell now, without any further thought."""

from collections.abc import Sequence
from functools import lru_cache

from nonet.core.layout import Cage, Layout, cage_bounds
from nonet.core.masks import digits_in
from nonet.core.narrowing import left_on, narrow_by
from nonet.core.puzzle import Puzzle


def candidates_of(puzzle: Puzzle, digits: Sequence[int], cell: int) -> int:
    """The mask of digits that could be written into the cell, whatever stands in it now."""
    layout = puzzle.layout
    mask = puzzle.narrowed[cell] if puzzle.narrowed else (1 << layout.size) - 1
    for peer in layout.peers[cell]:
        if digits[peer]:
            mask &= ~(1 << (digits[peer] - 1))
    for cage in layout.cages:
        if cell in cage.cells:
            mask &= _within_total(cage, digits, cell, layout.size)
    if layout.compiled:
        others = bytes(0 if other == cell else digit for other, digit in enumerate(digits))
        mask &= _left_by_rules(layout, others)[cell]
    return mask


@lru_cache(maxsize=16)
def _left_by_rules(layout: Layout, digits: bytes) -> tuple[int, ...]:
    """What each rule leaves by itself, for all cells."""
    masks = [(1 << layout.size) - 1] * layout.cell_count
    for _, primitives in layout.compiled:
        left = left_on(digits, layout.size)
        narrow_by(primitives, left, layout.size)
        masks = [
            mask if digit else mask & one
            for mask, one, digit in zip(masks, left, digits, strict=True)
        ]
    return tuple(masks)


def _within_total(cage: Cage, digits: Sequence[int], cell: int, size: int) -> int:
    """The digits that leave the cage a total that it can still reach."""
    others = [digits[other] for other in cage.cells if other != cell]
    least, most = cage_bounds(others.count(0), size)
    rest = cage.total - sum(others)
    return sum(
        1 << (digit - 1) for digit in digits_in((1 << size) - 1) if least <= rest - digit <= most
    )
