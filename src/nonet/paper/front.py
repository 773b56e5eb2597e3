"""What comes before the puzzles: the imprint, the contents, and how to play."""

from collections.abc import Iterable, Iterator, Sequence

from nonet import draw
from nonet.core.layout import Layout
from nonet.core.sheet import Sheet
from nonet.draw.document import Link
from nonet.draw.plan import Plan
from nonet.draw.scene import CAPITAL, Group, Item, Line, Point, Stroke, Text
from nonet.draw.type import fitting_size, width_of
from nonet.make import Card
from nonet.paper.area import Area
from nonet.paper.book_recipe import BookRecipe
from nonet.paper.flow import Part, Style, columns_of, paragraph
from nonet.paper.leaf import Leaf, Numbered
from nonet.words import text

HEADING = Style(7.0, 6.0, bold=True, tied=True)
SUBHEADING = Style(3.7, 2.4, before=1.6, bold=True, tied=True)
BODY = Style(3.1, 3.4)
SMALL = Style(2.5, 1.8, ink="label")

_ENTRY, _SUB_ENTRY = 3.5, 2.8
_HEIGHTS = (8.0, 5.0)  # of chapters, and of what is inside them
_CONTENTS_TOP = 16.0
_EXAMPLE_GAP = 6.0


def imprint(recipe: BookRecipe, area: Area) -> Leaf:
    """The back of the title page: where everything comes from, at the bottom."""
    values = {"count": recipe.count, "seed": recipe.seed}
    lines = [text(recipe.language, f"paper.imprint.{key}", **values) for key in ("made", "type")]
    return imprint_leaf(lines, area)


def imprint_leaf(lines: Iterable[str], area: Area) -> Leaf:
    """A page with some lines at the bottom."""
    parts = [part for line in lines for part in paragraph(line, area.width, SMALL)]
    height = sum(part.height + part.after for part in parts)
    place = Area(0, area.height - height, area.width, height)
    (items,) = columns_of(parts, [place])
    return Leaf.of(items, bare=True)


def contents_pages(levels: Sequence[int], area: Area) -> int:
    """How many pages the contents take up, so that the rest can be numbered before."""
    return len(_spread([_HEIGHTS[level] for level in levels], area))


def contents(recipe: BookRecipe, starts: Sequence[Numbered], area: Area) -> Iterator[Leaf]:
    """The contents, with dots that lead to the page numbers; a click leads there, too."""
    left = iter(starts)
    for page, tops in enumerate(_spread([_height(entry) for entry in starts], area)):
        entries = list(zip(tops, left, strict=False))
        items = [item for top, entry in entries for item in _entry(entry, top, area.width)]
        links = tuple(
            Link(Point(0, top), area.width, _height(entry), f"#{entry.name}")
            for top, entry in entries
        )
        heading = () if page else (_heading(text(recipe.language, "paper.contents")),)
        yield Leaf.of((*heading, *items), links, bare=True)


def _spread(heights: Sequence[float], area: Area) -> list[list[float]]:
    """Where each of the entries begins, page by page; the first page has a heading."""
    pages: list[list[float]] = [[]]
    top = _CONTENTS_TOP
    for height in heights:
        if top + height > area.height:
            pages.append([])
            top = 0.0
        pages[-1].append(top)
        top += height
    return pages


def _heading(words: str) -> Text:
    base = Point(0, HEADING.size * CAPITAL)
    return Text(base, words, HEADING.size, "given", bold=True, anchor="start")


def _height(entry: Numbered) -> float:
    return _HEIGHTS[entry.bookmark.level if entry.bookmark else 0]


def _entry(entry: Numbered, top: float, width: float) -> Iterator[Item]:
    assert entry.bookmark
    is_sub = bool(entry.bookmark.level)
    title, number = entry.bookmark.title, str(entry.number)
    size, left = (_SUB_ENTRY, 6.0) if is_sub else (_ENTRY, 0.0)
    base = top + _height(entry) - size * 0.9
    size = fitting_size(title, size, width - left - 10, bold=not is_sub)
    yield Text(Point(left, base), title, size, "given", bold=not is_sub, anchor="start")
    yield Text(Point(width, base), number, size, "given", anchor="end")
    start = left + width_of(title, size, bold=not is_sub) + 2
    end = width - width_of(number, size) - 2
    if end > start:
        dots = Stroke("label", 0.2, (0.2, 1.3))
        yield Line(Point(start, base), Point(end, base), dots)


def rules(recipe: BookRecipe, cards: Sequence[Card], area: Area) -> Iterator[Leaf]:
    """How to play, in words, with a puzzle and its solution, and what is special about boards."""
    for items in columns_of(_rules(recipe, cards, area.width), [area]):
        yield Leaf.of(items)


def _rules(recipe: BookRecipe, cards: Sequence[Card], width: float) -> Iterator[Part]:
    def said(key: str, style: Style = BODY) -> Iterator[Part]:
        return paragraph(text(recipe.language, f"paper.rules.{key}"), width, style)

    yield from said("title", HEADING)
    yield from said("aim")
    yield _example(min(cards, key=lambda card: abs(card.puzzle.layout.cell_count - 81)), width)
    if all(card.solutions == 1 for card in cards):
        yield from said("unique")
    yield from said("start")
    yield from said("notes")
    boards = list(_special({card.puzzle.layout for card in cards}))
    if boards:
        yield from said("boards", SUBHEADING)
        for board in boards:
            yield from said(board)
    yield from said("book", SUBHEADING)
    yield from said("level")
    yield from said("pictures")
    if recipe.address:
        yield from said("code")
    if recipe.solutions != "none":
        yield from said("solutions")


def _example(card: Card, width: float) -> Part:
    """A puzzle and its solution, side by side."""
    layout = card.puzzle.layout
    plan = Plan(layout, 1.0)
    cell = min(6.0, (width - _EXAMPLE_GAP) / 2 / plan.width)
    plan = Plan(layout, cell)
    left = (width - 2 * plan.width - _EXAMPLE_GAP) / 2
    places = (Point(left, 0), Point(left + plan.width + _EXAMPLE_GAP, 0))
    boards = (Sheet(card.puzzle), Sheet(card.puzzle, card.solution))
    items = tuple(
        Group(draw.board(board, cell=cell, title="", description="").items, place)
        for board, place in zip(boards, places, strict=True)
    )
    return Part.of(items, plan.height, 5.0)


def _special(layouts: Iterable[Layout]) -> Iterator[str]:
    """Which sorts of unusual boards there are."""
    found = list(layouts)
    kinds = {house.kind for layout in found for house in layout.houses}
    tests = {
        "small": any(layout.size < 9 for layout in found),
        "letters": any(layout.size > 9 for layout in found),
        "x": "diagonal" in kinds,
        "windoku": "window" in kinds,
        "jigsaw": "region" in kinds,
        "killer": any(layout.cages for layout in found),
        "overlapping": any(layout.cell_count > layout.size**2 for layout in found),
        "holes": any(layout.cell_count < layout.size**2 for layout in found),
    }
    return (name for name, is_there in tests.items() if is_there)
