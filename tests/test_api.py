"""The library's functions: text or puzzle, deadline or control, one or many."""

import subprocess
import sys
import threading
import time
import timeit
from collections.abc import Callable
from typing import Any

import pytest

import nonet
from nonet.core import shapes

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
CLASH = "55" + EASY[2:]
ENDLESS = "." * 81


def test_text_and_puzzle_give_the_same() -> None:
    puzzle = nonet.read(EASY)
    assert nonet.solve(EASY) == nonet.solve(puzzle)
    assert str(nonet.solve(puzzle)) == SOLVED
    assert nonet.count(EASY) == nonet.count(puzzle) == 1
    assert nonet.is_unique(EASY) is True
    assert list(map(bytes, nonet.solutions(EASY))) == [nonet.solve(EASY).solution]


def test_statuses_are_values() -> None:
    assert nonet.solve(CLASH) == nonet.Result(nonet.Status.NONE)
    assert nonet.solve(ENDLESS).status is nonet.Status.MULTIPLE
    assert nonet.is_unique(ENDLESS) is False


def test_text_of_any_format() -> None:
    for name in ("line", "grid", "json", "sdk"):
        assert nonet.read(nonet.write(EASY, name)) == nonet.read(EASY)


def test_a_board_of_ones_own() -> None:
    layout = nonet.Layout(
        size=2, positions=[(0, 0), (0, 1), (1, 0), (1, 1)], houses=[[0, 1], [2, 3], [0, 2], [1, 3]]
    )
    puzzle = nonet.Puzzle(layout, {0: 1})
    assert nonet.solve(puzzle).solution == bytes([1, 2, 2, 1])


@pytest.mark.alone
def test_a_deadline_is_kept() -> None:
    started = time.monotonic()
    found = nonet.count(ENDLESS, deadline=0.2)
    assert found.stopped
    assert found > 0
    assert time.monotonic() - started < 2


def test_a_control_stops_from_another_thread() -> None:
    control = nonet.Control()
    threading.Timer(0.2, control.cancel).start()
    assert nonet.count(ENDLESS, control=control).stopped
    assert control.solutions > 0


def test_a_deadline_and_a_control_exclude_each_other() -> None:
    with pytest.raises(nonet.NonetError, match="not both"):
        nonet.solve(EASY, deadline=1, control=nonet.Control())


def test_conflicts_are_sentences() -> None:
    assert nonet.conflicts(EASY) == []
    assert nonet.conflicts(CLASH)[0] == "In row 1, 5 stands more than once: in r1c1 and r1c2."


def test_solutions_are_recognised() -> None:
    assert nonet.is_solution(EASY, SOLVED)
    assert not nonet.is_solution(EASY, SOLVED[::-1])
    assert not nonet.is_solution(EASY, EASY)


@pytest.mark.parametrize(("cell", "digit"), [(-1, 1), (81, 1), (0, 0), (0, 10)])
def test_a_cell_or_digit_that_is_not_there(cell: int, digit: int) -> None:
    with pytest.raises(nonet.PuzzleError, match=r"there is no (cell|digit)"):
        nonet.has_solution_without(EASY, cell, digit)


def test_a_given_that_could_be_left_out() -> None:
    assert nonet.has_solution_without(SOLVED, 0, 5) is False
    assert nonet.has_solution_without("5" + "." * 80, 0, 5) is True


def test_many_keep_their_order() -> None:
    statuses = [result.status.value for result in nonet.solve_many([EASY, CLASH, ENDLESS])]
    assert statuses == ["unique", "none", "multiple"]
    assert nonet.count_many([EASY, CLASH, ENDLESS], limit=5, workers=2) == [1, 0, 5]


def test_many_on_different_boards() -> None:
    samurai = nonet.Puzzle(shapes.named("samurai"), bytes(369))
    results = nonet.solve_many([samurai, nonet.read(EASY), "." * 16])
    assert [result.status.value for result in results] == ["multiple", "unique", "multiple"]
    assert len(results[0].solution or b"") == 369


def test_many_in_one_buffer() -> None:
    lines = [EASY, CLASH, ENDLESS]
    expected = list(nonet.solve_many(lines))
    assert [result.status.value for result in expected] == ["unique", "none", "multiple"]
    digits = "".join(lines).replace(".", "0").translate({48 + n: n for n in range(10)})
    for buffer in ("".join(lines), "\n".join(lines), "\r\n".join(lines) + "\r\n", digits):
        assert list(nonet.solve_many(buffer.encode())) == expected
        assert nonet.count_many(buffer.encode()) == [1, 0, 2]


def test_a_bad_puzzle_in_a_buffer_is_named() -> None:
    for buffer in (f"{EASY}\n{EASY[:80]}\n", EASY + EASY[:80] + "q"):
        with pytest.raises(nonet.FormatError, match="puzzle 2"):
            nonet.solve_many(buffer.encode())


def test_an_ordinary_line_takes_the_short_path() -> None:
    nonet.solve(EASY)
    fastest = min(timeit.repeat(lambda: nonet.solve(EASY), number=50, repeat=50)) / 50
    assert fastest < 20e-6


def test_81_characters_of_another_format() -> None:
    text = nonet.write("1..4.3...2.....1", "json").strip()
    padded = text + " " * max(0, 81 - len(text))
    assert nonet.solve(padded) == nonet.solve("1..4.3...2.....1")


def test_many_of_none() -> None:
    assert list(nonet.solve_many([])) == []
    assert nonet.count_many([]) == []


@pytest.mark.parametrize("bad", ["123", EASY[:80], EASY[:80] + "q"])
def test_a_bad_one_of_many_is_named(bad: str) -> None:
    with pytest.raises(nonet.NonetError, match="puzzle 3"):
        nonet.solve_many([EASY, EASY, bad, EASY])
    with pytest.raises(nonet.NonetError, match="puzzle 2"):
        nonet.count_many([nonet.read(EASY), bad])


def test_many_stop_at_the_deadline() -> None:
    assert nonet.count_many([ENDLESS, ENDLESS], limit=10**9, deadline=0.05) == [None, None]


def test_the_import_stays_light() -> None:
    code = "import sys, nonet; print(*sys.modules)"
    listed = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=True, text=True
    )
    heavy = {"click", "rich", "fastapi", "uvicorn", "asyncio"}
    assert not set(listed.stdout.split()) & heavy


@pytest.mark.parametrize("workers", [0, -1, 1.5, "2"])
def test_a_number_of_workers_that_is_none_is_refused(workers: Any) -> None:
    complaint = f"workers: expected 1 or more, got {workers!r}"
    calls: list[Callable[[], object]] = [
        lambda: nonet.solve_many([EASY], workers),
        lambda: nonet.count_many([EASY], workers=workers),
        lambda: nonet.rate_many([EASY], workers),
        lambda: nonet.generate("givens=30", 1, workers=workers),
        lambda: nonet.generate_many("givens=30", 1, 1, workers),
        lambda: nonet.daily("2026-11-16", workers=workers),
        lambda: nonet.challenge(1, workers=workers),
        lambda: nonet.teach("x_wing", 1, workers=workers),
    ]
    for call in calls:
        with pytest.raises(nonet.NonetError, match=complaint):
            call()


def test_a_number_of_puzzles_below_none_is_refused() -> None:
    assert list(nonet.generate_many("givens=30", seed=1, count=0)) == []
    with pytest.raises(nonet.NonetError, match="count: expected 0 or more, got -1"):
        nonet.generate_many("givens=30", seed=1, count=-1)
