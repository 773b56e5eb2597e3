"""What the tests of the command line share: some puzzles, and the outcome of a call."""

import io
import os
import subprocess
import sys
import time
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

from nonet.cli.main import run

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
CLASH = "55" + EASY[2:]
"""Two fives in the first row."""
LOOSE = EASY.replace("53..7", ".....")
"""More than one solution."""

COMMAND = [sys.executable, "-m", "nonet"]


@dataclass(frozen=True)
class Outcome:
    """How a call ended, and what it wrote."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """The lines of standard output."""
        return self.out.splitlines()


def nonet(*args: str, stdin: str | bytes = "") -> Outcome:
    """Runs `nonet` inside this process, the way the real command does."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    with (
        patch.dict(os.environ, {"LC_ALL": "C"}),
        patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8")),
        redirect_stdout(io.TextIOWrapper(io.BytesIO(), encoding="utf-8")) as out,
        redirect_stderr(io.StringIO()) as err,
    ):
        code = run(args)
    return Outcome(code, out.buffer.getvalue().decode(), err.getvalue())


class Started(subprocess.Popen[bytes]):
    """A process that does not outlive a test that has failed."""

    def wait_for_work(self, seconds: float = 0) -> None:
        """Waits until the work has begun, which is done in a thread: then Ctrl+C is heard.

        Then it lets the process work for some seconds, however many others want the core, too.
        """
        threads = Path(f"/proc/{self.pid}/task")
        deadline = time.monotonic() + 60
        while len(list(threads.iterdir())) < 2 and time.monotonic() < deadline:
            time.sleep(0.05)
        begin = self._worked()
        while self._worked() < begin + seconds and time.monotonic() < deadline:
            time.sleep(0.05)

    def _worked(self) -> float:
        """CPU seconds of the process."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def __exit__(self, fault: type[BaseException] | None, *rest: Any) -> None:
        if fault:
            self.kill()
        super().__exit__(fault, *rest)


def start(*args: str) -> Started:
    """Starts the real command as a process of its own."""
    env = {name: text for name, text in os.environ.items() if not name.startswith("PYTHON")}
    pipe = subprocess.PIPE
    return Started([*COMMAND, *args], stdin=pipe, stdout=pipe, stderr=pipe, env=env)
