"""Memory does not grow with the input."""

import sys
from pathlib import Path

import pytest
from batch_jobs import puzzles, write_rows
from tree_memory import peak_memory

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")

ROOM = 30_000_000
"""Bytes that a peak may vary by."""


@pytest.mark.parametrize(("verb", "ending"), [("solve", "parquet"), ("dedupe", "txt")])
def test_four_times_the_lines_take_the_same_memory(tmp_path: Path, verb: str, ending: str) -> None:
    some = puzzles(1000)
    peaks = []
    for times in (20, 80):
        file = write_rows(tmp_path / f"{times}.txt", some * times)
        output = tmp_path / f"{times}-out.{ending}"
        shard = ["--shard", "4000", "--workers", "2"]
        peaks.append(peak_memory("batch", verb, str(file), "-o", str(output), *shard))
    assert peaks[1] < peaks[0] + ROOM
    assert peaks[1] < 400_000_000
