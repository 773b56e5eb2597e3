"""What a new puzzle should be like, as a value that is checked once and has a printable text."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from functools import partial
from typing import Any

from nonet.catalogue import Message
from nonet.core.layout import Layout
from nonet.errors import NonetError
from nonet.logic.levels import Level
from nonet.make import contradictions, demand
from nonet.make.board_name import BoardName
from nonet.make.rule_wishes import RuleWish, read_wishes
from nonet.make.scales import ONE, Aim, aim_of
from nonet.make.span import Span, checked_span, read_span, read_tenths, span_of, write_span

WILDEST = 1000
"""More exchanges of border cells make regions no wilder."""

GREATEST_RATING = 12.0

GREATEST_SUM = 325
"""Of the digits of a whole row with 25 of them."""

MOST_GENERATORS = 1_000_000
GENERATOR = 2
"""Rises when recipes and seeds give other puzzles than before; 0 is one that is not known."""

_TEXTS = ("board", "rules", "level", "needs", "teaches", "scale", "symmetry", "pattern")

MARK, BLANK = "X."
"""How a pattern is written: the cells that are given, and those that are not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Recipe:
    """A board, how hard the puzzle should be, and how it should look; everything may be left out.

    Spans are written as pairs; a single number does as well. See `docs/library.md` for examples.

    >>> recipe = Recipe(level="hard", symmetry="rotate180", givens=(24, 30))
    >>> str(recipe)
    'board=9x9 level=hard givens=24-30 symmetry=rotate180'
    >>> Recipe.read(str(recipe)) == recipe
    True
    >>> Recipe(givens=16)
    Traceback (most recent call last):
    nonet.errors.PuzzleError: no 9x9 puzzle with 16 givens has one solution; expected 17 to 81
    """

    board: str = "9x9"
    """A name of `nonet boards`, `+jigsaw` for random regions, `+killer` for random cages."""
    wildness: int = contradictions.WILDNESS
    """How wild the regions of a jigsaw are: so many times border cells are exchanged."""
    cages: Span | int | None = None
    """How many cells the cages of a killer have; 2-4 unless the level asks for smaller ones."""
    rules: str = ""
    """Kinds of rules to lay: `thermometer,kropki:10`, with how many and how many cells each."""
    sums: Span | int | None = None
    """Which sums cages, sandwiches and the like may show."""
    all_marks: bool = False
    """Whether every dot, X and V is given, so that there is none where none stands."""
    mirrored: bool = False
    """Whether each line has its image by half a turn."""
    needless: bool = False
    """Whether rules stay of which the solution needs none."""
    level: Level | None = None
    """The level for people."""
    rating: tuple[float, float] | float | None = None
    """The hardest step, ER."""
    allows: Iterable[str] = ()
    """The only techniques that it takes."""
    needs: str | None = None
    """A technique without which all easier ones (or those that are allowed) do not lead on."""
    teaches: str | None = None
    """A technique that is the hardest on the ladder that it takes, and needed early."""
    givens: Span | int | None = None
    """How many cells are given."""
    removed: Span | int | None = None
    """How many cells are empty; as soon as that are too many, there are several solutions."""
    scale: str | None = None
    """A difficulty of an earlier program: see `nonet.make.scales`."""
    symmetry: str = "none"
    """How the cells that are given mirror each other: see `nonet.make.symmetry`."""
    pattern: str = ""
    """The cells that are given: one X or . for each cell, in rows."""
    minimal: bool = False
    """Whether every given must be needed."""
    fresh: bool = False
    """Whether 17 givens are searched for, which takes seconds, instead of taking stored ones."""
    generator: int = GENERATOR
    """The generator that the seeds are meant for; another one than `GENERATOR` makes nothing."""

    def __post_init__(self) -> None:
        keep = partial(object.__setattr__, self)
        for name in _TEXTS:
            _check_text(getattr(self, name), name)
        keep("board", str(BoardName.read(self.board)))
        keep("wildness", checked_span(self.wildness, "wildness", (0, WILDEST))[0])
        keep("allows", demand.checked_techniques(self.allows))
        keep("rules", ",".join(map(str, read_wishes(self.rules))) if self.rules else "")
        if self.sums is not None:
            keep("sums", checked_span(self.sums, "sums", (0, GREATEST_SUM)))
        keep("pattern", _checked_pattern(self.pattern, self.layout))
        for name in ("givens", "removed"):
            span = getattr(self, name)
            if span is not None:
                keep(name, checked_span(span, name, (0, self.layout.cell_count)))
        if self.cages is not None:
            keep("cages", checked_span(self.cages, "cages", (1, self.layout.size)))
        if self.rating is not None:
            keep("rating", checked_span(self.rating, "rating", (0.0, GREATEST_RATING)))
        keep("generator", checked_span(self.generator, "generator", (0, MOST_GENERATORS))[0])
        contradictions.check(self)

    def check_generator(self) -> None:
        """Refuses a recipe whose seeds mean other puzzles here."""
        if self.generator != GENERATOR:
            raise NonetError("error.generator", asked=self.generator, here=GENERATOR)

    @classmethod
    def read(cls, text: str) -> "Recipe":
        """The recipe of a text such as `board=16x16 level=easy`."""
        wishes: dict[str, str] = {}
        for word in text.split():
            name, equals, wish = word.partition("=")
            if name not in _READERS or not equals:
                raise NonetError("error.no_wish", got=word, choices=tuple(_READERS))
            if name in wishes:
                raise NonetError("error.wish_twice", name=name, recipe=text)
            wishes[name] = wish
        return cls.of(wishes)

    @classmethod
    def of(cls, wishes: Mapping[str, str]) -> "Recipe":
        """The recipe of wishes that are texts, by their names."""
        checked: dict[str, Any] = {
            name: _READERS[name](wish, name) for name, wish in wishes.items()
        }
        return cls(**checked)

    def __str__(self) -> str:
        wishes = [(field, getattr(self, field.name)) for field in fields(self)]
        return " ".join(
            f"{field.name}={_written(wish)}"
            for field, wish in wishes
            if wish != field.default or field.name == "board"
        )

    @property
    def wishes(self) -> tuple[RuleWish, ...]:
        """The rules to lay, kind by kind."""
        return read_wishes(self.rules) if self.rules else ()

    @property
    def is_classic(self) -> bool:
        """Whether it is for the ordinary 9x9 board without further rules."""
        return self.name.is_classic and not self.rules

    @property
    def name(self) -> BoardName:
        """The board by its parts."""
        return BoardName.read(self.board)

    @property
    def layout(self) -> Layout:
        """The board without random regions and cages."""
        return self.name.layout

    @property
    def aim(self) -> Aim | None:
        """How many givens and solutions there should be; None where nothing was said about it."""
        cells = self.layout.cell_count
        if self.scale:
            return aim_of(self.scale, self.layout, self.board)
        if self.pattern:
            return Aim((self.pattern.count(MARK),) * 2)
        if self.removed is not None:
            least, most = span_of(self.removed)
            several = cells - most < contradictions.fewest_givens(self)
            return Aim((cells - most, cells - least), (2, 0) if several else ONE)
        return None if self.givens is None else Aim(span_of(self.givens))

    @property
    def pattern_cells(self) -> list[int]:
        """The cells that the pattern marks."""
        return [cell for cell, mark in enumerate(self.pattern) if mark == MARK]

    @property
    def has_one_solution(self) -> bool:
        """Whether puzzles have one solution; some scales are about more."""
        return self.aim is None or self.aim.solutions == ONE

    @property
    def ratings(self) -> tuple[float, float] | None:
        """The least and the greatest ER; None where nothing was said about it."""
        if self.level is not None:
            return demand.ratings_of(self.level)
        return None if self.rating is None else span_of(self.rating)


_MAY_BE_LEFT_OUT = ("level", "needs", "teaches", "scale")


def _check_text(wish: str | None, name: str) -> None:
    if wish is None and name in _MAY_BE_LEFT_OUT:
        return
    if not isinstance(wish, str):
        raise NonetError("error.expected", where=name, wanted=Message("wanted.text"), got=wish)


def _checked_pattern(pattern: str, layout: Layout) -> str:
    marks = "".join(pattern.split()).upper()
    if marks and (set(marks) - {MARK, BLANK} or len(marks) != layout.cell_count):
        raise NonetError("error.pattern", count=layout.cell_count, got=marks)
    return marks


def _read_flag(text: str, name: str) -> bool:
    if text not in ("yes", "no"):
        raise NonetError("error.yes_or_no", name=name, got=text)
    return text == "yes"


def _text(text: str, _: str) -> str:
    return text


_READERS: Mapping[str, Callable[[str, str], Any]] = {
    "board": _text,
    "wildness": lambda text, name: read_span(text, name)[0],
    "cages": read_span,
    "rules": _text,
    "sums": read_span,
    "all_marks": _read_flag,
    "mirrored": _read_flag,
    "needless": _read_flag,
    "level": _text,
    "rating": read_tenths,
    "allows": lambda text, _: text.split(","),
    "needs": _text,
    "teaches": _text,
    "givens": read_span,
    "removed": read_span,
    "scale": _text,
    "symmetry": _text,
    "pattern": _text,
    "minimal": _read_flag,
    "fresh": _read_flag,
    "generator": lambda text, name: read_span(text, name)[0],
}


def _written(wish: Any) -> str:
    match wish:
        case True:
            return "yes"
        case (str(), *_):
            return ",".join(wish)
        case (least, most):
            return write_span((least, most))
        case _:
            return str(wish)
