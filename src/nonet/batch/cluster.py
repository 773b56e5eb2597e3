"""An existing cluster of Dask: it schedules, tries again, and copes with workers that come and go.

Each worker needs Nonet of the same version, and should have one thread.
"""

import logging
import queue
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from dataclasses import replace
from itertools import islice
from pickle import PickleBuffer
from typing import Any

from nonet.batch import extras
from nonet.batch.pool import BEAT, Found
from nonet.batch.shard import Part, Shard
from nonet.batch.task import Task
from nonet.batch.work import work
from nonet.errors import NonetError

AHEAD = 2
"""So many bundles are sent for each thread of the cluster: one to work on, one to go on with."""

BUNDLE = 8
"""So many shards are sent together at most: Dask takes some milliseconds for each bundle."""

ENOUGH = 0.5
"""Seconds of work that a bundle has at most, unless a single shard takes longer."""

CONNECT = 10.0
"""Seconds to wait for the scheduler."""

RETRIES = 2
"""So many times a bundle is tried again after an error; the loss of a worker is none."""

LOOK = 2.0
"""Seconds between two looks at how many threads there are."""

QUIET = {"distributed.admin.large-graph-warning-threshold": "1GB"}
"""Dask wonders about bundles of 10 MB, which are what we want."""

_BESIDE = 5  # the first protocol of pickles that have something beside them

SCHEME = "dask://"
MAX_PORT = 65535


class Crate:
    """Bytes that travel beside a pickle instead of in it, which saves a copy at every station."""

    __slots__ = ("data",)

    def __init__(self, data: bytes | memoryview) -> None:
        self.data = data

    def __reduce_ex__(self, protocol: Any) -> tuple[type["Crate"], tuple[Any]]:
        # older protocols, which Dask uses at some stations, have only room in the pickle
        return Crate, (PickleBuffer(self.data) if protocol >= _BESIDE else self.open(),)

    def open(self) -> bytes:
        """What is in it."""
        return bytes(self.data)


Bundle = list[tuple[Shard, Crate]]
"""Shards that are sent together, with their rows in crates."""

Answer = tuple[list[tuple[Part, Crate]], float]
"""What comes of a bundle, with the payloads in crates, and the CPU seconds that it took."""


def _work_on(task: Task, bundle: Bundle) -> Answer:
    """What a worker does."""
    began = time.thread_time()
    return [_work(task, *one) for one in bundle], time.thread_time() - began


def _work(task: Task, shard: Shard, rows: Crate) -> tuple[Part, Crate]:
    part = work(task, replace(shard, data=rows.open()))
    return replace(part, payload=b""), Crate(part.payload)


class ClusterPool:
    """The workers of a scheduler at HOST:PORT."""

    def __init__(self, address: str) -> None:
        self.address = f"tcp://{_place(address)}"
        self._module = extras.distributed()
        # What Dask does about a lost worker is no news to the user; the rest is said in `_contact`.
        for name in ("distributed.client", "distributed.batched"):
            logging.getLogger(name).setLevel(logging.CRITICAL)

    def run(self, task: Task, shards: Iterator[Shard]) -> Found:
        """Each shard with its part."""
        client = self._connect()
        try:
            yield from _Session(client, self._module.KilledWorker).run(task, shards)
        finally:
            client.close(timeout=2)

    def _connect(self) -> Any:
        try:
            return self._module.Client(self.address, timeout=CONNECT, set_as_default=False)
        except (OSError, TimeoutError) as error:
            raise NonetError("error.no_scheduler", address=self.address) from error


def _place(address: str) -> str:
    """HOST:PORT of an address."""
    place = address.removeprefix(SCHEME)
    host, _, port = place.rpartition(":")
    if not (host and port.isdecimal() and 0 < int(port) <= MAX_PORT):
        raise NonetError("error.cluster_address", scheme=SCHEME, got=address)
    return place


class _Session:
    """One run on a cluster."""

    def __init__(self, client: Any, killed: type[Exception]) -> None:
        self._client = client
        self._killed = killed
        self._done: queue.Queue[Any] = queue.Queue()
        self._shards: dict[Any, list[Shard]] = {}
        self._size = 1
        self._threads = 0
        self._looked = 0.0

    def run(self, task: Task, shards: Iterator[Shard]) -> Found:
        try:
            while True:
                for _ in range(self._room()):
                    if together := list(islice(shards, self._size)):
                        self._send(task, together)
                if not self._shards:
                    return
                yield from self._collect()
        finally:
            with suppress(OSError):  # the scheduler is gone, and with it what was under way
                self._client.cancel(list(self._shards), force=True)

    def _room(self) -> int:
        """How many bundles may be sent; with no worker there, the first ones wait for it."""
        if time.monotonic() - self._looked > LOOK:
            with self._contact():
                self._threads = sum(self._client.nthreads().values())
            self._looked = time.monotonic()
        return max(AHEAD * max(self._threads, 1) - len(self._shards), 0)

    def _send(self, task: Task, shards: list[Shard]) -> None:
        loaded = [shard.loaded() for shard in shards]  # workers see no files of this machine
        bundle = [(replace(shard, data=b""), Crate(shard.data)) for shard in loaded]
        with extras.dask_config().set(QUIET):
            future = self._client.submit(_work_on, task, bundle, pure=False, retries=RETRIES)
        self._shards[future] = shards
        future.add_done_callback(self._done.put)

    def _collect(self) -> Found:
        try:
            future = self._done.get(timeout=BEAT)
        except queue.Empty:
            yield None
            return
        shards = self._shards.pop(future)
        parts, seconds = self._answer(future, shards)
        self._size = size_after(len(shards), seconds)
        for shard, (part, payload) in zip(shards, parts, strict=True):
            yield shard, replace(part, payload=payload.open())

    def _answer(self, future: Any, shards: list[Shard]) -> Answer:
        with self._contact():
            try:
                answer: Answer = future.result()
                return answer
            except self._killed as error:
                count = sum(shard.count for shard in shards)
                raise NonetError(
                    "error.workers_died", count=count, first=shards[0].first
                ) from error

    @contextmanager
    def _contact(self) -> Iterator[None]:
        try:
            yield
        except (OSError, CancelledError) as error:
            raise NonetError("error.scheduler_gone") from error


def size_after(size: int, seconds: float) -> int:
    """How many shards should go together, after so many took so long."""
    return max(1, min(BUNDLE, int(ENOUGH * size / max(seconds, 0.001))))
