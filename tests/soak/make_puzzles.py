"""Makes puzzles of every kind and checks them: `make_puzzles.py [seconds] [seed]`.

Classic puzzles of one recipe must be essentially different, all of them; the others must have one
solution by the word of clause learning. Prints the first that is wrong and stops.
"""

import sys
import time
from collections.abc import Iterator
from hashlib import blake2b
from itertools import count

from nonet._native import End, Learning, classic_canonical
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC, named
from nonet.engine import Control
from nonet.engine.task import task_of
from nonet.make import Recipe, boards
from nonet.make.candidate import make_candidate

BATCH = 2000
RECIPES = ["board=9x9", "givens=26", "symmetry=rotate180", "level=easy"]
BOARDS = ["6x6", "9x9+diagonals", "9x9+windows", "12x12", "16x16", "samurai"]


def main(seconds: float, seed: int) -> int:
    """Runs until the time is up; 1 when something was wrong."""
    end = time.monotonic() + seconds
    forms: dict[str, set[bytes]] = {text: set() for text in RECIPES}
    for first in count(seed, BATCH):
        if time.monotonic() >= end:
            break
        for text, known in forms.items():
            known.update(_forms(Recipe.read(text), first))
            if len(known) != first - seed + BATCH:
                print(f"seed {seed}: two puzzles of {text!r} are the same, from {first} on")
                return 1
        wrong = [puzzle for puzzle in _others(first) if not _has_one_solution(puzzle)]
        if wrong:
            print(f"seed {first}: {wrong[0]} on {wrong[0].layout} has not one solution")
            return 1
    number = sum(map(len, forms.values()))
    print(f"{number} classic puzzles, all different, and others (seed {seed})")
    return 0


def _forms(recipe: Recipe, first: int) -> Iterator[bytes]:
    """The canonical forms of a batch, shortened: hundreds of thousands of them are to be kept."""
    for seed in range(first, first + BATCH):
        puzzle = make_candidate(recipe, seed, 0, Control())
        assert puzzle is not None  # nobody stops it
        yield blake2b(classic_canonical(puzzle.givens)[0], digest_size=16).digest()


def _others(seed: int) -> list[Puzzle]:
    layouts = [*map(named, BOARDS), *filter(None, [boards.random_jigsaw(seed)])]
    puzzles = [Puzzle(layout, boards.make(layout, seed) or b"") for layout in layouts]
    killer = boards.random_killer(CLASSIC, seed)
    return [*puzzles, killer] if killer else puzzles


def _has_one_solution(puzzle: Puzzle) -> bool:
    learning = Learning(task_of(puzzle))
    return [learning.next(Control())[0] for _ in range(2)] == [End.LIMIT, End.EXHAUSTED]


if __name__ == "__main__":
    asked = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    sys.exit(main(asked, int(sys.argv[2]) if len(sys.argv) > 2 else time.time_ns() % 2**32))
