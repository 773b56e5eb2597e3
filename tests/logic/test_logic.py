"""Steps, ways and positions: what follows from a step is true, and the ladder is whole."""

import time
from collections.abc import Callable

import pytest

from nonet import logic
from nonet._native import Control, rated_technique_names, technique_names
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC, named
from nonet.engine import general
from nonet.errors import NonetError, PuzzleError
from nonet.logic import LADDER, RULE_LADDER, Candidate, Position
from nonet.logic.scale import SCALE, SCORES

EASY = Puzzle(
    CLASSIC, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
)
RECTANGLE = Puzzle(
    CLASSIC, "..862.3..3.247.6...9.8....2...5.7.....7...4...1.....9...1.58......2...........534"
)  # one way on is a unique rectangle


def test_the_ladder_names_every_native_technique_once() -> None:
    steps = [*LADDER, *RULE_LADDER]
    ladder = {technique.name for technique in steps}
    assert len(ladder) == len(steps)
    assert set(technique_names()) == ladder


def test_the_scale_knows_its_techniques() -> None:
    assert list(SCALE.values()) == sorted(SCALE.values())
    assert set(SCALE) <= set(technique_names())
    joined = {technique.name for technique in LADDER if technique.joined}
    assert not joined & set(SCALE)
    assert set(rated_technique_names()) <= set(SCORES)


def test_singles_solve_an_easy_puzzle() -> None:
    way = logic.walk(EASY, logic.SINGLES)
    assert way.solved
    assert way.digits == general.solve(EASY).solution
    assert sum(way.counts.values()) == len(way.steps) == 81 - EASY.given_count


def test_counts_alone() -> None:
    way = logic.walk(EASY, keep_steps=False)
    assert way.steps == ()
    assert way.counts == logic.walk(EASY).counts


def test_next_step_is_the_first_of_the_way() -> None:
    assert logic.next_step(EASY) == logic.walk(EASY).steps[0]


def test_steps_lead_to_the_end_one_by_one() -> None:
    position = Position.of(EASY)
    while step := logic.next_step(position):
        position = position.after(step)
    assert position.digits == general.solve(EASY).solution


def test_notes_narrow_the_candidates() -> None:
    notes = [0] * 81
    notes[2] = 0b1001  # the rules leave 1, 2 and 4; the player noted 1 and 4
    assert Position.of(EASY, notes=notes).candidates[2] == 0b1001
    assert Position.of(EASY, deleted=[Candidate(2, 2)]).candidates[2] == 0b1001


def test_a_position_that_contradicts_itself() -> None:
    assert not Position.of(EASY).is_broken
    assert Position.of(EASY, deleted=[(2, 1), (2, 2), (2, 4)]).is_broken
    twice = bytes([0, 0, 5] + [0] * 78)
    assert Position.of(EASY, twice).is_broken


def test_notes_must_fit_the_board() -> None:
    with pytest.raises(PuzzleError, match="the board has 81 cells, got 2"):
        Position.of(EASY, notes=[1, 2])


@pytest.mark.parametrize("board", ["16x16", "25x25", "samurai"])
def test_every_technique_keeps_its_deadline(board: str) -> None:
    position = Position.of(Puzzle(named(board), {}))
    for technique in LADDER:
        start = time.process_time()
        logic.find_all(position, [technique.name], Control(0.02))
        assert time.process_time() - start < 1, technique.name


def test_uniqueness_is_relied_on_only_where_it_is_known() -> None:
    unique = {technique.name for technique in LADDER if technique.unique}
    position = Position.of(RECTANGLE)
    known = Position.of(RECTANGLE, unique=True)
    assert not unique & set(logic.first_steps(position))
    assert unique <= set(logic.first_steps(known))
    assert not unique & set(logic.walk(RECTANGLE).counts)
    assert unique & set(logic.walk(known).counts)


def test_whoever_asks_for_uniqueness_by_name_gets_it() -> None:
    way = logic.walk(RECTANGLE, logic.names(joined=False))
    assert "unique_rectangle_1" in way.counts


def test_a_position_stays_as_unique_as_it_was() -> None:
    known = Position.of(EASY, unique=True)
    step = logic.next_step(known)
    assert step
    assert known.after(step).unique


def test_a_way_can_be_cancelled() -> None:
    control = Control()
    control.cancel()
    way = logic.walk(EASY, control=control)
    assert way.stopped
    assert not way.solved


@pytest.mark.parametrize("ask", [logic.find_all, logic.next_step, logic.walk])
def test_a_technique_that_is_none(ask: Callable[[Puzzle, list[str]], object]) -> None:
    with pytest.raises(
        NonetError, match=r"unknown technique 'x-wing'; expected a name like x_wing \('nonet"
    ):
        ask(EASY, ["x-wing"])
