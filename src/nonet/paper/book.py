"""Books: puzzles made by a recipe, put together with everything that a book has."""

from collections.abc import Callable, Iterator, Sequence
from typing import Literal

from nonet.draw.document import Details, Page
from nonet.engine import Control
from nonet.lessons.skills import skills
from nonet.make import Card, generate_many
from nonet.paper.binding import Binding
from nonet.paper.book_recipe import BookRecipe
from nonet.paper.chapter import MadeChapter, lesson, lessons_of, opening, puzzle_leaves, title_of
from nonet.paper.fit import check_fit
from nonet.paper.flow import columns_of, paragraph
from nonet.paper.front import HEADING, contents, contents_pages, imprint, rules
from nonet.paper.leaf import BLANK, Leaf, Section, paginate, starts
from nonet.paper.piece import Piece
from nonet.paper.solutions import strips
from nonet.paper.title_page import title_page
from nonet.paper.way import way_pages
from nonet.words import text

Watch = Callable[[Literal["puzzles", "explanations", "pages"], int, int], None]
"""Is told what has been made, how many of them, and how many there will be."""


def make_chapters(
    recipe: BookRecipe, control: Control, watch: Watch | None = None
) -> list[MadeChapter] | None:
    """The puzzles of a book; None when stopped before all of them were made."""
    for chapter in recipe.chapters:
        check_fit(recipe.setup(chapter), chapter.recipe.layout, Binding(recipe).text)
    made: list[MadeChapter] = []
    first = 1
    for number, chapter in enumerate(recipe.chapters, 1):
        cards: list[Card] = []
        seed = recipe.seed + first - 1
        for card in generate_many(chapter.recipe, seed, chapter.count, control):
            if card is None or not card.fits:
                return None
            cards.append(card)
            if watch:
                watch("puzzles", first - 1 + len(cards), recipe.count)
        made.append(MadeChapter(chapter, number, first, tuple(cards)))
        first += chapter.count
    return made


def details(recipe: BookRecipe) -> Details:
    """What is known about the book."""
    subject = recipe.subtitle or text(recipe.language, "paper.rules.title")
    return Details(
        recipe.title,
        recipe.author,
        subject,
        ("sudoku", "nonet"),
        recipe.language,
        Binding(recipe).paper.turning if recipe.duplex else None,
    )


def book_pages(
    recipe: BookRecipe,
    chapters: Sequence[MadeChapter],
    control: Control,
    watch: Watch | None = None,
) -> Iterator[Page]:
    """All pages of a book."""
    binding = Binding(recipe)
    body = list(_body(recipe, chapters, binding, control, watch))
    front = _front(recipe, chapters, binding)
    pages = contents_pages([section.level for section in body if section.title], binding.text)
    placeholder = Section((BLANK,) * pages, right=True)
    drafted = list(paginate([*front, placeholder, *body], duplex=recipe.duplex))
    listed = Section(tuple(contents(recipe, list(starts(drafted)), binding.text)), right=True)
    final = list(paginate([*front, listed, *body], duplex=recipe.duplex))
    for numbered in final:
        yield binding.page(numbered)
        if watch:
            watch("pages", numbered.number, len(final))


def _front(recipe: BookRecipe, chapters: Sequence[MadeChapter], binding: Binding) -> list[Section]:
    area, paper = binding.text, binding.paper
    puzzle = chapters[0].cards[0].puzzle
    title = tuple(title_page(recipe, area, binding.corner(1), paper, puzzle))
    return [Section((Leaf.of(title, bare=True), imprint(recipe, area)))]


def _body(
    recipe: BookRecipe,
    chapters: Sequence[MadeChapter],
    binding: Binding,
    control: Control,
    watch: Watch | None,
) -> Iterator[Section]:
    area, language = binding.text, recipe.language
    if recipe.rules:
        cards = [card for chapter in chapters for card in chapter.cards]
        title = text(language, "paper.rules.title")
        yield Section(tuple(rules(recipe, cards, area)), title, title, right=True)
    taught: set[str] = set()
    for chapter in chapters:
        title = title_of(recipe, chapter)
        yield Section((opening(recipe, chapter, area),), title, title, right=True)
        for technique in lessons_of(chapter, taught):
            taught.add(technique)
            leaves = tuple(lesson(recipe, technique, area))
            yield Section(leaves, skills()[technique].title(language), title, level=1)
        yield Section(tuple(puzzle_leaves(recipe, chapter, area)), head=title)
    if recipe.solutions != "none":
        pieces = [piece for chapter in chapters for piece in chapter.pieces]
        yield _solutions(recipe, pieces, binding, control, watch)


def _solutions(
    recipe: BookRecipe,
    pieces: Sequence[Piece],
    binding: Binding,
    control: Control,
    watch: Watch | None,
) -> Section:
    title, area = text(recipe.language, "paper.solutions"), binding.text
    heading = list(paragraph(title, area.width, HEADING))
    if recipe.solutions == "way":
        counted = _counted(pieces, watch) if watch else pieces
        drawn = list(way_pages(counted, area, recipe.language, control, heading))
    else:
        above = sum(part.height + part.after for part in heading)
        first, *rest = strips(pieces, area, large=recipe.large, above=above)
        drawn = [(*next(columns_of(heading, [area])), *first), *rest]
    return Section(tuple(map(Leaf.of, drawn)), title, title, right=True)


def _counted(pieces: Sequence[Piece], watch: Watch) -> Iterator[Piece]:
    """The pieces; whenever the next one is wanted, those before it have been explained."""
    for done, piece in enumerate(pieces):
        watch("explanations", done, len(pieces))
        yield piece
