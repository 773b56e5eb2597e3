"""The progress line on standard error: shown on a terminal only, and only for work that lasts."""

import shutil
import sys
import time
from typing import Protocol, TextIO

from nonet.core.duration import duration

PATIENCE = 0.5
"""Seconds before the line appears."""

BAR = 24
"""Characters of a full bar."""


class Searching(Protocol):
    """What is known about a search that goes on."""

    @property
    def nodes(self) -> int: ...  # noqa: D102

    @property
    def solutions(self) -> int: ...  # noqa: D102


class Progress:
    """One line that is written over again and again, and leaves no trace.

    `words` is what it says while a single search goes on, if that is not about guesses; `begun` the
    position up to which earlier runs had come.
    """

    def __init__(self, total: int | None = None, stream: TextIO | None = None) -> None:
        self.total = total
        self.stream = stream or sys.stderr
        self.shown = False
        self.position = 0
        self.begun = 0
        self.puzzles = 0
        self.words = ""
        self.counted = "{solutions:,} solutions, {nodes:,} guesses"
        self.started = self.drawn = time.monotonic()

    def advance(self, position: int, puzzles: int) -> None:
        """Takes note that the input is read up to a position, and so many more puzzles are done."""
        self.position = position
        self.puzzles += puzzles
        self._draw(self._share())

    def count(self, done: int, total: int, what: str) -> None:
        """Takes note that so many things of a kind are done, to be shown with the next tick."""
        self.words = f"{_bar(done / total)}  {done:,} of {total:,} {what}"

    def tick(self, search: Searching) -> None:
        """Shows that a search goes on."""
        if self.words:
            self._draw(self.words)
        elif self.puzzles or not search.nodes:
            self._draw(self._share())
        else:
            self._draw(self.counted.format(solutions=search.solutions, nodes=search.nodes))

    def hide(self) -> None:
        """Takes the line away, so that something else can be written."""
        if self.shown:
            self.stream.write("\r\x1b[K")
            self.stream.flush()
            self.shown = False

    def _share(self) -> str:
        rate = self.puzzles / max(time.monotonic() - self.started, 1e-9)
        words = f"{self.puzzles:,} puzzles, {rate:,.0f} a second"
        if not self.total:
            return words
        return f"{_bar(self.position / self.total)}  {words}{self._time_left()}"

    def _time_left(self) -> str:
        ahead, done = (self.total or 0) - self.position, self.position - self.begun
        if done <= 0 or ahead <= 0:
            return ""
        return f", {duration((time.monotonic() - self.started) * ahead / done)} left"

    def _draw(self, words: str) -> None:
        now = time.monotonic()
        if now - self.started < PATIENCE or now - self.drawn < PATIENCE / 5:
            return
        if self.stream.isatty():
            self.drawn = now
            self.shown = True
            width = shutil.get_terminal_size().columns - 1
            self.stream.write(f"\r\x1b[K{words[:width]}")
            self.stream.flush()


def _bar(share: float) -> str:
    done = round(min(share, 1) * BAR)
    return f"[{'#' * done}{'.' * (BAR - done)}] {min(share, 1):4.0%}"
