"""The cores of this machine: a process for each, since most work on rows is Python's own."""

import os
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.abc import MetaPathFinder
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from threading import Thread

from nonet import processes
from nonet.batch.pool import BEAT, Found
from nonet.batch.shard import Part, Shard
from nonet.batch.task import Task
from nonet.batch.work import work
from nonet.errors import NonetError

AHEAD = 2
"""So many shards a process has at most."""

MOST_DEATHS = 3
"""So many processes may die over the same shard."""


@dataclass(slots=True)
class _Worker:
    """A process, the pipe to it, and the shards that it has: it works on the first."""

    process: BaseProcess
    pipe: Connection
    shards: deque[Shard] = field(default_factory=deque)

    def give(self, shard: Shard) -> None:
        self.shards.append(shard)
        with suppress(OSError):  # it has died; that shows when its part is asked for
            self.pipe.send(shard)

    def end(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


class LocalPool:
    """So many processes, each with a shard to work on and one to go on with."""

    def __init__(self, workers: int | None = None) -> None:
        self.count = workers or os.cpu_count() or 1
        self._deaths: dict[int, int] = {}

    def run(self, task: Task, shards: Iterator[Shard]) -> Found:
        """Each shard with its part; a process that dies is replaced, and its shard done again."""
        workers: list[_Worker] = []
        try:
            while True:
                self._employ(task, shards, workers)
                busy = {worker.pipe: worker for worker in workers if worker.shards}
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
        """Gives out shards, to those who have none first, as long as somebody wants one."""
        while True:
            worker = min(workers, key=_load, default=None)
            is_new = len(workers) < self.count and (worker is None or worker.shards)
            if not is_new and (worker is None or _load(worker) >= AHEAD):
                return
            shard = next(shards, None)
            if shard is None:
                return
            if is_new or worker is None:
                worker = _start(task)
                workers.append(worker)
            worker.give(shard)

    def _collect(
        self, task: Task, worker: _Worker, workers: list[_Worker]
    ) -> tuple[Shard, Part] | None:
        try:
            answer = worker.pipe.recv()
        except (EOFError, OSError):
            self._count_death(worker.shards[0])
            worker.end()
            workers.remove(worker)
            workers.append(_start(task))
            for shard in worker.shards:
                workers[-1].give(shard)
            return None
        if isinstance(answer, BaseException):
            raise answer
        return worker.shards.popleft(), answer

    def _count_death(self, shard: Shard) -> None:
        deaths = self._deaths[shard.number] = self._deaths.get(shard.number, 0) + 1
        if deaths >= MOST_DEATHS:
            raise NonetError(
                "error.processes_died", deaths=deaths, rows=shard.count, first=shard.first
            )


def _start(task: Task) -> _Worker:
    return _Worker(*processes.start(_serve, task))


def _load(worker: _Worker) -> int:
    return len(worker.shards)


class _WithoutPandas(MetaPathFinder):
    """Keeps pyarrow from importing pandas, which it does for the first list that it is given.

    Nothing here uses it, and each process would spend half a second and 34 MB on it.
    """

    def find_spec(self, name: str, *_: object) -> None:
        """Says that there is no pandas, and leaves everything else to others."""
        if name == "pandas":
            raise ModuleNotFoundError("pandas is left out", name=name)


def _serve(task: Task, pipe: Connection) -> None:
    """What a process does: one shard after the other, until nobody sends any.

    Reading and sending have threads of their own, so that the work never waits for a busy reader at
    the other end.
    """
    processes.leave_signals()
    sys.meta_path.insert(0, _WithoutPandas())
    shards: SimpleQueue[Shard | None] = SimpleQueue()
    answers: SimpleQueue[Part | Exception | None] = SimpleQueue()
    Thread(target=_receive, args=(pipe, shards), daemon=True).start()
    sender = Thread(target=_send, args=(pipe, answers), daemon=True)
    sender.start()
    while shard := shards.get():
        try:
            answers.put(work(task, shard))
        except Exception as error:
            answers.put(error)
    answers.put(None)
    sender.join()


def _receive(pipe: Connection, shards: "SimpleQueue[Shard | None]") -> None:
    try:
        while True:
            shards.put(pipe.recv())
    except (EOFError, OSError):
        shards.put(None)


def _send(pipe: Connection, answers: "SimpleQueue[Part | Exception | None]") -> None:
    with suppress(BrokenPipeError):
        while (answer := answers.get()) is not None:
            pipe.send(answer)
