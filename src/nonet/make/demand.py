"""What a recipe demands of the logic: ratings, techniques that are allowed, one that is needed."""

from collections.abc import Iterable
from functools import cache

from nonet.core.puzzle import Puzzle
from nonet.engine import Control
from nonet.errors import NonetError
from nonet.logic import LADDER, Position, walk
from nonet.logic.levels import LEVELS, Level, hardest_of
from nonet.logic.scale import SCALE

ORDER = (
    *SCALE,
    *(one.name for one in LADDER if one.name not in SCALE and not one.joined),
)
"""All techniques, from the easiest to the hardest."""

_TENTH = 0.1


def checked_techniques(names: Iterable[str]) -> tuple[str, ...]:
    """The techniques from the easiest to the hardest, each once."""
    chosen = {names} if isinstance(names, str) else set(names)
    for name in sorted(chosen.difference(ORDER)):
        raise NonetError(
            f"{name!r} is no technique; right would be, for example, naked_pair or x_wing "
            "(docs/ratings.md has them all)"
        )
    return tuple(name for name in ORDER if name in chosen)


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


def is_needed(puzzle: Puzzle, name: str, allowed: Iterable[str], control: Control) -> bool:
    """Whether what is allowed, or else all that is easier, leads to the end only with this one."""
    own = [one for one in _ordered([name]) if one != "full_house"]
    easier = _ordered(allowed or ORDER[: ORDER.index(name)])
    others = [other for other in easier if other not in own]
    # the last resort is used only where all others are at an end, so one way tells everything
    position = Position.of(puzzle, unique=True)
    way = walk(position, [*others, *own], control, keep_steps=False)
    return way.solved and any(one in way.counts for one in own)


def _ordered(names: Iterable[str]) -> list[str]:
    """These techniques with those that go without saying, from the easiest to the hardest."""
    chosen = {"full_house", *names}
    if "hidden_single" in chosen:
        chosen.add("hidden_single_in_box")
    return [name for name in ORDER if name in chosen]
