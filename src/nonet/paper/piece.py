"""A piece: a puzzle as it is printed, with its number, its solution and what is known about it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from nonet.core.puzzle import Grid, Puzzle
from nonet.core.sheet import Sheet
from nonet.logic.levels import Level
from nonet.make import Card


@dataclass(frozen=True, slots=True)
class Piece:
    """A game with its number; an empty `solution` is one that is not known.

    Some scales want several solutions; where nobody has counted them there is taken to be one.
    """

    sheet: Sheet
    number: int
    solution: Grid = b""
    level: Level | None = None
    er: float | None = None
    seed: int | None = None
    solutions: int = 1

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle without anything that a player has written."""
        return self.sheet.puzzle

    @property
    def solved(self) -> Sheet:
        """The board with givens and solution; cages would only hide the digits."""
        puzzle = self.puzzle
        layout = puzzle.layout.without_cages
        return Sheet(Puzzle(layout, puzzle.givens, puzzle.allowed), self.solution)


def pieces_of(cards: Iterable[Card], first: int = 1) -> Iterator[Piece]:
    """Generated puzzles, numbered."""
    for number, card in enumerate(cards, first):
        er = card.rating.er if card.level else None
        yield Piece(
            Sheet(card.puzzle), number, card.solution, card.level, er, card.seed, card.solutions
        )
