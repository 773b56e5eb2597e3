"""The making of a puzzle as it can be watched: what is filled, emptied and kept, event by event."""

from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from enum import Enum
from itertools import count
from typing import NamedTuple

from nonet._native import Diary
from nonet.core.puzzle import Grid, Puzzle
from nonet.engine import Control
from nonet.make.candidate import make_candidate
from nonet.make.card import Card
from nonet.make.judgement import judge, write_card
from nonet.make.recipe import Recipe

POLL = 0.02
"""Seconds between two looks at what is being made."""

Page = tuple[Grid, list[int], Grid]
"""A full grid, the order of its cells, and what is left of it; or only what is left."""


class Deed(Enum):
    """What happens while a puzzle is made."""

    START = "start"
    """The board is cleared for a new attempt."""
    FILL = "fill"
    """A digit is written into a cell."""
    EMPTY = "empty"
    """A digit is taken away: the solution stays the only one."""
    KEEP = "keep"
    """A digit must stay: without it there would be more solutions, or they could not be told."""
    REFUSE = "refuse"
    """The puzzle is not what the recipe asks for."""
    ACCEPT = "accept"
    """The puzzle is finished."""


class Event(NamedTuple):
    """One deed; only filling, emptying and keeping have a cell and a digit."""

    deed: Deed
    cell: int = 0
    digit: int = 0
    card: Card | None = None
    """The finished puzzle, with the last event."""


def trace_making(recipe: Recipe, seed: int, control: Control | None = None) -> Iterator[Event]:
    """Yields what happens, candidate by candidate, until one is accepted, or until it is stopped.

    The board that the events lead to is the puzzle of the same recipe and seed.
    """
    control = Control(None, control)
    try:
        for number in count():
            board = _Board(recipe.layout.cell_count)
            puzzle = yield from _candidate(recipe, seed, number, control, board)
            judgement = judge(recipe, puzzle, control) if puzzle else None
            if puzzle is None or judgement is None:
                return
            yield from board.led_to(puzzle.givens)
            if not judgement.faults:
                card = write_card(recipe, seed, number, puzzle, judgement, control)
                yield Event(Deed.ACCEPT, card=card)
                return
            yield Event(Deed.REFUSE)
    finally:
        control.cancel()  # whoever does not want to see the end does not wait for it either


def _candidate(
    recipe: Recipe, seed: int, number: int, control: Control, board: "_Board"
) -> Generator[Event, None, Puzzle | None]:
    diary = Diary()

    def work() -> Puzzle | None:
        with diary:
            return make_candidate(recipe, seed, number, control)

    with ThreadPoolExecutor(1) as pool:
        made = pool.submit(work)
        try:
            while not made.done():
                wait([made], POLL)
                yield from board.follow(diary.take())
        except GeneratorExit:
            control.cancel()
            raise
    yield from board.follow(diary.take())
    return made.result()


class _Board:
    """The board as the events so far have left it."""

    def __init__(self, cell_count: int) -> None:
        self.grid = bytearray(cell_count)
        self.started = False

    def follow(self, pages: Iterable[Page]) -> Iterator[Event]:
        """The events of all pages."""
        for solution, order, givens in pages:
            if solution:
                yield from self._dug(solution, order, givens)
            else:
                yield from self.led_to(givens)

    def led_to(self, givens: Grid) -> Iterator[Event]:
        """The events that lead from the board as it is to these givens."""
        yield from self._start()
        for cell, digit in enumerate(givens):
            if self.grid[cell] not in (0, digit):
                yield self._set(Deed.EMPTY, cell, 0)
        for cell, digit in enumerate(givens):
            if digit and not self.grid[cell]:
                yield self._set(Deed.FILL, cell, digit)

    def _dug(self, solution: Grid, order: list[int], givens: Grid) -> Iterator[Event]:
        self.started = False
        yield from self._start()
        for cell, digit in enumerate(solution):
            yield self._set(Deed.FILL, cell, digit)
        tried = order[next((n for n, cell in enumerate(order) if not givens[cell]), 0) :]
        for cell in reversed(tried):
            if givens[cell]:
                yield Event(Deed.KEEP, cell, givens[cell])
            else:
                yield self._set(Deed.EMPTY, cell, 0)

    def _start(self) -> Iterator[Event]:
        if not self.started:
            self.started = True
            self.grid = bytearray(len(self.grid))
            yield Event(Deed.START)

    def _set(self, deed: Deed, cell: int, digit: int) -> Event:
        event = Event(deed, cell, digit or self.grid[cell])
        self.grid[cell] = digit
        return event
