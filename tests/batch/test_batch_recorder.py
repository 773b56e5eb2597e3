"""Parts reach the disk in order, together where it is slow, and even if the work is stopped."""

from threading import Event

import pytest

from nonet.batch.recorder import BACKLOG, Recorder
from nonet.batch.shard import Part, Tally

PARTS = [Part(number, b"", b"", Tally()) for number in range(9)]
WAIT = 60


def test_parts_that_come_meanwhile_are_kept_together() -> None:
    kept: list[list[int]] = []
    begun, go_on = Event(), Event()

    def keep(parts: list[Part]) -> None:
        begun.set()
        assert go_on.wait(WAIT)
        kept.append([part.number for part in parts])

    recorder = Recorder(keep)
    for part in PARTS[:BACKLOG]:  # the first is on its way while the others come
        recorder.add(part)
        recorder.go_on()
        assert begun.wait(WAIT)
    go_on.set()
    recorder.finish()
    assert kept == [[0], [1, 2, 3]]
    recorder.close()


def test_no_more_than_a_few_wait() -> None:
    kept: list[int] = []
    recorder = Recorder(lambda parts: kept.extend(part.number for part in parts))
    for number, part in enumerate(PARTS, 1):
        recorder.add(part)
        recorder.go_on()
        assert number - len(kept) <= 2 * BACKLOG
    recorder.close()
    assert kept == [*range(9)]


def test_what_is_there_is_kept_when_the_work_is_stopped() -> None:
    kept: list[int] = []
    recorder = Recorder(lambda parts: kept.extend(part.number for part in parts))
    recorder.add(PARTS[0])
    recorder.close()
    assert kept == [0]


def test_a_disk_that_fails_is_heard_of_once() -> None:
    def keep(parts: list[Part]) -> None:
        raise OSError("full")

    recorder = Recorder(keep)
    recorder.add(PARTS[0])
    recorder.go_on()
    with pytest.raises(OSError, match="full"):
        recorder.finish()
    recorder.add(PARTS[1])
    recorder.close()
