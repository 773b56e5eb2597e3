"""Sentences about what rules of any kind rule out: the rule, what counts there, what follows."""

from collections.abc import Iterator

from nonet.core.masks import digits_in
from nonet.logic.step import Mark, Role, Step
from nonet.rules.telling import rule_meaning
from nonet.words.families.pattern import Sentences, houses_of, mark_of, marks_of
from nonet.words.names import cell_names
from nonet.words.speaker import Phrase, Speaker

_MOST_LISTED = 4
"""More cells of a rule are drawn together."""


def told_rules(speaker: Speaker, marks: list[Mark]) -> Iterator[str]:
    """Each rule with its cells and what it says; several of one kind say it once."""
    said: set[str] = set()
    for mark in marks:
        rule = speaker.layout.rules[mark.rule or 0]
        meaning = rule_meaning(speaker.language, rule)
        named = named_rule(speaker, mark)
        key = "step.rule_again" if meaning in said else "step.rule"
        said.add(meaning)
        yield speaker.say(key, rule=named, meaning=meaning)


def named_rule(speaker: Speaker, mark: Mark) -> Phrase:
    """Which rule: its kind and its cells."""
    name = speaker.rule(speaker.layout.rules[mark.rule or 0])
    if not mark.cells:
        return name
    short = speaker.short or len(mark.cells) > _MOST_LISTED
    cells = cell_names(speaker.language, speaker.layout, mark.cells, short=short)
    return Phrase(lambda form: speaker.say("step.rule_at", rule=format(name, form), cells=cells))


def _facts(speaker: Speaker, step: Step) -> Iterator[str]:
    """The digits and candidates of other cells that count."""
    facts = [_fact(speaker, mark) for mark in marks_of(step, Role.PATTERN)]
    if facts:
        yield speaker.say("step.rule_facts", facts=speaker.joined(facts))


def _fact(speaker: Speaker, mark: Mark) -> str:
    cell, size = speaker.cell(mark.cells[0]), speaker.layout.size
    if len(mark.digits) == 1:
        return speaker.say("step.fact.is", cell=cell, digits=speaker.digits(mark.digits))
    if 2 * len(mark.digits) <= size + 1:
        return speaker.say("step.fact.one_of", cell=cell, digits=speaker.digits(mark.digits))
    others = set(digits_in((1 << size) - 1)) - set(mark.digits)
    return speaker.say("step.fact.none_of", cell=cell, digits=speaker.digits(sorted(others)))


def _alone(key: str = "") -> Sentences:
    def sentences(speaker: Speaker, step: Step) -> Iterator[str]:
        yield from told_rules(speaker, marks_of(step, Role.RULE))
        yield from _places(speaker, step)
        yield from _facts(speaker, step)
        if key:
            yield speaker.say(key)

    return sentences


def _places(speaker: Speaker, step: Step) -> Iterator[str]:
    """On thermometers: which cell of the line it is, as that alone says much."""
    number = mark_of(step, Role.RULE).rule or 0
    rule = speaker.layout.rules[number]
    if rule.kind != "thermometer" or rule.wording != rule.kind:
        return
    cells, changed = rule.all_cells, {cell for cell, _ in step.eliminations}
    for place, cell in enumerate(cells, 1):
        if cell in changed:
            yield speaker.say(
                "step.thermometer_cell", cell=speaker.cell(cell), place=place, count=len(cells)
            )
            return


def _forced(speaker: Speaker, step: Step) -> Iterator[str]:
    yield from told_rules(speaker, marks_of(step, Role.RULE))
    places = mark_of(step, Role.PATTERN)
    yield speaker.say(
        "step.rule_forced_digit",
        digit=speaker.digits(places.digits),
        cells=speaker.cells(places.cells),
        count=len(places.cells),
    )


def _balance(speaker: Speaker, step: Step) -> Iterator[str]:
    size, houses = speaker.layout.size, houses_of(step, Role.HOUSE)
    total = len(houses) * size * (size + 1) // 2
    yield speaker.say("step.area", houses=speaker.houses(*houses), total=total)
    yield from told_rules(speaker, marks_of(step, Role.RULE))
    left = mark_of(step, Role.OUTSIDE)
    yield speaker.say("step.rule_balance", cells=speaker.cells(left.cells), count=len(left.cells))
    yield from _facts(speaker, step)


def _with_house(speaker: Speaker, step: Step) -> Iterator[str]:
    yield from told_rules(speaker, marks_of(step, Role.RULE))
    house = mark_of(step, Role.HOUSE)
    yield speaker.say(
        "step.rule_and_house",
        count=len(step.eliminations),
        digit=speaker.digits(house.digits),
        house=speaker.houses(*houses_of(step, Role.HOUSE)),
    )


def _with_other(speaker: Speaker, step: Step) -> Iterator[str]:
    yield from told_rules(speaker, marks_of(step, Role.RULE))
    yield speaker.say("step.rule_and_rule", count=len(step.eliminations))


SENTENCES: dict[str, Sentences] = {
    "rule_limits": _alone(),
    "rule_candidates": _alone(),
    "rule_combinations": _alone("step.rule_combinations"),
    "rule_forced_digit": _forced,
    "rule_balance": _balance,
    "rule_and_house": _with_house,
    "rule_and_rule": _with_other,
}
