"""What lessons teach: the techniques of the ladder, and what is special about boards and rules.

A skill is something to be found in a position. Most are a technique; others are a technique that
makes use of a diagonal, a window, two boards that overlap, or a rule of one kind.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

from nonet.catalogue import Language, text
from nonet.core.layout import House, Layout
from nonet.engine import Control
from nonet.logic import LADDER, Position, Role, Step, find_all
from nonet.logic.ladder import RULE_LADDER, Technique
from nonet.words import technique_idea, technique_name
from nonet.words.varieties import variety

_ONE_RULE = ("rule_limits", "rule_candidates", "rule_forced_digit", "rule_combinations")
_BY_TECHNIQUE = {technique.name: technique for technique in (*LADDER, *RULE_LADDER)}

_LINES = ("row", "column")

Test = Callable[[Layout, Step], bool]


@dataclass(frozen=True, slots=True)
class Skill:
    """Something to be found: by which techniques, and which of their steps it is.

    `test` is None where every step of the techniques is one.
    """

    name: str
    techniques: tuple[str, ...]
    test: Test | None = None

    def steps(self, position: Position, control: Control | None = None) -> list[Step]:
        """All steps in a position that are this skill."""
        found = find_all(position, self.techniques, control)
        return [step for step in found if self.fits(position.layout, step)]

    def fits(self, layout: Layout, step: Step) -> bool:
        """Whether a step is this skill."""
        return step.technique in self.techniques and (not self.test or self.test(layout, step))

    def calls(self, layout: Layout, step: Step) -> bool:
        """Whether a step has no name that says more than this skill's."""
        return self.test is not None or not variety(layout, step)

    @property
    def technique(self) -> Technique:
        """The easiest of its techniques, which says how hard it is."""
        return _BY_TECHNIQUE[self.techniques[0]]

    def title(self, language: Language) -> str:
        """What it is called."""
        if self.test is None:
            return technique_name(language, self.name)
        return text(language, f"variety.{self.name}.name")

    def idea(self, language: Language) -> str:
        """What it does, in a sentence."""
        if self.test is None:
            return technique_idea(language, self.name)
        return text(language, f"variety.{self.name}.idea")


@cache
def skills() -> dict[str, Skill]:
    """All skills by their names: techniques along the ladder, then boards, then rules."""
    taught = (Skill(technique.name, (technique.name,)) for technique in LADDER)
    return {skill.name: skill for skill in (*taught, *BOARD_SKILLS, *RULE_SKILLS)}


def rating_of(step: Step) -> int:
    """How hard the technique of a step is, in tenths."""
    return _BY_TECHNIQUE[step.technique].rating


def skill_of(layout: Layout, step: Step) -> str:
    """The name of the skill that a step is called by."""
    return variety(layout, step) or step.technique


def _uses(kind: str) -> Test:
    """Whether a house of the kind plays a part in a step."""

    def test(layout: Layout, step: Step) -> bool:
        return any(house.kind == kind for house in _houses(layout, step))

    return test


def _is_variety(name: str) -> Skill:
    techniques = {"dot_chain": ("rule_and_rule",), "balance_arrows": ("rule_balance",)}
    return Skill(
        name, techniques.get(name, _ONE_RULE), lambda layout, step: variety(layout, step) == name
    )


def _houses(layout: Layout, step: Step) -> Iterator[House]:
    numbers = {mark.house for mark in step.marks if mark.house is not None}
    return (house for number, house in enumerate(layout.houses) if number in numbers)


def _is_shared(layout: Layout, step: Step) -> bool:
    """Whether a step starts from a box that belongs to two boards."""
    boxes = [house for house in _houses(layout, step) if house.kind == "box"]
    return any(len(_lines_of(layout, house.cells[0])) > 2 for house in boxes)


def _needs_both(layout: Layout, step: Step) -> bool:
    """Whether what closes a shared box to a digit stands partly in one board, partly in the other.

    Each blocked cell names the boards whose lines block it; no board may be named by all of them.
    """
    blocked = {cell for mark in step.marks if mark.role is Role.BLOCKER for cell in mark.cells}
    if not _is_shared(layout, step) or not blocked:
        return False
    box = next(house for house in _houses(layout, step) if house.kind == "box")
    others = [cell for cell in box.cells if cell != step.placements[0].cell]
    boards = [
        {line.name.rsplit(" ", 2)[0] for line in _lines_of(layout, cell) if blocked & {*line.cells}}
        for cell in others
    ]
    return not set.intersection(*(found for found in boards if found))


def _lines_of(layout: Layout, cell: int) -> list[House]:
    return [house for house in layout.houses if house.kind in _LINES and cell in house.cells]


BOARD_SKILLS = (
    Skill("diagonal_single", ("hidden_single",), _uses("diagonal")),
    Skill("diagonal_locked", ("pointing", "claiming"), _uses("diagonal")),
    Skill("diagonal_reach", ("common_peers",), _uses("diagonal")),
    Skill("window_single", ("hidden_single",), _uses("window")),
    Skill("window_locked", ("pointing", "claiming"), _uses("window")),
    Skill("shared_single", ("hidden_single_in_box",), _needs_both),
    Skill("shared_locked", ("pointing",), _is_shared),
)
"""What is special about boards with diagonals, windows, and boxes that two boards share."""

RULE_SKILLS = (
    *(Skill(technique.name, (technique.name,)) for technique in RULE_LADDER),
    *map(
        _is_variety,
        (
            "thermometer_ends", "arrow_bounds", "dot_partners", "xv_partners", "whisper_polarity",
            "renban_window", "palindrome_mirror", "between_bounds", "region_sum_parts",
            "quadruple_corners", "little_killer_bounds", "sandwich_ends", "x_sum_start",
            "skyscraper_view", "dot_chain", "balance_arrows",
        ),
    ),
)  # fmt: skip
"""What follows from rules: of any kind, then what people have names for."""
