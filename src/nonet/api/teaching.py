"""Puzzles that teach a technique, and where in them it is needed."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nonet import make
from nonet.api.arguments import (
    as_control,
    as_language,
    as_number,
    as_seed,
    as_watch,
    as_workers,
)
from nonet.api.hinting import hint as find_hint
from nonet.core.sheet import Sheet
from nonet.engine import Control, Status
from nonet.errors import NonetError
from nonet.lessons.exercise import LEVELS, SEEDS, Exercise
from nonet.lessons.exercise import exercise as find_exercise
from nonet.lessons.skills import skills
from nonet.logic import TECHNIQUES, Position, Step
from nonet.make import Card, Recipe, Watch
from nonet.make.teaching import board_for, check_taught, find_moment

if TYPE_CHECKING:  # the words are not needed before somebody asks for a lesson
    from nonet.hints import Hint


AFTERWARDS = 1.0
"""Seconds to find the step of the nearest puzzle when the time is up."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A puzzle that teaches a technique, and the moment when it is needed for the first time."""

    technique: str
    card: Card
    """The puzzle. If `card.fits` is false, the technique is needed late, or is not enough."""
    position: Position
    """The board at that moment."""
    step: Step
    """What the technique does there."""
    is_enough: bool = True
    """Whether nothing harder is needed afterwards."""

    @property
    def filled(self) -> int:
        """How many cells are filled before it is needed."""
        return sum(map(bool, self.position.entries))

    def hint(self, language: str = "en") -> "Hint":
        """The step in words, in three stages, as a player would be told at that moment."""
        sheet = Sheet(self.card.puzzle, self.position.entries, self.position.candidates)
        return find_hint(sheet, language=language)


def teach(
    technique: str,
    seed: int | None = None,
    *,
    board: str | None = None,
    workers: int | None = 1,
    watch: Watch | None = None,
    deadline: float | None = None,
    control: Control | None = None,
) -> Lesson | None:
    """A puzzle that takes the technique and nothing harder on the ladder, and takes it early.

    Without a board it is one that suits the technique: 9x9, a killer or a jigsaw. At the deadline
    it is the nearest that was found, in which the technique is needed late, or with harder ones;
    None if there is none.

    >>> lesson = teach("x_wing", seed=1)
    >>> lesson.step.technique, lesson.card.fits
    ('x_wing', True)
    >>> print(lesson.hint("de").where)
    In Zeile 1 gibt es etwas zu entdecken.
    """
    _check_searched(technique)
    chosen = board or board_for(technique)
    check_taught(technique, chosen, has_cages=True)  # before a board complains
    recipe = Recipe(board=chosen, teaches=technique)
    control, workers = as_control(deadline, control), as_workers(workers)
    card = make.generate(recipe, as_seed(seed), control, workers=workers, watch=as_watch(watch))
    if card is None:
        return None
    patience = Control(None if card.fits else AFTERWARDS)
    moment = find_moment(card.puzzle, technique, patience, strict=False)
    if moment is None:
        return None
    return Lesson(technique, card, moment.position, moment.step, moment.is_enough)


def _check_searched(name: str) -> None:
    """Refuses lessons about rules and boards, which have exercises, but no puzzles of their own."""
    if isinstance(name, str) and name in skills() and name not in TECHNIQUES:
        raise NonetError("error.only_exercises", name=name)


def exercise(technique: str, seed: int | None = None, *, level: int | None = None) -> Exercise:
    """A position in which the technique is found, for every technique, and at once.

    It comes from a stock of our own, in one of many forms: digits renamed, rows and columns in
    another order. Level 1 is the clearest, 5 the one where most is going on.

    >>> made = exercise("kraken_fish_1", seed=1)
    >>> made.steps[0].technique, made.steps[0].eliminations != ()
    ('kraken_fish_1', True)
    """
    if level is not None and as_number(level, "level", 1) > LEVELS:
        raise NonetError("error.out_of_span", name="level", least=1, most=LEVELS, got=level)
    return find_exercise(technique, as_seed(seed) % SEEDS, level)


def hint_at(position: Position, step: Step, language: str = "en") -> "Hint":
    """A step of a position in words, in three stages."""
    from nonet.hints import Hint, Kind  # noqa: PLC0415  (not needed before somebody asks)

    cells = tuple(dict.fromkeys(cell for cell, _ in (*step.placements, *step.eliminations)))
    sheet = Sheet(position.puzzle, position.entries, position.candidates)
    spoken = as_language(language)
    return Hint(Kind.STEP, sheet, position, Status.UNIQUE, spoken, cells, step=step)
