"""Memory does not grow with the input."""

import sys
from pathlib import Path

import pytest
from batch_jobs import puzzles, write_rows
from tree_memory import Peak, peak_memory

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")

ROOM = 25_000_000
"""Bytes that a peak may vary by."""

MOST = 330_000_000
"""Bytes that two workers and the one who employs them may take."""


# A Parquet file is written in groups of 65,536 rows: the peak is there once two were written.
@pytest.mark.parametrize(
    ("verb", "ending", "few", "many"),
    [("solve", "parquet", 140_000, 560_000), ("dedupe", "txt", 20_000, 120_000)],
)
def test_more_lines_take_the_same_memory(
    tmp_path: Path, verb: str, ending: str, few: int, many: int
) -> None:
    small, big = (peak_of(tmp_path, verb, ending, lines) for lines in (few, many))
    assert big.apart < small.apart + ROOM
    assert big.together < MOST


def peak_of(folder: Path, verb: str, ending: str, lines: int) -> Peak:
    file = write_rows(folder / f"{lines}.txt", puzzles(1000) * (lines // 1000))
    output = folder / f"{lines}-out.{ending}"
    shard = ["--shard", "4000", "--workers", "2"]
    return peak_memory("batch", verb, str(file), "-o", str(output), *shard)
