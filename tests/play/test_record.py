"""Saved games come back as they were, and what is none is refused."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonet.core.puzzle import Puzzle
from nonet.core.shapes import named
from nonet.errors import FormatError
from nonet.play import (
    Game,
    go,
    name_branch,
    play,
    read_game,
    read_move,
    redo,
    start_game,
    state_after,
    undo,
    write_game,
    write_move,
)

PUZZLE = Puzzle(named("4x4"), "1" + "." * 15)
LAYOUT = PUZZLE.layout

cells = st.lists(st.integers(0, 15), min_size=1, max_size=4, unique=True).map(
    lambda some: ",".join(map(LAYOUT.cell_name, some))
)
signs = st.sampled_from(["=1", "=4", "=.", "=2~", "^+1", "^-1", "_+2", "_.", "#+9", "x+3", "x."])
changes = st.builds("{}{}".format, cells, signs) | st.sampled_from(
    ["^fill", "_fill", "lock", "unlock", "restart"]
)
events = st.lists(
    st.lists(changes, min_size=1, max_size=3).map(";".join)
    | st.sampled_from(["undo", "redo", "go", "name"]),
    max_size=30,
)


def happen(game: Game, event: str, number: int) -> Game:
    match event:
        case "undo":
            return undo(game)
        case "redo":
            return redo(game)
        case "go":
            return go(game, number * 7 % (len(game.moves) + 1))
        case "name":
            return name_branch(game, f"branch {number}")
    return play(game, read_move(LAYOUT, event), number * 1000)


@given(events)
def test_any_game_comes_back(history: list[str]) -> None:
    game = start_game(PUZZLE)
    for number, event in enumerate(history):
        game = happen(game, event, number)
        assert game.state == state_after(game, game.cursor)
    assert read_game(write_game(game), PUZZLE) == game


@given(st.lists(changes, min_size=1, max_size=5).map(";".join))
def test_moves_are_printable(text: str) -> None:
    assert write_move(LAYOUT, read_move(LAYOUT, text)) == text


@given(events)
def test_undo_takes_everything_back(history: list[str]) -> None:
    game = start_game(PUZZLE)
    for number, event in enumerate(history):
        game = happen(game, event, number)
    while game.cursor and not game.is_won:
        before = game
        game = undo(game)
        assert redo(game).state == before.state
    assert game.is_won or game.state == start_game(PUZZLE).state


@pytest.mark.parametrize(
    "text",
    [
        "r0c1=1", "r1c5=1", "r1c1=5", "r1c1", "", "r1c1=12", "r1c1=.~", "r1c1^+.", "r1c1#+A", "=3",
        "r1c1,=3", "fill", "r1c1=3;", "r01c1=3", "r1c1=0", "r1c1_+x", "R1C1=3", "r1c1=1" * 9000,
    ],
)  # fmt: skip
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(FormatError):
        read_move(LAYOUT, text)


DOCUMENT: dict[str, Any] = {
    "format": "nonet-game", "version": 1, "time": 5, "cursor": 1, "tip": 2,
    "moves": [{"do": "r1c2=3", "at": 1}, {"do": "r1c3=2", "at": 2}],
}  # fmt: skip


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"format": "nonet"}, "not a saved game"),
        ({"version": 2}, "not a saved game"),
        ({"moves": None}, "moves: expected a list, got None"),
        ({"moves": ["r1c1=3"]}, "moves[0]: expected an object, got 'r1c1=3'"),
        ({"moves": [{"do": "r9c9=1", "at": 1}]}, "'r9c9=1' is not a move"),
        ({"moves": [{"do": 5, "at": 1}]}, "moves[0].do: expected a move like 'r5c3=7', got 5"),
        (
            {"moves": [{"do": "lock", "at": -1}]},
            "moves[0].at: expected 0 to 9007199254740991, got -1",
        ),
        (
            {"moves": [{"do": "lock", "at": 1, "after": 1}]},
            "moves[0].after: expected 0 to 0, got 1",
        ),
        (
            {"moves": [{"do": "lock", "at": 1, "by": "me"}]},
            "moves[0].by: expected 'hint', got 'me'",
        ),
        (
            {"moves": [{"do": "lock", "at": 1, "wrong": 1}]},
            "moves[0].wrong: expected true or false, got 1",
        ),
        ({"cursor": 3}, "cursor: expected 0 to 2, got 3"),
        ({"cursor": True}, "cursor: expected 0 to 2, got True"),
        ({"tip": 0}, "is not on the way to"),
        ({"time": 1.5}, "time: expected 0 to 9007199254740991, got 1.5"),
        ({"solution": "12"}, "solution: the board has 16 cells"),
        ({"solution": "." * 16}, "empty cells"),
        (
            {"branches": [{"name": "", "move": 0}]},
            "branches[0].name: expected a name of 1 to 100 characters, got ''",
        ),
        (
            {"hints": [{"kind": "all", "at": 1}]},
            "hints[0].kind: expected where, technique or everything, got",
        ),
        ({"used": ["magic"]}, "used: expected conflicts, forbid, candidates, check or solver"),
        ({"id": "../x"}, "id: expected text that matches [A-Za-z0-9-]{0,64}, got '../x'"),
        ({"mode": "watch"}, "mode: expected text that matches (edit)?, got 'watch'"),
    ],
)
def test_what_is_no_game(change: dict[str, Any], complaint: str) -> None:
    assert read_game(DOCUMENT, PUZZLE).cursor == 1
    with pytest.raises(FormatError) as caught:
        read_game({**DOCUMENT, **change}, PUZZLE)
    assert complaint in str(caught.value)


def test_keys_that_are_not_known_are_skipped() -> None:
    assert read_game({**DOCUMENT, "mood": "good"}, PUZZLE) == read_game(DOCUMENT, PUZZLE)
