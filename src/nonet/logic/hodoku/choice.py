"""Which step of a technique HoDoKu takes where several are there, as far as that can be observed.

Subsets go by houses, boxes first; wings by their cells; chains by what they rule out, and the
shortest of them; all others are taken as they are found.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from nonet._native import Control
from nonet.core.shapes import CLASSIC
from nonet.logic import find_all
from nonet.logic.hodoku.points import POINTS
from nonet.logic.hodoku.singles import HOUSES
from nonet.logic.position import Position
from nonet.logic.step import Candidate, Role, Step

Key = Callable[[Position, Step], Any]
"""The step with the least key is taken, the first one of several."""

JOINED = (
    ("continuous_nice_loop", "discontinuous_nice_loop", "alternating_inference_chain"),
    (
        "grouped_continuous_nice_loop",
        "grouped_discontinuous_nice_loop",
        "grouped_alternating_inference_chain",
    ),
)
"""Techniques that are looked for together."""

LONGEST = 19
"""So many links an XY-chain of ten cells has, within its cells and between them."""

SINGLES = ("full_house", "naked_single", "hidden_single_in_box", "hidden_single")


def _groups() -> tuple[tuple[str, ...], ...]:
    """What is tried one after the other where no single is left."""
    group_of = {name: group for group in JOINED for name in group}
    groups = (group_of.get(name, (name,)) for name in POINTS if name not in SINGLES)
    return tuple(dict.fromkeys(groups))


GROUPS = _groups()


def choose(position: Position, control: Control) -> Step | None:
    """The step that is taken next; None where there is none, or the time is up."""
    for group in GROUPS:
        steps = [step for step in find_all(position, group, control) if _is_known(step)]
        if control.seconds_left == 0:
            return None
        if steps:
            key = KEYS.get(steps[0].technique, _as_found)
            return min(steps, key=lambda step: key(position, step))
    return None


def ruled_out(step: Step) -> Sequence[Candidate]:
    """What a step rules out, in the order in which it goes, which decides about later singles.

    Digit by digit; but locked pairs and triples go cell by cell, those of their line first.
    """
    if step.technique in ("locked_pair", "locked_triple"):
        line = HOUSES[_common_houses(_cells_of(step, Role.SET))[0]]
        return sorted(step.eliminations, key=lambda gone: (gone.cell not in line, gone))
    return sorted(step.eliminations, key=lambda gone: (gone.digit, gone.cell))


def _is_known(step: Step) -> bool:
    """Whether HoDoKu would find it under the same name.

    A pair that rules out candidates only where its line and its box cross is not a locked one,
    XY-chains have up to ten cells, and chains have no almost locked sets in them.
    """
    if step.technique == "locked_pair":
        common = _common_houses(_cells_of(step, Role.SET))
        return not all(set(HOUSES[n]).issuperset(_ruled_cells(step)) for n in common)
    if step.technique == "xy_chain":
        return len(step.links) <= LONGEST
    if step.technique in JOINED[1]:
        return all(mark.role is not Role.SET for mark in step.marks)
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


KEYS: Mapping[str, Key] = {
    **dict.fromkeys(("locked_pair", "locked_triple", "xy_wing"), _by_cells),
    **dict.fromkeys(("naked_pair", "naked_triple", "naked_quad"), _by_house),
    **dict.fromkeys(("hidden_pair", "hidden_triple", "hidden_quad"), _by_hidden_house),
    "skyscraper": _by_line,
    "w_wing": _by_wings,
    "hidden_rectangle": _by_floor,
    **dict.fromkeys(("turbot_fish", "remote_pair", "x_chain", "xy_chain"), _by_reach),
    **dict.fromkeys(("als_xz", "als_xy_wing", "als_chain"), _by_reach),
    **dict.fromkeys((*JOINED[0], *JOINED[1]), _by_reach),
}
"""Of those that are not taken as they are found."""
