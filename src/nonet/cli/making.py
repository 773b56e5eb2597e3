"""The making of a puzzle on the terminal: a board that changes, or a line for each event."""

import time
from collections.abc import Iterable
from typing import TextIO

from nonet.cli import board
from nonet.core.layout import Layout
from nonet.core.puzzle import Puzzle
from nonet.core.symbols import symbol_of
from nonet.make import Card
from nonet.make.making import Deed, Event

PACE = 0.015
"""Seconds that each event of the first attempts is shown."""

PATIENCE = 4
"""So many attempts are shown event by event, further ones only as they end."""

_WITH_CELL = (Deed.FILL, Deed.EMPTY, Deed.KEEP)


def watch(events: Iterable[Event], layout: Layout, out: TextIO) -> Card | None:
    """Shows all events; the card of the last one, if it came to that."""
    card = None
    show = _Film(layout, out).show if out.isatty() else _Report(layout, out).show
    for event in events:
        show(event)
        card = event.card
    return card


class _Report:
    """A line for each event."""

    def __init__(self, layout: Layout, out: TextIO) -> None:
        self.layout = layout
        self.out = out

    def show(self, event: Event) -> None:
        words = event.deed.value
        if event.deed in _WITH_CELL:
            words += f" {self.layout.cell_name(event.cell)}={symbol_of(event.digit)}"
        print(words, file=self.out)


class _Film:
    """A board that is drawn over itself again and again."""

    def __init__(self, layout: Layout, out: TextIO) -> None:
        self.layout = layout
        self.out = out
        self.grid = bytearray(layout.cell_count)
        self.attempts = 0
        self.height = 0

    def show(self, event: Event) -> None:
        self._follow(event)
        if event.deed in (Deed.REFUSE, Deed.ACCEPT):
            self._draw(f"attempt {self.attempts}: {event.deed.value}")
        elif self.attempts <= PATIENCE and event.deed in _WITH_CELL:
            self._draw(f"attempt {self.attempts}: {event.deed.value}")
            time.sleep(PACE)

    def _follow(self, event: Event) -> None:
        if event.deed is Deed.START:
            self.attempts += 1
            self.grid = bytearray(len(self.grid))
        elif event.deed is Deed.FILL:
            self.grid[event.cell] = event.digit
        elif event.deed is Deed.EMPTY:
            self.grid[event.cell] = 0

    def _draw(self, words: str) -> None:
        puzzle = Puzzle(self.layout, bytes(self.grid))
        text = f"{board.show(puzzle, puzzle.givens, self.out)}\n{words}\x1b[K\n"
        back = f"\x1b[{self.height}A" if self.height else ""
        self.height = text.count("\n")
        self.out.write(back + text)
        self.out.flush()
