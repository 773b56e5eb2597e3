"""What a book is to be like: read from TOML, checked once."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal, get_args

from nonet.catalogue import Message
from nonet.errors import NonetError
from nonet.lessons.skills import skills
from nonet.make import Recipe
from nonet.paper.setup import Setup, check_letters
from nonet.words import LANGUAGES, Language

BookSolutions = Literal["none", "end", "way"]

_MARGINS = (5.0, 50.0)
_MOST_BLEED = 10.0
_MOST_PUZZLES = 20_000
_GREATEST = 2**53
"""Greater numbers do not survive elsewhere, and nothing of a book needs them."""
_LONGEST = 100_000
"""Characters of a recipe: some texts take the reader of TOML the square of their length."""


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
        if len(text) > _LONGEST:
            raise NonetError("error.recipe_length", length=len(text), most=_LONGEST)
        try:
            tree = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # also a number of 5,000 digits
            raise NonetError("error.broken_toml", reason=str(error)) from error
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
_KINDS: dict[type, Message] = {
    str: Message("wanted.text"),
    int: Message("wanted.number"),
    bool: Message("wanted.yes_or_no"),
    list: Message("wanted.list"),
}


def _read_book(tree: dict[str, Any]) -> BookRecipe:
    _check_keys(tree, _BOOK, Message("place.book"))
    chapters = tree.pop("chapters", [])
    per_page = tree.pop("per_page", None)
    if not str(tree.get("title", "")).strip():
        raise NonetError("error.book_title")
    if not chapters:
        raise NonetError("error.book_chapters")
    read = tuple(
        _read_chapter(chapter, number, per_page) for number, chapter in enumerate(chapters, 1)
    )
    book = BookRecipe(chapters=read, **tree)
    _check_book(book)
    return book


def _read_chapter(tree: Any, number: int, per_page: int | None) -> Chapter:
    where = Message("place.chapter", number=number)
    if not isinstance(tree, dict):
        raise NonetError("error.chapter_table", where=where, got=tree)
    wishes = {key: tree.pop(key) for key in list(tree) if key in _WISHES}
    _check_keys(tree, _CHAPTER, where)
    if "recipe" in tree and wishes:
        raise NonetError("error.exclude", names=("recipe", next(iter(wishes))))
    try:
        recipe = Recipe.read(tree.get("recipe", "")) if not wishes else _recipe_of(wishes)
    except NonetError as error:
        raise NonetError("place.in", where=where, reason=error) from error
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
    tree: dict[str, Any], known: Mapping[str, type | tuple[type, ...]], where: Message
) -> None:
    for key, found in tree.items():
        if key not in known:
            raise NonetError("error.unknown_key", where=where, choices=tuple(known), got=key)
        kind = known[key]
        # True is an int, too, but not what anybody means by a number
        if not isinstance(found, kind) or (isinstance(found, bool) and kind is not bool):
            wanted = Message("wanted.decimal") if isinstance(kind, tuple) else _KINDS[kind]
            place = Message("place.part", where=where, part=key)
            raise NonetError("error.expected", where=place, wanted=wanted, got=found)
        if isinstance(found, (int, float)) and not abs(found) <= _GREATEST:
            place = Message("place.part", where=where, part=key)
            wanted = Message("wanted.at_most", most=_GREATEST)
            raise NonetError("error.expected", where=place, wanted=wanted, got=found)


def _checked_count(count: Any, where: Message) -> int:
    if not isinstance(count, int) or not 1 <= count <= _MOST_PUZZLES:
        place = Message("place.part", where=where, part="count")
        wanted = Message("wanted.from_to", least=1, most=_MOST_PUZZLES)
        raise NonetError("error.expected", where=place, wanted=wanted, got=count)
    return count


def _checked_lessons(lessons: Any, where: Message) -> tuple[str, ...] | None:
    if lessons is None:
        return None
    for lesson in lessons:
        if lesson not in skills():
            known = tuple(skills())[:6]
            raise NonetError("error.no_lesson", where=where, choices=known, got=lesson)
    return tuple(lessons)


def _check_book(book: BookRecipe) -> None:
    if book.language not in LANGUAGES:
        raise NonetError("error.no_language", name=book.language, choices=LANGUAGES)
    if book.solutions not in get_args(BookSolutions):
        wanted = Message("wanted.one_of", choices=get_args(BookSolutions))
        raise NonetError("error.expected", where="solutions", wanted=wanted, got=book.solutions)
    for words in (book.title, book.subtitle, book.author):
        check_letters(words)
    if book.seed < 0:
        raise NonetError("error.at_least", name="seed", least=0, got=book.seed)
    for name, length, (least, most) in (
        ("inner", book.inner, _MARGINS),
        ("outer", book.outer, _MARGINS),
        ("bleed", book.bleed, (0.0, _MOST_BLEED)),
    ):
        if not least <= length <= most:
            raise NonetError(
                "error.length", where=name, least=f"{least:g}", most=f"{most:g}", got=f"{length:g}"
            )
    for chapter in book.chapters:
        check_letters(" ".join([chapter.title, *chapter.text.split()]))
        book.setup(chapter)  # which checks paper and numbers per page
