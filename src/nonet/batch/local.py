"""The cores of this machine: a process for each, since most work on rows is Python's own."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from nonet.batch.pool import BEAT, Found
from nonet.batch.shard import Part, Shard
from nonet.batch.task import Task
from nonet.batch.work import work
from nonet.errors import NonetError

MOST_DEATHS = 3
"""So many processes may die over the same shard."""


def _context() -> Any:
    """Processes that start clean; where possible, as copies of one that has imported everything."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["nonet.batch.local"])
    return context


@dataclass(slots=True)
class _Worker:
    """A process, the pipe to it, and what it works on."""

    process: BaseProcess
    pipe: Connection
    shard: Shard | None = None

    def give(self, shard: Shard) -> None:
        self.shard = shard
        with suppress(OSError):  # it has died; that shows when its part is asked for
            self.pipe.send(shard)

    def end(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


class LocalPool:
    """So many processes, each with one shard at a time."""

    def __init__(self, workers: int | None = None) -> None:
        self.count = workers or os.cpu_count() or 1
        self._deaths: dict[int, int] = {}

    def run(self, task: Task, shards: Iterator[Shard]) -> Found:
        """Each shard with its part; a process that dies is replaced, and its shard done again."""
        workers: list[_Worker] = []
        try:
            while True:
                self._employ(task, shards, workers)
                busy = {worker.pipe: worker for worker in workers if worker.shard}
                if not busy:
                    return
                ready = wait(list(busy), BEAT)
                if not ready:
                    yield None
                for pipe in ready:
                    yield self._collect(task, busy[pipe], workers)  # type: ignore[index]
        finally:
            for worker in workers:
                worker.end()

    def _employ(self, task: Task, shards: Iterator[Shard], workers: list[_Worker]) -> None:
        """Gives a shard to everybody who has none, as long as there are any."""
        while True:
            idle = next((worker for worker in workers if not worker.shard), None)
            if idle is None and len(workers) >= self.count:
                return
            shard = next(shards, None)
            if shard is None:
                return
            if idle is None:
                idle = _start(task)
                workers.append(idle)
            idle.give(shard)

    def _collect(
        self, task: Task, worker: _Worker, workers: list[_Worker]
    ) -> tuple[Shard, Part] | None:
        shard = worker.shard
        assert shard is not None
        try:
            answer = worker.pipe.recv()
        except (EOFError, OSError):
            self._mourn(shard)
            worker.end()
            workers.remove(worker)
            workers.append(_start(task))
            workers[-1].give(shard)
            return None
        if isinstance(answer, BaseException):
            raise answer
        worker.shard = None
        return shard, answer

    def _mourn(self, shard: Shard) -> None:
        deaths = self._deaths[shard.number] = self._deaths.get(shard.number, 0) + 1
        if deaths >= MOST_DEATHS:
            raise NonetError(
                f"{deaths} processes died over the {shard.count} rows from {shard.first} on, "
                "perhaps for want of memory; right would be fewer workers or smaller shards"
            )


def _start(task: Task) -> _Worker:
    context = _context()
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(task, theirs), daemon=True)
    process.start()
    theirs.close()
    return _Worker(process, ours)


def _serve(task: Task, pipe: Connection) -> None:
    """What a process does: one shard after the other, until nobody sends any."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the one who started us
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    while True:
        try:
            shard = pipe.recv()
        except EOFError:
            return
        try:
            answer: Part | Exception = work(task, shard)
        except Exception as error:
            answer = error
        try:
            pipe.send(answer)
        except BrokenPipeError:
            return
