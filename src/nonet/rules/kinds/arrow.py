"""Arrows: the digits along the line add up to the number in the circle."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import CellShape, Figure, Path, Pill
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive
from nonet.core.rule import Cells, Rule
from nonet.rules.checks import check_count
from nonet.rules.fpuzzles import Entry, Form, number
from nonet.rules.iss import Argument, Arguments, Sign, only_cells
from nonet.rules.kind import Kind
from nonet.rules.sums import signed_sum

PILL = 3
"""The most cells of a circle."""


@dataclass(frozen=True)
class Arrow(Rule, kind="arrow"):
    """The line adds up to the circle; a circle of several cells is a number, read as text is."""

    circle: Cells
    line: Cells

    def check(self, board: Layout) -> None:
        check_count(self, board, self.circle, 1, PILL)
        for cell in self.line:
            if cell in self.circle:
                raise self.fault(board, "own_line", cell=board.cell_name(cell))
        most = board.size if len(self.circle) == 1 else board.cell_count
        check_count(self, board, self.line, 1, most)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        places = sorted(self.circle, key=lambda cell: board.positions[cell])
        weights = [(cell, -(10**power)) for power, cell in enumerate(reversed(places))]
        yield signed_sum([*weights, *((cell, 1) for cell in self.line)])

    def draw(self, board: Layout) -> Iterable[Figure]:
        first = self.circle[-1]
        yield Path((first, *self.line), "arrow", end="arrow")
        yield Pill(self.circle, "arrow") if self.circle[1:] else CellShape(first, "circle", "arrow")


def _read(entry: Entry, _board: Layout) -> Iterable[Rule]:
    for line in entry.lines:
        yield Arrow(entry.cells, line[1:] if line[:1] and line[0] in entry.cells else line)


def _arrow(cells: Cells) -> Arrow:
    return Arrow(cells[:1], cells[1:])


def _read_pill(arguments: list[Argument], _board: Layout) -> Iterable[Rule]:
    count = number(str(arguments[0])) if arguments else 2
    cells = only_cells(arguments[1:])
    yield Arrow(cells[: max(count, 0)], cells[max(count, 0) :])


def _write_pill(rule: Arrow, _board: Layout) -> Arguments | None:
    return (str(len(rule.circle)), *rule.circle, *rule.line) if rule.circle[1:] else None


KIND = Kind(
    rule=Arrow,
    example=Arrow(circle=(0,), line=(1, 11)),
    fpuzzles=(
        Form(
            "arrow",
            _read,
            lambda rule, _board: Entry(cells=rule.circle, lines=((rule.circle[-1], *rule.line),)),
        ),
    ),
    iss=(
        Sign(
            "Arrow",
            lambda arguments, _board: [_arrow(only_cells(arguments))],
            lambda rule, _board: None if rule.circle[1:] else (*rule.circle, *rule.line),
        ),
        Sign("PillArrow", _read_pill, _write_pill),
    ),
)
