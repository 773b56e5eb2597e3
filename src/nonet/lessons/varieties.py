"""Lessons about steps with rules that people have names for, each with an example.

The puzzles are in `varieties.jsonl`, one a line; the step is found again on the way through them.
`scripts/mine_varieties.py` makes and packs them.
"""

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib import resources
from pathlib import Path
from typing import NamedTuple

from nonet import draw, formats
from nonet.catalogue import text
from nonet.core.puzzle import Puzzle
from nonet.engine import Control
from nonet.logic import Position, Step, find_all, walk
from nonet.words import Language, explain, step_name
from nonet.words.varieties import variety

FILE = "varieties.jsonl"
PATH = Path(__file__).parent / FILE

VARIETIES = (
    "thermometer_ends", "arrow_bounds", "whisper_polarity", "renban_window", "sandwich_ends",
    "x_sum_start", "dot_chain", "balance_arrows",
)  # fmt: skip

KINDS = {
    "thermometer": ("thermometer_ends",), "arrow": ("arrow_bounds", "balance_arrows"),
    "whisper": ("whisper_polarity",), "renban": ("renban_window",),
    "sandwich": ("sandwich_ends",), "x_sum": ("x_sum_start",), "difference": ("dot_chain",),
    "ratio": ("dot_chain",),
}  # fmt: skip
"""Which varieties show what can be done with a kind of rule."""

_SELDOM_FIRST = {"balance_arrows": ["rule_balance"]}

_CELL = 12.0
_SECONDS = 20.0


class Shown(NamedTuple):
    """A position, and the step of the variety that is found in it."""

    position: Position
    step: Step


@cache
def _lines() -> Mapping[str, str]:
    content = resources.files("nonet.lessons").joinpath(FILE).read_text("ascii")
    trees = [json.loads(line) for line in content.splitlines()]
    return {tree["variety"]: json.dumps(tree["puzzle"]) for tree in trees}


@cache
def example(name: str) -> Shown:
    """The first step of the variety on the way through its puzzle."""
    found = find_on_the_way(formats.read(_lines()[name], "json"), name)
    assert found, "what is packed was found once"
    return found[1]


def find_on_the_way(puzzle: Puzzle, name: str) -> tuple[int, Shown] | None:
    """How many steps come before one of the variety, and that step in its position.

    What is rarely the easiest step counts, too, where it can be done.
    """
    position = Position.of(puzzle, unique=True)
    layout = position.layout
    for number, step in enumerate(walk(position, control=Control(_SECONDS)).steps):
        also = find_all(position, _SELDOM_FIRST[name]) if name in _SELDOM_FIRST else ()
        for one in (step, *also):
            if variety(layout, one) == name:
                return number, Shown(position, one)
        position = position.after(step)
    return None


def idea(language: Language, name: str) -> str:
    """What it is, in one or two sentences."""
    return text(language, f"variety.{name}.idea")


def told(language: Language, name: str) -> str:
    """The step of the example in words."""
    position, step = example(name)
    return explain(language, position.layout, step)


def scene(language: Language, name: str) -> draw.Scene:
    """The step of the example, drawn in its position."""
    position, step = example(name)
    return replace(
        draw.step(position, step, cell=_CELL),
        title=step_name(language, position.layout, step),
        description=told(language, name),
        language=language,
    )
