"""Rules of the whole board about each four cells around a corner."""

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass

from nonet.core.layout import Layout
from nonet.core.primitives import Primitive
from nonet.core.rule import Rule
from nonet.rules.classes import Classes, every_class
from nonet.rules.places import squares


@dataclass(frozen=True)
class InSquares(Rule):
    """Each four cells around a corner have a digit of each of three classes."""

    def check(self, board: Layout) -> None:
        if board.size % 3:
            raise self.fault(board, "thirds", size=board.size)

    def compile(self, board: Layout) -> Iterable[Primitive]:
        machine = every_class(self.classes(board.size))
        for four in squares(board):
            yield machine.along(four)

    @abstractmethod
    def classes(self, size: int) -> Classes:
        """The class of each digit."""
