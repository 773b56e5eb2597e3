"""A thousand puzzles take little memory; how long they take, the benchmarks tell."""

import subprocess
import sys

SCRIPT = """
import resource
import nonet
from nonet.paper import Setup

puzzles = [card.puzzle for card in nonet.generate_many("givens=28", 1, 1000)]
document = nonet.print_pdf(puzzles, Setup(per_page=4, solutions="end"))
print(len(document), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def test_a_thousand_puzzles_take_less_than_300_megabytes() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, check=True)
    size, kilobytes = map(int, done.stdout.split())
    assert size > 100_000
    assert kilobytes < 300 * 1024
