"""A lesson on paper: what it is, an example, when to look for it; exercises and their answers."""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from nonet import draw
from nonet.draw.plan import Plan
from nonet.draw.scene import CAPITAL, Group, Item, Point, Text
from nonet.lessons import what, when
from nonet.lessons.example import shown_for
from nonet.lessons.exercise import LEVELS, Exercise, exercise
from nonet.lessons.skills import skills
from nonet.lessons.topics import label
from nonet.paper.area import Area
from nonet.paper.flow import Part, Style, paragraph, step_picture, wrapped
from nonet.paper.front import BODY, HEADING, SUBHEADING
from nonet.words import Language, explain, text
from nonet.words.outcome import brief
from nonet.words.speaker import Speaker

IDEA = Style(3.1, 4.0, italic=True)
_PICTURES = (6.5, 10.0)  # the side of a cell in the picture of a lesson, at least and at most

_GAP = 7.0  # between two boards
_BELOW = 5.0
_FOOT = 6.0  # for a line at the bottom of a page
_LEAST = 50.0  # no position to work on is made smaller than that
_NUMBER = 3.4
_TOP = _NUMBER * CAPITAL + 1.6
_CAPTION, _UNDER, _LINE = (
    2.7,
    1.2,
    1.35,
)  # of captions: size, room above, leading

Drawn = Callable[[Exercise, float], draw.Scene]
Caption = Callable[[Exercise], str]


def lesson_parts(language: Language, name: str, width: float) -> Iterator[Part]:
    """The parts of a lesson; the picture gets smaller where that keeps it on one page."""
    skill, shown = skills()[name], shown_for(name)
    told = explain(language, shown.position.layout, shown.step)
    yield from paragraph(skill.title(language), width, HEADING)
    yield from paragraph(skill.idea(language), width, IDEA)
    yield from paragraph(what(language, name), width, BODY)
    yield step_picture(shown.position, shown.step, width, _PICTURES)
    yield from paragraph(told, width, BODY)
    yield from paragraph(label(language, "when"), width, SUBHEADING)
    yield from paragraph(when(language, name), width, BODY)


def exercises_of(name: str, seed: int, count: int) -> tuple[Exercise, ...]:
    """So many exercises, from the clearest to those in which most is going on.

    They are those that the page poses for the same seed and number.
    """
    return tuple(exercise(name, seed + n, _level(n, count)) for n in range(count))


def _level(number: int, count: int) -> int:
    return 1 + min(LEVELS - 1, number * LEVELS // count)


def exercise_parts(
    language: Language, made: Sequence[Exercise], area: Area, columns: int
) -> Iterator[Part]:
    """What is to be done, and the positions, row by row.

    They get smaller where that keeps them on one page.
    """
    width = area.width
    task = "course.sheetTaskPlace" if made[0].steps[0].placements else "course.sheetTask"
    title = skills()[made[0].technique].title(language)
    heading = text(language, "paper.course.exercises", title=title)
    above = [
        *paragraph(heading, width, SUBHEADING),
        *paragraph(text(language, task), width, BODY),
    ]
    yield from above
    rows = -(-len(made) // columns)
    left = area.height - sum(part.height + part.after for part in above) - _FOOT
    fitting = left / rows - _TOP - _BELOW
    most = fitting if fitting >= _LEAST else math.inf
    yield from _rows(made, width, columns, _position, lambda _: "", most)


def solution_parts(
    language: Language, made: Sequence[Exercise], width: float, columns: int
) -> Iterator[Part]:
    """The answers, drawn and in signs."""
    yield from paragraph(skills()[made[0].technique].title(language), width, SUBHEADING)

    def caption(one: Exercise) -> str:
        return brief(Speaker(language, one.position.layout), one.steps[0])

    yield from _rows(made, width, columns, _answer, caption)


def _position(made: Exercise, cell: float) -> draw.Scene:
    shows = draw.needs_candidates(made.steps[0])
    return draw.board(made.position, cell=cell, candidates=shows, title="", description="")


def _answer(made: Exercise, cell: float) -> draw.Scene:
    return draw.step(
        made.position, made.steps[0], cell=cell, labels=False, title="", description=""
    )


def _rows(
    made: Sequence[Exercise],
    width: float,
    columns: int,
    drawn: Drawn,
    caption: Caption,
    most: float = math.inf,
) -> Iterator[Part]:
    """Numbered boards with what is said below them, side by side; none is wider than `most`."""
    place = (width - _GAP * (columns - 1)) / columns
    room = min(place, most)
    tiles = [
        _Tile(
            number,
            drawn(one, room / Plan(one.position.layout, 1.0).width),
            wrapped(caption(one), room, _CAPTION),
        )
        for number, one in enumerate(made, 1)
    ]
    for start in range(0, len(tiles), columns):
        row = tiles[start : start + columns]
        items = tuple(
            Group(tuple(tile.items()), Point(column * (place + _GAP), 0))
            for column, tile in enumerate(row)
        )
        yield Part.of(items, max(tile.height for tile in row), _BELOW)


class _Tile(NamedTuple):
    """A numbered board with some lines below it."""

    number: int
    board: draw.Scene
    lines: list[str]

    @property
    def height(self) -> float:
        lines = len(self.lines)
        return _TOP + self.board.height + (_UNDER + _CAPTION * _LINE * lines if lines else 0)

    def items(self) -> Iterator[Item]:
        base = Point(0, _NUMBER * CAPITAL)
        yield Text(base, str(self.number), _NUMBER, "label", bold=True, anchor="start")
        yield Group(self.board.items, Point(0, _TOP))
        first = _TOP + self.board.height + _UNDER + _CAPTION * CAPITAL
        for number, line in enumerate(self.lines):
            yield Text(
                Point(0, first + number * _CAPTION * _LINE), line, _CAPTION, "given", anchor="start"
            )
