"""One job from its source to its output: shards are worked on in a pool, parts kept and assembled.

The output depends on task and source alone. A job that was stopped, by whatever, goes on where it
was; see `ledger`.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from nonet.batch.assembly import Assembly
from nonet.batch.ledger import Ledger, open_ledger
from nonet.batch.pool import Pool
from nonet.batch.recorder import Recorder
from nonet.batch.report import Report
from nonet.batch.shard import Part, Shard
from nonet.batch.source import Source
from nonet.batch.table import head_of
from nonet.batch.task import Task
from nonet.errors import NonetError


@dataclass(frozen=True)
class Progress:
    """How far a job is, as the source counts, and the rows that this run has done."""

    done: int
    earlier: int
    """What was done by earlier runs."""
    total: int | None
    rows: int


Watch = Callable[[Progress], None]


@dataclass(frozen=True)
class Job:
    """What to do, with what, and where to."""

    task: Task
    source: Source
    output: Path
    identity: dict[str, Any] = field(default_factory=dict)
    """What decides the output, in words of JSON: a job goes on only if this is the same."""
    head: Any = None
    """What the output begins with, if it is not what the task says."""
    overwrite: bool = False
    """Whether another job that was begun for the same output is given up."""

    @property
    def folder(self) -> Path:
        """Where everything lies until the output is complete."""
        return work_folder_of(self.output)

    def run(self, pool: Pool, watch: Watch | None = None) -> Report:
        """Does what is left to do, and tells about all of it."""
        started = time.monotonic()
        with open_ledger(self.folder, self.identity, overwrite=self.overwrite) as ledger:
            before = ledger.tally.rows
            head = head_of(self.task) if self.head is None else self.head
            assembly = Assembly(self.task, ledger, self.output, head)
            try:
                _Run(self, ledger, assembly, watch).through(pool)
                duplicates = assembly.finish()
            finally:
                assembly.close()
            tally = ledger.tally
            seconds = time.monotonic() - started
            ledger.remove()
        return Report(self.task.verb, tally, duplicates, tally.rows - before, seconds, self.output)


class _Run:
    """One run of a job, which may be a continued one."""

    def __init__(self, job: Job, ledger: Ledger, assembly: Assembly, watch: Watch | None) -> None:
        self._job = job
        self._ledger = ledger
        self._assembly = assembly
        self._watch = watch
        self._done = self._earlier = 0
        self._rows = 0
        self._shards = 0

    def through(self, pool: Pool) -> None:
        """Works on everything that is not done, and keeps it."""
        self._assembly.follow()
        with (
            closing(Recorder(self._keep)) as recorder,
            closing(pool.run(self._job.task, self._open_shards())) as parts,
        ):
            for found in parts:
                if found:
                    self._count(*found)
                    recorder.add(found[1])
                recorder.go_on()
                if self._watch:
                    self._watch(self._progress())
            recorder.finish()
        if self._shards != len(self._ledger.entries):
            raise self._ledger.changed()

    def _open_shards(self) -> Iterator[Shard]:
        """The shards that are left to do."""
        for shard in self._job.source.shards():
            self._shards += 1
            if self._ledger.has(shard):
                self._earlier += shard.size
            else:
                yield shard

    def _progress(self) -> Progress:
        done = self._earlier + self._done
        return Progress(done, self._earlier, self._job.source.total, self._rows)

    def _keep(self, parts: list[Part]) -> None:
        self._ledger.add(*parts)
        self._assembly.follow()

    def _count(self, shard: Shard, part: Part) -> None:
        self._done += shard.size
        self._rows += part.tally.rows


def work_folder_of(output: Path) -> Path:
    """The folder beside an output that is not complete."""
    return output.with_name(output.name + ".work")


def check_output(output: Path, *, overwrite: bool) -> None:
    """Refuses an output that cannot be written, or that is there already."""
    if output.is_dir():
        raise NonetError("error.output_folder", path=output)
    if not output.parent.is_dir():
        raise NonetError("error.no_folder", path=output.parent, name=output.name)
    if output.exists() and not (overwrite or work_folder_of(output).exists()):
        raise NonetError("error.output_exists", path=output)
