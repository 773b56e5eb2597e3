"""Ratings: how hard a puzzle is, and how long the way to its solution.

Classic 9x9 puzzles are rated exactly as Sudoku Explainer 1.2.1 does. All others are rated the same
way on our own scale: always the easiest step, and the hardest of them counts.
"""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from nonet._native import Control, rated_technique_names, technique_names
from nonet._native import er_up_to as _er_up_to
from nonet._native import rate_many as _rate_many
from nonet.core.puzzle import Puzzle
from nonet.core.status import STATUSES, Status
from nonet.logic.levels import Level, level_of
from nonet.logic.minutes import Minutes, estimate
from nonet.logic.position import compiled
from nonet.logic.scale import BEYOND, GUESS, SCALE, SCORES

EXPLAINER = "Sudoku Explainer 1.2.1"
"""The dialect of classic puzzles; other programs print other numbers under the same name."""

LADDER = "Nonet ladder"
"""The dialect of all other puzzles."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How hard a puzzle is. Only one with a single solution has a rating; see `status`.

    The figures are tenths, so that `rating.er == 7.2` is exact; without a rating they are 0, and so
    they are where nothing is left to do.
    """

    status: Status
    er: float = 0.0
    """The hardest step."""
    ep: float = 0.0
    """The hardest step up to the first digit that is placed."""
    ed: float = 0.0
    """The first step."""
    techniques: Mapping[str, int] = field(default_factory=dict, hash=False)
    """How often each technique was used."""
    hardest_technique: str = ""
    """The technique of the hardest step; of the first of them, where there are several."""
    hardest_steps: int = 0
    """How many steps are as hard as the hardest."""
    tedium: float = 0.0
    """How often there was little to find: where singles could fill k cells, a step counts 1/k, and
    where there was no single at all it counts 1."""
    dialect: str = EXPLAINER
    """By whose measure."""

    @property
    def level(self) -> Level | None:
        """The level for people; None where there is no rating."""
        return level_of(self.er) if self.status is Status.UNIQUE else None

    @property
    def score(self) -> int:
        """The length of the way: every step counts as much as its technique is hard."""
        return sum(SCORES[name] * uses for name, uses in self.techniques.items())

    @property
    def minutes(self) -> Minutes | None:
        """About how long a person takes, an estimate from the steps; None without a rating."""
        is_rated = self.status is Status.UNIQUE
        return estimate(self.techniques, self.tedium) if is_rated else None

    def __str__(self) -> str:
        if self.status is not Status.UNIQUE:
            return f"({self.status.value})"
        return f"{self.er}/{self.ep}/{self.ed}"


_Figures = tuple[int, int, int, int, int, int, int, Sequence[tuple[int, int]]]
"""What the core says about a classic puzzle."""

_RATED_NAMES = tuple(rated_technique_names())
_NAMES = tuple(technique_names())
_RUNGS = [(technique_names().index(name), tenths) for name, tenths in SCALE.items()]


def rate_lines(
    givens: bytes, workers: int | None = None, control: Control | None = None
) -> list[Rating]:
    """One rating per classic puzzle, 81 digits each; what was not reached in time is `STOPPED`."""
    rated = _rate_many(givens, workers or 0, control or Control())
    return [_explained(figures) for figures in rated]


def er_up_to(givens: bytes, most: float, control: Control | None = None) -> float:
    """ER of a classic puzzle that has one solution; a tenth above `most` if it is more.

    Who wants no hard puzzles need not wait for the ratings of hard ones. 0 when stopped.
    """
    return _er_up_to(givens, round(most * 10), control or Control()) / 10


def rate_unique(
    puzzle: Puzzle, control: Control | None = None, most: float = BEYOND / 10
) -> Rating:
    """The rating by our own scale of a puzzle that is known to have one solution.

    Whatever is harder than `most` counts as beyond: who wants no hard ones need not wait for them.
    """
    rungs = [rung for rung in _RUNGS if rung[1] <= round(most * 10)]
    er, ep, ed, hardest, technique, tedium, uses, solved, stopped = compiled(puzzle.layout).climb(
        puzzle.givens, puzzle.narrowed, rungs, control or Control()
    )
    if stopped:
        return Rating(Status.STOPPED, dialect=LADDER)
    techniques = {name: count for name, count in zip(_NAMES, uses, strict=True) if count}
    name = _NAMES[technique] if techniques else ""
    if not solved:
        er, ep, ed, hardest, name = BEYOND, ep or BEYOND, ed or BEYOND, 1, GUESS
        techniques[GUESS] = 1
    return Rating(
        Status.UNIQUE, er / 10, ep / 10, ed / 10, techniques, name, hardest, _tenths(tedium), LADDER
    )


def rate_unique_many(
    puzzles: Sequence[Puzzle], workers: int | None = None, control: Control | None = None
) -> list[Rating]:
    """The same for many puzzles, in order."""
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415  (slow to import, rarely used)

    with ThreadPoolExecutor(workers or os.cpu_count()) as pool:
        return list(pool.map(partial(rate_unique, control=control or Control()), puzzles))


def _explained(figures: _Figures) -> Rating:
    verdict, er, ep, ed, hardest, technique, tedium, uses = figures
    status = STATUSES[verdict]
    if status is not Status.UNIQUE:
        return Rating(status)
    techniques = {_RATED_NAMES[number]: count for number, count in uses}
    name = _RATED_NAMES[technique] if techniques else ""
    return Rating(status, er / 10, ep / 10, ed / 10, techniques, name, hardest, _tenths(tedium))


def _tenths(thousandths: int) -> float:
    return round(thousandths / 100) / 10
