"""How much memory a program takes at most, with all the processes that it starts."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

EVERY = 0.05
"""Seconds between two looks."""


def peak_memory(*args: str) -> int:
    """The greatest number of bytes that `nonet ...` and its processes hold at a time.

    What processes share is counted once.
    """
    command = [sys.executable, "-m", "nonet", *args]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
    peak = 0
    try:
        while process.poll() is None:
            peak = max(peak, sum(map(_memory_of, _session(process.pid))))
            time.sleep(EVERY)
    finally:
        process.kill()
    assert process.wait() == 0
    return peak


def _session(leader: int) -> Iterator[int]:
    """All processes of a session."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                if os.getsid(int(folder.name)) == leader:
                    yield int(folder.name)
            except ProcessLookupError:
                continue


def _memory_of(process: int) -> int:
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    except OSError:  # it has ended
        return 0
    return sum(1024 * int(line.split()[1]) for line in lines if line.startswith("Pss:"))
