"""Negative marks: where no such mark stands between neighbours, its relation does not hold."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from nonet.core.layout import Layout
from nonet.core.primitives import Primitive, Relation
from nonet.core.rule import Rule
from nonet.rules.fpuzzles import Form
from nonet.rules.iss import Argument, Arguments, Sign
from nonet.rules.kind import Kind
from nonet.rules.kinds.difference import Difference
from nonet.rules.kinds.pair_sum import LETTERS, PairSum
from nonet.rules.kinds.ratio import Ratio
from nonet.rules.places import NEXT_STEPS, pairs
from nonet.rules.tables import Table, table_of

Marks = tuple[Rule, ...]

_DOTS = ("difference", "ratio")


@dataclass(frozen=True)
class Negative(Rule, kind="negative"):
    """All marks of a relation (`difference`, `ratio` or `xv`) are given.

    Neighbours without one do not differ by (are not in the ratio of, do not add up to) any number
    that such marks on the board have; without any mark it is the usual number. Where both kinds of
    dots are given, a dot of either kind is enough: 1 and 2 may have the one or the other.
    """

    relation: str

    def check(self, board: Layout) -> None:
        if self.relation not in _RELATIONS:
            choices = tuple(_RELATIONS)
            raise self.fault(board, "relation", relation=self.relation, choices=choices)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        mark, table = _RELATIONS[self.relation]
        marks = tuple(rule for rule in board.other_rules if isinstance(rule, mark))
        forbidden = table(board.size, marks)
        excusing = self._excusing(board)
        excused = {frozenset(r.all_cells) for r in board.other_rules if isinstance(r, excusing)}
        for first, second in pairs(board, NEXT_STEPS):
            if frozenset((first, second)) not in excused:
                yield Relation(first, second, forbidden)

    def _excusing(self, board: Layout) -> tuple[type[Rule], ...]:
        if self.relation in _DOTS and all(Negative(dot) in board.other_rules for dot in _DOTS):
            return tuple(_RELATIONS[dot][0] for dot in _DOTS)
        return (_RELATIONS[self.relation][0],)


def _no_difference(size: int, marks: Marks) -> Table:
    values = {mark.value for mark in marks if isinstance(mark, Difference)} or {1}
    return table_of(size, lambda a, b: abs(a - b) not in values)


def _no_ratio(size: int, marks: Marks) -> Table:
    values = {mark.value for mark in marks if isinstance(mark, Ratio)} or {2}
    return table_of(size, lambda a, b: all(max(a, b) != value * min(a, b) for value in values))


def _no_letter(size: int, _marks: Marks) -> Table:
    return table_of(size, lambda a, b: a + b not in LETTERS.values())


_RELATIONS: dict[str, tuple[type[Rule], Callable[[int, Marks], Table]]] = {
    "difference": (Difference, _no_difference),
    "ratio": (Ratio, _no_ratio),
    "xv": (PairSum, _no_letter),
}


def _strict(name: str, *relations: str) -> Sign:
    def read(_none: list[Argument], _board: Layout) -> list[Rule]:
        return [Negative(relation) for relation in relations]

    def write(rule: Negative, board: Layout) -> Arguments | None:
        found = all(Negative(relation) in board.other_rules for relation in relations)
        return () if found and rule.relation in relations else None

    return Sign(name, read, write)


KIND = Kind(
    rule=Negative,
    example=Negative(relation="ratio"),
    choices={"relation": tuple(_RELATIONS)},
    fpuzzles=(
        Form("negative", lambda name, _: [Negative(name)], lambda rule, _board: rule.relation),
    ),
    iss=(_strict("StrictKropki", *_DOTS), _strict("StrictXV", "xv")),
)
