"""Hurts batch jobs and lets them go on: `hurt_batches.py [seconds] [seed]`.

Workers, their parent and the scheduler of a cluster are killed, bytes of the folder beside the
output are flipped, its files are cut, the input is changed between two runs. In the end the output
must be, byte by byte, that of a run that nobody disturbed.
"""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from signal import SIGKILL
from tempfile import TemporaryDirectory

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS), str(TESTS / "batch")]

from batch_jobs import puzzles
from shell import COMMAND
from soak_tally import Tally, begin
from test_batch_cluster import Cluster

PATIENCE = 300.0
"""Seconds after which a job hangs, however busy the machine is."""
ROWS = 240
MOST_HURTS = 4
"""Before a job is left to end in peace."""
CHANGED = "the input has changed"


class Work:
    """A command with its input, and the output of a run that nobody has disturbed."""

    def __init__(self, folder: Path, *args: str) -> None:
        self.input = folder / "in.txt"
        self.args = args
        self.output = folder / args[-1]
        self.text = "".join(f"{line}\n" for line in puzzles(ROWS))
        self.input.write_text(self.text)
        self.expected = b""

    def start(self, *more: str) -> subprocess.Popen[bytes]:
        """The command, as a process of its own."""
        command = [*COMMAND, "batch", *self.args, *more]
        return subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=self.output.parent
        )

    @property
    def folder(self) -> Path:
        """What is there of a job that is not done."""
        return self.output.with_name(self.output.name + ".work")


class Campaign:
    """One job after the other."""

    def __init__(self, folder: Path, tally: Tally) -> None:
        self._folder = folder
        self._tally = tally
        self._random = Random(tally.seed)
        verbs = (
            ("solve", "in.txt", "--shard", "6", "-o", "solved.csv.gz"),
            ("rate", "in.txt", "--shard", "6", "-o", "rated.parquet"),
            ("generate", "--count", "60", "--seed", "5", "--level", "easy", "--shard", "2", "-o",
             "made.txt"),
        )  # fmt: skip
        self._works = [Work(folder, *verb) for verb in verbs]
        for work in self._works:
            self._finish(work)
            work.expected = work.output.read_bytes()

    def run(self, stop: threading.Event) -> None:
        """Until the time is up."""
        hurts: list[Callable[[Work], None]] = [
            self._kill_worker, self._kill_worker, self._kill_parent, self._kill_parent,
            self._flip, self._flip, self._cut, self._change_input, self._kill_scheduler,
        ]  # fmt: skip
        while not stop.is_set():
            work = self._random.choice(self._works)
            work.output.unlink()
            for hurt in self._random.choices(hurts, k=self._random.randint(1, MOST_HURTS)):
                if not work.output.exists():
                    hurt(work)
            self._finish(work)
            self._tally.count("jobs brought to their end")
            if work.output.read_bytes() != work.expected:
                self._tally.fault("differing", f"{work.args}")

    def _finish(self, work: Work) -> None:
        if not work.output.exists():
            self._end(work.start("--workers", "2"), (0,))

    def _end(self, process: subprocess.Popen[bytes], codes: tuple[int, ...]) -> str:
        """Waits for a command, and says what it said; other exit codes are faults."""
        try:
            _, said = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self._tally.fault("hangs", f"{process.args!r}")
            process.kill()
            process.communicate()
            return ""
        if b"Traceback" in said or process.returncode not in codes:
            self._tally.fault("crashes", f"{process.returncode}: {said.decode()[-1500:]}")
        return said.decode()

    def _wait_a_while(self, process: subprocess.Popen[bytes], work: Work) -> bool:
        """Until a part is done, and somewhat longer; whether it is still running."""
        end = time.monotonic() + PATIENCE
        parts = work.folder / "parts"
        while process.poll() is None and time.monotonic() < end:
            with suppress(FileNotFoundError):
                if parts.stat().st_size:
                    break
            time.sleep(0.005)
        time.sleep(self._random.uniform(0, 0.3))
        return process.poll() is None

    def _kill_worker(self, work: Work) -> None:
        process = work.start("--workers", "2")
        if self._wait_a_while(process, work):
            with suppress(ProcessLookupError, IndexError):
                found = _offspring(process.pid)
                os.kill(self._random.choice([it for it in found if not _offspring(it)]), SIGKILL)
                self._tally.count("workers killed")
        self._end(process, (0,))

    def _kill_parent(self, work: Work) -> None:
        process = work.start("--workers", "2")
        if self._wait_a_while(process, work):
            workers = _offspring(process.pid)
            process.kill()
            self._tally.count("parents killed")
            end = time.monotonic() + 60
            while any(map(_is_there, workers)) and time.monotonic() < end:
                time.sleep(0.02)
            if any(map(_is_there, workers)):
                self._tally.fault("hangs", "workers outlive their parent")
        self._end(process, (0, -SIGKILL))

    def _flip(self, work: Work) -> None:
        """Some bytes of what a run has left."""
        self._kill_parent(work)
        for path in self._left(work):
            data = bytearray(path.read_bytes())
            for _ in range(self._random.choice([1, 1, 3])):
                data[self._random.randrange(len(data))] ^= 1 << self._random.randrange(8)
            path.write_bytes(data)
            self._tally.count(f"flipped bytes in {path.name}")

    def _cut(self, work: Work) -> None:
        """The end of one of the files."""
        self._kill_parent(work)
        for path in self._left(work):
            path.write_bytes(path.read_bytes()[: self._random.randrange(path.stat().st_size)])
            self._tally.count("files cut off")

    def _left(self, work: Work) -> list[Path]:
        """One of the files that a run has left, if any."""
        paths = [work.folder / name for name in ("journal", "parts")]
        paths = [path for path in paths if path.exists() and path.stat().st_size]
        return [self._random.choice(paths)] if paths else []

    def _change_input(self, work: Work) -> None:
        """Some line becomes another; where parts are done already, that is refused."""
        self._kill_parent(work)
        if work.args[0] == "generate" or not (work.folder / "job.json").exists():
            return
        lines = work.text.splitlines(keepends=True)
        place = self._random.randrange(len(lines))
        lines[place] = lines[(place + 1) % len(lines)]
        work.input.write_text("".join(lines))
        said = self._end(work.start("--workers", "2"), (2,))
        if CHANGED not in said:
            self._tally.fault("differing", f"a changed input was not noticed: {said}")
        work.input.write_text(work.text)
        self._tally.count("inputs changed")

    def _kill_scheduler(self, work: Work) -> None:
        with ExitStack() as processes, TemporaryDirectory(dir=self._folder) as name:
            cluster = Cluster(Path(name), processes)
            cluster.add_worker()
            process = work.start("--on", f"dask://{cluster.address}")
            if self._wait_a_while(process, work):
                cluster.scheduler.kill()
                self._tally.count("schedulers killed")
            self._end(process, (0, 2))


def _offspring(process: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    found: list[int] = []
    with suppress(OSError):
        for task in Path(f"/proc/{process}/task").iterdir():
            for child in map(int, (task / "children").read_text().split()):
                found += [child, *_offspring(child)]
    return found


def _is_there(process: int) -> bool:
    return Path(f"/proc/{process}").exists()


def main() -> int:
    """Runs until the time is up; 1 when anything went wrong."""
    tally, stop = begin("hurt_batches")
    with TemporaryDirectory(prefix="nonet-batches-") as name:
        Campaign(Path(name), tally).run(stop)
    return tally.finish()


if __name__ == "__main__":
    sys.exit(main())
