"""A real cluster of Dask on this machine: workers die and come, the output stays the same."""

import json
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from batch_jobs import generate
from shell import nonet, start
from waiting import wait_until

from nonet.batch.cluster import BUNDLE, ENOUGH, Crate, size_after

pytest.importorskip("distributed")

COUNT = 80
GENERATE = (
    "batch", "generate", "--level", "medium", "--count", str(COUNT), "--seed", "5", "--shard", "2"
)  # fmt: skip


class Cluster:
    """A scheduler and workers, each a process of its own."""

    def __init__(self, folder: Path, processes: ExitStack) -> None:
        self.folder = folder
        self._processes = processes
        file = folder / "scheduler.json"
        self.scheduler = self._start(
            "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard",
            "--scheduler-file", str(file),
        )  # fmt: skip
        wait_until(lambda: file.exists() and file.read_text().endswith("}"))  # all of it written
        self.address = self._address(file)

    def add_worker(self) -> subprocess.Popen[bytes]:
        """One more worker, with one thread."""
        return self._start("worker", f"tcp://{self.address}", "--nthreads", "1", "--no-nanny",
                           "--no-dashboard", "--local-directory", str(self.folder))  # fmt: skip

    def _start(self, *args: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "dask", *args]
        process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder
        )
        self._processes.callback(process.wait)
        self._processes.callback(process.kill)
        return process

    @staticmethod
    def _address(file: Path) -> str:
        address: str = json.loads(file.read_text())["address"]
        return address.removeprefix("tcp://")


@pytest.mark.parametrize("protocol", [4, 5])
def test_a_crate_travels_beside_its_pickle_where_that_is_possible(protocol: int) -> None:
    rows = b"row\n" * 1000
    beside: list[pickle.PickleBuffer] = []
    take = beside.append if protocol == pickle.HIGHEST_PROTOCOL else None
    pickled = pickle.dumps(Crate(rows), protocol, buffer_callback=take)
    assert (len(pickled) < 100) == bool(beside)
    crate: Crate = pickle.loads(pickled, buffers=beside)
    assert crate.open() == rows


@pytest.mark.parametrize(
    ("size", "seconds", "wanted"),
    [(1, 0.0, BUNDLE), (1, ENOUGH / 2, 2), (2, ENOUGH, 2), (BUNDLE, 100 * ENOUGH, 1)],
)
def test_only_quick_shards_are_sent_together(size: int, seconds: float, wanted: int) -> None:
    assert size_after(size, seconds) == wanted


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with ExitStack() as processes:
        yield Cluster(tmp_path_factory.mktemp("dask"), processes)


def shards_done(output: Path) -> int:
    journal = output.with_name(output.name + ".work") / "journal"
    return journal.read_bytes().count(b"\n") if journal.exists() else 0


def test_workers_die_and_come(tmp_path: Path, cluster: Cluster) -> None:
    doomed = [cluster.add_worker(), cluster.add_worker()]
    output = tmp_path / "a.parquet"
    with start(*GENERATE, "--on", f"dask://{cluster.address}", "-o", str(output)) as process:
        wait_until(lambda: shards_done(output) >= 5 or process.poll() is not None)
        doomed[0].kill()
        newcomer = cluster.add_worker()
        wait_until(lambda: shards_done(output) >= 15 or process.poll() is not None)
        doomed[1].kill()
        assert process.poll() is None, "it ended before anybody was killed"
        out, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    assert b"Couldn't gather" not in err
    assert f"{COUNT} puzzles made" in out.decode()
    assert newcomer.poll() is None
    generate(tmp_path / "here.parquet", "board=9x9 level=medium", COUNT, seed=5, shard_size=2)
    assert output.read_bytes() == (tmp_path / "here.parquet").read_bytes()


def test_ctrl_c_leaves_the_cluster_as_it_was(tmp_path: Path, cluster: Cluster) -> None:
    worker = cluster.add_worker()
    output = tmp_path / "a.csv"
    with start(*GENERATE, "--on", f"dask://{cluster.address}", "-o", str(output)) as process:
        wait_until(lambda: shards_done(output) >= 2 or process.poll() is not None)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err.decode().startswith("nonet: stopped; the same command goes on")
    assert worker.poll() is None
    assert nonet(*GENERATE, "-o", str(output)).code == 0  # the rest is done by this machine
    generate(tmp_path / "here.csv", "board=9x9 level=medium", COUNT, seed=5, shard_size=2)
    assert output.read_bytes() == (tmp_path / "here.csv").read_bytes()


def test_the_scheduler_dies(tmp_path: Path) -> None:
    output = tmp_path / "a.csv"
    with ExitStack() as processes:
        cluster = Cluster(tmp_path, processes)
        cluster.add_worker()
        with start(*GENERATE, "--on", f"dask://{cluster.address}", "-o", str(output)) as process:
            wait_until(lambda: shards_done(output) >= 2 or process.poll() is not None)
            cluster.scheduler.kill()
            _, err = process.communicate(timeout=120)
    assert process.returncode == 2
    assert err.decode() == (
        "nonet: lost the connection to the scheduler; run the same command again when it is back, "
        "or without --on\n"
    )
    assert shards_done(output) >= 2


def test_nobody_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nonet.batch.cluster.CONNECT", 0.5)
    outcome = nonet(*GENERATE, "--on", "dask://127.0.0.1:1", "-o", str(tmp_path / "a.csv"))
    assert outcome.code == 2
    assert "no scheduler answers at tcp://127.0.0.1:1" in outcome.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("place", ["", "host", "host:", ":8786", "host:x", "host:0", "host:65536"])
def test_an_address_that_is_none(tmp_path: Path, place: str) -> None:
    outcome = nonet(*GENERATE, "--on", f"dask://{place}", "-o", str(tmp_path / "a.csv"))
    assert outcome.code == 2
    assert (
        f"expected dask://HOST:PORT, like dask://10.0.0.5:8786, got 'dask://{place}'" in outcome.err
    )
