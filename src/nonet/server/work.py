"""Long work for a request: in a thread of its own, no longer than it may, and only while wanted."""

import ipaddress
import os
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from anyio import CapacityLimiter, create_task_group, to_thread
from fastapi import HTTPException, Request, Response

from nonet.catalogue import Message
from nonet.engine import Control
from nonet.server.aside import run_aside

T = TypeVar("T")

DEADLINE = 5.0
"""Seconds that a request may take, unless it is told otherwise; what takes longer is for a job."""

MOST_WAITING = 30
"""So many requests may wait for a free core; with more, they would only time out."""

MOST_OF_ONE = 20
"""So many of them for one client on another computer."""

BUSY = Message("error.busy")

_limiter = CapacityLimiter(os.cpu_count() or 1)
_brief = CapacityLimiter(os.cpu_count() or 1)
"""For what takes a moment, unless somebody sends much: it need not wait for what takes seconds."""
_asking = Counter[str]()


async def finish(
    request: Request,
    task: Callable[[Control], T],
    seconds: float | None = None,
    *,
    gives_way: bool = True,
) -> T:
    """The task's result. Its control ends it when its time is up, or the client goes away."""
    with _place_for(client_of(request), _limiter):
        control = Control(DEADLINE if seconds is None else seconds)
        run = run_aside(partial(task, control), _limiter, gives_way=gives_way)
        return await _finished(request, control, run)


async def answer(request: Request, task: Callable[[], T]) -> T:
    """The result of a task that is brief for all but the largest requests.

    Where FastAPI runs it, forty at a time would stand in the way of saves.
    """
    with _place_for(client_of(request), _brief):
        return await to_thread.run_sync(task, limiter=_brief)


async def _finished(request: Request, control: Control, running: Coroutine[Any, Any, T]) -> T:
    faults: list[Exception] = []  # a task group would wrap up what is raised inside
    results: list[T] = []
    async with create_task_group() as group:
        group.start_soon(_cancel_when_gone, request, control)
        try:
            results.append(await running)
        except Exception as fault:
            faults.append(fault)
        group.cancel_scope.cancel()
    if faults:
        raise faults[0]
    return results[0]


async def _cancel_when_gone(request: Request, control: Control) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
    control.cancel()


@contextmanager
def _place_for(client: str, limiter: CapacityLimiter) -> Iterator[None]:
    """A place among those who wait for an answer; refused where there are too many."""
    is_full = limiter.statistics().tasks_waiting >= MOST_WAITING
    if is_full or (_asking[client] >= MOST_OF_ONE and not _is_here(client)):
        raise HTTPException(503, BUSY, {"Retry-After": "1"})
    _asking[client] += 1
    try:
        yield
    finally:
        _asking[client] -= 1
        if not _asking[client]:
            del _asking[client]


def client_of(request: Request) -> str:
    """The address from where a request comes; all windows of a computer share it."""
    return request.client.host if request.client else ""


def _is_here(client: str) -> bool:
    """Whether a client is on this computer, where many players cannot be told apart."""
    try:
        return ipaddress.ip_address(client).is_loopback
    except ValueError:
        return True


def keep_nothing(response: Response) -> None:
    """Tells browsers to ask again each time."""
    response.headers["Cache-Control"] = "no-store"
