"""A thousand puzzles take little memory; how long they take, the benchmarks tell."""

import subprocess
import sys
from pathlib import Path

import pytest

STATUS = Path("/proc/self/status")
SCRIPT = """
from pathlib import Path
import nonet
from nonet.paper import Setup

puzzles = [card.puzzle for card in nonet.generate_many("givens=28", 1, 1000)]
document = nonet.print_pdf(puzzles, Setup(per_page=4, solutions="end"))
lines = Path("/proc/self/status").read_text().splitlines()
print(len(document), next(line.split()[1] for line in lines if line.startswith("VmHWM")))
"""


# What `resource` tells is no use: a process begins with the peak of the one that started it.
@pytest.mark.skipif(not STATUS.exists(), reason="only Linux tells the peak of one process")
def test_a_thousand_puzzles_take_less_than_300_megabytes() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, check=True)
    size, kilobytes = map(int, done.stdout.split())
    assert size > 100_000
    assert kilobytes < 300 * 1024
