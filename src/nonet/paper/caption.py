"""What stands under a puzzle: its number, board and level, and on the right rating and seed."""

from collections.abc import Iterator
from dataclasses import dataclass

from nonet.draw.scene import CAPITAL, Item, Point, Text
from nonet.draw.type import width_of
from nonet.paper.area import Area
from nonet.paper.names import board_name, is_usual
from nonet.paper.piece import Piece
from nonet.words import Language, text

_BETWEEN = " · "
_GAP = 3.0
"""Between the left and the right part, in sizes of the type."""


@dataclass(frozen=True, slots=True)
class Caption:
    """The caption of a piece, on one line; it gets smaller where it is too wide."""

    piece: Piece
    language: Language
    size: float

    @property
    def width(self) -> float:
        """How wide it is by nature."""
        parts = [self._number_width, width_of(self._words, self.size)]
        if self._figures:
            parts += [_GAP * self.size, width_of(self._figures, self.size)]
        return sum(parts)

    def items(self, area: Area) -> Iterator[Item]:
        """The caption at the top of an area."""
        size = self.size * min(1, area.width / self.width)
        base = area.top + size * (CAPITAL + 0.35)
        number = str(self.piece.number)
        yield Text(Point(area.left, base), number, size, "given", bold=True, anchor="start")
        after = Point(area.left + self._number_width * size / self.size, base)
        yield Text(after, self._words, size, "given", anchor="start")
        if self._figures:
            yield Text(Point(area.right, base), self._figures, size, "label", anchor="end")

    @property
    def _number_width(self) -> float:
        return width_of(f"{self.piece.number} ", self.size, bold=True)

    @property
    def _words(self) -> str:
        layout, level = self.piece.puzzle.layout, self.piece.level
        words = [] if is_usual(layout) else [board_name(layout, self.language)]
        words += [text(self.language, f"level.{level}")] if level else []
        return "".join(f"· {word} " for word in words).rstrip()

    @property
    def _figures(self) -> str:
        er, seed = self.piece.er, self.piece.seed
        figures = (
            [text(self.language, "paper.rating", rating=decimal(er, self.language))] if er else []
        )
        figures += [text(self.language, "paper.seed", seed=seed)] if seed is not None else []
        return _BETWEEN.join(figures)


def decimal(number: float, language: Language) -> str:
    """A number with one decimal, as it is written in a language.

    >>> decimal(4.2, "en"), decimal(4.2, "cs")
    ('4.2', '4,2')
    """
    written = f"{number:.1f}"
    return written if language == "en" else written.replace(".", ",")
