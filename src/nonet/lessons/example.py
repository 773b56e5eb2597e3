"""Worked examples: for each technique a position of a puzzle of our own in which it is found.

The positions are in `examples.json`, one a line, in the order of the ladder. Stored is only what
leads there; the step itself is found by the solver, and must do what the example says.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from importlib import resources
from typing import NamedTuple

from nonet import formats
from nonet.core.layout import Layout
from nonet.core.symbols import digit_of, symbol_of, write_line
from nonet.lessons.exercise import clearest_first
from nonet.lessons.skills import skills
from nonet.lessons.stock import read_position, stock
from nonet.logic import Candidate, Position, Step, find_all, names, next_step

Candidates = Sequence[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Example:
    """A puzzle in one line of any format, what has been entered and ruled out, and what follows.

    `deleted`, `placements` and `eliminations` are written like `r1c2=57 r3c4=1`.
    """

    technique: str
    puzzle: str
    entries: str
    deleted: str
    placements: str
    eliminations: str

    @classmethod
    def of(cls, puzzle: str, position: Position, step: Step) -> "Example":
        """The example that a step is in its position."""
        layout = position.layout
        fresh = Position.of(position.puzzle, position.entries)
        gone = [
            (cell, digit)
            for cell, mask in enumerate(fresh.candidates)
            for digit in range(1, layout.size + 1)
            if (mask & ~position.candidates[cell]) >> (digit - 1) & 1
        ]
        return cls(
            step.technique,
            puzzle,
            write_line(position.entries),
            _write(layout, gone),
            _write(layout, step.placements),
            _write(layout, step.eliminations),
        )

    @property
    def position(self) -> Position:
        """The board as the player sees it before the step."""
        return _solved(self)[0]

    @property
    def step(self) -> Step:
        """The step, as the solver finds it."""
        return _solved(self)[1]

    @property
    def is_easiest(self) -> bool:
        """Whether nothing easier on the ladder finds anything in the position."""
        first = next_step(self.position)
        return first is not None and first.technique == self.technique

    def easier_steps(self) -> list[Step]:
        """The steps of easier techniques that do all that the step does."""
        ladder = names()
        easier = ladder[: ladder.index(self.technique)]
        found = find_all(self.position, easier)
        return [step for step in found if does_as_much(step, self.step)]


class Shown(NamedTuple):
    """What a lesson shows: a position, and the step that is found in it.

    `is_easiest` tells whether nothing easier finds anything there, `puzzle` is the puzzle in one
    line.
    """

    position: Position
    step: Step
    is_easiest: bool
    puzzle: str


@cache
def shown_for(skill: str) -> Shown:
    """The example of a lesson: chosen for a technique, the clearest of the stock for others."""
    if example := examples().get(skill):
        return Shown(example.position, example.step, example.is_easiest, example.puzzle)
    taught = skills()[skill]
    line = stock()[skill][0]
    position = read_position(line)
    step = clearest_first(position, taught)[0]
    first = next_step(position)
    is_easiest = first is not None and taught.fits(position.layout, first)
    return Shown(position, step, is_easiest, line.split(" ")[0])


def does_as_much(one: Step, other: Step) -> bool:
    """Whether one step places and rules out all that the other does."""
    placements, eliminations = set(other.placements), set(other.eliminations)
    return placements <= set(one.placements) and eliminations <= set(one.eliminations)


@cache
def _solved(example: Example) -> tuple[Position, Step]:
    puzzle = formats.read(example.puzzle)
    layout = puzzle.layout
    deleted = _read(layout, example.deleted)
    position = Position.of(puzzle, example.entries, deleted=deleted, unique=True)
    placements = set(_read(layout, example.placements))
    eliminations = set(_read(layout, example.eliminations))
    step = next(
        step
        for step in find_all(position, [example.technique])
        if set(step.placements) == placements and set(step.eliminations) == eliminations
    )
    return position, step


@cache
def examples() -> dict[str, Example]:
    """The example of each technique that has one, in the order of the ladder."""
    text = (resources.files("nonet.lessons") / "examples.json").read_text("utf-8")
    return {entry["technique"]: Example(**entry) for entry in json.loads(text)}


def write_examples(found: Iterable[Example]) -> str:
    """The text of `examples.json`."""
    lines = ",\n".join(json.dumps(asdict(example)) for example in found)
    return f"[\n{lines}\n]\n"


def _write(layout: Layout, candidates: Candidates) -> str:
    digits: dict[int, str] = {}
    for cell, digit in sorted(candidates):
        digits[cell] = digits.get(cell, "") + symbol_of(digit)
    return " ".join(f"{layout.cell_name(cell)}={symbols}" for cell, symbols in digits.items())


def _read(layout: Layout, text: str) -> list[Candidate]:
    cells = {layout.cell_name(cell): cell for cell in range(layout.cell_count)}
    pairs = [item.split("=") for item in text.split()]
    return [
        Candidate(cells[name], digit_of(symbol, layout.size))
        for name, symbols in pairs
        for symbol in symbols
    ]
