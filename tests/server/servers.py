"""Servers that start at once, one after the other, to be killed: see `nursery.py`."""

import os
import queue
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO, NamedTuple

PATIENCE = 120.0
"""Seconds without a word after which a server hangs, however busy the machine is."""


class Server(NamedTuple):
    """A process, and the port where it listens."""

    process: int
    port: int


class Nursery:
    """Starts one server after the other on the same database, and kills them."""

    def __init__(self, url: str, errors: IO[bytes] | None = None) -> None:
        self.url = url
        self._process = subprocess.Popen(
            [sys.executable, Path(__file__).with_name("nursery.py")],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True, bufsize=1,
            start_new_session=True,
        )  # fmt: skip
        self._lines: queue.Queue[str] = queue.Queue()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def begin(self, clock: int = 0) -> int:
        """The process of a new server, which may have done nothing yet.

        Its clock is wrong by some seconds.
        """
        assert self._process.stdin
        self._process.stdin.write(f"{self.url} {clock}\n")
        return int(self._wait_for(r"began (\d+)"))

    def start(self, clock: int = 0) -> Server:
        """A new server that listens."""
        process = self.begin(clock)
        return Server(process, int(self._wait_for(r":(\d+)/")))

    def kill(self, process: int) -> None:
        """Ends a server in the middle of whatever it does."""
        os.kill(process, signal.SIGKILL)
        self._wait_for(rf"ended ({process})")

    def close(self) -> None:
        """Ends all; a server may be left, too."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._listener.join()
        with self._process:  # closes the pipes
            pass

    def _listen(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            self._lines.put(line)

    def _wait_for(self, pattern: str) -> str:
        """What a line says; a server that has ended says nothing more."""
        while True:
            line = self._next_line()
            if match := re.search(pattern, line):
                return match[1]
            assert not line.startswith("ended"), "the server has ended by itself"

    def _next_line(self) -> str:
        try:
            return self._lines.get(timeout=PATIENCE)
        except queue.Empty:
            raise AssertionError(f"the server says nothing for {PATIENCE:.0f} s") from None
