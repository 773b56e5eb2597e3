"""One of several: at least one branch of rules holds."""

from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.figures import Figure
from nonet.core.layout import Layout
from nonet.core.primitives import OneOf, Primitive
from nonet.core.rule import Rule, check_rule
from nonet.rules.checks import check_length
from nonet.rules.kind import Kind
from nonet.rules.kinds.digits import Digits

MAX_BRANCHES = 64


@dataclass(frozen=True)
class Either(Rule, kind="either"):
    """At least one of the branches holds, that is, all rules of it."""

    branches: tuple[tuple[Rule, ...], ...]

    def check(self, board: Layout) -> None:
        check_length(self, board, self.branches, 1, MAX_BRANCHES, "branches")
        for branch in self.branches:
            check_length(self, board, branch, 1, MAX_BRANCHES, "rules")
            for rule in branch:
                check_rule(rule, board)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        yield OneOf(
            tuple(
                tuple(part for rule in branch for part in rule.compile(board))
                for branch in self.branches
            )
        )

    def draw(self, board: Layout) -> Iterable[Figure]:
        for branch in self.branches:
            for rule in branch:
                yield from rule.draw(board)


KIND = Kind(
    rule=Either,
    example=Either(branches=((Digits(0, (1,)),), (Digits(1, (1,)),))),
)
