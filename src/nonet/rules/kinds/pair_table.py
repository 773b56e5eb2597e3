"""Pair tables: which digits may follow which along a line, as a person's table says."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations, pairwise

from nonet.core.figures import Figure, Path
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive, Relation
from nonet.core.rule import Cells, Rule
from nonet.rules.checks import check_length, check_number, check_steps
from nonet.rules.iss import Argument, Arguments, Sign
from nonet.rules.iss_codes import code_of_table, named, named_groups, table_of_code
from nonet.rules.kind import Kind


@dataclass(frozen=True)
class PairTable(Rule, kind="pair_table"):
    """`table[a - 1]` are the digits (as a mask) that may follow a digit a.

    It holds for neighbours on the line, or, with `everywhere`, for each cell and all later ones.
    `name` is what people call it.
    """

    cells: Cells
    table: tuple[int, ...]
    everywhere: bool = False
    name: str = ""

    def check(self, board: Layout) -> None:
        check_steps(self, board, self.cells, 2)
        check_length(self, board, self.table, board.size, board.size, "table")
        for mask in self.table:
            check_number(self, board, mask, 0, (1 << board.size) - 1, "mask")

    def compile(self, board: Layout) -> Iterable[Primitive]:
        pairs = combinations(self.cells, 2) if self.everywhere else pairwise(self.cells)
        for first, second in pairs:
            if first != second:
                yield Relation(first, second, self.table)

    def draw(self, board: Layout) -> Iterable[Figure]:
        yield Path(self.cells, "pair_table")


def _sign(name: str, *, everywhere: bool) -> Sign:
    def read(arguments: list[Argument], board: Layout) -> Iterable[Rule]:
        table = table_of_code(str(arguments[0]) if arguments else "", board.size)
        for label, cells in named_groups(arguments[1:]):
            yield PairTable(cells, table, everywhere, label)

    def write(rule: PairTable, board: Layout) -> Arguments | None:
        if rule.everywhere != everywhere:
            return None
        return [code_of_table(rule.table, board.size), named(rule.name), *rule.cells]

    return Sign(name, read, write)


KIND = Kind(
    rule=PairTable,
    example=PairTable(
        cells=(0, 1, 2), table=(2, 5, 10, 20, 40, 80, 160, 320, 128), name="consecutive"
    ),
    iss=(_sign("Pair", everywhere=False), _sign("PairX", everywhere=True)),
)
