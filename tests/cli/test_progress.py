"""The progress line."""

import io
from types import SimpleNamespace

import pytest

from nonet.cli.progress import Progress
from nonet.engine import Control


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that the test sets."""
    now = [100.0]
    monkeypatch.setattr("nonet.cli.progress.time", SimpleNamespace(monotonic=lambda: now[0]))
    return now


def test_short_work_shows_nothing(clock: list[float]) -> None:
    stream = Terminal()
    bar = Progress(1000, stream)
    clock[0] += 0.4
    bar.advance(500, 10)
    assert stream.getvalue() == ""


def test_a_bar_for_what_has_an_end(clock: list[float]) -> None:
    stream = Terminal()
    bar = Progress(1000, stream)
    clock[0] += 2
    bar.advance(250, 5000)
    assert "[######..................]  25%  5,000 puzzles, 2,500 a second" in stream.getvalue()
    bar.hide()
    assert stream.getvalue().endswith("\r\x1b[K")


def test_a_count_where_no_end_is_known(clock: list[float]) -> None:
    stream = Terminal()
    bar = Progress(None, stream)
    clock[0] += 1
    bar.tick(Control())
    assert stream.getvalue().endswith("0 puzzles, 0 a second")  # nothing is being searched
    bar.drawn = 0
    bar.tick(SimpleNamespace(solutions=2, nodes=3000))
    assert stream.getvalue().endswith("2 solutions, 3,000 guesses")
    clock[0] += 1
    bar.advance(0, 10)
    assert stream.getvalue().endswith("10 puzzles, 5 a second")


def test_nothing_in_a_pipe(clock: list[float]) -> None:
    stream = io.StringIO()
    bar = Progress(1000, stream)
    clock[0] += 5
    bar.advance(500, 10)
    bar.hide()
    assert stream.getvalue() == ""
