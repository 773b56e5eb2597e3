"""Solving like a person: steps of named techniques, from any position, never from the solution."""

from collections.abc import Iterable

from nonet._native import Control, technique_names
from nonet.core.masks import digits_in
from nonet.core.puzzle import Puzzle
from nonet.errors import NonetError
from nonet.logic.blockers import all_with_blockers, with_blockers
from nonet.logic.ladder import LADDER, RULE_LADDER, SINGLES, TECHNIQUES, Technique, names
from nonet.logic.position import Position, compiled
from nonet.logic.step import ROLES, Candidate, Link, Mark, Node, Role, Step, Walk

__all__ = [
    "LADDER",
    "RULE_LADDER",
    "SINGLES",
    "TECHNIQUES",
    "Candidate",
    "Link",
    "Mark",
    "Node",
    "Position",
    "Role",
    "Step",
    "Technique",
    "Walk",
    "find_all",
    "first_steps",
    "names",
    "next_step",
    "walk",
]

_NAMES = tuple(technique_names())
_NUMBERS = {name: number for number, name in enumerate(_NAMES)}
_RawStep = tuple[
    int,
    list[tuple[int, int]],
    list[tuple[int, int]],
    list[tuple[int, list[int], int, int]],
    list[tuple[tuple[int, list[int]], tuple[int, list[int]], bool]],
]


def find_all(
    position: Position | Puzzle,
    techniques: Iterable[str] | None = None,
    control: Control | None = None,
) -> list[Step]:
    """Every step that the techniques find, in their order.

    Without `techniques` they are all of the ladder, but those that rely on the puzzle having one
    solution only where the position says that it has.
    """
    position = _as_position(position)
    chosen = names(unique=position.unique) if techniques is None else techniques
    return _find(position, chosen, control, only_first=False)


def next_step(
    position: Position | Puzzle,
    techniques: Iterable[str] | None = None,
    control: Control | None = None,
) -> Step | None:
    """The easiest step, or None where the techniques find nothing (or the time is up)."""
    position = _as_position(position)
    chosen = first_steps(position) if techniques is None else techniques
    return next(iter(_find(position, chosen, control, only_first=True)), None)


def walk(
    position: Position | Puzzle,
    techniques: Iterable[str] | None = None,
    control: Control | None = None,
    *,
    keep_steps: bool = True,
) -> Walk:
    """The whole way, always by the easiest step, as far as the techniques lead."""
    position = _as_position(position)
    chosen = first_steps(position) if techniques is None else techniques
    steps, counts, digits, solved, stopped = compiled(position.layout).walk(
        *position.native, _numbers(chosen), keep_steps, control or Control()
    )
    used = {name: count for name, count in zip(_NAMES, counts, strict=True) if count}
    way = all_with_blockers(position.layout, position.digits, map(_step, steps))
    return Walk(tuple(way), used, digits, solved, stopped)


def first_steps(position: Position) -> tuple[str, ...]:
    """What is tried, in this order, where the next step is asked for: always the easiest first."""
    return names(unique=position.unique, joined=False)


def _find(
    position: Position,
    techniques: Iterable[str],
    control: Control | None,
    *,
    only_first: bool,
) -> list[Step]:
    found = compiled(position.layout).find(
        *position.native, _numbers(techniques), only_first, control or Control()
    )
    layout, digits = position.layout, position.digits
    return [with_blockers(layout, digits, _step(raw)) for raw in found]


def _as_position(position: Position | Puzzle) -> Position:
    return Position.of(position) if isinstance(position, Puzzle) else position


def _numbers(techniques: Iterable[str]) -> list[int]:
    chosen = list(techniques)
    for name in chosen:
        if name not in _NUMBERS:
            raise NonetError("error.no_technique", name=name)
    return [_NUMBERS[name] for name in chosen]


def _step(raw: _RawStep) -> Step:
    technique, placements, eliminations, marks, links = raw
    return Step(
        _NAMES[technique],
        tuple(Candidate(*pair) for pair in placements),
        tuple(Candidate(*pair) for pair in eliminations),
        tuple(_mark(*mark) for mark in marks),
        tuple(_link(*link) for link in links),
    )


def _mark(role: int, cells: list[int], digits: int, house: int) -> Mark:
    number = None if house < 0 else house
    marked = ROLES[role], tuple(cells), tuple(digits_in(digits))
    is_rule = ROLES[role] is Role.RULE
    return Mark(*marked, rule=number) if is_rule else Mark(*marked, house=number)


def _link(start: tuple[int, list[int]], end: tuple[int, list[int]], strong: bool) -> Link:
    return Link(Node(start[0], tuple(start[1])), Node(end[0], tuple(end[1])), strong)
