"""Attacks in a process of their own, so that a crash, a hang or a hunger for memory is survived."""

import mmap
import os
import resource
import signal
import struct
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

DEADLINE = 10.0
"""Seconds of its own after which a reader hangs."""
PATIENCE = 60.0
"""The same on a clock, however busy the machine is."""
MOST_MEMORY = 500 << 20
"""Bytes that a reader may need beyond what the process had before."""
ROOM = 32 << 20
"""The longest input."""
_HEAD = struct.Struct("QQd")
BEAT = 0.05


class Fault(NamedTuple):
    """What went wrong, and with which input."""

    kind: str
    what: str
    data: bytes


class Outcome(NamedTuple):
    """How many inputs there were, the greatest cost in seconds and bytes, and the first fault."""

    inputs: int
    slowest: float
    memory: int
    fault: Fault | None


class _Board:
    """Memory that both processes see: how many inputs there were, and the one at hand."""

    def __init__(self) -> None:
        self._memory = mmap.mmap(-1, _HEAD.size + ROOM)

    def show(self, number: int, data: bytes, slowest: float) -> None:
        self._memory[_HEAD.size : _HEAD.size + len(data)] = data
        _HEAD.pack_into(self._memory, 0, number, len(data), slowest)

    def see(self) -> tuple[int, bytes, float]:
        number, size, slowest = _HEAD.unpack_from(self._memory, 0)
        return number, bytes(self._memory[_HEAD.size : _HEAD.size + size]), slowest


def run(attack: Callable[[bytes], object], inputs: Iterator[bytes], seconds: float) -> Outcome:
    """Attacks with one input after the other, until the time is up or something goes wrong."""
    board = _Board()
    end = time.monotonic() + seconds
    reports, report = os.pipe()
    child = os.fork()
    if not child:
        os.close(reports)
        _attack_all(attack, inputs, end, board, report)
    os.close(report)
    try:
        return _watch(child, board, reports)
    finally:
        os.close(reports)


def _attack_all(
    attack: Callable[[bytes], object],
    inputs: Iterator[bytes],
    end: float,
    board: _Board,
    report: int,
) -> None:
    """What the child does; it never returns."""
    code, slowest = 0, 0.0
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        for number, data in enumerate(inputs, 1):
            board.show(number, data[:ROOM], slowest)
            start = time.process_time()
            attack(data)
            slowest = max(slowest, time.process_time() - start)
            if time.monotonic() > end:
                break
    except BaseException:
        os.write(report, traceback.format_exc()[-4000:].encode("utf-8", "replace"))
        code = 1
    os._exit(code)


def _watch(child: int, board: _Board, reports: int) -> Outcome:
    before = peak = _peak(child)
    number, seen_at, cpu_at = 0, time.monotonic(), 0.0
    while True:
        ended, status = os.waitpid(child, os.WNOHANG)
        now, data, slowest = board.see()
        if ended:
            return Outcome(now, slowest, peak - before, _ending(status, data, reports))
        peak = max(peak, _peak(child))
        if now != number:
            number, seen_at, cpu_at = now, time.monotonic(), _cpu(child)
        fault = _excess(peak - before, time.monotonic() - seen_at, _cpu(child) - cpu_at, data)
        if fault:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return Outcome(now, slowest, peak - before, fault)
        time.sleep(BEAT)


def _excess(memory: int, waited: float, worked: float, data: bytes) -> Fault | None:
    if memory > MOST_MEMORY:
        return Fault("memory", f"{memory >> 20} MB", data)
    if worked > DEADLINE or waited > PATIENCE:
        return Fault("hangs", f"{worked:.0f} s of work in {waited:.0f} s", data)
    return None


def _ending(status: int, data: bytes, reports: int) -> Fault | None:
    if status == 0:
        return None
    said = os.read(reports, 1 << 16).decode("utf-8", "replace") if status == 256 else ""
    return Fault("crashes", said or f"the process has ended with the status {status}", data)


def _peak(process: int) -> int:
    """The most memory that it ever had."""
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) << 10 for line in lines if line.startswith("VmHWM")), 0)


def _cpu(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
