"""The candidates of a recipe and a seed: numbered puzzles; the first that fits is taken."""

from nonet.core.puzzle import Puzzle
from nonet.core.splitmix import SplitMix64
from nonet.engine import Control
from nonet.make.order import Order
from nonet.make.recipe import Recipe
from nonet.make.strategies import strategy_for


def make_candidate(recipe: Recipe, seed: int, number: int, control: Control) -> Puzzle | None:
    """The candidate with that number; None when stopped."""
    recipe.check_generator()
    # numbers count on from a random one, so that neighbouring seeds have no candidates in common
    random = SplitMix64(SplitMix64(seed).next() + number)
    layout = recipe.name.random(random.next(), recipe.wildness, control)
    if layout is None:
        return None
    order = Order(recipe, layout, random, control)
    return strategy_for(order).make(order)
