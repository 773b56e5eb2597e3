"""Makes puzzles of every kind and checks them: `make_puzzles.py [seconds] [seed]`.

Classic puzzles must be essentially different, all of them; the others must have one solution by
the word of clause learning. Prints the first that is wrong and stops.
"""

import sys
import time
from itertools import count

from nonet._native import End, Learning, classic_canonical
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC, named
from nonet.engine import Control
from nonet.engine.task import task_of
from nonet.make import boards, classic

BATCH = 2000
BOARDS = ["6x6", "9x9+diagonals", "9x9+windows", "12x12", "16x16", "samurai"]


def main(seconds: float, seed: int) -> int:
    """Runs until the time is up; 1 when something was wrong."""
    end = time.monotonic() + seconds
    forms: set[bytes] = set()
    for first in count(seed, BATCH):
        if time.monotonic() >= end:
            break
        made = [grid for grid in classic.make_many(first, BATCH) if grid]
        forms.update(classic_canonical(grid)[0] for grid in made)
        if len(forms) != first - seed + BATCH:
            print(f"seed {seed}: two of the {BATCH} puzzles from {first} on are the same")
            return 1
        wrong = [puzzle for puzzle in _others(first) if not _has_one_solution(puzzle)]
        if wrong:
            print(f"seed {first}: {wrong[0]} on {wrong[0].layout} has not one solution")
            return 1
    print(f"{len(forms)} classic puzzles, all different, and others (seed {seed})")
    return 0


def _others(seed: int) -> list[Puzzle]:
    layouts = [*map(named, BOARDS), boards.random_jigsaw(seed)]
    puzzles = [Puzzle(layout, boards.make(layout, seed) or b"") for layout in layouts]
    killer = boards.random_killer(CLASSIC, seed)
    return [*puzzles, killer] if killer else puzzles


def _has_one_solution(puzzle: Puzzle) -> bool:
    learning = Learning(task_of(puzzle))
    return [learning.next(Control())[0] for _ in range(2)] == [End.LIMIT, End.EXHAUSTED]


if __name__ == "__main__":
    asked = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    sys.exit(main(asked, int(sys.argv[2]) if len(sys.argv) > 2 else time.time_ns() % 2**32))
