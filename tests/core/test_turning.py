"""Turned and mirrored puzzles have the turned solutions, whatever the rules."""

import pytest
from ruled_puzzles import OWN

from nonet import engine
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import named
from nonet.core.turning import TURNS, Turn, turned
from nonet.core.verify import is_solution
from nonet.engine import Control
from nonet.errors import LayoutError, NonetError
from nonet.rules import all_kinds

BACK: dict[Turn, Turn] = {"rotate90": "rotate270", "rotate270": "rotate90"}
"""What undoes a turn; all others undo themselves."""

NAMED_BY_PLACE = {"box_index", "column_index", "row_index"}
"""Kinds that speak of the number of a row, a column or a place in a box."""


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("kind", [kind.name for kind in all_kinds()])
def test_a_turn_keeps_what_a_rule_says(kind: str, turn: Turn) -> None:
    [found] = [one for one in all_kinds() if one.name == kind]
    board = named("9x9").with_rules([OWN.get(kind) or found.example])
    grid = engine.solve(Puzzle(board, bytes(81)), Control(5)).solution
    assert grid is not None
    try:
        after = turned(Puzzle(board, grid), turn)
    except LayoutError:
        return
    assert is_solution(after, after.givens)
    assert turned(after, BACK.get(turn, turn)) == Puzzle(board, grid)


def test_what_is_refused() -> None:
    def is_refused(kind: str) -> bool:
        [found] = [one for one in all_kinds() if one.name == kind]
        try:
            turned(Puzzle(named("9x9").with_rules([found.example]), bytes(81)), "rotate90")
        except LayoutError:
            return True
        return False

    refused = {kind.name for kind in all_kinds() if is_refused(kind.name)}
    assert refused >= NAMED_BY_PLACE
    assert len(refused) < 10


@pytest.mark.parametrize("board", ["6x6:3x2", "9x9+diagonals", "samurai", "9x9cross"])
def test_boards_keep_their_houses(board: str) -> None:
    before = Puzzle(named(board), {0: 1})
    after = turned(before, "rotate90")
    assert len(after.layout.houses) == len(before.layout.houses)
    assert turned(after, "rotate270").layout == before.layout
    assert turned(turned(before, "rotate180"), "rotate180") == before


def test_a_turn_that_is_none() -> None:
    with pytest.raises(NonetError, match="turn"):
        turned(Puzzle(named("4x4"), bytes(16)), "upside_down")  # type: ignore[arg-type]
