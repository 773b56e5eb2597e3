"""The benchmarks do not wait for peers that are too slow, and draw a bar for each one measured."""

import asyncio
import subprocess
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from xml.etree import ElementTree

import pytest

import nonet
from bench import cores, crowd, peers
from bench.calls import EASY
from bench.contest import QUICK, Contest, Duel, hold, lacking
from bench.deadline import TooSlowError, within
from bench.measure import CORES, Job
from bench.peers import Peer
from bench.plot import draw
from bench.report import print_spread, show_factor
from bench.sets import PuzzleSet

ONE = PuzzleSet("one", [nonet.read(EASY)], batch=True)


def test_each_duel_is_a_bar_with_its_ratio() -> None:
    duels = [Duel("slow & steady", True, 10, 1.0, 0.01), lacking("absent", "not installed")]
    tree = ElementTree.fromstring(draw([Contest("a set", 10, True, None, 0.01, duels)]))
    texts = [element.text for element in tree.iter("{http://www.w3.org/2000/svg}text")]
    assert {"a set: 100/s", "slow & steady", "100", "100x"} <= set(texts)
    assert "absent" not in texts


def test_nothing_measured_is_an_empty_plot() -> None:
    assert ElementTree.fromstring(draw([])).tag.endswith("svg")


def test_a_lower_bound_is_drawn_as_one() -> None:
    duel = Duel("still at it", True, 1, 4.0, 0.01, at_least=True)
    assert "&gt; 400" in draw([Contest("a set", 10, True, None, 0.01, [duel])])


@pytest.mark.parametrize(
    ("factor", "text"),
    [(0.07236, "0.0724"), (1.0, "1"), (54.58, "54.6"), (13_149.0, "13,100"), (2.8e6, "2,800,000")],
)
def test_factors_are_written_out(factor: float, text: str) -> None:
    assert show_factor(factor) == text


def test_what_is_quick_enough_answers() -> None:
    assert within(20, lambda: 6 * 7) == 42


def test_what_goes_wrong_is_told() -> None:
    with pytest.raises(ZeroDivisionError):
        within(20, lambda: 1 // 0)


def test_what_takes_too_long_is_ended_with_what_it_has_started() -> None:
    begin = time.monotonic()
    with pytest.raises(TooSlowError):
        within(0.5, lambda: subprocess.run(["sleep", "60"], check=True))
    assert time.monotonic() - begin < 30


def test_a_peer_that_is_too_slow_gets_a_lower_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = duel_with(_spin, monkeypatch)
    assert duel.at_least
    assert duel.theirs is not None
    assert 0 < duel.theirs < 10
    assert duel.ratio is not None
    assert duel.ratio > 1


def test_a_peer_that_fails_is_told_from_one_that_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    duel = duel_with(lambda: int("x"), monkeypatch)
    assert (duel.lacking, duel.ratio) == ("fails: ValueError", None)


def duel_with(solve: Callable[[], object], monkeypatch: pytest.MonkeyPatch) -> Duel:
    """Nonet against a peer that does so, with half a second of patience."""
    rival = Peer("rival", True, lambda _: True, lambda _: Job(solve))
    monkeypatch.setattr(peers, "PEERS", [rival])
    (duel,) = hold(ONE, replace(QUICK, patience=0.5)).duels
    return duel


def _spin() -> None:
    while True:
        pass


def test_all_cores_are_compared_with_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cores, "SECONDS", 0.01)
    spread = cores.measure(ONE, QUICK)
    assert (spread.name, spread.cores) == ("one", len(CORES))
    assert spread.one > 0
    assert 0 < spread.times < 2 * spread.cores


def test_two_cores_should_do_nearly_twice_as_much(capsys: pytest.CaptureFixture[str]) -> None:
    print_spread(cores.Spread("one", 2, 100.0, 191.0))
    print_spread(cores.Spread("one", 2, 100.0, 189.0))
    reached, missed = capsys.readouterr().out.splitlines()
    assert reached.endswith("1.91 x one core, goal 1.90: reached")
    assert missed.endswith("1.89 x one core, goal 1.90: MISSED")


@pytest.mark.parametrize(("most", "found"), [(7, 6), (130, 125), (300, 300), (5000, crowd.MOST)])
def test_the_number_of_players_is_found_in_a_few_steps(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], most: int, found: int
) -> None:
    asked = list[int]()

    async def measure(_process: int, _port: int, number: int, seconds: float) -> crowd.Crowd:
        asked.append(number)
        times = {"save": [0.01 if number <= most else 0.5] * 10}
        return crowd.Crowd(number, times, seconds, 0.5, 0.1)

    monkeypatch.setattr(crowd, "_measure", measure)
    with ThreadPoolExecutor(1) as thread:  # this one may have an event loop already
        thread.submit(asyncio.run, crowd.find_most_players(0, 0, 1.0)).result()
    assert f"\n{found} players are served" in capsys.readouterr().out
    assert len(asked) <= 9


def test_players_who_are_refused_are_too_many() -> None:
    times = {"save": [0.01] * 10}
    assert crowd.Crowd(5, times, 1.0, 0.5, 0.1).is_served
    assert not crowd.Crowd(5, {**times, "refused save (503)": [0.0]}, 1.0, 0.5, 0.1).is_served
