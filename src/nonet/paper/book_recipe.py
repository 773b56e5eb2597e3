"""What a book is to be like: read from TOML, checked once."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal, get_args

from nonet.errors import NonetError
from nonet.lessons import examples
from nonet.make import Recipe
from nonet.paper.setup import Setup, check_letters
from nonet.words import LANGUAGES, Language

BookSolutions = Literal["none", "end", "way"]

_MARGINS = (5.0, 50.0)
_MOST_BLEED = 10.0
_MOST_PUZZLES = 20_000


@dataclass(frozen=True, slots=True)
class Chapter:
    """Some puzzles of one kind, with what is said and taught before them.

    `lessons` are names of techniques; None for those that the puzzles need and nothing before has
    taught.
    """

    count: int
    recipe: Recipe
    title: str = ""
    text: str = ""
    per_page: int | None = None
    lessons: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class BookRecipe:
    """A whole book; lengths are in millimetres. Puzzle n has the seed `seed` + n - 1."""

    title: str
    chapters: tuple[Chapter, ...]
    subtitle: str = ""
    author: str = ""
    language: Language = "en"
    seed: int = 1
    paper: str = "A5"
    inner: float = 18.0
    """The margin at the spine."""
    outer: float = 12.0
    duplex: bool = True
    """Whether pages are printed on both sides; then chapters begin on the right."""
    bleed: float = 0.0
    """What is cut off on all sides; where there is some, pages have crop marks."""
    rules: bool = True
    """Whether to tell how to play."""
    solutions: BookSolutions = "end"
    address: str = ""
    large: bool = False
    colour: bool = False

    @classmethod
    def read(cls, text: str) -> "BookRecipe":
        """The recipe of a TOML file."""
        try:
            tree = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise NonetError(f"the recipe is no TOML: {error}") from error
        return _read_book(tree)

    @property
    def count(self) -> int:
        """How many puzzles there are."""
        return sum(chapter.count for chapter in self.chapters)

    def setup(self, chapter: Chapter) -> Setup:
        """How the puzzles of a chapter are printed."""
        return Setup(
            paper=self.paper,
            per_page=chapter.per_page,
            large=self.large,
            colour=self.colour,
            language=self.language,
            address=self.address,
        )


_BOOK: dict[str, type | tuple[type, ...]] = {
    "title": str, "subtitle": str, "author": str, "language": str, "seed": int, "paper": str,
    "inner": (int, float), "outer": (int, float), "duplex": bool, "bleed": (int, float),
    "rules": bool, "solutions": str, "address": str, "large": bool, "colour": bool,
    "per_page": int, "chapters": list,
}  # fmt: skip
_CHAPTER: dict[str, type | tuple[type, ...]] = {
    "count": int, "title": str, "text": str, "per_page": int, "lessons": list, "recipe": str,
}  # fmt: skip
_WISHES = {field.name for field in fields(Recipe)}
_KINDS = {str: "text", int: "a whole number", bool: "true or false", list: "a list"}


def _read_book(tree: dict[str, Any]) -> BookRecipe:
    _check_keys(tree, _BOOK, "the book")
    chapters = tree.pop("chapters", [])
    per_page = tree.pop("per_page", None)
    if not str(tree.get("title", "")).strip():
        raise NonetError('the book has no title; right would be, say, title = "Sudoku"')
    if not chapters:
        raise NonetError("the book has no chapters; right would be [[chapters]] with a count")
    read = tuple(
        _read_chapter(chapter, number, per_page) for number, chapter in enumerate(chapters, 1)
    )
    book = BookRecipe(chapters=read, **tree)
    _check_book(book)
    return book


def _read_chapter(tree: Any, number: int, per_page: int | None) -> Chapter:
    where = f"chapter {number}"
    if not isinstance(tree, dict):
        raise NonetError(f"{where} is no table; right would be [[chapters]]")
    wishes = {key: tree.pop(key) for key in list(tree) if key in _WISHES}
    _check_keys(tree, _CHAPTER, where)
    if "recipe" in tree and wishes:
        raise NonetError(f"{where} has a recipe and {next(iter(wishes))}; right would be one")
    try:
        recipe = Recipe.read(tree.get("recipe", "")) if not wishes else _recipe_of(wishes)
    except NonetError as error:
        raise NonetError(f"{where}: {error}") from error
    return Chapter(
        count=_checked_count(tree.get("count"), where),
        recipe=recipe,
        title=tree.get("title", ""),
        text=tree.get("text", ""),
        per_page=tree.get("per_page", per_page),
        lessons=_checked_lessons(tree.get("lessons"), where),
    )


def _recipe_of(wishes: Mapping[str, Any]) -> Recipe:
    written = {key: _written(wish) for key, wish in wishes.items()}
    return Recipe.of(written)


def _written(wish: Any) -> str:
    if isinstance(wish, bool):
        return "yes" if wish else "no"
    return ",".join(map(str, wish)) if isinstance(wish, list) else str(wish)


def _check_keys(
    tree: dict[str, Any], known: Mapping[str, type | tuple[type, ...]], where: str
) -> None:
    for key, found in tree.items():
        if key not in known:
            raise NonetError(f"{where} has {key!r}; right would be {', '.join(known)}")
        kind = known[key]
        # True is an int, too, but not what anybody means by a number
        if not isinstance(found, kind) or (isinstance(found, bool) and kind is not bool):
            right = "a number" if isinstance(kind, tuple) else _KINDS[kind]
            raise NonetError(f"{key} of {where} is {found!r}; right would be {right}")


def _checked_count(count: Any, where: str) -> int:
    if not isinstance(count, int) or not 1 <= count <= _MOST_PUZZLES:
        raise NonetError(
            f"the count of {where} is {count!r}; right would be 1 to {_MOST_PUZZLES:,} puzzles"
        )
    return count


def _checked_lessons(lessons: Any, where: str) -> tuple[str, ...] | None:
    if lessons is None:
        return None
    for lesson in lessons:
        if lesson not in examples():
            known = ", ".join(list(examples())[:6])
            raise NonetError(
                f"{where} has no lesson {lesson!r}; right would be techniques such as {known}"
            )
    return tuple(lessons)


def _check_book(book: BookRecipe) -> None:
    if book.language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise NonetError(f"there is no language {book.language!r}; right would be {known}")
    if book.solutions not in get_args(BookSolutions):
        known = ", ".join(get_args(BookSolutions))
        raise NonetError(f"solutions cannot be {book.solutions!r}; right would be {known}")
    for words in (book.title, book.subtitle, book.author):
        check_letters(words)
    if book.seed < 0:
        raise NonetError(f"the seed is {book.seed}; right would be 0 or more")
    for name, length, (least, most) in (
        ("inner margin", book.inner, _MARGINS),
        ("outer margin", book.outer, _MARGINS),
        ("bleed", book.bleed, (0.0, _MOST_BLEED)),
    ):
        if not least <= length <= most:
            raise NonetError(
                f"the {name} is {length:g} mm; right would be {least:g} to {most:g} mm"
            )
    for chapter in book.chapters:
        check_letters(" ".join([chapter.title, *chapter.text.split()]))
        book.setup(chapter)  # which checks paper and numbers per page
