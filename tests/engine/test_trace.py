"""The trace tells the whole search, and nothing but the search."""

import itertools

import oracle
from boards import puzzles
from hypothesis import given

from nonet.core import shapes
from nonet.core.layout import Layout
from nonet.core.puzzle import Grid, Puzzle
from nonet.engine import Act, Control, Event, count, trace


def replay(puzzle: Puzzle, events: list[Event]) -> list[Grid]:
    """The solutions on the way; fails if an event does not fit the board as it is."""
    grid = bytearray(puzzle.givens)
    found = []
    for event in events:
        match event.act:
            case Act.GUESS | Act.PLACE:
                assert grid[event.cell] == 0
                grid[event.cell] = event.digit
            case Act.REMOVE:
                assert grid[event.cell] == event.digit
                grid[event.cell] = 0
            case Act.SOLUTION:
                found.append(bytes(grid))
    return found


@given(puzzles())
def test_replaying_the_trace_finds_every_solution(puzzle: Puzzle) -> None:
    expected = oracle.solutions(puzzle, 300)
    if len(expected) < 300:
        found = replay(puzzle, list(trace(puzzle)))
        assert sorted(found) == sorted(expected)


@given(puzzles())
def test_the_watched_search_is_the_search(puzzle: Puzzle) -> None:
    if len(oracle.solutions(puzzle, 300)) < 300:
        control = Control()
        count(puzzle, None, control)
        guesses = sum(event.act is Act.GUESS for event in trace(puzzle))
        assert guesses == control.nodes


def test_a_search_in_vain_ends_in_a_dead_end() -> None:
    corners = [(0, 0), (0, 1), (1, 0), (1, 1)]
    four_cells = Layout(3, corners, itertools.combinations(range(4), 2))
    puzzle = Puzzle(four_cells, [0, 0, 0, 0])
    events = list(trace(puzzle))
    assert events[0].act is Act.GUESS
    assert events[-1] == (Act.DEAD_END, 0, 0)
    assert replay(puzzle, events) == []


def test_the_trace_is_lazy() -> None:
    empty = Puzzle(shapes.named("25x25"), bytes(625))
    first = list(itertools.islice(trace(empty), 100))
    assert first[0].act is Act.GUESS
    assert len(first) == 100


def test_a_stopped_trace_ends() -> None:
    control = Control()
    events = trace(Puzzle(shapes.CLASSIC, bytes(81)), control)
    next(events)
    control.cancel()
    assert sum(1 for _ in events) < 200
