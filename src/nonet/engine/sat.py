"""Clause learning for hard big boards: CaDiCaL, in a process of its own.

CaDiCaL can neither be interrupted nor does it let other Python threads run, so it works in a child
process that is killed when the caller wants to stop.
"""

import contextlib
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from typing import IO, Any

from nonet._native import Control, first_candidates
from nonet.core.puzzle import Grid, Puzzle
from nonet.engine.task import task_of

LOOKS_PER_SECOND = 100
"""How often a waiting caller looks at the clock and at the cancel flag."""


class StoppedError(Exception):
    """Cancelled, or the deadline has passed."""


def solutions(puzzle: Puzzle, control: Control) -> Iterator[Grid]:
    """Yields all solutions in no certain order; raises `StoppedError` when it has to stop."""
    problem = problem_of(puzzle)
    if not problem:
        return
    with _started_worker() as worker:
        answer = _wait(_ask(worker, json.dumps(problem)), control)
        while answer:
            yield bytes.fromhex(answer)
            answer = _wait(_ask(worker, ""), control)


def problem_of(puzzle: Puzzle) -> dict[str, Any]:
    """What the worker has to know; nothing if it is clear that there is no solution."""
    candidates = first_candidates(task_of(puzzle))
    if not candidates:
        return {}
    layout = puzzle.layout
    return {
        "size": layout.size,
        "candidates": candidates,
        "houses": sorted({tuple(sorted(house.cells)) for house in layout.houses}),
        "cages": [(cage.total, cage.cells) for cage in layout.cages],
    }


@contextlib.contextmanager
def _started_worker() -> Iterator["subprocess.Popen[str]"]:
    """A child process that is gone, whatever happens, when the caller is done."""
    command = [sys.executable, "-P", "-m", "nonet.engine.sat_worker"]
    pipe = subprocess.PIPE
    # in a session of its own it does not hear Ctrl+C, which is for the caller to act on
    worker = subprocess.Popen(  # noqa: S603
        command, stdin=pipe, stdout=pipe, text=True, start_new_session=True
    )
    try:
        yield worker
    finally:
        worker.kill()
        worker.wait()
        for stream in (worker.stdin, worker.stdout):
            with contextlib.suppress(OSError):
                _opened(stream).close()


def _ask(worker: "subprocess.Popen[str]", line: str) -> "Future[str]":
    """Sends a line and reads one, in the background: pipes cannot be waited for with a timeout."""
    future: Future[str] = Future()

    def talk() -> None:
        try:
            stdin = _opened(worker.stdin)
            stdin.write(line + "\n")
            stdin.flush()
            future.set_result(_opened(worker.stdout).readline())
        except (OSError, ValueError) as error:
            future.set_exception(error)

    threading.Thread(target=talk, daemon=True).start()
    return future


def _wait(answer: "Future[str]", control: Control) -> str:
    """The worker's line without its end: a solution in hexadecimal, or nothing."""
    while True:
        try:
            line = answer.result(timeout=1 / LOOKS_PER_SECOND)
        except TimeoutError:
            if control.seconds_left == 0:
                raise StoppedError from None
            continue
        if not line.endswith("\n"):
            raise RuntimeError("the process for clause learning has died")
        return line.strip()


def _opened(stream: IO[Any] | None) -> IO[Any]:
    assert stream is not None
    return stream
