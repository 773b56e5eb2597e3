"""Recipes over HTTP, and what they can be made of."""

import secrets
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from pydantic import BaseModel, Field

from nonet.core import shapes
from nonet.core.layout import House, Layout
from nonet.errors import NonetError
from nonet.logic.levels import LEVELS, Level, hardest_of
from nonet.make import Recipe
from nonet.make.contradictions import fewest_givens
from nonet.make.layers import LAYERS
from nonet.make.rule_wishes import read_wishes
from nonet.make.scales import MANY, SCALES, Aim
from nonet.make.series import HARDEST_RULED, RULED_SINCE, WEEKDAYS
from nonet.make.symmetry import SYMMETRIES
from nonet.server.intake import Flag, Whole
from nonet.server.routers import Wish

MAX_SEED = 2**53 - 1
"""The greatest seed: all numbers up to it survive JavaScript."""

BY_REMOVED = ("p1", "p4")
"""The programs that counted the cells that are removed."""

LONGEST_WISH = 700
"""Characters of a wish: a pattern has one for each cell of a board."""


_FLAGS = ("minimal", "all_marks", "mirrored", "needless")


class RecipeWish(Wish):
    """What a new puzzle should be like; a number may be a span, such as 24-30.

    Rules are switched by the name of the board: 9x9+diagonals, 9x9-boxes, 9x9+jigsaw, 9x9+killer.
    """

    board: str = Field("9x9", max_length=60)
    rules: str | None = Field(None, max_length=LONGEST_WISH)
    sums: str | None = Field(None, max_length=20)
    all_marks: Flag = False
    mirrored: Flag = False
    needless: Flag = False
    level: str | None = Field(None, max_length=20)
    scale: str | None = Field(None, max_length=20)
    rating: str | None = Field(None, max_length=20)
    givens: str | None = Field(None, max_length=20)
    removed: str | None = Field(None, max_length=20)
    symmetry: str | None = Field(None, max_length=20)
    pattern: str | None = Field(None, max_length=LONGEST_WISH)
    needs: str | None = Field(None, max_length=60)
    allows: str | None = Field(None, max_length=LONGEST_WISH)
    cages: str | None = Field(None, max_length=20)
    wildness: str | None = Field(None, max_length=20)
    minimal: Flag = False
    seed: Whole | None = Field(None, ge=0, le=MAX_SEED)

    def recipe(self) -> Recipe:
        """The recipe, which is checked here."""
        wishes = self.model_dump(exclude={"seed", *_FLAGS}, exclude_none=True)
        return Recipe.of(wishes | {name: "yes" for name in _FLAGS if getattr(self, name)})

    def chosen_seed(self) -> int:
        """The seed, or a new one where none is wished for."""
        return secrets.randbelow(MAX_SEED + 1) if self.seed is None else self.seed


class RecipeQuery(RecipeWish):
    """The same in an address, where everything is text."""

    minimal: bool = False
    seed: int | None = Field(None, ge=0, le=MAX_SEED)


class ScaleChoice(BaseModel):
    """What a difficulty of an earlier program promises on a board.

    `by_removed`: it counts the cells that are removed, not those that are given. `most_solutions`
    is 0 where there is no limit.
    """

    name: str
    least_givens: int
    most_givens: int
    by_removed: bool
    least_solutions: int
    most_solutions: int
    by_singles: bool

    @classmethod
    def of(cls, name: str, aim: Aim) -> "ScaleChoice":
        """The promise of a scale."""
        return cls(
            name=name,
            least_givens=aim.givens[0],
            most_givens=aim.givens[1],
            by_removed=name.startswith(BY_REMOVED),
            least_solutions=aim.solutions[0],
            most_solutions=0 if aim.solutions[1] == MANY else aim.solutions[1],
            by_singles=aim.by_singles,
        )


class BoardChoice(BaseModel):
    """A board, with what can be added to its name (`options`) and what its puzzles can be.

    `fewest` are the givens below which there are several solutions. `boxes` are the top row, the
    left column, the height and the width of each box, for drawing.
    """

    name: str
    cells: int
    digits: int
    options: list[str]
    levels: list[Level]
    scales: list[ScaleChoice]
    symmetries: list[str]
    fewest: int
    boxes: list[tuple[int, int, int, int]]


class LevelChoice(BaseModel):
    """A level, with the rating of its hardest step; null where there is no limit."""

    name: Level
    hardest: float | None


class LaidChoice(BaseModel):
    """A kind of rule that new puzzles can have; `usual` is how many there are on 81 cells.

    0 stands for a rule of the whole board, or one of all its cells, of which there is one.
    """

    kind: str
    usual: int


class WeekChoice(BaseModel):
    """The kinds of rules of the daily puzzles, from Monday to Sunday, from a day on."""

    since: str
    kinds: list[list[str]]
    hardest: Level


class Choices(BaseModel):
    """Everything that a new game can be made of."""

    boards: list[BoardChoice]
    levels: list[LevelChoice]
    symmetries: list[str]
    laid: list[LaidChoice]
    week: WeekChoice


def choices() -> Choices:
    """Everything that a new game can be made of."""
    return Choices(
        boards=[board_choice(name) for name in shapes.names()],
        levels=[_level(name) for name in LEVELS],
        symmetries=list(SYMMETRIES),
        laid=[
            LaidChoice(kind=kind, usual=0 if layer.is_whole or layer.is_single else layer.count)
            for kind, layer in LAYERS.items()
        ],
        week=WeekChoice(
            since=RULED_SINCE.isoformat(),
            kinds=[[wish.kind for wish in read_wishes(one)] if one else [] for one in WEEKDAYS],
            hardest=HARDEST_RULED,
        ),
    )


@lru_cache(maxsize=256)
def board_choice(name: str) -> BoardChoice:
    """What puzzles of a board can be; refuses boards that have none."""
    recipe = Recipe(board=name)
    layout = recipe.layout
    return BoardChoice(
        name=name,
        cells=layout.cell_count,
        digits=layout.size,
        options=_options(name),
        levels=[level for level in LEVELS if _can_be(board=name, level=level)],
        scales=[ScaleChoice.of(scale, aim) for scale, aim in _scales(recipe)],
        symmetries=[one for one in SYMMETRIES if _can_be(board=name, symmetry=one)],
        fewest=fewest_givens(recipe),
        boxes=[_rectangle(layout, house) for house in layout.houses if house.kind == "box"],
    )


def _scales(recipe: Recipe) -> Iterator[tuple[str, Aim]]:
    for name, scale in SCALES.items():
        aim = scale.aim(recipe.layout)
        if aim and _can_be(board=recipe.board, scale=name):
            yield name, aim


def _rectangle(layout: Layout, house: House) -> tuple[int, int, int, int]:
    """The top row, the left column, the height and the width of a box."""
    places = [layout.positions[cell] for cell in house.cells]
    (top, left), (bottom, right) = (
        map(min, zip(*places, strict=True)),
        map(max, zip(*places, strict=True)),
    )
    return top, left, bottom - top + 1, right - left + 1


def _options(name: str) -> list[str]:
    """What can be added to the name of a board so that it is still one."""
    wishes = ("+diagonals", "+windows", "+jigsaw", "+killer", "-rows", "-columns", "-boxes")
    return [wish for wish in wishes if _can_be(board=name + wish)]


def _can_be(**wishes: Any) -> bool:
    try:
        Recipe(**wishes)
    except NonetError:
        return False
    return True


def _level(name: Level) -> LevelChoice:
    hardest = hardest_of(name)
    return LevelChoice(name=name, hardest=None if hardest == float("inf") else hardest)
