"""Whispers: neighbours on the line differ by at least a number, 5 on nine digits."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import Figure, Path
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive, Relation
from nonet.core.rule import Cells, Rule
from nonet.rules import fpuzzles, iss
from nonet.rules.checks import check_number, check_steps
from nonet.rules.kind import Kind
from nonet.rules.tables import apart


@dataclass(frozen=True)
class Whisper(Rule, kind="whisper"):
    """Neighbours on the line differ by at least the value (German 5, Dutch 4)."""

    cells: Cells
    value: int = 5

    def check(self, board: Layout) -> None:
        check_steps(self, board, self.cells, 2)
        check_number(self, board, self.value, 1, board.size - 1)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        table = apart(board.size, self.value)
        for first, second in zip(self.cells, self.cells[1:], strict=False):
            yield Relation(first, second, table)

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield Path(self.cells, "whisper")


KIND = Kind(
    rule=Whisper,
    example=Whisper(cells=(0, 1, 11, 12)),
    fpuzzles=(fpuzzles.valued_lines("whispers", Whisper, lambda board: (board.size + 1) // 2),),
    iss=(iss.valued("Whisper", Whisper, 5),),
)
