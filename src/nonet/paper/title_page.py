"""The title page: title, subtitle and author above a corner of a puzzle that runs off the page."""

from collections.abc import Iterator

from nonet.core.puzzle import Puzzle
from nonet.core.symbols import symbol_of
from nonet.draw.scene import CAPITAL, Item, Line, Point, Stroke, Text, centred
from nonet.draw.type import width_of
from nonet.paper.area import Area
from nonet.paper.book_recipe import BookRecipe
from nonet.paper.flow import wrapped
from nonet.paper.sizes import Paper

_TITLE = 15.0
_SUBTITLE = 5.0
_AUTHOR = 4.2
_COLUMNS = 6  # cells from the left to the cut of the motif
_BOX = 3
_GAP = 12.0  # between the last line of text and the board


def title_page(
    recipe: BookRecipe, text: Area, corner: Point, paper: Paper, puzzle: Puzzle
) -> Iterator[Item]:
    """All items, from the corner of the text area."""
    words = list(_words(recipe, text.width))
    yield from words
    cell = text.width / (_COLUMNS - 0.4)
    top = max(text.height - cell * _COLUMNS, words[-1].place.y + _GAP)
    page = Area(-corner.x, -corner.y, paper.width, paper.height)
    shown = Area(0, top, page.right + recipe.bleed, page.bottom + recipe.bleed - top)
    yield from _lines(shown, cell)
    yield from _digits(puzzle, shown, cell)


def _words(recipe: BookRecipe, width: float) -> Iterator[Text]:
    size = _title_size(recipe.title, width)
    base = size * CAPITAL + 4
    for line in wrapped(recipe.title, width, size, bold=True):
        yield Text(Point(0, base), line, size, "given", bold=True, anchor="start")
        base += size * 1.2
    base += _SUBTITLE * 0.3 - size * 0.2
    for line in wrapped(recipe.subtitle, width, _SUBTITLE):
        yield Text(Point(0, base), line, _SUBTITLE, "given", anchor="start")
        base += _SUBTITLE * 1.4
    if recipe.author:
        base += _AUTHOR * 0.8
        yield Text(Point(0, base), recipe.author, _AUTHOR, "label", anchor="start", italic=True)


def _title_size(title: str, width: float) -> float:
    """As big as the longest word allows."""
    longest = max(width_of(word, 1.0, bold=True) for word in title.split())
    return min(_TITLE, width / longest)


def _lines(shown: Area, cell: float) -> Iterator[Item]:
    """The lines of a board so big that only its top left is on the page."""
    rows, columns = int(shown.height / cell) + 1, int(shown.width / cell) + 1
    for ink, width, is_thick in (("thin", 0.25, False), ("thick", 1.1, True)):
        stroke = Stroke(ink, width)
        for row in range(rows):
            if (row % _BOX == 0) is is_thick:
                y = shown.top + row * cell
                yield Line(Point(0, y), Point(shown.right, y), stroke)
        for column in range(columns):
            if (column % _BOX == 0) is is_thick:
                x = column * cell
                yield Line(Point(x, shown.top), Point(x, shown.bottom), stroke)


def _digits(puzzle: Puzzle, shown: Area, cell: float) -> Iterator[Item]:
    """The givens in the cells that are there as a whole."""
    for (row, column), digit in zip(puzzle.layout.positions, puzzle.givens, strict=True):
        place = Point((column + 0.5) * cell, shown.top + (row + 0.5) * cell)
        if digit and place.x + cell < shown.right and place.y + cell < shown.bottom:
            yield centred(place, symbol_of(digit), cell * 0.62, "given", bold=True)
