"""Checks that steps are true on new puzzles of every kind: `check_steps.py [seconds] [seed]`.

Makes puzzles of one kind after the other. From several positions of each that a player might be in
it walks to the end, and at some it looks for all steps of all techniques. Prints the first step
that removes a digit of the solution, and stops.
"""

import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from logic_puzzles import BIG, KINDS, made
from truth import check, check_position, check_way, half_played

from nonet import Control, logic

SECONDS = 0.01
"""For one technique at one position."""
WAYS = 20


def check_puzzle(kind: str, seed: int) -> int:
    """The number of steps that were checked."""
    puzzle, solution = made(kind, seed)
    seconds = SECONDS / 4 if kind in BIG else SECONDS
    found = check_way(puzzle, solution, seconds, stops=1)
    for number in range(WAYS):
        position = half_played(puzzle, solution, Random(f"{seed} {number}"))
        if number == 0:
            found += check_position(position, solution, seconds)
        way = logic.walk(position, control=Control(10 * SECONDS))
        for step in way.steps:
            check(step, solution)
        found += len(way.steps)
    return found


def main(seconds: float, seed: int) -> int:
    """Runs until the time is up; 1 when a step was false."""
    end = time.monotonic() + seconds
    puzzles = steps = 0
    while time.monotonic() < end:
        kind = KINDS[puzzles % len(KINDS)]
        try:
            steps += check_puzzle(kind, seed + puzzles)
        except AssertionError as error:
            print(f"{kind}, seed {seed + puzzles}: {error}")
            return 1
        puzzles += 1
    print(f"{steps} steps of {puzzles} puzzles, {WAYS} ways of each, all true (seed {seed})")
    return 0


if __name__ == "__main__":
    asked = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    sys.exit(main(asked, int(sys.argv[2]) if len(sys.argv) > 2 else time.time_ns() % 2**32))
