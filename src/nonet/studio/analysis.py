"""Everything that can be said about a puzzle while it is being set, the cheapest first."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any, Literal, get_args

from nonet.core.puzzle import Puzzle
from nonet.core.status import Status
from nonet.engine import Control, is_on_classic
from nonet.logic import rating
from nonet.logic.rating import Rating
from nonet.studio import solutions as _solutions
from nonet.studio.clash import Clash, find_clash
from nonet.studio.needless import Needless, find_needless
from nonet.studio.solutions import Candidates, Solutions
from nonet.studio.suggestions import Suggestions, suggest
from nonet.studio.way import IdleRules, Way, find_idle_rules, find_way

PartName = Literal[
    "solutions", "candidates", "clash", "rating", "way", "idle_rules", "needless", "suggestions"
]
PARTS: tuple[PartName, ...] = get_args(PartName)

Finding = Solutions | Candidates | Clash | Rating | Way | IdleRules | Needless | Suggestions
"""What is found out; each kind of answer is one value."""

QUICK = 0.08
"""Seconds in which the number of solutions is known of ordinary puzzles."""


COUNTING = 2.0
"""Seconds that counting may take, half of them for an estimate."""


def findings(
    puzzle: Puzzle, control: Control | None = None, parts: Collection[PartName] = PARTS
) -> Iterator[Finding]:
    """What there is to say about a puzzle, one by one as it is found out.

    Numbers of solutions and candidates may come twice: at once, and as soon as more is known.
    """
    return _Bench(puzzle, control or Control(), frozenset(parts)).findings()


class _Bench:
    """One puzzle, what is asked about it, and the time that is left."""

    def __init__(self, puzzle: Puzzle, control: Control, parts: frozenset[PartName]) -> None:
        self.puzzle, self.control, self.parts = puzzle, control, parts

    def findings(self) -> Iterator[Finding]:
        found = _solutions.look(self.puzzle, Control(QUICK, self.control))
        yield from self._with_reason(found)
        if found.status is Status.STOPPED:
            found = _solutions.look(self.puzzle, Control(self._share(0.5), self.control))
            yield from self._with_reason(found)
        if found.status is Status.UNIQUE:
            yield from self._of_unique(found)
        elif found.status is Status.NONE:
            yield from self._of_none()
        else:
            yield from self._of_several()

    def _share(self, share: float) -> float:
        """A part of the time that is left, in seconds."""
        return self.control.seconds_left * share

    def _wants(self, *parts: PartName) -> bool:
        return not self.parts.isdisjoint(parts)

    def _with_reason(self, found: Solutions) -> Iterator[Finding]:
        if self._wants("solutions"):
            yield found

    def _of_none(self) -> Iterator[Finding]:
        if self._wants("candidates"):
            nothing = (0,) * self.puzzle.layout.cell_count
            yield Candidates(nothing, nothing)
        if self._wants("clash") and (clash := find_clash(self.puzzle, self.control)):
            yield clash

    def _of_unique(self, found: Solutions) -> Iterator[Finding]:
        if self._wants("candidates") and found.solution:
            yield _solutions.of_unique(self.puzzle, found.solution)
        yield from self._ways(unique=True)
        if self._wants("needless"):
            yield find_needless(self.puzzle, self.control)

    def _ways(self, *, unique: bool) -> Iterator[Finding]:
        """How a person solves it, and how hard that is."""
        if self._wants("way", "idle_rules"):
            way = find_way(self.puzzle, Control(self._share(0.5), self.control), unique=unique)
            if self._wants("way"):
                yield way
        if unique and self._wants("rating"):
            yield rate(self.puzzle, Control(self._share(0.5), self.control))
        if self._wants("idle_rules"):
            patience = Control(self._share(0.5), self.control)
            yield find_idle_rules(self.puzzle, way, patience)

    def _of_several(self) -> Iterator[Finding]:
        if self._wants("solutions", "candidates"):
            yield from self._counted()
        yield from self._ways(unique=False)
        if self._wants("suggestions"):
            yield suggest(self.puzzle, self.control)

    def _counted(self) -> Iterator[Finding]:
        candidates = _solutions.cover(self.puzzle, Control(self._share(0.3), self.control))
        if self._wants("candidates"):
            yield candidates
        patience = Control(min(COUNTING, self._share(0.3)), self.control)
        number, candidates = _solutions.count(self.puzzle, candidates, patience)
        yield from self._with_reason(number)
        if self._wants("candidates"):
            yield candidates


def rate(puzzle: Puzzle, control: Control) -> Rating:
    """The rating of a puzzle that has one solution."""
    if is_on_classic(puzzle) and not puzzle.allowed:
        return rating.rate_lines(puzzle.givens, 1, control)[0]
    return rating.rate_unique(puzzle, control)


def is_partial(finding: Finding) -> bool:
    """Whether something is missing for lack of time."""
    match finding:
        case Candidates():
            partial = any(finding.undecided)
        case Clash():
            partial = not finding.minimal
        case Way():
            partial = finding.stopped
        case IdleRules():
            partial = finding.rules is None
        case Needless():
            partial = not finding.whole
        case Solutions() | Rating():
            partial = finding.status is Status.STOPPED
        case Suggestions():
            partial = not finding.suggestions
    return partial


@dataclass(frozen=True, slots=True)
class Analysis:
    """All that was found out about a puzzle; None where it does not apply, or was not asked for."""

    solutions: Solutions | None = None
    candidates: Candidates | None = None
    clash: Clash | None = None
    rating: Rating | None = None
    way: Way | None = None
    idle_rules: IdleRules | None = None
    needless: Needless | None = None
    suggestions: Suggestions | None = None


_NAMES: dict[type, PartName] = {
    Solutions: "solutions",
    Candidates: "candidates",
    Clash: "clash",
    Rating: "rating",
    Way: "way",
    IdleRules: "idle_rules",
    Needless: "needless",
    Suggestions: "suggestions",
}


def analyse(
    puzzle: Puzzle, control: Control | None = None, parts: Collection[PartName] = PARTS
) -> Analysis:
    """What there is to say about a puzzle, all at once."""
    found: dict[str, Any] = {
        _NAMES[type(finding)]: finding for finding in findings(puzzle, control, parts)
    }
    return Analysis(**found)
