"""Long work: what is running, how much may run at once, and how each piece tells of its progress.

A job belongs to the request that started it. It runs in a thread of its own, tells what it does as
a stream of events, and is cancelled when the page goes away, or on request.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar, cast
from uuid import UUID, uuid4

from anyio import CapacityLimiter
from fastapi import HTTPException
from fastapi.sse import ServerSentEvent

from nonet.catalogue import Message
from nonet.engine import Control
from nonet.server.apart import Call, Crew
from nonet.server.aside import run_aside
from nonet.server.events import Event, JobEvent, Progress, Started
from nonet.server.work import BUSY

MOST_JOBS = 8
"""So many may run at once."""

MOST_OF_ONE = 4
"""So many of them for one client."""

TICK = 0.2
"""Seconds between two reports of progress."""


E = TypeVar("E", bound=JobEvent)

AnyWork = Callable[[Control, Callable[[E], None]], E]
"""What a job does: it may report events on the way, and returns the last one."""

Work = AnyWork[Event]


@dataclass(frozen=True)
class Apart(Generic[E]):
    """Work that another process can do; `take` is done here with what comes out there.

    Events are written there, as text: to write them takes time, which is spent where nobody waits.
    """

    call: Call
    take: Callable[[Any], E]

    def __call__(self, control: Control, report: Callable[[E], None]) -> E:
        """Does all of it in this process."""
        return self.take(self.call(control, report))

    def by(self, crew: Crew, control: Control, report: Callable[[E], None]) -> E:
        """Does it where it disturbs nobody."""
        call = partial(_reporting_text, self.call)
        return self.take(crew.run(call, control, lambda text: report(as_written(text))))


def apart(function: Callable[..., E], *arguments: Any) -> Apart[E]:
    """Work that is a function of a module, and nothing else."""
    return Apart(partial(_written, function, *arguments), as_written)


def _reporting_text(call: Call, control: Control, report: Callable[[str], None]) -> Any:
    return call(control, lambda event: report(event.model_dump_json()))


def _written(function: Callable[..., E], *arguments: Any) -> str:
    return function(*arguments).model_dump_json()


def as_written(text: str) -> Any:
    """An event that is text already; whoever streams events takes it as it is."""
    return ServerSentEvent(raw_data=text)


class Job(Generic[E]):
    """A piece of long work."""

    def __init__(
        self, work: AnyWork[E], seconds: float, client: str = "", crew: Crew | None = None
    ) -> None:
        self.name = uuid4()
        self.client = client
        self._work = work
        self._crew = crew
        self._control = Control(seconds)
        self._reported: deque[E] = deque()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._reports = asyncio.Event()

    def cancel(self) -> None:
        """Lets the work end soon, with what it has."""
        self._control.cancel()

    async def events(self, limiter: CapacityLimiter) -> AsyncIterator[E | Started | Progress]:
        """What happens, from the start to the end; whoever stops listening cancels the job."""
        yield Started(job=self.name)
        self._loop = asyncio.get_running_loop()
        run = run_aside(self._run, limiter, gives_way=not self._is_apart)
        running = asyncio.ensure_future(run)
        running.add_done_callback(lambda _: self._reports.set())
        try:
            while not running.done():
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._reports.wait(), TICK)
                self._reports.clear()
                for event in self._news(is_over=running.done()):
                    yield event
            yield running.result()
        finally:
            self.cancel()
            running.add_done_callback(_hear)

    @property
    def _is_apart(self) -> bool:
        return self._crew is not None and isinstance(self._work, Apart)

    def _run(self) -> E:
        if self._crew and isinstance(self._work, Apart):
            return cast("Apart[E]", self._work).by(self._crew, self._control, self._report)
        return self._work(self._control, self._report)

    def _report(self, event: E) -> None:
        self._reported.append(event)
        if self._loop:
            with suppress(RuntimeError):  # the server has ended
                self._loop.call_soon_threadsafe(self._reports.set)

    def _news(self, *, is_over: bool) -> Iterator[E | Progress]:
        """What was reported since the last time, or else how far the search has come."""
        if not self._reported and not is_over:
            yield Progress(nodes=self._control.nodes, solutions=self._control.solutions)
        while self._reported:
            yield self._reported.popleft()


def _hear(running: "asyncio.Future[Any]") -> None:
    """Takes note of how work ended that nobody waits for, so that asyncio does not complain."""
    if not running.cancelled():
        running.exception()


def _unheard(_: object) -> None:
    """Nobody waits for reports."""


class Jobs:
    """The jobs of an application."""

    def __init__(self, most: int = MOST_JOBS) -> None:
        self._most = most
        self.crew: Crew | None = None
        """The processes that do what can be done apart; without them it is done in threads."""
        self._running: dict[UUID, Job[Any]] = {}
        # a thread that is slow to end keeps its place, even though its job is gone
        self.limiter = CapacityLimiter(most)

    @contextmanager
    def room_for(self, work: AnyWork[E], seconds: float, client: str = "") -> Iterator[Job[E]]:
        """A job that is known here until it ends; refused where too many are running."""
        if sum(job.client == client for job in self._running.values()) >= MOST_OF_ONE:
            message = Message("error.too_many_jobs", number=MOST_OF_ONE)
            raise HTTPException(429, message, {"Retry-After": "1"})
        if len(self._running) >= self._most:
            raise HTTPException(503, BUSY, {"Retry-After": "1"})
        job = Job(work, seconds, client, self.crew)
        self._running[job.name] = job
        try:
            yield job
        finally:
            job.cancel()
            del self._running[job.name]

    def run_apart(self, call: Call, control: Control) -> Any:
        """What comes out of a call without reports, made by another process if there is one."""
        return self.crew.run(call, control, _unheard) if self.crew else call(control, _unheard)

    @property
    def is_busy(self) -> bool:
        """Whether any is running."""
        return bool(self._running)

    def cancel(self, name: UUID) -> None:
        """Cancels a job if it is still running."""
        if job := self._running.get(name):
            job.cancel()

    def cancel_all(self) -> None:
        """Cancels every job: the server is about to end."""
        for job in self._running.values():
            job.cancel()
