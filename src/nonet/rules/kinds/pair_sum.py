"""Letters and numbers on edges: two neighbours add up to 10 (X), 5 (V) or another total."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import EdgeText, Figure
from nonet.core.layout import Layout
from nonet.core.primitives import Primitive, Relation
from nonet.core.rule import Cells, Rule
from nonet.rules import iss
from nonet.rules.checks import check_number, check_touching
from nonet.rules.fpuzzles import Entry, Form, number
from nonet.rules.kind import Kind
from nonet.rules.tables import adds_up

LETTERS = {"V": 5, "X": 10}
_LETTER_OF = {total: letter for letter, total in LETTERS.items()}


@dataclass(frozen=True)
class PairSum(Rule, kind="pair_sum"):
    """The two digits add up to the total."""

    cells: Cells
    total: int

    def check(self, board: Layout) -> None:
        check_touching(self, board, self.cells)
        check_number(self, board, self.total, 2, 2 * board.size, "total")

    def compile(self, board: Layout) -> Iterable[Primitive]:
        first, second = self.cells
        yield Relation(first, second, adds_up(board.size, self.total))

    def draw(self, board: Layout) -> Iterable[Figure]:
        first, second = self.cells
        yield EdgeText((first, second), _LETTER_OF.get(self.total, str(self.total)))


def _read_letter(entry: Entry, _board: Layout) -> list[Rule]:
    return [PairSum(entry.cells, LETTERS.get(entry.value.strip().upper(), -1))]


def _write_letter(rule: PairSum, _board: Layout) -> Entry | None:
    letter = _LETTER_OF.get(rule.total)
    return Entry(cells=rule.cells, value=letter) if letter else None


def _write_number(rule: PairSum, _board: Layout) -> Entry | None:
    return None if rule.total in _LETTER_OF else Entry(cells=rule.cells, value=str(rule.total))


def _letter(name: str, total: int) -> iss.Sign:
    def make(cells: Cells) -> PairSum:
        return PairSum(cells, total)

    return iss.edges(name, make, lambda rule: rule.total == total)


KIND = Kind(
    rule=PairSum,
    example=PairSum(cells=(0, 1), total=10),
    fpuzzles=(
        Form("xv", _read_letter, _write_letter),
        Form("sum", lambda entry, _: [PairSum(entry.cells, number(entry.value))], _write_number),
    ),
    iss=tuple(_letter(name, total) for name, total in LETTERS.items()),
)
