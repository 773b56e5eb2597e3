"""Looks for the clearest example of each technique in puzzles of our own, and keeps it.

    python scripts/find_examples.py --seconds 600 --board classic --seed 0

Seeds are tried one after the other; an example is replaced only by a clearer one. The pages are
made from what is kept, see `technique_pages.py`.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from nonet import formats, lessons
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.engine import Control
from nonet.lessons.example import Example, write_examples
from nonet.logic import LADDER, SINGLES, Mark, Position, Role, Step, find_all, next_step, walk
from nonet.make import Recipe, boards, generate

PATH = Path(lessons.__file__).parent / "examples.json"
ORDER = [technique.name for technique in LADDER]
SLOW = 2.0
"""Seconds after which a position is left."""

CROWDED = 90.0
"""The cost from which on a clearer example is looked for even where the step is not the easiest."""

CAGED = {name for name in ORDER if name.startswith(("cage", "innie", "outie"))}
LEFTOVERS = {"law_of_leftovers"}
CLASSICS = set(ORDER) - CAGED - LEFTOVERS


def classic(seed: int) -> Puzzle | None:
    """An ordinary puzzle with 23 to 30 givens."""
    card = generate(Recipe(givens=23 + seed % 8), seed, Control(SLOW))
    return card.puzzle if card else None


def killer(seed: int) -> Puzzle | None:
    """Cages of two to five cells all over the board, and no givens."""
    return boards.random_killer(CLASSIC, seed, (2, 5), Control(SLOW))


def jigsaw(seed: int) -> Puzzle | None:
    """A jigsaw with random regions."""
    layout = boards.random_jigsaw(seed)
    grid = boards.make(layout, seed, control=Control(SLOW))
    return Puzzle(layout, grid) if grid else None


def positions(puzzle: Puzzle) -> Iterator[tuple[Position, Step]]:
    """Every position on the way, and the easiest step in it."""
    position = Position.of(puzzle, unique=True)
    for step in walk(position, control=Control(5 * SLOW)).steps:
        yield position, step
        position = position.after(step)


def cost(position: Position, step: Step, *, is_first: bool) -> float:
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
    bad = 200 * (not is_typical(step)) + 40 * (not is_first)
    return clutter + 4 * houses + poor + bad


def is_typical(step: Step) -> bool:
    """Whether the step shows what is special about its technique, and is not a simpler one."""
    nodes = [node for link in step.links for node in (link.start, link.end)]
    name = step.technique
    if name in ("x_chain", "xy_chain"):
        return len(step.links) >= 5
    if name.startswith("grouped"):
        has_set = any(mark.role is Role.SET for mark in step.marks)
        return len(step.links) >= 3 and (has_set or any(len(node.cells) > 1 for node in nodes))
    if name.endswith(("nice_loop", "inference_chain")):
        return len(step.links) >= 3 and len({node.digit for node in nodes}) > 1
    if name == "als_xz":
        return len(step.links) == 1 and any(len(mark.cells) > 1 for mark in step.marks)
    return True


def loose(step: Step) -> list[Mark]:
    """The marks that are cells rather than whole houses."""
    return [mark for mark in step.marks if mark.house is None]


def cost_of(example: Example) -> float:
    """The cost of an example that was kept before."""
    position = example.position
    first = next_step(position)
    is_first = first is not None and first.technique == example.technique
    return cost(position, example.step, is_first=is_first)


BOARDS: dict[str, tuple[Callable[[int], Puzzle | None], set[str]]] = {
    "classic": (classic, CLASSICS),
    "killer": (killer, CAGED),
    "jigsaw": (jigsaw, LEFTOVERS),
}


class Search:
    """The best examples so far."""

    def __init__(self, wanted: set[str]) -> None:
        self.wanted = wanted
        self.found = {entry["technique"]: Example(**entry) for entry in read()}
        self.costs: dict[str, float] = {}
        for name, example in self.found.items():
            self.costs[name] = cost_of(example) + self.repeats(example.puzzle, name)

    def look(self, puzzle: Puzzle, *, rare: bool) -> None:
        """Looks at every position on the way through a puzzle."""
        text = str(puzzle) if puzzle.layout == CLASSIC else formats.write(puzzle, "solo").strip()
        missing = self.missing()
        for position, step in positions(formats.read(text)):
            self.offer(text, position, step, is_first=True)
            if rare and missing and step.technique not in SINGLES:
                for other in find_all(position, missing, Control(SLOW)):
                    self.offer(text, position, other, is_first=False)

    def missing(self) -> list[str]:
        """What has no example yet, or a crowded one."""
        return [
            name for name in ORDER if name in self.wanted and self.costs.get(name, 999) > CROWDED
        ]

    def repeats(self, text: str, name: str) -> float:
        """What it costs if other techniques have their examples in the same puzzle."""
        others = sum(
            example.puzzle == text for other, example in self.found.items() if other != name
        )
        return 15.0 * others

    def offer(self, text: str, position: Position, step: Step, *, is_first: bool) -> None:
        """Keeps the step if it is clearer than what there is."""
        name = step.technique
        if name not in self.wanted:
            return
        price = cost(position, step, is_first=is_first) + self.repeats(text, name)
        if price < self.costs.get(name, 10**6):
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
    arguments.add_argument("--only", nargs="*", help="the techniques to look for")
    options = arguments.parse_args()
    make, suited = BOARDS[options.board]
    wanted = suited & set(options.only or suited)
    search = Search(wanted)
    end = time.monotonic() + options.seconds
    seed = options.seed
    while time.monotonic() < end:
        puzzle = make(seed)
        seed += 1
        if puzzle is not None:
            search.look(puzzle, rare=options.rare)
    keep(search)
    missing = [name for name in ORDER if name in wanted and name not in search.found]
    print(f"seeds {options.seed}-{seed - 1}; without example: {', '.join(missing) or 'none'}")


if __name__ == "__main__":
    main()
