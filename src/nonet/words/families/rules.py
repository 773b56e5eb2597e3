"""Sentences about what rules of any kind rule out: the rule, what counts there, what follows."""

from collections.abc import Iterator, Sequence

from nonet.core.masks import digits_in
from nonet.logic.step import Mark, Role, Step
from nonet.rules.telling import rule_meaning
from nonet.words.families.balances import find_balance, told_balance
from nonet.words.families.pattern import (
    Sentences,
    cells_of,
    digits_gone,
    houses_of,
    mark_of,
    marks_of,
)
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
    """Which rule: its kind, the label that is drawn with it, and its cells."""
    rule = speaker.layout.rules[mark.rule or 0]
    name = speaker.rule(rule)
    if rule.label:
        kind = name
        name = Phrase(lambda form: f"{format(kind, form)} {rule.label}")
    if not mark.cells:
        return name
    short = speaker.short or len(mark.cells) > _MOST_LISTED
    cells = cell_names(speaker.language, speaker.layout, mark.cells, short=short)
    return Phrase(lambda form: speaker.say("step.rule_at", rule=format(name, form), cells=cells))


def _facts(speaker: Speaker, step: Step) -> Iterator[str]:
    """The digits and candidates of other cells that count, those of a sort in one sentence."""
    by_sort: dict[str, list[str]] = {"is": [], "one_of": [], "none_of": []}
    for mark in marks_of(step, Role.PATTERN):
        sort, digits = _fact(mark, speaker.layout.size)
        key = f"step.fact.{sort}_more" if by_sort[sort] else f"step.fact.{sort}"
        fact = speaker.say(key, cell=speaker.cell(mark.cells[0]), digits=speaker.digits(digits))
        by_sort[sort].append(fact)
    for facts in filter(None, by_sort.values()):
        yield speaker.say("step.rule_facts", facts=speaker.joined(facts))


def _fact(mark: Mark, size: int) -> tuple[str, Sequence[int]]:
    """What is shorter to say: the digits that a cell can have, or those that it cannot."""
    if len(mark.digits) == 1:
        return "is", mark.digits
    if 2 * len(mark.digits) <= size + 1:
        return "one_of", mark.digits
    return "none_of", sorted(set(digits_in((1 << size) - 1)) - set(mark.digits))


def _supposed(speaker: Speaker, step: Step) -> str:
    """Suppose that one of the candidates that the step removes were right."""
    cells = tuple(dict.fromkeys(cell for cell, _ in step.eliminations))
    digits = digits_gone(step)
    key = "step.supposed" if 1 in (len(cells), len(digits)) else "step.supposed_any"
    return speaker.say(key, cells=speaker.cells(cells), digits=speaker.digits(digits))


def _alone(key: str = "") -> Sentences:
    def sentences(speaker: Speaker, step: Step) -> Iterator[str]:
        yield from told_rules(speaker, marks_of(step, Role.RULE))
        yield from _places(speaker, step)
        yield from _facts(speaker, step)
        if key:
            yield speaker.say(key, supposed=_supposed(speaker, step))

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
            most = speaker.layout.size - len(cells) + place
            key = "step.thermometer_cell" if place < most else "step.thermometer_only"
            yield speaker.say(
                key, cell=speaker.cell(cell), place=place, count=len(cells), most=most
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
    balance = find_balance(speaker.layout, step, total)
    if balance:
        yield told_balance(speaker, balance)
    else:
        left = cells_of(step, Role.OUTSIDE)
        yield speaker.say("step.rule_balance", cells=speaker.cells(left), count=len(left))
    yield from _facts(speaker, step)


def _with_house(speaker: Speaker, step: Step) -> Iterator[str]:
    yield from told_rules(speaker, marks_of(step, Role.RULE))
    house = mark_of(step, Role.HOUSE)
    yield speaker.say(
        "step.rule_and_house",
        supposed=_supposed(speaker, step),
        digit=speaker.digits(house.digits),
        house=speaker.houses(*houses_of(step, Role.HOUSE)),
    )


def _with_other(speaker: Speaker, step: Step) -> Iterator[str]:
    yield from told_rules(speaker, marks_of(step, Role.RULE))
    yield speaker.say("step.rule_and_rule", supposed=_supposed(speaker, step))


SENTENCES: dict[str, Sentences] = {
    "rule_limits": _alone(),
    "rule_candidates": _alone(),
    "rule_combinations": _alone("step.rule_combinations"),
    "rule_forced_digit": _forced,
    "rule_balance": _balance,
    "rule_and_house": _with_house,
    "rule_and_rule": _with_other,
}
