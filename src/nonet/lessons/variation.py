"""Random equivalents of positions, so that an exercise is hardly ever the same twice.

On the classic board digits are renamed, bands, stacks, rows and columns change places, and the
board may be mirrored at its diagonal. Other boards are turned and mirrored with their rules, and
their digits renamed where the rules allow that; where cages have totals, digits may be exchanged
for what they lack to one more than the greatest digit, which changes the totals with them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from nonet.core.cage import Cage
from nonet.core.layout import Layout
from nonet.core.masks import digits_in, mask_of
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.core.splitmix import SplitMix64
from nonet.core.turning import TURNS, images_of, turned
from nonet.errors import LayoutError
from nonet.logic import Position

_SIDE = 9
_BAND = 3


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
    """A variation of a board; as much of one as its rules allow."""
    random = SplitMix64(seed)
    if layout == CLASSIC:
        return Variation(layout, _shuffled_cells(random), _renamed(layout.size, random))
    board, cells = _turned(layout, random)
    digits = tuple(range(layout.size + 1))
    if layout.digits_may_be_renamed:
        return Variation(board, cells, _renamed(layout.size, random))
    if layout.cages and not layout.other_rules and random.below(2):
        return Variation(_complemented(board), cells, _reversed(layout.size))
    return Variation(board, cells, digits)


def _turned(layout: Layout, random: SplitMix64) -> tuple[Layout, tuple[int, ...]]:
    """The board, turned or mirrored or as it is, and where its cells went."""
    turns = random.shuffled(TURNS)[: random.below(len(TURNS) + 1)]
    for turn in turns:
        try:
            board = turned(Puzzle(layout, {}), turn).layout
        except LayoutError:  # a rule would mean something else
            continue
        images = images_of(layout, turn)
        return board, tuple(images[cell] for cell in range(layout.cell_count))
    return layout, tuple(range(layout.cell_count))


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


def _complemented(layout: Layout) -> Layout:
    """The board with the totals that its cages have when digits are exchanged."""
    cages = [
        Cage((layout.size + 1) * len(cage.cells) - cage.total, cage.cells) for cage in layout.cages
    ]
    return Layout(layout.size, layout.positions, layout.houses, cages=cages)
