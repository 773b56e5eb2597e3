"""What can be watched while a puzzle is made is what happens, and can be left at any time."""

import threading
import time

import pytest

import nonet
from nonet.core.puzzle import Puzzle
from nonet.engine import Control, general
from nonet.make.making import Deed, Event


def replayed(events: list[Event], cells: int) -> bytes:
    """The board that the events lead to; each must make sense where it happens."""
    grid = bytearray(cells)
    for event in events:
        if event.deed is Deed.START:
            grid = bytearray(cells)
        elif event.deed is Deed.FILL:
            assert grid[event.cell] == 0
            grid[event.cell] = event.digit
        elif event.deed in (Deed.EMPTY, Deed.KEEP):
            assert grid[event.cell] == event.digit
            grid[event.cell] = 0 if event.deed is Deed.EMPTY else event.digit
    return bytes(grid)


@pytest.mark.parametrize(
    "recipe",
    [
        "givens=30",
        "symmetry=rotate180",
        "level=hard",
        "givens=20",
        "givens=17",
        "board=6x6",
        "board=jigsaw givens=30",
        "board=16x16 level=easy",
        "board=6x6+killer",
        "scale=p0-medium",
        "removed=70",
    ],
)
def test_the_events_lead_to_the_puzzle_of_the_same_seed(recipe: str) -> None:
    events = list(nonet.trace_making(recipe, seed=3))
    card = nonet.generate(recipe, seed=3)
    assert card is not None
    assert events[-1] == Event(Deed.ACCEPT, card=card)
    assert replayed(events, card.puzzle.layout.cell_count) == card.puzzle.givens
    assert sum(event.deed is Deed.REFUSE for event in events) == card.candidate


def test_what_is_kept_is_needed() -> None:
    events = list(nonet.trace_making("givens=26", seed=8))
    last = max(n for n, event in enumerate(events) if event.deed is Deed.START)
    grid = bytearray(81)
    for event in events[last:]:
        if event.deed is Deed.FILL:
            grid[event.cell] = event.digit
        elif event.deed is Deed.EMPTY:
            grid[event.cell] = 0
        elif event.deed is Deed.KEEP:
            without = bytearray(grid)
            without[event.cell] = 0
            assert general.count(Puzzle(nonet.read("." * 81).layout, bytes(without)), 2) == 2


def test_a_search_that_takes_long_can_be_watched_while_it_goes_on() -> None:
    events = nonet.trace_making("givens=17 fresh=yes", seed=1, deadline=30)
    started = time.monotonic()
    seen = [next(events) for _ in range(200)]
    assert seen[0].deed is Deed.START
    assert {event.deed for event in seen} >= {Deed.FILL, Deed.EMPTY}
    events.close()  # type: ignore[attr-defined]
    assert time.monotonic() - started < 10


def test_a_deadline_ends_it() -> None:
    events = list(nonet.trace_making("board=6x6 givens=34 level=expert", seed=1, deadline=0.3))
    assert events[-1].deed is not Deed.ACCEPT


@pytest.mark.parametrize(
    "recipe",
    ["level=beyond", "rating=11.5-11.9", "board=16x16 level=tricky", "board=samurai minimal=yes"],
)
@pytest.mark.alone
def test_a_cancel_is_heard_at_once(recipe: str) -> None:
    control = Control()
    threading.Timer(0.3, control.cancel).start()
    started = time.perf_counter()
    nonet.generate(recipe, 1, control=control)
    assert time.perf_counter() - started < 0.3 + 0.05 + 0.5  # a busy machine may be late


def test_fresh_is_another_puzzle_than_a_stored_one() -> None:
    recipe = nonet.Recipe(givens=17, fresh=True)
    assert str(recipe) == "board=9x9 givens=17 fresh=yes"
    assert nonet.Recipe.read(str(recipe)) == recipe
    assert nonet.generate(recipe, 1, deadline=0.05) is None  # it takes its time
    with pytest.raises(
        nonet.NonetError, match="only 9x9 puzzles with 17 givens can be fresh or stored; all"
    ):
        nonet.Recipe(givens=18, fresh=True)
