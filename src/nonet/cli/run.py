"""One command at work: its deadline, Ctrl+C, its progress line and its exit code."""

import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TextIO, TypeVar

import click

from nonet.cli.exits import Exit
from nonet.cli.progress import Progress
from nonet.cli.sink import open_sink, write_file
from nonet.cli.source import Item, Source
from nonet.core.puzzle import Puzzle
from nonet.engine import Control

T = TypeVar("T")

POLL = 0.1
"""Seconds between two looks at work that goes on."""


class Run:
    """Keeps what decides the exit code while a command goes through its puzzles.

    `failed` tells that some answer is no, `late` that one was not found in its own time.
    """

    def __init__(self, deadline: float | None = None, progress: Progress | None = None) -> None:
        self.control = Control(deadline)
        self.progress = progress or Progress()
        self.interrupted = False
        self.failed = False
        self.late = False
        self.bad_input = False

    @property
    def stopped(self) -> bool:
        """Whether the user or the deadline ended the work."""
        return self.interrupted or self.control.seconds_left <= 0

    @property
    def end(self) -> str:
        """Why there is no more, for the user."""
        return "stopped" if self.interrupted else "the time was up"

    @property
    def code(self) -> Exit:
        """The exit code of everything so far."""
        if self.stopped or self.late:
            return Exit.INTERRUPTED if self.interrupted else Exit.DEADLINE
        if self.bad_input:
            return Exit.BAD_INPUT
        return Exit.NO if self.failed else Exit.FINE

    @contextmanager
    def output(self, path: str | None, *, keep: bool = False) -> Iterator[TextIO]:
        """A stream to write to; after Ctrl+C an output file is given up, since it is not whole.

        What is of use for itself, such as new puzzles, is to `keep` as far as it goes.
        """
        with open_sink(path) as out:
            yield out
            if self.interrupted and not keep and out is not sys.stdout:
                raise KeyboardInterrupt

    def warn(self, words: str) -> None:
        """Writes a message to standard error, where the progress line may be."""
        self.progress.hide()
        click.echo(f"nonet: {words}", err=True)

    def write_whole(self, path: str | None, data: bytes | None) -> Exit:
        """Writes a file that is all there or not at all: without data it says that it gave up."""
        self.progress.hide()
        if data is None or self.interrupted:
            self.warn("stopped; nothing was written")
            return Exit.INTERRUPTED if self.interrupted else Exit.DEADLINE
        write_file(path, data)
        return Exit.DEADLINE if self.stopped else Exit.FINE

    def through(
        self, source: Source, work: Callable[[Sequence[str | Puzzle]], Sequence[T]]
    ) -> Iterator[tuple[Item, T]]:
        """Every puzzle of the source with its result, in order, worked on in batches.

        After a stop the results of the last batch still come, for what was done of it.
        """
        self.progress.total = source.total
        for batch in source.batches():
            puzzles = [item if isinstance(item, str) else item.puzzle for item in batch]
            results = self.finish(lambda puzzles=puzzles: work(puzzles))  # type: ignore[misc]
            self.progress.hide()
            yield from zip(batch, results, strict=True)
            sys.stdout.flush()
            self.progress.advance(source.position, len(batch))
            if self.stopped:
                break
        self.progress.hide()

    def finish(self, task: Callable[[], T]) -> T:
        """The task's result. Ctrl+C cancels the control, so that the task returns what it has.

        The task runs in a thread of its own: while native code has the main thread, Python hears
        no signal. That thread is never left behind, since native code must not outlive Python.
        """
        results: list[T] = []
        faults: list[BaseException] = []
        done = threading.Event()

        def work() -> None:
            try:
                results.append(task())
            except BaseException as fault:
                faults.append(fault)
            finally:
                done.set()

        with self.heeding_ctrl_c():
            threading.Thread(target=work, daemon=True).start()
            while not done.wait(POLL):
                self.progress.tick(self.control)
        if faults:
            raise faults[0]
        return results[0]

    @contextmanager
    def heeding_ctrl_c(self) -> Iterator[None]:
        """Inside, Ctrl+C raises nothing; it is remembered, and cancels the control."""

        def cancel(*_: object) -> None:
            self.interrupted = True
            self.control.cancel()

        before = signal.getsignal(signal.SIGINT)
        if before is signal.SIG_IGN:  # as in a background job of a shell: Ctrl+C is not for us
            yield
            return
        signal.signal(signal.SIGINT, cancel)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)
