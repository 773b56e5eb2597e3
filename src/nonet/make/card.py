"""A generated puzzle with everything that is known about it."""

from collections.abc import Mapping
from dataclasses import dataclass

from nonet.core.puzzle import Grid, Puzzle
from nonet.logic.levels import Level
from nonet.logic.rating import Rating
from nonet.make.recipe import Recipe
from nonet.make.scales import MANY


@dataclass(frozen=True, slots=True)
class Card:
    """A puzzle, its solution, how hard it is, and the recipe and seed that give it again."""

    puzzle: Puzzle
    solution: Grid
    """The solution, or one of them."""
    solutions: int
    """How many there are; at least so many if `has_more` says so."""
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
    def has_more(self) -> bool:
        """Whether there may be more solutions than `solutions`, which were not counted further."""
        return self.solutions > MANY

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
