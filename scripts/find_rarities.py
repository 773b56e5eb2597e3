"""Looks for puzzles that few random ones are like, and packs those that Nonet comes with.

    python scripts/find_rarities.py LOG --seconds 600 --last multi_colour_2    among random puzzles
    python scripts/find_rarities.py LOG --seconds 600 --near                   around those of LOG
    python scripts/find_rarities.py LOG --pack

Each line of the log has a wish of recipes (teaches or needs), a technique, how much is filled
before it is needed, and the puzzle. The shorter the ladder is that is tried, up to `--last`, the
quicker it goes; whatever takes more is left out. `--seed` is where to begin. What Nonet comes with
already is part of every log.
"""

import argparse
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from nonet import make
from nonet.core.puzzle import Grid, Puzzle, as_grid
from nonet.core.shapes import CLASSIC
from nonet.core.splitmix import SplitMix64
from nonet.core.symbols import write_line
from nonet.engine import Control
from nonet.logic import Position, names, walk
from nonet.make import canonical
from nonet.make.classic import make_many
from nonet.make.demand import ORDER, is_needed
from nonet.make.rarities import FILE, relative, stored
from nonet.make.teaching import find_moment, taught_up_to

BATCH = 100
"""How many puzzles are made at once."""

SLOW = 1.0
"""Seconds after which a puzzle is left."""

KEPT = 12
"""So many puzzles are kept for a wish and a technique: those that need it the earliest."""

TURN = 20.0
"""Seconds for the relatives of a technique before it is the turn of the next."""

FARTHEST = 4
"""How many givens of a puzzle are moved at most."""

COMMON = {
    "full_house", "hidden_single_in_box", "hidden_single", "direct_pointing", "naked_single",
    "direct_hidden_pair", "direct_hidden_triple", "pointing", "claiming", "xy_wing",
    "unique_rectangle_1", "skyscraper", "w_wing", "xy_chain", "discontinuous_nice_loop",
    "hidden_pair", "naked_pair", "xyz_wing", "bug_plus_1", "two_string_kite",
    "continuous_nice_loop",
}  # fmt: skip
"""Techniques that random puzzles teach or need often enough."""

WISHES = ("teaches", "needs")

Find = tuple[str, str, float, Grid]
"""A wish, a technique, how much is filled before, and the puzzle."""


def find(grid: Grid, last: str) -> Iterator[Find]:
    """What a puzzle is good for."""
    puzzle = Puzzle(CLASSIC, grid)
    ladders = {"teaches": taught_up_to(last), "needs": ORDER[: ORDER.index(last) + 1]}
    for wish, ladder in ladders.items():
        way = walk(Position.of(puzzle, unique=True), ladder, Control(SLOW), keep_steps=False)
        hardest = max(way.counts, key=ladder.index, default="full_house")
        if way.solved and hardest not in COMMON:
            yield from judged(wish, hardest, puzzle)


def judged(wish: str, technique: str, puzzle: Puzzle) -> Iterator[Find]:
    """The puzzle, if it is what is wished for."""
    if wish == "needs":
        if is_needed(puzzle, technique, (), Control(SLOW)):
            yield wish, technique, 0.0, puzzle.givens
        return
    moment = find_moment(puzzle, technique, Control(SLOW))
    if moment and moment.is_early:
        yield wish, technique, moment.share, puzzle.givens


def search(seed: int, last: str, seconds: float) -> Iterator[Find]:
    """What is found among random puzzles."""
    end = time.monotonic() + seconds
    for start in count(seed, BATCH):
        givens = (None, 24, 25, 26, 27)[start // BATCH % 5]
        for grid in make_many(start, BATCH, givens, workers=1):
            if grid:
                yield from find(grid, last)
        if time.monotonic() >= end:
            return


def search_near(finds: list[Find], seed: int, seconds: float) -> Iterator[Find]:
    """What is found around the puzzles that there are too few of, technique by technique."""
    end = time.monotonic() + seconds
    random = SplitMix64(seed)
    for technique in ORDER:
        starts = [Puzzle(CLASSIC, grid) for _, name, _, grid in finds if name == technique]
        for wish in WISHES:
            known = [grid for its, name, _, grid in finds if (its, name) == (wish, technique)]
            is_rare = technique not in COMMON and len(known) < KEPT
            if starts and is_rare and time.monotonic() < end:
                yield from _around(wish, technique, known, starts, random)


def _around(
    wish: str, technique: str, known: list[Grid], starts: list[Puzzle], random: SplitMix64
) -> Iterator[Find]:
    forms = {canonical(Puzzle(CLASSIC, grid)) for grid in known}
    end = time.monotonic() + TURN
    while len(forms) < KEPT and time.monotonic() < end:
        start = starts[random.below(len(starts))]
        changes = 1 + random.below(FARTHEST)
        changed = relative(start, lambda _: True, random, Control(SLOW), changes)
        for found in judged(wish, technique, changed):
            if canonical(changed) not in forms:
                forms.add(canonical(changed))
                starts.append(changed)
                yield found


def read(log: Path) -> list[Find]:
    """The finds of the log, and what Nonet comes with."""
    finds: list[Find] = [
        (wish, technique, share, grid)
        for (wish, technique), grids in stored().items()
        for grid in grids
        for _, _, share, _ in judged(wish, technique, Puzzle(CLASSIC, grid))
    ]
    for line in log.read_text().splitlines() if log.exists() else ():
        wish, technique, share, text = line.split()
        finds.append((wish, technique, float(share), as_grid(CLASSIC, text)))
    return list(dict.fromkeys(finds))


def pack(finds: list[Find]) -> str:
    """What Nonet comes with: the earliest of each technique, in the order of the ladder."""
    lines = []
    for technique in dict.fromkeys((*names(joined=False), *ORDER)):
        for wish in WISHES:
            is_rare = technique not in COMMON
            own = [found for found in finds if found[:2] == (wish, technique) and is_rare]
            grids = [grid for _, grid in sorted((share, grid) for _, _, share, grid in own)]
            forms = {canonical(Puzzle(CLASSIC, grid)): grid for grid in reversed(grids)}
            kept = [grid for grid in dict.fromkeys(grids) if grid in forms.values()][:KEPT]
            lines += [f"{wish} {technique} {write_line(grid)}\n" for grid in kept]
    return "".join(lines)


def main() -> None:
    """Runs the tool."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("log", type=Path)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--last", default="forcing_net_verity", metavar="TECHNIQUE")
    parser.add_argument("--near", action="store_true")
    parser.add_argument("--pack", action="store_true")
    options = parser.parse_args()
    if options.pack:
        (Path(make.__file__).parent / FILE).write_text(pack(read(options.log)), "ascii")
        return
    if options.near:
        found = search_near(read(options.log), options.seed, options.seconds)
    else:
        found = search(options.seed, options.last, options.seconds)
    with options.log.open("a") as file:
        for wish, technique, share, grid in found:
            file.write(f"{wish} {technique} {share:.3f} {write_line(grid)}\n")
            file.flush()


if __name__ == "__main__":
    main()
