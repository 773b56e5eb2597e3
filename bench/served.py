"""A server to be measured, in a process of its own, and what it costs the machine."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

REST = 3.0
"""Seconds after which a new server has started its processes."""


@contextmanager
def server(folder: str | None = None) -> Iterator[tuple[int, int]]:
    """The process of a server, and its port; its database is in a folder within this one."""
    with TemporaryDirectory(prefix="nonet-load-", dir=folder) as data:
        command = [sys.executable, "-m", "nonet", "play", "--port", "0", "--no-browser"]
        process = subprocess.Popen(
            [*command, "--data", data], stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert process.stdout
        try:
            address = next(line for line in process.stdout if "http://" in line)
            time.sleep(REST)
            yield process.pid, int(re.findall(r":(\d+)/", address)[0])
        finally:
            process.terminate()
            process.wait(30)


def seconds_of_cores(process: int) -> float:
    """The time that cores have spent on a process, without those that it has started."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")
    except OSError:  # not Linux
        return 0.0


def quantiles_of(times: list[float]) -> tuple[float, float, float, float]:
    """The milliseconds of half of them, of 95 and of 99 in a hundred, and of the slowest."""
    cuts = quantiles(times, n=100, method="inclusive") if len(times) > 1 else times * 99
    p50, p95, p99 = (1000 * cuts[place] for place in (49, 94, 98))
    return p50, p95, p99, 1000 * max(times)


def row(*cells: str | float) -> None:
    """A line of a table."""
    shown = (cell if isinstance(cell, str) else f"{cell:.0f}" for cell in cells)
    print(f"| {' | '.join(shown)} |", flush=True)


def head(*titles: str) -> None:
    """The first lines of a table; the first column has words, the others numbers."""
    row(*titles)
    print("|---|" + "---:|" * (len(titles) - 1), flush=True)


def show(name: str, times: list[float], *more: float) -> None:
    """A line with the quantiles of times in milliseconds, and what else there is to say."""
    if times:
        row(name, *quantiles_of(times), *more)
