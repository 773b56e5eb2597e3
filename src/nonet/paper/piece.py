"""A piece: a puzzle as it is printed, with its number, its solution and what is known about it."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from nonet.core.puzzle import Grid, Puzzle
from nonet.core.sheet import Sheet
from nonet.core.status import Status
from nonet.logic.levels import LEVELS, Level
from nonet.logic.rating import Rating
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

    @classmethod
    def of(cls, sheet: Sheet, number: int) -> "Piece":
        """A game that was read, with what its puzzle tells: `level`, `er`, `seed` and `solutions`.

        >>> from nonet.core.shapes import CLASSIC
        >>> puzzle = Puzzle(CLASSIC, "." * 81, info={"level": "hard", "er": "4.2", "seed": "?"})
        >>> piece = Piece.of(Sheet(puzzle), 1)
        >>> piece.level, piece.er, piece.seed
        ('hard', 4.2, None)
        """
        info = sheet.puzzle.info
        level = next((level for level in LEVELS if level == info.get("level")), None)
        er, seed, solutions = (info.get(name, "") for name in ("er", "seed", "solutions"))
        return cls(sheet, number, b"", level, _rating(er), _number(seed), _number(solutions) or 1)

    def rated(self, rating: Rating) -> "Piece":
        """The piece with level and rating, which only those with one solution have."""
        solutions = max(self.solutions, 2) if rating.status is Status.MULTIPLE else self.solutions
        er = rating.er if rating.level else None
        return replace(self, level=rating.level, er=er, solutions=solutions)

    @property
    def fresh(self) -> "Piece":
        """The piece without anything that a player has written."""
        return replace(self, sheet=Sheet(self.puzzle))

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle without anything that a player has written."""
        return self.sheet.puzzle

    @property
    def solved(self) -> Sheet:
        """The board with givens and solution; rules would only hide the digits."""
        puzzle = self.puzzle
        layout = puzzle.layout.without_rules
        return Sheet(Puzzle(layout, puzzle.givens, puzzle.allowed), self.solution)


def pieces_of(cards: Iterable[Card], first: int = 1) -> Iterator[Piece]:
    """Generated puzzles, numbered."""
    for number, card in enumerate(cards, first):
        piece = Piece(
            Sheet(card.puzzle), number, card.solution, seed=card.seed, solutions=card.solutions
        )
        yield piece.rated(card.rating)


def _rating(text: str) -> float | None:
    """A rating such as '4.2'."""
    return float(text) if re.fullmatch(r"\d{1,2}\.\d", text, re.ASCII) else None


def _number(text: str) -> int | None:
    """A number; '1000+' is 1000."""
    return int(text.rstrip("+")) if re.fullmatch(r"\d{1,19}\+?", text, re.ASCII) else None
