"""How batch work spreads: all cores against one, a cluster against all: `python -m bench.spread`.

Each run is a process of its own that works for some seconds; only the time between its first parts
and its last one counts, since starting is the same for ten puzzles and for ten million. Rounds of
all kinds of runs take turns, and the median of each counts: the best would flatter one core, since
a virtual core has its good moments, and two seldom have them together.

What one core does is measured on each of them alone. Two virtual cores are often one real one. So
there is a ceiling as well: as many runs on one core each as there are cores, at the same time,
which have nothing to do with each other.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import fmean, median
from tempfile import TemporaryDirectory

from nonet.batch import ClusterPool, Job, LocalPool, Pool, Progress, Target, plan_file
from nonet.batch.plan import plan_generate
from nonet.batch.task import Verb
from nonet.core.symbols import write_line
from nonet.make import Recipe, classic

VERBS: tuple[Verb, ...] = ("rate", "solve", "generate")
ROUNDS = 3
GOAL, CLUSTER_GOAL = 0.95, 0.90

ROWS = {"rate": 200_000, "solve": 5_000_000}
"""More for each core than it can do in the time of a run."""

QUIET = 0.5
"""The load of a machine that has nothing else to do."""

UNWATCHED = {
    "DASK_DISTRIBUTED__WORKER__PROFILE__ENABLED": "False",
    "DASK_DISTRIBUTED__ADMIN__TICK__INTERVAL": "1s",
}
"""Workers as `docs/cluster.md` says to start them."""

WARM = 3
"""So many parts for each core come before the clock starts."""


class Stopwatch:
    """Tells the rows a second of a job that it watches, and stops it when the time is up.

    Parts come in bursts, as cores that begin together end together. A single part at the end may be
    the first of a burst or its last, so some parts at both ends count, in the middle.
    """

    def __init__(self, seconds: float, parts: int) -> None:
        self.seconds = seconds
        self.parts = parts
        self.marks: list[tuple[float, int]] = []

    def __call__(self, progress: Progress) -> None:
        """Takes note of a part."""
        if progress.rows == (self.marks[-1][1] if self.marks else 0):
            return
        self.marks.append((time.monotonic(), progress.rows))
        counted = self.marks[self.parts :]
        if len(counted) > 2 * self.parts and counted[-1][0] - counted[0][0] > self.seconds:
            raise KeyboardInterrupt

    @property
    def rate(self) -> float:
        """Rows a second."""
        begin, before = self._middle(self.marks[self.parts : 2 * self.parts])
        end, after = self._middle(self.marks[-self.parts :])
        return (after - before) / (end - begin)

    @staticmethod
    def _middle(marks: list[tuple[float, int]]) -> tuple[float, float]:
        times, rows = zip(*marks, strict=True)
        return fmean(times), fmean(rows)


def measure(verb: Verb, source: Path, pool: Pool, stopwatch: Stopwatch) -> float:
    """Rows a second of one run."""
    with TemporaryDirectory() as folder:
        try:
            job_of(verb, source, Path(folder, "out.parquet")).run(pool, stopwatch)
        except KeyboardInterrupt:
            return stopwatch.rate
    raise RuntimeError("there were too few rows for the time")


def job_of(verb: Verb, source: Path, output: Path) -> Job:
    """The job to measure."""
    target = Target(output)
    if verb == "generate":
        return plan_generate(Recipe(level="medium"), 10_000_000, 1, target)
    return plan_file(verb, source, target)


def write_source(folder: Path, verb: Verb) -> Path:
    """The input of a verb; `generate` needs none."""
    path = folder / f"{verb}.txt"
    block = "".join(write_line(one) + "\n" for one in classic.make_many(1, 10_000, 26) if one)
    with path.open("w") as file:
        for _ in range(len(os.sched_getaffinity(0)) * ROWS.get(verb, 0) // 10_000):
            file.write(block)
    return path


class Contest:
    """All runs of one verb."""

    def __init__(self, verb: Verb, source: Path, scheduler: str, seconds: float) -> None:
        self.cores = sorted(os.sched_getaffinity(0))
        self._command = [sys.executable, "-m", "bench.spread", "--run", verb,
                         "--source", str(source), "--seconds", str(seconds)]  # fmt: skip
        self._scheduler = scheduler

    def rates(self) -> dict[str, float]:
        """Rows a second, by the kind of run."""
        every = ",".join(map(str, self.cores))
        return {
            "one core": fmean(self._run([[str(core)]]) for core in self.cores),
            "ceiling": self._run([[str(core)] for core in self.cores]),
            "all cores": self._run([[every]]),
            "cluster": self._run([[every, "--scheduler", self._scheduler]]),
        }

    def _run(self, ways: list[list[str]]) -> float:
        """The sum of runs at the same time."""
        runs = [
            subprocess.Popen([*self._command, "--cores", *way], stdout=subprocess.PIPE)
            for way in ways
        ]
        return sum(float(json.loads(run.communicate()[0])) for run in runs)


@contextmanager
def cluster(workers: int) -> Iterator[str]:
    """A scheduler and workers on this machine; yields the address."""
    with ExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory())
        file = Path(folder, "scheduler.json")

        def start(*args: str) -> None:
            command = [sys.executable, "-m", "dask", *args, "--no-dashboard"]
            env = os.environ | UNWATCHED
            process = subprocess.Popen(command, cwd=folder, env=env, stderr=subprocess.DEVNULL)
            stack.callback(process.wait)
            stack.callback(process.kill)

        start("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file))
        while not file.exists():
            time.sleep(0.1)
        address = json.loads(file.read_text())["address"]
        for _ in range(workers):
            start("worker", address, "--nthreads", "1", "--no-nanny", "--local-directory", folder)
        yield address.removeprefix("tcp://")


def hold(verb: Verb, folder: Path, scheduler: str, seconds: float) -> None:
    """Prints the figures of a verb."""
    contest = Contest(verb, write_source(folder, verb), scheduler, seconds)
    rounds = [contest.rates() for _ in range(ROUNDS)]
    usual = {name: median(rates[name] for rates in rounds) for name in rounds[0]}
    for name, rate in usual.items():
        print(f"{verb:<10}{name:<12}{rate:>12,.0f} a second")
    print_share(
        verb,
        "all cores of one x cores",
        usual["all cores"] / usual["one core"] / len(contest.cores),
        GOAL,
    )
    print_share(verb, "all cores of the ceiling", usual["all cores"] / usual["ceiling"], GOAL)
    print_share(verb, "cluster of all cores", usual["cluster"] / usual["all cores"], CLUSTER_GOAL)


def print_share(verb: Verb, what: str, share: float, goal: float) -> None:
    """One figure with its goal."""
    verdict = "reached" if share >= goal else "MISSED"
    print(f"{verb:<10}{what:<26}{share:>8.1%}  goal {goal:.0%}: {verdict}", flush=True)


def main() -> None:
    """Measures all verbs, or makes one run for another process."""
    parser = argparse.ArgumentParser(prog="python -m bench.spread", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each run that count")
    parser.add_argument("--only", choices=VERBS, help="one verb instead of all")
    for name in ("--run", "--source", "--cores", "--scheduler"):
        parser.add_argument(name, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.run:
        run_one(options)
        return
    if os.getloadavg()[0] > QUIET:
        print("this machine is busy with something else, so these figures will tell little")
    with TemporaryDirectory() as folder, cluster(len(os.sched_getaffinity(0))) as scheduler:
        for verb in VERBS:
            if options.only in (None, verb):
                hold(verb, Path(folder), scheduler, options.seconds)


def run_one(options: argparse.Namespace) -> None:
    """One run on the cores that it is told, or on a cluster."""
    cores = {int(core) for core in options.cores.split(",")}
    os.sched_setaffinity(0, cores)
    os.sync()  # what the system still owes the disk for earlier runs is not counted for this one
    pool = ClusterPool(options.scheduler) if options.scheduler else LocalPool(len(cores))
    stopwatch = Stopwatch(options.seconds, WARM * len(cores))
    print(json.dumps(measure(options.run, Path(options.source), pool, stopwatch)))


if __name__ == "__main__":
    main()
