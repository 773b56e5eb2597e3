"""A turn of a game: digits that were written, how long that took, and how it could be known."""

from dataclasses import dataclass
from enum import Enum

from nonet.core.puzzle import Grid
from nonet.logic import Candidate, Position, Step
from nonet.logic.scale import tenths_of


class Verdict(Enum):
    """How a digit came onto the board."""

    DEDUCED = "deduced"
    """It follows from the board by techniques that are not much harder than the puzzle."""
    GUESSED = "guessed"
    """It is right, but no such technique shows it yet."""
    WRONG = "wrong"
    """It is not that of the solution."""
    HINTED = "hinted"
    """A hint has written it, or the machine."""
    OPEN = "open"
    """Nobody can tell: the puzzle has no single solution, or other rules hold."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Digits that were written by one move.

    `number` is that of the move, `before` the board as it was, `at` when it was made and `time` how
    long the player had thought, both in milliseconds. `others` counts the moves in between, such as
    notes; `hints` the stages of hints that were told in that time.
    """

    number: int
    placements: tuple[Candidate, ...]
    before: Grid
    at: int
    time: int
    others: int
    hints: int
    verdict: Verdict
    technique: str = ""
    """The hardest technique that it takes to find the digit, where it was to be found."""
    position: Position | None = None
    """The board with its right digits only, and what the player's notes leave."""
    easiest: Step | None = None
    """The easiest step that was there."""
    is_visible: bool = False
    """Whether a wrong digit was to be seen at once: one like it stood in the same house."""
    is_pause: bool = False
    """Whether it took much longer than the others."""

    @property
    def tenths(self) -> int:
        """How hard the digit was to find; 0 where nobody can tell."""
        return tenths_of(self.technique) if self.technique else 0

    @property
    def is_moment(self) -> bool:
        """Whether there is something to learn from it."""
        return self.is_pause or self.verdict in (Verdict.GUESSED, Verdict.WRONG)

    @property
    def subject(self) -> str:
        """The technique that it is about: the one used, or the one that should have been."""
        return self.technique or (self.easiest.technique if self.easiest else "")
