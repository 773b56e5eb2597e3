"""Little killers: a diagonal that adds up to the number beside the board."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import Figure, OutsideText
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive, Sum
from nonet.core.rule import Cells, Rule
from nonet.rules.checks import check_count, check_number
from nonet.rules.fpuzzles import Entry, Form, number
from nonet.rules.iss import Argument, Arguments, Sign, split
from nonet.rules.kind import Kind


@dataclass(frozen=True)
class LittleKiller(Rule, kind="little_killer"):
    """The digits of the diagonal add up to the total; they may repeat."""

    cells: Cells
    total: int

    @property
    def label(self) -> str:
        return str(self.total)

    def check(self, board: Layout) -> None:
        check_count(self, board, self.cells, 1, max(board.row_count, board.column_count))
        if self.cells != _diagonal(board, self.cells[0], *self._direction(board)):
            raise self.fault(board, "diagonal")
        count = len(self.cells)
        check_number(self, board, self.total, count, count * board.size, "total")

    def compile(self, board: Layout) -> Iterable[Primitive]:
        yield Sum(self.cells, (1,) * len(self.cells), self.total, self.total)

    def draw(self, board: Layout) -> Iterable[Figure]:
        down, right = self._direction(board)
        row, column = board.positions[self.cells[0]]
        yield OutsideText((row - down, column - right), self.label, (down, right))

    def _direction(self, board: Layout) -> tuple[int, int]:
        """Down and right, each 1 or -1; a single cell lies in a corner and looks out of it."""
        row, column = board.positions[self.cells[0]]
        if len(self.cells) == 1:
            return (-1 if row == 0 else 1, -1 if column == 0 else 1)
        other_row, other_column = board.positions[self.cells[1]]
        return (1 if other_row > row else -1, 1 if other_column > column else -1)


def _diagonal(board: Layout, start: int, down: int, right: int) -> tuple[int, ...]:
    row, column = board.positions[start]
    cells = []
    while (cell := board.cell_at(row, column)) is not None:
        cells.append(cell)
        row, column = row + down, column + right
    return tuple(cells)


def _read(entry: Entry, _board: Layout) -> list[Rule]:
    return [LittleKiller(entry.cells, number(entry.value))]


def _write(rule: LittleKiller, board: Layout) -> Entry:
    figure = next(iter(rule.draw(board)))
    assert isinstance(figure, OutsideText)
    return Entry(cells=rule.cells, place=figure.position, value=str(rule.total))


def _sign_directions(board: Layout, start: int) -> tuple[int, int]:
    """A cell of the border stands for one diagonal: from the left down, from the top to the left,
    from the right up, from the bottom to the right."""
    row, column = board.positions[start]
    if column == 0 and row < board.row_count - 1:
        return (1, 1)
    if row == 0:
        return (1, -1)
    return (-1, -1) if column == board.column_count - 1 and row < board.row_count - 1 else (-1, 1)


def _read_sign(arguments: list[Argument], board: Layout) -> list[Rule]:
    texts, cells = split(arguments)
    line = _diagonal(board, cells[0], *_sign_directions(board, cells[0])) if cells else ()
    return [LittleKiller(line, number(texts[0] if texts else ""))]


def _write_sign(rule: LittleKiller, board: Layout) -> Arguments | None:
    for start in (rule.cells[0], rule.cells[-1]):
        line = _diagonal(board, start, *_sign_directions(board, start))
        if set(line) == set(rule.cells) and rule.cells[1:]:
            return (str(rule.total), start)
    return None


KIND = Kind(
    rule=LittleKiller,
    example=LittleKiller(cells=(3, 11, 19, 27), total=20),
    fpuzzles=(Form("littlekillersum", _read, _write),),
    iss=(Sign("LittleKiller", _read_sign, _write_sign),),
)
