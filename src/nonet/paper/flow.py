"""Text and pictures that flow down columns and over pages."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from nonet.draw.scene import CAPITAL, Group, Item, Point, Text
from nonet.draw.type import width_of
from nonet.paper.area import Area

LEADING = 1.42
"""From base line to base line, in sizes of the type."""

BELOW_PICTURE = 4.0
"""Millimetres between a picture and what follows."""


@dataclass(frozen=True, slots=True)
class Part:
    """Something that stays together: its items lie below (0, 0).

    `after` is the room below it, which is dropped at the end of a column. A part that is `tied`
    does not stand at the end of a column without the next one.
    """

    items: tuple[Item, ...]
    height: float
    after: float = 0.0
    tied: bool = False


def wrapped(words: str, width: float, size: float, *, bold: bool = False) -> list[str]:
    """The text in lines that are not wider than that, as long as no single word is."""
    lines: list[str] = []
    space = width_of(" ", size, bold=bold)
    left = 0.0
    for word in filter(None, words.split(" ")):  # hard spaces hold words together
        needed = width_of(word, size, bold=bold)
        if lines and needed + space <= left:
            lines[-1] += f" {word}"
            left -= needed + space
        else:
            lines.append(word)
            left = width - needed
    return lines


@dataclass(frozen=True, slots=True)
class Style:
    """How a text looks; `before` and `after` are the room above and below it, in millimetres.

    A text that is `tied` stays together, and with what follows.
    """

    size: float
    after: float
    before: float = 0.0
    bold: bool = False
    italic: bool = False
    ink: str = "given"
    tied: bool = False


def paragraph(words: str, width: float, style: Style) -> Iterator[Part]:
    """The lines of a text, one part each, so that columns may end between them."""
    size = style.size
    lines = wrapped(words, width, size, bold=style.bold)
    for number, line in enumerate(lines, 1):
        before = style.before if number == 1 else 0.0
        base = Point(0, before + size * CAPITAL)
        shown = Text(base, line, size, style.ink, style.bold, "start", style.italic)
        is_last = number == len(lines)
        # no single line at the beginning or the end of a column
        is_tied = style.tied or (not is_last and number in (1, len(lines) - 1))
        gap = style.after if is_last else size * (LEADING - CAPITAL)
        yield Part((shown,), before + size * CAPITAL, gap, is_tied)


def centred_picture(items: tuple[Item, ...], size: tuple[float, float], width: float) -> Part:
    """A picture in the middle of a column."""
    place = Point((width - size[0]) / 2, 0)
    return Part((Group(items, place),), size[1], BELOW_PICTURE)


def columns_of(parts: Iterable[Part], columns: Sequence[Area]) -> Iterator[tuple[Item, ...]]:
    """The parts in the columns of one page after the other, page by page."""
    page: list[Item] = []
    column, top = 0, 0.0
    for together in _tied(parts):
        height = sum(part.height + part.after for part in together) - together[-1].after
        if top > 0 and top + height > columns[column].height:
            column, top = column + 1, 0.0
            if column == len(columns):
                yield tuple(page)
                page, column = [], 0
        for part in together:
            area = columns[column]
            page.append(Group(part.items, Point(area.left, area.top + top)))
            top += part.height + part.after
    if page:
        yield tuple(page)


def _tied(parts: Iterable[Part]) -> Iterator[list[Part]]:
    """Parts that must not be torn apart, together."""
    together: list[Part] = []
    for part in parts:
        together.append(part)
        if not part.tied:
            yield together
            together = []
    if together:
        yield together
