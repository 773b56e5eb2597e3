"""Which step is told: the easiest, and of several that are as easy the one seen first."""

from nonet import logic
from nonet.hints.question import Question
from nonet.logic import TECHNIQUES, Step
from nonet.logic.levels import LEVELS

_AT_A_GLANCE = LEVELS.index("tricky")
"""Up to this level all steps of a technique are found at once, and the nearest is chosen."""


def choose_step(question: Question) -> Step | None:
    """The easiest step by the ladder; of several the one that the notes show already, or the one
    nearest to the player's last move."""
    step = logic.next_step(question.position, _order(question), question.control)
    if step is None or not _may_vary(question, step):
        return step
    steps = logic.find_all(question.position, [step.technique], question.control) or [step]
    return min(steps, key=lambda one: (not _is_noted(question, one), _distance(question, one)))


def _order(question: Question) -> tuple[str, ...]:
    """The ladder; a naked single that the notes show comes first of its level."""
    order = logic.first_steps(question.position)
    if not any(mask.bit_count() == 1 for mask in question.notes):
        return order
    single = TECHNIQUES["naked_single"]
    places = [number for number, name in enumerate(order) if _is_of_level(name, single.level)]
    before, after = order[: places[0]], order[places[0] :]
    return (*before, single.name, *(name for name in after if name != single.name))


def _is_of_level(name: str, level: str) -> bool:
    return name in TECHNIQUES and TECHNIQUES[name].level == level


def _may_vary(question: Question, step: Step) -> bool:
    if step.technique == "naked_single":
        return True
    technique = TECHNIQUES.get(step.technique)
    is_quick = technique is not None and LEVELS.index(technique.level) <= _AT_A_GLANCE
    return question.near is not None and is_quick


def _is_noted(question: Question, step: Step) -> bool:
    """Whether it is a cell in which the player has noted one digit only."""
    if step.technique != "naked_single":
        return False
    return question.notes[step.placements[0].cell].bit_count() == 1


def _distance(question: Question, step: Step) -> float:
    """How far the step is from the player's last move: nearest is what shares a house with it."""
    if question.near is None:
        return 0.0
    layout = question.puzzle.layout
    row, column = layout.positions[question.near]
    near = (question.near, *layout.peers[question.near])
    cells = {candidate.cell for candidate in (*step.placements, *step.eliminations)}

    def away(cell: int) -> float:
        other_row, other_column = layout.positions[cell]
        steps = max(abs(row - other_row), abs(column - other_column))
        return steps if cell in near else steps + max(layout.row_count, layout.column_count)

    return min(map(away, cells))
