"""Compares ratings of puzzles with nested chains: `rate_published.py [seconds] [seed]`.

Rates the published puzzles in a random order; prints the first that is rated differently and stops.
"""

import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from published_ratings import NESTED, differences, read_rows


def main(seconds: float, seed: int) -> int:
    """Runs until the time is up or all are compared; 1 when a rating differed."""
    rows = [row for row in read_rows() if row.er >= NESTED]
    Random(seed).shuffle(rows)
    end = time.monotonic() + seconds
    compared = 0
    while rows and time.monotonic() < end:
        batch, rows = rows[:4], rows[4:]
        if different := differences(batch):
            print(f"seed {seed}: {different[0]}")
            return 1
        compared += len(batch)
    print(f"{compared} ratings, no difference (seed {seed})")
    return 0


if __name__ == "__main__":
    asked = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    sys.exit(main(asked, int(sys.argv[2]) if len(sys.argv) > 2 else time.time_ns() % 2**32))
