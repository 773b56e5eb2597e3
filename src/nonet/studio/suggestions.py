"""What to add to a puzzle with several solutions, so that one is left."""

from dataclasses import dataclass

from nonet.core.puzzle import Puzzle
from nonet.core.rule import Rule
from nonet.engine import Control
from nonet.logic.step import Candidate
from nonet.make import additions

MOST = 20
"""So many suggestions are made."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Givens and rules to add."""

    givens: tuple[Candidate, ...] = ()
    rules: tuple[Rule, ...] = ()


@dataclass(frozen=True, slots=True)
class Suggestions:
    """Ways to one solution, those with the fewest additions first."""

    suggestions: tuple[Suggestion, ...]
    proven: bool
    """Whether it is proven that fewer givens would not do."""


def suggest(puzzle: Puzzle, control: Control | None = None) -> Suggestions:
    """What to add to a puzzle with several solutions."""
    found = additions.find_additions(puzzle, MOST, control)
    return Suggestions(tuple(Suggestion(one) for one in found.lists), found.proven)
