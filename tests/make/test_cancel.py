"""Making puzzles ends soon after a cancel, whatever is being made and whatever it is doing."""

import random
import threading
import time

import pytest

from nonet.engine import Control
from nonet.logic import TECHNIQUES, Position, next_step
from nonet.make import Recipe, generate
from nonet.make.candidate import make_candidate

SOON = 0.05
"""Seconds of work that are left after a cancel; how busy the machine is makes no difference."""

pytestmark = pytest.mark.skipif(
    not hasattr(time, "pthread_getcpuclockid"), reason="this system has no clocks of threads"
)

RECIPES = [
    "level=beyond",
    "givens=17 fresh=yes",
    "symmetry=full minimal=yes rating=9.0-9.5",
    "needs=template_delete",
    "teaches=kraken_fish_2",
    "board=25x25+jigsaw",
    "board=16x16+jigsaw wildness=1000 level=extreme",
    "board=killer level=beyond",
    "board=16x16+killer",
    "board=16x16 symmetry=full",
    "board=25x25 level=tricky",
    "board=25x25 scale=p0-hard",
    "board=25x25 removed=500",
    "board=samurai level=extreme",
    "board=samurai scale=p0-hard",
    "board=sumo level=master",
    "board=16x16 pattern=" + "X.XX" * 64,
]


@pytest.mark.parametrize("text", RECIPES)
def test_a_cancel_is_heard_at_any_moment(text: str) -> None:
    recipe, chance = Recipe.read(text), random.Random(text)
    for seed in range(2):
        assert _work_after_cancel(recipe, seed, chance.uniform(0.01, 0.3)) < SOON


@pytest.mark.parametrize("board", ["25x25", "sumo"])
def test_no_technique_prepares_for_long(board: str) -> None:
    puzzle = make_candidate(Recipe(board=board), 3, 0, Control())
    assert puzzle is not None
    position, cancelled = Position.of(puzzle, unique=True), Control()
    cancelled.cancel()
    for technique in TECHNIQUES:
        before = time.thread_time()
        next_step(position, [technique], cancelled)
        assert time.thread_time() - before < SOON


def _work_after_cancel(recipe: Recipe, seed: int, seconds: float) -> float:
    """CPU seconds of the thread that makes the puzzle, from the cancel to its end."""
    control, ended = Control(), [0.0]

    def work() -> None:
        generate(recipe, seed, control)
        ended[0] = time.thread_time()
        done.wait()  # the clock of a thread ends with it

    done = threading.Event()
    thread = threading.Thread(target=work)
    thread.start()
    assert thread.ident is not None
    time.sleep(seconds)
    cancelled = time.clock_gettime(time.pthread_getcpuclockid(thread.ident))
    control.cancel()
    done.set()
    thread.join()
    return ended[0] - cancelled
