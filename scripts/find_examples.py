"""Looks for the clearest example of each technique in puzzles of our own, and keeps it.

    python scripts/find_examples.py --seconds 600 --board classic --seed 0

Seeds are tried one after the other; an example is replaced only by a better one. Best is where
the technique is the easiest step of the ladder. Where it never is, or was not seen to be, no single
easier step may do as much, and the nearer the easiest step is on the ladder the better. The pages
are made from what is kept, see `docs_site.py`.
"""

import argparse
import json
import math
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

from nonet import formats, lessons, rate_many
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.engine import Control
from nonet.lessons.example import Example, does_as_much, write_examples
from nonet.lessons.pattern import is_typical
from nonet.logic import LADDER, SINGLES, Mark, Position, Role, Step, find_all, next_step, walk
from nonet.make import boards
from nonet.make.classic import make_many
from nonet.make.teaching import CAGES, REGIONS

PATH = Path(lessons.__file__).parent / "examples.json"
ORDER = [technique.name for technique in LADDER]
SLOW = 2.0
"""Seconds after which a position is left."""

HARD = 8.3
"""From this rating on a puzzle is hard."""

BATCH = 50
"""How many puzzles are made at once."""

NOT_FIRST = 1000.0
"""What it costs if the step is not the easiest: more than any clutter."""

CAGED = CAGES
LEFTOVERS = REGIONS
CLASSICS = set(ORDER) - CAGED - LEFTOVERS


def classic(seed: int) -> Iterator[Puzzle]:
    """A batch of minimal puzzles: the harder the more of the ladder they need."""
    for grid in make_many(seed * BATCH, BATCH, minimal=True, workers=1):
        if grid:
            yield Puzzle(CLASSIC, grid)


def hard(seed: int) -> Iterator[Puzzle]:
    """The hard ones of a batch: their ways lead up to the highest rungs."""
    puzzles = list(classic(seed))
    for puzzle, rating in zip(puzzles, rate_many(puzzles, workers=1), strict=True):
        if rating.er >= HARD:
            yield puzzle


def killer(seed: int) -> Iterator[Puzzle]:
    """Cages of two to five cells all over the board, and no givens."""
    puzzle = boards.random_killer(CLASSIC, seed, (2, 5), Control(SLOW))
    if puzzle:
        yield puzzle


def jigsaw(seed: int) -> Iterator[Puzzle]:
    """A jigsaw with random regions."""
    layout = boards.random_jigsaw(seed)
    grid = layout and boards.make(layout, seed, control=Control(SLOW))
    if layout and grid:
        yield Puzzle(layout, grid)


def positions(position: Position) -> Iterator[tuple[Position, Step]]:
    """Every position on the way, and the easiest step in it."""
    for step in walk(position, control=Control(5 * SLOW)).steps:
        yield position, step
        position = position.after(step)


def distance(first: Step, step: Step) -> float:
    """What it costs that another step is the easiest: more if it is far down the ladder."""
    gap = ORDER.index(step.technique) - ORDER.index(first.technique)
    return NOT_FIRST + 3 * gap if gap else 0.0


def clutter_of(position: Position, step: Step) -> float:
    """How hard the example is to read: the less there is on the board the better."""
    fresh = Position.of(position.puzzle, position.entries)
    gone = sum(
        (a ^ b).bit_count() for a, b in zip(fresh.candidates, position.candidates, strict=True)
    )
    open_cells = [cell for cell, digit in enumerate(position.digits) if not digit]
    left = sum(position.candidates[cell].bit_count() for cell in open_cells)
    if step.technique in SINGLES:
        return abs(len(open_cells) - 40) + 3 * gone
    marked = sum(len(mark.cells) * max(1, len(mark.digits)) for mark in loose(step))
    houses = len(step.marks) - len(loose(step))
    results = len(step.placements) + len(step.eliminations)
    poor = 10 if results < 2 and not step.placements else results / 2
    clutter = gone + left / 3 + 5 * len(step.links) + marked / 2
    if position.layout.cages:  # sums are best seen where little is filled in and few cells matter
        framed = {cell for mark in step.marks if mark.role is Role.HOUSE for cell in mark.cells}
        filled = 81 - len(open_cells) + 5 * len(framed - set(open_cells))
        clutter = (gone + left / 3) / 4 + 8 * marked + filled
    return clutter + 4 * houses + poor + 200 * (not is_typical(step))


def not_done_before(position: Position, first: Step, steps: list[Step]) -> list[Step]:
    """Those of the steps that no single easier one does as much as."""
    for place in range(ORDER.index(first.technique), len(ORDER)):
        if all(ORDER.index(step.technique) <= place for step in steps):
            return steps
        control = Control(SLOW)
        easier = find_all(position, ORDER[place : place + 1], control)
        if control.seconds_left <= 0:  # nobody knows
            return []
        steps = [
            step
            for step in steps
            if ORDER.index(step.technique) <= place
            or not any(does_as_much(other, step) for other in easier)
        ]
    return steps


def loose(step: Step) -> list[Mark]:
    """The marks that are cells rather than whole houses."""
    return [mark for mark in step.marks if mark.house is None]


def cost_of(example: Example) -> float:
    """The cost of an example that was kept before."""
    position, step = example.position, example.step
    first = next_step(position) or step
    if not example.is_easiest and example.easier_steps():
        return math.inf
    return clutter_of(position, step) + distance(first, step)


BOARDS: dict[str, tuple[Callable[[int], Iterator[Puzzle]], set[str]]] = {
    "classic": (classic, CLASSICS),
    "hard": (hard, CLASSICS),
    "killer": (killer, CAGED),
    "jigsaw": (jigsaw, LEFTOVERS),
}


class Search:
    """The best examples so far."""

    def __init__(self, wanted: set[str], near: int) -> None:
        self.wanted = wanted
        self.near = near
        self.found = {entry["technique"]: Example(**entry) for entry in read()}
        self.costs: dict[str, float] = {}
        for name, example in self.found.items():
            self.costs[name] = cost_of(example) + self.repeats(example.puzzle, name)

    def look(self, puzzle: Puzzle, *, rare: bool) -> None:
        """Looks at every position on the way through a puzzle."""
        text = str(puzzle) if puzzle.layout == CLASSIC else formats.write(puzzle, "solo").strip()
        start = Position.of(formats.read(text), unique=True)
        used = walk(start, control=Control(SLOW), keep_steps=False).counts.keys()
        if not rare and not used & self.wanted:
            return
        for position, step in positions(start):
            self.offer(text, position, step, step)
            if rare and (missing := self.missing(step)):
                self.look_further(text, position, step, missing)

    def look_further(self, text: str, position: Position, first: Step, missing: list[str]) -> None:
        """Looks at harder steps than the easiest, if nothing before them does as much."""
        found = [
            step
            for step in find_all(position, missing, Control(SLOW))
            if self.price(text, position, step, first) < self.costs.get(step.technique, math.inf)
        ]
        for step in not_done_before(position, first, found):
            self.offer(text, position, step, first)

    def missing(self, first: Step) -> list[str]:
        """What has no example yet where it is the easiest, and could have a better one here."""
        place = ORDER.index(first.technique)
        return [
            name
            for gap, name in enumerate(ORDER[place + 1 : place + 1 + self.near], 1)
            if name in self.wanted and NOT_FIRST + 3 * gap + 30 < self.costs.get(name, math.inf)
        ]

    def repeats(self, text: str, name: str) -> float:
        """What it costs if other techniques have their examples in the same puzzle."""
        others = sum(
            example.puzzle == text for other, example in self.found.items() if other != name
        )
        return 15.0 * others

    def price(self, text: str, position: Position, step: Step, first: Step) -> float:
        """What the step costs as an example."""
        cost = clutter_of(position, step) + distance(first, step)
        return cost + self.repeats(text, step.technique)

    def offer(self, text: str, position: Position, step: Step, first: Step) -> None:
        """Keeps the step if it is better than what there is."""
        name = step.technique
        if name not in self.wanted:
            return
        price = self.price(text, position, step, first)
        if price >= self.costs.get(name, math.inf):
            return
        self.costs[name] = price
        self.found[name] = Example.of(text, position, step)


def keep(search: Search) -> None:
    """Writes what was found; another search may have written examples for another board."""
    found = {entry["technique"]: Example(**entry) for entry in read()}
    found |= {name: search.found[name] for name in search.wanted & search.found.keys()}
    kept = sorted(found.values(), key=lambda example: ORDER.index(example.technique))
    PATH.write_text(write_examples(kept), "utf-8")


def read() -> list[dict[str, str]]:
    """What is in the file."""
    entries: list[dict[str, str]] = json.loads(PATH.read_text("utf-8"))
    return entries


def main() -> None:
    """Searches until the time is up."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=60)
    arguments.add_argument("--board", choices=BOARDS, default="classic")
    arguments.add_argument("--seed", type=int, default=0)
    arguments.add_argument(
        "--rare", action="store_true", help="look for what is never a first step"
    )
    arguments.add_argument(
        "--near", type=int, default=15, help="how far down the ladder the first step may be"
    )
    arguments.add_argument("--only", nargs="*", help="the techniques to look for")
    options = arguments.parse_args()
    make, suited = BOARDS[options.board]
    wanted = suited & set(options.only or suited)
    search = Search(wanted, options.near)
    end = time.monotonic() + options.seconds
    for seed in count(options.seed):
        for puzzle in make(seed):
            if time.monotonic() < end:
                search.look(puzzle, rare=options.rare)
        if time.monotonic() >= end:
            break
    keep(search)
    missing = [name for name in ORDER if name in wanted and name not in search.found]
    print(f"seeds {options.seed}-{seed}; without example: {', '.join(missing) or 'none'}")


if __name__ == "__main__":
    main()
