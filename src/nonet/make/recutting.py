"""Killers made easier: cells change cages until steps that are easy enough lead to the end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from nonet.core.layout import Cage, Layout
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.splitmix import SplitMix64
from nonet.engine import Control
from nonet.logic import Position, walk
from nonet.logic.scale import SCALE
from nonet.make.boards import neighbours_of
from nonet.make.span import Span

CHANGES = 150
"""So many changes are tried; after that, other cages lead to the end sooner."""

HARDEST_RECUT = 2.5
"""Up to here steps are quickly found, and none of them takes for granted that there is one
solution: that they lead to the end is the proof."""

Cells = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ground:
    """What all cuts of a board have in common: its cells, the solution and how great cages are."""

    layout: Layout
    """Without cages."""
    solution: Grid
    sizes: Span

    def can_be_cage(self, cells: Sequence[int]) -> bool:
        """Whether the cells are as many as they should, of different digits, and in one piece."""
        least, most = self.sizes
        if not least <= len(cells) <= most:
            return False
        digits = {self.solution[cell] for cell in cells}
        return len(digits) == len(cells) == len(self._piece_of(cells))

    def cage(self, cells: Cells) -> Cage:
        """The cells with their total."""
        return Cage(sum(self.solution[cell] for cell in cells), tuple(sorted(cells)))

    def _piece_of(self, cells: Sequence[int]) -> list[int]:
        near = neighbours_of(self.layout)
        piece = [cells[0]]
        for cell in piece:
            piece += [one for one in near[cell] if one in cells and one not in piece]
        return piece


@dataclass(frozen=True, slots=True)
class Cut:
    """The cells of a board in cages."""

    ground: Ground
    cages: tuple[Cage, ...]

    @property
    def puzzle(self) -> Puzzle:
        """The killer without givens."""
        layout = self.ground.layout.with_cages(self.cages)
        return Puzzle(layout, bytes(layout.cell_count))

    def changed(self, cell: int, random: SplitMix64) -> "Cut":
        """With other cages at the cell; the same cut where there is no way."""
        own = next(cage.cells for cage in self.cages if cell in cage.cells)
        # to divide a cage adds to what is known: that never makes a puzzle harder
        ways = sorted(random.shuffled(self._ways(cell, own)), key=lambda way: len(way[0]))
        for old, new in ways:
            if all(map(self.ground.can_be_cage, new)):
                kept = (cage for cage in self.cages if cage.cells not in old)
                return Cut(self.ground, (*kept, *map(self.ground.cage, new)))
        return self

    def _ways(self, cell: int, own: Cells) -> Iterator[tuple[list[Cells], list[Cells]]]:
        """Cages at the cell and what may stand in their place: two others, or parts."""
        for near in neighbours_of(self.ground.layout)[cell]:
            if near in own:
                yield [own], [(cell, near), _without(own, cell, near)]
                continue
            other = next(cage.cells for cage in self.cages if near in cage.cells)
            rest, far = _without(own, cell), _without(other, near)
            yield [own, other], [rest, (*other, cell)]
            yield [own, other], [(*own, near), far]
            yield [own, other], [(*rest, near), (*far, cell)]
        yield [own], [(cell,), _without(own, cell)]


def _without(cells: Cells, *left_out: int) -> Cells:
    return tuple(cell for cell in cells if cell not in left_out)


def ease(
    start: Puzzle,
    solution: Grid,
    most: float,
    sizes: Span,
    random: SplitMix64,
    control: Control,
) -> Puzzle | None:
    """A killer with the same solution and no harder than `most`; None if that leads nowhere.

    The start may have more solutions than this one.
    """
    techniques = [name for name, tenths in SCALE.items() if tenths <= round(10 * most)]

    def empty_cells(cut: Cut) -> list[int]:
        position = Position.of(cut.puzzle, unique=True)
        end = walk(position, techniques, control, keep_steps=False).digits
        return [cell for cell, digit in enumerate(end) if not digit]

    ground = Ground(start.layout.with_cages(()), solution, sizes)
    cut = Cut(ground, start.layout.cages)
    left = empty_cells(cut)
    for _ in range(CHANGES):
        if not left or control.seconds_left == 0:
            break
        other = cut.changed(left[random.below(len(left))], random)
        still = left if other is cut else empty_cells(other)
        if len(still) <= len(left):
            cut, left = other, still
    return None if left else cut.puzzle
