"""Finds puzzles with 17 givens: the tool that made `seventeens.bin`.

    python -m nonet.make.mine LOG --seconds 3600    search, and write what is found to LOG
    python -m nonet.make.mine LOG --pack FILE       make the file that Nonet comes with

Each line of the log has a seed and what was found from it: the puzzle that the local search of the
generator leads to, and its relatives, which are reached by replacing one or two givens at a
time. The first run begins with seed 0, the next goes on with the next seed. The file that Nonet
comes with has what the seeds 0-71 lead to.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from nonet._native import classic_canonical, classic_moved, classic_replaced
from nonet.core.puzzle import Grid, as_grid
from nonet.core.shapes import CLASSIC
from nonet.core.symbols import write_line
from nonet.make import classic
from nonet.make.seventeen import SEVENTEEN, pack

MOST_RELATIVES = 100
"""How many puzzles to take from one seed: some have hundreds of relatives, most only a few."""


def find_around(seed: int) -> list[Grid]:
    """The puzzle of a seed and its relatives, in canonical form, in the order they are found."""
    start = classic.make(seed, SEVENTEEN)
    return find_relatives(classic_canonical(start)[0]) if start else []


def find_relatives(start: Grid) -> list[Grid]:
    """A puzzle in canonical form, those near it, those near them, and so on."""
    found = [start]
    known = set(found)
    for puzzle in found:
        others = classic_moved(puzzle) + classic_replaced(puzzle)
        near = {classic_canonical(other)[0] for other in others} - known
        found += sorted(near)[: MOST_RELATIVES - len(found)]
        known.update(near)
    return found


def read_log(log: Path) -> tuple[int, list[Grid]]:
    """The next seed, and all puzzles so far, each of them once."""
    lines = log.read_text().splitlines() if log.exists() else []
    puzzles = [as_grid(CLASSIC, text) for line in lines for text in line.split()[1:]]
    return len(lines), list(dict.fromkeys(puzzles))


def mine(log: Path, seconds: float) -> Iterator[str]:
    """Adds a line to the log for each seed; yields how far it has come."""
    end = time.monotonic() + seconds
    first, puzzles = read_log(log)
    known = set(puzzles)
    for seed in count(first):
        if time.monotonic() >= end:
            return
        found = find_around(seed)
        with log.open("a") as file:
            file.write(" ".join([str(seed), *map(write_line, found)]) + "\n")
        known.update(found)
        yield f"seed {seed}: {len(found)} found, {len(known)} in all\n"


def main() -> None:
    """Runs the tool."""
    parser = argparse.ArgumentParser(prog="python -m nonet.make.mine", description=__doc__)
    parser.add_argument("log", type=Path)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--pack", type=Path, metavar="FILE")
    options = parser.parse_args()
    if options.pack:
        options.pack.write_bytes(pack(sorted(read_log(options.log)[1])))
        return
    for progress in mine(options.log, options.seconds):
        sys.stdout.write(progress)
        sys.stdout.flush()


if __name__ == "__main__":
    main()
