"""What indexed cells say: the digit of a cell is the place where its own place stands."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from nonet.core.figures import CellShape, Figure
from nonet.core.layout import Layout
from nonet.core.primitives import Allowed, Primitive, Relation
from nonet.core.rule import Rule
from nonet.rules.iss import Sign, split
from nonet.rules.of_cells import OfCells


@dataclass(frozen=True)
class Index(OfCells):
    """Cells, each of which points along a line of cells by the place that it has there itself."""

    def check(self, board: Layout) -> None:
        super().check(board)
        for cell in self.cells:
            place, line = self._line(board, cell)
            if len(line) != board.size or place >= board.size:
                raise self.fault(board, "index", at=cell, size=board.size)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        for cell in self.cells:
            yield from index_along(board.size, cell, *self._line(board, cell))

    def draw(self, board: Layout) -> Iterable[Figure]:
        for cell in self.cells:
            yield CellShape(cell, "tint", self.kind)

    @abstractmethod
    def _line(self, board: Layout, cell: int) -> tuple[int, list[int | None]]:
        """The place of the cell, and the cells among which it points."""


def indexing(letter: str, rule: Callable[..., Rule]) -> Sign:
    """Cells after a letter that says along what they point."""
    return Sign(
        "Indexing",
        lambda arguments, _board: [rule(split(arguments)[1])] if arguments[:1] == [letter] else [],
        lambda index, _board: (letter, *index.cells),
    )


def index_along(
    size: int, cell: int, place: int, line: Sequence[int | None]
) -> Iterator[Primitive]:
    """A cell at a place (from 0) that says where on the line the digit of that place stands."""
    full = (1 << size) - 1
    own = 1 << place
    mask = full
    for digit, other in enumerate(line, 1):
        if other is None:
            mask &= ~(1 << (digit - 1))
        elif other != cell:
            table = tuple(own if first == digit else full for first in range(1, size + 1))
            yield Relation(cell, other, table)
    if mask != full:
        yield Allowed(cell, mask)
