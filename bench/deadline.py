"""What may take too long runs in a process of its own, which is ended when its time is up."""

import multiprocessing
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TypeVar

from bench.measure import cpu_clock

Answer = TypeVar("Answer")


class TooSlowError(Exception):
    """The time was up; at least so many CPU seconds had been spent until then."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"not done after {seconds:.3g} s")
        self.seconds = seconds


def within(seconds: float, work: Callable[[], Answer]) -> Answer:
    """What `work` returns or raises; a `TooSlowError` if it takes longer by the clock on the wall.

    It works in a copy of this process: what it imports or changes is gone afterwards.
    """
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe(duplex=False)
    worker = context.Process(target=_work, args=(work, theirs))
    begin = cpu_clock()
    worker.start()
    theirs.close()
    answer = ours.recv() if ours.poll(seconds) else None
    if answer is None:
        os.killpg(worker.pid or 0, signal.SIGKILL)
    worker.join()
    if answer is None:
        raise TooSlowError(cpu_clock() - begin)
    result: Answer = answer[0]
    if answer[1]:
        raise answer[1]
    return result


def _work(work: Callable[[], object], answers: Connection) -> None:
    os.setsid()  # so that programs which it starts can be ended with it
    try:
        answers.send((work(), None))
    except Exception as error:  # whatever it is, the one who asked gets it
        answers.send((None, error))
