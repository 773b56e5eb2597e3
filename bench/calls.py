"""What does not depend on a peer: the cost of a single call, and how fast a search stops."""

import threading
import time
from statistics import median

import nonet
from bench.measure import seconds_of
from nonet.core import shapes

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def single_call() -> float:
    """Seconds of `nonet.solve` on an easy puzzle that is given as text."""
    return median(seconds_of(lambda: nonet.solve(EASY)) for _ in range(9))


def cancel_delay(board: str) -> float:
    """The longest of several waits, in seconds, from a cancel to the end of the search."""
    return max(_one_cancel(nonet.Puzzle(shapes.named(board), {})) for _ in range(5))


def _one_cancel(puzzle: nonet.Puzzle) -> float:
    control = nonet.Control()
    worker = threading.Thread(target=nonet.count, args=(puzzle,), kwargs={"control": control})
    worker.start()
    time.sleep(0.05)
    begin = time.perf_counter()
    control.cancel()
    worker.join()
    return time.perf_counter() - begin
