"""Random equivalents of positions, so that an exercise is hardly ever the same twice.

On the classic board digits are renamed, bands, stacks, rows and columns change places, and the
board may be mirrored at its diagonal. Other square boards are turned and mirrored, and their
digits renamed; where cages have totals, digits may be exchanged for what they lack to one more
than the greatest digit, which changes the totals with them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from nonet.core.cage import Cage
from nonet.core.layout import Layout
from nonet.core.masks import digits_in, mask_of
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.core.splitmix import SplitMix64
from nonet.logic import Position

_SIDE = 9
_BAND = 3
_ON_ANY_SIDE = ("row", "column", "box", "diagonal", "window")
"""Houses that stay where they are when a square board is turned or mirrored."""


@dataclass(frozen=True, slots=True)
class Variation:
    """Where each cell of a board goes, and what each digit becomes; digit 0 stays."""

    layout: Layout
    cells: tuple[int, ...]
    digits: tuple[int, ...]

    def of(self, position: Position) -> Position:
        """The equivalent of a position."""
        puzzle = position.puzzle
        allowed = self._moved(puzzle.allowed, self._mask) if puzzle.allowed else ()
        givens = bytes(self._moved(puzzle.givens, self._digit))
        return replace(
            position,
            puzzle=Puzzle(self.layout, givens, allowed),
            entries=bytes(self._moved(position.entries, self._digit)),
            candidates=tuple(self._moved(position.candidates, self._mask)),
        )

    def _moved(self, items: Sequence[int], changed: Callable[[int], int]) -> list[int]:
        moved = [0] * len(items)
        for cell, item in zip(self.cells, items, strict=True):
            moved[cell] = changed(item)
        return moved

    def _digit(self, digit: int) -> int:
        return self.digits[digit]

    def _mask(self, mask: int) -> int:
        return mask_of(self.digits[digit] for digit in digits_in(mask))


def random_variation(layout: Layout, seed: int) -> Variation:
    """A variation of a board; boards that are no squares only get other digits.

    With rules beyond cages everything stays as it is: few of them may be turned or renamed.
    """
    if layout.other_rules:
        return Variation(layout, tuple(range(layout.cell_count)), tuple(range(layout.size + 1)))
    random = SplitMix64(seed)
    if layout == CLASSIC:
        return Variation(layout, _shuffled_cells(random), _renamed(layout.size, random))
    cells = _turned_cells(layout, random)
    if layout.cages:
        is_reversed = random.below(2) == 1
        digits = _reversed(layout.size) if is_reversed else tuple(range(layout.size + 1))
        return Variation(_moved_layout(layout, cells, is_reversed=is_reversed), cells, digits)
    return Variation(_moved_layout(layout, cells), cells, _renamed(layout.size, random))


def _renamed(size: int, random: SplitMix64) -> tuple[int, ...]:
    return (0, *random.shuffled(range(1, size + 1)))


def _reversed(size: int) -> tuple[int, ...]:
    return (0, *range(size, 0, -1))


def _shuffled_cells(random: SplitMix64) -> tuple[int, ...]:
    rows, columns = _shuffled_lines(random), _shuffled_lines(random)
    is_mirrored = random.below(2) == 1
    places = [(rows[row], columns[column]) for row in range(_SIDE) for column in range(_SIDE)]
    return tuple(
        column * _SIDE + row if is_mirrored else row * _SIDE + column for row, column in places
    )


def _shuffled_lines(random: SplitMix64) -> list[int]:
    """Where the lines of each band go: bands stay together."""
    bands = random.shuffled(range(_BAND))
    return [_BAND * band + line for band in bands for line in random.shuffled(range(_BAND))]


def _turned_cells(layout: Layout, random: SplitMix64) -> tuple[int, ...]:
    """One of the eight symmetries of the square; nothing moves on other boards."""
    numbers = {place: cell for cell, place in enumerate(layout.positions)}
    last = layout.size - 1
    if len(numbers) != layout.size**2 or max(map(max, numbers)) > last:
        return tuple(range(layout.cell_count))
    turns, is_mirrored = random.below(4), random.below(2) == 1
    places: list[tuple[int, int]] = list(layout.positions)
    for _ in range(turns):
        places = [(column, last - row) for row, column in places]
    if is_mirrored:
        places = [(column, row) for row, column in places]
    return tuple(numbers[place] for place in places)


def _moved_layout(layout: Layout, cells: tuple[int, ...], *, is_reversed: bool = False) -> Layout:
    houses = [
        house if house.kind in _ON_ANY_SIDE else replace(house, cells=_at(cells, house.cells))
        for house in layout.houses
    ]
    cages = [
        Cage(_total(layout, cage, is_reversed=is_reversed), _at(cells, cage.cells))
        for cage in layout.cages
    ]
    return Layout(layout.size, layout.positions, houses, cages=cages)


def _total(layout: Layout, cage: Cage, *, is_reversed: bool) -> int:
    return (layout.size + 1) * len(cage.cells) - cage.total if is_reversed else cage.total


def _at(cells: tuple[int, ...], before: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(cells[cell] for cell in before))
