"""Sentences about forcing chains and nets, which try candidates, and about templates."""

from collections.abc import Iterator, Sequence
from itertools import count

from nonet.logic.step import Mark, Node, Role, Step
from nonet.logic.trail import net_branches, net_placements, paths_of
from nonet.words.families.chains import lines_of, written_out
from nonet.words.families.pattern import Sentences, houses_of, mark_of, marks_of
from nonet.words.families.rules import named_rule
from nonet.words.speaker import Speaker


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
    starts = {path[0].start for path in paths_of(step.links)}
    choices = [Node(digit, (cell,)) for cell in choice.cells for digit in choice.digits]
    done = [speaker.claim(node.digit, node.cells) for node in choices if node not in starts]
    branches = written_out(speaker, step.links) + "".join(f"• {claim}\n" for claim in done)
    yield speaker.say("step.branches", branches=branches)


def _chain_contradiction(speaker: Speaker, step: Step) -> Iterator[str]:
    yield _supposed(speaker, step)
    yield speaker.say("step.then", branches=written_out(speaker, step.links))
    choice = mark_of(step, Role.PIVOT)
    yield _dead_end(speaker, choice.cells, choice.digits, houses_of(step, Role.HOUSE))


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
    end = step.marks[-1]
    yield _supposed(speaker, step)
    if way := net_placements(step):
        lines = (f"{number}. {_claim(speaker, mark)}" for number, mark in enumerate(way, 1))
        yield speaker.say("step.singles", claims=lines_of(lines))
    yield from _rules(speaker, step)
    if end.rule is not None:
        yield speaker.say("step.no_way", rule=named_rule(speaker, end))
        return
    houses = () if end.house is None else (end.house,)
    yield _dead_end(speaker, end.cells, end.digits, houses)


def _rules(speaker: Speaker, step: Step) -> Iterator[str]:
    """The rules without which it would not follow."""
    marks = [mark for mark in step.marks if mark.role is Role.RULE]
    names = dict.fromkeys(format(named_rule(speaker, mark)) for mark in marks)
    if names:
        yield speaker.say("step.net_rules", rules=speaker.joined(names))


def _net_verity(speaker: Speaker, step: Step) -> Iterator[str]:
    starts = marks_of(step, Role.PIVOT)
    cells = sorted({mark.cells[0] for mark in starts})
    digits = sorted({mark.digits[0] for mark in starts})
    yield _choice(speaker, cells, digits, step)
    yield speaker.say("step.branches", branches=lines_of(_net_lines(speaker, step)))
    yield from _rules(speaker, step)
    claims = [speaker.claim(digit, [cell]) for cell, digit in step.placements]
    claims += [speaker.claim(digit, [cell], is_true=False) for cell, digit in step.eliminations]
    yield speaker.say("step.in_each_case", claims=speaker.joined(claims))


def _net_lines(speaker: Speaker, step: Step) -> Iterator[str]:
    """Each start, and what it leads to; the numbers go on from branch to branch."""
    numbers = count(1)
    for start, *rest in net_branches(step):
        yield f"• {_claim(speaker, start)}"
        for mark in rest:
            yield f"{next(numbers)}. {_claim(speaker, mark)}"


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
