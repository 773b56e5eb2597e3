"""What follows from what in a step, in order, so that words and pictures count the same way."""

from collections.abc import Sequence

from nonet.logic.step import Link, Mark, Role, Step


def paths_of(links: Sequence[Link]) -> list[list[Link]]:
    """The links of each branch: a new one begins where a chain does not go on by turns."""
    paths: list[list[Link]] = []
    for link in links:
        last = paths[-1][-1] if paths else None
        if last and last.end == link.start and last.strong != link.strong:
            paths[-1].append(link)
        else:
            paths.append([link])
    return paths


def net_branches(step: Step) -> list[list[Mark]]:
    """Each branch of a forcing net: its start, and the placements that follow, in order."""
    branches: list[list[Mark]] = []
    for mark in step.marks if step.technique.startswith("forcing_net") else ():
        if mark.role is Role.PIVOT:
            branches.append([])
        if mark.role in (Role.PIVOT, Role.PATTERN) and mark.digits:  # a dead end has no digit
            branches[-1].append(mark)
    return branches


def net_placements(step: Step) -> list[Mark]:
    """All that follows in a forcing net, branch after branch; number 1 is the first of them."""
    return [mark for _, *rest in net_branches(step) for mark in rest]
