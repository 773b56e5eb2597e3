"""The table of strategies: which one a recipe gets."""

import pytest

from nonet import Control
from nonet.core.splitmix import SplitMix64
from nonet.make.order import Order
from nonet.make.recipe import Recipe
from nonet.make.strategies import STRATEGIES, strategy_for

RECIPES = {
    "board=killer level=easy": "easy killer",
    "board=6x6+killer": "killer",
    "board=killer level=hard": "killer",
    "scale=p0-medium": "several solutions",
    "removed=70": "several solutions",
    "needs=jellyfish": "relative of a rarity",
    "pattern=" + "XX." * 27: "pattern",
    "level=hard": "stuck 9x9",
    "needs=x_wing minimal=yes": "9x9",
    "level=easy": "9x9",
    "givens=17": "9x9",
    "board=x level=hard": "eased board",
    "board=x level=easy": "any board",
    "board=16x16": "any board",
    "rules=arrow:2": "rules",
}


def strategy_of(recipe: str) -> str:
    read = Recipe.read(recipe)
    return strategy_for(Order(read, read.layout, SplitMix64(1), Control())).name


@pytest.mark.parametrize(("recipe", "strategy"), RECIPES.items())
def test_the_strategy_of_a_recipe(recipe: str, strategy: str) -> None:
    assert strategy_of(recipe) == strategy


def test_every_strategy_is_taken_by_some_recipe() -> None:
    taken = set(RECIPES.values()) | {strategy_of("board=killer pattern=" + "XX." * 27)}
    assert taken == {strategy.name for strategy in STRATEGIES}
