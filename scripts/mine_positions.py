"""Mines positions for exercises: for each technique some in which it is found, and packs them.

    python scripts/mine_positions.py LOG --seconds 600 --board classic   on the ways of puzzles
    python scripts/mine_positions.py LOG --seconds 600 --rarities        on those of rare puzzles
    python scripts/mine_positions.py LOG --seconds 600 --rare            what is hardly ever first
    python scripts/mine_positions.py LOG --seconds 600 --near            where there is little
    python scripts/mine_positions.py LOG --pack                          the best into the package

Each line of the log has the price of a position, the technique and the position. Cheap is where the
technique is the easiest step, and where little else is on the board. A run goes on where the log
ends. After a change of the ladder run it again with an empty log; whatever the package has is
looked at first.
"""

import argparse
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from pathlib import Path

from find_examples import BOARDS, CAGED, LEFTOVERS, clutter_of, distance, positions

from nonet import engine, formats, lessons
from nonet.core.puzzle import Puzzle
from nonet.core.shapes import CLASSIC
from nonet.core.splitmix import SplitMix64
from nonet.engine import Control, Status
from nonet.lessons.example import examples
from nonet.lessons.pattern import is_typical
from nonet.lessons.skills import Skill, skills
from nonet.lessons.stock import FILE, read_position, stock, write_position
from nonet.logic import LADDER, SINGLES, Position, Step, find_all, next_step, walk
from nonet.make.rarities import relative, stored

PATH = Path(lessons.__file__).parent / FILE
ORDER = [technique.name for technique in LADDER]
PLACE = {name: place for place, name in enumerate(ORDER)}

KEPT = 12
"""So many positions are packed for a technique."""

ENOUGH = 40
"""With so many in the log a technique is not looked for any more."""

QUICK = 0.15
"""Seconds of the processor that finding the step again may take."""

NEAR = 25
"""How far down the ladder the easiest step may be where another one is looked for."""

UNSEEN = 1000.0
"""What it costs that the technique is not the easiest, see `distance`."""

Find = tuple[float, str, str]
"""The price, the technique, the position."""


class Mine:
    """What has been found so far."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.finds: dict[str, dict[str, float]] = defaultdict(dict)
        for line in log.read_text("ascii").splitlines() if log.exists() else ():
            price, technique, position = line.split(" ", 2)
            self.finds[technique][position] = float(price)

    def is_wanted(self, technique: str) -> bool:
        """Whether there are too few positions in which it is the easiest."""
        prices = self.finds[technique].values()
        return sum(price < UNSEEN for price in prices) < ENOUGH

    def is_rare(self, technique: str) -> bool:
        """Whether there are hardly any positions at all."""
        return len(self.finds[technique]) < ENOUGH and self.is_wanted(technique)

    def offer(self, text: str, position: Position, step: Step, first: Step) -> None:
        """Keeps a position, if the step is as it should be and quickly found again."""
        name = step.technique
        if not is_typical(step) or not is_quick(position, skills()[name]):
            return
        price = round(clutter_of(position, step) + distance(first, step), 1)
        line = write_position(text, position)
        if line in self.finds[name]:
            return
        self.finds[name][line] = price
        with self.log.open("a", encoding="ascii") as file:
            file.write(f"{price} {name} {line}\n")


def is_quick(position: Position, skill: Skill) -> bool:
    """Whether the solver finds all steps of the skill soon enough for a page."""
    start = time.process_time()
    found = skill.steps(position, Control(1.0))
    return bool(found) and time.process_time() - start < QUICK


def text_of(puzzle: Puzzle) -> str:
    """A puzzle in one line."""
    return str(puzzle) if puzzle.layout == CLASSIC else formats.write(puzzle, "solo").strip()


def look(mine: Mine, puzzle: Puzzle, *, rare: bool) -> None:
    """Looks at each position on the way through a puzzle, at most once for each technique."""
    text = text_of(puzzle)
    start = Position.of(formats.read(text), unique=True)
    used = walk(start, control=Control(2.0), keep_steps=False).counts
    wanted = {name for name in used if mine.is_wanted(name) and is_suited(name, text)}
    if not wanted and not rare:
        return
    seen: set[str] = set()
    for position, step in positions(start):
        if step.technique in wanted - seen and is_typical(step):
            seen.add(step.technique)
            mine.offer(text, position, step, step)
        if rare:
            look_further(mine, text, position, step, seen)


def look_further(mine: Mine, text: str, position: Position, first: Step, seen: set[str]) -> None:
    """Looks for techniques of which there is too little, though something easier is there."""
    place = PLACE[first.technique]
    if first.technique in SINGLES:  # where one is, nobody looks for more
        return
    after = [name for name in ORDER[place + 1 : place + 1 + NEAR] if mine.is_rare(name)]
    missing = [name for name in after if name not in seen and is_suited(name, text)]
    for name in missing:
        found = [step for step in find_all(position, [name], Control(0.3)) if is_typical(step)]
        if found:
            seen.add(name)
            mine.offer(text, position, min(found, key=lambda s: clutter_of(position, s)), first)


def is_suited(name: str, text: str) -> bool:
    """Whether the board of a puzzle is the one to show the technique on."""
    return (name in CAGED | LEFTOVERS) == (len(text) > CLASSIC.cell_count)


def rarities() -> Iterator[Puzzle]:
    """The puzzles that come with Nonet, the rarest techniques taking turns."""
    for number in range(max(map(len, stored().values()))):
        for own in stored().values():
            if number < len(own):
                yield Puzzle(CLASSIC, own[number])


def relatives(mine: Mine, seed: int) -> Iterator[Puzzle]:
    """Puzzles around those that have a technique of which there are fewer than are kept."""
    random = SplitMix64(seed)
    few = [
        [line.split(" ")[0] for line in mine.finds[name] if is_suited(name, line.split(" ")[0])]
        for name in ORDER
    ]
    starts = [texts for texts in few if 0 < len(texts) < 2 * KEPT and len(texts[0]) == 81]
    for number in count():
        if not starts:
            return
        texts = starts[number % len(starts)]
        puzzle = Puzzle(CLASSIC, texts[random.below(len(texts))])
        yield relative(puzzle, lambda _: True, random, Control(1.0), 1 + random.below(4))


def known() -> Iterator[tuple[str, str, Position]]:
    """What the package has already: the examples and the stock."""
    for name, example in examples().items():
        yield name, example.puzzle, example.position
    for name, lines in stock().items() if PATH.exists() else ():
        for line in lines:
            yield name, line.split(" ")[0], read_position(line)


def look_again(mine: Mine) -> None:
    """Offers what the package has, by the ladder of today."""
    for name, text, position in known():
        found = [step for step in find_all(position, [name], Control(1.0)) if is_typical(step)]
        first = next_step(position, control=Control(5.0))
        if found and first:
            best = min(found, key=lambda step: clutter_of(position, step))
            mine.offer(text, position, best, first if first.technique != name else best)


def pack(mine: Mine) -> str:
    """The stock: of each technique the cheapest, no two of one puzzle, from easy to hard."""
    lines = []
    for name in ORDER:
        kept: dict[str, Find] = {}
        for line, price in sorted(mine.finds[name].items(), key=lambda item: item[1]):
            puzzle = line.split(" ")[0]
            if not is_suited(name, puzzle) or puzzle in kept or len(kept) == KEPT:
                continue
            position = read_position(line)
            if is_proven(position, find_all(position, [name])):
                kept[puzzle] = (price, name, line)
        lines += [f"{name} {line}\n" for _, _, line in kept.values()]
        firsts = sum(price < UNSEEN for price, _, _ in kept.values())
        print(f"{name}: {len(kept)}, the easiest in {firsts}")
    return "".join(lines)


def is_proven(position: Position, steps: Sequence[Step]) -> bool:
    """Whether there are steps, the puzzle has one solution, and all steps agree with it."""
    result = engine.solve(position.puzzle)
    if result.status is not Status.UNIQUE or not result.solution:
        return False
    return bool(steps) and all(agrees(step, result.solution) for step in steps)


def agrees(step: Step, solution: bytes) -> bool:
    """Whether a step keeps all digits of the solution."""
    right = all(solution[cell] == digit for cell, digit in step.placements)
    return right and all(solution[cell] != digit for cell, digit in step.eliminations)


def main() -> None:
    """Runs the tool."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("log", type=Path)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--board", choices=BOARDS, default="classic")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rarities", action="store_true")
    parser.add_argument("--rare", action="store_true")
    parser.add_argument("--near", action="store_true")
    parser.add_argument("--pack", action="store_true")
    options = parser.parse_args()
    mine = Mine(options.log)
    if options.pack:
        PATH.write_text(pack(mine), "ascii")
        return
    end = time.monotonic() + options.seconds
    if options.rarities:
        look_again(mine)
    make, _ = BOARDS[options.board]
    sources: Iterable[Iterator[Puzzle]] = (make(seed) for seed in count(options.seed))
    if options.rarities or options.near:
        sources = [rarities() if options.rarities else relatives(mine, options.seed)]
    for source in sources:
        for puzzle in source:
            if time.monotonic() >= end:
                return
            look(mine, puzzle, rare=options.rare or options.near)
        if time.monotonic() >= end:
            return


if __name__ == "__main__":
    main()
