"""Checks that explanations keep to the level: `check_levels.py [seconds] [puzzles] [seed]`.

Makes puzzles of all levels and boards, five thousand unless told otherwise, as far as the time
goes, and explains each from the beginning to the end. No step may be above the level of its puzzle.
Prints how many were explained within it, level by level, and those that were not.
"""

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from told_levels import Tally, everything

PUZZLES = 5_000
BATCH = 20


def main(seconds: float, puzzles: int, seed: int) -> int:
    """Runs until the time is up or all are explained; 1 when a step was above the level."""
    end = time.monotonic() + seconds
    tally = Tally()
    for puzzle, level in everything(seed, BATCH):
        if time.monotonic() > end or tally.asked.total() >= puzzles:
            break
        tally.look(puzzle, level)
    print(tally, f"(seed {seed})")
    print(*tally.faults, sep="\n", end="\n" if tally.faults else "")
    return bool(tally.faults)


if __name__ == "__main__":
    asked = float(sys.argv[1]) if len(sys.argv) > 1 else 3600.0
    wanted = int(sys.argv[2]) if len(sys.argv) > 2 else PUZZLES
    sys.exit(main(asked, wanted, int(sys.argv[3]) if len(sys.argv) > 3 else 1))
