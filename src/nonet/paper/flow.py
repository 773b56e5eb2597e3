"""Text and pictures that flow down columns and over pages."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from nonet import draw
from nonet.draw.plan import Plan
from nonet.draw.scene import CAPITAL, Group, Item, Point, Text
from nonet.draw.type import width_of
from nonet.logic import Position, Step
from nonet.paper.area import Area

LEADING = 1.42
"""From base line to base line, in sizes of the type."""

BELOW_PICTURE = 4.0
"""Millimetres between a picture and what follows."""


@dataclass(frozen=True, slots=True)
class Part:
    """Something that stays together: its items lie below (0, 0), drawn at a scale.

    `after` is the room below it, which is dropped at the end of a column. A part that is `tied`
    does not stand at the end of a column without the next one. `least` is the scale down to which
    it may be drawn where that lets a column hold more.
    """

    draw: Callable[[float], tuple[Item, ...]]
    height: float
    after: float = 0.0
    tied: bool = False
    least: float = 1.0

    @classmethod
    def of(
        cls, items: tuple[Item, ...], height: float, after: float = 0.0, *, tied: bool = False
    ) -> "Part":
        """A part that cannot be made smaller."""
        return cls(lambda _: items, height, after, tied)


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
        yield Part.of((shown,), before + size * CAPITAL, gap, tied=is_tied)


def step_picture(position: Position, step: Step, width: float, cells: tuple[float, float]) -> Part:
    """A step in the middle of a column, with cells between two sizes, as big as there is room."""
    least, most = cells
    board = Plan(position.layout, 1.0, labelled=True)
    cell = min(most, width / board.width)

    def draw_scaled(scale: float) -> tuple[Item, ...]:
        scene = draw.step(position, step, cell=cell * scale, title="", description="")
        return (Group(scene.items, Point((width - scene.width) / 2, 0)),)

    height = cell * board.height
    return Part(draw_scaled, height, BELOW_PICTURE, least=min(1.0, least / cell))


def columns_of(parts: Iterable[Part], columns: Sequence[Area]) -> Iterator[tuple[Item, ...]]:
    """The parts in the columns of one page after the other, page by page; all are equally high."""
    page: list[Item] = []
    for number, content in enumerate(_contents(parts, columns[0].height)):
        column = number % len(columns)
        if number and column == 0:
            yield tuple(page)
            page = []
        page += _placed(content, columns[column])
    if page:
        yield tuple(page)


def _contents(parts: Iterable[Part], height: float) -> Iterator[list[Part]]:
    """What goes into each column."""
    content: list[Part] = []
    for together in _tied(parts):
        if content and _least_height([*content, *together]) > height:
            yield content
            content = []
        content += together
    if content:
        yield content


def _placed(content: Sequence[Part], column: Area) -> Iterator[Item]:
    """The parts one below the other; what can be smaller is as much so as it must be."""
    slack = sum(map(_slack, content))
    excess = _height(content) - column.height
    squeeze = min(1.0, excess / slack) if excess > 0 and slack else 0.0
    top = column.top
    for part in content:
        scale = 1 - squeeze * (1 - part.least)
        yield Group(part.draw(scale), Point(column.left, top))
        top += part.height * scale + part.after


def _height(parts: Sequence[Part]) -> float:
    return sum(part.height + part.after for part in parts) - parts[-1].after


def _least_height(parts: Sequence[Part]) -> float:
    return _height(parts) - sum(map(_slack, parts))


def _slack(part: Part) -> float:
    """By how much a part can be less high."""
    return part.height * (1 - part.least)


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
