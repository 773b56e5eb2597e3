"""The whole way: on every board, in every language, from mistakes and from bad puzzles."""

import time

import pytest
from logic_puzzles import dug, killer
from shell import EASY, LOOSE, SOLVED

from nonet import Control, Puzzle, explain, hint
from nonet.core.shapes import named
from nonet.core.symbols import write_line
from nonet.hints import STAGES, Kind
from nonet.words import LANGUAGES

BOARDS = ["6x6", "9x9", "9x9cross", "9x9+diagonals", "9x9+windows", "12x12", "jigsaw", "16x16"]


def eased(board: str) -> tuple[Puzzle, bytes]:
    """A puzzle with one solution that has two thirds of its cells, and the solution."""
    puzzle, solution = dug(board, 0)
    givens = bytes(
        given or (digit if cell % 3 else 0)
        for cell, (given, digit) in enumerate(zip(puzzle.givens, solution, strict=True))
    )
    return Puzzle(puzzle.layout, givens), solution


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", [*BOARDS, "samurai"])
def test_easy_puzzles_of_every_board_are_explained(board: str, language: str) -> None:
    puzzle, solution = eased(board)
    way = explain(puzzle, language=language)
    assert way.solved
    assert way.end.position.digits == solution
    for found in way:
        assert found.kind is Kind.STEP
        assert all(found.text(stage) for stage in STAGES)


def test_a_killer_is_explained() -> None:
    puzzle, solution = killer(1)
    way = explain(puzzle)
    assert way.solved
    assert way.end.position.digits == solution


def test_mistakes_are_mended_first() -> None:
    way = explain(EASY, entries={2: 5, 3: 2}, notes=[0, 0, 0, 0, 0, 1, *[0] * 75])
    kinds = [found.kind for found in way]
    assert kinds[:3] == [Kind.MISTAKE, Kind.MISTAKE, Kind.NOTES]
    assert set(kinds[3:]) == {Kind.STEP}
    assert write_line(way.end.position.digits) == SOLVED


def test_each_hint_starts_where_the_last_one_ended() -> None:
    way = explain(EASY)
    for before, after in zip(way.hints, way.hints[1:], strict=False):
        assert before.step
        assert before.position.after(before.step) == after.position


def test_where_the_techniques_end_the_engine_helps_on() -> None:
    hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
    way = explain(hard)
    assert way.solved
    assert Kind.TRIAL in [found.kind for found in way]


def test_several_solutions_end_openly() -> None:
    way = explain(LOOSE)
    assert way.end.kind is Kind.OPEN
    assert len(way) > 10
    assert way.end.remark


@pytest.mark.parametrize("line", ["55" + EASY[2:], EASY[:2] + "1" + EASY[3:]])
def test_no_solution_ends_with_the_reason(line: str) -> None:
    way = explain(line)
    assert way.end.kind is Kind.UNSOLVABLE
    assert way.end.reason
    assert len(way) == 0


def test_no_solution_is_reached_step_by_step() -> None:
    way = explain(EASY[:2] + "2" + EASY[3:])
    assert way.end.kind is Kind.UNSOLVABLE
    assert way.end.reason
    assert len(way) > 5


@pytest.mark.parametrize("board", ["9x9", "16x16", "25x25", "samurai"])
@pytest.mark.alone
def test_an_empty_board_takes_no_longer_than_it_may(board: str) -> None:
    layout = named(board)
    puzzle = Puzzle(layout, bytes(layout.cell_count))
    started = time.monotonic()
    found = hint(puzzle, deadline=0.5), explain(puzzle, deadline=0.5).end
    assert time.monotonic() - started < 3
    assert all(one.kind in (Kind.OPEN, Kind.STOPPED) for one in found)


def test_a_cancelled_control_ends_it() -> None:
    control = Control()
    control.cancel()
    assert explain(EASY, control=control).end.kind is Kind.STOPPED
    assert hint(EASY, control=control).kind in (Kind.STOPPED, Kind.STEP)
