"""How time is measured: CPU seconds on one core, rounds of all rivals in turn, the median."""

import os
import resource
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median

CORES = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else {0}
"""Those that this process may use, before it is pinned to one of them."""

LEAST_SECONDS = 2e-3
"""A job that is shorter than this is repeated until it is long enough for the clock."""


@dataclass(frozen=True)
class Job:
    """Something to time: `run`, of which `times` make one; `baseline` is taken off (start-up)."""

    run: Callable[[], object]
    baseline: Callable[[], object] | None = None
    times: int = 1


def pin_to_one_core() -> None:
    """Keeps this process and its children on one core, where the system lets us."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(CORES)})


@contextmanager
def on_all_cores() -> Iterator[None]:
    """Lets this process use all of its cores for a while."""
    pinned = os.sched_getaffinity(0)
    os.sched_setaffinity(0, CORES)
    try:
        yield
    finally:
        os.sched_setaffinity(0, pinned)


def cpu_clock() -> float:
    """CPU seconds of this process, its threads and its finished children."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def seconds_of(run: Callable[[], object]) -> float:
    """CPU seconds of one call, repeated while it is too short to measure."""
    times = 1
    while True:
        begin = cpu_clock()
        for _ in range(times):
            run()
        spent = cpu_clock() - begin
        if spent >= LEAST_SECONDS or times >= 1000:
            return spent / times
        times = min(1000, max(times * 2, int(times * 1.2 * LEAST_SECONDS / max(spent, 1e-7))))


def seconds_of_job(job: Job) -> float:
    """CPU seconds of a job, without its baseline."""
    baseline = seconds_of(job.baseline) if job.baseline else 0.0
    return max(seconds_of(job.run) - baseline, 1e-9) / job.times


def in_turn(rivals: Mapping[str, Sequence[Job]], rounds: int) -> dict[str, float]:
    """Times the same items for each rival, round by round; the median item of each in seconds."""
    times: dict[str, list[list[float]]] = {
        name: [[] for _ in jobs] for name, jobs in rivals.items()
    }
    for _ in range(rounds):
        for item in range(len(next(iter(rivals.values())))):
            for name, jobs in rivals.items():
                times[name][item].append(seconds_of_job(jobs[item]))
    return {name: median(median(item) for item in items) for name, items in times.items()}
