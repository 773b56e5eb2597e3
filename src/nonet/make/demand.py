"""What a recipe demands of the logic: ratings, techniques that are allowed, one that is needed."""

from collections.abc import Iterable
from enum import Enum
from functools import cache
from math import inf

from nonet.core.puzzle import Puzzle
from nonet.engine import Control
from nonet.errors import NonetError
from nonet.logic import LADDER, Position, walk
from nonet.logic.levels import LEVELS, Level, hardest_of
from nonet.logic.scale import BEYOND, SCALE
from nonet.make.teaching import CAGES, SAME, check_own

ORDER = tuple(one.name for one in LADDER if not one.joined)
"""All techniques, from the easiest to the hardest."""

_TENTH = 0.1

AGREED = 44
"""Up to here, in tenths, the scale and Sudoku Explainer have the same techniques and ratings."""

_EXPLAINED = (*range(45, 63), *range(65, 120))
"""What ratings Sudoku Explainer gives beyond that: loops and graves, then chains of any length."""


def checked_techniques(names: Iterable[str]) -> tuple[str, ...]:
    """The techniques from the easiest to the hardest, each once."""
    chosen = {names} if isinstance(names, str) else _names(names)
    for name in sorted(chosen.difference(ORDER), key=str):
        raise NonetError("error.no_technique", name=name)
    return tuple(name for name in ORDER if name in chosen)


def _names(names: Iterable[str]) -> set[str]:
    try:
        return set(names)
    except TypeError as error:
        raise NonetError("error.no_technique", name=names) from error


def check_needed(name: str, allowed: Iterable[str], board: str, *, has_cages: bool) -> None:
    """Refuses what no puzzle can need where these techniques are allowed, or none on this board."""
    checked_techniques([name])
    if name in SAME and SAME[name] in (tuple(allowed) or ORDER):
        check_own(name)
    if name == "full_house":
        raise NonetError("error.needs_full_house")
    if name in CAGES and not has_cages:
        raise NonetError("error.technique_of_cages", name=name, board=board)


def ratings_near(span: tuple[float, float], *, is_classic: bool) -> list[float]:
    """The ratings next to a span that no puzzle has; none if there are some within it.

    >>> ratings_near((1.3, 1.4), is_classic=True), ratings_near((3.0, 3.4), is_classic=True)
    ([1.2, 1.5], [])
    """
    tenths = [round(10 * bound) if bound < inf else BEYOND for bound in span]
    known = sorted({0, *_steps(is_classic=is_classic)})
    if any(tenths[0] <= one <= tenths[1] for one in known):
        return []
    below = [one / 10 for one in known if one < tenths[0]][-1:]
    return below + [one / 10 for one in known if one > tenths[1]][:1]


def _steps(*, is_classic: bool) -> Iterable[int]:
    if not is_classic:
        return (*SCALE.values(), BEYOND)
    agreed = (tenths for name, tenths in SCALE.items() if tenths <= AGREED and name not in CAGES)
    return (*agreed, *_EXPLAINED)


def reach_of(needs: str | None, allows: Iterable[str], *, is_classic: bool) -> tuple[float, float]:
    """The least and the greatest ER of puzzles with this technique needed, and these allowed.

    >>> reach_of("x_wing", (), is_classic=True), reach_of("jellyfish", (), is_classic=True)
    ((3.2, 3.2), (4.5, inf))
    """
    tenths = [SCALE.get(name, BEYOND) for name in allows or filter(None, [needs])]
    most = max(tenths, default=BEYOND)
    is_known = most <= AGREED or not (is_classic or most == BEYOND)
    hardest = most / 10 if is_known else inf
    if needs is None or allows:
        return 0.0, hardest
    return min(tenths[0], AGREED + 1 if is_classic else BEYOND) / 10, hardest


@cache
def ratings_of(level: Level) -> tuple[float, float]:
    """The least and the greatest ER of a level.

    >>> ratings_of("beginner"), ratings_of("tricky"), ratings_of("beyond")
    ((0.0, 1.2), (2.6, 3.4), (9.1, inf))
    """
    number = LEVELS.index(level)
    least = round(hardest_of(LEVELS[number - 1]) + _TENTH, 1) if number else 0.0
    return least, hardest_of(level)


def is_solved_by(puzzle: Puzzle, names: Iterable[str], control: Control) -> bool:
    """Whether these techniques, and filling the last cell of a house, lead to the solution."""
    position = Position.of(puzzle, unique=True)
    return walk(position, _ordered(names), control, keep_steps=False).solved


class Need(Enum):
    """How much a puzzle has to do with a technique."""

    FULL = "full"
    """It leads to the end, and nothing does without it."""
    WITH_OTHERS = "with others"
    """It is needed, but not enough."""
    SPARE = "spare"
    """It can be used on the way, but nobody has to."""
    NONE = "none"


def is_needed(puzzle: Puzzle, name: str, allowed: Iterable[str], control: Control) -> bool:
    """Whether what is allowed, or else all that is easier, leads to the end only with this one."""
    return need_of(puzzle, name, allowed, control) is Need.FULL


def need_of(puzzle: Puzzle, name: str, allowed: Iterable[str], control: Control) -> Need:
    """The same in degrees."""
    easier = _ordered(allowed or ORDER[: ORDER.index(name)])
    others = [other for other in easier if other != name]
    position = Position.of(puzzle, unique=True)

    def leads(techniques: list[str]) -> tuple[bool, bool]:
        """Whether they lead to the end, and whether it is one of them."""
        way = walk(position, techniques, control, keep_steps=False)
        return way.solved, name in way.counts

    # the last resort is used only where all others are at an end, so one way tells everything
    solved, used = leads([*others, name])
    if used:
        return Need.FULL if solved else Need.WITH_OTHERS
    return Need.SPARE if solved and leads([name, *others])[1] else Need.NONE


def _ordered(names: Iterable[str]) -> list[str]:
    """These techniques with those that go without saying, from the easiest to the hardest."""
    chosen = {"full_house", *names}
    if "hidden_single" in chosen:
        chosen.add("hidden_single_in_box")
    return [name for name in ORDER if name in chosen]
