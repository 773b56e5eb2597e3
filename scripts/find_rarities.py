"""Looks for puzzles that teach techniques which few puzzles do, and packs those that Nonet brings.

    python scripts/find_rarities.py LOG --seconds 600 --last multi_colour_2
    python scripts/find_rarities.py LOG --pack

Each line of the log has a technique, how many cells are filled before it is needed, how many were
empty, and the puzzle. The shorter the ladder is that is tried, up to `--last`, the quicker it goes;
whatever takes more is left out. `--seed` is where to begin.
"""

import argparse
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from nonet import make
from nonet.core.puzzle import Grid, Puzzle
from nonet.core.shapes import CLASSIC
from nonet.core.symbols import write_line
from nonet.engine import Control
from nonet.logic import Position, names, walk
from nonet.make.classic import make_many
from nonet.make.teaching import FILE, find_moment, taught_up_to

BATCH = 100
"""How many puzzles are made at once."""

SLOW = 1.0
"""Seconds after which a puzzle is left."""

KEPT = 12
"""So many puzzles are kept for a technique: those that need it the earliest."""

COMMON = {
    "full_house", "naked_single", "hidden_single", "locked_pair", "pointing", "claiming",
    "naked_pair", "naked_triple", "bug_plus_1", "skyscraper", "w_wing", "xy_wing",
}  # fmt: skip
"""Techniques that random puzzles teach often enough."""


def find(grid: Grid, last: str) -> tuple[str, int] | None:
    """The technique that a puzzle teaches, and how many cells are filled before it is needed."""
    puzzle = Puzzle(CLASSIC, grid)
    ladder = taught_up_to(last)
    way = walk(Position.of(puzzle, unique=True), ladder, Control(SLOW), keep_steps=False)
    if not way.solved:
        return None
    hardest = max(way.counts, key=ladder.index)
    moment = None if hardest in COMMON else find_moment(puzzle, hardest)
    if moment is None or not moment.is_early:
        return None
    return hardest, sum(map(bool, moment.position.entries))


def search(seed: int, last: str, seconds: float) -> Iterator[str]:
    """A line of the log for each puzzle that was found."""
    end = time.monotonic() + seconds
    for start in count(seed, BATCH):
        givens = (None, 24, 25, 26, 27)[start // BATCH % 5]
        for grid in make_many(start, BATCH, givens, workers=1):
            found = find(grid, last) if grid else None
            if grid and found:
                yield f"{found[0]} {found[1]} {grid.count(0)} {write_line(grid)}\n"
        if time.monotonic() >= end:
            return


def pack(log: Path) -> str:
    """What Nonet brings: the earliest of each technique, in the order of the ladder."""
    found: dict[str, set[tuple[float, str]]] = {}
    for line in log.read_text().splitlines():
        name, filled, empty, text = line.split()
        found.setdefault(name, set()).add((int(filled) / int(empty), text))
    return "".join(
        f"{name} {text}\n"
        for name in names(joined=False)
        if name not in COMMON
        for _, text in sorted(found.get(name, ()))[:KEPT]
    )


def main() -> None:
    """Runs the tool."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("log", type=Path)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--last", default="forcing_net_verity", metavar="TECHNIQUE")
    parser.add_argument("--pack", action="store_true")
    options = parser.parse_args()
    if options.pack:
        (Path(make.__file__).parent / FILE).write_text(pack(options.log), "ascii")
        return
    with options.log.open("a") as file:
        for line in search(options.seed, options.last, options.seconds):
            file.write(line)
            file.flush()


if __name__ == "__main__":
    main()
