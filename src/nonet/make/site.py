"""Where rules are laid: a solution, the cells and edges that are still free, and random lines."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from nonet.core.layout import Layout, Position
from nonet.core.puzzle import Grid
from nonet.core.rule import Rule
from nonet.core.splitmix import SplitMix64
from nonet.errors import LayoutError
from nonet.make.span import Span

MOST_STEPS = 400
"""So many cells are tried for one line, from one start."""

UNSUMMED = ("difference", "ratio", "whisper", "skyscraper", "hidden_skyscraper", "numbered_room")
"""Kinds whose number is no sum."""

Path = tuple[int, ...]
Grows = Callable[[list[int]], bool]
"""Whether the digits of the beginning of a line may be those of a whole one."""


@dataclass
class Site:
    """A board with its solution, and what has been laid on it."""

    layout: Layout
    solution: Grid
    random: SplitMix64
    mirrored: bool = False
    """Whether every line has its image by half a turn."""
    sums: Span | None = None
    """The sums that may be written."""
    taken: set[int] = field(default_factory=set)
    """Cells of lines and areas."""
    outside: set[Position] = field(default_factory=set)
    """Places beside the board that have a clue."""
    corners: set[frozenset[Position]] = field(default_factory=set)
    """Diagonal steps of lines, of which two would cross."""

    def holds(self, rule: Rule) -> bool:
        """Whether the solution keeps a rule, which may stand on this board."""
        try:
            rule.check(self.layout)
            return all(part.holds(self.solution) for part in rule.compile(self.layout))
        except LayoutError:
            return False

    def admits(self, rule: Rule) -> bool:
        """Whether the solution keeps a rule, and its sum is one of those asked for."""
        shown: int | None = getattr(rule, "total", getattr(rule, "value", None))
        if self.sums is not None and shown is not None and rule.kind not in UNSUMMED:
            return self.sums[0] <= shown <= self.sums[1] and self.holds(rule)
        return self.holds(rule)

    def digits(self, cells: Path) -> list[int]:
        """The digits of the solution."""
        return [self.solution[cell] for cell in cells]

    def image(self, cells: Path) -> Path | None:
        """The cells after half a turn; None where the board has none there."""
        rows, columns = self.layout.row_count - 1, self.layout.column_count - 1
        places = (self.layout.positions[cell] for cell in cells)
        found = [self.layout.cell_at(rows - row, columns - column) for row, column in places]
        return None if None in found else tuple(cell for cell in found if cell is not None)

    def shuffled_cells(self) -> list[int]:
        """All cells in a random order."""
        return self.random.shuffled(range(self.layout.cell_count))

    def is_free(self, cells: Path) -> bool:
        """Whether nothing is laid there."""
        return self.taken.isdisjoint(cells)

    def crosses(self, line: Path) -> bool:
        """Whether a line would cross one that is laid."""
        return any(self._crossing(*step) in self.corners for step in pairwise(line))

    def are_apart(self, line: Path, other: Path) -> bool:
        """Whether two lines neither meet nor cross."""
        steps = {self._step(*step) for step in pairwise(line)}
        crossings = (self._crossing(*step) for step in pairwise(other))
        return set(line).isdisjoint(other) and steps.isdisjoint(crossings)

    def take(self, cells: Path) -> None:
        """Lays a line or an area."""
        self.taken |= set(cells)
        self.corners |= {self._step(a, b) for a, b in pairwise(cells)}

    def lines(self, sizes: Span, grows: Grows) -> Iterator[Path]:
        """Random lines of free cells that neither cross nor touch themselves, without an end.

        In the first round they keep their distance from all others, as far as there is room.
        """
        is_roomy = True
        while True:
            for start in self.shuffled_cells():
                least, most = sizes
                size = least + self.random.below(most - least + 1)
                shut = self._close() if is_roomy else self.taken
                if start not in shut and (line := self._grown([start], size, grows, shut)):
                    yield line
            yield ()  # a round without end would hang where there is no line at all
            is_roomy = False

    def _close(self) -> set[int]:
        """The cells that are taken, and those beside them."""
        beside = (one for cell in self.taken for one in self.around(cell, diagonals=False))
        return self.taken.union(beside)

    def _grown(self, line: list[int], size: int, grows: Grows, shut: set[int]) -> Path | None:
        left = [MOST_STEPS]

        def extend() -> bool:
            if len(line) == size:
                return True
            for cell in self._next_cells(line, shut):
                left[0] -= 1
                if left[0] < 0:
                    return False
                line.append(cell)
                if grows([self.solution[one] for one in line]) and extend():
                    return True
                line.pop()
            return False

        return tuple(line) if extend() else None

    def _next_cells(self, line: list[int], shut: set[int]) -> list[int]:
        last, before = line[-1], line[:-1]
        found = self.random.shuffled(self.around(last, diagonals=True))
        return [
            cell
            for cell in found
            if cell not in shut
            and cell not in line
            and set(before).isdisjoint(self.around(cell, diagonals=False))
            and self._crossing(last, cell) not in self.corners
        ]

    def neighbour(self, cell: int, step: Position) -> int | None:
        """The cell so many rows and columns further on."""
        row, column = self.layout.positions[cell]
        return self.layout.cell_at(row + step[0], column + step[1])

    def ray(self, cell: int, step: Position) -> Path:
        """A cell and all that come after it in a direction."""
        found, here = [cell], self.neighbour(cell, step)
        while here is not None:
            found.append(here)
            here = self.neighbour(here, step)
        return tuple(found)

    def around(self, cell: int, *, diagonals: bool) -> list[int]:
        """The neighbours of a cell."""
        row, column = self.layout.positions[cell]
        steps = [(-1, 0), (0, -1), (0, 1), (1, 0)]
        steps += [(-1, -1), (-1, 1), (1, -1), (1, 1)] if diagonals else []
        found = (self.layout.cell_at(row + down, column + right) for down, right in steps)
        return [cell for cell in found if cell is not None]

    def _step(self, first: int, second: int) -> frozenset[Position]:
        return frozenset((self.layout.positions[first], self.layout.positions[second]))

    def _crossing(self, first: int, second: int) -> frozenset[Position]:
        """The diagonal step that would cross this one."""
        (row, column), (below, right) = self.layout.positions[first], self.layout.positions[second]
        return frozenset(((row, right), (below, column)))
