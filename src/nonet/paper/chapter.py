"""A chapter: its opening page, lessons about what its puzzles need, and the puzzles."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from nonet.core.sheet import Sheet
from nonet.draw.scene import CAPITAL, Item, Point, Text
from nonet.formats.links.link import link_to
from nonet.lessons.skills import skills
from nonet.logic import names
from nonet.make import Card
from nonet.paper.area import Area
from nonet.paper.block import Block
from nonet.paper.book_recipe import BookRecipe, Chapter
from nonet.paper.flow import Part, Style, columns_of, paragraph
from nonet.paper.front import BODY, HEADING
from nonet.paper.leaf import Leaf
from nonet.paper.lesson import lesson_parts
from nonet.paper.names import board_name, is_usual
from nonet.paper.piece import Piece, pieces_of
from nonet.paper.sheets import batches, blocks
from nonet.words import text

_NUMBER = 26.0
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
    return opening_leaf(chapter.number, parts, area)


def opening_leaf(number: int, parts: Iterable[Part], area: Area) -> Leaf:
    """A page with the big number of a chapter, and below it what it is about."""
    top = area.height * 0.22
    digit = Text(Point(0, top), str(number), _NUMBER, "parity", bold=True, anchor="start")
    begin = top + _NUMBER * (1 - CAPITAL) + 6
    (items,) = columns_of(parts, [Area(0, begin, area.width, area.height - begin)])
    return Leaf.of((digit, *items), bare=True)


def lessons_of(chapter: MadeChapter, taught: set[str]) -> list[str]:
    """The techniques to teach before the puzzles, in the order of the ladder."""
    if chapter.recipe.lessons is not None:
        return list(chapter.recipe.lessons)
    uses: Counter[str] = Counter()
    for card in chapter.cards:
        uses.update({name.removeprefix(_DIRECT): n for name, n in card.techniques.items()})
    new = [name for name, _ in uses.most_common() if name in skills() and name not in taught]
    return sorted(new[:_MOST_LESSONS], key=names().index)


def lesson(book: BookRecipe, technique: str, area: Area) -> Iterator[Leaf]:
    """What a technique is, an example, and when to look for it."""
    for items in columns_of(lesson_parts(book.language, technique, area.width), [area]):
        yield Leaf.of(items)


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
