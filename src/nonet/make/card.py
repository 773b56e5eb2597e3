"""A generated puzzle with everything that is known about it."""

from collections.abc import Mapping
from dataclasses import dataclass

from nonet.core.puzzle import Grid, Puzzle
from nonet.logic.levels import Level
from nonet.logic.rating import Rating
from nonet.make.recipe import Recipe


@dataclass(frozen=True, slots=True)
class Card:
    """A puzzle, its solution, how hard it is, and the recipe and seed that give it again."""

    puzzle: Puzzle
    solution: Grid
    """The solution, or one of them."""
    solutions: int
    """How many there are; `MOST_SOLUTIONS` + 1 for more than that."""
    rating: Rating
    minimal: bool | None
    """Whether every given is needed; None where that would take long to find out."""
    recipe: Recipe
    seed: int
    candidate: int
    """The number of the candidate that it is."""
    fits: bool
    """Whether it is what the recipe asks for; else it is the nearest that was found in time."""

    @property
    def givens(self) -> int:
        """How many cells are given."""
        return self.puzzle.given_count

    @property
    def level(self) -> Level | None:
        """The level for people; None where there are several solutions."""
        return self.rating.level

    @property
    def techniques(self) -> Mapping[str, int]:
        """How often each technique is used on the way."""
        return self.rating.techniques

    def __str__(self) -> str:
        return str(self.puzzle)
