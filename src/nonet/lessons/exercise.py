"""Exercises: a position in which a skill is to be found, with all that it finds there."""

from dataclasses import dataclass

from nonet import engine
from nonet.core.splitmix import SplitMix64
from nonet.engine import Control
from nonet.errors import NonetError
from nonet.lessons.pattern import clutter_of, is_typical
from nonet.lessons.skills import Skill, skills
from nonet.lessons.stock import read_position, stock
from nonet.lessons.variation import random_variation
from nonet.logic import Position, Step

LEVELS = 5
"""From the clearest positions of the stock, level 1, to those in which most is going on."""

SEEDS = 2**64
"""Seeds are numbers below this."""

PATIENCE = 2.0
"""Seconds after which a search is given up; it takes some milliseconds."""

TRIES = 3
"""So many forms are tried: a search that goes only so far may miss its pattern in one of them."""


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position, every step there that is the technique, and the solution.

    The first step is the one that is easiest to see. `technique` may be any skill.
    """

    technique: str
    level: int
    seed: int
    position: Position
    steps: tuple[Step, ...]
    solution: bytes


def exercise(technique: str, seed: int, level: int | None = None) -> Exercise:
    """An exercise for a technique; without a level, one of any.

    >>> made = exercise("x_wing", seed=1, level=1)
    >>> made.steps[0].technique, made == exercise("x_wing", seed=1, level=1)
    ('x_wing', True)
    """
    check_known(technique)
    skill, random = skills()[technique], SplitMix64(seed)
    chosen = level or 1 + random.below(LEVELS)
    lines = _of_level(stock()[technique], chosen)
    for _ in range(TRIES):
        stored = read_position(lines[random.below(len(lines))])
        position = random_variation(stored.layout, random.next()).of(stored)
        if steps := clearest_first(position, skill):
            break
    else:
        position, steps = stored, clearest_first(stored, skill)
    solution = engine.solve(position.puzzle).solution
    return Exercise(technique, chosen, seed, position, steps, solution or b"")


def check_known(technique: str) -> None:
    """Refuses what there is no exercise for."""
    if not isinstance(technique, str) or technique not in skills():
        raise NonetError("error.no_technique", name=technique)


def _of_level(lines: tuple[str, ...], level: int) -> tuple[str, ...]:
    """A fifth of the stock, but three positions at least, so that they vary."""
    wide = max(3, len(lines) // LEVELS)
    start = (len(lines) - wide) * (level - 1) // (LEVELS - 1)
    return lines[max(0, start) : max(0, start) + wide]


def clearest_first(position: Position, skill: Skill) -> tuple[Step, ...]:
    """All steps of a skill in a position."""
    layout, found = position.layout, skill.steps(position, Control(PATIENCE))
    return tuple(
        sorted(
            found,
            key=lambda step: (
                not is_typical(step),
                not skill.calls(layout, step),
                clutter_of(step),
            ),
        )
    )
