"""Dead ends: a cell without any candidate, or a digit without any place."""

from collections.abc import Iterable
from dataclasses import replace

from nonet import logic
from nonet.engine import Control
from nonet.hints.reason import DeadEnd, NoDigit, NoPlace
from nonet.logic import Position

PLAIN = logic.names(unique=False, joined=False, up_to="tricky")
"""What a person can check without much ado; none of it relies on the solution being unique."""

EVERYTHING = logic.names(unique=False, joined=False)
"""All of the ladder that holds for every puzzle."""


def find_dead_end(position: Position) -> DeadEnd | None:
    """What has nowhere to go in this position; None where everything still has."""
    digits, candidates = position.digits, position.candidates
    for cell, mask in enumerate(candidates):
        if not digits[cell] and not mask:
            return NoDigit(cell)
    layout = position.layout
    for house in filter(layout.is_complete, layout.houses):
        placed = {digits[cell] for cell in house.cells}
        left = 0
        for cell in house.cells:
            left |= 0 if digits[cell] else candidates[cell]
        for digit in range(1, layout.size + 1):
            if digit not in placed and not left >> (digit - 1) & 1:
                return NoPlace(house, digit)
    return None


def follow(
    position: Position, techniques: Iterable[str], control: Control | None = None
) -> DeadEnd | None:
    """The dead end that the techniques lead to from here; None where they show none."""
    if found := find_dead_end(position):
        return found
    way = logic.walk(position, techniques, control)
    for number, step in enumerate(way.steps, 1):
        position = position.after(step)
        if found := find_dead_end(position):
            return replace(found, steps=number)
    return None
