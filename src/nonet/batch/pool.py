"""What works on shards: the cores of this machine, or a cluster. Parts come as they are done."""

from collections.abc import Generator, Iterator
from typing import Protocol

from nonet.batch.shard import Part, Shard
from nonet.batch.task import Task
from nonet.batch.work import work

BEAT = 0.1
"""Seconds between two signs of life."""


Found = Generator[tuple[Shard, Part] | None, None, None]
"""Each shard with its part, in no certain order; None where there is nothing yet."""


class Pool(Protocol):
    """Runs `work` for shards somewhere."""

    def run(self, task: Task, shards: Iterator[Shard]) -> Found:
        """Works on all shards.

        Shards are taken as there is room for them, so that few are in memory at a time. What is
        under way is given up when the generator is closed.
        """


class Here:
    """This process alone, one shard after the other: for few rows, and for tests."""

    def run(self, task: Task, shards: Iterator[Shard]) -> Found:
        """Works on all shards, in order."""
        for shard in shards:
            yield shard, work(task, shard)
