"""Recipes as the functions of the library take them: a value, its text, or wishes by name."""

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import TypedDict

from nonet.errors import NonetError
from nonet.logic.levels import Level
from nonet.make import Recipe
from nonet.make.span import Span

RecipeLike = Recipe | str
"""A recipe, or its text."""


class Wishes(TypedDict, total=False):
    """What `Recipe` takes, one by one: `nonet.generate(board="killer", level="easy")`."""

    board: str
    wildness: int
    cages: Span | int | None
    rules: str
    sums: Span | int | None
    all_marks: bool
    mirrored: bool
    needless: bool
    level: Level | None
    rating: tuple[float, float] | float | None
    allows: Iterable[str]
    needs: str | None
    teaches: str | None
    givens: Span | int | None
    removed: Span | int | None
    scale: str | None
    symmetry: str
    pattern: str
    minimal: bool
    fresh: bool
    generator: int


NAMES = tuple(field.name for field in fields(Recipe))


def as_recipe(recipe: RecipeLike, wishes: Mapping[str, object]) -> Recipe:
    """The recipe itself, the one that the text holds, or the one of the wishes.

    >>> print(as_recipe("", {"board": "killer", "level": "easy"}))
    board=9x9+killer level=easy
    """
    for name in wishes:
        if name not in NAMES:
            raise NonetError("error.no_wish", got=name, choices=NAMES)
    if wishes and recipe != "":
        raise NonetError("error.exclude", names=("recipe", *wishes))
    if isinstance(recipe, Recipe):
        return recipe
    if not isinstance(recipe, str):
        raise NonetError("error.not_a_recipe", got=recipe)
    return Recipe(**wishes) if wishes else Recipe.read(recipe)  # type: ignore[arg-type]
