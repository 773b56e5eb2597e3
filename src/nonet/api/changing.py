"""What Nonet does to a puzzle for its setter: fill in, thin out, complete, relevel, turn."""

from collections.abc import Collection
from typing import TYPE_CHECKING, cast

from nonet.api.arguments import (
    CellLike,
    PuzzleLike,
    as_cell,
    as_control,
    as_number,
    as_puzzle,
    as_seed,
)
from nonet.catalogue import Message
from nonet.core.puzzle import Puzzle
from nonet.engine import Control
from nonet.errors import NonetError
from nonet.logic.levels import LEVELS, Level

if TYPE_CHECKING:  # not needed before somebody sets a puzzle
    from nonet.studio import Change, Turn

PATIENCE = 20.0
"""Seconds that a change may take where neither deadline nor control says otherwise."""


def fill(
    puzzle: PuzzleLike,
    *,
    seed: int | None = 0,
    deadline: float | None = None,
    control: Control | None = None,
) -> "Change":
    """All cells filled in with a random solution; `change.why` says why there is none.

    >>> from nonet import is_solution
    >>> is_solution("." * 81, fill("." * 81, seed=7).givens)
    True
    """
    from nonet import studio  # noqa: PLC0415  (not needed before somebody sets a puzzle)

    return studio.fill(as_puzzle(puzzle), as_seed(seed), _control(deadline, control))


def thin_out(
    puzzle: PuzzleLike,
    *,
    seed: int | None = 0,
    symmetry: str = "none",
    least: int = 0,
    keep: Collection[CellLike] = (),
    deadline: float | None = None,
    control: Control | None = None,
) -> "Change":
    """As few givens as the only solution needs, or `least`; the cells of `keep` stay given.

    >>> change = thin_out("1234341221434321", seed=1, keep=["r1c1"])
    >>> change.givens[0], change.givens.count(0) > 8
    (1, True)
    """
    from nonet import studio  # noqa: PLC0415  (as above)

    read = as_puzzle(puzzle)
    if isinstance(keep, str) or not isinstance(keep, Collection):
        raise NonetError("error.expected", where="keep", wanted=Message("wanted.cells"), got=keep)
    cells = [as_cell(read.layout, cell) for cell in keep]
    return studio.thin_out(
        read,
        as_seed(seed),
        _as_name(symmetry, "symmetry"),
        as_number(least, "least", 0),
        cells,
        _control(deadline, control),
    )


def complete(
    puzzle: PuzzleLike, *, deadline: float | None = None, control: Control | None = None
) -> "Change":
    """One solution by the fewest further givens.

    >>> complete("1...34......4...").givens.count(0)
    11
    """
    from nonet import studio  # noqa: PLC0415  (as above)

    return studio.complete(as_puzzle(puzzle), _control(deadline, control))


def change_level(
    puzzle: PuzzleLike,
    level: Level,
    *,
    seed: int | None = 0,
    symmetry: str = "none",
    same_pattern: bool = False,
    deadline: float | None = None,
    control: Control | None = None,
) -> "Change":
    """Another level by other givens of the same solution, or by other digits in the same cells.

    Where no such puzzle is found, the nearest that was, and `change.why`.
    """
    from nonet import studio  # noqa: PLC0415  (as above)

    if level not in LEVELS:
        raise NonetError("error.no_level", name=level, choices=LEVELS)
    return studio.change_level(
        as_puzzle(puzzle),
        level,
        as_seed(seed),
        _as_name(symmetry, "symmetry"),
        same_pattern,
        _control(deadline, control),
    )


def change_pattern(
    puzzle: PuzzleLike,
    *,
    seed: int | None = 0,
    deadline: float | None = None,
    control: Control | None = None,
) -> "Change":
    """Other digits in the cells that are given, with one solution under the rules of the puzzle."""
    from nonet import studio  # noqa: PLC0415  (as above)

    return studio.fill_pattern(as_puzzle(puzzle), as_seed(seed), _control(deadline, control))


def lay_rules(
    puzzle: PuzzleLike,
    wish: str,
    *,
    seed: int | None = 0,
    deadline: float | None = None,
    control: Control | None = None,
) -> "Change":
    """Rules of a kind that the solution keeps: `thermometer`, how many, how many cells each.

    >>> change = lay_rules("1234341221434321", "thermometer:1:3")
    >>> change.rules
    (Thermometer(cells=(9, 13, 12), slow=False),)
    >>> from nonet import read
    >>> change.applied_to(read("1234341221434321")).layout.rules == change.rules
    True
    """
    from nonet import studio  # noqa: PLC0415  (as above)

    return studio.lay(
        as_puzzle(puzzle), _as_name(wish, "wish"), as_seed(seed), _control(deadline, control)
    )


def turn(puzzle: PuzzleLike, how: str) -> Puzzle:
    """The puzzle turned or mirrored, rules and all: `rotate90`, `left_right`, `falling` and so on.

    >>> str(turn("12..............", "rotate90"))
    '...1...2........'
    """
    from nonet import studio  # noqa: PLC0415  (as above)

    return studio.turned(as_puzzle(puzzle), cast("Turn", _as_name(how, "how")))


def _control(deadline: float | None, control: Control | None) -> Control:
    return as_control(deadline, control) or Control(PATIENCE)


def _as_name(name: str, where: str) -> str:
    if not isinstance(name, str):
        raise NonetError("error.expected", where=where, wanted=Message("wanted.text"), got=name)
    return name
