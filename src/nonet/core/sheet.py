"""A sheet: a puzzle together with what a player has written on it so far."""

from dataclasses import dataclass

from nonet.core.puzzle import Grid, Puzzle


@dataclass(frozen=True, slots=True)
class Sheet:
    """What readers and writers exchange: fresh puzzles have no entries and no notes.

    `entries` is a grid of the player's digits, 0 where there is none; `notes` is one mask of digits
    per cell. Either is empty when there is nothing of the kind.
    """

    puzzle: Puzzle
    entries: Grid = b""
    notes: tuple[int, ...] = ()
