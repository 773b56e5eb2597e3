"""Nabner lines: no two digits are equal or consecutive."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from nonet.core.figures import Figure, Path
from nonet.core.layout import Layout
from nonet.core.primitives import Different, Primitive, Relation
from nonet.core.rule import Cells, Rule
from nonet.rules import fpuzzles
from nonet.rules.checks import check_count
from nonet.rules.iss import Arguments, Sign
from nonet.rules.iss_codes import code_of_table, named
from nonet.rules.kind import Kind
from nonet.rules.tables import apart


@dataclass(frozen=True)
class Nabner(Rule, kind="nabner"):
    """Any two digits of the line differ by at least 2."""

    cells: Cells

    def check(self, board: Layout) -> None:
        check_count(self, board, self.cells, 2, (board.size + 1) // 2)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        yield Different(self.cells)
        for first, second in combinations(self.cells, 2):
            yield Relation(first, second, apart(board.size, 2))

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield Path(self.cells, "nabner")


def _write(rule: Nabner, board: Layout) -> Arguments:
    """The strings know nabner lines as tables of pairs, and as such they are read."""
    return [code_of_table(apart(board.size, 2), board.size), named("Nabner"), *rule.cells]


KIND = Kind(
    rule=Nabner,
    example=Nabner(cells=(0, 1, 11, 12)),
    fpuzzles=(fpuzzles.lines("nabner", Nabner),),
    iss=(Sign("PairX", lambda _arguments, _board: (), _write),),
)
