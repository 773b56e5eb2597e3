"""What stands under a puzzle: its number, board and level, and on the right rating and seed.

A puzzle with several solutions is called that.
"""

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

_LINE = 1.5
"""From one line to the next, in sizes of the type."""


@dataclass(frozen=True, slots=True)
class Caption:
    """The caption of a piece, on one line, or on two where there is little room beside a code.

    Where it is still too wide, it gets smaller.
    """

    piece: Piece
    language: Language
    size: float

    @property
    def width(self) -> float:
        """How wide it is on one line."""
        parts = [self._title_width]
        if self._figures:
            parts += [_GAP * self.size, self._figures_width]
        return sum(parts)

    def items(self, area: Area) -> Iterator[Item]:
        """The caption at the top of an area."""
        is_stacked = area.width < self.width and area.height > 2 * _LINE * self.size
        width = max(self._title_width, self._figures_width) if is_stacked else self.width
        size = self.size * min(1, area.width / width)
        base = Point(area.left, area.top + size * (CAPITAL + 0.35))
        yield Text(base, str(self.piece.number), size, "given", bold=True, anchor="start")
        after = base.moved(self._number_width * size / self.size, 0)
        yield Text(after, self._words, size, "given", anchor="start")
        if is_stacked:
            below = base.moved(0, _LINE * size)
            yield Text(below, self._figures, size, "label", anchor="start")
        elif self._figures:
            end = Point(area.right, base.y)
            yield Text(end, self._figures, size, "label", anchor="end")

    @property
    def _title_width(self) -> float:
        return self._number_width + width_of(self._words, self.size)

    @property
    def _figures_width(self) -> float:
        return width_of(self._figures, self.size)

    @property
    def _number_width(self) -> float:
        return width_of(f"{self.piece.number} ", self.size, bold=True)

    @property
    def _words(self) -> str:
        layout, level = self.piece.puzzle.layout, self.piece.level
        words = [] if is_usual(layout) else [board_name(layout, self.language)]
        words += [text(self.language, f"level.{level}")] if level else []
        words += [text(self.language, "paper.several")] if self.piece.solutions > 1 else []
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
