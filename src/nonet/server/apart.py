"""Long work in processes of their own, so that nobody who saves a move waits for its Python.

A thread that gives way may be put aside while it holds Python's lock, and then everybody waits.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from os import _exit as end_process
from queue import SimpleQueue
from threading import Event, Lock, Thread
from time import monotonic
from typing import Any

from nonet import processes
from nonet.engine import Control
from nonet.errors import NonetError
from nonet.server.aside import LOW, give_way

SPARE = 2
"""So many processes wait for work when there is none."""

WORK = "nonet.server.tasks"
"""The module with what they do; it takes a second to import."""

TICK = 0.1
"""Seconds between two looks at how far the work is."""

GRACE = 10.0
"""Seconds in which work has to end that nobody wants any more."""

Call = partial[Any]
"""A function of a module with what it gets; a `Control` and where to report are added."""

Report = Callable[[Any], None]


class Crew:
    """The processes of a server, all of one priority."""

    def __init__(self, priority: int = LOW) -> None:
        self._priority = priority
        self._lock = Lock()
        self._idle: list[_Worker] = []
        self._ready = Event()
        self._ended = False

    def start(self) -> None:
        """Lets the first process start beside everything else, which takes a second or two."""
        Thread(target=self._begin, name="crew", daemon=True).start()

    def wait(self, seconds: float) -> bool:
        """Waits until there is a process; returns whether there is one."""
        return self._ready.wait(seconds)

    def rest(self) -> None:
        """Ends those that have nothing to do."""
        with self._lock:
            idle, self._idle = self._idle, []
        for worker in idle:
            worker.end()

    def stop(self) -> None:
        """Ends those that have nothing to do; the others end with their work, or with us."""
        self._ended = True
        self.rest()

    def run(self, call: Call, control: Control, report: Report) -> Any:
        """What comes out of the call; where there is no process, this thread makes it."""
        worker = self._take() if self._ready.is_set() else None
        if worker is None:
            give_way()
            return call(control, report)
        is_whole = False
        try:
            found = worker.run(call, control, report)
            is_whole = True
        finally:
            if not is_whole or not self._take_back(worker):
                worker.end()
        if isinstance(found, BaseException):
            raise found
        return found

    def _begin(self) -> None:
        give_way()  # so does the process that is started here, and all its copies
        with suppress(OSError, EOFError, NonetError):  # else work goes on in threads
            worker = _Worker(self._priority)
            worker.greet()
            if not self._take_back(worker):
                worker.end()
            self._ready.set()

    def _take(self) -> "_Worker | None":
        with self._lock:
            while self._idle:
                worker = self._idle.pop()
                if worker.is_alive:
                    return worker
        try:
            return _Worker(self._priority)
        except (OSError, EOFError):  # the system has none left
            return None

    def _take_back(self, worker: "_Worker") -> bool:
        with self._lock:
            if self._ended or len(self._idle) >= SPARE:
                return False
            self._idle.append(worker)
            return True


class _Worker:
    """A process, and our end of the pipe to it."""

    def __init__(self, priority: int) -> None:
        self._process: BaseProcess
        self._pipe: Connection
        self._process, self._pipe = processes.start(_serve, priority, module=WORK)
        self._number = 0

    @property
    def is_alive(self) -> bool:
        return self._process.is_alive()

    def greet(self) -> None:
        """Waits until the process answers."""
        self.run(partial(_nothing), Control(), lambda _: None)

    def run(self, call: Call, control: Control, report: Report) -> Any:
        """What comes out of the call, also if that is an error; its reports are passed on."""
        self._number += 1
        try:
            self._pipe.send((self._number, call, control.seconds_left))
            return self._listen(control, report)
        except (EOFError, OSError) as error:
            raise NonetError("error.job_died") from error

    def end(self) -> None:
        self._pipe.close()
        self._process.kill()
        self._process.join()

    def _listen(self, control: Control, report: Report) -> Any:
        seen = (0, 0)
        last = float("inf")
        while True:
            if control.cancelled and last > monotonic() + GRACE:
                self._pipe.send((self._number, None, 0.0))
                last = monotonic() + GRACE
            if not self._pipe.poll(TICK):
                if monotonic() > last:
                    raise EOFError
                continue
            kind, told = self._pipe.recv()
            if kind == "end":
                return told
            if kind == "report":
                report(told)
            else:
                control.report(told[0] - seen[0], told[1] - seen[1])
                seen = told


def _nothing(_control: Control, _report: Report) -> None:
    """Work that is done at once."""


class _Bench:
    """What a process works on, and how it tells of that."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._lock = Lock()
        self._calls: SimpleQueue[tuple[int, Call, Control]] = SimpleQueue()
        self._number = 0
        self._control: Control | None = None

    def receive(self) -> None:
        """Takes orders, and tells how far the work is; ends the process with the server."""
        try:
            while True:
                if self._pipe.poll(TICK):
                    self._obey(*self._pipe.recv())
                elif control := self._control:
                    self.send("progress", (control.nodes, control.solutions))
        except (EOFError, OSError):
            end_process(0)

    def work(self) -> None:
        """Does one call after the other."""
        while True:
            _, call, control = self._calls.get()
            try:
                found = call(control, partial(self.send, "report"))
            except Exception as error:
                found = error
            self._control = None
            self.send("end", found)

    def send(self, kind: str, message: object) -> None:
        """Sends a message to the server; the threads of a process take turns."""
        with self._lock:
            if kind != "progress" or self._control:  # else the work has ended meanwhile
                self._pipe.send((kind, message))

    def _obey(self, number: int, call: Call | None, seconds: float) -> None:
        if call is not None:
            self._number, self._control = number, Control(seconds)
            self._calls.put((number, call, self._control))
        elif number == self._number and self._control:
            self._control.cancel()


def _serve(priority: int, pipe: Connection) -> None:
    """What a process does, until the server is gone."""
    processes.leave_signals()
    give_way(priority)
    bench = _Bench(pipe)
    Thread(target=bench.receive, daemon=True).start()
    bench.work()
