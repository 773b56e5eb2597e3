"""The score of a game: points for the puzzle and for speed, less what help and mistakes cost.

docs/games.md explains it; the page computes the same numbers.
"""

from dataclasses import dataclass

from nonet.play.game import Assistance, Game

# The same as those of the ratings, which are no part below this one; a test compares them.
LEVELS = (
    "beginner", "easy", "medium", "tricky", "hard", "expert", "master", "extreme", "beyond",
)  # fmt: skip
PER_CELL = 10
"""Points for each empty cell, times the number of the level."""
PAR = 5
"""Seconds for each empty cell, times the number of the level, in which half the bonus is left."""
MISTAKE = 5
"""Percent that a mistake costs."""
FILLED = 5
"""Percent that a move made by a hint costs."""
TOLD = 1
"""Percent that a stage of a hint costs."""
COSTS: dict[Assistance, int] = {
    "conflicts": 0, "forbid": 10, "candidates": 10, "check": 20, "solver": 100,
}  # fmt: skip
"""Percent that assistance costs, however often it was used."""


@dataclass(frozen=True, slots=True)
class Score:
    """Points for the puzzle, the bonus for speed, and percent that are left of both."""

    points: int
    bonus: int
    percent: int

    @property
    def total(self) -> int:
        """The whole score."""
        return (self.points + self.bonus) * self.percent // 100


def score_of(game: Game) -> Score:
    """The score of a game as it stands, final when it is won; what the machine solved has none."""
    weight = game.empty_count * _level_of(game)
    points, par = PER_CELL * weight, PAR * weight
    seconds = game.time // 1000
    bonus = points * par // (par + seconds) if par else 0
    percent = 0 if game.is_by_machine else max(0, 100 - _cost_of(game))
    return Score(points, bonus, percent)


def _level_of(game: Game) -> int:
    """The number of the level, from 1; a puzzle without one counts as easy."""
    level = game.puzzle.info.get("level", "easy")
    return LEVELS.index(level) + 1 if level in LEVELS else LEVELS.index("easy") + 1


def _cost_of(game: Game) -> int:
    help_used = sum(COSTS[name] for name in game.used)
    hints = FILLED * game.filled_by_hints + TOLD * len(game.hints)
    return MISTAKE * game.mistakes + hints + help_used
