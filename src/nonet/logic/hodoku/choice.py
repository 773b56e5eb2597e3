"""Which step of a technique HoDoKu takes where several are there, and in which order it goes on.

Subsets go by houses, boxes first; wings by their cells; chains by what they rule out, and the
shortest of them; all others are taken as they are found. The order in which candidates are ruled
out decides which singles come first afterwards.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from nonet._native import (
    Control,
    hodoku_forcing_chain,
    hodoku_nice_loop,
    hodoku_remote_pair,
    hodoku_x_chain,
    hodoku_xy_chain,
)
from nonet.core.shapes import CLASSIC
from nonet.logic import find_all
from nonet.logic.hodoku.points import POINTS
from nonet.logic.hodoku.singles import HOUSES
from nonet.logic.position import Position
from nonet.logic.step import Candidate, Role, Step

OwnSearch = Callable[[Position, Sequence[str], Control], "Choice | None"]
"""Takes the names of a group of techniques, too."""

Key = Callable[[Position, Step], Any]
"""The step with the least key is taken, the first one of several."""

JOINED = (
    ("continuous_nice_loop", "discontinuous_nice_loop", "alternating_inference_chain"),
    (
        "grouped_continuous_nice_loop",
        "grouped_discontinuous_nice_loop",
        "grouped_alternating_inference_chain",
    ),
    ("forcing_chain_contradiction", "forcing_chain_verity"),
    ("forcing_net_contradiction", "forcing_net_verity"),
)
"""Techniques that are looked for together."""

NAKED = ("locked_pair", "locked_triple", "naked_pair", "naked_triple", "naked_quad")
HIDDEN = ("hidden_pair", "hidden_triple", "hidden_quad")
SINGLES = ("full_house", "naked_single", "hidden_single_in_box", "hidden_single")



class Choice(NamedTuple):
    """What is done next."""

    technique: str
    eliminations: Sequence[Candidate]
    """In this order."""
    placements: Sequence[Candidate] = ()


def _groups() -> tuple[tuple[str, ...], ...]:
    """What is tried one after the other where no single is left."""
    group_of = {name: group for group in JOINED for name in group}
    groups = (group_of.get(name, (name,)) for name in POINTS if name not in SINGLES)
    return tuple(dict.fromkeys(groups))


GROUPS = _groups()


def choose(position: Position, control: Control) -> Choice | None:
    """What is done next; None where there is nothing, or the time is up."""
    for group in GROUPS:
        if control.seconds_left == 0:
            return None
        choice = OWN_SEARCHES.get(group, _first_of)(position, group, control)
        if choice:
            return choice
    return None


def _first_of(position: Position, group: Sequence[str], control: Control) -> Choice | None:
    steps = [step for step in find_all(position, group, control) if _is_known(step)]
    if not steps or control.seconds_left == 0:
        return None
    key = KEYS.get(steps[0].technique, _as_found)
    step = min(steps, key=lambda step: key(position, step))
    return Choice(step.technique, ruled_out(step), step.placements)


def ruled_out(step: Step) -> Sequence[Candidate]:
    """What a step rules out, in the order in which it goes.

    Digit by digit; but naked sets go house by house, then cell by cell, as hidden ones do.
    """
    if step.technique in NAKED:
        houses = _common_houses(_cells_of(step, Role.SET))
        return sorted(step.eliminations, key=lambda gone: (_first_with(houses, gone.cell), gone))
    if step.technique in HIDDEN:
        return sorted(step.eliminations)
    return sorted(step.eliminations, key=lambda gone: (gone.digit, gone.cell))


def _first_with(houses: Iterable[int], cell: int) -> int:
    return next(house for house in houses if cell in HOUSES[house])


def _is_known(step: Step) -> bool:
    """Whether HoDoKu would find it under the same name.

    A pair that rules out candidates only where its line and its box cross is not a locked one.
    """
    if step.technique == "locked_pair":
        common = _common_houses(_cells_of(step, Role.SET))
        return not all(set(HOUSES[n]).issuperset(_ruled_cells(step)) for n in common)
    return True


def _cells_of(step: Step, *roles: Role) -> list[int]:
    return sorted({cell for mark in step.marks if mark.role in roles for cell in mark.cells})


def _ruled_cells(step: Step) -> set[int]:
    return {cell for cell, _ in step.eliminations}


def _common_houses(cells: Iterable[int]) -> list[int]:
    cells = set(cells)
    return [number for number, house in enumerate(HOUSES) if cells.issubset(house)]


def _as_found(_position: Position, _step: Step) -> int:
    return 0


def _by_cells(_position: Position, step: Step) -> list[int]:
    return _cells_of(step, Role.PIVOT, Role.WING, Role.SET)


def _by_house(_position: Position, step: Step) -> int:
    """Boxes, then rows, then columns."""
    ruled = _ruled_cells(step)
    cells = _cells_of(step, Role.SET)
    touched = (n for n in _common_houses(cells) if not ruled.isdisjoint(HOUSES[n]))
    return min(map(_boxes_first, touched), default=0)


def _by_hidden_house(position: Position, step: Step) -> int:
    """The same, where the digits have no other place in the house."""
    cells = _cells_of(step, Role.SET)
    digits = {digit for mark in step.marks if mark.role is Role.SET for digit in mark.digits}
    houses = (n for n in _common_houses(cells) if _are_hidden(position, digits, cells, n))
    return min(map(_boxes_first, houses), default=0)


def _are_hidden(
    position: Position, digits: Iterable[int], cells: Sequence[int], house: int
) -> bool:
    mask = sum(1 << (digit - 1) for digit in digits)
    others = (cell for cell in HOUSES[house] if cell not in cells)
    return not any(position.candidates[cell] & mask for cell in others)


def _boxes_first(house: int) -> int:
    return (house + 9) % 27


def _by_line(_position: Position, step: Step) -> bool:
    """Rows before columns."""
    first = next(mark.house for mark in step.marks if mark.house is not None)
    return first >= CLASSIC.size


def _by_wings(_position: Position, step: Step) -> tuple[Sequence[int], int]:
    """By the two cells, then by the digit that goes."""
    return _cells_of(step, Role.WING), min(digit for _, digit in step.eliminations)


def _by_floor(_position: Position, step: Step) -> Sequence[int]:
    """By the cells that hold nothing but the two digits."""
    return _cells_of(step, Role.FLOOR)


def _by_reach(_position: Position, step: Step) -> tuple[int, int, Sequence[Candidate]]:
    """What rules out most comes first, then the shortest."""
    return -len(step.eliminations), len(step.links), sorted(step.eliminations)


def _by_short_chain(
    search: Callable[[Sequence[int], bytes], Sequence[tuple[int, int]]],
) -> OwnSearch:
    def choose(position: Position, group: Sequence[str], _control: Control) -> Choice | None:
        gone = search(position.candidates, position.digits)
        return Choice(group[0], _as_candidates(gone)) if gone else None

    return choose


def _nice_loop(position: Position, group: Sequence[str], _control: Control) -> Choice | None:
    grouped = "grouped_" if group == JOINED[1] else ""
    kind, gone = hodoku_nice_loop(position.candidates, position.digits, bool(grouped))
    return Choice(grouped + kind, _as_candidates(gone)) if gone else None


def _forcing_chain(position: Position, group: Sequence[str], _control: Control) -> Choice | None:
    placed, gone = hodoku_forcing_chain(position.candidates, position.digits)
    if not placed and not gone:
        return None
    return Choice(group[0], _as_candidates(gone), _as_candidates(placed))


def _as_candidates(pairs: Iterable[tuple[int, int]]) -> list[Candidate]:
    return [Candidate(*pair) for pair in pairs]


KEYS: Mapping[str, Key] = {
    **dict.fromkeys(("locked_pair", "locked_triple", "xy_wing"), _by_cells),
    **dict.fromkeys(("naked_pair", "naked_triple", "naked_quad"), _by_house),
    **dict.fromkeys(("hidden_pair", "hidden_triple", "hidden_quad"), _by_hidden_house),
    "skyscraper": _by_line,
    "w_wing": _by_wings,
    "hidden_rectangle": _by_floor,
    **dict.fromkeys(("turbot_fish", "als_xz", "als_xy_wing", "als_chain"), _by_reach),
}
"""Of those that are not taken as they are found."""

OWN_SEARCHES: Mapping[tuple[str, ...], OwnSearch] = {
    ("remote_pair",): _by_short_chain(hodoku_remote_pair),
    ("x_chain",): _by_short_chain(hodoku_x_chain),
    ("xy_chain",): _by_short_chain(hodoku_xy_chain),
    **dict.fromkeys(JOINED[:2], _nice_loop),
    JOINED[2]: _forcing_chain,
}
"""Of those that depend on the order in which HoDoKu looks for them."""
