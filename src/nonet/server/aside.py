"""Work in threads of its own, which give way where they work much, so that saves go first."""

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from contextvars import copy_context
from typing import TypeVar

from anyio import CapacityLimiter

T = TypeVar("T")

LOW = 10
"""The priority of work that somebody waits for."""
LOWEST = 19
"""That of work which nobody has asked for yet."""


def give_way(priority: int = LOW) -> None:
    """Lets all other threads go before this one, for good; only Linux knows their priorities."""
    if sys.platform == "linux":
        with suppress(OSError):
            own = threading.get_native_id()
            lower = max(priority, os.getpriority(os.PRIO_PROCESS, own))
            os.setpriority(os.PRIO_PROCESS, own, lower)


async def run_aside(
    task: Callable[[], T], limiter: CapacityLimiter, *, gives_way: bool = True
) -> T:
    """The result of a task, from a thread of its own: a shared one could not rise again.

    Whoever no longer waits leaves it alone; it keeps its place at the limiter until it has ended.
    What only waits for another process does not give way: the system may put such a thread aside
    just when it holds Python's lock, and then everybody waits.
    """
    loop, place = asyncio.get_running_loop(), object()
    await limiter.acquire_on_behalf_of(place)
    result: asyncio.Future[T] = loop.create_future()
    context = copy_context()

    def end(tell: Callable[[], None]) -> None:
        limiter.release_on_behalf_of(place)
        if not result.done():
            tell()

    def run() -> None:
        if gives_way:
            give_way()
        try:
            found = context.run(task)
            tell = lambda: result.set_result(found)  # noqa: E731
        except BaseException as fault:  # whoever waits for it has to hear of it
            told = fault
            tell = lambda: result.set_exception(told)  # noqa: E731
        try:
            loop.call_soon_threadsafe(end, tell)
        except RuntimeError:  # the server has ended
            limiter.release_on_behalf_of(place)

    threading.Thread(target=run, name="aside", daemon=True).start()
    return await result
