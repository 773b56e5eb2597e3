"""How much memory a program takes at most, with all the processes that it starts."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

EVERY = 0.05
"""Seconds between two looks."""


class Peak(NamedTuple):
    """The most memory that was taken, in bytes."""

    together: int
    """By all processes at one look; what they share is counted once."""
    apart: int
    """The sum of what each took at most, as the system noted: no look can miss a short peak."""


def peak_memory(*args: str) -> Peak:
    """What `nonet ...` and its processes take."""
    command = [sys.executable, "-m", "nonet", *args]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
    together = 0
    each: dict[int, int] = {}
    try:
        while process.poll() is None:
            found = list(_session(process.pid))
            together = max(together, sum(_figure(one, "smaps_rollup", "Pss:") for one in found))
            # The last note counts: a process is a copy of another one until it runs its program.
            each |= {one: most for one in found if (most := _figure(one, "status", "VmHWM:"))}
            time.sleep(EVERY)
    finally:
        process.kill()
    assert process.wait() == 0
    return Peak(together, sum(each.values()))


def _session(leader: int) -> Iterator[int]:
    """All processes of a session."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                if os.getsid(int(folder.name)) == leader:
                    yield int(folder.name)
            except ProcessLookupError:
                continue


def _figure(process: int, file: str, name: str) -> int:
    """A number of bytes that the system tells about a process; 0 if it has ended."""
    try:
        lines = Path(f"/proc/{process}/{file}").read_text().splitlines()
    except OSError:
        return 0
    return next((1024 * int(line.split()[1]) for line in lines if line.startswith(name)), 0)
