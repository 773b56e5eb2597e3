"""Clues beside rows and columns, as f-puzzles has them: a place like R0C4 and a number."""

from collections.abc import Callable
from typing import Any

from nonet.core.layout import Layout
from nonet.core.rule import Rule
from nonet.rules.fpuzzles import Entry, Form, number
from nonet.rules.places import before, line_from


def outside_clue(key: str, rule: Callable[..., Rule]) -> Form:
    """A clue for the line that its place looks along."""

    def read(entry: Entry, board: Layout) -> list[Rule]:
        return [rule(cells=line_from(board, entry.place), value=number(entry.value))]

    def write(clue: Any, board: Layout) -> Entry:
        return Entry(place=before(board, clue.cells), value=str(clue.value))

    return Form(key, read, write)
