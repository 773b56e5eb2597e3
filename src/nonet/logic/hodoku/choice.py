"""Which step of a technique HoDoKu takes where several are there, and in which order it goes on.

Sets, chains and almost locked sets have searches of their own, as it is the order of the search
that decides; of the others some go by their cells, and most are taken as they are found. The order
in which candidates are ruled out decides which singles come first afterwards.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from nonet._native import (
    Control,
    hodoku_als_chain,
    hodoku_als_xy_wing,
    hodoku_als_xz,
    hodoku_forcing_chain,
    hodoku_nice_loop,
    hodoku_remote_pair,
    hodoku_sue_de_coq,
    hodoku_x_chain,
    hodoku_xy_chain,
)
from nonet.core.shapes import CLASSIC
from nonet.logic import find_all
from nonet.logic.hodoku.points import POINTS
from nonet.logic.hodoku.subsets import hidden_set, naked_set
from nonet.logic.position import Position
from nonet.logic.step import Candidate, Role, Step

OwnSearch = Callable[[Position, Sequence[str], Control], "Choice | None"]
"""Takes the names of a group of techniques, too."""

Pairs = Sequence[tuple[int, int]]

Key = Callable[[Step], Any]
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
    steps = find_all(position, group, control)
    if not steps or control.seconds_left == 0:
        return None
    step = min(steps, key=KEYS.get(steps[0].technique, _as_found))
    return Choice(step.technique, _ruled_out(step), step.placements)


def _ruled_out(step: Step) -> Sequence[Candidate]:
    """What a step rules out, in the order in which it goes: most often digit by digit."""
    if step.technique == "unique_rectangle_3":
        return sorted(step.eliminations)
    return sorted(step.eliminations, key=lambda gone: (gone.digit, gone.cell))


def _cells_of(step: Step, *roles: Role) -> list[int]:
    return sorted({cell for mark in step.marks if mark.role in roles for cell in mark.cells})


def _as_found(_step: Step) -> int:
    return 0


def _by_cells(step: Step) -> list[int]:
    return _cells_of(step, Role.PIVOT, Role.WING, Role.SET)


def _by_line(step: Step) -> bool:
    """Rows before columns."""
    first = next(mark.house for mark in step.marks if mark.house is not None)
    return first >= CLASSIC.size


def _by_wings(step: Step) -> tuple[Sequence[int], int]:
    """By the two cells, then by the digit that goes."""
    return _cells_of(step, Role.WING), min(digit for _, digit in step.eliminations)


def _by_floor(step: Step) -> Sequence[int]:
    """By the cells that hold nothing but the two digits."""
    return _cells_of(step, Role.FLOOR)


def _by_reach(step: Step) -> tuple[int, int, Sequence[Candidate]]:
    """What rules out most comes first, then the shortest."""
    return -len(step.eliminations), len(step.links), sorted(step.eliminations)


def _by_search(search: Callable[[Sequence[int], bytes], Pairs]) -> OwnSearch:
    def choose(position: Position, group: Sequence[str], _control: Control) -> Choice | None:
        gone = search(position.candidates, position.digits)
        return Choice(group[0], _as_candidates(gone)) if gone else None

    return choose


def _naked(count: int, *, locked: bool = False) -> OwnSearch:
    return _by_search(lambda masks, _digits: naked_set(masks, count, locked=locked))


def _hidden(count: int) -> OwnSearch:
    return _by_search(lambda masks, _digits: hidden_set(masks, count))


def _als_chain(position: Position, group: Sequence[str], control: Control) -> Choice | None:
    gone = hodoku_als_chain(position.candidates, position.digits, control)
    return Choice(group[0], _as_candidates(gone)) if gone and control.seconds_left else None


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
    "xy_wing": _by_cells,
    "skyscraper": _by_line,
    "w_wing": _by_wings,
    "hidden_rectangle": _by_floor,
    "turbot_fish": _by_reach,
}
"""Of those that are not taken as they are found."""

OWN_SEARCHES: Mapping[tuple[str, ...], OwnSearch] = {
    ("locked_pair",): _naked(2, locked=True),
    ("locked_triple",): _naked(3, locked=True),
    ("naked_pair",): _naked(2),
    ("naked_triple",): _naked(3),
    ("naked_quad",): _naked(4),
    ("hidden_pair",): _hidden(2),
    ("hidden_triple",): _hidden(3),
    ("hidden_quad",): _hidden(4),
    ("remote_pair",): _by_search(hodoku_remote_pair),
    ("sue_de_coq",): _by_search(hodoku_sue_de_coq),
    ("x_chain",): _by_search(hodoku_x_chain),
    ("xy_chain",): _by_search(hodoku_xy_chain),
    ("als_xz",): _by_search(hodoku_als_xz),
    ("als_xy_wing",): _by_search(hodoku_als_xy_wing),
    ("als_chain",): _als_chain,
    **dict.fromkeys(JOINED[:2], _nice_loop),
    JOINED[2]: _forcing_chain,
}
"""Of those that depend on the order in which HoDoKu looks for them."""
