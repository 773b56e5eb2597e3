"""Requests that came before the last one was answered, on the same connection, wait for their turn.

No browser sends such requests. Whoever does, on many connections at once, would have all of them
answered side by side, and everybody else would wait; so they are answered one after the other, with
a pause in between, whichever connections they came on.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from weakref import WeakKeyDictionary

PAUSE = 0.005
"""Seconds between two of them."""

Act = Callable[[], None]


class Turns:
    """All who wait on an event loop: first come, first served."""

    def __init__(self) -> None:
        self._waiting: deque[Act] = deque()

    def wait(self, loop: asyncio.AbstractEventLoop, act: Act) -> None:
        """Does something when it is its turn."""
        self._waiting.append(act)
        if len(self._waiting) == 1:
            loop.call_later(PAUSE, self._go_on, loop)

    def _go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            self._waiting[0]()
        finally:
            self._waiting.popleft()
            if self._waiting:
                loop.call_later(PAUSE, self._go_on, loop)


_by_loop: WeakKeyDictionary[asyncio.AbstractEventLoop, Turns] = WeakKeyDictionary()


def turns_of(loop: asyncio.AbstractEventLoop) -> Turns:
    """The turns of an event loop."""
    return _by_loop.setdefault(loop, Turns())
