"""The pool of processes: it survives the death of some, and says so where it cannot."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path

import pytest
from batch_jobs import puzzles, run, write_rows

from nonet.batch import LocalPool, local
from nonet.batch.file_kind import FileKind
from nonet.batch.shard import Shard
from nonet.batch.task import Task
from nonet.errors import NonetError

TASK = Task(verb="generate", writes=FileKind("text"), recipe="board=4x4", tries=1000)


class Murderous(LocalPool):
    """A pool whose workers are killed as soon as they have a shard, so many times."""

    def __init__(self, murders: int) -> None:
        super().__init__(2)
        self.murders = murders

    def _employ(self, task: Task, shards: Iterator[Shard], workers: list[local._Worker]) -> None:
        super()._employ(task, shards, workers)
        for worker in workers:
            if self.murders and worker.shards and worker.process.pid:
                self.murders -= 1
                os.kill(worker.process.pid, signal.SIGKILL)


def test_the_shards_of_the_dead_are_done_by_others(tmp_path: Path) -> None:
    file = write_rows(tmp_path / "in.txt", puzzles(60))
    run("solve", file, tmp_path / "here.txt")
    run("solve", file, tmp_path / "pool.txt", pool=Murderous(2))
    assert (tmp_path / "here.txt").read_bytes() == (tmp_path / "pool.txt").read_bytes()


def test_a_shard_that_kills_everybody_is_named(tmp_path: Path) -> None:
    file = write_rows(tmp_path / "in.txt", puzzles(7))
    with pytest.raises(NonetError, match="3 processes died on the 7 rows from 1 on"):
        run("solve", file, tmp_path / "pool.txt", pool=Murderous(100))


def test_faults_of_workers_come_out() -> None:
    broken = Task(verb="generate", writes=FileKind("text"), recipe="nonsense")
    with pytest.raises(NonetError, match="nonsense"):
        list(LocalPool(1).run(broken, iter([Shard(0, 1, 1, 1)])))


def test_no_process_stays_behind() -> None:
    pool = LocalPool(2)
    found = pool.run(TASK, iter([Shard(n, n, 1, 1) for n in range(50)]))
    assert any(one for one in found)
    found.close()
    assert not active_children()


PROGRAM = """
from pathlib import Path
from nonet.batch import LocalPool, Target, plan_file
print("begun")
plan_file("solve", Path("in.txt"), Target(Path("out.txt"), 3)).run(LocalPool(2))
"""


def test_programs_need_no_guard(tmp_path: Path) -> None:
    """What is asked of programs that use multiprocessing: if __name__ == '__main__'."""
    write_rows(tmp_path / "in.txt", puzzles(7))
    (tmp_path / "program.py").write_text(PROGRAM)
    command = [sys.executable, "program.py"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, check=False, timeout=100)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"begun\n", b"")
    assert len((tmp_path / "out.txt").read_text().splitlines()) == 7
