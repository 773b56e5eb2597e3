"""What a step is made of: the cells to be found, and how hard it is to see."""

from nonet.logic import Mark, Role, Step

_SCENERY = (Role.HOUSE, Role.BASE, Role.COVER, Role.BLOCKER, Role.WAYS)
"""What only says where to look, or why."""


def pattern_cells(step: Step) -> tuple[int, ...]:
    """The cells that a player would point at to show the step."""
    marked = [cell for mark in loose_marks(step) for cell in mark.cells]
    linked = [cell for link in step.links for node in (link.start, link.end) for cell in node.cells]
    placed = [cell for cell, _ in step.placements]
    return tuple(sorted({*marked, *linked} or {*placed}))


def loose_marks(step: Step) -> list[Mark]:
    """The marks that are cells of the pattern rather than houses around it."""
    return [mark for mark in step.marks if mark.role not in _SCENERY]


def clutter_of(step: Step) -> float:
    """How much there is to see at once: the less the easier."""
    marked = sum(len(mark.cells) * max(1, len(mark.digits)) for mark in loose_marks(step))
    houses = len(step.marks) - len(loose_marks(step))
    return 5 * len(step.links) + marked / 2 + 4 * houses


def is_typical(step: Step) -> bool:
    """Whether the step shows what is special about its technique, and is not a simpler one."""
    nodes = [node for link in step.links for node in (link.start, link.end)]
    name = step.technique
    if name in ("x_chain", "xy_chain"):
        return len(step.links) >= 5
    if name.startswith("grouped"):
        has_set = any(mark.role is Role.SET for mark in step.marks)
        return len(step.links) >= 3 and (has_set or any(len(node.cells) > 1 for node in nodes))
    if name.endswith(("nice_loop", "inference_chain")):
        return len(step.links) >= 3 and len({node.digit for node in nodes}) > 1
    if name == "als_xz":
        return len(step.links) == 1 and any(len(mark.cells) > 1 for mark in step.marks)
    return True
