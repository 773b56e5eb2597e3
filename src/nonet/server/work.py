"""Long work for a request: in a thread of its own, no longer than it may, and only while wanted."""

import os
from collections.abc import Callable
from typing import TypeVar

from anyio import CapacityLimiter, create_task_group, to_thread
from fastapi import HTTPException, Request, Response

from nonet.engine import Control

T = TypeVar("T")

MOST_WAITING = 30
"""So many requests may wait for a free core; with more, they would only time out."""

_limiter = CapacityLimiter(os.cpu_count() or 1)


async def finish(request: Request, control: Control, task: Callable[[], T]) -> T:
    """The task's result. When the client goes away, the control is cancelled, so that it ends."""
    if _limiter.statistics().tasks_waiting >= MOST_WAITING:
        raise HTTPException(503, "the server is busy; try again later", {"Retry-After": "1"})
    faults: list[Exception] = []  # a task group would wrap up what is raised inside
    results: list[T] = []
    async with create_task_group() as group:
        group.start_soon(_cancel_when_gone, request, control)
        try:
            results.append(await to_thread.run_sync(task, limiter=_limiter))
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


def keep_nothing(response: Response) -> None:
    """Tells browsers to ask again each time."""
    response.headers["Cache-Control"] = "no-store"
