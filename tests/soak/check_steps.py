"""Checks that steps are true on new puzzles of every kind: `check_steps.py [seconds] [seed]`.

Makes puzzles of one kind after the other. From several positions of each that a player might be in
it walks to the end, and at some it looks for all steps of all techniques and reads what the words
say about them. Prints the first step that removes a digit of the solution, or that is not explained
as a whole, and stops.
"""

import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from logic_puzzles import BIG, KINDS, made
from sentences import check_sentences
from truth import check, check_position, check_way, half_played

from nonet import Control, logic
from nonet.logic import LADDER, Position

SECONDS = 0.01
"""For one technique at one position."""
WAYS = 20
EXPLAINED = 5
"""Steps of a technique at one position."""


def check_puzzle(kind: str, seed: int) -> int:
    """The number of steps that were checked."""
    puzzle, solution = made(kind, seed)
    seconds = SECONDS / 4 if kind in BIG else SECONDS
    found = check_way(puzzle, solution, seconds, stops=1)
    for number in range(WAYS):
        position = half_played(puzzle, solution, Random(f"{seed} {number}"))
        if number == 0:
            found += check_position(position, solution, seconds)
            check_words(position, seconds)
        way = logic.walk(position, control=Control(10 * SECONDS))
        for step in way.steps:
            check(step, solution)
        found += len(way.steps)
    return found


def check_words(position: Position, seconds: float) -> None:
    """Reads the sentences about some steps of each technique."""
    for technique in LADDER:
        for step in logic.find_all(position, [technique.name], Control(seconds))[:EXPLAINED]:
            check_sentences(position.layout, step)


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
