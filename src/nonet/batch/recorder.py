"""Hands parts to the disk in a thread of its own, so that nobody who works waits for it."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress

from nonet.batch.shard import Part

BACKLOG = 4
"""So many parts may wait for the disk."""


class Recorder:
    """Keeps parts in the order in which they come; those that came meanwhile are kept together.

    What has failed is raised by the next call.
    """

    def __init__(self, keep: Callable[[list[Part]], None]) -> None:
        self._keep = keep
        self._executor = ThreadPoolExecutor(1)
        self._busy: Future[None] | None = None
        self._waiting: list[Part] = []

    def add(self, part: Part) -> None:
        """Takes a part; waits if there are too many that the disk has not taken."""
        self._waiting.append(part)
        if len(self._waiting) >= BACKLOG:
            self._settle()

    def go_on(self) -> None:
        """Lets the disk have what is there, if it has nothing to do."""
        if self._busy and self._busy.done():
            self._settle()
        if self._waiting and not self._busy:
            self._busy = self._executor.submit(self._keep, self._waiting)
            self._waiting = []

    def finish(self) -> None:
        """Waits until everything is kept."""
        self._settle()
        self.go_on()
        self._settle()

    def close(self) -> None:
        """Keeps what is there, even if the work was stopped, unless it is the disk that fails."""
        with suppress(OSError):
            self.finish()
        self._executor.shutdown()

    def _settle(self) -> None:
        busy, self._busy = self._busy, None
        if busy:
            busy.result()
