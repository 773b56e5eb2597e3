"""Naked, locked and hidden sets, in the order in which HoDoKu comes across them.

Boxes come before rows and columns. A locked set rules something out both in its line and in its
box; any other one counts as a naked set.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from nonet.core.masks import digits_in
from nonet.core.shapes import CLASSIC
from nonet.logic.hodoku.singles import HOUSES, HOUSES_OF
from nonet.logic.step import Candidate

BOXES = range(2 * CLASSIC.size, 3 * CLASSIC.size)
ORDER = (*BOXES, *range(2 * CLASSIC.size))


def naked_set(masks: Sequence[int], count: int, *, locked: bool) -> list[Candidate]:
    """What the first naked set of so many cells rules out, house by house."""
    for cells in _naked_sets(masks, count, BOXES if locked else ORDER):
        gone = _seen_by(masks, cells)
        if gone and _is_locked(cells, gone) == locked:
            return gone
    return []


def _naked_sets(masks: Sequence[int], count: int, houses: Sequence[int]) -> Iterator[Sequence[int]]:
    for house in houses:
        few = [cell for cell in HOUSES[house] if 0 < masks[cell].bit_count() <= count]
        for cells in combinations(few, count):
            if _union(masks, cells).bit_count() == count:
                yield cells


def _union(masks: Sequence[int], cells: Sequence[int]) -> int:
    union = 0
    for cell in cells:
        union |= masks[cell]
    return union


def _seen_by(masks: Sequence[int], cells: Sequence[int]) -> list[Candidate]:
    digits = _union(masks, cells)
    return [
        Candidate(cell, digit)
        for house in _common(cells)
        for cell in HOUSES[house]
        if cell not in cells
        for digit in digits_in(masks[cell] & digits)
    ]


def _common(cells: Sequence[int]) -> list[int]:
    return [house for house in HOUSES_OF[cells[0]] if set(cells).issubset(HOUSES[house])]


def _is_locked(cells: Sequence[int], gone: Sequence[Candidate]) -> bool:
    box = HOUSES_OF[cells[0]][-1]
    common = _common(cells)
    if len(cells) > 3 or len(common) < 2 or box not in common:
        return False
    ruled = {cell for cell, _ in gone}
    in_box = ruled.intersection(HOUSES[box])
    return bool(in_box) and ruled != in_box


def hidden_set(masks: Sequence[int], count: int) -> list[Candidate]:
    """What the first hidden set of so many digits rules out, cell by cell."""
    for house in ORDER:
        for digits, cells in _hidden_sets(masks, count, house):
            gone = [Candidate(cell, d) for cell in cells for d in digits_in(masks[cell] & ~digits)]
            if gone:
                return gone
    return []


def _hidden_sets(
    masks: Sequence[int], count: int, house: int
) -> Iterator[tuple[int, Sequence[int]]]:
    places = {}
    for digit in range(1, CLASSIC.size + 1):
        cells = {cell for cell in HOUSES[house] if masks[cell] >> (digit - 1) & 1}
        if 0 < len(cells) <= count:
            places[digit] = cells
    for digits in combinations(places, count):
        union = set.union(*(places[digit] for digit in digits))
        if len(union) == count:
            yield sum(1 << (digit - 1) for digit in digits), sorted(union)
