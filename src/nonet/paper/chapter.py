"""A chapter: its opening page, lessons about what its puzzles need, and the puzzles."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from nonet.core.sheet import Sheet
from nonet.draw.scene import CAPITAL, Item, Point, Text
from nonet.formats.links.link import link_to
from nonet.lessons import examples, what, when
from nonet.lessons.topics import label
from nonet.logic import names
from nonet.make import Card
from nonet.paper.area import Area
from nonet.paper.block import Block
from nonet.paper.book_recipe import BookRecipe, Chapter
from nonet.paper.flow import Part, Style, columns_of, paragraph, step_picture
from nonet.paper.front import BODY, HEADING, SUBHEADING
from nonet.paper.leaf import Leaf
from nonet.paper.names import board_name, is_usual
from nonet.paper.piece import Piece, pieces_of
from nonet.paper.sheets import batches, blocks
from nonet.words import explain, technique_idea, technique_name, text

_NUMBER = 26.0
_IDEA = Style(3.1, 4.0, italic=True)
_PICTURES = (6.5, 10.0)  # the side of a cell in the picture of a lesson, at least and at most
_MOST_LESSONS = 6
"""So many techniques are taught before one chapter, where its recipe names none."""

_DIRECT = "direct_"


@dataclass(frozen=True, slots=True)
class MadeChapter:
    """A chapter with its puzzles; `first` is the number of the first one."""

    recipe: Chapter
    number: int
    first: int
    cards: tuple[Card, ...]

    @property
    def pieces(self) -> list[Piece]:
        """The puzzles, numbered through the book."""
        return list(pieces_of(self.cards, self.first))


def title_of(book: BookRecipe, chapter: MadeChapter) -> str:
    """The title of a chapter: its own, or board and level of its puzzles."""
    if chapter.recipe.title:
        return chapter.recipe.title
    card = chapter.cards[0]
    layout, level = card.puzzle.layout, chapter.recipe.recipe.level or card.level
    words = [] if is_usual(layout) and level else [board_name(layout, book.language)]
    words += [text(book.language, f"level.{level}")] if level else []
    title = " · ".join(words)
    return title[:1].upper() + title[1:]


def opening(book: BookRecipe, chapter: MadeChapter, area: Area) -> Leaf:
    """The page that a chapter begins with."""
    last = chapter.first + len(chapter.cards) - 1
    span = text(
        book.language, "paper.puzzles", first=chapter.first, last=last, count=len(chapter.cards)
    )
    parts = [
        *paragraph(title_of(book, chapter), area.width, HEADING),
        *paragraph(span, area.width, Style(3.6, 8.0, ink="label")),
    ]
    for words in chapter.recipe.text.split("\n\n"):
        parts += paragraph(" ".join(words.split()), area.width * 0.85, BODY)
    top = area.height * 0.22
    number = Text(Point(0, top), str(chapter.number), _NUMBER, "parity", bold=True, anchor="start")
    below = Area(0, top + _NUMBER * (1 - CAPITAL) + 6, area.width, area.height)
    (items,) = columns_of(parts, [below])
    return Leaf.of((number, *items), bare=True)


def lessons_of(chapter: MadeChapter, taught: set[str]) -> list[str]:
    """The techniques to teach before the puzzles, in the order of the ladder."""
    if chapter.recipe.lessons is not None:
        return list(chapter.recipe.lessons)
    uses: Counter[str] = Counter()
    for card in chapter.cards:
        uses.update({name.removeprefix(_DIRECT): n for name, n in card.techniques.items()})
    new = [name for name, _ in uses.most_common() if name in examples() and name not in taught]
    return sorted(new[:_MOST_LESSONS], key=names().index)


def lesson(book: BookRecipe, technique: str, area: Area) -> Iterator[Leaf]:
    """What a technique is, an example, and when to look for it."""
    for items in columns_of(_lesson(book, technique, area), [area]):
        yield Leaf.of(items)


def _lesson(book: BookRecipe, technique: str, area: Area) -> Iterator[Part]:
    """The parts of a lesson; the picture gets smaller where that keeps it on one page."""
    language, width = book.language, area.width
    example = examples()[technique]
    layout, step = example.position.layout, example.step
    above = [
        *paragraph(technique_name(language, technique), width, HEADING),
        *paragraph(technique_idea(language, technique), width, _IDEA),
        *paragraph(what(language, technique), width, BODY),
    ]
    below = [
        *paragraph(explain(language, layout, step), width, BODY),
        *paragraph(label(language, "when"), width, SUBHEADING),
        *paragraph(when(language, technique), width, BODY),
    ]
    picture = step_picture(example.position, step, width, _PICTURES)
    yield from (*above, picture, *below)


def puzzle_leaves(book: BookRecipe, chapter: MadeChapter, area: Area) -> Iterator[Leaf]:
    """The pages with the puzzles of a chapter."""
    setup = book.setup(chapter.recipe)

    def link_of(piece: Piece) -> str:
        return link_to(book.address, Sheet(piece.puzzle)) if book.address else ""

    for batch in batches(chapter.pieces, setup, area):
        drawn = blocks(batch, area, setup, link_of)
        links = tuple(link for block in drawn for link in block.links())
        yield Leaf(partial(_items, drawn), links)  # drawn when its page is written


def _items(drawn: Sequence[Block]) -> tuple[Item, ...]:
    return tuple(item for block in drawn for item in block.items())
