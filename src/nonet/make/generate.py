"""Makes a puzzle with one solution by recipe and seed."""

from nonet.core.puzzle import Grid, Puzzle
from nonet.engine import Control
from nonet.engine.classic import is_classic
from nonet.make import boards, classic, seventeen
from nonet.make.recipe import Recipe


def generate(recipe: Recipe, seed: int, control: Control | None = None) -> Puzzle | None:
    """A puzzle with exactly one solution and as many givens as asked for; None when stopped.

    >>> print(generate(Recipe(board="4x4", givens=6), seed=1))
    43....341.....4.
    """
    grid = _generate(recipe, seed, control)
    return Puzzle(recipe.layout, grid) if grid else None


def _generate(recipe: Recipe, seed: int, control: Control | None) -> Grid | None:
    if not is_classic(recipe.layout):
        return boards.make(recipe.layout, seed, boards.Wish(recipe.givens), control)
    if recipe.givens == classic.FEWEST:
        return seventeen.choose(seed)
    return classic.make(seed, recipe.givens, control=control)
