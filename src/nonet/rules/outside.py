"""Clues beside rows and columns; f-puzzles has them as a place like R0C4 and a number."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from nonet.core.figures import Figure, OutsideText
from nonet.core.layout import Layout
from nonet.core.rule import Cells, Rule
from nonet.rules.checks import check_clue
from nonet.rules.fpuzzles import Entry, Form, number
from nonet.rules.places import before, line_from


@dataclass(frozen=True)
class Clue(Rule):
    """A number beside a row or a column, whose cells are those that it looks along."""

    cells: Cells
    value: int

    LOWEST: ClassVar[int] = 1

    @property
    def label(self) -> str:
        return str(self.value)

    def highest(self, board: Layout) -> int:
        """The value is not greater."""
        return board.size

    def check(self, board: Layout) -> None:
        check_clue(self, board, self.cells, self.value, self.LOWEST, self.highest(board))

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield OutsideText(before(board, self.cells), self.label)


def outside_clue(key: str, rule: Callable[..., Rule]) -> Form:
    """A clue for the line that its place looks along."""

    def read(entry: Entry, board: Layout) -> list[Rule]:
        return [rule(cells=line_from(board, entry.place), value=number(entry.value))]

    def write(clue: Any, board: Layout) -> Entry:
        return Entry(place=before(board, clue.cells), value=str(clue.value))

    return Form(key, read, write)
