"""Equal sums: several sets of cells with the same sum, as the lines of a magic square."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import Figure, Outline
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive
from nonet.core.rule import Cells, Rule
from nonet.rules.checks import check_count
from nonet.rules.iss import Argument, Arguments, Sign
from nonet.rules.kind import Kind
from nonet.rules.sums import equal_sums


@dataclass(frozen=True)
class EqualSums(Rule, kind="equal_sums"):
    """Each set of cells has the same sum."""

    sets: tuple[Cells, ...]

    def check(self, board: Layout) -> None:
        if len(self.sets) < 2:
            raise self.fault(board, "sets", count=len(self.sets))
        for cells in self.sets:
            check_count(self, board, cells, 1, board.cell_count)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        return equal_sums(self.sets)

    def draw(self, board: Layout) -> Iterable[Figure]:
        for cells in self.sets:
            yield Outline(cells, "equal_sums", "=")


def _read(arguments: list[Argument], _board: Layout) -> list[Rule]:
    sets: list[list[int]] = [[]]
    for argument in arguments:
        if isinstance(argument, int):
            sets[-1].append(argument)
        else:
            sets.append([])
    return [EqualSums(tuple(map(tuple, sets)))]


def _write(rule: EqualSums, _board: Layout) -> Arguments:
    parts: list[Argument] = []
    for cells in rule.sets:
        parts += ["-", *cells]
    return parts[1:]


KIND = Kind(
    rule=EqualSums,
    example=EqualSums(sets=((0, 1), (9, 10), (18, 19))),
    iss=(Sign("EqualSum", _read, _write),),
)
