"""Why something on the board is wrong, so that a person can check it."""

from dataclasses import dataclass

from nonet.core.layout import House
from nonet.core.verify import Conflict
from nonet.logic import Step


@dataclass(frozen=True, slots=True)
class NoDigit:
    """A cell without any candidate, so many steps from the position that was asked about."""

    cell: int
    steps: int = 0

    @property
    def cells(self) -> tuple[int, ...]:
        """The cell, as in every other reason."""
        return (self.cell,)


@dataclass(frozen=True, slots=True)
class NoPlace:
    """A house in which a digit has no place, so many steps from the position asked about."""

    house: House
    digit: int
    steps: int = 0

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells of the house."""
        return self.house.cells


DeadEnd = NoDigit | NoPlace
Reason = Conflict | DeadEnd | Step
"""A broken rule, a dead end, or a step that says otherwise."""
