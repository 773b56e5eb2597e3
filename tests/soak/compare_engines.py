"""Compares the classic engine with the general one: `compare_engines.py [seconds] [seed]`.

Counts up to three solutions of random 9x9 puzzles, ten thousand at a time, with both; prints the
first puzzle that they disagree about and stops.
"""

import sys
import time
from random import Random

from nonet.core import shapes
from nonet.core.puzzle import Puzzle
from nonet.engine import classic, general

BATCH = 10_000
LIMIT = 3


def full_grid(random: Random) -> list[int]:
    """A random grid: digits, bands and lines of a pattern change places."""
    digits = random.sample(range(1, 10), 9)
    rows, columns = shuffled_lines(random), shuffled_lines(random)
    return [digits[(3 * row + row // 3 + column) % 9] for row in rows for column in columns]


def shuffled_lines(random: Random) -> list[int]:
    """Nine lines in a new order that keeps the boxes whole."""
    bands = random.sample(range(3), 3)
    return [3 * band + line for band in bands for line in random.sample(range(3), 3)]


def make_puzzle(random: Random) -> Puzzle:
    """20 to 40 givens of a random grid; one in four puzzles has a wrong one among them."""
    grid = full_grid(random)
    givens = bytearray(81)
    for cell in random.sample(range(81), random.randint(20, 40)):
        givens[cell] = grid[cell]
    if random.randrange(4) == 0:
        givens[random.randrange(81)] = random.randint(1, 9)
    return Puzzle(shapes.CLASSIC, bytes(givens))


def find_difference(puzzles: list[Puzzle]) -> Puzzle | None:
    """The first puzzle that the engines count differently."""
    buffer = b"".join(puzzle.givens for puzzle in puzzles)
    quick = classic.count_lines(buffer, LIMIT)
    for puzzle, count in zip(puzzles, quick, strict=True):
        if count != general.count(puzzle, LIMIT):
            return puzzle
    return None


def main(seconds: float, seed: int) -> int:
    """Runs until the time is up; 1 when the engines disagreed."""
    random = Random(seed)
    end = time.monotonic() + seconds
    compared = 0
    while time.monotonic() < end:
        puzzles = [make_puzzle(random) for _ in range(BATCH)]
        if different := find_difference(puzzles):
            print(f"seed {seed}: the engines disagree about {different}")
            return 1
        compared += BATCH
    print(f"{compared} puzzles, no difference (seed {seed})")
    return 0


if __name__ == "__main__":
    asked = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    sys.exit(main(asked, int(sys.argv[2]) if len(sys.argv) > 2 else time.time_ns() % 2**32))
