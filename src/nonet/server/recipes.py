"""Recipes over HTTP, and what they can be made of."""

import secrets

from pydantic import BaseModel, ConfigDict, Field

from nonet.core import shapes
from nonet.errors import NonetError
from nonet.logic.levels import LEVELS, Level, hardest_of
from nonet.make import Recipe
from nonet.make.scales import SCALES
from nonet.make.symmetry import SYMMETRIES

MAX_SEED = 2**53 - 1
"""The greatest seed: all numbers up to it survive JavaScript."""

LONGEST_WISH = 700
"""Characters of a wish: a pattern has one for each cell of a board."""


class RecipeWish(BaseModel):
    """What a new puzzle should be like; a number may be a span, such as 24-30.

    Rules are switched by the name of the board: 9x9+diagonals, 9x9-boxes, 9x9+jigsaw, 9x9+killer.
    """

    model_config = ConfigDict(extra="forbid")

    board: str = Field("9x9", max_length=60)
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
    minimal: bool = False
    seed: int | None = Field(None, ge=0, le=MAX_SEED)

    def recipe(self) -> Recipe:
        """The recipe, which is checked here."""
        wishes = self.model_dump(exclude={"seed", "minimal"}, exclude_none=True)
        return Recipe.of(wishes | ({"minimal": "yes"} if self.minimal else {}))

    def chosen_seed(self) -> int:
        """The seed, or a new one where none is wished for."""
        return secrets.randbelow(MAX_SEED + 1) if self.seed is None else self.seed


class BoardChoice(BaseModel):
    """A board, with what can be added to its name (`options`) and the scales that know it.

    `levels` are those that its puzzles can have as long as nothing is added.
    """

    name: str
    cells: int
    digits: int
    options: list[str]
    levels: list[Level]
    scales: list[str]


class LevelChoice(BaseModel):
    """A level, with the rating of its hardest step; null where there is no limit."""

    name: Level
    hardest: float | None


class ScaleChoice(BaseModel):
    """A difficulty of an earlier program, with its numbers in an English sentence."""

    name: str
    sentence: str


class Choices(BaseModel):
    """Everything that a new game can be made of."""

    boards: list[BoardChoice]
    levels: list[LevelChoice]
    scales: list[ScaleChoice]
    symmetries: list[str]


def choices() -> Choices:
    """Everything that a new game can be made of."""
    return Choices(
        boards=[_board(name) for name in shapes.names()],
        levels=[_level(name) for name in LEVELS],
        scales=[ScaleChoice(name=name, sentence=it.sentence) for name, it in SCALES.items()],
        symmetries=list(SYMMETRIES),
    )


def _board(name: str) -> BoardChoice:
    layout = shapes.named(name)
    return BoardChoice(
        name=name,
        cells=layout.cell_count,
        digits=layout.size,
        options=_options(name),
        levels=[level for level in LEVELS if _can_be(board=name, level=level)],
        scales=[scale for scale, it in SCALES.items() if it.aim(layout)],
    )


def _options(name: str) -> list[str]:
    """What can be added to the name of a board so that it is still one."""
    wishes = ("+diagonals", "+windows", "+jigsaw", "+killer", "-rows", "-columns", "-boxes")
    return [wish for wish in wishes if _can_be(board=name + wish)]


def _can_be(board: str, level: Level | None = None) -> bool:
    try:
        Recipe(board=board, level=level)
    except NonetError:
        return False
    return True


def _level(name: Level) -> LevelChoice:
    hardest = hardest_of(name)
    return LevelChoice(name=name, hardest=None if hardest == float("inf") else hardest)
