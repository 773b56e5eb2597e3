"""What a strategy of the generator works from: one candidate of a recipe, before it is made."""

from dataclasses import dataclass
from math import inf

from nonet.core.layout import Layout
from nonet.core.splitmix import SplitMix64
from nonet.engine import Control
from nonet.make.recipe import Recipe


@dataclass(frozen=True, slots=True)
class Order:
    """A recipe, the board of this candidate, its random numbers, and a way to be stopped."""

    recipe: Recipe
    layout: Layout
    random: SplitMix64
    control: Control

    @property
    def is_rated(self) -> bool:
        """Whether the recipe says how hard the puzzle should be."""
        return self.recipe.ratings is not None

    @property
    def easiest(self) -> float:
        """The least ER that fits."""
        return self.recipe.ratings[0] if self.recipe.ratings else 0.0

    @property
    def hardest(self) -> float:
        """The greatest ER that fits."""
        return self.recipe.ratings[1] if self.recipe.ratings else inf

    @property
    def is_classic(self) -> bool:
        """Whether it is for the ordinary 9x9 board without further rules."""
        return self.recipe.is_classic

    @property
    def is_symmetrical(self) -> bool:
        """Whether givens must mirror each other."""
        return self.recipe.symmetry != "none"
