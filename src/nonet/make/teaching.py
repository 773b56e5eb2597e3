"""Puzzles that teach a technique: the hardest on the ladder that they take, and needed early."""

from collections.abc import Mapping
from dataclasses import dataclass

from nonet.core.puzzle import Puzzle
from nonet.engine import Control
from nonet.errors import NonetError
from nonet.logic import LADDER, TECHNIQUES, Position, Step, names, walk
from nonet.make.span import Span

EARLY = 0.4
"""The technique must be needed before more than this share of the empty cells is filled."""

_LATE = {"bug_plus_1", "bug_plus_several", "avoidable_rectangle_1", "avoidable_rectangle_2"}
"""Techniques that live on what has been filled in."""

CAGES = {
    "cage_single_combination", "short_cage", "innie", "outie", "cage_combination",
    "cage_forced_digit", "innie_or_outie_of_several", "innies", "outies", "cage_splitting",
}  # fmt: skip

REGIONS = {"law_of_leftovers", "common_peers", "direct_claiming"}
"""What other boards than jigsaws hardly ever need: where boxes are three wide, whoever points has
found already whatever claiming would give at once."""

SAME: Mapping[str, str] = {
    "alternating_inference_chain": "discontinuous_nice_loop",
    "grouped_alternating_inference_chain": "grouped_discontinuous_nice_loop",
}
"""Techniques whose every step is found by another one, which comes before them everywhere."""

NEARLY_SAME: Mapping[str, str] = {
    "als_xz": "grouped_discontinuous_nice_loop",
    "als_xy_wing": "grouped_discontinuous_nice_loop",
    "als_chain": "grouped_discontinuous_nice_loop",
    "forcing_chain_verity": "forcing_chain_contradiction",
}
"""The same, but for steps that nobody has seen so far."""

LAST_RESORT = "forcing_net_contradiction"
"""What leaves hardly anything to techniques after it."""

HARDLY_EVER = {
    "unique_rectangle_5", "multi_colour_2", "death_blossom", "franken_x_wing",
    "franken_swordfish", "finned_franken_x_wing", "finned_franken_swordfish",
}  # fmt: skip
"""Techniques before it that long searches have found no puzzle for, either."""

GIVENS: Mapping[str, Span] = {
    "full_house": (58, 66),
    "hidden_single_in_box": (32, 38),
    "hidden_single": (26, 30),
}
USUAL_GIVENS = (24, 27)
"""How many givens suit a technique on the 9x9 board."""

SMALL_CAGES: Mapping[str | None, Span] = {
    "cage_single_combination": (1, 2),
    "innie": (1, 2),
    "outie": (1, 3),
}
"""How many cells cages have, where greater ones would take harder techniques."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Where a technique is needed for the first time, and what it does there."""

    position: Position
    step: Step
    share: float
    """How much of the empty cells is filled by then."""
    is_enough: bool = True
    """Whether nothing harder is needed afterwards."""

    @property
    def is_early(self) -> bool:
        """Whether most of the puzzle is still to be solved."""
        return self.share <= EARLY or self.step.technique in _LATE


def check_taught(name: str, board: str, *, has_cages: bool) -> None:
    """Refuses what no puzzle can teach, or none on this board."""
    if not isinstance(name, str) or name not in TECHNIQUES:
        raise NonetError("error.no_technique", name=name)
    if TECHNIQUES[name].joined:
        plain = LADDER[LADDER.index(TECHNIQUES[name]) - 1].name
        raise NonetError("error.joined_technique", name=name, plain=plain)
    check_own(name)
    if name in CAGES and not has_cages:
        raise NonetError("error.technique_of_cages", name=name, board=board)


def check_own(name: str) -> None:
    """Refuses what another technique does as well, and earlier."""
    if name in SAME:
        raise NonetError("error.same_technique", name=name, easier=SAME[name])


def why_rare(name: str) -> str:
    """Why hardly any puzzle needs the technique, to be added to a sentence; empty if it is not so.

    >>> why_rare("als_chain")
    ': grouped_discontinuous_nice_loop, which is easier, finds nearly all that it finds'
    """
    other = NEARLY_SAME.get(name)
    if other:
        return f": {other}, which is easier, finds nearly all that it finds"
    if name in HARDLY_EVER or name in _after(LAST_RESORT):
        return ": what comes before it on the ladder solves nearly all puzzles in which it is found"
    return ""


def _after(name: str) -> tuple[str, ...]:
    ladder = names(joined=False)
    return ladder[ladder.index(name) + 1 :]


def board_for(name: str) -> str:
    """The board to teach a technique on; what is no name at all is refused later, as one of 9x9."""
    if not isinstance(name, str):
        return "9x9"
    return "killer" if name in CAGES else "jigsaw" if name in REGIONS else "9x9"


def taught_up_to(name: str) -> tuple[str, ...]:
    """The techniques of the ladder, from the first to this one.

    >>> taught_up_to("hidden_single_in_box")
    ('full_house', 'hidden_single_in_box')
    """
    ladder = names(joined=False)
    return ladder[: ladder.index(name) + 1]


def is_taught(puzzle: Puzzle, name: str, control: Control | None = None) -> bool:
    """Whether the technique is needed early, and nothing harder at all."""
    moment = find_moment(puzzle, name, control)
    return moment is not None and moment.is_early


def find_moment(
    puzzle: Puzzle, name: str, control: Control | None = None, *, strict: bool = True
) -> Moment | None:
    """Where the technique is needed; None if it is not, or not enough (if strict), or when stopped.

    It is needed where all that comes before it on the ladder finds nothing more.
    """
    ladder = taught_up_to(name)
    position = Position.of(puzzle, unique=True)
    quick = walk(position, ladder, control, keep_steps=False)
    if name not in quick.counts or (strict and not quick.solved):
        return None
    empty = puzzle.givens.count(0)
    for step in walk(position, ladder, control).steps:
        if step.technique == name:
            filled = sum(map(bool, position.entries))
            return Moment(position, step, filled / empty, quick.solved)
        position = position.after(step)
    return None
