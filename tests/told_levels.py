"""Whether puzzles are explained within their own level, and with what they are not."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import count

import nonet
from nonet import Control, Puzzle, logic
from nonet.core.shapes import CLASSIC, named
from nonet.core.splitmix import SplitMix64
from nonet.logic import Position
from nonet.logic.levels import LEVELS, Level, hardest_of
from nonet.logic.scale import GUESS, RATINGS
from nonet.make import boards
from nonet.make.classic import make_many
from nonet.make.rarities import relative, stored

SECONDS = 60.0
"""For the way through one puzzle."""

SHAPES = ["6x6", "8x8", "9x9+diagonals", "9x9+windows", "9x9rect", "10x10", "12x12"]
"""Boards that puzzles are made on, beside killers and jigsaws."""

HARD = (
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "98.7.....6.....97......8.3..4..3..2..5.4..6.....5..4....7.9.5.......2.1........36",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
)
"""Puzzles whose relatives are beyond what people solve."""


class Tally:
    """How many puzzles of each level were explained within it."""

    def __init__(self) -> None:
        self.asked: Counter[Level] = Counter()
        self.within: Counter[Level] = Counter()
        self.faults: list[str] = []
        self.trials = 0

    def look(self, puzzle: Puzzle, level: Level) -> None:
        """Explains a puzzle of the level."""
        self.asked[level] += 1
        hardest = hardest_step(puzzle)
        self.trials += hardest == GUESS
        if fault := fault_of(hardest, level):
            self.faults.append(f"{level}: {fault}: {nonet.write(puzzle, 'solo').strip()}")
        else:
            self.within[level] += 1

    def __str__(self) -> str:
        told = [f"{level} {self.within[level]}/{self.asked[level]}" for level in LEVELS]
        share = self.within.total() / max(1, self.asked.total())
        every = f"all {share:.2%} of {self.asked.total()}, by trial in the end {self.trials}"
        return ", ".join([*told, every])


def hardest_step(puzzle: Puzzle) -> str:
    """The technique of the hardest step of the way; a guess where none leads to the end."""
    way = logic.walk(Position.of(puzzle, unique=True), control=Control(SECONDS), keep_steps=False)
    if not way.solved:
        return GUESS
    return max(way.counts, key=lambda name: RATINGS[name], default="full_house")


def fault_of(technique: str, level: Level) -> str:
    """The technique, if it is above the level."""
    return technique if RATINGS[technique] > 10 * hardest_of(level) else ""


def rated(puzzles: Iterable[Puzzle]) -> Iterator[tuple[Puzzle, Level]]:
    """The puzzles that have a rating, with the level that it gives them."""
    some = list(puzzles)
    for puzzle, rating in zip(some, nonet.rate_many(some, workers=1), strict=True):
        if rating.level:
            yield puzzle, rating.level


def classics(seed: int, amount: int) -> Iterator[Puzzle]:
    """Random classic puzzles: minimal ones, and those with more givens."""
    for givens in (None, 24, 26, 30):
        made = make_many(seed, amount, givens, minimal=givens is None, workers=1)
        yield from (Puzzle(CLASSIC, grid) for grid in made if grid)


def rarities(start: int, amount: int) -> list[Puzzle]:
    """Puzzles that need rare techniques; they come with Nonet."""
    grids = list(dict.fromkeys(grid for grids in stored().values() for grid in grids))
    return [Puzzle(CLASSIC, grids[n % len(grids)]) for n in range(start, start + amount)]


def hard(seed: int, amount: int) -> Iterator[Puzzle]:
    """Puzzles around some of the hardest."""
    random = SplitMix64(seed)
    for number in range(amount):
        puzzle = Puzzle(CLASSIC, HARD[number % len(HARD)])
        yield relative(puzzle, lambda _: True, random, Control(1.0), 1 + random.below(4))


def others(seed: int, amount: int) -> Iterator[Puzzle]:
    """Puzzles of other boards, so many of each."""
    for shape in SHAPES:
        layout = named(shape)
        made = boards.make_many(layout, seed, amount, control=Control(SECONDS))
        yield from (Puzzle(layout, grid) for grid in made if grid)
    for number in range(seed, seed + amount):
        jigsaw = boards.random_jigsaw(number)
        if jigsaw and (grid := boards.make(jigsaw, number)):
            yield Puzzle(jigsaw, grid)
        if killer := boards.random_killer(CLASSIC, number, (2, 4), Control(SECONDS)):
            yield killer


def everything(seed: int, amount: int) -> Iterator[tuple[Puzzle, Level]]:
    """Puzzles of all levels and boards, for ever."""
    for batch in count():
        first = seed + batch * amount
        yield from rated(classics(first, amount))
        yield from rated(rarities(batch * amount, 2 * amount))
        yield from rated(hard(first, max(1, amount // 5)))
        yield from rated(others(first, max(1, amount // 4)))
