"""Thermometers: digits rise from the bulb; on slow ones they never fall."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import Figure, Path
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive, Relation
from nonet.core.rule import Cells, Rule
from nonet.rules.checks import check_count
from nonet.rules.fpuzzles import Entry, Form
from nonet.rules.iss import Sign, only_cells
from nonet.rules.kind import Kind
from nonet.rules.tables import at_most, less


@dataclass(frozen=True)
class Thermometer(Rule, kind="thermometer"):
    """Digits rise along the cells, from the bulb on. A slow one may stay level."""

    cells: Cells
    slow: bool = False

    @property
    def wording(self) -> str:
        return "slow_thermometer" if self.slow else self.kind

    def check(self, board: Layout) -> None:
        check_count(self, board, self.cells, 2, board.cell_count if self.slow else board.size)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        table = at_most(board.size) if self.slow else less(board.size)
        for first, second in zip(self.cells, self.cells[1:], strict=False):
            yield Relation(first, second, table)

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield Path(self.cells, "slow_thermometer" if self.slow else "thermometer", start="bulb")


def _form(key: str, *, slow: bool) -> Form:
    return Form(
        key,
        lambda entry, _board: [Thermometer(line, slow) for line in entry.lines],
        lambda rule, _board: Entry(lines=(rule.cells,)) if rule.slow == slow else None,
    )


KIND = Kind(
    rule=Thermometer,
    example=Thermometer(cells=(0, 1, 11, 12)),
    fpuzzles=(_form("thermometer", slow=False), _form("slowthermometer", slow=True)),
    iss=(
        Sign(
            "Thermo",
            lambda arguments, _board: [Thermometer(only_cells(arguments))],
            lambda rule, _board: None if rule.slow else rule.cells,
        ),
    ),
)
