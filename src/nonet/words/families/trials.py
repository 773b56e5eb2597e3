"""Sentences about forcing chains and nets, which try candidates, and about templates."""

from collections.abc import Iterator, Sequence

from nonet.logic.step import Link, Mark, Node, Role, Step
from nonet.words.families.chains import nodes_of, written_out
from nonet.words.families.pattern import Sentences, houses_of, mark_of, marks_of
from nonet.words.speaker import Speaker


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


def _choice(speaker: Speaker, cells: Sequence[int], digits: Sequence[int], step: Step) -> str:
    """Of which one must be right: the candidates of a cell, or the places of a digit."""
    if len(cells) == 1:
        cell = speaker.cell(cells[0])
        return speaker.say("step.choice_cell", cell=cell, digits=speaker.digits(digits))
    return speaker.say(
        "step.choice_house",
        house=speaker.houses(*houses_of(step, Role.HOUSE)),
        digit=speaker.digit(digits[0]),
        cells=speaker.cells(cells),
    )


def _chain_verity(speaker: Speaker, step: Step) -> Iterator[str]:
    choice = mark_of(step, Role.PIVOT)
    yield _choice(speaker, choice.cells, choice.digits, step)
    paths = [nodes_of(path) for path in paths_of(step.links)]
    starts = {path[0] for path in paths}
    choices = [Node(digit, (cell,)) for cell in choice.cells for digit in choice.digits]
    paths += [[node] for node in choices if node not in starts]
    yield speaker.say("step.branches", branches=branches_of(speaker, paths))


def _chain_contradiction(speaker: Speaker, step: Step) -> Iterator[str]:
    yield _supposed(speaker, step)
    paths = [nodes_of(path) for path in paths_of(step.links)]
    yield speaker.say("step.then", branches=branches_of(speaker, paths))
    choice = mark_of(step, Role.PIVOT)
    yield _dead_end(speaker, choice.cells, choice.digits, houses_of(step, Role.HOUSE))


def branches_of(speaker: Speaker, paths: Sequence[Sequence[Node]]) -> str:
    """All branches; those that differ in the first or in the last cell only are one."""
    merged = _merged(_merged(paths, 0), -1)
    return "; ".join(written_out(speaker, path, first_true=True) for path in merged)


def _merged(paths: Sequence[Sequence[Node]], place: int) -> list[list[Node]]:
    """Paths that differ only in the cells at one place as one path."""
    found: dict[tuple[Node, ...], list[Node]] = {}
    for path in paths:
        blank = list(path)
        blank[place] = Node(path[place].digit, ())
        same = found.setdefault(tuple(blank), blank)
        same[place] = Node(same[place].digit, (*same[place].cells, *path[place].cells))
    return list(found.values())


def _supposed(speaker: Speaker, step: Step) -> str:
    cell, digit = step.eliminations[0]
    return speaker.say("step.suppose", cell=speaker.cell(cell), digit=speaker.digit(digit))


def _dead_end(
    speaker: Speaker, cells: Sequence[int], digits: Sequence[int], houses: Sequence[int]
) -> str:
    if houses:
        house, digit = speaker.houses(*houses), speaker.digit(digits[0])
        return speaker.say("step.no_place", house=house, digit=digit)
    return speaker.say("step.no_candidate", cell=speaker.cell(cells[0]))


def _net_contradiction(speaker: Speaker, step: Step) -> Iterator[str]:
    way, end = step.marks[1:-1], step.marks[-1]
    yield _supposed(speaker, step)
    if way:
        claims = [_claim(speaker, mark) for mark in way]
        yield speaker.say("step.singles", claims=speaker.joined(claims))
    houses = () if end.house is None else (end.house,)
    yield _dead_end(speaker, end.cells, end.digits, houses)


def _net_verity(speaker: Speaker, step: Step) -> Iterator[str]:
    starts = marks_of(step, Role.PIVOT)
    cells = sorted({mark.cells[0] for mark in starts})
    digits = sorted({mark.digits[0] for mark in starts})
    yield _choice(speaker, cells, digits, step)
    yield speaker.say("step.branches", branches="; ".join(_net_branches(speaker, step)))


def _net_branches(speaker: Speaker, step: Step) -> list[str]:
    """What each start leads to; starts that lead to the same are one."""
    starts_of: dict[tuple[int, str], list[int]] = {}
    for start, *rest in _net_paths(step):
        claims = ", ".join(_claim(speaker, mark) for mark in rest)
        starts_of.setdefault((start.digits[0], claims), []).extend(start.cells)
    return [
        " → ".join(filter(None, [speaker.claim(digit, cells), claims]))
        for (digit, claims), cells in starts_of.items()
    ]


def _net_paths(step: Step) -> list[list[Mark]]:
    paths: list[list[Mark]] = []
    for mark in step.marks:
        if mark.role is Role.PIVOT:
            paths.append([])
        if mark.role in (Role.PIVOT, Role.PATTERN):
            paths[-1].append(mark)
    return paths


def _claim(speaker: Speaker, mark: Mark) -> str:
    return speaker.claim(mark.digits[0], mark.cells)


def _template(speaker: Speaker, step: Step) -> Iterator[str]:
    digit = mark_of(step, Role.PATTERN).digits[0]
    yield speaker.say(f"step.{step.technique}", digit=speaker.digit(digit))


SENTENCES: dict[str, Sentences] = {
    "forcing_chain_verity": _chain_verity,
    "forcing_chain_contradiction": _chain_contradiction,
    "forcing_net_verity": _net_verity,
    "forcing_net_contradiction": _net_contradiction,
    "template_set": _template,
    "template_delete": _template,
}
